/** Pointers on the board: a mouse previews what it points at, a drag pans, two fingers zoom. */

import { askOutlook, pointAt } from "../actions/inspect.ts";
import { preview, promptOf } from "../actions/moves.ts";
import { toBoard } from "../geometry/camera.ts";
import { spotAt } from "../geometry/hit.ts";
import { cellKey, indexOf } from "../geometry/index.ts";
import { finish } from "../motion/motion.ts";
import { joining } from "../state/options.ts";
import { litOption } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { spotsOf } from "../state/turns.ts";
import type { Cell, Spot } from "../wire/types.ts";
import { targetOf } from "./target.ts";

/** A press that moves farther than this (px) is a drag, not a click. */
const SLACK = 5;
const OVERLAY = ".cn-tool,.cn-beyond,.cn-card,.cn-no,.cn-turnpad,.cn-more";
type Point = { x: number; y: number };

export class Pointer {
  /** True from the drag until its click has been swallowed. */
  dragged = false;
  mouse = false;
  /** The closed choice of kinds that was pressed: its click opens it, even if the press has brought it focus. */
  fan: string | undefined;
  /** The answer that was lit before the press: the press itself may bring another one the focus. */
  lit: string | null = null;
  #down0: Point | null = null;
  #held = new Map<number, Point>();

  constructor(private store: Store) {}

  #onBoard(e: Event): boolean {
    const target = e.target as Element;
    return !!target.closest?.(".cn-stage") && !target.closest(OVERLAY);
  }

  boardPoint(e: { clientX: number; clientY: number }): Point {
    const { viewport } = this.store;
    const [x, y] = toBoard(viewport.camera, ...viewport.within(e.clientX, e.clientY));
    return { x, y };
  }

  down(e: PointerEvent): void {
    finish(this.store.root);
    this.mouse = e.pointerType === "mouse";
    this.dragged = false;
    this.lit = this.store.state.selection.lit;
    this.fan = targetOf(e.target, "fan")?.value;
    if (!this.#onBoard(e) || (this.mouse && e.button !== 0)) return;
    this.#held.set(e.pointerId, { x: e.clientX, y: e.clientY });
    this.#down0 = { x: e.clientX, y: e.clientY };
  }

  move(e: PointerEvent): void {
    const last = this.#held.get(e.pointerId);
    if (!last || !this.#down0) {
      if (e.pointerType === "mouse" && e.buttons === 0) this.#hover(e);
      return;
    }
    const now = { x: e.clientX, y: e.clientY };
    if (!this.dragged && Math.hypot(now.x - this.#down0.x, now.y - this.#down0.y) < SLACK) return;
    if (!this.dragged) {
      this.dragged = true;
      const stage = this.store.root.querySelector(".cn-stage");
      stage?.classList.add("drag");
      stage?.setPointerCapture?.(e.pointerId);
    }
    if (this.#held.size === 2) this.#pinch(e.pointerId, last, now);
    else this.store.viewport.pan(now.x - last.x, now.y - last.y);
    this.#held.set(e.pointerId, now);
  }

  #pinch(id: number, last: Point, now: Point): void {
    const other = [...this.#held].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const factor =
      Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(last.x - other.x, last.y - other.y));
    const { viewport } = this.store;
    viewport.zoom(factor, ...viewport.within((now.x + other.x) / 2, (now.y + other.y) / 2), false);
  }

  up(e: PointerEvent): void {
    this.#held.delete(e.pointerId);
    if (this.#held.size) return;
    this.#down0 = null;
    this.store.root.querySelector(".cn-stage")?.classList.remove("drag");
    if (this.dragged) this.store.draw();
  }

  #hover(e: PointerEvent): void {
    const { store } = this;
    const target = e.target as Element;
    if (!store.view || target.closest?.(OVERLAY)) return;
    if (!this.#onBoard(e) || target.closest?.(".cn-spot")) return pointAt(store, null);
    const { x, y } = this.boardPoint(e);
    const cell: Cell = [Math.floor(x), Math.floor(y)];
    const index = indexOf(store.view);
    const ghost = store.state.placing.ghost;
    if (index.legal.has(cellKey(...cell)) && promptOf(store, "place")) {
      if (!ghost || cellKey(...ghost.cell) !== cellKey(...cell)) preview(store, cell);
      return;
    }
    pointAt(store, spotAt(index, store.sheet, x, y));
  }

  /** Pointing at a row or a choice, by mouse or by focus, lights what it is about. */
  over(e: Event): void {
    const { store } = this;
    const { selection } = store.state;
    const target = e.target as Element;
    const touch = (e as PointerEvent).pointerType === "touch";
    const seen = (!touch && targetOf(target, "seat")?.value) || null;
    if (seen !== store.state.panel.seen) store.change("panel", { seen });
    const lit = this.#answerOf(target, touch);
    const point = this.#cellsOf(target);
    if (lit !== selection.lit) {
      store.change("selection", { lit, point });
      askOutlook(store);
      const cell = target.closest?.(".cn-choices") && litOption(store.state, store.view)?.cell;
      if (cell) store.viewport.show(cell);
    } else if (point.join() !== selection.point.join()) store.change("selection", { point });
  }

  /** The answer that an element stands for; a road end does where it makes a pair with the chosen one. */
  #answerOf(from: Element, touch: boolean): string | null {
    const { view, state } = this.store;
    const { lit, half } = state.selection;
    // a finger opens what it taps: to open it as it arrives would make the tap an answer
    const target = targetOf(from, "end", "space", "option", ...(touch ? [] : (["fan", "lit"] as const)));
    if (touch && (target?.kind === "end" || target?.kind === "space")) return lit;
    if (target?.kind !== "end") return target?.value ?? null;
    return (half && view?.prompt && joining(view.prompt, half, target.value)?.id) || null;
  }

  #cellsOf(from: Element): Spot[] {
    const { view, state } = this.store;
    const target = targetOf(from, "end", "log", "row", "final");
    if (target?.kind === "end") return [target.value];
    if (target?.kind === "log" || target?.kind === "row") {
      const by = target.kind === "log" ? "id" : "turn";
      return spotsOf([...(view?.log ?? []), ...state.panel.older].filter((entry) => entry[by] === target.value));
    }
    const [group, row] = target?.value ?? [-1, -1];
    return view?.final?.groups[group]?.rows[row]?.cells ?? [];
  }

  leave(e: PointerEvent): void {
    pointAt(this.store, null);
    // a finger leaves with every tap, before its click
    if (e.pointerType === "touch") return;
    const { selection, panel } = this.store.state;
    if (panel.seen) this.store.change("panel", { seen: null });
    if (selection.lit || selection.point.length) this.store.change("selection", { lit: null, point: [] });
  }
}
