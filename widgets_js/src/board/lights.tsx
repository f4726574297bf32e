/** Lights features: their extent, their wall or line, their open ends. */

import { ref } from "../art/sheet.ts";
import { extentOf, indexOf } from "../geometry/index.ts";
import { alone, landscape } from "../geometry/landscape.ts";
import { litOption, outlookOf } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Spot } from "../wire/types.ts";
import type { View } from "../wire/view.ts";
import { cellsOf } from "./answers.ts";
import { waysOf } from "./neutral.tsx";
import { type Found, find, laid } from "./place.ts";

const MIDDLE: Record<string, [number, number]> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };

/** What shall be lit now: a flash of points, a row pointed at, the feature pointed at, or what the lesson shows. */
function named(store: Store, view: View): Spot[] {
  const { flash, selection, hover } = store.state;
  if (flash.length) return flash;
  if (selection.point.length) return selection.point;
  const option = litOption(store.state, view);
  const then = option ? outlookOf(store.state, view).flatMap(({ cells }) => (Array.isArray(cells) ? cells : [])) : [];
  if (option?.cell && view.prompt?.kind === "choose") {
    const [x, y] = option.cell;
    return [...(option.segments ?? [option.segment ?? -1]).map((s): Spot => [x, y, s]), ...then];
  }
  if (then.length) return then;
  if (hover.spot) return [hover.spot];
  const done = view.prompt?.then.flatMap((t) => t.cells) ?? [];
  return [...(view.lesson?.light ?? view.desk?.draft?.page.light ?? []), ...done];
}

/** A named segment lights its whole feature, each segment once; segment -1 is the whole cell. */
function lit(store: Store, view: View): Spot[] {
  const index = indexOf(view);
  const spots = named(store, view).flatMap((spot) => (spot[2] < 0 ? [spot] : extentOf(index, spot)));
  return [...new Map(spots.map((spot) => [spot.join(), spot])).values()];
}

/** An outline around a union of shapes without its inner borders: strokes, masked by the shapes themselves. */
const Outline = ({ found, id }: { found: Found[]; id: string }) => (
  <>
    <mask id={id} maskUnits="userSpaceOnUse" x="-1e4" y="-1e4" width="2e4" height="2e4">
      <rect x="-1e4" y="-1e4" width="2e4" height="2e4" fill="#fff" />
      {found.map(({ tile, segment }, i) => (
        <path key={i} transform={laid(tile)} d={segment.area} stroke="#000" stroke-width="1.6" />
      ))}
    </mask>
    <g mask={`url(#${id})`}>
      {["stk", "stk2"].map((cls) =>
        found.map(({ tile, segment }, i) => (
          <path key={`${cls}${i}`} class={cls} transform={laid(tile)} d={segment.area} />
        )),
      )}
    </g>
  </>
);

export function Shapes({ found, id }: { found: Found[]; id: string }) {
  const of = (kind: string) => found.filter((f) => f.segment.kind === kind);
  const [cities, roads, fields] = [of("city"), of("road"), of("field")];
  const singles = found.filter((f) => alone(f.segment.kind));
  const walls = cities.filter((f) => f.segment.line);
  const path = (list: Found[], cls: string, line = false) =>
    list.map(({ tile, segment }) => (
      <path
        key={`${cls} ${tile[0]},${tile[1]} ${segment.anchor}`}
        class={cls}
        transform={laid(tile)}
        d={line ? segment.line : segment.area}
      />
    ));
  return (
    <>
      {path([...cities, ...singles], "fill")}
      {path(fields, "fill land")}
      {fields.length > 0 && <Outline found={fields} id={`${id}f`} />}
      {walls.length
        ? [path(walls, "stk", true), path(walls, "stk2", true)]
        : cities.length > 0 && <Outline found={cities} id={id} />}
      {path(roads, "rd", true)}
      {path(roads, "rd2", true)}
      {singles.map(({ tile: [x, y] }) =>
        ["stk", "stk2 dash"].map((cls) => (
          <rect
            key={`${cls}${x},${y}`}
            class={cls}
            x={x * 100 - 100}
            y={y * 100 - 100}
            width="300"
            height="300"
            rx="6"
          />
        )),
      )}
    </>
  );
}

export function Lights({ store, view }: { store: Store; view: View }) {
  const spots = lit(store, view);
  const { spot, card } = store.state.hover;
  const open = spot ? (card?.open ?? []) : [];
  if (!spots.length) return null;
  const index = indexOf(view);
  const found = spots.map((spot) => find(index, store.sheet, spot)).filter((f) => f !== null);
  const ways = waysOf(store, view, spots);
  const whole = spots.filter((s) => s[2] < 0);
  const r = 7 * Math.min(1.4, Math.max(0.8, 72 / store.viewport.base));
  return (
    <g class={store.state.flash.length ? "cn-hot flash" : "cn-hot"}>
      <Shapes found={found} id={ref(store, "lit").slice(1)} />
      {["rd", "rd2"].map((cls) =>
        ways.map(({ path, transform }) => <path key={cls + transform} class={cls} d={path} transform={transform} />),
      )}
      {whole.map(([x, y]) => (
        <g key={`${x},${y}`}>
          <rect class="fr0" x={x * 100 + 2} y={y * 100 + 2} width="96" height="96" rx="4" />
          <rect class="stk2" x={x * 100 + 2} y={y * 100 + 2} width="96" height="96" rx="4" />
        </g>
      ))}
      {open.map(([x, y, side]) => {
        const [u, v] = MIDDLE[side] ?? [50, 50];
        return <circle key={`${x},${y}${side}`} class="cn-open" cx={x * 100 + u} cy={y * 100 + v} r={r} />;
      })}
    </g>
  );
}

/** While a question is about a few tiles, the rest of the board steps back. */
export function Dim({ store, view, on }: { store: Store; view: View; on: boolean }) {
  const { prompt } = view;
  if (!on || !prompt) return null;
  const cells = prompt.kind === "figure" && prompt.at ? [prompt.at] : cellsOf(prompt);
  if (cells.length > 2) return null;
  const { x0, y0, x1, y1 } = landscape(store.view);
  const hole = cells.map(([x, y]) => `M${x * 100} ${y * 100}h100v100h-100Z`).join("");
  const all = `M${x0 * 100 - 400} ${y0 * 100 - 400}H${x1 * 100 + 400}V${y1 * 100 + 400}H${x0 * 100 - 400}Z`;
  return (
    <g class="cn-dimmed">
      <path class="cn-dim" fill-rule="evenodd" d={all + hole} />
      <path class="fr" d={hole} />
    </g>
  );
}
