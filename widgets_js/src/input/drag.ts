/** What a pointer carries, to the board or off it: lifted, shown where it would go, laid down or put back. */

import { toScreen } from "../geometry/camera.ts";
import { landscape } from "../geometry/landscape.ts";
import { modules } from "../modules.ts";
import { calm } from "../motion/calm.ts";
import { play } from "../motion/play.ts";
import type { Carried } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Spot } from "../wire/types.ts";
import { carriedInGame } from "./hand.ts";
import { strays } from "./slack.ts";

/** A finger would cover what it carries: it is carried so much above it (px). */
const ABOVE = 40;
const GLIDE = 180;
/** So near to its rim (px) a board that reaches on comes along. */
const RIM = 32;
/** How far it comes in one frame, a share of how deep in the rim one is. */
const PACE = 0.2;

const along = (at: number, low: number, high: number, room: number): number =>
  at < RIM && low < 0 ? RIM - at : at > room - RIM && high > room ? room - RIM - at : 0;

/** Something that can be carried, and what that means where it is used. Points are those of the screen. */
export interface Load {
  what: Carried;
  /** Where it lies, and goes back to. */
  home: Element;
  /** A finger that moves at once does something else there (it pans or scrolls): it has to rest first. */
  rests: boolean;
  /** Takes it in hand; false where it can be taken no more. */
  lift(): boolean;
  /** Shows where it would go; null: beside the board. */
  over(at: Spot | null, x: number, y: number): void;
  /** Lays it down; false where nothing has come of it. */
  drop(at: Spot | null, x: number, y: number): boolean;
  /** It goes back: nothing shows any more where it would go. */
  back(): void;
  turn(step: 1 | -1): void;
}

interface Pressed extends Load {
  id: number;
  x: number;
  y: number;
  touch: boolean;
  /** Whether it has ever left where it was pressed: a finger that has only rested lays nothing down. */
  moved: boolean;
}

export class Drag {
  #pressed: Pressed | null = null;
  #frame = 0;

  constructor(private store: Store) {}

  /** Whether something is carried; another question takes it out of the hand. */
  get carrying(): boolean {
    return !!this.#pressed && this.#pressed.what === this.store.state.carried;
  }

  /** Whether what is pressed can be carried; a second finger puts back what the first one carries. */
  down(e: PointerEvent): boolean {
    const { store } = this;
    if (this.carrying) this.cancel();
    else if (e.isPrimary !== false && e.button <= 0) {
      const load = modules.editor?.carriedOnDesk(store, e) ?? carriedInGame(store, e.target as Element);
      const touch = e.pointerType === "touch";
      this.#pressed = load && { ...load, id: e.pointerId, x: e.clientX, y: e.clientY, touch, moved: false };
      return !!load;
    }
    this.#pressed = null;
    return false;
  }

  /** A finger has rested where it pressed; true if it carries something now. */
  rest(): boolean {
    const pressed = this.#pressed;
    if (!pressed?.rests || !this.#lift(pressed)) return false;
    this.#carry(pressed, pressed.x, pressed.y - ABOVE);
    return true;
  }

  /** Whether the pointer carries something now. */
  move(e: PointerEvent): boolean {
    const pressed = this.#pressed;
    if (pressed?.id !== e.pointerId) return false;
    pressed.moved ||= strays(pressed, e);
    if (!this.carrying) {
      if (!pressed.moved) return false;
      if (pressed.touch && pressed.rests) this.#pressed = null;
      if (!this.#pressed || !this.#lift(pressed)) return false;
    }
    this.#carry(pressed, e.clientX, e.clientY - (pressed.touch ? ABOVE : 0));
    return true;
  }

  /** Lays down what is carried, or puts it back. */
  up(e: PointerEvent): void {
    const pressed = this.#pressed;
    if (pressed?.id !== e.pointerId) return;
    const y = e.clientY - (pressed.touch ? ABOVE : 0);
    const laid = () => pressed.moved && pressed.drop(this.store.viewport.spot(e.clientX, y), e.clientX, y);
    if (this.carrying && !laid()) return this.cancel();
    if (this.carrying) this.store.set({ carried: null });
    this.#pressed = null;
  }

  /** Puts back what is carried. */
  cancel(): void {
    const pressed = this.#pressed;
    const { store } = this;
    const { carrying } = this;
    this.#pressed = null;
    if (!pressed || !carrying) return;
    pressed.back();
    const over = () => store.state.carried === pressed.what && store.set({ carried: null });
    const node = store.root.querySelector<HTMLElement>(".cn-carried");
    const home = pressed.home.isConnected ? pressed.home.getBoundingClientRect() : null;
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
    else if (e.key.toLowerCase() === "r") this.#pressed!.turn(e.shiftKey ? -1 : 1);
    e.preventDefault();
    e.stopPropagation();
  }

  #lift(pressed: Pressed): boolean {
    const { store } = this;
    if (!pressed.lift()) {
      this.#pressed = null; // another question has come since it was pressed
      return false;
    }
    store.root.setPointerCapture?.(pressed.id);
    store.set({ carried: pressed.what });
    store.paint();
    return true;
  }

  #carry(pressed: Pressed, x: number, y: number): void {
    const { store } = this;
    const at = store.viewport.spot(x, y);
    pressed.over(at, x, y);
    const node = store.root.querySelector<HTMLElement>(".cn-carried");
    if (node) node.style.transform = this.#transform(x, y);
    cancelAnimationFrame(this.#frame);
    if (at && pressed.what.tile) this.#frame = requestAnimationFrame(() => this.#come(pressed, x, y));
  }

  /** Squares beyond the rim come into sight. */
  #come(pressed: Pressed, x: number, y: number): void {
    const { view, viewport } = this.store;
    if (!this.carrying) return;
    const { camera, size } = viewport;
    const { x0, y0, x1, y1 } = landscape(view);
    const [px, py] = viewport.within(x, y);
    const [left, top] = toScreen(camera, x0, y0);
    const [right, bottom] = toScreen(camera, x1, y1);
    const dx = along(px, left, right, size.w);
    const dy = along(py, top, bottom, size.h);
    if (!dx && !dy) return;
    viewport.pan(dx * PACE, dy * PACE);
    this.#carry(pressed, x, y);
  }

  #transform(x: number, y: number): string {
    const box = this.store.root.querySelector(".cn-root")!.getBoundingClientRect();
    return `translate(${x - box.left}px,${y - box.top}px)`;
  }
}
