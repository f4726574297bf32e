/** Goes through the final scoring beat by beat; whoever wants to sees its end at once. */
import { calm } from "../motion/calm.ts";
import { before, walkPieces } from "../motion/motion.ts";
import { beatsOf, during, scores } from "../state/finale.ts";
import type { Store } from "../state/store.ts";
import type { View } from "../wire/view.ts";

/** The longest and the shortest beat, and the longest that all of them take, ms. */
const [LONG, SHORT, WHOLE] = [950, 300, 16_000];
/** How long the last beat stays before the winner is told, ms. */
const LAST = 1200;

/** The beat at which a new view begins: null shows the end at once. */
export function opening(store: Store, old: View | null, view: View): number | null {
  if (!view.final || !scores(view) || !old) return null;
  if (old.final) return old.n === view.n && old.line === view.line ? store.state.finale : null;
  // a jump along a record goes over it, and so does the way back to an end that was seen
  const timed = view.timeline ?? old.timeline;
  const jumped =
    old.line !== view.line ||
    !old.lesson !== !view.lesson ||
    (timed && view.timeline?.at !== (old.timeline?.at ?? -2) + 1);
  return jumped || calm(store.root) || !beatsOf(view.final).length ? null : 0;
}

/** Goes on with the beats; called when they begin. */
export function play(store: Store): void {
  const begun = store.view;
  const beats = begun?.final ? beatsOf(begun.final).length : 0;
  const pause = Math.max(SHORT, Math.min(LONG, WHOLE / Math.max(beats, 1)));
  const next = () => {
    const at = store.state.finale;
    const { view } = store; // another language, or something drawn, brings another view of the same end
    if (store.signal.aborted || !view || view.n !== begun?.n || view.line !== begun.line || at === null) return;
    if (at >= beats) return showEnd(store);
    const old = during(view, at);
    const now = during(view, at + 1);
    const was = before(store, old, now);
    store.set({ finale: at + 1 });
    store.paint();
    if (was) walkPieces(store, was, old, now);
    window.setTimeout(next, at + 1 < beats ? pause : LAST);
  };
  window.setTimeout(next, pause);
}

/** Shows the end; false when it is shown already. */
export function showEnd(store: Store): boolean {
  if (store.state.finale === null) return false;
  store.set({ finale: null });
  return true;
}
