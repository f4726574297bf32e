/** One view of one model: holds what was sent, what is local, and draws. */
import type { AnyModel } from "@anywidget/types";
import { h, render } from "preact";
import { App } from "./app.tsx";
import { Stage } from "./board/stage.ts";
import { dress } from "./dress.ts";
import { Link } from "./link.ts";
import { freshLocal, inWords, type Local, perMove } from "./local.ts";
import { animate, type Before, before } from "./motion/motion.ts";
import { handedOver, News } from "./news.ts";
import { Pictures } from "./pictures.ts";
import { Sender } from "./sender.ts";
import { type Adopted, adopt } from "./sheet.ts";
import { fade, hold, intoSight } from "./sight.ts";
import { watchTheme } from "./theme.ts";
import type { Marks, Sent, Sheet, Ui, View, Words } from "./types.ts";
import { read } from "./wire/read.ts";
import { readView } from "./wire/view.ts";
import { type Say, sayer } from "./words.ts";

export class Desk {
  view: View | null = null;
  sheet!: Sheet;
  art!: Adopted;
  pictures!: Pictures;
  words!: Words;
  ui!: Ui;
  marks!: Marks;
  theme = "light";
  say!: Say;
  local: Local = freshLocal();
  readonly link: Link;
  readonly stage: Stage;
  readonly news = new News();
  readonly sender: Sender = new Sender(this);
  private drawing = false;
  private stopped = false;
  changedAt = 0;

  constructor(
    readonly model: AnyModel,
    readonly root: HTMLElement,
    readonly signal: AbortSignal,
  ) {
    this.link = new Link(
      model,
      signal,
      (r) => this.sender.refused(r),
      () => this.sender.same(),
    );
    this.stage = new Stage(this);
  }

  start(): void {
    const on = (name: string, take: () => void) => {
      const hear = () => {
        take();
        this.draw();
      };
      this.model.on(`change:${name}`, hear);
      this.signal.addEventListener("abort", () => this.model.off(`change:${name}`, hear));
      take();
    };
    on("sheet", () => {
      this.sheet = read("Sheet", this.model.get("sheet"));
      this.art = adopt(this.sheet);
      this.pictures = new Pictures(this.sheet);
    });
    on("words", () => {
      this.words = read("Words", this.model.get("words"));
      this.say = sayer(this.words);
      Object.assign(this.local, inWords());
      this.link.forget();
    });
    on("ui", () => {
      this.ui = read("Ui", this.model.get("ui"));
    });
    on("record", () => {
      this.marks = read("Marks", this.model.get("record"));
    });
    on("view", () => this.take(readView(this.model.get("view"))));
    watchTheme(this.root, this.signal, () => this.draw());
    this.paint();
    if (this.stage.measure()) this.stage.follow(false);
  }

  stop(): void {
    this.stopped = true;
    this.sender.stop();
    render(null, this.root);
  }

  /** A new view has come: forget what was about the old one, move the camera, play what happened. */
  private take(view: View | null): void {
    const old = this.view;
    const was: Before | null = old && view ? before(this, old) : null;
    this.link.forget();
    this.view = view;
    if (!view) return;
    const same = old?.n === view.n && JSON.stringify(old.prompt?.options) === JSON.stringify(view.prompt?.options);
    this.sender.seen(view);
    // what was opened before may be what is asked now
    const asked = view.lesson?.quiet && !(old?.lesson?.quiet && old.lesson.step === view.lesson.step);
    if (!same || asked) Object.assign(this.local, perMove(), { busy: this.sender.waiting });
    if (old && view.n < old.n) Object.assign(this.local, { older: [], olderMore: null });
    if (!view.final && this.local.tab === "final") this.local.tab = "log";
    if (view.final && !old?.final) this.local.tab = "final";
    this.changedAt = performance.now();
    this.news.hear(old, view);
    this.local.handed = !!old && handedOver(old, view);
    if (old && was) {
      const holding = hold(this.root);
      this.paint();
      holding();
      const resized = this.stage.measure();
      this.stage.follow(!same && !resized);
      animate(this, was, old, view);
      intoSight(this.root, old, view, same);
    } else this.stage.follow(false);
  }

  set(patch: Partial<Local>): void {
    Object.assign(this.local, patch);
    this.draw();
  }

  draw(): void {
    if (this.drawing) return;
    this.drawing = true;
    queueMicrotask(() => this.paint());
  }

  paint(): void {
    this.drawing = false;
    if (this.stopped) return;
    const focused = this.root.contains(this.root.ownerDocument.activeElement);
    this.theme = dress(this);
    try {
      render(h(App, { desk: this }), this.root);
    } catch (error) {
      render(null, this.root);
      const line = this.root.ownerDocument.createElement("p");
      line.className = "cn-error";
      line.setAttribute("role", "alert");
      line.textContent = `${this.say("error")}: ${error instanceof Error ? error.message : String(error)}`;
      this.root.replaceChildren(line);
      return;
    }
    this.stage.watch(this.signal);
    this.stage.apply();
    fade(this.root);
    if (focused && !this.root.contains(this.root.ownerDocument.activeElement))
      this.root.querySelector<HTMLElement>("[data-stage]")?.focus({ preventScroll: true });
  }

  send(message: Sent): void {
    this.sender.send(message);
  }

  /** Older log entries, asked for by the reader. */
  async earlier(): Promise<void> {
    const { view, local } = this;
    if (!view) return;
    const last = [...view.log, ...local.older].at(-1)?.id ?? 0;
    const { log, more } = await this.link.ask(view.n, { what: "log", before: last });
    this.set({ older: [...local.older, ...log], olderMore: more });
  }
}
