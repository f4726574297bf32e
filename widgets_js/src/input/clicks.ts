/** Clicks, by the data attributes of what was clicked. */

import { askOutlook, openRule, pointAt } from "../actions/inspect.ts";
import { shut } from "../actions/menus.ts";
import { spotAt } from "../geometry/hit.ts";
import { cellKey, indexOf } from "../geometry/index.ts";
import { act, chooseEnd, chooseSpace, commit, pick, promptOf, skip, turn } from "../moves.ts";
import { answer, picking, toggle } from "../state/picks.ts";
import type { Store } from "../state/store.ts";
import type { Cell, Spot, Ui } from "../types.ts";
import { type Pointer, spotOf } from "./pointer.ts";

/** The second half of a double click must not answer the next question (ms). */
const REST = 400;

export function lessonStep(store: Store, what: string, more: Record<string, unknown> = {}): void {
  store.send({ do: "lesson", what, ...more });
}

/** Asks for the next hint, if there is one left. */
export function hint(store: Store): void {
  if (store.view?.lesson?.task?.hints_left) lessonStep(store, "hint");
}

const fullScreen = (store: Store): void => {
  shut(store);
  const page = store.root.ownerDocument;
  if (store.local.full) {
    if (page.fullscreenElement) void page.exitFullscreen();
    store.set({ full: false });
  } else {
    store.set({ full: true });
    // where a page may not ask for it, the widget still fills the window by its style
    store.root.requestFullscreen?.().catch(() => {});
  }
};

const DO: Record<string, (store: Store, el: HTMLElement) => void> = {
  undo: (store) => store.send({ do: "undo" }),
  redo: (store) => store.send({ do: "redo" }),
  new: (store) => {
    shut(store);
    store.send({ do: "new" });
  },
  turn: (store) => turn(store, 1),
  commit,
  skip,
  fit: (store) => store.viewport.fit(),
  "zoom-in": (store) => store.viewport.zoom(1.25),
  "zoom-out": (store) => store.viewport.zoom(0.8),
  full: fullScreen,
  more: (store) => store.set({ more: !store.local.more }),
  "jump-list": (store) => store.set({ jump: !store.local.jump }),
  earlier: (store) => void store.earlier(),
  "close-rule": (store) => store.set({ rule: null }),
  "log-row": (store, el) => {
    const id = Number(el.closest("[data-log]")?.getAttribute("data-log"));
    const open = new Set(store.local.open);
    if (!open.delete(id)) open.add(id);
    store.set({ open });
  },
  back: (store) => lessonStep(store, "back"),
  next: (store) => lessonStep(store, "next"),
  show: (store) => store.send({ do: "show" }),
  hide: (store) => store.send({ do: "hide" }),
  hint: (store) => hint(store),
  check: (store) => answer(store),
  retry: (store) => lessonStep(store, "retry"),
  restart: (store) => lessonStep(store, "restart"),
};

/** Handles buttons and the like; false when the click was on none of them. */
function named(store: Store, target: Element, late: boolean, mouse: boolean, lit: string | null): boolean {
  const el = target.closest<HTMLElement>(
    "[data-do],[data-rule],[data-tab],[data-lang],[data-theme-to],[data-jump],[data-answer],[data-option],[data-fan],[data-end],[data-mark],[data-space]",
  );
  if (!el) return false;
  const d = el.dataset;
  if (el.matches(":disabled, [aria-disabled=true]")) return true;
  if (d.do) DO[d.do]?.(store, el);
  else if (d.rule) void openRule(store, d.rule, d.at ?? "");
  else if (d.tab) store.set({ tab: d.tab as Store["local"]["tab"] });
  else if (d.lang) {
    shut(store);
    store.link.send({ do: "language", lang: d.lang });
  } else if (d.themeTo) {
    shut(store);
    store.set({ theme: d.themeTo as Ui["theme"] });
  } else if (d.jump) {
    shut(store);
    lessonStep(store, "jump", { to: Number(d.jump) });
  } else if (d.answer) lessonStep(store, "answer", { answer: d.answer });
  else if (d.mark) {
    if (!picking(store, d.mark)) return false;
    toggle(store, d.mark);
  } else if (d.fan) store.set({ lit: d.fan });
  else if (d.end) {
    if (!late) chooseEnd(store, spotOf(el)!, mouse);
  } else if (d.space) {
    if (!late) chooseSpace(store, d.space, mouse || lit === d.space);
  } else if (d.option && !late && store.view?.playable) act(store, d.option);
  return true;
}

/** A click on a part of a tile shows what can be answered there, else what it is. */
function onTile(store: Store, spot: Spot | null): void {
  const asked = promptOf(store, "choose")?.options.find((o) => o.cell && spot?.join() === `${o.cell},${o.segment}`);
  if (asked) {
    store.set({ lit: asked.id });
    askOutlook(store);
  } else pointAt(store, spot);
}

export function onClick(store: Store, e: MouseEvent, pointer: Pointer): void {
  const target = e.target as Element;
  const { dragged, fan } = pointer;
  Object.assign(pointer, { dragged: false, fan: undefined });
  if (!target.closest || dragged) return;
  if (fan && target.closest(".cn-fan")) return store.set({ lit: fan });
  const late = e.detail > 1 && performance.now() - store.changedAt < REST;
  if (named(store, target, late, pointer.mouse, e.detail ? pointer.lit : store.local.lit) || late || !store.view)
    return;
  if (!target.closest(".cn-stage") || target.closest(".cn-no,.cn-turnpad")) return;
  const named0 = target.closest("[data-cell]")?.getAttribute("data-cell");
  const { x, y } = pointer.boardPoint(e);
  const cell = (named0 ? named0.split(",").map(Number) : [Math.floor(x), Math.floor(y)]) as Cell;
  const index = indexOf(store.view);
  if (index.at.has(cellKey(...cell))) onTile(store, spotAt(index, store.sheet, x, y));
  else pick(store, cell, pointer.mouse);
}
