/** Drags out of the box, on the board, and off it. What is pressed and not moved is a click. */

import { toBoard } from "../geometry/camera.ts";
import { spotAt } from "../geometry/hit.ts";
import { cellKey, indexOf } from "../geometry/index.ts";
import { elementOf, targetOf } from "../input/target.ts";
import type { Store } from "../state/store.ts";
import type { Spot } from "../wire/types.ts";
import { deskOf, drop, hold, put, set, slot, takeBack } from "./actions.ts";
import type { Held } from "./state.ts";

const SLACK = 5;
const OVERLAY = ".cn-tool,.cn-card,.cn-no,.cn-turnpad,.cn-more";

/** What of the board or the box is under a press. */
export function sourceOf(store: Store, e: MouseEvent): Held | null {
  const el = e.target as Element | null;
  const { view } = store;
  if (!view || !el?.closest || el.closest(OVERLAY)) return null;
  const found = targetOf(el, "box", "own", "figure", "neutral");
  if (found?.kind === "box") return { tile: found.value };
  if (found?.kind === "own") {
    const [seat = "", kind = ""] = found.value.split(",");
    return { seat, kind };
  }
  const figure = view.figures.find(([key]) => key === found?.value);
  if (figure) return { seat: figure[1], kind: figure[2], from: [figure[3], figure[4], figure[5]] };
  const piece = view.neutral.find(([key]) => key === found?.value);
  if (piece) return { seat: "", kind: piece[1], from: [piece[2], piece[3], piece[4][0] ?? -1] };
  const at = el.closest(".cn-stage") && placeAt(store, e.clientX, e.clientY);
  const tile = at && indexOf(view).at.get(cellKey(at[0], at[1]));
  return tile ? { tile: tile[2], from: [tile[0], tile[1]] } : null;
}

/** The place on the board under a point of the page: a segment, or the square alone. */
export function placeAt(store: Store, clientX: number, clientY: number): Spot | null {
  const { view, viewport, root } = store;
  const box = root.querySelector(".cn-stage")?.getBoundingClientRect();
  if (!view || !box || clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom)
    return null;
  const [x, y] = toBoard(viewport.camera, ...viewport.within(clientX, clientY));
  return spotAt(indexOf(view), store.sheet, x, y) ?? [Math.floor(x), Math.floor(y), -1];
}

export class Drags {
  /** True from the drag until its click has been swallowed. */
  dragged = false;
  #source: Held | null = null;
  #from: { x: number; y: number } | null = null;

  constructor(private store: Store) {}

  /** True where the press is about something that can be dragged. */
  down(e: PointerEvent): boolean {
    if (!e.isPrimary) return false;
    this.dragged = false;
    if (deskOf(this.store) !== "position" || e.button !== 0) return false;
    this.#source = sourceOf(this.store, e);
    const off = (e.target as Element).closest("[aria-disabled=true]");
    this.#from = this.#source && !off ? { x: e.clientX, y: e.clientY } : null;
    return !!this.#source?.from;
  }

  move(e: PointerEvent): boolean {
    const { store } = this;
    if (e.pointerType === "mouse" && e.buttons === 0 && !this.dragged) this.#from = this.#source = null; // let go outside
    if (!this.#from || !this.#source) {
      if (store.state.editor.held) this.#point(e);
      return !!store.state.editor.held;
    }
    if (!this.dragged) {
      if (Math.hypot(e.clientX - this.#from.x, e.clientY - this.#from.y) < SLACK) return true;
      this.dragged = true;
      store.root.setPointerCapture?.(e.pointerId);
      void hold(store, this.#source, { dragging: true });
      store.paint();
    }
    this.#point(e);
    return true;
  }

  /** Shows where it would go; what flies with the pointer is not drawn anew for that. */
  #point(e: PointerEvent): void {
    const { store } = this;
    const { editor } = store.state;
    const there = placeAt(store, e.clientX, e.clientY);
    const at: Spot | null = there && editor.held && "tile" in editor.held ? [there[0], there[1], -1] : there;
    if (at?.join() !== editor.at?.join()) set(store, { at });
    const flying = store.root.querySelector<HTMLElement>(".cn-aloft");
    const box = store.root.querySelector(".cn-root")?.getBoundingClientRect();
    if (flying && box) flying.style.transform = `translate(${e.clientX - box.left}px,${e.clientY - box.top}px)`;
  }

  up(e: PointerEvent): void {
    const { store } = this;
    const held = this.dragged ? store.state.editor.held : null;
    this.#from = this.#source = null;
    if (!held) return;
    const at = placeAt(store, e.clientX, e.clientY);
    const under = store.root.ownerDocument.elementsFromPoint?.(e.clientX, e.clientY) ?? [];
    const place = under.map((el) => targetOf(el, "slot")).find(Boolean);
    if (e.type === "pointercancel") drop(store);
    else if (at) put(store, at);
    else if (place && "tile" in held && !held.from) slot(store, place.value, held.tile);
    else if (held.from) takeBack(store, held);
    else drop(store);
    elementOf(store.root, "box", "tile" in held ? held.tile : "")?.blur();
  }
}
