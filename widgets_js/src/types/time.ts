/** What stands on the timeline of a record. */

/** Where the board is; sent with every move. */
export interface Timeline {
  /** The move of the record that the slider stands at. */
  at: number;
  text: string;
  /** Says where a line of the reader's own began; empty on the record. */
  own: string;
  /** How many moves both lines have in common. */
  fork: number;
  comment: string;
  back: boolean;
  next: boolean;
}

/** What is marked on it; sent once. */
export interface Marks {
  of: number;
  /** The first move of every turn. */
  turns: number[];
  scores: [move: number, seat: string, text: string][];
  /** Moves with a comment. */
  notes: number[];
}
