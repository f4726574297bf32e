/** Pointers on the board: a mouse previews what it points at, a drag pans, two fingers zoom. */

import { askOutlook, pointAt } from "../actions/inspect.ts";
import { toBoard } from "../geometry/camera.ts";
import { spotAt } from "../geometry/hit.ts";
import { cellKey, indexOf } from "../geometry/index.ts";
import { finish } from "../motion/motion.ts";
import { preview, promptOf } from "../moves.ts";
import { joining } from "../state/options.ts";
import type { Store } from "../state/store.ts";
import type { Cell, Spot } from "../types.ts";

/** A press that moves farther than this (px) is a drag, not a click. */
const SLACK = 5;
const OVERLAY = ".cn-tool,.cn-card,.cn-no,.cn-turnpad,.cn-more";
type Point = { x: number; y: number };

/** The road end that an element stands for. */
export const spotOf = (target: Element): Spot | null => {
  const end = target.closest?.<HTMLElement>("[data-end]")?.dataset.end?.split(",").map(Number);
  return end?.length === 3 ? (end as Spot) : null;
};

export class Pointer {
  /** True from the drag until its click has been swallowed. */
  dragged = false;
  mouse = false;
  /** The closed choice of kinds that was pressed: its click opens it, even if the press has brought it focus. */
  fan: string | undefined;
  /** The answer that was lit before the press: the press itself may bring another one the focus. */
  lit: string | null = null;
  private down0: Point | null = null;
  private held = new Map<number, Point>();

  constructor(private store: Store) {}

  private onBoard(e: Event): boolean {
    const target = e.target as Element;
    return !!target.closest?.(".cn-stage") && !target.closest(OVERLAY);
  }

  boardPoint(e: { clientX: number; clientY: number }): Point {
    const box = this.store.root.querySelector(".cn-board")!.getBoundingClientRect();
    const [x, y] = toBoard(this.store.viewport.camera, e.clientX - box.left, e.clientY - box.top);
    return { x, y };
  }

  down(e: PointerEvent): void {
    finish(this.store.root);
    this.mouse = e.pointerType === "mouse";
    this.dragged = false;
    this.lit = this.store.local.lit;
    this.fan = (e.target as Element).closest?.<HTMLElement>("[data-fan]")?.dataset.fan;
    if (!this.onBoard(e) || (this.mouse && e.button !== 0)) return;
    this.held.set(e.pointerId, { x: e.clientX, y: e.clientY });
    this.down0 = { x: e.clientX, y: e.clientY };
  }

  move(e: PointerEvent): void {
    const last = this.held.get(e.pointerId);
    if (!last || !this.down0) {
      if (e.pointerType === "mouse" && e.buttons === 0) this.hover(e);
      return;
    }
    const now = { x: e.clientX, y: e.clientY };
    if (!this.dragged && Math.hypot(now.x - this.down0.x, now.y - this.down0.y) < SLACK) return;
    if (!this.dragged) {
      this.dragged = true;
      const stage = this.store.root.querySelector(".cn-stage");
      stage?.classList.add("drag");
      stage?.setPointerCapture?.(e.pointerId);
    }
    if (this.held.size === 2) this.pinch(e.pointerId, last, now);
    else this.store.viewport.pan(now.x - last.x, now.y - last.y);
    this.held.set(e.pointerId, now);
  }

  private pinch(id: number, last: Point, now: Point): void {
    const other = [...this.held].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const factor =
      Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(last.x - other.x, last.y - other.y));
    const box = this.store.root.querySelector(".cn-board")!.getBoundingClientRect();
    this.store.viewport.zoom(factor, (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top, false);
  }

  up(e: PointerEvent): void {
    this.held.delete(e.pointerId);
    if (this.held.size) return;
    this.down0 = null;
    this.store.root.querySelector(".cn-stage")?.classList.remove("drag");
    if (this.dragged) this.store.draw();
  }

  private hover(e: PointerEvent): void {
    const { store } = this;
    const target = e.target as Element;
    if (!store.view || target.closest?.(OVERLAY)) return;
    if (!this.onBoard(e) || target.closest?.(".cn-spot")) return pointAt(store, null);
    const { x, y } = this.boardPoint(e);
    const cell: Cell = [Math.floor(x), Math.floor(y)];
    const index = indexOf(store.view);
    const ghost = store.local.ghost;
    if (index.legal.has(cellKey(...cell)) && promptOf(store, "place")) {
      if (!ghost || cellKey(...ghost.cell) !== cellKey(...cell)) preview(store, cell);
      return;
    }
    pointAt(store, spotAt(index, store.sheet, x, y));
  }

  /** Pointing at a row or a choice, by mouse or by focus, lights what it is about. */
  over(e: Event): void {
    const { store } = this;
    const target = e.target as Element;
    const lit = this.answerOf(target, (e as PointerEvent).pointerType === "touch");
    const point = this.cellsOf(target);
    if (lit !== store.local.lit) {
      store.set({ lit, point, outlook: [] });
      askOutlook(store);
      const cell = target.closest?.(".cn-choices") && store.view?.prompt?.options.find(({ id }) => id === lit)?.cell;
      if (cell) store.viewport.show(cell);
    } else if (point.join() !== store.local.point.join()) store.set({ point });
  }

  /** The answer that an element stands for; a road end does where it makes a pair with the chosen one. */
  private answerOf(target: Element, touch: boolean): string | null {
    const { view, local } = this.store;
    const end = spotOf(target);
    if (end) {
      if (touch) return local.lit; // the tap itself says what is meant
      return (local.half && view?.prompt && joining(view.prompt, local.half, end)?.id) || null;
    }
    if (touch && target.closest?.("[data-space]")) return local.lit;
    // a finger opens what it taps: to open it as it arrives would make the tap an answer
    const named = target.closest?.<HTMLElement>(touch ? "[data-option]" : "[data-option],[data-lit]")?.dataset;
    return named?.option ?? (touch ? undefined : named?.lit) ?? null;
  }

  private cellsOf(target: Element): Spot[] {
    const { view, local } = this.store;
    const end = spotOf(target);
    if (end) return [end];
    const row = target.closest?.("[data-log]")?.getAttribute("data-log");
    if (row) return [...(view?.log ?? []), ...local.older].find((entry) => entry.id === Number(row))?.cells ?? [];
    const [g, r] = (target.closest?.("[data-final]")?.getAttribute("data-final") ?? "").split(",").map(Number);
    return view?.final?.groups[g ?? -1]?.rows[r ?? -1]?.cells ?? [];
  }

  leave(e: PointerEvent): void {
    pointAt(this.store, null);
    // a finger leaves with every tap, before its click
    if (e.pointerType === "touch") return;
    if (this.store.local.lit || this.store.local.point.length) this.store.set({ lit: null, point: [], outlook: [] });
  }
}
