/** Sends what changes the game, one at a time: until the board has changed or a refusal comes, clicks are ignored. */
import type { Desk } from "./desk.ts";
import { verdict } from "./sight.ts";
import type { Refusal, Sent, View } from "./types.ts";

/** So long the kernel may think before we say that no answer has come (ms). */
const PATIENCE = 4000;

export class Sender {
  private sent: { n: number; act: boolean } | null = null;
  private timer = 0;

  constructor(private desk: Desk) {}

  get waiting(): boolean {
    return this.sent !== null && !this.desk.local.silent;
  }

  send(message: Sent): void {
    const { view, local } = this.desk;
    if (local.busy || !view) return;
    this.sent = { n: view.n, act: message.do === "act" || message.do === "skip" };
    this.desk.set({ busy: true, silent: false, note: null });
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.desk.set({ busy: false, silent: true, sent: null }), PATIENCE);
    try {
      this.desk.link.send({ n: view.n, ...message });
    } catch (error) {
      this.settle();
      this.desk.set({ silent: true, error: error instanceof Error ? error.message : "" });
    }
  }

  /** A view has come: an action is done when the log has grown, anything else with the next view. */
  seen(view: View): void {
    if (!this.sent?.act || view.n !== this.sent.n) this.settle();
  }

  /** Every view of the model hears a refusal; it concerns the one that sent something. */
  refused({ text, rule, rule_text }: Refusal): void {
    if (!this.sent) return;
    this.settle();
    const { ghost } = this.desk.local;
    this.desk.set({ note: { cell: ghost?.cell ?? null, turn: ghost?.turn ?? 0, text, rule, rule_text, edges: [] } });
  }

  /** What was sent has been done, and nothing is different. */
  same(): void {
    if (!this.sent) return;
    this.settle();
    this.desk.paint();
    verdict(this.desk.root);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private settle(): void {
    this.stop();
    this.sent = null;
    Object.assign(this.desk.local, { busy: false, silent: false, sent: null });
  }
}
