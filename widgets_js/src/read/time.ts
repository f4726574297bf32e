/** Reads the timeline of a record. */
import type { Marks, Timeline } from "../types.ts";
import { isObject, list, number, rows, text } from "./values.ts";

export const timeline = (raw: unknown): Timeline | null =>
  isObject(raw)
    ? {
        at: number(raw.at),
        text: text(raw.text),
        own: text(raw.own),
        fork: number(raw.fork),
        comment: text(raw.comment),
        back: raw.back === true,
        next: raw.next === true,
      }
    : null;

export const marks = (raw: unknown): Marks => {
  const m = isObject(raw) ? raw : {};
  return {
    of: number(m.of),
    turns: list(m.turns).map((n) => number(n)),
    scores: rows(m.scores, "ntt"),
    notes: list(m.notes).map((n) => number(n)),
  };
};
