/**
 * What elements stand for. Whoever draws one writes its target onto it, the listeners on the root read it from there: the
 * attribute `data-<kind>` holds the value as text.
 */
import type { Tab } from "../state/panel.ts";
import type { Cell, Spot, Ui } from "../wire/types.ts";

/** What a button does that needs to know nothing else. */
export type Command =
  | ("undo" | "redo" | "new" | "again" | "turn" | "commit" | "skip")
  | ("fit" | "zoom-in" | "zoom-out" | "full" | "more" | "games" | "share" | "jump-list")
  | ("sound" | "copy" | "png" | "svg" | "json")
  | ("earlier" | "close-rule" | "show" | "hide")
  | ("back" | "next" | "hint" | "check" | "retry" | "restart");

/** Every kind of target with its value. */
interface Values {
  do: Command;
  tab: Tab;
  lang: string;
  "theme-to": Ui["theme"];
  rule: [id: string, at: string];
  /** A step of a lesson, a move of a record; the slider that leads to any of them. */
  jump: number;
  slide: string;
  /** An entry of the log, its button, a row of the final table: they light what they are about. */
  log: number;
  row: number;
  final: [group: number, row: number];
  /** Answers by id: in the list or on the board, one of several behind the first, on the track, or around those. */
  option: string;
  fan: string;
  space: string;
  lit: string;
  /** One of two road ends. */
  end: Spot;
  cell: Cell;
  /** Answers to an exercise: at once, by a letter on the board, by a box to tick. */
  answer: string;
  mark: string;
  pick: string;
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
  log: Number,
  row: Number,
  final: numbers,
  end: numbers,
  cell: numbers,
  tile: numbers,
};
const read = <K extends Kind>(el: Element, kind: K): Values[K] => {
  const text = el.getAttribute(`data-${kind}`)!;
  return ((READ as Partial<Record<Kind, (text: string) => unknown>>)[kind]?.(text) ?? text) as Values[K];
};

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
