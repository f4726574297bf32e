/** The letters of an exercise. Beside the board stands the same as a list; here they are for the pointer. */

import { cellKey, indexOf } from "../geometry/index.ts";
import { pushApart } from "../geometry/spots.ts";
import { target } from "../input/target.ts";
import { picked, picking } from "../state/picks.ts";
import type { Store } from "../state/store.ts";
import type { View } from "../wire/view.ts";

/** Half the size of a letter's disc: in pixels, and at least in board units. */
const [PX, LEAST] = [13, 10];

interface Placed {
  letter: string;
  home: [number, number];
  at: [number, number];
  /** No tile lies there. */
  empty: boolean;
}

/** Where the letters stand: whoever sends them knows where they cover nothing that matters; clear of each other on a tile,
 * however small it is. */
function place(view: View, r: number): Placed[] {
  const { at: laid } = indexOf(view);
  const tiles = new Map<string, Placed[]>();
  for (const [x, y, , letter, ...places] of view.lesson?.marks ?? []) {
    const key = cellKey(x, y);
    const [left, top, u, v] = places;
    const there = tiles.get(key) ?? [];
    tiles.set(key, [...there, { letter, home: [u, v], at: [left - x * 100, top - y * 100], empty: !laid.has(key) }]);
  }
  return [...tiles].flatMap(([key, marks]) => {
    const [x, y] = key.split(",").map((n) => Number(n) * 100) as [number, number];
    const apart = pushApart(
      marks.map((mark) => mark.at),
      2 * r + 2,
      r,
    );
    return marks.map((mark, i): Placed => ({ ...mark, at: [x + apart[i]![0], y + apart[i]![1]] }));
  });
}

export function Marks({ store, view }: { store: Store; view: View }) {
  if (!view.lesson?.marks.length) return null;
  const z = store.viewport.base / 100;
  const r = Math.max(LEAST, PX / z, view.present ? Math.min(20, (2 * PX) / z) : 0);
  const chosen = picked(store.state.picks, view);
  return (
    <g class="cn-marks" aria-hidden="true">
      {place(view, r).map(({ letter, home: [hx, hy], at: [x, y], empty }) => (
        <g key={letter}>
          {empty && <rect x={hx - 43} y={hy - 43} width="86" height="86" rx="8" />}
          {Math.hypot(x - hx, y - hy) > r && <path d={`M${hx} ${hy}L${x} ${y}`} />}
          <g
            class={`cn-mark${chosen.includes(letter) ? " on" : ""}${picking(view, letter) ? " can" : ""}`}
            {...target("mark", letter)}
            transform={`translate(${x} ${y})`}
          >
            <circle r={r} />
            <text dy=".36em" font-size={r * 1.25}>
              {letter}
            </text>
          </g>
        </g>
      ))}
    </g>
  );
}
