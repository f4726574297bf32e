/** What brought points at the end: features lit in their owners' colours, and a badge with the points on each. */

import { seatClass } from "../art/pieces.tsx";
import { ref } from "../art/sheet.ts";
import { extentOf, indexOf } from "../geometry/index.ts";
import { landscape } from "../geometry/landscape.ts";
import { gainsLit, gainsOn } from "../state/finale.ts";
import type { Store } from "../state/store.ts";
import type { Gain, Spot } from "../wire/types.ts";
import type { View } from "../wire/view.ts";
import { figureScale } from "./figures.tsx";
import { Shapes } from "./lights.tsx";
import { anchorOf, find } from "./place.ts";

const spotOf = ([x, y, segment]: Gain): Spot => [x, y, segment];

/** A feature of several owners has the colour of the first, dashed with that of each other. */
export function GainLights({ store, view }: { store: Store; view: View }) {
  const { finale, selection } = store.state;
  const gains = gainsLit(view, finale, selection.row);
  if (!gains.length) return null;
  const index = indexOf(view);
  const had = new Set<string>();
  return (
    <>
      {gains.map((gain, i) => {
        const extent = extentOf(index, spotOf(gain));
        const key = extent[0]!.join();
        const again = had.has(key);
        had.add(key);
        const found = extent.map((spot) => find(index, store.sheet, spot)).filter((f) => f !== null);
        return (
          <g key={i} class={`cn-hot own ${seatClass(view.final?.columns[gain[3]] ?? "")}${again ? " again" : ""}`}>
            <Shapes found={found} id={ref(store, `gain${i}`).slice(1)} />
          </g>
        );
      })}
    </>
  );
}

/** Where a badge stands: at the shoulder of a figure that brought the points, else on the feature; none on another. */
function placesOf(store: Store, view: View, gains: Gain[], size: number): [number, number][] {
  const index = indexOf(view);
  const scale = figureScale(store, false);
  const taken: [number, number][] = [];
  // above the topmost tile there is little room
  const top = landscape(store.view).y0 * 100 + size / 4;
  return gains.map((gain) => {
    const seat = view.final?.columns[gain[3]];
    const extent = new Set(extentOf(index, spotOf(gain)).map((spot) => spot.join()));
    const figure = view.figures.find((f) => f[1] === seat && extent.has(f.slice(3).join()));
    const spot: Spot = figure ? [figure[3], figure[4], figure[5]] : spotOf(gain);
    const found = find(index, store.sheet, spot);
    let [x, y] = found ? anchorOf(found) : [spot[0] * 100 + 50, spot[1] * 100 + 50];
    if (figure) [x, y] = [x + 13 * scale, Math.max(top, y - 15 * scale)];
    while (taken.some(([u, v]) => Math.abs(u - x) < 2 * size && Math.abs(v - y) < 1.5 * size)) y -= 1.5 * size;
    taken.push([x, y]);
    return [x, y];
  });
}

export function Gains({ store, view }: { store: Store; view: View }) {
  const { finale, selection } = store.state;
  const gains = gainsOn(view, finale, selection.row);
  if (!gains.length) return null;
  // 12 units are a letter's height: 11 px at least, however small the board
  const scale = (Math.min(17, Math.max(11, store.viewport.base * 0.2)) / 12) * (100 / store.viewport.base);
  const places = placesOf(store, view, gains, 12 * scale);
  return (
    <g class="cn-gains" aria-hidden="true">
      {gains.map(([x, y, segment, column, points], i) => {
        const text = `${points < 0 ? "−" : "+"}${Math.abs(points)}`;
        const wide = 8 + 7 * text.length;
        return (
          <g
            key={`${x},${y},${segment},${column},${points}`}
            class={seatClass(view.final?.columns[column] ?? "")}
            transform={`translate(${places[i]!.join(" ")}) scale(${scale})`}
          >
            <g class="rise">
              <rect x={-wide / 2} y="-9" width={wide} height="18" rx="9" />
              <text y="4.4" text-anchor="middle">
                {text}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
