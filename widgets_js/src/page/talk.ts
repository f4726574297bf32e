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
