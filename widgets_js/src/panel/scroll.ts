/** What of the panel is in sight, and what must not move there. */
import type { Store } from "../state/store.ts";
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

/** What of a window lies below it (px). */
const below = ({ scrollHeight, clientHeight, scrollTop }: Element): number => scrollHeight - clientHeight - scrollTop;

/** The window of the panel that does not show all there is. */
const cut = (root: HTMLElement): Element | undefined =>
  [...root.querySelectorAll(".cn-lbody, .cn-ask, .cn-choices")].find((window) => below(window) > 4);

/** Forgets that the last question was too long: the next one may have room. */
export const loosen = (root: HTMLElement): void => root.querySelector("[data-tight]")?.removeAttribute("data-tight");

/** Draws the panel together where its frame is too low for it; notes how many answers are out of sight even so. */
export function fitIn(store: Store): void {
  const { root, state } = store;
  const frame = root.querySelector(".cn-frame");
  const high = `${frame?.clientHeight}`;
  if (frame?.getAttribute("data-tight") !== high) {
    loosen(root);
    if (cut(root)) frame?.setAttribute("data-tight", high);
  }
  const window = cut(root);
  const bottom = (el: Element) => el.getBoundingClientRect().bottom;
  const unseen = (answer: Element) => bottom(answer) > bottom(window!) + 8;
  const now = window ? [...window.querySelectorAll(".cn-choices > li")].filter(unseen).length : null;
  if (now !== state.panel.below) store.change("panel", { below: now });
}

/** Scrolls on to what lies below. */
export function onward({ root }: Store): void {
  const window = cut(root);
  window?.scrollBy({ top: window.clientHeight - 72 });
}
