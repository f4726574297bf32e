/** What page and worker tell each other; boards are numbered by the page. */
export type Files = { [name: string]: string };
export type ToWorker = { keep: Files } | { open: string; board: number } | { say: string; board: number };
export type FromWorker =
  | { at: number; of: number }
  | { ready: true }
  | { failed: string }
  | { keep: Files }
  | { board: number; put: string }
  | { board: number; send: string }
  | { board: number; error: string };
