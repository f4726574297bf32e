/**
 * What elements stand for. Whoever draws one writes its target onto it, the listeners on the root read it from there: the
 * attribute `data-<kind>` holds the value as text.
 */
import type { Side } from "./geometry/landscape.ts";
import type { Colour } from "./state/chalk.ts";
import type { Tab } from "./state/panel.ts";
import type { Cell, Spot, Ui } from "./wire/types.ts";

/** What a button does that needs to know nothing else. */
export type Command =
  | ("undo" | "redo" | "new" | "again" | "rematch" | "turn" | "commit" | "skip")
  | ("fit" | "zoom-in" | "zoom-out" | "full" | "more" | "games" | "share" | "jump-list")
  | ("sound" | "copy" | "copy-link" | "png" | "json" | "present")
  | ("earlier" | "close-rule" | "onward" | "show" | "hide")
  | ("draw" | "draw-clear")
  | ("watch" | "leave" | "play" | "speed" | "cost")
  | ("back" | "next" | "hint" | "check" | "retry" | "restart" | "try" | "tell" | "twin")
  | ("less" | "greater" | "deal");

/** Every kind of target with its value. */
interface Values {
  do: Command;
  tab: Tab;
  lang: string;
  "theme-to": Ui["theme"];
  rule: [id: string, at: string];
  /** A step of a lesson, a move of a record; the slider that leads to any of them. */
  jump: number;
  /** What the last page of a lesson offers; some offers lead to a step. */
  offer: [what: string, to?: number];
  slide: string;
  /** A page of the way in, or what it opens. */
  way: string;
  /** An entry of the log, a turn in it, a row of the final table: they light what they are about. A player's line. */
  log: number;
  row: number;
  final: [group: number, row: number];
  /** A part of a feature that a row is about: it lights there. */
  about: Spot;
  /** A turn of the game that is over, by its number. */
  watch: number;
  seat: string;
  /** A side of the board beyond which the tile may be placed. */
  beyond: Side;
  /** Answers by id: in the list or on the board, one of several behind the first, on the track, or around those. */
  option: string;
  fan: string;
  space: string;
  lit: string;
  /** One of two road ends. */
  end: Spot;
  cell: Cell;
  /** A colour to draw with. */
  chalk: Colour;
  /** Something the coach does, or the first answer of a line it advises. */
  advice: string;
  /** Answers to an exercise: at once, by a letter on the board, by a box to tick. */
  answer: string;
  mark: string;
  pick: string;
  /** In an editor: a tile of its box, a figure there, a place for a tile to come, a segment, a button, a box to tick. */
  box: string;
  own: string;
  slot: number;
  place: Spot;
  ed: string;
  tick: string;
  /** What moves between two views, and where the figures of a player are at home. */
  tile: Cell;
  figure: string;
  neutral: string;
  piece: string;
  home: string;
  /** What can be carried to the board: a figure, by seat and kind; empty: the tile in hand. */
  lift: string;
}
export type Kind = keyof Values;
export type Value<K extends Kind> = Values[K];
export type Target<K extends Kind = Kind> = { [P in K]: { kind: P; value: Values[P] } }[K];

const numbers = <T extends number[]>(text: string) => text.split(",").map(Number) as T;

/** How a value that is not a text is read. */
const READ: { [K in Kind as Values[K] extends string ? never : K]: (text: string) => Values[K] } = {
  rule: (text) => {
    const [id = "", ...at] = text.split(",");
    return [id, at.join()];
  },
  jump: Number,
  offer: (text) => {
    const [what = "", to] = text.split(",");
    return to ? [what, Number(to)] : [what];
  },
  slot: Number,
  place: numbers,
  log: Number,
  row: Number,
  watch: Number,
  final: numbers,
  end: numbers,
  about: numbers,
  cell: numbers,
  tile: numbers,
};
const read = <K extends Kind>(el: Element, kind: K): Values[K] => {
  const text = el.getAttribute(`data-${kind}`)!;
  return ((READ as Partial<Record<Kind, (text: string) => unknown>>)[kind]?.(text) ?? text) as Values[K];
};

/** What lies over the board and is no part of it. */
export const OVERLAY = ".cn-tool,.cn-beyond,.cn-card,.cn-no,.cn-turnpad,.cn-more";

/** The attribute that makes an element stand for something; without a value for nothing. */
export const target = <K extends Kind>(kind: K, value: Values[K] | undefined) => ({
  [`data-${kind}`]: value?.toString(),
});

/** The nearest element of one of these kinds. */
export const nearest = (from: EventTarget | null, ...kinds: Kind[]): Element | null =>
  (from as Element | null)?.closest?.(kinds.map((kind) => `[data-${kind}]`).join()) ?? null;

/** What the nearest element of one of these kinds stands for. */
export function targetOf<K extends Kind>(from: EventTarget | null, ...kinds: K[]): Target<K> | null {
  const el = nearest(from, ...kinds);
  const kind = el && kinds.find((k) => el.hasAttribute(`data-${k}`));
  return kind ? ({ kind, value: read(el, kind) } as Target<K>) : null;
}

export const elementOf = <K extends Kind>(root: Element, kind: K, value: Values[K]): HTMLElement | null =>
  root.querySelector(`[data-${kind}="${value}"]`);

/** All elements of a kind by what they stand for. */
export const elementsOf = <K extends Kind>(root: Element, kind: K): Map<Values[K], HTMLElement> =>
  new Map([...root.querySelectorAll<HTMLElement>(`[data-${kind}]`)].map((el) => [read(el, kind), el]));
