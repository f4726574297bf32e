/** Short sounds, made of a few oscillators: a tile laid, a figure put down, points, a feature completed. */
import type { View } from "../wire/view.ts";
import { news } from "./news.ts";

export type Heard = "tile" | "figure" | "points" | "closed";

/** What can be heard between two views: nothing of what is taken back, and little of what comes all at once. */
export function heard(old: View, view: View): Heard[] {
  if (view.n <= old.n || view.line !== old.line) return [];
  const { tiles, figures, scored } = news(old, view);
  const home = news(view, old).figures.length;
  const found: Heard[] = [];
  if (tiles.length) found.push("tile");
  if (figures.length) found.push("figure");
  if (scored.length && home) found.push("closed");
  if (scored.length) found.push("points");
  return found;
}

/** Pitch (Hz) from and to, when it begins and how long it lasts (s), how loud, and its colour. */
type Tone = [from: number, to: number, at: number, long: number, loud: number, wave: OscillatorType];
const TONES: Record<Heard, Tone[]> = {
  tile: [
    [190, 90, 0, 0.09, 0.5, "triangle"],
    [720, 300, 0, 0.03, 0.2, "square"],
  ],
  figure: [[950, 620, 0.03, 0.05, 0.25, "triangle"]],
  closed: [
    [110, 70, 0.1, 0.2, 0.5, "triangle"],
    [165, 110, 0.22, 0.25, 0.4, "triangle"],
  ],
  points: [
    [659, 659, 0.3, 0.16, 0.22, "sine"],
    [988, 988, 0.42, 0.3, 0.22, "sine"],
  ],
};

let context: AudioContext | null = null;
let last = Number.NEGATIVE_INFINITY;

/** Browsers give sound to a page once somebody has pressed something there. */
export function wake(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  void context.resume().catch(() => {});
  return context;
}

/** Lets be heard what happened between two views; once, on however many boards it is seen. */
export function sound(old: View, view: View): void {
  const now = performance.now();
  const all = heard(old, view);
  const out = all.length && now - last > 100 ? wake() : null;
  if (!out) return;
  last = now;
  for (const [from, to, at, long, loud, wave] of all.flatMap((name) => TONES[name])) {
    const [tone, gain] = [out.createOscillator(), out.createGain()];
    const begin = out.currentTime + at;
    tone.type = wave;
    tone.frequency.setValueAtTime(from, begin);
    tone.frequency.exponentialRampToValueAtTime(to, begin + long);
    gain.gain.setValueAtTime(loud * 0.4, begin);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + long);
    tone.connect(gain).connect(out.destination);
    tone.start(begin);
    tone.stop(begin + long);
  }
}
