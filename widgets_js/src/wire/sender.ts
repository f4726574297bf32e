/** Sends what changes the game, one at a time: until the board has changed or a refusal comes, clicks are ignored. */

import { busy, IDLE, type Request } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Refusal, Sent } from "./types.ts";
import type { View } from "./view.ts";

/** So long the kernel may think before we say that no answer has come (ms). */
const PATIENCE = 4000;

export class Sender {
  #sent: { n: number; act: boolean } | null = null;
  /** The number of the last message; a refusal names it, for the newest view may come before the refusal. */
  #no = Math.floor(Math.random() * 2 ** 48);
  #timer = 0;

  constructor(
    private store: Store,
    private unchanged: () => void,
  ) {}

  send(message: Sent): void {
    const { view, state } = this.store;
    if (busy(state) || !view) return;
    this.#sent = { n: view.n, act: message.do === "act" || message.do === "skip" };
    this.store.set({ request: { status: "waiting", error: "" }, note: null });
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#end({ status: "silent", error: "" }), PATIENCE);
    try {
      this.store.link.send({ n: view.n, line: view.line, no: ++this.#no, ...message });
    } catch (error) {
      this.#settle({ status: "silent", error: error instanceof Error ? error.message : "" });
    }
  }

  /** A view has come: an action is done when the log has grown, anything else with the next view. */
  seen(view: View): void {
    if (!this.#sent?.act || view.n !== this.#sent.n) this.#settle();
  }

  /** Every view of the model hears a refusal; it concerns the one that sent something. */
  refused({ no, text, rule, rule_text }: Refusal): void {
    if (no === undefined ? !this.#sent : no !== this.#no) return;
    this.#settle();
    this.store.autoplay.pause();
    const { placing, editor } = this.store.state;
    const { ghost } = placing;
    this.store.set({
      note: { cell: ghost?.cell ?? editor.tried, turn: ghost?.turn ?? 0, text, rule, rule_text, edges: [] },
    });
  }

  /** What was sent has been done, and nothing is different. */
  same(): void {
    if (!this.#sent) return;
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
  }
}
