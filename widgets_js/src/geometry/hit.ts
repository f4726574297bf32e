/** Which segment of which tile lies under a point of the board (in tiles). */
import type { Design, Spot } from "../wire/types.ts";
import type { Sheet } from "../wire/view.ts";
import { type BoardIndex, cellKey } from "./index.ts";
import { turnPoint } from "./turn.ts";

/** The segment index under a point of the unturned tile (0..100), or -1. */
export function segmentAt(design: Design | undefined, x: number, y: number): number {
  const row = design?.grid[Math.min(24, Math.max(0, Math.floor(y / 4)))];
  const letter = row?.[Math.min(24, Math.max(0, Math.floor(x / 4)))] ?? ".";
  return letter === "." ? -1 : Number.parseInt(letter, 36);
}

/** The spot under a board point; segment -1 where a tile has nothing there; null where no tile lies. */
export function spotAt(index: BoardIndex, sheet: Sheet, bx: number, by: number): Spot | null {
  const [x, y] = [Math.floor(bx), Math.floor(by)];
  const tile = index.at.get(cellKey(x, y));
  if (!tile) return null;
  const [u, v] = turnPoint([(bx - x) * 100, (by - y) * 100], -tile[3]);
  return [x, y, segmentAt(sheet.designs[tile[2]], u, v)];
}
