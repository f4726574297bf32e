/** Planks between the ends of two roads of one tile, in units of the unturned tile. */
import type { Segment } from "../wire/types.ts";

type Point = [number, number];
/** How far planks go on as the road points, as a share of the way between the two ends. */
const REACH = 0.45;

/** Where a road ends on its tile, and the direction in which it points there. */
function endOf({ line, anchor }: Segment): { at: Point; way: Point } {
  const v = (line.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  if (v.length < 4) return { at: anchor, way: [0, 0] };
  const [ax, ay, x, y] = v.slice(-4) as [number, number, number, number];
  const far = Math.hypot(x - ax, y - ay) || 1;
  return { at: [x, y], way: [(x - ax) / far, (y - ay) / far] };
}

/** The way from one end to the other as path data, and its middle. */
export function join(a: Segment, b: Segment): { path: string; middle: Point } {
  const [from, to] = [endOf(a), endOf(b)];
  const reach = REACH * Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]);
  const on = ({ at, way }: typeof from): Point => [at[0] + reach * way[0], at[1] + reach * way[1]];
  const [p, q] = [on(from), on(to)];
  const mid = (i: 0 | 1) => (from.at[i] + 3 * p[i] + 3 * q[i] + to.at[i]) / 8;
  const text = [p, q, to.at].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");
  return { path: `M${from.at.join(" ")}C${text}`, middle: [mid(0), mid(1)] };
}
