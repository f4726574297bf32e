/** What of a landscape there is to see: its bounds, the squares that are asked for, and those beyond a side. */
import type { Cell } from "../wire/types.ts";
import type { Sheet, View } from "../wire/view.ts";
import { type Bounds, boundsOf, type Camera, hidden, type Rect, type Size } from "./camera.ts";
import { cellKey, indexOf } from "./index.ts";

export type Side = "left" | "right" | "up" | "down";

/** The squares where the tile in hand may go. */
export const legalSquares = (view: View | null): Cell[] =>
  view ? [...indexOf(view).legal.values()].map(({ cell }) => cell) : [];

/** Whether what is of this kind stands alone on a tile: it is lit with all that lies around. */
export const alone = (kind?: string): boolean => !!kind && !["city", "road", "field"].includes(kind);

/** All that a camera may have to show; what is lit around a tile is known with the sheet. */
export function landscape(view: View | null, sheet?: Sheet): Bounds {
  if (!view) return boundsOf([]);
  const cells: Cell[] = view.tiles.map(([x, y]): Cell => [x, y]).concat(legalSquares(view));
  // room around the landscape, where tiles are laid by hand
  if (view.desk?.kind === "position") for (const [x, y] of view.tiles) cells.push([x - 1, y - 1], [x + 1, y + 1]);
  // the square that a lesson speaks of
  for (const [x, y, segment] of view.lesson?.light ?? []) {
    const design = indexOf(view).at.get(cellKey(x, y))?.[2] ?? "";
    const by = alone(sheet?.designs[design]?.segments[segment]?.kind) ? 1 : 0;
    cells.push([x - by, y - by], [x + by, y + by]);
  }
  if (view.lesson) for (const [x, y, , u, v] of view.chalk) cells.push([x, y], [u, v]);
  for (const [x, y] of view.lesson?.marks ?? []) cells.push([x, y]);
  return boundsOf(cells);
}

/** Those of some cells that cannot be seen, by the side of the board where they lie. */
export function beyond(cam: Camera, cells: Cell[], size: Size, over: readonly Rect[]): Map<Side, Cell[]> {
  const found = new Map<Side, Cell[]>();
  const { x, y, z } = cam;
  const { w, h } = size;
  for (const cell of hidden(cam, cells, size, over)) {
    const [u, v] = [x + (cell[0] + 0.5) * z, y + (cell[1] + 0.5) * z];
    const far: [Side, number][] = [
      ["left", -u],
      ["right", u - w],
      ["up", -v],
      ["down", v - h],
    ];
    const [side] = far.reduce((a, b) => (b[1] > a[1] ? b : a));
    found.set(side, [...(found.get(side) ?? []), cell]);
  }
  return found;
}
