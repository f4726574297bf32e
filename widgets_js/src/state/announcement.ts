/** What the live region says; what there is to say the module `aloud` knows. */
import type { View } from "../wire/view.ts";

export interface Announcement {
  text: string;
  /** What a move would bring, heard after it and not in its place. */
  after: string;
  /** The newest entry of the log that was heard of. */
  last: number;
  /** Whether the board has just been handed over in the middle of a turn. */
  handed: boolean;
}
export const QUIET: Announcement = { text: "", after: "", last: Number.NEGATIVE_INFINITY, handed: false };

/** Whether somebody else is asked than before, in the middle of a turn. */
export const handedOver = (old: View, view: View): boolean =>
  !!view.prompt?.seat && !!(old.prompt?.turn || view.prompt.turn) && old.prompt?.seat !== view.prompt.seat;
