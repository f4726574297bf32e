/** Hears what the kernel says of a board: takes it in, moves the camera, plays what happened. */
import { goOn } from "./actions/autoplay.ts";
import { coach } from "./actions/coach.ts";
import { opening, play } from "./actions/finale.ts";
import type { Sender } from "./actions/sender.ts";
import { pixels } from "./art/pieces.tsx";
import { dressOf, news, picturesOf } from "./art/sheet.ts";
import { watchTheme } from "./art/theme.ts";
import type { Viewport } from "./board/viewport.ts";
import { bring, modules, type Name } from "./modules.ts";
import { animate, before } from "./motion/motion.ts";
import { painted } from "./motion/painted.ts";
import { sound } from "./motion/sound.ts";
import { loosen } from "./panel/scroll.ts";
import { handedOver } from "./state/announcement.ts";
import { withView } from "./state/chalk.ts";
import { lookedBack, standing } from "./state/coach.ts";
import { afterEdit } from "./state/editor.ts";
import { sameQuestion } from "./state/options.ts";
import { forView } from "./state/panel.ts";
import { remembered } from "./state/remembered.ts";
import { afterMove, inWords } from "./state/state.ts";
import type { Store } from "./state/store.ts";
import { sayer } from "./state/words.ts";
import { read } from "./wire/read.ts";
import { Marks, Sheet as Names, type Traits, Ui, Words } from "./wire/types.ts";
import { noTiles, readView, type View } from "./wire/view.ts";

/** Takes in what is there, draws it, and goes on with what comes. */
export function hear(store: Store, viewport: Viewport, sender: Sender): void {
  const { host, root, signal } = store;
  const on = (name: keyof Traits, take: () => void) => {
    const hears = () => {
      take();
      if (name !== "view") store.draw();
    };
    host.on(`change:${name}`, hears);
    signal.addEventListener("abort", () => host.off(`change:${name}`, hears));
    take();
  };
  const gather = gathering(store);
  const tiles = noTiles();
  on("sheet", () => gather());
  news.addEventListener("bitmaps", () => store.draw(), { signal });
  const come = () => {
    gather(true);
    if (store.view?.lesson) viewport.follow(false); // how far what it speaks of reaches is known now
  };
  news.addEventListener("art", come, { signal });
  on("words", () => {
    store.words = read(Words, host.get("words"));
    store.say = sayer(store.words);
    store.state = inWords(store.state);
    store.link.forget();
  });
  on("ui", () => {
    const ui = read(Ui, host.get("ui"));
    const { theme } = ui.theme === "auto" ? read(Ui, { theme: remembered("theme") }) : ui;
    store.ui = { ...ui, theme };
  });
  on("record", () => {
    store.marks = read(Marks, host.get("record"));
  });
  on("view", () => {
    const old = store.view;
    const view = readView(host.get("view"), tiles);
    store.link.forget();
    if (view) return take(store, viewport, sender, old, view);
    store.view = null;
    store.draw();
  });
  watchTheme(root, signal, () => store.draw());
  store.paint();
  if (viewport.measure()) viewport.follow(false);
}

/** Takes what the page has of the board's art, and asks for what it lacks; if parts have come, only for these. */
function gathering(store: Store): (come?: boolean) => void {
  /** How often it has asked. */
  let tried = 0;
  return (come = false) => {
    const names = read(Names, store.host.get("sheet"));
    const parts = names.parts.split(" ");
    if (come && !store.lacks) return;
    const dress = dressOf(names.key);
    store.lacks = dress.lacks(parts).length > 0;
    store.sheet = dress.sheet(names);
    if (store.lacks)
      void dress.need(parts, tried, store.signal, (lacks) => {
        tried++;
        return store.link.ask(0, { what: "art", parts: lacks });
      });
    if (come) store.draw();
  };
}

/** A new view has come: forget what was about the old one, move the camera, play what happened. */
function take(store: Store, viewport: Viewport, sender: Sender, old: View | null, view: View): void {
  const was = old && before(store, old, view);
  store.view = view;
  const same = !!old && sameQuestion(old, view);
  sender.seen(view);
  // what was opened before may be what is asked now
  const hushed = view.lesson?.quiet && !(old?.lesson?.quiet && old.lesson.step === view.lesson.step);
  const editor = afterEdit(store.state.editor, old, view);
  const kept = { ...store.state, editor };
  const state =
    !same || hushed
      ? afterMove(kept, { ...standing(kept.coach, old, view), ...lookedBack(kept.coach, old, view) })
      : kept;
  const announcement = {
    ...state.announcement,
    ...modules.aloud?.heard(store, old, view),
    handed: !!old && handedOver(old, view),
  };
  const finale = opening(store, old, view);
  const begins = finale === 0 && !old?.final;
  store.state = {
    ...state,
    announcement,
    finale,
    panel: forView(state.panel, old, view),
    chalk: withView(state.chalk, view, same),
  };
  void modules.editor?.askRoom(store);
  if (modules.coach || store.ui.coach) coach(store);
  const needs = (name: Name, here: unknown) => here && bring(name, store.host, () => store.draw());
  needs("editor", view.desk);
  needs("pages", view.home);
  needs("projector", view.present);
  needs("paint", view.lesson?.task?.form === "places");
  const { left, prompt } = view;
  const { tile } = prompt;
  const next = left.map(([design]) => design);
  if (tile) painted(() => store.view === view && picturesOf(store).prepare(tile, next, store.theme, pixels(store)));
  // the camera first: it is drawn once, where it will be; a board that gets another size moves it again
  viewport.follow(!!old && (!same || !!view.desk));
  store.changedAt = performance.now();
  goOn(store);
  if (!old) return store.draw();
  if (!same && !view.lesson?.task?.feedback.length) loosen(store.root);
  store.last ??= old;
  store.paint();
  if (was) animate(store, was, old, view);
  if (begins) play(store);
  modules.aloud?.follow(store, old, view);
  if (store.state.appearance.sound) painted(() => store.view === view && sound(old, view));
}
