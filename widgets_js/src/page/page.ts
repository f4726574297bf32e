/** The boards of a page without Jupyter: each stands as a picture until its engine is there, then takes its place. */

import type { Name } from "../modules.ts";
import { Engine, type Stage } from "./engine.ts";
import { address, brought, heard, store } from "./fetched.ts";
import { drops, opens, reason } from "./given.ts";
import { isSaving, KeepAll, keepVisited } from "./keeping.ts";
import { PARTS, WORDS } from "./parts.js";

/** In the colours of the page, if it names some. */
const STYLE = `
.p-board { position: relative; }
.p-lost { display: none; }
.p-board > .p-live { width: 100%; }
.p-board > .p-live.p-behind { position: absolute; inset: 0; visibility: hidden; overflow: hidden; }
.p-over { position: absolute; inset: 0; display: grid; align-items: end; pointer-events: none; }
.p-wait { position: sticky; bottom: 0; pointer-events: auto; padding: .5rem .75rem; font: 14px/1.4 system-ui, sans-serif;
  color: var(--ink, CanvasText); background: var(--panel, Canvas); border-top: 1px solid var(--line, GrayText);
  border-radius: 0 0 8px 8px; display: flex; gap: .75rem; align-items: center; flex-wrap: wrap; }
.p-wait progress { flex: 1 1 8rem; min-width: 6rem; height: .5rem; accent-color: var(--accent, auto); }
.p-wait button { font: inherit; min-height: 44px; padding: 0 1rem; cursor: pointer; border-radius: 8px;
  border: 1px solid var(--accent, ButtonBorder); background: var(--bg, ButtonFace); color: var(--accent, ButtonText); }
.p-asks .p-wait button { background: var(--accent, ButtonFace); color: var(--on-accent, ButtonText); font-weight: 600; }
.p-asks .p-pic { cursor: pointer; }`;
/** Pixels before a board comes into view at which it is opened. */
const AHEAD = "300px";
/** How long a board that is drawn waits for its art behind the picture that stands for it (ms). */
const PATIENCE = 5000;
/** How long after it has all come a page is kept (ms). */
const LATER = 3000;

const base = new URL(".", import.meta.url);
const words = () => WORDS[document.documentElement.lang] ?? (Object.values(WORDS)[0] as (typeof WORDS)[string]);
const megabytes = (bytes: number) =>
  (bytes / 1e6).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });

type Board = typeof import("../mount.ts");
const DRAWING = ["shared.js", "board.js", "board.css"];
/** Modules that a board may need, by the names of their files. */
const MODULES: readonly Name[] = ["aloud", "coach", "editor", "pages", "paint", "projector"];
const PAUSES = [500, 2000, 8000];

const waiting = new Set<Waiting>();
let stage: Stage = { at: 0, of: 1 };
/** Goes on getting what draws boards, when that was lost on the way and the reader is asked. */
let lost: (() => void) | undefined;

const engine = new Engine(new URL("worker.js", base), (now) => {
  stage = now;
  if (typeof now === "object") heard();
  tell();
  if (now === "ready") setTimeout(keepForLater, LATER); // the boards come first
});

function tell(): void {
  for (const one of waiting) one.show(lost ? "failed" : stage);
}

function again(): void {
  lost?.();
  lost = undefined;
  if (stage === "failed") {
    stage = "starting";
    engine.again();
  }
  tell();
}

/**
 * What draws boards, its style, and the modules, for later there might lie some of another version.
 *
 * A module that was lost on the way is lost to its page for ever, and so are those that import it: so all are gotten as
 * texts, and are modules when they are there.
 */
async function drawing(): Promise<Board["mount"]> {
  const text = async (name: string, cache: RequestCache) => {
    return (await brought(new URL(name, base), { cache })).text();
  };
  const address = (js: string) => URL.createObjectURL(new Blob([js], { type: "text/javascript" }));
  for (let attempt = 0; ; attempt++) {
    try {
      const files = [...DRAWING, ...MODULES.map((name) => `${name}.js`)];
      const texts = await Promise.all(files.map((name) => text(name, attempt ? "reload" : "default")));
      const [shared, js, css, ...more] = texts as [string, string, string, ...string[]];
      const url = address(shared);
      const beside = <M>(code: string): Promise<M> => import(address(code.replaceAll("./shared.js", url)));
      const board = await beside<Board>(js);
      board.style(css);
      const come: Partial<Record<Name, Promise<unknown>>> = {};
      board.bringBy((name) => {
        come[name] ??= beside(more[MODULES.indexOf(name)]!);
        return come[name];
      });
      return board.mount;
    } catch (error) {
      console.warn(error);
      const pause = PAUSES[attempt % (PAUSES.length + 1)];
      await new Promise<void>((ok) => {
        if (pause !== undefined) setTimeout(ok, pause);
        else {
          lost = ok;
          tell();
        }
      });
    }
  }
}

function pressed(text: string, done: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.onclick = done;
  return button;
}

/** The line below a picture that tells how far its board is. */
class Waiting {
  // over the whole picture, so that the line is in sight whatever part of it is
  #over = document.createElement("div");
  #line = document.createElement("div");
  #text = document.createElement("span");
  #bar = document.createElement("progress");
  #counts = false;

  constructor(place: HTMLElement) {
    this.#line.className = "p-wait";
    this.#line.setAttribute("role", "status");
    this.#bar.setAttribute("aria-label", words().starting);
    this.#line.append(this.#text, this.#bar);
    this.#over.className = "p-over";
    this.#over.append(this.#line);
    place.append(this.#over);
  }

  show(stage: Stage): void {
    const counts = typeof stage === "object";
    // how far it is gets said once, and then whoever asks finds it at the bar
    this.#line.setAttribute("aria-live", counts && this.#counts ? "off" : "polite");
    this.#counts = counts;
    const { loading, starting, failed } = words();
    if (typeof stage === "object") {
      const text = loading.replace("{at}", megabytes(stage.at)).replace("{of}", megabytes(stage.of));
      if (text !== this.#text.textContent) this.#text.textContent = text;
      this.#bar.max = stage.of;
      this.#bar.value = stage.at;
      this.#bar.setAttribute("aria-valuetext", text);
    } else if (stage === "failed") this.tell(failed, again);
    else {
      if (this.#text.textContent !== starting) this.#text.textContent = starting;
      this.#bar.removeAttribute("value");
      this.#bar.removeAttribute("aria-valuetext");
    }
    if (stage !== "failed" && !this.#bar.parentNode) this.#line.replaceChildren(this.#text, this.#bar);
  }

  /** Says what went wrong, with a way to try again if there is one. */
  tell(text: string, again?: () => void): void {
    this.#text.textContent = text;
    this.#line.replaceChildren(this.#text);
    if (again) this.#line.append(pressed(words().again, again));
  }

  /** Asks whether the board is wanted, and says what comes with it. */
  ask(text: string, wanted: () => void): void {
    this.#line.removeAttribute("role"); // nothing happens by itself
    this.#text.textContent = text;
    this.#line.replaceChildren(pressed(words().try, wanted), this.#text);
  }

  end(): void {
    this.#over.remove();
  }
}

/** Until a board is drawn with all of its art, and its pictures are read; never longer than somebody would wait. */
async function complete(board: HTMLElement): Promise<void> {
  const frame = () => new Promise((ok) => requestAnimationFrame(ok));
  const late = new Promise((ok) => setTimeout(ok, PATIENCE));
  const end = Date.now() + PATIENCE;
  await frame();
  while (board.querySelector("[data-lacks]") && Date.now() < end) await frame();
  // not every browser tells when the picture of a drawing is read
  const tiles = [...board.querySelectorAll("image")] as { decode?: () => Promise<void> }[];
  await Promise.race([Promise.allSettled(tiles.map((tile) => tile.decode?.())), late]);
  await frame();
}

let mount: Promise<Board["mount"]> | undefined;

/** Opens a board and puts it in its place when all of it is there. */
async function show(place: HTMLElement, what: string): Promise<void> {
  mount ??= drawing();
  const [host, draw] = await Promise.all([engine.open(what), mount]);
  const board = document.createElement("div");
  board.className = "p-live p-behind";
  place.append(board);
  draw(host, board);
  // drawn behind what stands there, and seen when it is all there
  await complete(board);
  board.className = "p-live";
  place.replaceChildren(board);
  place.dispatchEvent(new CustomEvent("carcnb", { bubbles: true }));
}

/** What an address holds; what is no such text is as it was. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What is to be opened: a course, or a position that somebody has sent, is behind the # of the address. */
function asked(place: HTMLElement): string {
  const what = place.dataset.carcnb ?? "{}";
  const told = JSON.parse(what);
  const sent = location.hash.slice(1);
  if (told.open === "framed" && !sent) return JSON.stringify({ ...told, open: "home" });
  if (["explore", "framed"].includes(told.open) && sent)
    return JSON.stringify({ ...told, open: "given", name: decoded(sent) });
  return told.open === "course" ? JSON.stringify({ ...told, name: location.hash.slice(1) }) : what;
}

/** The parts of the engine that every board needs. */
const NEEDED = [PARTS.pyodide, PARTS.asm, PARTS.wasm].concat(
  PARTS.snapshot && PARTS.library ? [PARTS.library, PARTS.snapshot] : [PARTS.whole],
);

/** What has to come before a board can be used; nothing where all of it is kept. */
async function bytesToCome(): Promise<number> {
  const root = new URL("..", base).href;
  const kept = await self.caches?.open(store(root)).catch(() => undefined);
  const found = await Promise.all(NEEDED.map(({ file, hash }) => kept?.match(address(root, file, hash))));
  return NEEDED.reduce((sum, { size }, n) => (found[n] ? sum : sum + size), 0);
}

/** A board that comes when it is asked for: its page is there to be read, or few bytes shall come. */
async function asks(place: HTMLElement): Promise<void> {
  const bytes = await bytesToCome();
  const line = new Waiting(place);
  const picture = place.querySelector<HTMLElement>(".p-pic");
  const wanted = async () => {
    place.classList.remove("p-asks");
    picture?.removeEventListener("click", wanted);
    const had = place.contains(document.activeElement);
    line.end();
    await live(place);
    delete place.dataset.asks; // the room for the button
    place.scrollIntoView({ block: "nearest" }); // a live board is higher than its picture: what is asked stands below
    if (!had) return;
    place.tabIndex = -1; // the button that was pressed is gone
    place.focus({ preventScroll: true });
  };
  place.classList.add("p-asks");
  picture?.addEventListener("click", wanted);
  line.ask(bytes ? words().once.replace("{size}", megabytes(bytes)) : "", wanted);
}

async function live(place: HTMLElement): Promise<void> {
  const line = new Waiting(place);
  line.show(lost ? "failed" : stage);
  waiting.add(line);
  try {
    await show(place, asked(place));
  } catch (error) {
    line.tell(reason(error));
  } finally {
    waiting.delete(line);
  }
}

const keeper = new URL("../service-worker.js", base);
/** This page opens without a network from now on, and those that are read after it. */
function keepForLater(): void {
  if (!isSaving()) keepVisited(keeper);
}

function begin(): void {
  const style = new CSSStyleSheet();
  style.replaceSync(STYLE);
  document.adoptedStyleSheets.push(style);
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        live(target as HTMLElement);
      }
    },
    { rootMargin: AHEAD },
  );
  const places = [...document.querySelectorAll<HTMLElement>("[data-carcnb]")];
  const asking = places.filter((place) => "asks" in place.dataset || isSaving());
  for (const place of places) asking.includes(place) ? asks(place) : seen.observe(place);
  const form = document.querySelector<HTMLFormElement>("form[data-open]");
  const [place] = places;
  if (form && place) opens(form, place, show);
  // a board that opens files does it wherever on its page they are dropped
  else if (place)
    drops((dataTransfer) => place.querySelector(".carcnb")?.dispatchEvent(new DragEvent("drop", { dataTransfer })));
  const whole = document.querySelector<HTMLElement>("[data-keep]");
  if (whole) new KeepAll(whole, keeper, megabytes).begin();
  else if (places.length === asking.length) setTimeout(keepForLater, LATER); // else when its boards are there
}

begin();
