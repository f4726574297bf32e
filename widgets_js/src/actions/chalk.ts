/** Drawing on the board: a stroke drawn again goes, in another colour it takes that; all of it is sent at once. */

import { cellKey, extentOf, indexOf } from "../geometry/index.ts";
import { arrowOf, type Colour, drawn, told } from "../state/chalk.ts";
import { NOT_HELD } from "../state/editor.ts";
import { withdrawn } from "../state/placing.ts";
import { NO_HOVER } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Cell, StrokeRow } from "../wire/types.ts";
import type { View } from "../wire/view.ts";

/** Whether two strokes are about the same: a feature is the same by any of its segments. */
function alike(view: View, a: StrokeRow, b: StrokeRow): boolean {
  if (a[2] < 0 || b[2] < 0) return a.slice(0, 5).join() === b.slice(0, 5).join();
  const [one, other] = [a, b].map(([x, y, segment]) => extentOf(indexOf(view), [x, y, segment])[0]!.join());
  return one === other;
}

function send(store: Store, chalk: StrokeRow[], text: string): void {
  const { view, state } = store;
  if (!view) return;
  const sent = { ...state.chalk, stroke: null, from: null, sent: chalk };
  store.set({ chalk: sent, announcement: { ...state.announcement, text } });
  // the picture does not wait for the kernel, and nothing else does
  store.sender.tell({ do: "chalk", chalk }, () => store.change("chalk", { sent: null }));
}

/** Draws a stroke, or takes it away where it is drawn already. */
export function draw(store: Store, stroke: StrokeRow): void {
  const { view, state, say } = store;
  if (!view) return;
  const all = drawn(state.chalk, view);
  const there = all.find((one) => alike(view, one, stroke));
  const rest = all.filter((one) => one !== there);
  if (there?.[5] === stroke[5]) send(store, rest, `${told(stroke, say)}: ${say("draw-gone")}`);
  else send(store, [...rest, stroke], told(stroke, say));
}

/** Takes all of it away; false where nothing is drawn. */
export function wipe(store: Store): boolean {
  const { view, state, say } = store;
  if (!view || !drawn(state.chalk, view).length) return false;
  send(store, [], say("draw-gone"));
  return true;
}

/** The same by the way, on a board of one's own: in a lesson or a record it might have been drawn by somebody else. */
export function wipeOwn(store: Store): boolean {
  const { lesson, timeline, desk } = store.view ?? {};
  return !lesson && !timeline && !desk && wipe(store);
}

/** Takes the tool up or puts it down. */
export function toggleTool(store: Store): void {
  const { chalk, placing, editor } = store.state;
  const { on } = chalk;
  store.change("chalk", { on: !on, stroke: null, at: null, from: null });
  if (!on) store.set({ menu: null, hover: NO_HOVER, placing: withdrawn(placing), editor: { ...editor, ...NOT_HELD } });
}

/** The cell that keys draw on: the one they are on, else that of the newest tile. */
export function keyCell(store: Store): Cell {
  const last = store.view?.tiles.at(-1);
  return store.state.chalk.at ?? store.state.placing.ghost?.cell ?? (last ? [last[0], last[1]] : [0, 0]);
}

/** A: begins an arrow, and ends it on another cell. */
export function keyArrow(store: Store, at: Cell, colour: Colour): void {
  const { from } = store.state.chalk;
  if (!from) store.change("chalk", { from: at });
  else if (cellKey(...from) === cellKey(...at)) store.change("chalk", { from: null });
  else draw(store, arrowOf(from, at, colour));
}
