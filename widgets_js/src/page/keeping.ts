/** The page's side of what is kept for times without a network: what was visited, and all where somebody wants it. */
import { store } from "./fetched.ts";
import type { Keeping, ToKeeper } from "./talk.ts";

/** Milliseconds until it is tried once more to keep what the line has lost. */
const PAUSE = 2000;
const TRIES = 3;

/** Whether the reader, or the reader's device, wants few bytes to come. */
export const isSaving = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia("(prefers-reduced-data: reduce)").matches;

async function keeper(script: URL): Promise<ServiceWorker | undefined> {
  await navigator.serviceWorker?.register(script);
  return (await navigator.serviceWorker?.ready)?.active ?? undefined;
}

/** Keeps this page and what came with it; pages that are read from now on are kept as they come. */
export async function keepVisited(script: URL): Promise<void> {
  const came = performance.getEntriesByType("resource").map(({ name }) => name);
  const seen: ToKeeper = { seen: [location.href.replace(/#.*/s, ""), ...came] };
  (await keeper(script).catch(() => undefined))?.postMessage(seen);
}

/** The page's place where all of the site is kept by a click, says how far that is, and lets go of it by another. */
export class KeepAll {
  #keep: HTMLButtonElement;
  #drop: HTMLButtonElement;
  #told: HTMLElement;
  #bar = document.createElement("progress");

  constructor(
    private place: HTMLElement,
    private script: URL,
    private size: (bytes: number) => string,
  ) {
    [this.#keep, this.#drop] = place.querySelectorAll("button") as unknown as [HTMLButtonElement, HTMLButtonElement];
    this.#told = place.querySelector("[role=status]") as HTMLElement;
    this.#bar.setAttribute("aria-labelledby", this.#keep.id);
    this.#keep.onclick = () => this.#run();
    this.#drop.onclick = async () => {
      await caches.delete(store(new URL(".", script).href));
      await this.begin();
    };
  }

  #say(name: string, how?: Keeping): void {
    this.#told.textContent = (this.place.dataset[name] ?? "").replace("{size}", how ? this.size(how.bytes) : "");
  }

  /** Shows what is kept now. */
  async begin(): Promise<void> {
    const how = await this.#ask(false);
    if (how) this.#show(how);
    else this.#say("none");
    this.place.hidden = false;
  }

  #show(how: Keeping): void {
    const whole = how.at === how.of;
    this.#bar.remove();
    this.#keep.hidden = whole;
    this.#drop.hidden = !how.at;
    this.#say(whole ? "whole" : "some", how);
  }

  async #run(): Promise<void> {
    this.#keep.disabled = true;
    this.#told.after(this.#bar);
    let how: Keeping | undefined;
    for (let tries = 0; tries < TRIES && how?.end !== "kept"; tries++) {
      if (tries) await new Promise((ok) => setTimeout(ok, PAUSE));
      how = await this.#ask(true);
    }
    this.#keep.disabled = false;
    if (how) this.#show(how);
    if (how?.end !== "kept") this.#say("lost", how);
    else this.#drop.focus();
  }

  /** What is kept, in the end; nothing where this browser keeps nothing. */
  async #ask(all: boolean): Promise<Keeping | undefined> {
    const to = await keeper(this.script).catch(() => undefined);
    if (!to) return undefined;
    const { port1, port2 } = new MessageChannel();
    return new Promise((ok) => {
      port1.onmessage = ({ data }: { data: Keeping }) => {
        if (data.end) ok(data);
        else this.#goOn(data);
      };
      to.postMessage({ all } satisfies ToKeeper, [port2]);
    });
  }

  #goOn(how: Keeping): void {
    this.#bar.max = how.of;
    this.#bar.value = how.at;
    this.#say("busy", how);
  }
}
