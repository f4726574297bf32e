/** What a board needs of the page that shows it: a notebook's model is one host, a page without Jupyter has another. */
import type { Traits } from "./types.ts";

// biome-ignore lint/suspicious/noExplicitAny: what is told differs by name
export type Hear = (...told: any[]) => void;

export interface Host {
  /** A part of the board's state as it is now. */
  get(name: keyof Traits): unknown;
  /** Calls back at `change:` and the name of a part, and at `msg:custom` with what the board says that is no state. */
  on(name: string, hear: Hear): void;
  off(name: string, hear: Hear): void;
  /** Says something to the board. */
  send(message: object): void;
  /** Whether the kernel is known to be at work: what it is told now it hears when that is done. */
  works?(): boolean;
}
