/** A board in Jupyter: the model of a widget is its host, one for all views of it. */
import type { AnyModel } from "@anywidget/types";
import { add, expect } from "../art/sheet.ts";
import type { Host } from "./host.ts";
import { read } from "./read.ts";
import { Art, type Traits } from "./types.ts";

type Hear = Parameters<Host["on"]>[1];

const hosts = new Map<string, Jupyter>();

/** The host of a model; `early` is what its board has said before this module was there. */
export function hostOf(model: AnyModel, early: unknown[][] = []): Host {
  const { model: id } = model.get("ui");
  const known = hosts.get(id) ?? new Jupyter(model);
  hosts.set(id, known);
  for (const said of early) known.tell("msg:custom", ...said);
  return known;
}

class Jupyter implements Host {
  #heard = new Map<string, Set<Hear>>();

  constructor(private model: AnyModel) {
    this.#take();
    model.on("change:art", () => this.#take());
  }

  get = (name: keyof Traits): unknown => this.model.get(name);
  send = (message: object): void => this.model.send(message);

  on(name: string, hear: Hear): void {
    if (!this.#heard.has(name)) {
      this.#heard.set(name, new Set());
      this.model.on(name, (...told: unknown[]) => this.tell(name, ...told));
    }
    this.#heard.get(name)!.add(hear);
  }
  off(name: string, hear: Hear): void {
    this.#heard.get(name)?.delete(hear);
  }
  tell(name: string, ...told: unknown[]): void {
    for (const hear of [...(this.#heard.get(name) ?? [])]) hear(...told);
  }

  /** Parts that no board of this kernel has sent before come with this one, packed. */
  #take(): void {
    const packed: DataView<ArrayBuffer> | null = this.model.get("art");
    if (!packed?.byteLength) return;
    const flat = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    expect(new Response(flat).json().then((art) => add(read(Art, art))));
  }
}
