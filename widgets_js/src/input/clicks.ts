/** Clicks, by the data attributes of what was clicked. */
import type { Desk } from "../desk.ts";
import { spotAt } from "../geometry/hit.ts";
import { cellKey, indexOf } from "../geometry/index.ts";
import { askOutlook, openRule, pointAt } from "../look.ts";
import { shut } from "../menus.ts";
import { act, chooseEnd, chooseSpace, commit, pick, promptOf, skip, turn } from "../moves.ts";
import { answer, picking, toggle } from "../picks.ts";
import type { Cell, Spot, Ui } from "../types.ts";
import { type Pointer, spotOf } from "./pointer.ts";

/** The second half of a double click must not answer the next question (ms). */
const REST = 400;

export function lessonStep(desk: Desk, what: string, more: { to?: number; answer?: string } = {}): void {
  desk.send({ do: "lesson", what, ...more });
}

/** Asks for the next hint, if there is one left. */
export function hint(desk: Desk): void {
  if (desk.view?.lesson?.task?.hints_left) lessonStep(desk, "hint");
}

const fullScreen = (desk: Desk): void => {
  shut(desk);
  const page = desk.root.ownerDocument;
  if (desk.local.full) {
    if (page.fullscreenElement) void page.exitFullscreen();
    desk.set({ full: false });
  } else {
    desk.set({ full: true });
    // where a page may not ask for it, the widget still fills the window by its style
    desk.root.requestFullscreen?.().catch(() => {});
  }
};

const DO: Record<string, (desk: Desk, el: HTMLElement) => void> = {
  undo: (desk) => desk.send({ do: "undo" }),
  redo: (desk) => desk.send({ do: "redo" }),
  new: (desk) => {
    shut(desk);
    desk.send({ do: "new" });
  },
  turn: (desk) => turn(desk, 1),
  commit,
  skip,
  fit: (desk) => desk.stage.fit(),
  "zoom-in": (desk) => desk.stage.zoom(1.25),
  "zoom-out": (desk) => desk.stage.zoom(0.8),
  full: fullScreen,
  more: (desk) => desk.set({ more: !desk.local.more }),
  "jump-list": (desk) => desk.set({ jump: !desk.local.jump }),
  earlier: (desk) => void desk.earlier(),
  "close-rule": (desk) => desk.set({ rule: null }),
  "log-row": (desk, el) => {
    const id = Number(el.closest("[data-log]")?.getAttribute("data-log"));
    const open = new Set(desk.local.open);
    if (!open.delete(id)) open.add(id);
    desk.set({ open });
  },
  back: (desk) => lessonStep(desk, "back"),
  next: (desk) => lessonStep(desk, "next"),
  show: (desk) => desk.send({ do: "show" }),
  hide: (desk) => desk.send({ do: "hide" }),
  hint: (desk) => hint(desk),
  check: (desk) => answer(desk),
  retry: (desk) => lessonStep(desk, "retry"),
  restart: (desk) => lessonStep(desk, "restart"),
};

/** Handles buttons and the like; false when the click was on none of them. */
function named(desk: Desk, target: Element, late: boolean, mouse: boolean, lit: string | null): boolean {
  const el = target.closest<HTMLElement>(
    "[data-do],[data-rule],[data-tab],[data-lang],[data-theme-to],[data-jump],[data-answer],[data-option],[data-fan],[data-end],[data-mark],[data-space]",
  );
  if (!el) return false;
  const d = el.dataset;
  if (el.matches(":disabled, [aria-disabled=true]")) return true;
  if (d.do) DO[d.do]?.(desk, el);
  else if (d.rule) void openRule(desk, d.rule, d.at ?? "");
  else if (d.tab) desk.set({ tab: d.tab as Desk["local"]["tab"] });
  else if (d.lang) {
    shut(desk);
    desk.link.send({ do: "language", lang: d.lang });
  } else if (d.themeTo) {
    shut(desk);
    desk.set({ theme: d.themeTo as Ui["theme"] });
  } else if (d.jump) {
    shut(desk);
    lessonStep(desk, "jump", { to: Number(d.jump) });
  } else if (d.answer) lessonStep(desk, "answer", { answer: d.answer });
  else if (d.mark) {
    if (!picking(desk, d.mark)) return false;
    toggle(desk, d.mark);
  } else if (d.fan) desk.set({ lit: d.fan });
  else if (d.end) {
    if (!late) chooseEnd(desk, spotOf(el)!, mouse);
  } else if (d.space) {
    if (!late) chooseSpace(desk, d.space, mouse || lit === d.space);
  } else if (d.option && !late && desk.view?.playable) act(desk, d.option);
  return true;
}

/** A click on a part of a tile shows what can be answered there, else what it is. */
function onTile(desk: Desk, spot: Spot | null): void {
  const asked = promptOf(desk, "choose")?.options.find((o) => o.cell && spot?.join() === `${o.cell},${o.segment}`);
  if (asked) {
    desk.set({ lit: asked.id });
    askOutlook(desk);
  } else pointAt(desk, spot);
}

export function onClick(desk: Desk, e: MouseEvent, pointer: Pointer): void {
  const target = e.target as Element;
  const { dragged, fan } = pointer;
  Object.assign(pointer, { dragged: false, fan: undefined });
  if (!target.closest || dragged) return;
  if (fan && target.closest(".cn-fan")) return desk.set({ lit: fan });
  const late = e.detail > 1 && performance.now() - desk.changedAt < REST;
  if (named(desk, target, late, pointer.mouse, e.detail ? pointer.lit : desk.local.lit) || late || !desk.view) return;
  if (!target.closest(".cn-stage") || target.closest(".cn-no,.cn-turnpad")) return;
  const named0 = target.closest("[data-cell]")?.getAttribute("data-cell");
  const { x, y } = pointer.boardPoint(e);
  const cell = (named0 ? named0.split(",").map(Number) : [Math.floor(x), Math.floor(y)]) as Cell;
  const index = indexOf(desk.view);
  if (index.at.has(cellKey(...cell))) onTile(desk, spotAt(index, desk.sheet, x, y));
  else pick(desk, cell, pointer.mouse);
}
