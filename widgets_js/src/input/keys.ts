/** Keys, while focus is inside. Only Tab, and Escape with nothing open, go on to the notebook. */

import { onBoard } from "../board/targets.ts";
import type { Desk } from "../desk.ts";
import { extentOf, indexOf } from "../geometry/index.ts";
import { nextCell, WAYS } from "../geometry/walk.ts";
import { pointAt } from "../look.ts";
import { shut } from "../menus.ts";
import { chooseNth, dismiss, pick, preview, promptOf, skip, turn } from "../moves.ts";
import { answer } from "../picks.ts";
import type { Spot } from "../types.ts";
import { hint, lessonStep } from "./clicks.ts";
import { timeKey } from "./time.ts";

function arrows(desk: Desk, key: string, target: HTMLElement): boolean {
  const way = WAYS[key]!;
  const { view, local, root } = desk;
  if (!view) return false;
  if (target.closest("[role=tablist]")) return tabs(desk, key);
  if (!target.closest("[data-stage]")) return lessonArrows(desk, key);
  const index = indexOf(view);
  if (onBoard(view) && !local.busy) return spots(desk, key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1);
  if (index.legal.size && promptOf(desk, "place")) {
    const cells = [...index.legal.values()];
    const from = local.ghost?.cell ?? target.getAttribute("data-cell")?.split(",").map(Number);
    const next = from ? nextCell(cells, from as [number, number], way) : cells[0];
    if (!next) return true;
    preview(desk, next.cell);
    desk.stage.show(next.cell);
    desk.paint();
    root.querySelector<HTMLElement>(`[data-cell="${next.cell}"]`)?.focus({ preventScroll: true });
  } else desk.stage.pan(-way[0] * 60, -way[1] * 60);
  return true;
}

function tabs(desk: Desk, key: string): boolean {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return false;
  const all = [...desk.root.querySelectorAll<HTMLElement>("[data-tab]")];
  const at = all.findIndex((t) => t.getAttribute("aria-selected") === "true");
  const next = all[(at + (key === "ArrowRight" ? 1 : all.length - 1)) % all.length];
  if (next) desk.set({ tab: next.dataset.tab as Desk["local"]["tab"] });
  next?.focus();
  return true;
}

function lessonArrows(desk: Desk, key: string): boolean {
  const lesson = desk.view?.lesson;
  if (key === "ArrowLeft" && lesson?.back) lessonStep(desk, "back");
  else if (key === "ArrowRight" && lesson?.next) lessonStep(desk, "next");
  else return false;
  return true;
}

function spots(desk: Desk, step: number): boolean {
  const all = [...desk.root.querySelectorAll<HTMLElement>(".cn-spot")];
  const focused = desk.root.ownerDocument.activeElement;
  const at = all.findIndex((s) => s === focused || (!s.dataset.end && s.dataset.option === desk.local.lit));
  all[(at + step + all.length + (at < 0 && step < 0 ? 1 : 0)) % all.length]?.focus({ preventScroll: true });
  return true;
}

/** F: the next feature, by its first segment, so that its card opens. */
function feature(desk: Desk, step: number): void {
  const { view, local } = desk;
  if (!view) return;
  const index = indexOf(view);
  const all = [...index.extents.values()].map((e) => e[0]!);
  const now = local.hot && extentOf(index, local.hot)[0];
  const at = now ? all.findIndex((s) => s.join() === now.join()) : -1;
  const next: Spot | undefined = all[(at + step + all.length) % all.length];
  if (!next) return;
  desk.stage.show([next[0], next[1]]);
  pointAt(desk, next);
}

function press(desk: Desk, e: KeyboardEvent, target: HTMLElement): boolean {
  const { key } = e;
  const onBoard = !!target.closest("[data-stage]");
  if ((e.ctrlKey || e.metaKey) && key.toLowerCase() === "z") {
    const redo = e.shiftKey;
    if (redo ? desk.view?.can_redo : desk.view?.can_undo) desk.send({ do: redo ? "redo" : "undo" });
    return true;
  }
  if (e.ctrlKey || e.metaKey || e.altKey) return false;
  if (key in WAYS) return arrows(desk, key, target);
  if (key === "r" || key === "R") turn(desk, e.shiftKey ? -1 : 1);
  else if (key === "s" || key === "S") skip(desk);
  else if (key === "f" || key === "F") feature(desk, e.shiftKey ? -1 : 1);
  else if (key === "h" || key === "H") hint(desk);
  else if (/^[1-9]$/.test(key)) chooseNth(desk, Number(key));
  else if (key === "+" || key === "=") desk.stage.zoom(1.25);
  else if (key === "-") desk.stage.zoom(0.8);
  else if (key === "0") desk.stage.fit();
  else if ((key === "Enter" || key === " ") && onBoard && !target.closest("button")) enter(desk, target);
  else return false;
  return true;
}

function enter(desk: Desk, target: HTMLElement): void {
  const option = target.closest("[data-option],[data-end]");
  const cell =
    target.closest("[data-cell]")?.getAttribute("data-cell")?.split(",").map(Number) ?? desk.local.ghost?.cell;
  if (option) target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  else if (cell) pick(desk, cell as [number, number], false);
}

export function onKey(desk: Desk, e: KeyboardEvent): void {
  if (e.key === "Tab") return;
  if (e.key === "Escape") {
    if (dismiss(desk)) e.stopPropagation();
    return;
  }
  const target = e.target as HTMLElement;
  const typed = target.tagName === "INPUT";
  const done = timeKey(desk, e.key, target) || (!typed && press(desk, e, target));
  if (done) e.preventDefault();
  else if (typed && e.key === "Enter") answer(desk);
  if (done || typed) shut(desk);
  e.stopPropagation();
}
