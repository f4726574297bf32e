/** Keys, while focus is inside. Only Tab, and Escape with nothing open, go on to the notebook. */

import { wipeOwn } from "../actions/chalk.ts";
import { COMMANDS } from "../actions/commands.ts";
import { pointAt } from "../actions/inspect.ts";
import { answer, lessonStep } from "../actions/lesson.ts";
import { closeMenu } from "../actions/menus.ts";
import { chooseNth, dismiss, pick, preview, turn } from "../actions/moves.ts";
import { onBoard } from "../board/answers.ts";
import { extentOf, indexOf } from "../geometry/index.ts";
import { nextCell, WAYS } from "../geometry/walk.ts";
import { modules } from "../modules.ts";
import { busy, promptOf } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { type Command, elementOf, targetOf } from "../target.ts";
import type { Spot } from "../wire/types.ts";
import { chalkKey, dropTool } from "./chalk.ts";
import { timeKey } from "./time.ts";

function arrows(store: Store, { key, shiftKey }: KeyboardEvent, target: HTMLElement): boolean {
  const way = WAYS[key]!;
  const { view, state, root } = store;
  const { ghost } = state.placing;
  if (!view) return false;
  if (target.matches("[role=tab]")) return tabs(target, way[0] + way[1]);
  if (target.closest(".cn-topic li,.cn-choices li")) return along(target, way[0] + way[1]);
  if (!target.closest(".cn-stage")) return lessonArrows(store, key);
  const index = indexOf(view);
  if (shiftKey && modules.aloud?.read(store, way)) return true;
  if (onBoard(view) && !busy(state)) return spots(store, key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1);
  if (index.legal.size && promptOf(store, "place")) {
    const cells = [...index.legal.values()];
    const from = ghost?.cell ?? targetOf(target, "cell")?.value;
    const next = from ? nextCell(cells, from, way) : cells[0];
    if (!next) return true;
    preview(store, next.cell);
    store.viewport.show(next.cell);
    store.paint();
    elementOf(root, "cell", next.cell)?.focus({ preventScroll: true });
  } else if (!modules.aloud?.read(store, way)) store.viewport.pan(-way[0] * 60, -way[1] * 60);
  return true;
}

/** Along the tabs; the one that has the focus is open. */
function tabs(from: HTMLElement, step: number): boolean {
  const all = [...from.parentElement!.children] as HTMLElement[];
  const next = all.at((all.indexOf(from) + step) % all.length)!;
  next.focus();
  next.click();
  return true;
}

/** Along the rules of a topic, from one to the next. */
function along(from: HTMLElement, step: number): boolean {
  const all = [...from.closest("ul")!.querySelectorAll("button")];
  all.at((all.indexOf(from as HTMLButtonElement) + step) % all.length)!.focus();
  return true;
}

function lessonArrows(store: Store, key: string): boolean {
  const lesson = store.view?.lesson;
  if (key === "ArrowLeft" && lesson?.back) lessonStep(store, "back");
  else if (key === "ArrowRight" && lesson?.next) lessonStep(store, "next");
  else return false;
  return true;
}

function spots(store: Store, step: number): boolean {
  const all = [...store.root.querySelectorAll<HTMLElement>(".cn-spot")];
  const { lit } = store.state.selection;
  const focused = store.root.ownerDocument.activeElement;
  const at = all.findIndex((s) => s === focused || targetOf(s, "option")?.value === lit);
  all[(at + step + all.length + (at < 0 && step < 0 ? 1 : 0)) % all.length]?.focus({ preventScroll: true });
  return true;
}

/** F: the next feature, by its first segment, so that its card opens. */
function feature(store: Store, step: number): void {
  const { view } = store;
  const { spot } = store.state.hover;
  if (!view) return;
  const index = indexOf(view);
  const all = [...index.extents.values()].map((e) => e[0]!);
  const now = spot && extentOf(index, spot)[0];
  const at = now ? all.findIndex((s) => s.join() === now.join()) : -1;
  const next: Spot | undefined = all[(at + step + all.length) % all.length];
  if (!next) return;
  store.viewport.show([next[0], next[1]]);
  pointAt(store, next);
}

/** Keys that do what a button does, wherever the focus is. */
const KEYS: Record<string, Command> = {
  s: "skip",
  h: "hint",
  "+": "zoom-in",
  "=": "zoom-in",
  "-": "zoom-out",
  0: "fit",
};

function press(store: Store, e: KeyboardEvent, target: HTMLElement): boolean {
  const { key } = e;
  const onBoard = !!target.closest(".cn-stage");
  if ((e.ctrlKey || e.metaKey) && key.toLowerCase() === "z") {
    const redo = e.shiftKey;
    if (redo ? store.view?.can_redo : store.view?.can_undo) COMMANDS[redo ? "redo" : "undo"](store);
    return true;
  }
  if (e.ctrlKey || e.metaKey || e.altKey) return false;
  if (e.repeat && (/^([1-9sS]|Enter| )$/.test(key) || e.code.startsWith("Digit"))) return true; // a key held answers one question, not the next
  if (key in WAYS) return arrows(store, e, target);
  const name = key.toLowerCase();
  const command = KEYS[name];
  const step = e.shiftKey ? -1 : 1;
  if (command) COMMANDS[command](store);
  else if (name === "r") turn(store, step);
  else if (name === "f") feature(store, step);
  else if (/^Digit[1-9]$/.test(e.code) && e.shiftKey) chooseNth(store, Number(e.code.at(-1)) + 9);
  else if (/^[1-9]$/.test(key)) chooseNth(store, Number(key));
  else if ((key === "Enter" || key === " ") && onBoard && !target.closest("button")) enter(store, target);
  else return false;
  return true;
}

function enter(store: Store, target: HTMLElement): void {
  const cell = targetOf(target, "cell")?.value ?? store.state.placing.ghost?.cell;
  if (targetOf(target, "option", "end")) target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  else if (cell) pick(store, cell, false);
}

export function onKey(store: Store, e: KeyboardEvent): void {
  if (e.key === "Tab") return;
  if (e.key === "Escape") {
    if (dropTool(store) || modules.editor?.letGo(store, e) || dismiss(store) || wipeOwn(store)) e.stopPropagation();
    return;
  }
  if ((e.ctrlKey || e.metaKey) && e.key === "s") return; // the notebook is saved
  const target = e.target as HTMLElement;
  e.stopPropagation();
  if (target.closest(".cn-more input")) return; // the line to copy
  const typed = target.matches("input,textarea,select");
  const done =
    timeKey(store, e.key, target) ||
    chalkKey(store, e) ||
    (!typed && (modules.editor?.editorKey(store, e) || modules.paint?.paintKey(store, e) || press(store, e, target)));
  if (done) e.preventDefault();
  else if (target.tagName === "INPUT" && e.key === "Enter") {
    if (!target.closest(".cn-desk")) answer(store);
    else {
      target.blur(); // which writes it
      target.focus();
    }
  }
  if (done || typed) closeMenu(store);
}
