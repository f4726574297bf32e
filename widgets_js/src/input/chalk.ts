/** The hand that draws: the right button of a mouse at any time, any pointer and the keys while the tool is taken up. */

import { draw, keyArrow, keyCell, toggleTool, wipeOwn } from "../actions/chalk.ts";
import { cellKey, cellOf, indexOf } from "../geometry/index.ts";
import { WAYS } from "../geometry/walk.ts";
import { arrowOf, COLOURS, type Colour, ringOf, tintOf } from "../state/chalk.ts";
import { NO_HOVER } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { targetOf } from "../target.ts";
import type { Cell, StrokeRow } from "../wire/types.ts";
import { strays } from "./slack.ts";

const onStage = (e: Event): boolean => !!(e.target as Element).closest?.(".cn-stage");

/** Shift or Ctrl red, Alt blue, both green; else what the tool has, and without it the first. */
function colourOf(store: Store, e: MouseEvent | KeyboardEvent): Colour {
  const { on, colour } = store.state.chalk;
  const keys = (e.shiftKey || e.ctrlKey ? 1 : 0) + (e.altKey ? 2 : 0);
  return keys ? COLOURS[keys]! : on ? colour : COLOURS[0]!;
}

/** Listens before anything else does: what draws is nothing else. */
export function drawing(store: Store, signal: AbortSignal): void {
  const { root, viewport } = store;
  let press: { id: number; x: number; y: number; draws: boolean; moved: boolean } | null = null;
  const cell = (x: number, y: number): Cell => cellOf(viewport.at(x, y));
  /** What the press would draw if it ended here. */
  const stroke = (e: PointerEvent): StrokeRow | null => {
    if (!press) return null;
    const [from, to] = [cell(press.x, press.y), cell(e.clientX, e.clientY)];
    const colour = colourOf(store, e);
    if (cellKey(...from) !== cellKey(...to)) return arrowOf(from, to, colour);
    if (press.moved) return ringOf(to, colour);
    const there = viewport.spot(e.clientX, e.clientY);
    return there && there[2] >= 0 ? tintOf(there, colour) : ringOf(to, colour);
  };
  const on = <K extends "pointerdown" | "pointermove" | "pointerup" | "pointercancel" | "click" | "contextmenu">(
    name: K,
    hear: (e: HTMLElementEventMap[K]) => void,
  ) => root.addEventListener(name, (e) => store.view && hear(e), { signal, capture: true });
  on("pointerdown", (e) => {
    const draws = onStage(e) && (e.button === 2 || (store.state.chalk.on && e.button === 0));
    press = e.isPrimary === false ? null : { id: e.pointerId, x: e.clientX, y: e.clientY, draws, moved: false };
    if (store.state.chalk.stroke) store.change("chalk", { stroke: null });
    if (!draws) return;
    e.stopPropagation();
    store.set({ hover: NO_HOVER });
    const stage = root.querySelector<HTMLElement>(".cn-stage");
    stage?.setPointerCapture?.(e.pointerId);
    stage?.focus({ preventScroll: true });
  });
  on("pointermove", (e) => {
    const held = press?.id === e.pointerId ? press : null;
    if (held?.draws || (store.state.chalk.on && onStage(e))) e.stopPropagation();
    if (!held) return;
    held.moved ||= strays(held, e);
    if (held.draws && held.moved) store.change("chalk", { stroke: stroke(e) });
  });
  on("pointerup", (e) => {
    if (press?.id !== e.pointerId || !press.draws) return;
    e.stopPropagation();
    const done = stroke(e);
    press = null;
    if (done) draw(store, done);
  });
  on("pointercancel", () => {
    press = null;
    if (store.state.chalk.stroke) store.change("chalk", { stroke: null });
  });
  on("contextmenu", (e) => {
    if (!onStage(e)) return;
    e.preventDefault();
    e.stopPropagation(); // the notebook has a menu of its own
  });
  on("click", (e) => {
    if (!onStage(e) || !e.detail) return;
    const dragged = press?.moved;
    press = null;
    if (!store.state.chalk.on && (dragged || !isBare(store, e, cell(e.clientX, e.clientY)) || !wipeOwn(store))) return;
    e.stopPropagation();
    e.preventDefault();
  });
}

/** Whether nothing is there to click: no tile, no square where the tile fits, no part of a question. */
function isBare(store: Store, e: MouseEvent, at: Cell): boolean {
  if (!store.view || targetOf(e.target, "cell", "option", "fan", "end", "mark", "do")) return false;
  const { at: tiles, legal } = indexOf(store.view);
  const key = cellKey(...at);
  return !tiles.has(key) && !legal.has(key);
}

/** Keys on the board: M marks and A begins or ends an arrow; with the tool, arrows walk and digits choose its colour. */
export function chalkKey(store: Store, e: KeyboardEvent): boolean {
  const { view, state } = store;
  const target = e.target as Element;
  if (!view || !target.closest(".cn-stage") || e.ctrlKey || e.metaKey || e.altKey) return false;
  const { on } = state.chalk;
  const name = e.key.toLowerCase();
  const at = on ? keyCell(store) : (targetOf(target, "cell")?.value ?? state.placing.ghost?.cell ?? null);
  const way = WAYS[e.key];
  if (on && way) walk(store, [at![0] + way[0], at![1] + way[1]]);
  else if (on && /^[1-4]$/.test(e.key)) store.change("chalk", { colour: COLOURS[Number(e.key) - 1]! });
  else if (name === "m" || (on && e.key === "Enter")) {
    const { spot } = state.hover;
    if (!on && spot) draw(store, tintOf(spot, colourOf(store, e)));
    else if (at) draw(store, ringOf(at, colourOf(store, e)));
    else takeUp(store);
  } else if (name === "a") {
    if (!on) takeUp(store, at ?? undefined);
    keyArrow(store, keyCell(store), colourOf(store, e));
  } else return false;
  return true;
}

function takeUp(store: Store, at = keyCell(store)): void {
  toggleTool(store);
  walk(store, at);
}

function walk(store: Store, at: Cell): void {
  store.change("chalk", { at });
  store.viewport.show(at);
}

/** Escape: the arrow that was begun, then the tool; false where neither was. */
export function dropTool(store: Store): boolean {
  const { on, from } = store.state.chalk;
  if (from) store.change("chalk", { from: null });
  else if (on) toggleTool(store);
  return !!from || on;
}
