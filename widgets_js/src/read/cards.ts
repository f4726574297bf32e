/** Reads what is beside the board: figures on the score track, cards in hands. */
import type { View } from "../types.ts";
import { isObject, list, number, rows, text, texts } from "./values.ts";

export const lane = (v: unknown): View["lane"] =>
  isObject(v) ? { dark: list(v.dark).map((n) => number(n)), figures: rows(v.figures, "ttn") } : null;

const entries = (v: unknown): [string, unknown][] => Object.entries(isObject(v) ? v : {});

export const hands = (v: unknown): View["hands"] => Object.fromEntries(entries(v).map(([seat, c]) => [seat, texts(c)]));

export const cards = (v: unknown): View["cards"] =>
  Object.fromEntries(entries(v).map(([name, card]) => [name, [text(list(card)[0]), text(list(card)[1])]]));

export const reveal = (v: unknown): View["reveal"] =>
  isObject(v) ? { seat: text(v.seat), text: text(v.text), open: v.open === true } : null;
