/** What belongs to one view of the board only and is never synced. */
import type { Card, Cell, LogEntry, Rule, Spot, Tile, Ui, Why } from "../types.ts";

export interface Ghost {
  cell: Cell;
  turn: number;
}
export interface Note extends Why {
  cell: Cell | null;
  turn: number;
}
export interface Local {
  turn: number;
  /** The same turn, counted on without jumps, so that a turning tile never spins back. */
  spin: number;
  ghost: Ghost | null;
  /** The tile just placed, while the kernel has not answered. */
  sent: Tile | null;
  outlook: { text: string; rule: string | null; cells?: Spot[] }[];
  hot: Spot | null;
  card: Card | null;
  lit: string | null;
  /** The first of two road ends that are chosen together. */
  half: Spot | null;
  /** Whether the board has just been handed over in the middle of a turn. */
  handed: boolean;
  note: Note | null;
  tab: "log" | "left" | "final";
  open: Set<number>;
  point: Spot[];
  flash: Spot[];
  older: LogEntry[];
  olderMore: boolean | null;
  rule: { at: string; id: string; rule: Rule | null; error: string } | null;
  /** What is ticked, and of which question. */
  picks: { of: string; ids: string[] };
  jump: boolean;
  more: boolean;
  theme: Ui["theme"] | null;
  full: boolean;
  busy: boolean;
  silent: boolean;
  error: string;
}

/** What every new move resets. */
export const perMove = (): Pick<
  Local,
  | "turn"
  | "spin"
  | "ghost"
  | "sent"
  | "outlook"
  | "hot"
  | "card"
  | "lit"
  | "half"
  | "handed"
  | "note"
  | "point"
  | "busy"
  | "silent"
  | "error"
> => ({
  turn: 0,
  spin: 0,
  ghost: null,
  sent: null,
  outlook: [],
  hot: null,
  card: null,
  lit: null,
  half: null,
  handed: false,
  note: null,
  point: [],
  busy: false,
  silent: false,
  error: "",
});

/** What was said in the language before, and is asked anew in the next one. */
export const inWords = (): Pick<Local, "outlook" | "hot" | "card" | "note" | "older" | "olderMore" | "rule"> => ({
  outlook: [],
  hot: null,
  card: null,
  note: null,
  older: [],
  olderMore: null,
  rule: null,
});

export const freshLocal = (): Local => ({
  ...perMove(),
  tab: "log",
  open: new Set(),
  flash: [],
  older: [],
  olderMore: null,
  rule: null,
  picks: { of: "", ids: [] },
  jump: false,
  more: false,
  theme: null,
  full: false,
});
