/** What stands in the panel of a lesson. */
import type { Spot } from "./view.ts";

export interface Run {
  t: string;
  b?: boolean;
  i?: boolean;
  code?: boolean;
  rule?: string;
}
export type Block = { p: Run[] } | { li: Run[] };

export interface Task {
  tag: string;
  question: string;
  tile: string | null;
  /** Quarter turns in which a question with choices means its tile. */
  turn: number;
  /** In an exam an answer is only given, until what was right may be told. */
  state: "open" | "given" | "right" | "notyet";
  /** It takes one answer, and no other. */
  once: boolean;
  /** Something has been done on the board that can be taken back. */
  begun: boolean;
  /** How an exercise is answered; a lesson's task by its choices, else on the board. */
  form: "act" | "one" | "several" | "number" | "";
  choices: { id: string; text: string; note: string }[] | null;
  /** The last answer, of several choices with commas between. */
  picked: string;
  note: string;
  feedback: Block[];
  hints_left: number;
  /** The hints that were asked for, oldest first. */
  hints: Block[][];
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
  /** Something is asked about the board, and nothing there may answer it. */
  quiet: boolean;
  /** How far a feature reaches may be shown. */
  extents: boolean;
  /** Segments whose figures are ringed. */
  figures: Spot[];
  /** Entries of the log that are shown below the caption, by id. */
  log: number[];
  task: Task | null;
  back: boolean;
  next: boolean;
  off_path: boolean;
}
