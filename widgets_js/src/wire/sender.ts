/** Sends what changes the game, one at a time: until the board has changed or a refusal comes, clicks are ignored. */

import { busy, IDLE, type Request } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Refusal, Same, Sent } from "./types.ts";
import type { View } from "./view.ts";

/** So long the kernel may think before we say that no answer has come (ms). */
const PATIENCE = 4000;

export class Sender {
  #sent: { n: number; act: boolean; edit: boolean } | null = null;
  /** What waits until an edit is done. */
  #next: Sent | null = null;
  /** What was sent beside it, and what a refusal of that takes back. */
  #aside: { no: number; refused: () => void } | null = null;
  /** The number of the last message; a refusal names it, for the newest view may come before the refusal. */
  #no = 0;
  #last = Math.floor(Math.random() * 2 ** 48);
  #timer = 0;

  constructor(
    private store: Store,
    private unchanged: () => void,
  ) {}

  send(message: Sent): void {
    const { view, state } = this.store;
    if (busy(state) || !view) {
      // the button that a text was left for is not pressed in vain
      if (this.#sent?.edit && message.do !== "edit") this.#next = message;
      return;
    }
    this.#sent = { n: view.n, act: message.do === "act" || message.do === "skip", edit: message.do === "edit" };
    if (this.#sent.act) this.store.rest();
    this.store.set({ request: { status: "waiting", error: "" }, note: null });
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#end({ status: "silent", error: "" }), PATIENCE);
    this.#no = this.#number();
    try {
      this.store.link.send({ n: view.n, line: view.line, no: this.#no, ...message });
    } catch (error) {
      this.#settle({ status: "silent", error: error instanceof Error ? error.message : "" });
    }
  }

  /** Sends what nothing waits for. */
  tell(message: Sent, refused: () => void): void {
    const { view } = this.store;
    if (!view) return;
    this.#aside = { no: this.#number(), refused };
    this.store.link.send({ n: view.n, line: view.line, no: this.#aside.no, ...message });
  }

  /** Numbers count on, those of what waits and of what does not alike. */
  #number(): number {
    return ++this.#last;
  }

  /** A view has come: an action is done when the log has grown, anything else with the next view. */
  seen(view: View): void {
    if (!this.#sent?.act || view.n !== this.#sent.n) this.#settle();
  }

  /** Every view of the model hears a refusal; it concerns the one that sent something. */
  refused({ no, text, rule, rule_text }: Refusal): void {
    const note = { cell: null, turn: 0, text, rule, rule_text, edges: [] };
    if (no !== undefined && no === this.#aside?.no) {
      this.#aside.refused();
      this.store.set({ note });
      return;
    }
    if (no === undefined ? !this.#sent : no !== this.#no) return;
    const { placing, editor } = this.store.state;
    const tried = this.#sent?.edit ? editor.tried : null;
    this.#next = null;
    this.#settle();
    this.store.autoplay.pause();
    this.store.set({ note: { ...note, cell: placing.ghost?.cell ?? tried, turn: placing.ghost?.turn ?? 0 } });
  }

  /** What was sent has been done, and nothing is different. */
  same({ no }: Same): void {
    if (!this.#sent || (no !== undefined && no !== this.#no)) return;
    this.#settle();
    this.store.paint();
    this.unchanged();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #settle(request = IDLE): void {
    this.stop();
    this.#sent = null;
    this.#end(request);
  }

  #end(request: Request): void {
    this.store.set({ request });
    this.store.change("placing", { sent: null });
    const next = this.#next;
    this.#next = null;
    if (next && request === IDLE) this.send(next);
  }
}
