/** Goes through a record by itself: move by move, each after the answer to the one before, until its end. */
import { calm } from "../motion/calm.ts";
import { busy } from "../state/state.ts";
import type { Store } from "../state/store.ts";

/** How long a move is looked at, ms at the usual speed. */
const LOOK = 1200;
const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Watch {
  on: boolean;
  speed: Speed;
}
export const NO_WATCH: Watch = { on: false, speed: 1 };

export class Autoplay {
  #timer = 0;

  constructor(private store: Store) {}

  /** Whether there is anything to play: of a line of one's own only what was taken back. */
  get can(): boolean {
    const time = this.store.view?.timeline;
    return !!time && (time.next || !time.own);
  }

  toggle(): void {
    if (this.store.state.watch.on) return this.pause();
    if (!this.can || busy(this.store.state)) return;
    this.#set({ on: true });
    this.#next();
  }

  /** The game just played, from its first move; it moves by itself unless nothing shall. */
  watch(): void {
    this.store.send({ do: "lesson", what: "watch" });
    this.#set({ on: !calm(this.store.root) });
  }

  faster(): void {
    const at = SPEEDS.indexOf(this.store.state.watch.speed);
    this.#set({ speed: SPEEDS[(at + 1) % SPEEDS.length]! });
    if (this.store.state.watch.on && !busy(this.store.state)) this.seen();
  }

  pause(): void {
    clearTimeout(this.#timer);
    if (this.store.state.watch.on) this.#set({ on: false });
  }

  /** A view has come: the next move follows, if there is one. */
  seen(): void {
    clearTimeout(this.#timer);
    const { on, speed } = this.store.state.watch;
    if (!on) return;
    if (!this.store.view?.timeline?.next) return this.pause();
    this.#timer = window.setTimeout(() => this.#next(), LOOK / speed);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    const next = this.store.view?.timeline?.next;
    this.store.sender.send({ do: "lesson", ...(next ? { what: "next" } : { what: "jump", to: 0 }) });
  }

  #set(patch: Partial<Watch>): void {
    this.store.change("watch", patch);
  }
}
