/** Pieces of nobody's: planks that join two road ends, pieces beside figures, piles on a tile. */

import { FigureShape, ownerClass } from "../art/pieces.tsx";
import { cellKey, indexOf } from "../geometry/index.ts";
import { join } from "../geometry/joins.ts";
import { turnPoint } from "../geometry/turn.ts";
import { litOption } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { Neutral, Spot } from "../wire/types.ts";
import type { View } from "../wire/view.ts";
import { figureScale, STEP } from "./figures.tsx";
import { anchorOf, find, laid } from "./place.ts";

/** How far a piece stands from the figures of its segment to their left or right, and a bar of a pile above the next. */
const [LEFT, RIGHT, PILE] = [19, 24, 4.2];
/** A piece on planks is small, so that they are seen. */
const ON_PLANKS = 0.5;

/** The way between two segments of a tile, as laid. */
function way(store: Store, view: View, x: number, y: number, [a, b]: number[]) {
  const index = indexOf(view);
  const [one, two] = [find(index, store.sheet, [x, y, a ?? -1]), find(index, store.sheet, [x, y, b ?? -1])];
  if (!one || !two) return null;
  const { path, middle } = join(one.segment, two.segment);
  const [u, v] = turnPoint(middle, one.tile[3]);
  return { path, transform: laid(one.tile), middle: [x * 100 + u, y * 100 + v] as [number, number] };
}

/** The ways across which features among these spots go on, as lines to be lit. */
export const waysOf = (store: Store, view: View, spots: Spot[]) => {
  const lit = new Set(spots.map(String));
  return view.neutral
    .filter(([, , x, y, on]) => on.length > 1 && on.every((s) => lit.has(`${x},${y},${s}`)))
    .map(([, , x, y, on]) => way(store, view, x, y, on))
    .filter((w) => w !== null);
};

export function Planks({ store, view }: { store: Store; view: View }) {
  return (
    <g class="cn-planks">
      {view.neutral.map(([key, , x, y, on]) => {
        const planks = on.length > 1 && way(store, view, x, y, on);
        return (
          planks && (
            <g key={key} transform={planks.transform}>
              {["jh", "jo", "jp", "jd"].map((cls) => (
                <path key={cls} class={`cn-${cls}`} d={planks.path} />
              ))}
            </g>
          )
        );
      })}
    </g>
  );
}

/** The planks as they would lie. */
export function Plan({ store, view }: { store: Store; view: View }) {
  const option = litOption(store.state, view);
  const planned = option?.cell && option.segments && way(store, view, ...option.cell, option.segments);
  if (!planned) return null;
  return (
    <g class="cn-crossing" transform={planned.transform}>
      <path d={planned.path} />
      <path d={planned.path} />
    </g>
  );
}

/** Where a piece is: on its planks, clear of all on the tile, or beside the figures of its segment. */
function placeOf(store: Store, view: View, [, , x, y, on]: Neutral, scale: number): [number, number] {
  const index = indexOf(view);
  const tile = index.at.get(cellKey(x, y));
  if (on.length > 1) return way(store, view, x, y, on)?.middle ?? [x * 100 + 50, y * 100 + 50];
  const found = on.length ? find(index, store.sheet, [x, y, on[0]!]) : null;
  if (!found) {
    const [u, v] = turnPoint((tile && store.sheet.designs[tile[2]]?.rest) ?? [80, 80], tile?.[3] ?? 0);
    return [x * 100 + u, y * 100 + v];
  }
  const [px, py] = anchorOf(found);
  const figures = view.figures.filter((f) => f[3] === x && f[4] === y && f[5] === on[0]).length;
  if (!figures) return [px, py];
  const left = px - x * 100 >= 2 * LEFT;
  return [px + (left ? -LEFT : RIGHT) * scale + (left ? 0 : STEP * (figures - 1)), py];
}

export function Neutrals({ store, view, big }: { store: Store; view: View; big: boolean }) {
  const scale = figureScale(store, big);
  const piles = new Map<string, Neutral[]>();
  for (const piece of view.neutral) {
    const at = piece.slice(1).join();
    piles.set(at, [...(piles.get(at) ?? []), piece]);
  }
  return (
    <g class="cn-figures">
      {[...piles.values()].map((pile) => {
        const [key, kind, , , on] = pile[0]!;
        const [px, py] = placeOf(store, view, pile[0]!, scale);
        const size = scale * (on.length > 1 ? ON_PLANKS : 1);
        const name = view.names[kind] ?? kind;
        return (
          <g key={key} transform={`translate(${px} ${py}) scale(${size})`}>
            <g {...target("neutral", key)} class={ownerClass(store, "", kind)}>
              <title>{pile.length > 1 ? `${name}: ${pile.length}` : name}</title>
              {pile.slice(0, 3).map((piece, i) => (
                <g key={piece[0]} transform={i ? `translate(0 ${-PILE * i})` : undefined}>
                  <FigureShape store={store} seat="" kind={kind} />
                </g>
              ))}
              {pile.length > 1 && (
                <g class="cn-many">
                  <circle cx="11" cy="6" r="7" />
                  <text x="11" y="9.5">
                    {pile.length}
                  </text>
                </g>
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
}
