/** What page and worker tell each other; boards are numbered by the page. */
export type Files = { [name: string]: string };
/** Why the browser does not keep a file, by its name; an empty one stands for any. */
export type Lost = { [name: string]: "full" | "denied" };
export type ToWorker =
  | { keep: Files }
  | { lost: Lost }
  | { open: string; board: number }
  | { say: string; board: number };
export type FromWorker =
  | { at: number; of: number }
  | { ready: true }
  | { failed: string }
  | { keep: Files }
  | { board: number; put: string }
  | { board: number; send: string }
  | { board: number; error: string };

/** What a page tells whoever keeps files: what it has come with, or a wish to know what is kept, and to keep all. */
export type ToKeeper = { seen: string[] } | { all: boolean };
/** How many files of how many are kept, and how many bytes all of them have; the last word says how it ended. */
export interface Keeping {
  at: number;
  of: number;
  bytes: number;
  end?: "kept" | "lost";
}
