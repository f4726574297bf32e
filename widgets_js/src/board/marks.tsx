/** The letters of an exercise. Beside the board stands the same as a list; here they are for the pointer. */

import { indexOf } from "../geometry/index.ts";
import { pushApart } from "../geometry/spots.ts";
import { target } from "../input/target.ts";
import { picked, picking } from "../state/picks.ts";
import type { Store } from "../state/store.ts";
import type { View } from "../wire/view.ts";
import { anchorOf, find } from "./place.ts";

/** Half the size of a letter's disc: in pixels, and at least in board units. */
const [PX, LEAST] = [13, 10];

interface Placed {
  letter: string;
  home: [number, number];
  at: [number, number];
  /** The mark is about a whole cell; on one with a tile the letter makes room for it. */
  cell: "" | "empty" | "laid";
}

/** Where the letters stand: by their segments, beside figures, and clear of each other on a tile. */
function place(store: Store, view: View, r: number): Placed[] {
  const index = indexOf(view);
  const tiles = new Map<string, Placed[]>();
  for (const [x, y, segment, letter] of view.lesson?.marks ?? []) {
    const found = segment < 0 ? null : find(index, store.sheet, [x, y, segment]);
    const cell = segment >= 0 ? "" : index.at.has(`${x},${y}`) ? "laid" : "empty";
    const inset = cell === "laid" ? r + 6 : 50;
    const [u, v] = found ? anchorOf(found) : [x * 100 + inset, y * 100 + inset];
    const figure = view.figures.some((f) => f[3] === x && f[4] === y && f[5] === segment);
    const home: [number, number] = [u - x * 100, v - y * 100];
    const beside = figure ? r + 12 : 0;
    const at: [number, number] = [home[0] + (home[0] > 50 ? -beside : beside), home[1]];
    const there = tiles.get(`${x},${y}`) ?? [];
    tiles.set(`${x},${y}`, [...there, { letter, home, at, cell }]);
  }
  return [...tiles].flatMap(([key, marks]) => {
    const [x, y] = key.split(",").map((n) => Number(n) * 100) as [number, number];
    const apart = pushApart(
      marks.map((mark) => mark.at),
      2 * r + 2,
      r,
    );
    return marks.map((mark, i): Placed => {
      const at = apart[i]!;
      return { ...mark, home: [x + mark.home[0], y + mark.home[1]], at: [x + at[0], y + at[1]] };
    });
  });
}

export function Marks({ store, view }: { store: Store; view: View }) {
  if (!view.lesson?.marks.length) return null;
  const z = store.viewport.base / 100;
  const r = Math.max(LEAST, PX / z, view.present ? Math.min(20, (2 * PX) / z) : 0);
  const chosen = picked(store.state.picks, view);
  return (
    <g class="cn-marks" aria-hidden="true">
      {place(store, view, r).map(({ letter, home: [hx, hy], at: [x, y], cell }) => (
        <g key={letter}>
          {cell === "empty" && <rect x={hx - 43} y={hy - 43} width="86" height="86" rx="8" />}
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
