/** The fixed words of the interface: what the kernel sent, else English. */
import english from "../../words.json" with { type: "json" };
import type { Words } from "../wire/types.ts";

export type WordKey = keyof typeof english;
export type Say = (key: WordKey) => string;

export const sayer =
  (words: Words): Say =>
  (key) =>
    words.w[key] ?? english[key];
