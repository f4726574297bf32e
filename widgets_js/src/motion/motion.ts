/** Plays what happened between two views. Nothing waits for it: every state is already drawn. */

import { seatClass } from "../art/pieces.tsx";
import type { Store } from "../state/store.ts";
import { elementOf } from "../target.ts";
import type { Spot } from "../wire/types.ts";
import type { View } from "../wire/view.ts";
import { calm } from "./calm.ts";
import { news } from "./news.ts";
import { painted } from "./painted.ts";
import { type Places, places, slidePieces } from "./pieces.ts";
import { finish, lasting, play } from "./play.ts";

export { finish };

/** So long features that have just scored are lit (ms). */
const FLASH = 900;

export interface Before {
  pieces: Places;
  /** Those that will be gone. */
  figures: Map<string, { seat: string; node: Element; box: DOMRect }>;
  neutral: Places;
  /** Whether the tile that comes lies already, for it was laid here. */
  laid: boolean;
}
/** Where things stand on the screen before the new view is drawn. */
export function before(store: Store, old: View, view: View): Before | null {
  const { root } = store;
  if (calm(root) || typeof Element.prototype.animate !== "function") return null;
  const figures: Before["figures"] = new Map();
  for (const [key, seat] of news(view, old).figures) {
    const node = elementOf(root, "figure", key);
    if (node) figures.set(key, { seat, node: node.cloneNode(true) as Element, box: node.getBoundingClientRect() });
  }
  return { pieces: places(root, "piece"), figures, neutral: places(root, "neutral"), laid: !!store.state.placing.sent };
}

export function animate(store: Store, was: Before, old: View, view: View): void {
  const { root } = store;
  finish(root);
  if (view.n < old.n) return;
  const come = news(old, view);
  if (come.tiles.length < 3 && !was.laid)
    for (const [x, y] of come.tiles) {
      const tile = elementOf(root, "tile", [x, y]);
      if (tile) play(root, tile, [{ scale: "1.04" }, { scale: "1" }], { duration: 160, easing: "ease-out" });
    }
  walkPieces(store, was, old, view);
  slidePieces(store, was.neutral, old, view);
  if (!view.throw && come.figures.length < 3) setDown(store, come.figures);
  flyHome(store, was);
  const scored = come.scored.filter(({ cells }) => cells.length);
  if (!view.final && scored.length) painted(() => store.view === view && celebrate(store, scored));
}

/** Score figures go along the track. */
export function walkPieces(store: Store, was: Pick<Before, "pieces">, old: View, view: View): void {
  const on = ({ track, lane }: View) => [...track, ...(lane?.figures ?? [])];
  for (const [seat, kind, total] of on(view)) {
    const from = on(old).find((t) => t[0] === seat && t[1] === kind)?.[2];
    const node = elementOf(store.root, "piece", `${seat} ${kind}`);
    const box = was.pieces.get(`${seat} ${kind}`);
    if (from === undefined || from === total || !node || !box) continue;
    const now = node.getBoundingClientRect();
    const frames = [{ translate: `${box.x - now.x}px ${box.y - now.y}px` }, { translate: "0 0" }];
    play(store.root, node, frames, { duration: Math.min(700, 40 * Math.abs(total - from)), easing: "ease-in-out" });
  }
}

/** A figure comes down to where it stands; one that was thrown for has flown there already. */
function setDown({ root }: Store, figures: View["figures"]): void {
  for (const [key] of figures) {
    const node = elementOf(root, "figure", key);
    const frames = [
      { translate: "0 -14px", scale: "1.25" },
      { translate: "0 0", scale: "1" },
    ];
    if (node) play(root, node, frames, { duration: 180, easing: "ease-in" });
  }
}

function flyHome(store: Store, was: Before): void {
  const { root } = store;
  for (const { seat, node, box } of was.figures.values()) {
    const home = elementOf(root, "home", seat)?.getBoundingClientRect();
    const board = root.querySelector(".cn-air");
    if (!home || !board || !box.width) continue;
    const at = board.getBoundingClientRect();
    const flyer = root.ownerDocument.createElementNS("http://www.w3.org/2000/svg", "svg");
    flyer.setAttribute("class", "cn-flyer");
    flyer.setAttribute("viewBox", "-14 -16 28 32");
    flyer.setAttribute("aria-hidden", "true");
    flyer.style.cssText = `left:${box.x - at.x}px;top:${box.y - at.y}px;width:${box.width}px;height:${box.height}px`;
    node.removeAttribute("transform");
    flyer.append(node);
    board.append(flyer);
    const to = `translate(${home.x - box.x}px,${home.y - box.y}px) scale(.6)`;
    play(
      root,
      flyer,
      [{ transform: "none" }, { transform: to, opacity: 0.4 }],
      { duration: 350, easing: "ease-in" },
      () => flyer.remove(),
    );
  }
}

function celebrate(store: Store, scored: View["log"]): void {
  const lit: Spot[] = scored.flatMap((e) => e.cells);
  store.set({ flash: lit });
  lasting(store.root, FLASH, () => store.set({ flash: [] }));
  const pins = store.root.querySelector(".cn-fx");
  const there = new Map<string, number>();
  for (const e of scored) {
    const [x, y] = e.cells[0]!;
    const nth = there.get(`${x},${y}`) ?? 0;
    there.set(`${x},${y}`, nth + 1);
    const plus = store.root.ownerDocument.createElement("b");
    plus.className = `cn-plus ${seatClass(e.seat ?? "")}`;
    plus.textContent = `+${e.points}`;
    plus.style.left = `${(x + 0.5) * store.viewport.camera.z}px`;
    plus.style.top = `${(y + 0.5) * store.viewport.camera.z + nth * 32}px`;
    pins?.append(plus);
    const frames = [
      { translate: "-50% -50%", scale: "0.7", opacity: 0 },
      { translate: "-50% -50%", scale: "1.15", opacity: 1, offset: 0.12 },
      { translate: "-50% calc(-50% - 24px)", scale: "1", opacity: 1, offset: 0.75 },
      { translate: "-50% calc(-50% - 36px)", scale: "1", opacity: 0 },
    ];
    play(store.root, plus, frames, { duration: 1500, easing: "ease-out" }, () => plus.remove());
  }
}
