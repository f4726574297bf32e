/** The figures on the board; a farmer lies down. Several on one segment stand side by side. */

import { FigureShape, seatClass } from "../art/pieces.tsx";
import { indexOf } from "../geometry/index.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { View } from "../wire/view.ts";
import { anchorOf, find } from "./place.ts";

/** A figure is 24 units high; on a small board it stays at least this high (px). */
const LEAST = 26;
/** How far the figures of one segment stand apart (board units). */
export const STEP = 14;

export const figureScale = (store: Store, big: boolean): number =>
  big ? 32 / 28 : Math.min(46, Math.max(32, LEAST / (store.viewport.base / 100))) / 28;

export function Figures({ store, view, big }: { store: Store; view: View; big: boolean }) {
  const index = indexOf(view);
  const scale = figureScale(store, big);
  const taken = new Map<string, number>();
  const ringed = new Set(view.lesson?.figures.map((spot) => spot.join()));
  return (
    <g class="cn-figures">
      {view.figures.map(([key, seat, kind, x, y, s]) => {
        const found = find(index, store.sheet, [x, y, s]);
        const place = `${x},${y},${s}`;
        const nth = taken.get(place) ?? 0;
        taken.set(place, nth + 1);
        const [px, py] = found ? anchorOf(found) : [x * 100 + 50, y * 100 + 50];
        return (
          <g key={key} transform={`translate(${px + nth * STEP} ${py - nth * 3}) scale(${scale})`}>
            {ringed.has(place) && <circle class="cn-ring" r="19" />}
            <g {...target("figure", key)} class={seatClass(seat)}>
              <FigureShape store={store} seat={seat} kind={kind} lying={found?.segment.kind === "field"} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
