/** What the reader does to the game: preview, turn, place, choose, skip. */

import { askOutlook, dropOutlook } from "./actions/inspect.ts";
import { shut } from "./actions/menus.ts";
import { cellKey, indexOf } from "./geometry/index.ts";
import { fitTurn, nextTurn, spinTo } from "./geometry/turn.ts";
import { joining, listOf } from "./state/options.ts";
import type { Store } from "./state/store.ts";
import type { Cell, Prompt, Spot, Why } from "./types.ts";

export const promptOf = (store: Store, kind: string): Prompt | null =>
  store.view?.playable && store.view.prompt?.kind === kind && !store.local.busy ? store.view.prompt : null;

/** Whether a tile is asked for: a lesson does so only in some of its steps, elsewhere one may still try. */
export const asksForTile = (store: Store): boolean => {
  const lesson = store.view?.lesson;
  return !lesson || (lesson.task?.state === "open" && !lesson.task.choices);
};

export const act = (store: Store, action: string): void => store.send({ do: "act", action });

/** Shows the tile on a legal cell, turned so that it fits. */
export function preview(store: Store, cell: Cell): void {
  const { view, local } = store;
  const legal = view && indexOf(view).legal.get(cellKey(...cell));
  if (!legal || !promptOf(store, "place")) return;
  const fits = fitTurn(legal.turns, local.turn);
  store.set({
    ghost: { cell, turn: fits },
    spin: spinTo(local.spin, fits),
    note: null,
    hot: null,
    card: null,
    outlook: [],
  });
  askOutlook(store);
}

/** Turns the tile: through the turns that fit where it is previewed, else freely; one that fits one way only stays. */
export function turn(store: Store, step: 1 | -1): void {
  const { view, local } = store;
  if (!view || !promptOf(store, "place")) return;
  const legal = local.ghost && indexOf(view).legal.get(cellKey(...local.ghost.cell));
  if (legal && local.ghost) {
    if (legal.turns.length === 1) return;
    const next = nextTurn(legal.turns, local.ghost.turn, step);
    const ghost = { cell: local.ghost.cell, turn: next };
    store.set({ turn: next, spin: spinTo(local.spin, next), ghost, note: null, outlook: [] });
    askOutlook(store);
  } else {
    const next = (local.turn + step + 4) % 4;
    store.set({ turn: next, spin: spinTo(local.spin, next), ghost: null, note: null, outlook: [] });
  }
}

/** Places the tile where it is previewed; it lies there at once, the kernel has only to agree. */
export function commit(store: Store): void {
  const { view, local } = store;
  if (!view || !local.ghost || !promptOf(store, "place")) return;
  const id = indexOf(view)
    .legal.get(cellKey(...local.ghost.cell))
    ?.ids.get(local.ghost.turn);
  if (!id) return;
  dropOutlook(store);
  act(store, id);
  if (store.local.busy) store.set({ sent: [...local.ghost.cell, view.prompt?.tile ?? "", local.ghost.turn, []] });
}

/** Asks why the tile does not fit on a cell, and shows the answer there. */
export async function refuse(store: Store, cell: Cell): Promise<void> {
  const { view, local } = store;
  const prompt = promptOf(store, "place");
  if (!view || !prompt?.tile || !prompt.options.length) return;
  const turned = local.ghost?.turn ?? local.turn;
  store.set({ ghost: null, outlook: [], note: null });
  const action = `place ${prompt.tile} ${cell[0]},${cell[1]} r${turned}`;
  try {
    const why = await store.link.ask<Partial<Why> | null>(view.n, { what: "why", action });
    if (store.view !== view || store.local.ghost) return;
    const { text = "", rule = null, rule_text = "", edges = [] } = why ?? {};
    store.set({ note: { cell, turn: turned, text, rule, rule_text, edges } });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    store.set({ note: { cell, turn: turned, text, rule: null, rule_text: "", edges: [] } });
  }
}

/** A click, tap or Enter on a cell; `sure` places at once (mouse), else the first time previews. */
export function pick(store: Store, cell: Cell, sure: boolean): void {
  const { view, local } = store;
  if (!view || !promptOf(store, "place")) return;
  const index = indexOf(view);
  const key = cellKey(...cell);
  if (index.legal.has(key)) {
    const there = local.ghost && cellKey(...local.ghost.cell) === key;
    if (!there) {
      preview(store, cell);
      if (!sure) store.viewport.show(cell);
    }
    if (there || sure) commit(store);
  } else if (!index.at.has(key)) void refuse(store, cell);
}

/** Chooses the nth option (from 1) of a figure step or of a list. */
export function chooseNth(store: Store, n: number): void {
  const prompt = promptOf(store, "figure") ?? promptOf(store, "choose");
  if (!prompt) return;
  const found = listOf(store.view!, prompt).flatMap(({ options }) => options.find((entry) => entry.n === n) ?? []);
  if (found[0]) act(store, found[0].option.id);
}

/** Chooses one of two road ends; the second acts at once if `sure` (mouse) or if it has been previewed. */
export function chooseEnd(store: Store, end: Spot, sure: boolean): void {
  const prompt = promptOf(store, "choose");
  if (!prompt) return;
  const { half, lit } = store.local;
  const option = half && joining(prompt, half, end);
  if (option && (sure || lit === option.id)) return act(store, option.id);
  if (option) store.set({ lit: option.id });
  else store.set({ half: half?.join() === end.join() ? null : end, lit: null, outlook: [] });
  askOutlook(store);
}

/** Chooses an answer on the score track; a finger sees first what it would do. */
export function chooseSpace(store: Store, id: string, sure: boolean): void {
  if (!promptOf(store, "choose")) return;
  if (sure) return act(store, id);
  store.set({ lit: id, outlook: [] });
  askOutlook(store);
}

export function skip(store: Store): void {
  const { view, local } = store;
  if (view?.playable && view.prompt?.skip && !local.busy) act(store, view.prompt.skip);
}

/** Drops what is open, one thing at a time; false when nothing was. */
export function dismiss(store: Store): boolean {
  const { local } = store;
  if (local.rule) store.set({ rule: null });
  else if (shut(store)) return true;
  else if (local.note) store.set({ note: null });
  else if (local.ghost) store.set({ ghost: null, outlook: [] });
  else if (local.half) store.set({ half: null, lit: null, outlook: [] });
  else if (local.hot || local.card) store.set({ hot: null, card: null });
  else if (local.full && !store.root.ownerDocument.fullscreenElement) store.set({ full: false });
  else return false;
  return true;
}
