/** One view of one board: holds what was sent, what is local, and draws. */
import { h, render } from "preact";
import { Autoplay } from "../actions/autoplay.ts";
import { coach } from "../actions/coach.ts";
import { opening, play } from "../actions/finale.ts";
import { App } from "../app.tsx";
import type { Pictures } from "../art/pictures.ts";
import { type Dress, dressOf, news, type Sheet, unique } from "../art/sheet.ts";
import { markRoot, watchTheme } from "../art/theme.ts";
import { rootOf } from "../art/wear.ts";
import { Viewport } from "../board/viewport.ts";
import { standing } from "../coach/state.ts";
import { afterEdit } from "../editor/state.ts";
import { bring, modules } from "../modules.ts";
import { animate, type Before, before } from "../motion/motion.ts";
import { painted } from "../motion/painted.ts";
import { sound, wanted } from "../motion/sound.ts";
import { fitIn, intoSight, loosen, verdict } from "../panel/scroll.ts";
import type { Host } from "../wire/host.ts";
import { Link } from "../wire/link.ts";
import { read } from "../wire/read.ts";
import { Sender } from "../wire/sender.ts";
import { type Cell, Marks, Sheet as Names, type Sent, Ui, Words } from "../wire/types.ts";
import { noTiles, readView, type Tiles, type View } from "../wire/view.ts";
import { handedOver } from "./announcement.ts";
import { withView } from "./chalk.ts";
import { forView } from "./panel.ts";
import { afterMove, busy, freshState, inWords, type State } from "./state.ts";
import { type Say, sayer } from "./words.ts";

/** So many tiles are a large landscape. */
const MANY = 40;

type Part =
  | "placing"
  | "selection"
  | "hover"
  | "panel"
  | "chalk"
  | "appearance"
  | "share"
  | "watch"
  | "editor"
  | "coach";

/** What a view asks, and after which answers: options are told apart by numbers, which another question has too. */
function asked({ n, line, lesson, prompt }: View): string {
  const { kind, seat, tile, at, rule, options } = prompt;
  return JSON.stringify([n, line, lesson?.step, kind, seat, tile, at, rule, options]);
}

export class Store {
  view: View | null = null;
  sheet!: Sheet;
  dress!: Dress;
  /** The href of a symbol ("cn-"), or of what this view alone has. */
  readonly art: { ref: (id: string) => string };
  words!: Words;
  ui!: Ui;
  marks!: Marks;
  theme = "light";
  say!: Say;
  state: State = freshState();
  readonly link: Link;
  readonly viewport: Viewport;
  readonly sender: Sender = new Sender(this, () => verdict(this.root));
  readonly autoplay: Autoplay = new Autoplay(this);
  #drawing = false;
  #stopped = false;
  #lacking = false;
  /** How often it has asked for art. */
  #tried = 0;
  #frame = 0;
  readonly #tiles: Tiles = noTiles();
  /** What the reader has seen last; a page that is not looked at draws no frames. */
  #laidOut: View | undefined;
  /** Whether what the kernel is at work on is an answer: the other ones step back at once. */
  answered = false;
  changedAt = 0;

  constructor(
    readonly host: Host,
    readonly root: HTMLElement,
    readonly signal: AbortSignal,
  ) {
    this.link = new Link(
      host,
      signal,
      (r) => this.sender.refused(r),
      (s) => this.sender.same(s),
    );
    this.viewport = new Viewport(this);
    const own = unique();
    this.art = { ref: (id) => (id.startsWith("cn-") ? this.dress.ref(id) : `#${own}${id}`) };
    this.state.appearance.sound = wanted();
  }

  start(): void {
    const on = (name: string, take: () => void) => {
      const hear = () => {
        take();
        if (name !== "view") this.draw();
      };
      this.host.on(`change:${name}`, hear);
      this.signal.addEventListener("abort", () => this.host.off(`change:${name}`, hear));
      take();
    };
    on("sheet", () => this.#gather());
    news.addEventListener("bitmaps", () => this.draw(), { signal: this.signal });
    news.addEventListener("art", () => this.#gather(true), { signal: this.signal });
    on("words", () => {
      this.words = read(Words, this.host.get("words"));
      this.say = sayer(this.words);
      this.state = inWords(this.state);
      this.link.forget();
    });
    on("ui", () => {
      this.ui = read(Ui, this.host.get("ui"));
    });
    on("record", () => {
      this.marks = read(Marks, this.host.get("record"));
    });
    on("view", () => this.#take(readView(this.host.get("view"), this.#tiles)));
    watchTheme(this.root, this.signal, () => this.draw());
    this.paint();
    if (this.viewport.measure()) this.viewport.follow(false);
  }

  stop(): void {
    this.#stopped = true;
    this.sender.stop();
    this.autoplay.stop();
    render(null, this.root);
  }

  /** Takes what the page has of the board's art, and asks for what it lacks; if parts have come, only for these. */
  #gather(come = false): void {
    const names = read(Names, this.host.get("sheet"));
    const parts = names.parts.split(" ");
    if (come && !this.#lacking) return;
    this.dress = dressOf(names.key);
    this.#lacking = this.dress.lacks(parts).length > 0;
    this.sheet = this.dress.sheet(names);
    if (this.#lacking)
      void this.dress.need(parts, this.#tried, this.signal, (lacks) => {
        this.#tried++;
        return this.link.ask(0, { what: "art", parts: lacks });
      });
    if (come) this.draw();
  }

  get pictures(): Pictures {
    return this.dress.pictures;
  }

  /** How many px of the screen a tile of a large landscape takes; where few lie, bitmaps bring nothing. */
  get pixels(): number {
    const many = (this.view?.tiles.length ?? 0) >= MANY;
    return many ? this.viewport.base * window.devicePixelRatio : Number.POSITIVE_INFINITY;
  }

  /** A new view has come: forget what was about the old one, move the camera, play what happened. */
  #take(view: View | null): void {
    const old = this.view;
    const was: Before | null = old && view && before(this, old, view);
    this.link.forget();
    this.view = view;
    if (!view) return this.draw();
    const same = !!old && asked(old) === asked(view);
    this.sender.seen(view);
    // what was opened before may be what is asked now
    const hushed = view.lesson?.quiet && !(old?.lesson?.quiet && old.lesson.step === view.lesson.step);
    const editor = afterEdit(this.state.editor, old, view);
    const kept = { ...this.state, editor };
    const state = !same || hushed ? afterMove(kept, standing(kept.coach, old, view)) : kept;
    const announcement = {
      ...state.announcement,
      ...modules.aloud?.heard(this, old, view),
      handed: !!old && handedOver(old, view),
    };
    const finale = opening(this, old, view);
    const begins = finale === 0 && !old?.final;
    this.state = {
      ...state,
      announcement,
      finale,
      panel: forView(state.panel, old, view),
      chalk: withView(state.chalk, view, same),
    };
    void modules.editor?.askRoom(this);
    if (modules.coach || this.ui.coach) coach(this);
    if (view.desk) bring("editor", this.host, () => this.draw());
    if (view.present) bring("projector", this.host, () => this.draw());
    if (view.lesson?.task?.form === "places") bring("paint", this.host, () => this.draw());
    const { left, prompt } = view;
    const { tile } = prompt;
    const next = left.map(([design]) => design);
    if (tile) painted(() => this.view === view && this.pictures.prepare(tile, next, this.theme, this.pixels));
    // the camera first: it is drawn once, where it will be; a board that gets another size moves it again
    this.viewport.follow(!!old && (!same || !!view.desk));
    this.changedAt = performance.now();
    this.autoplay.seen();
    if (!old) return this.draw();
    if (!same && !view.lesson?.task?.feedback.length) loosen(this.root);
    this.#laidOut ??= old;
    this.paint();
    if (was) animate(this, was, old, view);
    if (begins) play(this);
    modules.aloud?.follow(this, old, view);
    if (this.state.appearance.sound) painted(() => this.view === view && sound(old, view));
  }

  set(patch: Partial<State>): void {
    this.state = { ...this.state, ...patch };
    this.draw();
  }

  /** One of the values, replaced by one that differs in some fields. */
  change<K extends Part>(part: K, patch: Partial<State[K]>): void {
    this.set({ [part]: { ...this.state[part], ...patch } });
  }

  draw(): void {
    if (this.#drawing) return;
    this.#drawing = true;
    queueMicrotask(() => this.#drawing && this.paint());
  }

  paint(): void {
    this.#drawing = false;
    if (this.#stopped) return;
    const focused = this.root.contains(this.root.ownerDocument.activeElement);
    this.theme = markRoot(this);
    this.dress.stand(rootOf(this.root));
    this.root.toggleAttribute("data-lacks", this.#lacking);
    try {
      render(h(App, { store: this }), this.root);
    } catch (error) {
      render(null, this.root);
      const line = this.root.ownerDocument.createElement("p");
      line.className = "cn-error";
      line.setAttribute("role", "alert");
      line.textContent = `${this.say("error")}: ${error instanceof Error ? error.message : String(error)}`;
      this.root.replaceChildren(line);
      return;
    }
    this.viewport.watch(this.signal);
    this.viewport.apply();
    // to read a place before makes the browser lay out what is not all there yet
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      fitIn(this);
      const { view } = this;
      const old = this.#laidOut;
      if (old && view) intoSight(this.root, old, view, asked(old) === asked(view));
      this.#laidOut = undefined;
    });
    if (focused && !this.root.contains(this.root.ownerDocument.activeElement)) this.#refocus();
    modules.aloud?.noticed(this);
  }

  /** An answer that is given goes away: its focus is on the board before, for a focused part that is taken out makes
   * the browser lay out the whole page twice. */
  rest(): void {
    painted(() => {
      if (this.root.querySelector(".cn-legals :focus, .cn-spots :focus, .busy > .cn-ask :focus"))
        this.root.querySelector<HTMLElement>(".cn-stage")?.focus({ preventScroll: true });
    });
  }

  /** What had the focus is gone: a dot that has opened into its kinds goes on as the one that is lit, else the board. */
  #refocus(): void {
    const at = [".cn-fan.open .cn-spot.lit", ".cn-fan.open .cn-spot", ".cn-stage"];
    const found = at.map((s) => this.root.querySelector<HTMLElement>(s)).find((el) => el);
    found?.focus({ preventScroll: true });
  }

  /** Sends what the reader does; nothing goes on by itself then. */
  send(message: Sent, tried: Cell | null = null): boolean {
    this.autoplay.pause();
    if (!busy(this.state)) this.answered = message.do === "act" || message.do === "skip";
    return this.sender.send(message, tried);
  }

  /** Older log entries, asked for by the reader. */
  async earlier(): Promise<void> {
    const { view } = this;
    const { older } = this.state.panel;
    if (!view) return;
    const last = [...view.log, ...older].at(-1)?.id ?? 0;
    try {
      const { log, more } = await this.link.ask(view.n, { what: "log", before: last });
      if (this.view === view && this.state.panel.older === older)
        this.change("panel", { older: [...older, ...log], more });
    } catch {
      // the board has changed meanwhile: the newest entries are there, and the older ones can be asked for again
    }
  }
}
