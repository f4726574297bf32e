/** One view of one board: what was sent, and what is local. */
import type { Host } from "../wire/host.ts";
import type { Link } from "../wire/link.ts";
import type { Cell, Marks, Sent, Ui, Words } from "../wire/types.ts";
import type { Sheet, View } from "../wire/view.ts";
import type { Hooks, Sender, Viewport } from "./hooks.ts";
import { busy, freshState, type State } from "./state.ts";
import type { Say } from "./words.ts";

type Part =
  | "placing"
  | "selection"
  | "hover"
  | "panel"
  | "chalk"
  | "appearance"
  | "share"
  | "watch"
  | "editor"
  | "coach";

export class Store implements Hooks {
  view: View | null = null;
  sheet!: Sheet;
  words!: Words;
  ui!: Ui;
  marks!: Marks;
  theme = "light";
  say!: Say;
  state: State = freshState();
  /** Whether parts of its art are missing still. */
  lacks = false;
  /** Whether what the kernel is at work on is an answer: the other ones step back at once. */
  answered = false;
  changedAt = 0;
  /** What the reader has seen last; a page that is not looked at draws no frames. */
  last: View | undefined;
  readonly viewport!: Viewport;
  readonly sender!: Sender;
  readonly link!: Link;
  readonly drawAll!: () => void;
  #drawing = false;

  /** `own` begins the ids that this view alone has. */
  constructor(
    readonly host: Host,
    readonly root: HTMLElement,
    readonly signal: AbortSignal,
    readonly own: string,
  ) {}

  equip(hooks: Hooks): void {
    Object.assign(this, hooks);
  }

  set(patch: Partial<State>): void {
    this.state = { ...this.state, ...patch };
    this.draw();
  }

  /** One of the values, replaced by one that differs in some fields. */
  change<K extends Part>(part: K, patch: Partial<State[K]>): void {
    this.set({ [part]: { ...this.state[part], ...patch } });
  }

  /** Draws soon, once for all that changes until then. */
  draw(): void {
    if (this.#drawing) return;
    this.#drawing = true;
    queueMicrotask(() => this.#drawing && this.paint());
  }

  /** Draws now. */
  paint(): void {
    this.#drawing = false;
    if (!this.signal.aborted) this.drawAll();
  }

  /** Nothing goes on by itself any more. */
  pause(): void {
    if (this.state.watch.on) this.change("watch", { on: false });
  }

  /** Sends what the reader does; nothing goes on by itself then. */
  send(message: Sent, tried: Cell | null = null): boolean {
    this.pause();
    if (!busy(this.state)) this.answered = message.do === "act" || message.do === "skip";
    return this.sender.send(message, tried);
  }
}
