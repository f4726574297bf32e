/** The fixed words of the interface, as the kernel sent them; a word that it did not send shows as its name. */
import type english from "../../words.json";
import type { Words } from "../wire/types.ts";

export type WordKey = keyof typeof english;
export type Say = (key: WordKey) => string;

export const sayer =
  (words: Words): Say =>
  (key) =>
    words.w[key] ?? key;
