/** The tile to be placed: how it is turned, where it is previewed, where it has been sent. */
import type { Legal } from "../geometry/index.ts";
import { fitTurn, nextTurn, spinTo } from "../geometry/turn.ts";
import type { Cell } from "../wire/types.ts";
import type { Tile } from "../wire/view.ts";

export interface Placing {
  turn: number;
  /** The same turn, counted on without jumps, so that a turning tile never spins back. */
  spin: number;
  ghost: { cell: Cell; turn: number } | null;
  /** The tile just placed, while the kernel has not answered. */
  sent: Tile | null;
}
export const UNPLACED: Placing = { turn: 0, spin: 0, ghost: null, sent: null };

/** Previewed on a legal cell, turned so that it fits. */
export function previewed(placing: Placing, { cell, turns }: Legal): Placing {
  const turn = fitTurn(turns, placing.turn);
  return { ...placing, ghost: { cell, turn }, spin: spinTo(placing.spin, turn) };
}

/** Turned: through the turns that fit where it is previewed, else freely and off the board. */
export function turned({ turn, spin, ghost, sent }: Placing, step: 1 | -1, legal: Legal | undefined): Placing {
  const next = ghost && legal ? nextTurn(legal.turns, ghost.turn, step) : (turn + step + 4) % 4;
  return { turn: next, spin: spinTo(spin, next), ghost: ghost && legal ? { ...ghost, turn: next } : null, sent };
}

export const withdrawn = (placing: Placing): Placing => ({ ...placing, ghost: null });
