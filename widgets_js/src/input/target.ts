/**
 * What elements stand for. Whoever draws one writes its target onto it, the listeners on the root read it from there: the
 * attribute `data-<kind>` holds the value as text.
 */
import type { Tab } from "../state/panel.ts";
import type { Cell, Spot, Ui } from "../types.ts";

/** What a button does that needs to know nothing else. */
export type Command =
  | "undo"
  | "redo"
  | "new"
  | "turn"
  | "commit"
  | "skip"
  | "fit"
  | "zoom-in"
  | "zoom-out"
  | "full"
  | "more"
  | "jump-list"
  | "earlier"
  | "close-rule"
  | "back"
  | "next"
  | "show"
  | "hide"
  | "hint"
  | "check"
  | "retry"
  | "restart";

const as =
  <T extends string>() =>
  (text: string): T =>
    text as T;
const numbers =
  <T extends number[]>() =>
  (text: string): T =>
    text.split(",").map(Number) as T;
const id = as<string>();

/** Every kind of target, and how its value is read. */
const KINDS = {
  do: as<Command>(),
  tab: as<Tab>(),
  lang: id,
  "theme-to": as<Ui["theme"]>(),
  /** A rule, and the place where it opens. */
  rule: (text: string): [rule: string, at: string] => {
    const end = text.indexOf(",");
    return [text.slice(0, end), text.slice(end + 1)];
  },
  /** A step of a lesson, a move of a record; the slider that leads to any of them. */
  jump: Number,
  slide: id,
  /** An entry of the log, its button, a row of the final table: they light what they are about. */
  log: Number,
  row: Number,
  final: numbers<[group: number, row: number]>(),
  /** Answers by id: in the list or on the board, one of several behind the first, on the track, or around those. */
  option: id,
  fan: id,
  space: id,
  lit: id,
  /** One of two road ends. */
  end: numbers<Spot>(),
  cell: numbers<Cell>(),
  /** Answers to an exercise: at once, by a letter on the board, by a box to tick. */
  answer: id,
  mark: id,
  pick: id,
  /** What moves between two views. */
  tile: numbers<Cell>(),
  figure: id,
  neutral: id,
  /** A piece on the score track, and where a player's figures are at home. */
  piece: id,
  home: id,
};
export type Kind = keyof typeof KINDS;
type Value<K extends Kind> = ReturnType<(typeof KINDS)[K]>;
export type Target<K extends Kind = Kind> = { [P in K]: { kind: P; value: Value<P> } }[K];

const attribute = (kind: Kind): string => `data-${kind}`;

/** The attribute that makes an element stand for something; without a value for nothing. */
export const target = <K extends Kind>(kind: K, value: Value<K> | undefined) => ({
  [attribute(kind)]: value?.toString(),
});

/** What the nearest element of one of these kinds stands for. */
export function targetOf<K extends Kind>(from: EventTarget | null, ...kinds: K[]): Target<K> | null {
  const el = (from as Element | null)?.closest?.(kinds.map((kind) => `[${attribute(kind)}]`).join());
  const kind = el && kinds.find((k) => el.hasAttribute(attribute(k)));
  return kind ? ({ kind, value: KINDS[kind](el.getAttribute(attribute(kind))!) } as Target<K>) : null;
}

export const elementOf = <K extends Kind>(root: Element, kind: K, value: Value<K>): HTMLElement | null =>
  root.querySelector(`[${attribute(kind)}="${value}"]`);

/** All elements of a kind by what they stand for. */
export const elementsOf = <K extends Kind>(root: Element, kind: K): Map<Value<K>, HTMLElement> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>(`[${attribute(kind)}]`)].map((el) => [
      KINDS[kind](el.getAttribute(attribute(kind))!) as Value<K>,
      el,
    ]),
  );
