/** The view: one object with everything that changes with a move. */

export type Cell = [x: number, y: number];
/** [x, y, segment index]; segment -1 means the whole cell. */
export type Spot = [x: number, y: number, segment: number];
/** [x, y, design id, quarter turns clockwise, feature id per segment]. */
export type Tile = [x: number, y: number, design: string, turn: number, features: (string | number)[]];
/** [key, seat, kind, x, y, segment index]. */
export type Figure = [key: string, seat: string, kind: string, x: number, y: number, segment: number];

export interface Run {
  t: string;
  b?: boolean;
  i?: boolean;
  code?: boolean;
  rule?: string;
}
export type Block = { p: Run[] } | { li: Run[] };

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
  icon?: string;
  figure?: string;
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
  question: string;
  facts: string;
  tile: string | null;
  at: [number, number, number] | null;
  options: Option[];
  refused: Refused[];
  skip: string | null;
  then: { text: string; rule: string | null; cells: Spot[] }[];
}
export interface Final {
  title: string;
  columns: string[];
  groups: { title: string; rows: { text: string; values: (number | null)[]; cells: Spot[]; rule: string | null }[] }[];
  totals: number[];
}
export interface Task {
  tag: string;
  question: string;
  tile: string | null;
  /** Quarter turns in which a question with choices means its tile. */
  turn: number;
  state: "open" | "right" | "notyet";
  /** How an exercise is answered; a lesson's task by its choices, else on the board. */
  form: "act" | "one" | "several" | "number" | "";
  choices: { id: string; text: string; note: string }[] | null;
  /** The last answer, of several choices with commas between. */
  picked: string;
  note: string;
  feedback: Block[];
  hints_left: number;
  hint: Block[] | null;
}
export interface Lesson {
  title: string;
  where: string;
  step: number;
  steps: { title: string; task: boolean; done: boolean }[];
  heading: string;
  caption: Block[];
  light: Spot[];
  /** Letters on the board, of segments or (segment -1) of whole cells. */
  marks: [x: number, y: number, segment: number, letter: string][];
  /** Nothing is told of what is pointed at: it would answer the question. */
  quiet: boolean;
  /** Segments whose figures are ringed. */
  figures: Spot[];
  /** Entries of the log that are shown below the caption, by id. */
  log: number[];
  task: Task | null;
  back: boolean;
  next: boolean;
  off_path: boolean;
}
export interface View {
  n: number;
  seats: Seat[];
  tiles: Tile[];
  figures: Figure[];
  /** What kinds of figures and tokens are called. */
  names: Record<string, string>;
  /** Seat, piece, points, space of the track, 1 when it lies. */
  track: [seat: string, piece: string, points: number, space: number, lies?: number][];
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
}
