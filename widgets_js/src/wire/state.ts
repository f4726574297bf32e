/** What a page knows of a board: its parts as they are now. A channel to a board puts in what comes; views hear of it. */
import type { Hear, Host } from "./host.ts";
import { type Patch, patched } from "./patch.ts";
import type { Traits } from "./types.ts";

type Message = { kind?: string; rev?: number; view?: Patch };

/** So long the whole view may be on its way (ms). */
const PATIENCE = 4000;

export class State implements Host {
  #heard = new Map<string, Set<Hear>>();
  /** When the whole view was asked for, if it is on its way. */
  #asked = 0;

  constructor(
    private parts: Partial<Traits>,
    readonly send: (message: object) => void,
    readonly works: () => boolean = () => false,
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

  /** Parts that have come whole. */
  put(parts: Partial<Traits>): void {
    Object.assign(this.parts, parts);
    if (parts.view) this.#asked = 0;
    for (const name of Object.keys(parts)) this.#tell(`change:${name}`);
  }

  /** What the board says: what is different in the view, or what is none of the state's business. */
  take(message: Message, ...more: unknown[]): void {
    const { view } = this.parts;
    if (message?.kind !== "patch") this.#tell("msg:custom", message, ...more);
    else if (view && view.rev === message.rev) this.put({ view: patched(view, message.view ?? {}) as Traits["view"] });
    else if (!(view && message.rev! < view.rev) && Date.now() - this.#asked > PATIENCE) {
      // one was lost; one that is older than the view has come after the whole
      this.#asked = Date.now();
      this.send({ do: "look", n: 0 });
    }
  }

  #tell(name: string, ...told: unknown[]): void {
    for (const hear of [...(this.#heard.get(name) ?? [])]) hear(...told);
  }
}
