/** Pointers on the board: a mouse or a long press shows what it points at, a drag pans, two fingers zoom and pan. */

import { askOutlook, pointAt } from "../actions/inspect.ts";
import { preview } from "../actions/moves.ts";
import { cellKey, indexOf } from "../geometry/index.ts";
import { modules } from "../modules.ts";
import { finish } from "../motion/motion.ts";
import { joining } from "../state/options.ts";
import { litOption, promptOf } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { spotsOf } from "../state/turns.ts";
import { OVERLAY, targetOf } from "../target.ts";
import type { Cell, Spot } from "../wire/types.ts";
import { Drag } from "./drag.ts";
import { strays } from "./slack.ts";

/** A finger that rests so long (ms) points, as a mouse does. */
const LONG = 450;
type Point = { x: number; y: number };

export class Pointer {
  /** True from a drag or a long press until its click has been swallowed. */
  dragged = false;
  mouse = false;
  /** The closed choice of kinds that was pressed: its click opens it, even if the press has brought it focus. */
  fan: string | undefined;
  /** The answer that was lit before the press: the press itself may bring another one the focus. */
  lit: string | null = null;
  readonly drag: Drag;
  #down0: Point | null = null;
  #resting = 0;
  #panning = false;
  #pointers = new Map<number, Point>();

  constructor(private store: Store) {
    this.drag = new Drag(store);
  }

  #onBoard(e: Event): boolean {
    const target = e.target as Element;
    return !!target.closest?.(".cn-stage") && !target.closest(OVERLAY);
  }

  down(e: PointerEvent): void {
    finish(this.store.root);
    this.mouse = e.pointerType === "mouse";
    this.dragged = false;
    this.lit = this.store.state.selection.lit;
    this.fan = targetOf(e.target, "fan")?.value;
    clearTimeout(this.#resting);
    const touch = e.pointerType === "touch";
    if (this.drag.down(e) && touch) this.#resting = window.setTimeout(() => this.#rest(e), LONG);
    if (!this.#onBoard(e) || (this.mouse && e.button !== 0)) return;
    clearTimeout(this.#resting);
    this.#pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    this.#down0 = { x: e.clientX, y: e.clientY };
    if (touch && this.#pointers.size === 1) this.#resting = window.setTimeout(() => this.#rest(e), LONG);
  }

  /** A long press lifts what can be carried, else on the board it shows what is there: neither is a click. */
  #rest(e: PointerEvent): void {
    this.dragged = this.drag.rest() || this.#onBoard(e);
    if (!this.drag.carrying) this.#hover(e);
  }

  move(e: PointerEvent): void {
    // let go outside, where nobody heard of it
    if (e.pointerType === "mouse" && e.buttons === 0) this.cancel(e);
    if (this.drag.move(e)) {
      this.dragged = true;
      return;
    }
    const last = this.#pointers.get(e.pointerId);
    if (!last || !this.#down0) {
      if (e.pointerType === "mouse" && e.buttons === 0) this.#hover(e);
      return;
    }
    const now = { x: e.clientX, y: e.clientY };
    if (!this.#panning && !strays(this.#down0, e)) return;
    if (!this.#panning) {
      clearTimeout(this.#resting);
      this.#panning = true;
      const stage = this.store.root.querySelector(".cn-stage");
      stage?.classList.add("drag");
      stage?.setPointerCapture?.(e.pointerId);
    }
    this.dragged = true;
    if (this.#pointers.size === 2) {
      this.store.viewport.pan((now.x - last.x) / 2, (now.y - last.y) / 2);
      this.#pinch(e.pointerId, last, now);
    } else this.store.viewport.pan(now.x - last.x, now.y - last.y);
    this.#pointers.set(e.pointerId, now);
  }

  #pinch(id: number, last: Point, now: Point): void {
    const other = [...this.#pointers].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const factor =
      Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(last.x - other.x, last.y - other.y));
    const { viewport } = this.store;
    viewport.zoom(factor, ...viewport.within((now.x + other.x) / 2, (now.y + other.y) / 2), false);
  }

  up(e: PointerEvent): void {
    clearTimeout(this.#resting);
    this.drag.up(e);
    if (!this.#pointers.delete(e.pointerId)) return;
    if (this.#pointers.size) return;
    this.#down0 = null;
    this.#panning = false;
    this.store.root.querySelector(".cn-stage")?.classList.remove("drag");
    if (this.dragged) this.store.draw();
  }

  /** The system has taken the pointer away. */
  cancel(e: PointerEvent): void {
    this.drag.cancel();
    this.up(e);
  }

  #hover(e: PointerEvent): void {
    const { store } = this;
    const target = e.target as Element;
    if (!store.view || target.closest?.(OVERLAY)) return;
    const on = this.#onBoard(e) && !target.closest(".cn-spot");
    const spot = on ? store.viewport.spot(e.clientX, e.clientY) : null;
    if (store.state.editor.held) return modules.editor?.over(store, spot);
    if (!on) return pointAt(store, null);
    if (!spot) return;
    const cell: Cell = [spot[0], spot[1]];
    const index = indexOf(store.view);
    const ghost = store.state.placing.ghost;
    if (index.legal.has(cellKey(...cell)) && promptOf(store, "place")) {
      if (!ghost || cellKey(...ghost.cell) !== cellKey(...cell)) preview(store, cell);
      return;
    }
    pointAt(store, spot);
  }

  /** Pointing at a row or a choice, by mouse or by focus, lights what it is about. */
  over(e: Event): void {
    const { store } = this;
    if (this.drag.carrying) return;
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
    const row = targetOf(target, "final")?.value ?? null;
    if (row?.join() !== selection.row?.join()) store.change("selection", { row });
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
    const target = targetOf(from, "end", "log", "row", "watch", "about");
    if (target?.kind === "end" || target?.kind === "about") return [target.value];
    if (target?.kind === "log" || target?.kind === "row") {
      const by = target.kind === "log" ? "id" : "turn";
      return spotsOf([...(view?.log ?? []), ...state.panel.older].filter((entry) => entry[by] === target.value));
    }
    return view?.final?.best.find(({ turn }) => turn === target?.value)?.cells ?? [];
  }

  leave(e: PointerEvent): void {
    if (this.drag.carrying) return;
    // a finger leaves with every tap, before its click
    const touch = e.pointerType === "touch";
    if (!touch || !this.dragged) pointAt(this.store, null);
    if (touch) return;
    modules.editor?.over(this.store, null);
    const { selection, panel } = this.store.state;
    if (panel.seen) this.store.change("panel", { seen: null });
    if (selection.lit || selection.point.length || selection.row)
      this.store.change("selection", { lit: null, point: [], row: null });
  }
}
