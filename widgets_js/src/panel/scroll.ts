/** What of the panel is in sight, and what must not move there. */
import { sameVerdict } from "../state/panel.ts";
import type { Store } from "../state/store.ts";
import type { View } from "../wire/view.ts";

const VERDICT = ".cn-fb:not(.hint)";
/** The windows of a panel; how it is laid out tells which of them scroll. */
const WINDOWS = ".cn-cap, .cn-answers, .cn-ask, .cn-choices, .cn-start";

/** The windows in which nothing need be to press. */
const TEXTS = ".cn-cap, .cn-ltop > .cn-fb, .cn-answers";

/** Whether an element is a window in which what is in it can scroll. */
const scrolls = (el: Element): boolean => /auto|scroll/.test(getComputedStyle(el).overflowY);

/** The window around an element of which this holds; null: that of the page. */
export function windowOf(el: Element, holds: (window: Element) => boolean): Element | null {
  const up = el.parentElement;
  return !up || (scrolls(up) && holds(up)) ? up : windowOf(up, holds);
}

/** Scrolls into sight what was just said about an answer, the newest hint, the answers to a new question; a new question
 * of a game, and a new step, from their beginning; at the way in the heading of another page. */
export function intoSight(root: HTMLElement, old: View, view: View, same: boolean): void {
  const [then, now] = [old.lesson, view.lesson];
  const stay = then?.step === now?.step && then?.title === now?.title;
  if (now ? !stay : !same && !view.desk) for (const window of root.querySelectorAll(WINDOWS)) window.scrollTop = 0;
  const judged = !sameVerdict(then?.task, now?.task);
  const hinted = then?.task?.hints.length !== now?.task?.hints.length;
  const answers = !same && stay ? ".cn-task .cn-choices" : "";
  const elsewhere = old.home?.title !== view.home?.title;
  // pages are lower than what is opened on them
  if (elsewhere || old.home?.at !== view.home?.at) root.scrollIntoView?.({ block: "nearest" });
  const shown = elsewhere ? "h3" : judged ? VERDICT : hinted ? ".cn-fb.hint" : answers;
  if (shown) reveal(root, shown);
  if (shown && shown === answers) reveal(root, ".cn-task :has(+ .cn-choices)"); // what stands above them: to skip
}

/** Brings what was said about an answer into sight again: the same answer was given once more. */
export function verdict(store: Store): void {
  if (store.state.panel.helped) store.change("panel", { helped: false });
  reveal(store.root, ".cn-ltop > .cn-fb");
}

const reveal = (root: HTMLElement, part: string): void =>
  root.querySelector(part)?.scrollIntoView?.({ block: "nearest" });

/** Whether more of a window lies below it than a few px. */
const goesOn = (window: Element): boolean =>
  scrolls(window) && window.scrollHeight - window.clientHeight - window.scrollTop > 4;

/** The window of the panel that does not show all there is. */
const cut = (root: HTMLElement): Element | undefined => [...root.querySelectorAll(WINDOWS)].find(goesOn);

/** The answers that lie below what a window shows. */
function unseen(window: Element): Element[] {
  const bottom = (el: Element) => el.getBoundingClientRect().bottom;
  return [...window.querySelectorAll(".cn-choices > li")].filter((answer) => bottom(answer) > bottom(window) + 8);
}

/** Forgets how long the last question was: the next one may have room. */
export const loosen = (root: HTMLElement): void => {
  for (const name of ["data-tight", "data-low", "data-fit"]) root.querySelector(`[${name}]`)?.removeAttribute(name);
};

/** The room for what is said of an answer: five lines, a fold, and the space around (px). */
const SAID = 144;

/** The least room for the text above a task, and for what is said there (px). */
const TEXT = 120;

/** Where a lesson's parts lie one below the other, tells the board what the answers leave it, or at the end all that is
 * said and offered: the text of a task scrolls first. */
function share(root: HTMLElement): void {
  const [body, board, task, cap] = [".cn-lbody", ".cn-board", ".cn-task", ".cn-cap"].map((part) =>
    root.querySelector<HTMLElement>(part),
  );
  const frame = root.querySelector<HTMLElement>(".cn-frame");
  const end = cap?.querySelector(".cn-end");
  if (body && board && (task || end)) {
    const left = body.clientHeight + board.clientHeight - (task ? needs(task) + TEXT : cap!.scrollHeight + 8);
    frame?.style.setProperty("--cn-left", `${Math.max(left, task ? 160 : 96)}px`);
  } else frame?.style.removeProperty("--cn-left");
}

/** How high a task is that shows all its answers. */
function needs(task: HTMLElement): number {
  const answers = task.querySelector(".cn-answers")!;
  return task.offsetHeight + answers.scrollHeight - answers.clientHeight;
}

/** Whether a task leaves too little above it for the step's text and what is going to be said; undefined: it is no matter
 * of the task, for there is none or the board gives way. */
function crowded(root: HTMLElement): boolean | undefined {
  const [body, cap, task] = [".cn-lbody", ".cn-cap", ".cn-task"].map((part) => root.querySelector<HTMLElement>(part));
  if (!body || !cap || !task || body.parentElement!.clientWidth === 0) return undefined;
  const text = [...cap.children].reduce((sum, { clientHeight }) => sum + clientHeight + 8, 0);
  return text + SAID + needs(task) > body.clientHeight;
}

/** Whether there is no room below the lines of the players for what one of them has at hand: it stands beside them. */
function lacksRoom(root: HTMLElement): boolean {
  const has = root.querySelector<HTMLElement>(".cn-has");
  const lines = has?.previousElementSibling as HTMLElement | null | undefined;
  return !!has && !!lines && has.offsetTop < lines.offsetTop + lines.offsetHeight;
}

/** Draws the panel together where its frame is too low for it; notes what is out of sight even so. */
export function fitIn(store: Store): void {
  const { root, state } = store;
  const frame = root.querySelector(".cn-frame");
  // `:has` on the frame would have the styles of all that is in it looked through whenever any part comes or goes
  frame?.toggleAttribute("data-ruled", !!frame.querySelector(":scope > .cn-ask .cn-rulebox"));
  const { lesson } = store.view ?? {};
  const fit = [frame?.clientHeight, lesson?.title, lesson?.step].join(" ");
  const tight = frame?.hasAttribute("data-tight");
  // a rule that is open and what is said move nothing: but a step that is seen for the first time is laid out as if unsaid
  if (frame?.getAttribute("data-fit") !== fit || !(tight || root.querySelector(".cn-ltop > .cn-fb, .cn-rulebox"))) {
    loosen(root);
    frame?.toggleAttribute("data-tight", crowded(root) ?? !!cut(root));
    frame?.toggleAttribute("data-low", !!cut(root));
    share(root);
    frame?.setAttribute("data-fit", fit);
  }
  // what holds no button is scrolled by key as well
  for (const text of root.querySelectorAll<HTMLElement>(TEXTS))
    if (text.scrollHeight > text.clientHeight && !text.querySelector("button, input, summary")) text.tabIndex = 0;
    else text.removeAttribute("tabindex");
  const window = cut(root);
  const now = { below: window ? unseen(window).length : 0, low: lacksRoom(root) };
  if (now.below !== state.panel.below || now.low !== state.panel.low) store.change("panel", now);
}

/** Scrolls on to what lies below; by key the focus goes there too, for at the end the sign goes away. */
export function onward({ root }: Store): void {
  const window = cut(root);
  if (!window) return;
  const next = unseen(window)[0]?.querySelector("button");
  window.scrollBy({ top: window.clientHeight - 72 });
  if (root.querySelector(".cn-below :focus-visible")) next?.focus();
}
