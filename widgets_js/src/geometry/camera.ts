/** The camera: x, y = screen point (px) of board point (0, 0); z = px per tile. All functions are pure. */
import type { Cell } from "../wire/types.ts";

export interface Camera {
  x: number;
  y: number;
  z: number;
}
export interface Size {
  w: number;
  h: number;
}
export interface Bounds {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}
export const MAX_ZOOM = 200;
export const FIGURE_ZOOM = 168;
/** Below this many px a tile targets get too small: pan instead. */
export const zoomFloor = (size: Size): number => (size.w < 520 ? 60 : 44);

export function boundsOf(cells: Iterable<Cell>): Bounds {
  const far = Number.POSITIVE_INFINITY;
  let [x0, y0, x1, y1] = [far, far, -far, -far];
  for (const [x, y] of cells) {
    [x0, y0] = [Math.min(x0, x), Math.min(y0, y)];
    [x1, y1] = [Math.max(x1, x + 1), Math.max(y1, y + 1)];
  }
  if (x0 === far) return { x0: 0, y0: 0, x1: 1, y1: 1 };
  return { x0, y0, x1: Math.max(x1, x0 + 1), y1: Math.max(y1, y0 + 1) };
}

/** The bounds of some cells with a little of what lies around them. */
export const around = (cells: Cell[]): Bounds =>
  boundsOf(
    cells.flatMap(([x, y]): Cell[] => [
      [x - 0.3, y - 0.3],
      [x + 0.3, y + 0.3],
    ]),
  );

const clamp = (v: number, low: number, high: number): number => Math.max(low, Math.min(high, v));
/** One axis of a board longer than the window: centre on `at`, but leave no empty margin. */
const along = (from: number, to: number, at: number, z: number, room: number): number =>
  (to - from) * z <= room - 16
    ? (room - (from + to) * z) / 2
    : clamp(room / 2 - at * z, room - to * z - 8, 8 - from * z);

/** Shows the whole board in whole px per tile; never below the floor unless `shrink`, then `focus` is kept in sight. */
export function fit(bounds: Bounds, size: Size, focus: Cell, shrink = false, most = 112): Camera {
  const floor = zoomFloor(size);
  const [w, h] = [bounds.x1 - bounds.x0, bounds.y1 - bounds.y0];
  const all = Math.min((size.w - 24) / w, (size.h - 24) / h, most);
  const z = Math.max(12, Math.floor(shrink ? all : Math.max(all, floor)));
  return {
    z,
    x: Math.round(along(bounds.x0, bounds.x1, focus[0] + 0.5, z, size.w)),
    y: Math.round(along(bounds.y0, bounds.y1, focus[1] + 0.5, z, size.h)),
  };
}

/** Looks closely at one cell. */
export function closeUp([x, y]: Cell, size: Size): Camera {
  const z = Math.floor(Math.min(FIGURE_ZOOM, size.w / 2.4, size.h / 2));
  return { z, x: Math.round(size.w / 2 - (x + 0.5) * z), y: Math.round(size.h / 2 - (y + 0.5) * z) };
}

/** Zooms by a factor and keeps the board point under the screen point (px, py) where it is. */
export function zoomAt(cam: Camera, factor: number, px: number, py: number, low: number): Camera {
  const z = Math.round(clamp(cam.z * factor, Math.min(low, cam.z), Math.max(MAX_ZOOM, cam.z)));
  const k = z / cam.z;
  return { z, x: Math.round(px - (px - cam.x) * k), y: Math.round(py - (py - cam.y) * k) };
}

/** Moves the camera, but never so far that less than one tile of the board stays in sight. */
export function panBy(cam: Camera, dx: number, dy: number, bounds: Bounds, size: Size): Camera {
  const x = clamp(cam.x + dx, cam.z - bounds.x1 * cam.z, size.w - cam.z - bounds.x0 * cam.z);
  const y = clamp(cam.y + dy, cam.z - bounds.y1 * cam.z, size.h - cam.z - bounds.y0 * cam.z);
  return { z: cam.z, x, y };
}

/** The camera moved as little as needed to show a cell with a margin (px); the same object if it is in sight. */
export function show(cam: Camera, [x, y]: Cell, size: Size, margin = 24): Camera {
  const [left, top] = [cam.x + x * cam.z, cam.y + y * cam.z];
  const dx = left < margin ? margin - left : Math.min(0, size.w - margin - cam.z - left);
  const dy = top < margin ? margin - top : Math.min(0, size.h - margin - cam.z - top);
  return dx || dy ? { z: cam.z, x: Math.round(cam.x + dx), y: Math.round(cam.y + dy) } : cam;
}

/** Pixels of the window that something lies over. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a cell is seen. */
export const placeOf = ({ x, y, z }: Camera, [u, v]: Cell): Rect => ({
  left: x + u * z,
  top: y + v * z,
  right: x + (u + 1) * z,
  bottom: y + (v + 1) * z,
});
/** The middle of a square: whoever presses it aims there. */
export function middleOf({ left, top, right, bottom }: Rect): Rect {
  const [dx, dy] = [(right - left) / 4, (bottom - top) / 4];
  return { left: left + dx, top: top + dy, right: right - dx, bottom: bottom - dy };
}
/** How many pixels lie in both. */
export const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The cells that cannot be seen whole: outside of the window, or under what lies over it. */
export function hidden(cam: Camera, cells: readonly Cell[], size: Size, over: readonly Rect[]): Cell[] {
  return cells.filter((cell) => {
    const place = placeOf(cam, cell);
    if (place.left < -1 || place.top < -1 || place.right > size.w + 1 || place.bottom > size.h + 1) return true;
    return over.some((o) => shared(place, o));
  });
}

/** How many cells are hidden; one that is in sight, but with its middle under something, counts as much as all. */
export function loss(cam: Camera, cells: readonly Cell[], size: Size, over: readonly Rect[]): number {
  const covered = cells.filter((cell) => over.some((o) => shared(middleOf(placeOf(cam, cell)), o)));
  return hidden(cam, cells, size, over).length + covered.length * cells.length;
}

const STEPS = 8;
/** An empty margin (px) in which the tools have room beside a board that is too long. */
const MARGIN = 56;
/** From where to where a side of the board may lie: all of it in sight, or, where it is too long, hardly any margin. */
function range(from: number, to: number, z: number, room: number, wanted: number): number[] {
  const [a, b] = [8 - from * z, room - 8 - to * z];
  const [low, high] = a < b ? [a, b] : [b - MARGIN, a + MARGIN];
  const even = Array.from({ length: STEPS + 1 }, (_, i) => low + ((high - low) * i) / STEPS);
  return [clamp(wanted, low, high), ...even].map(Math.round);
}

/**
 * The camera nearest to `now` that shows the cells of `bounds` and hides none of `cells`; it zooms out if it must, down to
 * `least`. Where no camera hides none, the one with the least loss.
 */
export function clear(
  now: Camera,
  bounds: Bounds,
  cells: readonly Cell[],
  size: Size,
  over: readonly Rect[],
  least: number,
): Camera {
  const full = Math.min((size.w - 16) / (bounds.x1 - bounds.x0), (size.h - 16) / (bounds.y1 - bounds.y0));
  let best = now;
  let [fewest, nearest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let z = Math.max(Math.min(now.z, Math.floor(full)), least); fewest && z >= least; z -= 2) {
    const at = zoomAt(now, z / now.z, size.w / 2, size.h / 2, 0);
    for (const x of range(bounds.x0, bounds.x1, z, size.w, at.x))
      for (const y of range(bounds.y0, bounds.y1, z, size.h, at.y)) {
        const count = loss({ x, y, z }, cells, size, over);
        const far = Math.hypot(x - at.x, y - at.y);
        if (count < fewest || (count === fewest && far < nearest && z === best.z)) {
          [best, fewest, nearest] = [{ x, y, z }, count, far];
        }
      }
  }
  return best;
}

/** Zooms in on a cell where it stands, so that it does not leave its place more than it must. */
export function enlarge(now: Camera, [x, y]: Cell, z: number, size: Size): Camera {
  const [px, py] = toScreen(now, x + 0.5, y + 0.5);
  const k = z / now.z;
  return show({ z, x: Math.round(px - (px - now.x) * k), y: Math.round(py - (py - now.y) * k) }, [x, y], size, 56);
}

export const toScreen = (cam: Camera, x: number, y: number): [number, number] => [cam.x + x * cam.z, cam.y + y * cam.z];
export const toBoard = (cam: Camera, px: number, py: number): [number, number] => [
  (px - cam.x) / cam.z,
  (py - cam.y) / cam.z,
];

/** Screen place under the middle of a cell, kept inside a window, in px of the panned layer. */
export function under(
  cam: Camera,
  size: Size,
  [x, y]: Cell,
  half: number,
  room: number,
): { left: number; top: number; above: boolean } {
  const middle = cam.x + (x + 0.5) * cam.z;
  const bottom = cam.y + (y + 1) * cam.z;
  const above = bottom > size.h - room;
  const left = Math.max(half + 8, Math.min(size.w - half - 8, middle)) - cam.x;
  return { left, top: (above ? cam.y + y * cam.z : bottom) - cam.y, above };
}
