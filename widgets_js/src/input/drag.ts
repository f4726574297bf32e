/** The tile in hand, or a figure, carried by a pointer from the panel to the board: lifted, laid down or put back. */

import { askOutlook } from "../actions/inspect.ts";
import { act, pick, preview, promptOf, turn } from "../actions/moves.ts";
import { spotFor } from "../board/answers.ts";
import { toBoard, toScreen } from "../geometry/camera.ts";
import { cellKey, indexOf } from "../geometry/index.ts";
import { calm } from "../motion/calm.ts";
import { play } from "../motion/play.ts";
import { type Carried, NO_HOVER } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Cell } from "../wire/types.ts";
import { nearest, targetOf } from "./target.ts";

/** A press is a drag once it has moved so far (px): a finger trembles more than a mouse. */
const SLACK = { mouse: 4, touch: 8 };
/** A finger would cover what it carries: it is carried so much above it (px). */
const ABOVE = 40;
const GLIDE = 180;
/** So near to its rim (px) a board that reaches on comes along. */
const RIM = 32;
/** How far it comes in one frame, a share of how deep in the rim one is. */
const PACE = 0.2;

const along = (at: number, low: number, high: number, room: number): number =>
  at < RIM && low < 0 ? RIM - at : at > room - RIM && high > room ? room - RIM - at : 0;

interface Held {
  id: number;
  x: number;
  y: number;
  touch: boolean;
  /** The kind of the figure; null: the tile in hand. */
  figure: string | null;
  home: Element;
  /** Once it is lifted; what is in the state may be one before that is still on its way back. */
  carried: Carried | null;
}

/** What can be lifted where a pointer is pressed: the tile in hand, or a figure that the question is about. */
function liftOf(store: Store, from: Element): Pick<Held, "figure" | "home"> | null {
  const found = targetOf(from, "lift", "option");
  if (!found || from.closest(".cn-stage, .cn-track")) return null;
  const home = nearest(from, "lift", "option")!;
  if (found.kind === "lift" && !found.value)
    return promptOf(store, "place")?.options.length ? { figure: null, home } : null;
  const prompt = promptOf(store, "figure");
  const [seat, kind] = found.kind === "lift" ? found.value.split(" ") : [prompt?.seat];
  if (!prompt || seat !== prompt.seat) return null;
  const figure = kind ?? prompt.options.find(({ id }) => id === found.value)?.figure;
  return figure && prompt.options.some((o) => o.cell && o.figure === figure) ? { figure, home } : null;
}

export class Drag {
  #held: Held | null = null;
  #frame = 0;

  constructor(private store: Store) {}

  /** Whether something is carried; another question takes it out of the hand. */
  get carrying(): boolean {
    return !!this.#held?.carried && this.#held.carried === this.store.state.carried;
  }

  down(e: PointerEvent): void {
    if (this.carrying) return; // a second finger takes nothing out of the first one's hand
    const lift = e.isPrimary === false || e.button > 0 ? null : liftOf(this.store, e.target as Element);
    const touch = e.pointerType === "touch";
    this.#held = lift && { ...lift, id: e.pointerId, x: e.clientX, y: e.clientY, touch, carried: null };
  }

  /** Whether the pointer carries something now. */
  move(e: PointerEvent): boolean {
    const held = this.#held;
    if (!held || held.id !== e.pointerId) return false;
    if (!this.carrying) {
      const slack = held.touch ? SLACK.touch : SLACK.mouse;
      if (Math.hypot(e.clientX - held.x, e.clientY - held.y) < slack) return false;
      if (!this.#lift(held)) return false;
    }
    this.#carry(held, e.clientX, e.clientY - (held.touch ? ABOVE : 0));
    return true;
  }

  /** Lays down what is carried, or puts it back; true if anything was. */
  up(e: PointerEvent): boolean {
    const held = this.#held;
    if (!held || held.id !== e.pointerId || !this.carrying) {
      if (held?.id === e.pointerId) this.#held = null;
      return false;
    }
    const { store } = this;
    const { lit } = store.state.selection;
    const cell = this.#cellAt(e.clientX, e.clientY - (held.touch ? ABOVE : 0));
    const n = store.state.request;
    if (held.figure === null && cell) pick(store, cell, true);
    else if (held.figure !== null && lit) act(store, lit);
    if (store.state.request === n) this.cancel();
    else this.#let();
    return true;
  }

  /** Puts back what is carried. */
  cancel(): void {
    const held = this.#held;
    const { store } = this;
    const carried = this.carrying && held?.carried;
    this.#held = null;
    if (!held || !carried) return;
    store.set({ placing: { ...store.state.placing, ghost: null } });
    store.change("selection", { lit: null });
    const over = () => store.state.carried === carried && store.set({ carried: null });
    const node = store.root.querySelector<HTMLElement>(".cn-carried");
    const home = held.home.isConnected ? held.home.getBoundingClientRect() : null;
    if (!node?.animate || !home || calm(store.root)) return void over();
    store.paint();
    const to = this.#transform(home.x + home.width / 2, home.y + home.height / 2);
    const frames = [{ transform: node.style.transform }, { transform: to }];
    play(store.root, node, frames, { duration: GLIDE, easing: "ease-in-out", fill: "forwards" }, over);
  }

  /** While something is carried no key is the notebook's: Escape puts it back, R turns the tile. */
  key(e: KeyboardEvent): void {
    if (!this.carrying) return;
    if (e.key === "Escape") this.cancel();
    else if (e.key.toLowerCase() === "r") turn(this.store, e.shiftKey ? -1 : 1);
    e.preventDefault();
    e.stopPropagation();
  }

  #let(): void {
    this.#held = null;
    this.store.set({ carried: null });
  }

  #lift(held: Held): boolean {
    const { store } = this;
    if (!liftOf(store, held.home)) {
      this.#held = null; // another question has come since it was pressed
      return false;
    }
    store.root.setPointerCapture?.(held.id);
    held.carried = { figure: held.figure };
    store.set({ carried: held.carried, note: null, hover: NO_HOVER });
    store.paint();
    return true;
  }

  #carry(held: Held, x: number, y: number): void {
    const { store } = this;
    if (held.figure === null) this.#overSquare(this.#cellAt(x, y));
    else this.#overSpot(held.figure, x, y);
    const node = store.root.querySelector<HTMLElement>(".cn-carried");
    if (node) node.style.transform = this.#transform(x, y);
    cancelAnimationFrame(this.#frame);
    if (held.figure === null && this.#cellAt(x, y)) this.#frame = requestAnimationFrame(() => this.#come(held, x, y));
  }

  /** Squares beyond the rim come into sight. */
  #come(held: Held, x: number, y: number): void {
    const { viewport } = this.store;
    if (!this.carrying) return;
    const { camera, size } = viewport;
    const { x0, y0, x1, y1 } = viewport.bounds();
    const [px, py] = viewport.within(x, y);
    const [left, top] = toScreen(camera, x0, y0);
    const [right, bottom] = toScreen(camera, x1, y1);
    const dx = along(px, left, right, size.w);
    const dy = along(py, top, bottom, size.h);
    if (!dx && !dy) return;
    viewport.pan(dx * PACE, dy * PACE);
    this.#carry(held, x, y);
  }

  /** The tile snaps to a legal square, turned to fit; elsewhere it stays in the hand as it was turned last. */
  #overSquare(cell: Cell | null): void {
    const { store } = this;
    const { placing } = store.state;
    const { ghost } = placing;
    const legal = cell && store.view && indexOf(store.view).legal.has(cellKey(...cell));
    if (legal && ghost?.cell.join() !== cell.join()) preview(store, cell);
    if (!legal && ghost) store.set({ placing: { ...placing, turn: ghost.turn, ghost: null } });
  }

  #overSpot(figure: string, x: number, y: number): void {
    const { store } = this;
    const inside = this.#cellAt(x, y) && store.viewport.within(x, y);
    const lit = (inside && spotFor(store, figure, ...inside)) || null;
    if (lit === store.state.selection.lit) return;
    store.change("selection", { lit });
    askOutlook(store);
  }

  /** The square under a point of the screen; null outside the board. */
  #cellAt(x: number, y: number): Cell | null {
    const { viewport } = this.store;
    const [px, py] = viewport.within(x, y);
    if (px < 0 || py < 0 || px > viewport.size.w || py > viewport.size.h) return null;
    const [bx, by] = toBoard(viewport.camera, px, py);
    return [Math.floor(bx), Math.floor(by)];
  }

  #transform(x: number, y: number): string {
    const box = this.store.root.querySelector(".cn-root")!.getBoundingClientRect();
    return `translate(${x - box.left}px,${y - box.top}px)`;
  }
}
