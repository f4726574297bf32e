/** What the live region says: the sentences of log entries that are new, oldest first, and what undoing means. */
import type { View } from "../types.ts";

/** Whether somebody else is asked than before, in the middle of a turn. */
export const handedOver = (old: View, view: View): boolean =>
  !!view.prompt?.seat && !!(old.prompt?.turn || view.prompt.turn) && old.prompt?.seat !== view.prompt.seat;

export class News {
  text = "";
  private last = Number.NEGATIVE_INFINITY;

  hear(old: View | null, view: View): void {
    const newest = Math.max(...view.log.map((e) => e.id), 0);
    if (old && newest > this.last)
      this.text = view.log
        .filter((e) => e.id > this.last && e.say)
        .reverse()
        .map((e) => e.say)
        .join(" ");
    this.last = newest;
    if (old && view.prompt?.anew && !old.prompt?.anew) this.text = view.prompt.anew;
    if (old && handedOver(old, view)) this.text = `${this.text} ${view.prompt!.who}: ${view.prompt!.question}`;
  }
}
