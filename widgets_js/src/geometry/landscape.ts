/** What of a landscape there is to see: its bounds, the squares that are asked for, and those beyond a side. */
import type { Cell } from "../wire/types.ts";
import type { View } from "../wire/view.ts";
import { type Bounds, boundsOf, type Camera, hidden, type Rect, type Size } from "./camera.ts";
import { indexOf } from "./index.ts";

export type Side = "left" | "right" | "up" | "down";

/** The squares where the tile in hand may go. */
export const legalSquares = (view: View | null): Cell[] =>
  view ? [...indexOf(view).legal.values()].map(({ cell }) => cell) : [];

/** All that a camera may have to show. */
export function landscape(view: View | null): Bounds {
  if (!view) return boundsOf([]);
  const cells: Cell[] = view.tiles.map(([x, y]): Cell => [x, y]).concat(legalSquares(view));
  // room around the landscape, where tiles are laid by hand
  if (view.desk?.kind === "position") for (const [x, y] of view.tiles) cells.push([x - 1, y - 1], [x + 1, y + 1]);
  // the square that a lesson speaks of
  for (const [x, y] of view.lesson?.light ?? []) cells.push([x, y]);
  if (view.lesson) for (const [x, y, , u, v] of view.chalk) cells.push([x, y], [u, v]);
  // a square above and below: the tools in the corners must not hide a letter
  for (const [x, y] of view.lesson?.marks ?? []) cells.push([x, y - 1], [x, y + 1]);
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
