/** Talks with the kernel: actions go up, questions are answered by id, answers are kept until the view changes. */
import type { AnyModel } from "@anywidget/types";

type Message = { kind?: string; id?: number; ok?: unknown; error?: string } & Record<string, unknown>;
export interface Refusal {
  text: string;
  rule: string | null;
  rule_text: string;
}

export class Link {
  // every view of a model hears every reply: two views must not count alike
  #next = Math.floor(Math.random() * 2 ** 48);
  #waiting = new Map<number, { ok: (v: unknown) => void; no: (e: Error) => void }>();
  #known = new Map<string, Promise<unknown>>();

  constructor(
    private model: Pick<AnyModel, "send" | "on" | "off">,
    signal: AbortSignal,
    private refused: (r: Refusal) => void,
    private same: () => void,
  ) {
    const hear = (m: Message) => this.#hear(m);
    model.on("msg:custom", hear);
    signal.addEventListener("abort", () => model.off("msg:custom", hear));
  }

  #hear(message: Message): void {
    if (message?.kind === "refused") {
      const { text, rule, rule_text } = message as Record<string, unknown>;
      this.refused({ text: String(text ?? ""), rule: rule ? String(rule) : null, rule_text: String(rule_text ?? "") });
    }
    if (message?.kind === "same") this.same();
    if (message?.kind !== "reply" || typeof message.id !== "number") return;
    const asked = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error !== undefined) asked?.no(new Error(String(message.error)));
    else asked?.ok(message.ok);
  }

  /** Sends an action. */
  send(message: Record<string, unknown>): void {
    this.model.send(message);
  }

  /** The kernel's answer; the same question is sent once until `forget`. Rejects with the kernel's reason. */
  ask<T>(n: number, question: Record<string, unknown>): Promise<T> {
    const key = JSON.stringify([n, question]);
    const known = this.#known.get(key);
    if (known) return known as Promise<T>;
    const id = this.#next++;
    const answer = new Promise<unknown>((ok, no) => {
      this.#waiting.set(id, { ok, no });
      this.model.send({ do: "ask", id, n, ...question });
    });
    this.#known.set(key, answer);
    answer.catch(() => this.#known.delete(key));
    return answer as Promise<T>;
  }

  /** Drops kept answers: the board, or the language, has changed. */
  forget(): void {
    this.#known.clear();
  }
}
