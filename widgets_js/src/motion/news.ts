/** What is on a board that was not on it in the view before. */
import { cellKey } from "../geometry/index.ts";
import type { View } from "../wire/view.ts";

export function news(old: View, view: View) {
  const had = new Set(old.tiles.map(([x, y]) => cellKey(x, y)));
  const stood = new Set(old.figures.map(([key]) => key));
  const newest = Math.max(...old.log.map(({ id }) => id), 0);
  return {
    tiles: view.tiles.filter(([x, y]) => !had.has(cellKey(x, y))),
    figures: view.figures.filter(([key]) => !stood.has(key)),
    scored: view.log.filter(({ id, points }) => id > newest && points),
  };
}
