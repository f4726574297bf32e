/** What of the lesson's panel is in sight, and what must not move there. */
import type { Task } from "../wire/types.ts";
import type { View } from "../wire/view.ts";

const VERDICT = ".cn-fb:not(.hint)";
const SCROLLS = /auto|scroll/;

/** What scrolls an element: the panel, or where that is as long as its text, the page. */
function scroller(el: Element): Element | null {
  const up = el.parentElement;
  if (!up) return el.ownerDocument.scrollingElement;
  const scrolls = up.scrollHeight > up.clientHeight && SCROLLS.test(getComputedStyle(up).overflowY);
  return scrolls ? up : scroller(up);
}

/** Notes where the button is that has just been pressed; afterwards it is there again, whatever came above it. */
export function hold(root: HTMLElement): () => void {
  const at = (how: string) => root.querySelector(`.cn-task :is(button,label,input)${how}`);
  const held = at(":hover") ?? at(":focus");
  const top = held?.getBoundingClientRect().top ?? 0;
  return () => {
    const moved = held?.isConnected ? held.getBoundingClientRect().top - top : 0;
    if (held && moved) scroller(held)?.scrollBy(0, moved);
  };
}

/** Scrolls into sight what was just said about an answer, the newest hint, the answers to a new question, a new step. */
export function intoSight(root: HTMLElement, old: View, view: View, same: boolean): void {
  const [then, now] = [old.lesson, view.lesson];
  if (then?.step !== now?.step || then?.title !== now?.title) root.querySelector(".cn-lbody")?.scrollTo?.(0, 0);
  const said = (task: Task | null | undefined) => JSON.stringify([task?.state, task?.picked, task?.feedback]);
  const judged = said(then?.task) !== said(now?.task);
  const hinted = then?.task?.hints.length !== now?.task?.hints.length;
  const answers = !same && then?.step === now?.step ? ".cn-task .cn-choices" : "";
  const shown = judged ? VERDICT : hinted ? ".cn-fb.hint li:last-child" : answers;
  if (shown) reveal(root, shown);
}

/** Scrolls what was said about an answer into sight again: the same answer was given once more. */
export const verdict = (root: HTMLElement): void => reveal(root, VERDICT);

const reveal = (root: HTMLElement, part: string): void =>
  root.querySelector(part)?.scrollIntoView?.({ block: "nearest" });

/** Marks a text that goes on below its window. */
export function fade(root: HTMLElement): void {
  const panel = root.querySelector(".cn-lbody");
  panel?.toggleAttribute("data-below", panel.scrollHeight - panel.clientHeight - panel.scrollTop > 4);
}
