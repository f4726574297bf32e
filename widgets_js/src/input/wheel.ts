/** The wheel: over the ghost it turns the tile, with Ctrl it zooms, else the page keeps it. */

import { turn } from "../actions/moves.ts";
import { cellOf } from "../geometry/index.ts";
import { modules } from "../modules.ts";
import type { Store } from "../state/store.ts";

/** A trackpad sends many small steps: one turn per this much (px). */
const STEP = 40;
let gathered = 0;
/** A page that scrolls carries squares under the pointer: until it has rested so long (ms), the wheel is the page's. */
const REST = 300;
let scrolled = Number.NEGATIVE_INFINITY;

/** Notes that the wheel turned outside the board. */
export function onScroll(root: Element, e: WheelEvent): void {
  if (!root.contains(e.target as Node)) scrolled = performance.now();
}

export function onWheel(store: Store, e: WheelEvent): void {
  if (!(e.target as Element).closest?.(".cn-board")) return;
  const [px, py] = store.viewport.within(e.clientX, e.clientY);
  if (e.ctrlKey || e.metaKey) {
    e.preventDefault();
    store.viewport.zoom(Math.exp(-e.deltaY / 300), px, py, false);
    return;
  }
  const { placing, editor } = store.state;
  const [x, y] = cellOf(store.viewport.at(e.clientX, e.clientY));
  const over = placing.ghost?.cell[0] === x && placing.ghost.cell[1] === y;
  if (!(over || editor.held) || performance.now() - scrolled <= REST) {
    scrolled = performance.now();
    return;
  }
  e.preventDefault();
  gathered += e.deltaY;
  if (Math.abs(gathered) < STEP) return;
  (editor.held ? modules.editor?.turnIt : turn)?.(store, gathered > 0 ? 1 : -1);
  gathered = 0;
}
