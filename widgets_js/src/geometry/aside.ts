/** Where something that lies over the board leaves most of what is to be pressed there. */

import { middleOf, type Rect, type Size, shared } from "./camera.ts";

/** How much more counts what has to be seen: of a square the middle, or where nothing may lie. */
export const MUCH = 1000;

/** The first of those that cost least. */
export function cheapest<T>(from: readonly T[], cost: (one: T) => number): T {
  const costs = from.map(cost);
  return from[costs.indexOf(Math.min(...costs))]!;
}

/** The first of some places that covers least of the squares, of their middles above all, and of what is `taken`. */
export function clearest(places: readonly Rect[], squares: readonly Rect[], taken: readonly Rect[]): Rect {
  const much = [...squares.map(middleOf), ...taken];
  return cheapest(places, (place) => {
    const over = (rects: readonly Rect[]) => rects.reduce((sum, rect) => sum + shared(place, rect), 0);
    return over(squares) + MUCH * over(much);
  });
}

/** A place of a size by its corner, moved into the window as far as it must be. */
export function within(left: number, top: number, size: Size, window: Size, margin: number): Rect {
  const x = Math.max(margin, Math.min(window.w - margin - size.w, left));
  const y = Math.max(margin, Math.min(window.h - margin - size.h, top));
  return { left: x, top: y, right: x + size.w, bottom: y + size.h };
}

/** The places around a square: below, above, and beside it, each in the middle first. */
export function around(square: Rect, size: Size, window: Size, gap: number): Rect[] {
  const { left, top, right, bottom } = square;
  const across = [(left + right - size.w) / 2, left, right - size.w];
  const along = [(top + bottom - size.h) / 2, top, bottom - size.h];
  const corners = [
    ...[bottom + gap, top - gap - size.h].flatMap((y) => across.map((x) => [x, y] as const)),
    ...[right + gap, left - gap - size.w].flatMap((x) => along.map((y) => [x, y] as const)),
  ];
  return corners.map(([x, y]) => within(x, y, size, window, gap));
}
