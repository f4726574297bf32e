/** Clicks, by what the clicked element stands for. */

import { coach } from "../actions/coach.ts";
import { COMMANDS } from "../actions/commands.ts";
import { askOutlook, openRule, pointAt } from "../actions/inspect.ts";
import { lessonStep, tick } from "../actions/lesson.ts";
import { closeMenu } from "../actions/menus.ts";
import { act, chooseEnd, chooseSpace, pick } from "../actions/moves.ts";
import { cellKey, cellOf, indexOf } from "../geometry/index.ts";
import { modules } from "../modules.ts";
import { toggled } from "../state/panel.ts";
import { picking } from "../state/picks.ts";
import { remember } from "../state/remembered.ts";
import { awaits, busy, promptOf } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { elementOf, nearest, targetOf, type Value } from "../target.ts";
import type { Cell, Spot } from "../wire/types.ts";
import type { Pointer } from "./pointer.ts";

/** The second half of a double click must not answer the next question (ms). */
const REST = 400;

/** How a click was made; `lit` is the answer that was lit before. */
interface Click {
  mouse: boolean;
  /** It is the second half of a double click. */
  late: boolean;
  lit: string | null;
}
type Pressing = "do" | "way" | "rule" | "row" | "seat" | "beyond" | "tab" | "lang" | "theme-to" | "jump" | "offer";
type Clicked = Pressing | "advice" | "watch" | "chalk" | "answer" | "mark" | Answering;
type Answering = "option" | "fan" | "end" | "space";

/** What a click does; false where it is nothing to click now. */
const CLICKS: { [K in Clicked]: (store: Store, value: Value<K>, click: Click) => unknown } = {
  do: (store, command, { late }) => (late && command === "skip") || COMMANDS[command]?.(store),
  way: (store, to) => store.send({ do: "home", to }),
  rule: (store, [id, at]) => void openRule(store, id, at),
  row: (store, id) => {
    store.set({ panel: toggled(store.state.panel, id) });
    queueMicrotask(() => elementOf(store.root, "row", id)?.parentElement?.scrollIntoView?.({ block: "nearest" }));
  },
  seat: (store, seat) => store.change("panel", { seat: store.state.panel.seat === seat ? null : seat }),
  beyond: (store, side) => store.viewport.reveal(side),
  tab: (store, tab) => {
    store.change("panel", { tab });
    if (tab === "analysis") coach(store);
  },
  lang: (store, lang) => {
    closeMenu(store);
    store.link.send({ do: "language", lang });
  },
  "theme-to": (store, theme) => {
    closeMenu(store);
    remember("theme", theme);
    store.change("appearance", { theme });
  },
  jump: (store, to) => {
    closeMenu(store);
    lessonStep(store, "jump", { to });
  },
  offer: (store, [what, to]) => lessonStep(store, what, to === undefined ? {} : { to }),
  advice: (store, what) => {
    closeMenu(store);
    coach(store, what);
  },
  watch: (store, to) => lessonStep(store, "watch", { to }),
  answer: (store, answer) => lessonStep(store, "answer", { answer }),
  mark: (store, letter) => picking(store.view, letter) && tick(store, letter),
  chalk: (store, colour) => store.change("chalk", { colour }),
  fan: (store, lit) => store.change("selection", { lit }),
  end: (store, end, { late, mouse }) => late || chooseEnd(store, end, mouse),
  space: (store, id, { late, mouse, lit }) => late || chooseSpace(store, id, mouse || lit === id),
  option: (store, id, { late }) => late || !store.view?.playable || act(store, id),
};

const press = <K extends Clicked>(store: Store, { kind, value }: { kind: K; value: Value<K> }, click: Click) =>
  CLICKS[kind](store, value, click) !== false;

/** What was pressed is shown pressed until its answer has come. */
function mark({ root, state }: Store, clicked: Element, kind: Clicked): void {
  root.querySelector("[data-pressed]")?.removeAttribute("data-pressed");
  if (awaits(state)) nearest(clicked, kind)?.setAttribute("data-pressed", "");
}

/** A click on a part of a tile shows what can be answered there, else what it is. */
function onTile(store: Store, spot: Spot | null): void {
  const part = store.view?.lesson?.task?.choices?.find(({ at }) => at && at.join() === spot?.join());
  if (part && picking(store.view, part.id)) return tick(store, part.id);
  const asked = promptOf(store, "choose")?.options.find((o) => o.cell && spot?.join() === `${o.cell},${o.segment}`);
  if (asked) {
    store.change("selection", { lit: asked.id });
    askOutlook(store);
  } else pointAt(store, spot);
}

export function onClick(store: Store, e: MouseEvent, pointer: Pointer): void {
  const clicked = e.target as Element;
  // a click without a pointer, by a key or a reader, inherits nothing from the last press
  const pressed = e.detail > 0;
  const { fan } = pointer;
  const [dragged, mouse] = [pressed && pointer.dragged, pressed && pointer.mouse];
  Object.assign(pointer, { dragged: false, fan: undefined });
  if (!clicked.closest || dragged) return;
  if (fan && clicked.closest(".cn-fan")) return store.change("selection", { lit: fan });
  if (clicked.closest(":disabled, [aria-disabled=true]")) return;
  if (modules.editor?.onEditorClick(store, e)) return;
  const late = e.detail > 1 && performance.now() - store.changedAt < REST;
  const lit = pressed ? pointer.lit : store.state.selection.lit;
  const target = targetOf(clicked, ...(Object.keys(CLICKS) as Clicked[]));
  const free = !busy(store.state);
  if (target && press(store, target, { mouse, late, lit })) return free ? mark(store, clicked, target.kind) : undefined;
  if (late || !store.view) return;
  if (!clicked.closest(".cn-stage") || clicked.closest(".cn-no,.cn-turnpad")) return;
  // while the camera moves, a click means what will be there; a square that is not one then is none yet
  const moving = store.viewport.easing && e.detail > 0;
  const cell: Cell = (!moving && targetOf(clicked, "cell")?.value) || cellOf(store.viewport.at(e.clientX, e.clientY));
  const index = indexOf(store.view);
  if (index.at.has(cellKey(...cell))) onTile(store, store.viewport.spot(e.clientX, e.clientY));
  else if (!moving || index.legal.has(cellKey(...cell))) pick(store, cell, mouse);
}
