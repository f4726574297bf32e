/** Look-ups made once per view: tiles by cell, the extent of each feature, the legal cells of the question asked. */
import type { Cell, Spot } from "../wire/types.ts";
import type { Prompt, Tile, View } from "../wire/view.ts";

export const cellKey = (x: number, y: number): string => `${x},${y}`;

/** The square that a point of the board lies in. */
export const cellOf = ([x, y]: readonly [number, number]): Cell => [Math.floor(x), Math.floor(y)];

export interface Legal {
  cell: Cell;
  turns: number[];
  ids: Map<number, string>;
}
export interface BoardIndex {
  at: Map<string, Tile>;
  extents: Map<string | number, Spot[]>;
  legal: Map<string, Legal>;
}

function legalCells(prompt: Prompt | null): Map<string, Legal> {
  const cells = new Map<string, Legal>();
  if (prompt?.kind !== "place") return cells;
  for (const option of prompt.options) {
    if (!option.cell) continue;
    const key = cellKey(option.cell[0], option.cell[1]);
    const legal: Legal = cells.get(key) ?? { cell: option.cell, turns: [], ids: new Map() };
    const turn = option.turn ?? 0;
    legal.turns.push(turn);
    legal.ids.set(turn, option.id);
    cells.set(key, legal);
  }
  return cells;
}

function build(view: View): BoardIndex {
  const at = new Map<string, Tile>();
  const extents: BoardIndex["extents"] = new Map();
  for (const tile of view.tiles) {
    at.set(cellKey(tile[0], tile[1]), tile);
    tile[4].forEach((feature, segment) => {
      const spots = extents.get(feature) ?? [];
      spots.push([tile[0], tile[1], segment]);
      extents.set(feature, spots);
    });
  }
  return { at, extents, legal: view.playable ? legalCells(view.prompt) : new Map() };
}

const cache = new WeakMap<View, BoardIndex>();
export function indexOf(view: View): BoardIndex {
  const known = cache.get(view) ?? build(view);
  cache.set(view, known);
  return known;
}

/** All segments of the feature that the spot belongs to; the spot alone if the view names no feature there. */
export function extentOf(index: BoardIndex, [x, y, segment]: Spot): Spot[] {
  const feature = index.at.get(cellKey(x, y))?.[4][segment];
  return (feature === undefined ? undefined : index.extents.get(feature)) ?? [[x, y, segment]];
}
