/** Scrolls into sight what was just said about an answer in a lesson, or the answers to its new question. */
import type { View } from "./types.ts";

export function intoSight(root: HTMLElement, old: View, view: View, same: boolean): void {
  const [then, now] = [old.lesson, view.lesson];
  const judged = then?.task?.state !== now?.task?.state;
  const shown = judged ? ".cn-fb" : !same && then?.step === now?.step ? ".cn-task .cn-choices" : "";
  if (shown) root.querySelector(shown)?.scrollIntoView?.({ block: "nearest" });
}
