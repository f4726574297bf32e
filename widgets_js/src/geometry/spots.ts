/** Pushes round targets apart until none overlap, as near to where they belong as possible. */

/**
 * `points` and `gap` (least distance of centres) in tile units; the results stay within `margin` of the tile.
 * Two targets at one place part along the diagonal.
 */
export function pushApart(points: readonly [number, number][], gap: number, margin: number): [number, number][] {
  const out = points.map(([x, y], i): [number, number] => [x + i * 0.01, y + i * 0.01]);
  const keep = (v: number) => Math.max(margin, Math.min(100 - margin, v));
  for (let round = 0; round < 200; round++) {
    let moved = false;
    for (let i = 0; i < out.length; i++)
      for (let j = i + 1; j < out.length; j++) {
        const [a, b] = [out[i]!, out[j]!];
        let [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        if (!dx && !dy) [dx, dy] = [0.01, 0.01]; // the edge of the tile may have brought them together again
        const far = Math.hypot(dx, dy);
        if (far >= gap) continue;
        moved = true;
        const push = (gap - far) / far / 4 + 0.001;
        out[i] = [keep(a[0] - dx * push), keep(a[1] - dy * push)];
        out[j] = [keep(b[0] + dx * push), keep(b[1] + dy * push)];
      }
    if (!moved) break;
  }
  return out;
}
