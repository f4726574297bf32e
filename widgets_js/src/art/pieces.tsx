/** Pictures from the sheet: a figure in its player's colour, a tile, outside the board. */

import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import { inHand } from "./pictures.ts";
import { picturesOf, ref } from "./sheet.ts";

/** So many tiles are a large landscape. */
const MANY = 40;

/** How many px of the screen a tile of a large landscape takes; where few lie, bitmaps bring nothing. */
export const pixels = ({ view, viewport }: Store): number =>
  (view?.tiles.length ?? 0) >= MANY ? viewport.base * window.devicePixelRatio : Number.POSITIVE_INFINITY;

/** The symbol and the player's mark, around (0, 0), about 24 high. */
interface Shape {
  store: Store;
  seat: string;
  kind: string;
  lying?: boolean | undefined;
}
export function FigureShape({ store, seat, kind, lying }: Shape) {
  const shape = store.sheet.figures[kind] ?? store.sheet.figures.meeple;
  const mark = shape?.neutral ? undefined : store.sheet.marks[seat];
  const flat = lying && shape?.lying;
  const [x, y] = (flat ? shape?.lying_mark : shape?.mark) ?? [0, 4];
  if (!shape) return <circle r="9" style="fill:var(--pc);stroke:var(--pi)" />;
  return (
    <>
      <use href={ref(store, flat || shape.symbol)} />
      {mark && <use href={ref(store, mark)} transform={`translate(${x} ${y})`} />}
    </>
  );
}

/** The colours of a piece: its player's, or its own where it is nobody's. */
export const ownerClass = (store: Store, seat: string, kind = ""): string =>
  seatClass(store.sheet.figures[kind]?.neutral ? kind : seat);

export const seatClass = (seat: string): string => `cn-p-${seat.replace(/[^\w-]/g, "")}`;

export function Piece({
  store,
  seat,
  kind = "meeple",
  more = "",
  lying,
}: {
  store: Store;
  seat: string;
  kind?: string | undefined;
  more?: string;
  lying?: boolean;
}) {
  return (
    <svg class={`cn-fig ${ownerClass(store, seat, kind)} ${more}`} viewBox="-14 -15 28 28" aria-hidden="true">
      <FigureShape store={store} seat={seat} kind={kind} lying={lying} />
    </svg>
  );
}

/** A token, or a dot where the sheet has no picture of its kind. */
export function Token({ store, kind }: { store: Store; kind: string }) {
  const symbol = store.sheet.tokens[kind];
  return (
    <svg class="cn-token" viewBox="-8 -8 16 16" aria-hidden="true">
      {symbol ? <use href={ref(store, symbol)} /> : <circle r="4" />}
    </svg>
  );
}

export function TilePicture({
  store,
  design,
  turn = 0,
  size,
}: {
  store: Store;
  design: string;
  turn?: number;
  size: string;
}) {
  return (
    <svg class={size} viewBox="0 0 100 100" aria-hidden="true">
      <TileImage store={store} design={design} turn={turn} />
    </svg>
  );
}

interface Tile {
  store: Store;
  design: string;
  turn: number;
  /** The cell on whose square it is drawn. */
  x?: number;
  y?: number;
  /** How large it is seen; a small one may be a bitmap. */
  px?: number | undefined;
}

/** One tile, 100 x 100, turned. */
export const TileImage = ({ store, design, turn, x = 0, y = 0, px }: Tile) => (
  <image href={picturesOf(store).url(design, turn, store.theme, px)} x={x * 100} y={y * 100} width="100" height="100" />
);

/** One tile as it is turned; once it rests, what stands on it is upright. */
export function Turning({ store, design, spin, px }: Omit<Tile, "turn"> & { spin: number }) {
  const turn = ((spin % 4) + 4) % 4;
  return (
    <g class="cn-turns" style={{ transform: `rotate(${spin * 90}deg)` }}>
      <g transform={`rotate(${turn * -90} 50 50)`}>
        <TileImage store={store} design={design} turn={turn} px={px} />
      </g>
    </g>
  );
}

/** The tile to be placed, turning as it is turned. */
export function TurningTile({ store, design, spin }: { store: Store; design: string; spin: number }) {
  const { tile, looks = [] } = store.view?.prompt ?? {};
  return (
    <div class="cn-now" {...target("lift", store.view?.playable ? "" : undefined)}>
      <svg class="cn-pic" viewBox="0 0 100 100" aria-hidden="true">
        <Turning store={store} design={design} spin={spin} px={inHand()} />
      </svg>
      <span class="cn-sr">{tile === design && looks.at(spin % 4)}</span>
    </div>
  );
}
