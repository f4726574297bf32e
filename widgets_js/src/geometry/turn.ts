/** Quarter turns of points and of choices. A tile is 100 x 100; x grows east, y grows south; turns are clockwise. */

/** The point after `turns` quarter turns of its tile. */
export function turnPoint([x, y]: [number, number], turns: number): [number, number] {
  for (let k = ((turns % 4) + 4) % 4; k > 0; k--) [x, y] = [100 - y, x];
  return [x, y];
}

/** The next turn out of `legal`, going on from `now` by `step` (1 clockwise, -1 back); `now` itself if it is the only one. */
export function nextTurn(legal: readonly number[], now: number, step: 1 | -1): number {
  for (let k = 1; k <= 4; k++) {
    const turn = (now + step * k + 8) % 4;
    if (legal.includes(turn)) return turn;
  }
  return now;
}

/** The wanted turn if it is legal, else the first legal one clockwise from it. */
export const fitTurn = (legal: readonly number[], wanted: number): number =>
  legal.includes(wanted) ? wanted : nextTurn(legal, wanted, 1);

/** The count of quarter turns nearest to `spin` that shows `turn`. */
export function spinTo(spin: number, turn: number): number {
  const ahead = (((turn - spin) % 4) + 4) % 4;
  return spin + (ahead === 3 ? -1 : ahead);
}
