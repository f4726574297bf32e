/** A board in the worker, as a host of the one that is drawn. */
import type { Hear, Host } from "../wire/host.ts";
import type { Traits } from "../wire/types.ts";

export class Remote implements Host {
  #heard = new Map<string, Set<Hear>>();

  constructor(
    private parts: Partial<Traits>,
    readonly send: (message: object) => void,
  ) {}

  get(name: keyof Traits): unknown {
    return this.parts[name];
  }

  on(name: string, hear: Hear): void {
    this.#heard.set(name, (this.#heard.get(name) ?? new Set()).add(hear));
  }

  off(name: string, hear: Hear): void {
    this.#heard.get(name)?.delete(hear);
  }

  /** Parts of the board's state are new. */
  put(parts: Partial<Traits>): void {
    Object.assign(this.parts, parts);
    for (const name of Object.keys(parts)) this.#tell(`change:${name}`);
  }

  /** What the board says that is no state. */
  take(message: unknown): void {
    this.#tell("msg:custom", message);
  }

  #tell(name: string, told?: unknown): void {
    for (const hear of [...(this.#heard.get(name) ?? [])]) hear(told);
  }
}
