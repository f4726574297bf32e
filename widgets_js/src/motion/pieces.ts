/** How pieces of nobody's go from place to place, and a figure that was thrown for flies to where it lands. */

import type { Store } from "../state/store.ts";
import { elementOf, elementsOf } from "../target.ts";
import type { View } from "../wire/view.ts";
import { news } from "./news.ts";
import { play } from "./play.ts";

/** Where each piece was on the screen, by its key. */
export type Places = Map<string, DOMRect>;

export const places = (root: HTMLElement, kind: "piece" | "neutral"): Places =>
  new Map([...elementsOf(root, kind)].map(([key, node]) => [key, node.getBoundingClientRect()]));

/** From (x, y) px away to where it is; elements within a scaled picture move in its units. */
function glide(root: HTMLElement, node: Element, x: number, y: number, lift: number): void {
  const scale = (node as SVGGraphicsElement).getScreenCTM?.()?.a || 1;
  const frames = [
    { translate: `${x / scale}px ${y / scale}px` },
    { translate: `${x / scale / 2}px ${(y / 2 - lift) / scale}px` },
    { translate: "0 0" },
  ];
  play(root, node, frames, { duration: Math.min(900, 250 + Math.hypot(x, y) * 1.5), easing: "ease-in-out" });
}

export function slidePieces(store: Store, was: Places, old: View, view: View): void {
  const { root, viewport } = store;
  for (const [key, node] of elementsOf(root, "neutral")) {
    const before = was.get(key);
    const at = (of: View) =>
      of.neutral
        .find((n) => n[0] === key)
        ?.slice(2)
        .join();
    if (!before || at(old) === at(view)) continue;
    // to ask where it is makes the browser lay out the board: not for a piece that stays
    const now = node.getBoundingClientRect();
    glide(root, node, before.x - now.x, before.y - now.y, 0);
  }
  if (!view.throw) return;
  const [x0, y0, x1, y1] = view.throw;
  const landed = news(old, view).figures.find((f) => f[3] === x1 && f[4] === y1);
  const node = landed && elementOf(root, "figure", landed[0]);
  if (node) glide(root, node, (x0 - x1) * viewport.camera.z, (y0 - y1) * viewport.camera.z, viewport.camera.z / 2);
}
