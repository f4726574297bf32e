/** The look back over a game: everybody's points turn by turn as a curve, and the turns that brought most. */

import type { ComponentChildren } from "preact";
import { Piece, seatClass } from "../art/pieces.tsx";
import { picturesOf, ref } from "../art/sheet.ts";
import { modules } from "../modules.ts";
import { Press } from "../parts/index.tsx";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { Final } from "../wire/types.ts";
import { nameOf, type View } from "../wire/view.ts";

/** The picture: its size, the room beside the lines, and how wide the final scoring is drawn. */
const [WIDE, HIGH, LEFT, RIGHT, TOP, BOTTOM, LAST] = [376, 132, 26, 44, 8, 18, 26];
/** How far apart the names of the lines stand at least. */
const APART = 17;

/** The largest step of 1, 2, 5, 10, 20 ... that gives about `n` lines up to `most`. */
function stepTo(most: number, n: number): number {
  const rough = Math.max(1, most / n);
  const ten = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((k) => k * ten).find((step) => step >= rough) ?? 10 * ten;
}
const upTo = (most: number, step: number): number[] =>
  Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);

/** Heights moved apart as little as that takes, in their order, none below `floor`. */
function spread(heights: number[], floor: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const out = [...heights];
  order.forEach((i, k) => {
    if (k) out[i] = Math.max(out[i]!, out[order[k - 1]!]! + APART);
  });
  let low = floor;
  for (const i of order.reverse()) {
    out[i] = Math.min(out[i]!, low);
    low = out[i]! - APART;
  }
  return out;
}

interface Drawn {
  store: Store;
  view: View;
  columns: string[];
  /** A line for each column, from the beginning on. */
  curve: number[][];
  /** Whether the last step is the final scoring. */
  final?: boolean;
  label: "curve" | "cost-curve";
}
export function Curve({ store, view, columns, curve, final, label }: Drawn) {
  const last = final ? LAST : 0;
  const turns = Math.max(1, (curve[0]?.length ?? 2) - (final ? 2 : 1));
  const most = Math.max(10, ...curve.flat());
  const x = (i: number) => (i > turns ? WIDE - RIGHT : LEFT + ((WIDE - RIGHT - last - LEFT) * i) / turns);
  const y = (points: number) => TOP + (HIGH - TOP - BOTTOM) * (1 - Math.max(0, points) / most);
  const ends = spread(
    curve.map((line) => y(line.at(-1) ?? 0)),
    HIGH - BOTTOM,
  );
  const path = (line: number[]) =>
    line.map((points, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(points).toFixed(1)}`);
  const rows = [...new Set([...upTo(turns, 10), final ? turns + 1 : turns])];
  return (
    <>
      <svg class="cn-curve" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={store.say(label)}>
        {final && <rect class="last" x={x(turns)} y={TOP} width={LAST} height={HIGH - TOP - BOTTOM} />}
        {upTo(most, stepTo(most, 4)).map((points) => (
          <g key={points}>
            <path class="grid" d={`M${LEFT} ${y(points)}H${WIDE - RIGHT}`} />
            <text x={LEFT - 5} y={y(points) + 4} text-anchor="end">
              {points}
            </text>
          </g>
        ))}
        {upTo(turns, stepTo(turns, 7))
          .slice(1)
          .map((turn) => (
            <text key={turn} x={x(turn)} y={HIGH - 4} text-anchor="middle">
              {turn}
            </text>
          ))}
        {curve.map((line, c) => (
          <g key={columns[c]} class={seatClass(columns[c] ?? "")}>
            <path class="under" d={path(line).join("")} />
            <path class="line" d={path(line).join("")} />
          </g>
        ))}
        {curve.map((line, c) => (
          <g
            key={columns[c]}
            class={`end ${seatClass(columns[c] ?? "")}`}
            transform={`translate(${WIDE - RIGHT + 10} ${ends[c]})`}
          >
            <g class="mark">
              <circle r="7.5" />
              <use href={ref(store, store.sheet.marks[columns[c] ?? ""] ?? "")} />
            </g>
            <text x="11" y="4">
              {line.at(-1)}
            </text>
          </g>
        ))}
      </svg>
      <div class="cn-sr">
        <table>
          <caption>{store.say(label)}</caption>
          <thead>
            <tr>
              <th scope="col">{store.say("turn-nr")}</th>
              {columns.map((seat) => (
                <th key={seat} scope="col">
                  {nameOf(view, seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((turn) => (
              <tr key={turn}>
                <th scope="row">{turn > turns ? store.say("results") : turn}</th>
                {curve.map((line, c) => (
                  <td key={columns[c]}>{line[turn]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface Row {
  store: Store;
  view: View;
  turn: number;
  /** The tile that was laid; empty where none was. */
  tile: string;
  quarter: number;
  text: string;
  points: ComponentChildren;
  children: ComponentChildren;
}
/** A turn; where moves can be gone through, a click shows it on the board. */
export const TurnRow = ({ store, view, turn, tile, quarter, text, points, children }: Row) => (
  <li>
    <button type="button" {...target("watch", turn)} disabled={!view.playable}>
      {tile ? (
        <img class="cn-pic" src={picturesOf(store).url(tile, quarter, store.theme)} alt="" />
      ) : (
        <i class="cn-pic" />
      )}
      <span>
        {children}
        <small>{text}</small>
      </span>
      {points}
    </button>
  </li>
);

/** The number of a turn. */
export const TurnNr = ({ store, turn }: { store: Store; turn: number }) => (
  <small>
    {store.say("turn-nr")} {turn}
  </small>
);

/** The turns that brought most. */
const Best = ({ store, view, final }: { store: Store; view: View; final: Final }) => (
  <ol class="cn-best">
    {final.best.map(({ turn, seat, points, ...laid }) => (
      <TurnRow key={turn} store={store} view={view} turn={turn} {...laid} points={<b class="pt">+{points}</b>}>
        <span class="who">
          <Piece store={store} seat={seat} />
          <bdi>{nameOf(view, seat)}</bdi>
          <TurnNr store={store} turn={turn} />
        </span>
      </TurnRow>
    ))}
  </ol>
);

const Points = ({ store, view, final }: { store: Store; view: View; final: Final }) => (
  <>
    <h4>{store.say("curve")}</h4>
    <Curve store={store} view={view} columns={final.columns} curve={final.curve} label="curve" final />
    {final.best.length > 0 && <h4>{store.say("best")}</h4>}
    <Best store={store} view={view} final={final} />
  </>
);

export const LookBack = ({ store, view }: { store: Store; view: View }) => (
  <div class="cn-back">
    {modules.coach && store.state.coach.reviewed !== null ? (
      <modules.coach.Cost store={store} view={view} />
    ) : (
      view.n > 0 && <Press do="cost" label={store.say("cost")} cls="cn-btn main" icon="bulb" show />
    )}
    {view.final && <Points store={store} view={view} final={view.final} />}
  </div>
);
