/** What a presenter does: a stage on or back, a hint, the answer, black; what is shown comes from the kernel. */
import { toggleTool, wipe } from "../actions/chalk.ts";
import { COMMANDS } from "../actions/commands.ts";
import { lessonStep } from "../actions/lesson.ts";
import { busy } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Present } from "../wire/types.ts";

type Step = "next" | "back" | "hint" | "tell";
/** Presses of a key that wait until what the one before has asked for is there. */
const QUEUE = 3;

/** What belongs to one view of a presentation only. */
interface Showing {
  black: boolean;
  /** The line of keys is open. */
  keys: boolean;
  waiting: Step[];
}
const showings = new WeakMap<Store, Showing>();

export function showing(store: Store): Showing {
  const found = showings.get(store) ?? { black: false, keys: false, waiting: [] };
  showings.set(store, found);
  return found;
}

export function toggle(store: Store, what: "black" | "keys"): void {
  const now = showing(store);
  now[what] = !now[what];
  store.draw();
}

/** Whether the board shows stages, or moves of a record or steps of a panel, one after another. */
export const leads = ({ view }: Store): boolean => !!view?.timeline || !!view?.lesson;

/** Whether there is anything in that direction. */
export function can(store: Store, way: "next" | "back"): boolean {
  const { view } = store;
  return view?.timeline ? view.timeline[way] : !!view?.lesson?.[way];
}

/** What is revealed, where it is longer than the screen. */
export const body = ({ root }: Store): Element | null => root.querySelector(".cn-slide > .body");
export const goesOn = (el: Element): boolean => el.scrollHeight - el.clientHeight - el.scrollTop > 8;

export function step(store: Store, what: Step): void {
  const now = showing(store);
  const text = body(store);
  if (what === "next" && text && goesOn(text)) return text.scrollBy(0, text.clientHeight * 0.75);
  if (busy(store.state)) {
    if (now.waiting.length < QUEUE) now.waiting.push(what);
  } else if ((what !== "next" && what !== "back") || can(store, what)) lessonStep(store, what);
}

/** What was pressed meanwhile. */
export function goOn(store: Store): void {
  const { waiting } = showing(store);
  if (waiting.length && !busy(store.state)) step(store, waiting.shift()!);
}

/** A choice of the class; the choices are there to be picked at one stage only. */
export function pick(store: Store, n: number): void {
  const { view } = store;
  const choice = view?.present?.stage === "options" && view.lesson?.task?.choices?.[n];
  if (choice) lessonStep(store, "answer", { answer: choice.id });
}

/** Fills the screen: asked for by a key or a click, for no browser allows it otherwise. */
export const fill = (store: Store): unknown => store.state.appearance.full || COMMANDS.full(store);

/** What was on the board before is there again; what has been pressed and not been done is forgotten. */
export function ends(store: Store): void {
  showings.delete(store);
  lessonStep(store, "dismiss");
}

/** Leaves the screen, and so ends it. */
export const leave = (store: Store): unknown => (store.state.appearance.full ? COMMANDS.full(store) : ends(store));

const FORWARD = new Set([" ", "Spacebar", "Enter", "ArrowRight", "ArrowDown", "PageDown"]);
const BACK = new Set(["ArrowLeft", "ArrowUp", "PageUp", "Backspace"]);
const KEYS: Record<string, (store: Store) => unknown> = {
  b: (store) => toggle(store, "black"),
  ".": (store) => toggle(store, "black"),
  "?": (store) => toggle(store, "keys"),
  d: toggleTool,
  c: wipe,
  F5: fill, // what a clicker sends to begin, and a browser would take for loading the page anew
};
/** What reveals something is for stages only. */
const STAGED: Record<string, (store: Store) => unknown> = {
  h: (store) => step(store, "hint"),
  a: (store) => step(store, "tell"),
  Home: (store) => lessonStep(store, "jump", { to: 0 }),
};

/** Whether a key that presses buttons is meant for the one that has the focus: a click leaves it there unseen. */
const presses = (key: string, at: Element | null): boolean =>
  (key === " " || key === "Enter") && !!at?.matches("button:focus-visible, a:focus-visible");

function pressed(store: Store, e: KeyboardEvent, at: Element | null): boolean {
  const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
  const { view } = store;
  if (key === "Tab" || e.ctrlKey || e.metaKey || e.altKey || at?.matches("input, textarea, select")) return false;
  const now = showing(store);
  const stage: Present["stage"] = view?.present?.stage ?? "free";
  const way = FORWARD.has(key) ? "next" : BACK.has(key) ? "back" : null;
  if (now.black && key !== "Escape") {
    // nothing is revealed behind a black screen: whatever is pressed shows again what was there
    if (!e.repeat) toggle(store, "black");
  } else if (key === "Escape") {
    if (now.keys) toggle(store, "keys");
    else if (store.state.appearance.full) leave(store);
    else return false;
  } else if (way) {
    if (!leads(store) || presses(key, at)) return false;
    if (!e.repeat) step(store, way); // a key held reveals one thing
  } else if (/^[1-9]$/.test(key) && stage !== "free") pick(store, Number(key) - 1);
  else {
    const does = KEYS[key] ?? (stage !== "free" ? STAGED[key] : undefined);
    if (!does) return false;
    if (!e.repeat) does(store);
  }
  return true;
}

/** Hears a key before the page does; one that fills the screen hears those that are pressed beside it too. */
export function onKey(store: Store, e: KeyboardEvent): void {
  const inside = e.composedPath().includes(store.root);
  if (!inside && !store.state.appearance.full) return;
  if (!pressed(store, e, inside ? (e.composedPath()[0] as Element) : null)) return;
  e.preventDefault();
  e.stopImmediatePropagation();
}
