/** Clicks, by what the clicked element stands for. */

import { toggleFull, wear } from "../actions/appearance.ts";
import { askOutlook, openRule, pointAt } from "../actions/inspect.ts";
import { answer, hint, lessonStep, tick } from "../actions/lesson.ts";
import { closeMenu, toggleMenu } from "../actions/menus.ts";
import { spotAt } from "../geometry/hit.ts";
import { cellKey, indexOf } from "../geometry/index.ts";
import { act, chooseEnd, chooseSpace, commit, pick, promptOf, skip, turn } from "../moves.ts";
import { toggled } from "../state/panel.ts";
import { picking } from "../state/picks.ts";
import type { Store } from "../state/store.ts";
import type { Cell, Spot } from "../types.ts";
import type { Pointer } from "./pointer.ts";
import { type Command, type Target, targetOf } from "./target.ts";

/** The second half of a double click must not answer the next question (ms). */
const REST = 400;

const COMMANDS: Record<Command, (store: Store) => void> = {
  undo: (store) => store.send({ do: "undo" }),
  redo: (store) => store.send({ do: "redo" }),
  new: (store) => {
    closeMenu(store);
    store.send({ do: "new" });
  },
  turn: (store) => turn(store, 1),
  commit,
  skip,
  fit: (store) => store.viewport.fit(),
  "zoom-in": (store) => store.viewport.zoom(1.25),
  "zoom-out": (store) => store.viewport.zoom(0.8),
  full: toggleFull,
  more: (store) => toggleMenu(store, "more"),
  "jump-list": (store) => toggleMenu(store, "jump"),
  earlier: (store) => void store.earlier(),
  "close-rule": (store) => store.set({ panel: { ...store.state.panel, rule: null } }),
  back: (store) => lessonStep(store, "back"),
  next: (store) => lessonStep(store, "next"),
  show: (store) => store.send({ do: "show" }),
  hide: (store) => store.send({ do: "hide" }),
  hint,
  check: answer,
  retry: (store) => lessonStep(store, "retry"),
  restart: (store) => lessonStep(store, "restart"),
};

const CLICKED = [
  ...(["do", "rule", "row", "tab", "lang", "theme-to", "jump"] as const),
  ...(["answer", "mark", "option", "fan", "end", "space"] as const),
];
/** How a click was made; `lit` is the answer that was lit before. */
interface Click {
  mouse: boolean;
  /** It is the second half of a double click. */
  late: boolean;
  lit: string | null;
}

const light = (store: Store, lit: string): void => store.set({ selection: { ...store.state.selection, lit } });

/** Does what was clicked; false when it is nothing to click now. */
function press(store: Store, { kind, value }: Target<(typeof CLICKED)[number]>, { mouse, late, lit }: Click): boolean {
  const { panel } = store.state;
  switch (kind) {
    case "do":
      COMMANDS[value]?.(store);
      break;
    case "rule":
      void openRule(store, ...value);
      break;
    case "row":
      store.set({ panel: toggled(panel, value) });
      break;
    case "tab":
      store.set({ panel: { ...panel, tab: value } });
      break;
    case "lang":
      closeMenu(store);
      store.link.send({ do: "language", lang: value });
      break;
    case "theme-to":
      closeMenu(store);
      wear(store, { theme: value });
      break;
    case "jump":
      closeMenu(store);
      lessonStep(store, "jump", { to: value });
      break;
    case "answer":
      lessonStep(store, "answer", { answer: value });
      break;
    case "mark":
      if (!picking(store.view, value)) return false;
      tick(store, value);
      break;
    case "fan":
      light(store, value);
      break;
    case "end":
      if (!late) chooseEnd(store, value, mouse);
      break;
    case "space":
      if (!late) chooseSpace(store, value, mouse || lit === value);
      break;
    case "option":
      if (!late && store.view?.playable) act(store, value);
  }
  return true;
}

/** A click on a part of a tile shows what can be answered there, else what it is. */
function onTile(store: Store, spot: Spot | null): void {
  const asked = promptOf(store, "choose")?.options.find((o) => o.cell && spot?.join() === `${o.cell},${o.segment}`);
  if (asked) {
    light(store, asked.id);
    askOutlook(store);
  } else pointAt(store, spot);
}

export function onClick(store: Store, e: MouseEvent, pointer: Pointer): void {
  const clicked = e.target as Element;
  const { dragged, fan, mouse } = pointer;
  Object.assign(pointer, { dragged: false, fan: undefined });
  if (!clicked.closest || dragged) return;
  if (fan && clicked.closest(".cn-fan")) return light(store, fan);
  if (clicked.closest(":disabled, [aria-disabled=true]")) return;
  const late = e.detail > 1 && performance.now() - store.changedAt < REST;
  const lit = e.detail ? pointer.lit : store.state.selection.lit;
  const target = targetOf(clicked, ...CLICKED);
  if ((target && press(store, target, { mouse, late, lit })) || late || !store.view) return;
  if (!clicked.closest(".cn-stage") || clicked.closest(".cn-no,.cn-turnpad")) return;
  const { x, y } = pointer.boardPoint(e);
  const cell: Cell = targetOf(clicked, "cell")?.value ?? [Math.floor(x), Math.floor(y)];
  const index = indexOf(store.view);
  if (index.at.has(cellKey(...cell))) onTile(store, spotAt(index, store.sheet, x, y));
  else pick(store, cell, mouse);
}
