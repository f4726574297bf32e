/** Talks with the kernel: actions go up, questions are answered by id, answers are kept until the view changes. */
import type { Host } from "./host.ts";
import { read, reply } from "./read.ts";
import { type Question, Refusal, type Replies, Same, type Sent } from "./types.ts";

type Message = { kind?: string; id?: number; ok?: unknown; error?: string };

export class Link {
  // every view of a model hears every reply: two views must not count alike
  #next = Math.floor(Math.random() * 2 ** 48);
  #waiting = new Map<number, { ok: (v: unknown) => void; no: (e: Error) => void }>();
  #known = new Map<string, Promise<unknown>>();

  constructor(
    private host: Host,
    signal: AbortSignal,
    private sender: { refused(r: Refusal): void; same(s: Same): void },
  ) {
    const hear = (m: Message) => this.#hear(m);
    host.on("msg:custom", hear);
    signal.addEventListener("abort", () => host.off("msg:custom", hear));
  }

  #hear(message: Message): void {
    if (message?.kind === "refused") this.sender.refused(read(Refusal, message));
    if (message?.kind === "same") this.sender.same(read(Same, message));
    if (message?.kind !== "reply" || typeof message.id !== "number") return;
    const asked = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error !== undefined) asked?.no(new Error(String(message.error)));
    else asked?.ok(message.ok);
  }

  /** Sends an action. */
  send(message: Sent & { n?: number; line?: number; no?: number }): void {
    this.host.send(message);
  }

  /** The kernel's answer; the same question is sent once until `forget`. Rejects with the kernel's reason. */
  ask<Q extends Question>(n: number, question: Q): Promise<Replies[Q["what"]]> {
    const key = JSON.stringify([n, question]);
    const known = this.#known.get(key);
    if (known) return known as Promise<Replies[Q["what"]]>;
    const id = this.#next++;
    const answer = new Promise<Replies[Q["what"]]>((ok, no) => {
      this.#waiting.set(id, { ok: (v) => ok(reply<Q["what"]>(question.what, v)), no });
      this.host.send({ do: "ask", id, n, ...question });
    });
    // what has come of the art the page keeps; what has not is asked for anew
    if (question.what !== "art") this.#known.set(key, answer);
    answer.catch(() => this.#known.delete(key));
    return answer;
  }

  /** Drops kept answers: the board, or the language, has changed. */
  forget(): void {
    this.#known.clear();
  }
}
