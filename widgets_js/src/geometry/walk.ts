/** Where the arrow keys lead. */
import type { Cell } from "../wire/types.ts";

export type Way = [dx: number, dy: number];
export const WAYS: Record<string, Way> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest cell that way (sideways steps count double), or null. */
export function nextCell<T extends { cell: Cell }>(cells: Iterable<T>, from: Cell, [dx, dy]: Way): T | null {
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const item of cells) {
    const [ex, ey] = [item.cell[0] - from[0], item.cell[1] - from[1]];
    const ahead = ex * dx + ey * dy;
    const cost = ahead + 2 * Math.abs(ex * dy + ey * dx);
    if (ahead > 0 && cost < least) [best, least] = [item, cost];
  }
  return best;
}
