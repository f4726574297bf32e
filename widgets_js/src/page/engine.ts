/** The page's side of the worker: starts it, starts it again when something was lost, and opens boards in it. */

import { State } from "../wire/state.ts";
import type { Traits } from "../wire/types.ts";
import { SILENCE } from "./fetched.ts";
import { files, keep, otherwise } from "./kept.ts";
import type { Files, FromWorker, ToWorker } from "./talk.ts";

export type Stage = { at: number; of: number } | "starting" | "ready" | "failed";
interface Opened {
  what: string;
  /** Where it was opened, or could not be. */
  worker?: Worker;
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
  #silent?: ReturnType<typeof setTimeout>;
  /** What of the files that are not kept the boards were told last. */
  #lostTold = "{}";

  constructor(
    private script: URL,
    private told: (stage: Stage) => void,
  ) {
    otherwise((kept) => {
      if (!this.#ready) return;
      this.#say({ keep: kept });
      this.#keep({});
    });
  }

  /** Opens a board; it comes when the engine is there. */
  open(what: string): Promise<State> {
    return new Promise((ok, no) => {
      const board = this.#boards.push({ what, ok, no }) - 1;
      if (this.#ready) this.#say({ open: what, board });
      else if (!this.#worker) this.begin();
    });
  }

  /** Starts the worker, from nothing; one in which boards stand goes on for them. */
  begin(): void {
    const before = this.#worker;
    if (!this.#boards.some(({ worker }) => worker && worker === before)) before?.terminate();
    this.#ready = false;
    this.#lostTold = "{}";
    const worker = new Worker(this.script, { type: "module" });
    this.#worker = worker;
    // its script may stall on the way, and nothing says so
    this.#silent = setTimeout(() => worker === this.#worker && this.#lost(), SILENCE);
    worker.onerror = () => worker === this.#worker && this.#lost();
    worker.onmessage = ({ data }: { data: FromWorker }) => this.#hear(worker, data);
  }

  /** Starts it again. The site may be another by now: what the browser has of its list of files is too old then. */
  async again(): Promise<void> {
    const before = this.#worker;
    const how = { cache: "reload", signal: AbortSignal.timeout(SILENCE) } as const;
    const files = ["worker.js", "parts.js"].map((name) => fetch(new URL(name, this.script), how));
    await Promise.allSettled(files);
    if (before === this.#worker) this.begin();
  }

  #say(told: ToWorker): void {
    this.#worker?.postMessage(told);
  }

  #lost(): void {
    clearTimeout(this.#silent);
    if (this.#ready) {
      this.told("failed"); // to whoever waits still: a board that is there tells of its own errors
      return;
    }
    const pause = PAUSES[this.#tries++];
    this.#worker?.terminate();
    if (pause !== undefined) setTimeout(() => this.again(), pause);
    else {
      this.#tries = 0;
      this.told("failed");
    }
  }

  #hear(worker: Worker, data: FromWorker): void {
    if (worker === this.#worker) clearTimeout(this.#silent);
    if ("board" in data) this.#carry(worker, data);
    else if ("keep" in data) this.#keep(data.keep);
    else if (worker !== this.#worker) return;
    else if ("at" in data) this.told(data.at < data.of ? data : "starting");
    else if ("failed" in data) {
      console.warn(data.failed);
      this.#lost();
    } else {
      this.#ready = true;
      this.#tries = 0;
      this.told("ready");
      this.#say({ keep: files() });
      this.#keep({});
      for (const [board, { what, worker }] of this.#boards.entries()) if (!worker) this.#say({ open: what, board });
    }
  }

  /** Boards say what is not kept. */
  #keep(changed: Files): void {
    const lost = keep(changed);
    const told = JSON.stringify(lost);
    if (told === this.#lostTold) return;
    this.#lostTold = told;
    for (const worker of new Set([this.#worker, ...this.#boards.map(({ worker }) => worker)]))
      worker?.postMessage({ lost });
  }

  #carry(worker: Worker, data: Extract<FromWorker, { board: number }>): void {
    const { board } = data;
    const opened = this.#boards[board];
    if (!opened || (opened.worker ?? this.#worker) !== worker) return;
    opened.worker = worker;
    if ("error" in data) opened.no(new Error(data.error));
    else if ("send" in data) opened.host?.take(JSON.parse(data.send));
    else {
      const parts: Partial<Traits> = JSON.parse(data.put);
      if (opened.host) opened.host.put(parts);
      else {
        const say = (told: ToWorker) => worker.postMessage(told);
        opened.host = new State(parts, (message) => say({ say: JSON.stringify(message), board }));
        opened.ok(opened.host);
      }
    }
  }
}
