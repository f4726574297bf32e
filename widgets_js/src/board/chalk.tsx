/** What is drawn on the board by hand, and the tool to draw with; each colour has a shape and a dash of its own. */

import { ref } from "../art/sheet.ts";
import { arrow } from "../geometry/arrow.ts";
import { extentOf, indexOf } from "../geometry/index.ts";
import { Press } from "../parts/index.tsx";
import { arrowOf, COLOURS, type Colour, drawn, isArrow, told } from "../state/chalk.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { Cell, StrokeRow } from "../wire/types.ts";
import type { View } from "../wire/view.ts";
import { anchorOf, type Found, find, laid } from "./place.ts";

/** Radius of the shape at the tail of an arrow, on a feature, and around a cell; how far from a figure it keeps. */
const [TAIL, BADGE, RING, BESIDE] = [9, 8, 37, 26];

/** The shapes of the seats of the same colours, for a radius of 1. */
const SHAPES: Record<Colour, string> = {
  yellow: "M0-1.2 1.2 0 0 1.2-1.2 0z",
  red: "M-1 0a1 1 0 1 1 2 0a1 1 0 1 1-2 0z",
  blue: "M0-1.25 1.2 .85-1.2 .85z",
  green: "M-.95-.95h1.9v1.9h-1.9z",
};

const Shape = ({ colour, x, y, r, cls = "dot" }: { colour: Colour; x: number; y: number; r: number; cls?: string }) => (
  <path class={cls} d={SHAPES[colour]} transform={`translate(${x} ${y}) scale(${r})`} />
);

function Line({ stroke: [x, y, , toX, toY, colour] }: { stroke: StrokeRow }) {
  const { line, head } = arrow(x, y, toX, toY);
  return (
    <>
      <path class="edge" d={line} />
      <path class="edge" d={head} />
      <path class="line" d={line} />
      <path class="head" d={head} />
      <Shape colour={colour} x={100 * x + 50} y={100 * y + 50} r={TAIL} />
    </>
  );
}

function Tint({ store, view, stroke: [x, y, segment, , , colour] }: { store: Store; view: View; stroke: StrokeRow }) {
  const index = indexOf(view);
  const found = extentOf(index, [x, y, segment])
    .map((spot) => find(index, store.sheet, spot))
    .filter((one): one is Found => one !== null);
  const home = find(index, store.sheet, [x, y, segment]);
  if (!home) return null;
  const [u, v] = anchorOf(home);
  const taken = view.figures.some((f) => f[3] === x && f[4] === y && f[5] === segment);
  const id = ref(store, `chalk${x},${y},${segment}`).slice(1);
  const shapes = (cls: string) =>
    found.map(({ tile, segment }, i) => (
      <path key={`${cls}${i}`} class={cls} transform={laid(tile)} d={segment.area} />
    ));
  const beside = taken ? (u - 100 * x > 50 ? -BESIDE : BESIDE) : 0;
  return (
    <>
      {shapes("fill")}
      {/* the lines between its own tiles are masked */}
      <mask id={id} maskUnits="userSpaceOnUse" x="-1e4" y="-1e4" width="2e4" height="2e4">
        <rect x="-1e4" y="-1e4" width="2e4" height="2e4" fill="#fff" />
        {shapes("hole")}
      </mask>
      <g mask={`url(#${id})`}>
        {shapes("edge")}
        {shapes("line")}
      </g>
      <Shape colour={colour} x={u + beside} y={v} r={BADGE} />
    </>
  );
}

const Ring = ({ stroke: [x, y, , , , colour] }: { stroke: StrokeRow }) => (
  <>
    <Shape cls="edge" colour={colour} x={100 * x + 50} y={100 * y + 50} r={RING} />
    <Shape cls="line" colour={colour} x={100 * x + 50} y={100 * y + 50} r={RING} />
  </>
);

/** All strokes with the one under way, in place of what it would change. */
const strokes = (store: Store, view: View): StrokeRow[] => [
  ...drawn(store.state.chalk, view),
  ...(store.state.chalk.stroke ? [store.state.chalk.stroke] : []),
];

/** Tinted features: figures stand on them. */
export const Tints = ({ store, view }: { store: Store; view: View }) => (
  <>
    {strokes(store, view)
      .filter((stroke) => stroke[2] >= 0)
      .map((stroke) => (
        <g key={stroke.join()} class={`cn-chalk tint ${stroke[5]}`}>
          <title>{told(stroke, store.say)}</title>
          <Tint store={store} view={view} stroke={stroke} />
        </g>
      ))}
  </>
);

/** Ringed cells, arrows over all, and where the keys are. */
export function Strokes({ store, view }: { store: Store; view: View }) {
  const { at, from, colour, stroke: live } = store.state.chalk;
  const over = strokes(store, view).filter((stroke) => stroke[2] < 0);
  const cursor = ([x, y]: Cell, cls: string) => (
    <rect class={cls} x={100 * x + 4} y={100 * y + 4} width="92" height="92" rx="8" />
  );
  return (
    <>
      {[...over.filter((s) => !isArrow(s)), ...over.filter(isArrow)].map((stroke) => (
        <g
          key={`${stroke.join()}${stroke === live}`}
          class={`cn-chalk ${isArrow(stroke) ? "arrow" : "ring"} ${stroke[5]}${stroke === live ? " live" : ""}`}
        >
          <title>{told(stroke, store.say)}</title>
          {isArrow(stroke) ? <Line stroke={stroke} /> : <Ring stroke={stroke} />}
        </g>
      ))}
      {at && from && from.join() !== at.join() && (
        <g class={`cn-chalk arrow ${colour} live`}>
          <Line stroke={arrowOf(from, at, colour)} />
        </g>
      )}
      {at && (
        <g class={`cn-chalk keys ${colour}`}>
          {from && <Shape colour={colour} x={100 * from[0] + 50} y={100 * from[1] + 50} r={TAIL} />}
          {cursor(at, "edge")}
          {cursor(at, "line")}
        </g>
      )}
    </>
  );
}

/** The tool: its colours, and the ways to clear and to go on without it. */
export function ChalkBar({ store }: { store: Store }) {
  const { say, view, state } = store;
  const { on, colour } = state.chalk;
  if (!on || !view) return null;
  const bare = !drawn(state.chalk, view).length;
  return (
    <div class="cn-chalkbar" role="toolbar" aria-label={say("draw")}>
      {bare && <p class="cn-xs">{say("draw-hint")}</p>}
      {COLOURS.map((one) => (
        <button
          key={one}
          type="button"
          class={`cn-chalk ${one}`}
          {...target("chalk", one)}
          aria-pressed={one === colour}
          aria-label={say(`draw-${one}`)}
          title={say(`draw-${one}`)}
        >
          <svg viewBox="-14 -14 28 28" aria-hidden="true">
            <Shape colour={one} x={0} y={0} r={9} />
          </svg>
        </button>
      ))}
      <Press do="draw-clear" label={say("draw-clear")} cls="cn-btn plain" show off={bare} />
      <Press do="draw" label={say("draw-done")} icon="check" />
    </div>
  );
}
