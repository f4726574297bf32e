/** The page's side of the worker: starts it, starts it again when something was lost, and opens boards in it. */

import { State } from "../wire/state.ts";
import type { Traits } from "../wire/types.ts";
import { files, keep, otherwise } from "./kept.ts";
import type { FromWorker, ToWorker } from "./talk.ts";

export type Stage = { at: number; of: number } | "starting" | "ready" | "failed";
interface Opened {
  what: string;
  host?: State;
  ok(host: State): void;
  no(error: Error): void;
}

/** Milliseconds to wait before the next try; then whoever looks is asked. */
const PAUSES = [500, 2000, 6000];

export class Engine {
  #worker?: Worker;
  #ready = false;
  #tries = 0;
  #boards: Opened[] = [];

  constructor(
    private script: URL,
    private told: (stage: Stage) => void,
  ) {
    otherwise((kept) => this.#ready && this.#say({ keep: kept }));
  }

  /** Opens a board; it comes when the engine is there. */
  open(what: string): Promise<State> {
    return new Promise((ok, no) => {
      const board = this.#boards.push({ what, ok, no }) - 1;
      if (this.#ready) this.#say({ open: what, board });
      else if (!this.#worker) this.begin();
    });
  }

  /** Starts the worker, from nothing. */
  begin(): void {
    this.#worker?.terminate();
    const worker = new Worker(this.script, { type: "module" });
    this.#worker = worker;
    worker.onerror = () => this.#lost();
    worker.onmessage = ({ data }: { data: FromWorker }) => worker === this.#worker && this.#hear(data);
  }

  #say(told: ToWorker): void {
    this.#worker?.postMessage(told);
  }

  #lost(): void {
    if (this.#ready) return; // an error of a board's own, which is told where it stands
    const pause = PAUSES[this.#tries++];
    this.#worker?.terminate();
    if (pause !== undefined) setTimeout(() => this.begin(), pause);
    else {
      this.#tries = 0;
      this.told("failed");
    }
  }

  #hear(data: FromWorker): void {
    if ("at" in data) this.told(data.at < data.of ? data : "starting");
    else if ("failed" in data) {
      console.warn(data.failed);
      this.#lost();
    } else if ("keep" in data) keep(data.keep);
    else if ("ready" in data) {
      this.#ready = true;
      this.told("ready");
      this.#say({ keep: files() });
      for (const [board, { what }] of this.#boards.entries()) this.#say({ open: what, board });
    } else this.#carry(data);
  }

  #carry(data: Extract<FromWorker, { board: number }>): void {
    const { board } = data;
    const opened = this.#boards[board];
    if (!opened) return;
    if ("error" in data) opened.no(new Error(data.error));
    else if ("send" in data) opened.host?.take(JSON.parse(data.send));
    else {
      const parts: Partial<Traits> = JSON.parse(data.put);
      if (opened.host) opened.host.put(parts);
      else {
        opened.host = new State(parts, (message) => this.#say({ say: JSON.stringify(message), board }));
        opened.ok(opened.host);
      }
    }
  }
}
