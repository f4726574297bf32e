/** What buttons and keys do that need to know nothing else. */

import { bring, modules } from "../modules.ts";
import { onward } from "../panel/scroll.ts";
import { advised } from "../state/coach.ts";
import type { Store } from "../state/store.ts";
import type { Command } from "../target.ts";
import type { Press } from "../wire/types.ts";
import { faster, toggle, watch } from "./autoplay.ts";
import { toggleTool, wipe } from "./chalk.ts";
import { coach } from "./coach.ts";
import { showEnd } from "./finale.ts";
import { earlier } from "./inspect.ts";
import { answer, count, hint, lessonStep } from "./lesson.ts";
import { closeMenu, toggleMenu } from "./menus.ts";
import { commit, skip, turn } from "./moves.ts";
import { copy, download, openShare } from "./share.ts";
import { toggleSound } from "./sound.ts";

function toggleFull(store: Store): void {
  closeMenu(store);
  const { root } = store;
  const page = root.ownerDocument;
  const { full } = store.state.appearance;
  store.change("appearance", { full: !full });
  // where a page may not ask for it, the widget still fills the window: above all else, for a notebook cuts off what it can
  const over = () => {
    if (!store.state.appearance.full) return;
    root.popover = "manual";
    root.showPopover?.();
  };
  if (!full) (root.requestFullscreen?.() ?? Promise.reject()).catch(over);
  else {
    root.popover = null;
    if (page.fullscreenElement) void page.exitFullscreen();
  }
}

/** Before a class: what reveals one thing after another comes when it is first asked for, the screen is filled at once. */
function present(store: Store): void {
  if (!store.state.appearance.full) toggleFull(store);
  bring("projector", store.host, () => lessonStep(store, "present"));
}

const send = (what: Press["do"]) => (store: Store) => store.send({ do: what });
/** Another game; undo brings back the one before. */
const begin = (what: "new" | "again" | "rematch") => (store: Store) => {
  closeMenu(store);
  store.send({ do: what });
};
/** What the moves have cost, wherever it is told. */
function lookBack(store: Store): void {
  store.change("panel", { tab: "look-back" });
  coach(store, "cost");
}

const step = (what: string) => (store: Store) => lessonStep(store, what);

export const COMMANDS: Record<Command, (store: Store) => unknown> = {
  undo: send("undo"),
  redo: send("redo"),
  show: send("show"),
  hide: send("hide"),
  new: begin("new"),
  again: begin("again"),
  rematch: begin("rematch"),
  turn: (store) => turn(store, 1),
  commit,
  skip: (store) => showEnd(store) || skip(store),
  watch: watch,
  cost: lookBack,
  play: toggle,
  speed: faster,
  leave: step("leave"),
  fit: (store) => store.viewport.fit(),
  "zoom-in": (store) => store.viewport.zoom(1.25),
  "zoom-out": (store) => store.viewport.zoom(0.8),
  full: toggleFull,
  present,
  draw: toggleTool,
  "draw-clear": wipe,
  more: (store) => toggleMenu(store, "more"),
  games: (store) => toggleMenu(store, "games"),
  share: openShare,
  sound: toggleSound,
  copy: (store) => void copy(store),
  "copy-link": (store) => void copy(store, ".cn-copy.link input"),
  png: (store) => void download(store, "png"),
  json: (store) => void download(store, "json"),
  "jump-list": (store) => toggleMenu(store, "jump"),
  earlier: (store) => void earlier(store),
  onward,
  "close-rule": (store) => store.change("panel", { rule: null }),
  back: step("back"),
  next: step("next"),
  retry: step("retry"),
  restart: step("restart"),
  hint: (store) => (advised(store.view) ? coach(store, "hint") : hint(store)),
  check: answer,
  deal: (store) => modules.pages?.deal(store),
  try: step("try"),
  tell: step("tell"),
  twin: step("twin"),
  less: (store) => count(store, -1),
  greater: (store) => count(store, 1),
};
