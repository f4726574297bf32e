/** What the live region says: the sentences of log entries that are new, oldest first, what is asked now, and what undoing means. */
import type { View } from "../wire/view.ts";

export interface Announcement {
  text: string;
  /** The newest entry of the log that was heard of. */
  last: number;
  /** Whether the board has just been handed over in the middle of a turn. */
  handed: boolean;
}
export const QUIET: Announcement = { text: "", last: Number.NEGATIVE_INFINITY, handed: false };

/** Whether somebody else is asked than before, in the middle of a turn. */
export const handedOver = (old: View, view: View): boolean =>
  !!view.prompt?.seat && !!(old.prompt?.turn || view.prompt.turn) && old.prompt?.seat !== view.prompt.seat;

/** So many sentences are said of one move. */
const SPOKEN = 8;

export function announce({ text, last }: Announcement, old: View | null, view: View): Announcement {
  const { log, prompt } = view;
  const before = old?.prompt;
  const newest = Math.max(...log.map((e) => e.id), 0);
  const handed = !!old && handedOver(old, view);
  const fresh = log
    .filter((e) => e.id > last)
    .slice(0, SPOKEN)
    .map((e) => e.say);
  // of the end the result is said: the rest stands in its table
  if (old && newest > last) text = (view.final ? fresh.slice(0, 1) : fresh.reverse()).join(" ");
  const anew = before?.seat !== prompt?.seat;
  const asked = before && view.playable && !view.lesson && !view.final && (anew || before.question !== prompt.question);
  if (before && prompt?.anew && !before.anew) text = prompt.anew;
  else if (handed || asked)
    text = `${newest > last ? text : ""} ${anew ? `${prompt.who}: ` : ""}${prompt.question}`.trim();
  return { text, last: newest, handed };
}
