/** Whole towers on tile corners: where a wall ends that no neighbour carries on, and all four tiles are laid. */
import type { Cell } from "../wire/types.ts";
import type { Sheet, Tile } from "../wire/view.ts";
import { cellKey } from "./index.ts";
import { turnPoint } from "./turn.ts";

export function loneCorners(tiles: readonly Tile[], sheet: Sheet, has: (key: string) => boolean): Cell[] {
  const ends = new Map<string, { corner: Cell; n: number }>();
  for (const [x, y, id, turn] of tiles)
    for (const end of sheet.designs[id]?.ends ?? []) {
      const [u, v] = turnPoint(end, turn);
      const [bx, by] = [x + u / 100, y + v / 100];
      const key = `${bx.toFixed(3)},${by.toFixed(3)}`;
      const seen = ends.get(key) ?? { corner: [Math.round(bx), Math.round(by)] as Cell, n: 0 };
      seen.n += 1;
      ends.set(key, seen);
    }
  const corners = new Map<string, Cell>();
  for (const { corner, n } of ends.values()) {
    const [x, y] = corner;
    const full = [0, 1, 2, 3].every((k) => has(cellKey(x - (k & 1), y - (k >> 1))));
    if (n === 1 && full) corners.set(cellKey(x, y), corner);
  }
  return [...corners.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}
