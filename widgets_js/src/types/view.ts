/** The view: one object with everything that changes with a move. */
import type { Lesson } from "./lesson.ts";
import type { Timeline } from "./time.ts";

export type Cell = [x: number, y: number];
/** [x, y, segment index]; segment -1 means the whole cell. */
export type Spot = [x: number, y: number, segment: number];
/** [x, y, design id, quarter turns clockwise, feature id per segment]. */
export type Tile = [x: number, y: number, design: string, turn: number, features: (string | number)[]];
/** [key, seat, kind, x, y, segment index]. */
export type Figure = [key: string, seat: string, kind: string, x: number, y: number, segment: number];
/** A piece of nobody's: on one segment, across several, or (none) on the tile: [key, kind, x, y, segments]. */
export type Neutral = [key: string, kind: string, x: number, y: number, segments: number[]];

export interface Seat {
  seat: string;
  name: string;
  mark: string;
  score: number;
  cards: number[];
  active: boolean;
  supply: { kind: string; left: number; total: number }[];
  /** Kinds of tokens the game has, and how many this player holds. */
  tokens: [kind: string, count: number][];
}
export interface SumLine {
  text: string;
  value: number | null;
  rule?: string | null;
}
export interface LogEntry {
  id: number;
  seat: string | null;
  strong: boolean;
  text: string;
  points: number | null;
  sum: SumLine[];
  rule: string | null;
  cells: Spot[];
  say: string;
}
export interface Option {
  id: string;
  cell?: Cell;
  turn?: number;
  segment?: number;
  /** Two segments of one tile that are chosen together. */
  segments?: [number, number];
  icon?: string;
  figure?: string;
  /** A card or a tile that is chosen. */
  card?: string;
  tile?: string;
  /** The space of the score track that it is about, and the one its figure comes from. */
  space?: number;
  from?: number;
  /** The number of what is said about it: options of one feature with the same say are one entry of the list. */
  of?: number;
  text?: string;
  note?: string;
}
export interface Refused {
  id: string;
  segment?: number;
  icon?: string;
  text: string;
  note: string;
  rule: string | null;
}
export interface Prompt {
  seat: string;
  kind: string;
  step: number;
  steps: string[];
  who: string;
  /** Who is on turn, where that is somebody else than is asked. */
  turn: string;
  question: string;
  facts: string;
  /** The rule that asks. */
  rule: string | null;
  tile: string | null;
  at: [number, number, number] | null;
  options: Option[];
  refused: Refused[];
  skip: string | null;
  /** Only its player may read the answers. */
  closed: boolean;
  /** The card it is about, by name. */
  card: string;
  /** What another move than the one taken back does to the draws that were seen. */
  anew: string;
  then: { text: string; rule: string | null; cells: Spot[] }[];
}
export interface Final {
  title: string;
  columns: string[];
  groups: { title: string; rows: { text: string; values: (number | null)[]; cells: Spot[]; rule: string | null }[] }[];
  totals: number[];
}
export interface View {
  n: number;
  seats: Seat[];
  tiles: Tile[];
  figures: Figure[];
  neutral: Neutral[];
  /** The last throw: from a cell to a cell, and the number. */
  throw: [number, number, number, number, number] | null;
  /** What kinds of figures, pieces and tokens are called. */
  names: Record<string, string>;
  /** Seat, piece, points, space of the track, 1 when it lies. */
  track: [seat: string, piece: string, points: number, space: number, lies?: number][];
  /** Where the track does more than count: its dark spaces, and figures that stand on it and count no points. */
  lane: { dark: number[]; figures: [seat: string, kind: string, space: number][] } | null;
  /** The cards of each seat by name, those that lie face down by their deck. */
  hands: Record<string, string[]>;
  /** Title and text of the cards that may be seen. */
  cards: Record<string, [title: string, text: string]>;
  /** Whose cards can be shown and put away here. */
  reveal: { seat: string; text: string; open: boolean } | null;
  left: [string, number, number][];
  left_total: number;
  log: LogEntry[];
  log_more: boolean;
  prompt: Prompt | null;
  final: Final | null;
  can_undo: boolean;
  can_redo: boolean;
  playable: boolean;
  lesson: Lesson | null;
  /** Where a board that goes through a record is. */
  timeline: Timeline | null;
}
