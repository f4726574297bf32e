/** Sends what changes the game, one at a time: until the board has changed or a refusal comes, only texts wait their turn. */

import { painted } from "../motion/painted.ts";
import { verdict } from "../panel/scroll.ts";
import type { Sender as Sending } from "../state/hooks.ts";
import { busy, IDLE, type Request } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Cell, Refusal, Same, Sent } from "../wire/types.ts";
import type { View } from "../wire/view.ts";

/** So long the kernel may think before we say that no answer has come (ms). */
const PATIENCE = 4000;
/** And so long when an opponent is to answer: it may be any player. */
const THINKS = 5 * PATIENCE;
/** How long a computed opponent waits, so that each of its moves can be followed (ms). */
const PAUSE = 700;
/** What is done in an editor and waits for its turn: texts, and what an open tab lights. */
const TEXTS = new Set(["write", "seat", "hold", "lighting"]);
const isText = (message: Sent): boolean => message.do === "edit" && TEXTS.has(message.what);

/** An answer that is given goes away: its focus is on the board before, for a focused part that is taken out makes
 * the browser lay out the whole page twice. */
function rest({ root }: Store): void {
  painted(() => {
    if (root.querySelector(".cn-legals :focus, .cn-spots :focus, .busy > .cn-ask :focus"))
      root.querySelector<HTMLElement>(".cn-stage")?.focus({ preventScroll: true });
  });
}

export class Sender implements Sending {
  #sent: { n: number; message: Sent; tried: Cell | null } | null = null;
  #queue: [message: Sent, tried: Cell | null][] = [];
  /** What was sent beside it, and what a refusal of that takes back. */
  #aside: { no: number; refused: () => void } | null = null;
  /** The number of the last message; a refusal names it, for the newest view may come before the refusal. */
  #no = 0;
  #last = Math.floor(Math.random() * 2 ** 48);
  #timer = 0;
  #pause = 0;

  constructor(private store: Store) {}

  /** Whether it is sent, or will be: the second half of a double click is not. `tried`: the cell that it is about. */
  send(message: Sent, tried: Cell | null = null): boolean {
    const { view, state } = this.store;
    if (!view) return false;
    if (busy(state)) {
      // neither the button that a text was left for nor one beside an opponent who thinks is pressed in vain, nor
      // another button of a lesson, or of a record that moves by itself
      const before = this.#sent!.message;
      const other = before.do === "lesson" && message.do === "lesson" && message.what !== before.what;
      const free = isText(before) || before.do === "think" || other;
      const waits = isText(message) || (free && this.#queue.every(([b]) => isText(b)));
      if (waits) this.#queue.push([message, tried]);
      return waits;
    }
    this.#sent = { n: view.n, message, tried };
    this.store.set({ request: { status: this.store.host.works?.() ? "held" : "waiting", error: "" }, note: null });
    if (message.do === "edit") this.store.change("editor", { tried });
    this.stop();
    this.#wait(message.do === "think" ? THINKS : PATIENCE);
    this.#no = this.#number();
    try {
      this.store.link.send({ n: view.n, line: view.line, no: this.#no, ...message });
    } catch (error) {
      this.#settle({ status: "silent", error: error instanceof Error ? error.message : "" });
    }
    if (this.#acts()) rest(this.store); // after it: focus is slow
    return true;
  }

  #acts(): boolean {
    const what = this.#sent?.message.do;
    return what === "act" || what === "skip";
  }

  #wait(patience: number): void {
    this.#timer = window.setTimeout(() => this.#silent(), patience);
  }

  /** No answer has come: a kernel at work will give one. If it was lost, the board as it is now is one. */
  #silent(): void {
    if (this.store.host.works?.()) {
      this.store.set({ request: { status: "held", error: "" } });
      return this.#wait(PATIENCE);
    }
    this.#end({ status: "silent", error: "" });
    this.store.host.send({ do: "look", n: 0 });
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
    if (!this.#acts() || view.n !== this.#sent?.n) this.#settle();
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
    const { placing } = this.store.state;
    const tried = this.#sent?.tried ?? null;
    this.#onlyTexts();
    this.#settle();
    this.store.pause();
    this.store.set({ note: { ...note, cell: placing.ghost?.cell ?? tried, turn: placing.ghost?.turn ?? 0 } });
  }

  /** What was sent has been done, and nothing is different. */
  same({ no }: Same): void {
    if (!this.#sent || (no !== undefined && no !== this.#no)) return;
    this.#settle();
    this.store.paint();
    verdict(this.store);
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#pause);
  }

  #settle(request = IDLE): void {
    this.stop();
    this.#sent = null;
    this.#end(request);
  }

  #end(request: Request): void {
    this.store.set({ request });
    this.store.change("placing", { sent: null });
    if (request !== IDLE) this.#onlyTexts();
    else if (this.#queue.length) this.send(...this.#queue.shift()!);
    else if (this.store.view?.thinks) this.#pause = window.setTimeout(() => this.send({ do: "think" }), PAUSE);
  }

  /** What somebody has written is not lost with what went wrong before it. */
  #onlyTexts(): void {
    this.#queue = this.#queue.filter(([message]) => isText(message));
  }
}
