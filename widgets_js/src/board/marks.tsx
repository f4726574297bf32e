/** The letters of an exercise. Beside the board stands the same as a list; here they are for the pointer. */

import { cellKey, indexOf } from "../geometry/index.ts";
import { pushApart } from "../geometry/spots.ts";
import { picked, picking } from "../state/picks.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { Cell } from "../wire/types.ts";
import type { View } from "../wire/view.ts";

/** Half the size of a letter's disc: in pixels, and at least in board units. */
const [PX, LEAST] = [13, 10];

interface Placed {
  letter: string;
  cell: Cell;
  /** On the tile: its place, and what it names. */
  at: [number, number];
  home: [number, number];
}

/** The letters where they cover nothing that matters, which whoever sends them knows; clear of each other, however small
 * a tile is. */
function place(view: View, r: number): Placed[] {
  const tiles = new Map<string, Placed[]>();
  for (const [x, y, , letter, left, top, u, v] of view.lesson?.marks ?? []) {
    const key = cellKey(x, y);
    tiles.set(key, [...(tiles.get(key) ?? []), { letter, cell: [x, y], at: [left, top], home: [u, v] }]);
  }
  return [...tiles.values()].flatMap((marks) => {
    const apart = pushApart(
      marks.map(({ at }) => at),
      2 * r + 2,
      r,
    );
    return marks.map((mark, i) => ({ ...mark, at: apart[i]! }));
  });
}

export function Marks({ store, view }: { store: Store; view: View }) {
  if (!view.lesson?.marks.length) return null;
  const z = store.viewport.base / 100;
  const r = Math.max(LEAST, PX / z, view.present ? Math.min(20, (2 * PX) / z) : 0);
  const chosen = picked(store.state.picks, view);
  return (
    <g class="cn-marks" aria-hidden="true">
      {place(view, r).map(({ letter, cell: [cx, cy], at: [x, y], home: [hx, hy] }) => (
        <g key={letter} transform={`translate(${cx * 100} ${cy * 100})`}>
          {!indexOf(view).at.has(cellKey(cx, cy)) && <rect x="7" y="7" width="86" height="86" rx="8" />}
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
