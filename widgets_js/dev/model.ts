/** A model without a kernel, for the dev page and the tests: whatever is chosen, it goes on to the next state. */
import type { AnyModel } from "@anywidget/types";
import english from "../words.json" with { type: "json" };
import { type RawView, RECORD, REPLIES, STATES, type State } from "./views.ts";

/** What the kernel sends of words. */
export const WORDS = {
  lang: "en",
  langs: [
    ["en", "English"],
    ["cs", "Čeština"],
  ],
  w: english,
};
type Heard = (...args: never[]) => void;

export class FakeModel {
  sent: Record<string, unknown>[] = [];
  /** The line that each action was stamped with. */
  lines: unknown[] = [];
  private heard = new Map<string, Set<Heard>>();
  /** Set to false to play a kernel that does not answer. */
  alive = true;
  /** What is answered to questions. */
  replies: Record<string, unknown> = { ...REPLIES };
  values: Record<string, unknown>;

  constructor(state: State, sheet: unknown, ui: Record<string, unknown> = {}) {
    this.values = {
      sheet,
      view: STATES[state],
      record: STATES[state].timeline ? RECORD : {},
      words: { ...WORDS },
      ui: { theme: "auto", height: 520, outlook: true, ...ui },
    };
  }

  get = (name: string): unknown => this.values[name];
  on = (name: string, hear: Heard): void =>
    void (this.heard.get(name) ?? this.heard.set(name, new Set()).get(name)!).add(hear);
  off = (name: string, hear: Heard): void => void this.heard.get(name)?.delete(hear);
  set(name: string, value: unknown): void {
    this.values[name] = value;
    this.emit(`change:${name}`);
  }
  emit(name: string, ...args: unknown[]): void {
    for (const hear of [...(this.heard.get(name) ?? [])]) (hear as (...a: unknown[]) => void)(...args);
  }
  get listeners(): number {
    return [...this.heard.values()].reduce((n, set) => n + set.size, 0);
  }
  get asAny(): AnyModel {
    return this as unknown as AnyModel;
  }

  send = ({ line, no: _, ...message }: Record<string, unknown>): void => {
    if (line !== undefined) this.lines.push(line);
    this.sent.push(message);
    if (this.alive) setTimeout(() => this.answer(message), 10);
  };

  private answer(m: Record<string, unknown>): void {
    const view = this.values.view as RawView;
    if (m.do === "ask") {
      const ok = this.replies[m.what as string];
      return this.emit("msg:custom", { kind: "reply", id: m.id, n: view.n, ok });
    }
    if (m.do === "act" && m.n !== view.n) {
      const text = "The board has changed.";
      return this.emit("msg:custom", { kind: "refused", n: view.n, text, rule: null, rule_text: "" });
    }
    if (m.do === "act" || m.do === "skip")
      this.set("view", view.prompt.kind === "place" ? STATES.figure : STATES.scored);
    else if (m.do === "chalk") this.set("view", { ...view, chalk: m.chalk });
    else if (m.do === "language") this.set("words", { ...(this.values.words as object), lang: m.lang });
    else this.set("view", { ...view });
  }
}
