/** What an editor's reader has in hand and has opened: never synced, replaced whole. */
import { nextTurn, spinTo } from "../geometry/turn.ts";
import type { Cell, Spot } from "../wire/types.ts";
import type { View } from "../wire/view.ts";

export type DeskTab = "tiles" | "people" | "game" | "share";
/** What of the step that is open is shown. */
export type PageTab = "text" | "moves" | "light" | "question" | "share";
/** A tile or a figure, out of the box or (`from`) from where it lies; a figure without a seat is nobody's. */
export type Held = { tile: string; from?: Cell } | { seat: string; kind: string; from?: Spot };
export interface Square {
  cell: Cell;
  turns: number[];
}
export interface Editing {
  tab: DeskTab;
  held: Held | null;
  /** Quarter turns of the tile in hand, counted on, so that a turning tile never spins back. */
  turn: number;
  /** Where what is in hand can go: squares for a tile, segments for a figure. */
  squares: Square[];
  spots: Spot[];
  /** What the tile in hand shows in each of its turns, in words. */
  looks: string[];
  /** Where it would go now; segment -1 for a tile. */
  at: Spot | null;
  /** The laid tile that is chosen, to be turned or taken. */
  chosen: Cell | null;
  /** What was tried last, and is refused there. */
  tried: Cell | null;
  find: string;
  page: PageTab;
  /** The box of the recorder is open. */
  box: boolean;
}
export const NOT_HELD = { held: null, turn: 0, squares: [], spots: [], looks: [], at: null };
export const FRESH: Editing = {
  tab: "tiles",
  ...NOT_HELD,
  chosen: null,
  tried: null,
  find: "",
  page: "text",
  box: false,
};

/** The board is another one: what was in hand lies there now. */
export function afterEdit(editor: Editing, old: View | null, view: View): Editing {
  if (!view.desk) return editor === FRESH ? editor : FRESH;
  const lie = (of: View | null) => JSON.stringify([of?.tiles, of?.figures, of?.neutral, of?.desk?.coming]);
  if (lie(old) === lie(view)) return editor;
  const { chosen } = editor;
  const kept = chosen && view.tiles.some(([x, y]) => x === chosen[0] && y === chosen[1]);
  return { ...editor, ...NOT_HELD, chosen: kept ? chosen : null };
}

/** The square there, if what is in hand fits it. */
export const squareAt = ({ squares }: Editing, at: Spot | null): Square | undefined =>
  squares.find(({ cell }) => cell[0] === at?.[0] && cell[1] === at[1]);

/** The turn in which the tile in hand would lie on a square: as it is held, if that fits. */
export function turnAt(editor: Editing, at: Spot | null): number {
  const turns = squareAt(editor, at)?.turns;
  const turn = editor.turn & 3;
  return !turns || turns.includes(turn) ? turn : turns[0]!;
}

/** Turned on: through the turns that fit where it would go, else freely. */
export const turnedOn = (editor: Editing, step: 1 | -1): number =>
  spinTo(editor.turn, nextTurn(squareAt(editor, editor.at)?.turns ?? [0, 1, 2, 3], turnAt(editor, editor.at), step));
