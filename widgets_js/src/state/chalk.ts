/** What is drawn on the board by hand: the tool, the stroke under way, and what the kernel has not confirmed yet. */
import type { Cell, Spot, StrokeRow } from "../wire/types.ts";
import type { View } from "../wire/view.ts";
import type { Say } from "./words.ts";

export type Colour = StrokeRow[5];
/** The first is what draws where nothing else is said. */
export const COLOURS: readonly Colour[] = ["yellow", "red", "blue", "green"];

export interface Chalk {
  /** The tool is taken up: the board is drawn on, by finger and keys too. */
  on: boolean;
  colour: Colour;
  /** The stroke that is being drawn. */
  stroke: StrokeRow | null;
  /** Where the keys are, and where the arrow that they draw begins. */
  at: Cell | null;
  from: Cell | null;
  /** All that is drawn since something was drawn here, until the kernel has sent the same. */
  sent: StrokeRow[] | null;
}
export const NO_CHALK: Chalk = { on: false, colour: "yellow", stroke: null, at: null, from: null, sent: null };

export const arrowOf = (from: Cell, to: Cell, colour: Colour): StrokeRow => [...from, -1, ...to, colour];
export const ringOf = (cell: Cell, colour: Colour): StrokeRow => arrowOf(cell, cell, colour);
export const tintOf = ([x, y, segment]: Spot, colour: Colour): StrokeRow => [x, y, segment, x, y, colour];
export const isArrow = ([x, y, , to_x, to_y]: StrokeRow): boolean => x !== to_x || y !== to_y;

/** A stroke in words. */
export function told(stroke: StrokeRow, say: Say): string {
  const [x, y, , to_x, to_y, colour] = stroke;
  const to = isArrow(stroke) ? ` → ${to_x}, ${to_y}` : "";
  return `${say(to ? "draw-arrow" : "draw-mark")} ${x}, ${y}${to}, ${say(`draw-${colour}`)}`;
}

/** What is drawn on the position. */
export const drawn = (chalk: Chalk, view: View): StrokeRow[] => chalk.sent ?? view.chalk;

/** With another position what was drawn on the one before goes; a view of the same one confirms it. */
export function withView(chalk: Chalk, view: View, same: boolean): Chalk {
  const confirmed = !same || JSON.stringify(chalk.sent) === JSON.stringify(view.chalk);
  return {
    ...chalk,
    sent: confirmed ? null : chalk.sent,
    stroke: same ? chalk.stroke : null,
    from: same ? chalk.from : null,
  };
}
