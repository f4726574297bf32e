/** Where things stand on the board, in board units (100 a tile). */
import type { BoardIndex } from "../geometry/index.ts";
import { cellKey } from "../geometry/index.ts";
import { turnPoint } from "../geometry/turn.ts";
import type { Segment, Spot } from "../wire/types.ts";
import type { Sheet, Tile } from "../wire/view.ts";

export interface Found {
  tile: Tile;
  segment: Segment;
}

export function find(index: BoardIndex, sheet: Sheet, [x, y, s]: Spot): Found | null {
  const tile = index.at.get(cellKey(x, y));
  const segment = tile && sheet.designs[tile[2]]?.segments[s];
  return tile && segment ? { tile, segment } : null;
}

/** A segment's anchor as laid. */
export function anchorOf({ tile, segment }: Found): [number, number] {
  const [u, v] = turnPoint(segment.anchor ?? [50, 50], tile[3]);
  return [tile[0] * 100 + u, tile[1] * 100 + v];
}

/** The transform that lays a shape of the unturned tile where the tile lies. */
export const laid = (tile: Tile): string =>
  `translate(${tile[0] * 100} ${tile[1] * 100}) rotate(${tile[3] * 90} 50 50)`;
