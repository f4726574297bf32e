/** What the reader does to the game: preview, turn, place, choose, skip. */

import { cellKey, indexOf } from "../geometry/index.ts";
import { joining, listOf } from "../state/options.ts";
import { previewed, turned, withdrawn } from "../state/placing.ts";
import { busy, NO_HOVER, previewedAction, promptOf } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { AskWhy, Cell, Spot } from "../wire/types.ts";
import type { Tile } from "../wire/view.ts";
import { askOutlook, dropOutlook } from "./inspect.ts";
import { closeMenu } from "./menus.ts";

/** Chooses an answer; the browser knows it by its number alone. */
export const act = (store: Store, id: string): void => void store.send({ do: "act", answer: Number(id) });

/** Shows the tile on a legal cell, turned so that it fits. */
export function preview(store: Store, cell: Cell): void {
  const { view, state } = store;
  const legal = view && indexOf(view).legal.get(cellKey(...cell));
  if (!legal || !promptOf(store, "place")) return;
  store.set({ placing: previewed(state.placing, legal), note: null, hover: NO_HOVER });
  askOutlook(store);
}

/** Turns the tile: through the turns that fit where it is previewed, else freely; one that fits one way only stays. */
export function turn(store: Store, step: 1 | -1): void {
  const { view, state } = store;
  if (!view || !promptOf(store, "place")) return;
  const { ghost } = state.placing;
  const legal = ghost ? indexOf(view).legal.get(cellKey(...ghost.cell)) : undefined;
  if (legal?.turns.length === 1) return;
  store.set({ placing: turned(state.placing, step, legal), note: null });
  if (legal) askOutlook(store);
}

/** Places the tile where it is previewed; it lies there at once, the kernel has only to agree. */
export function commit(store: Store): void {
  const { view, state } = store;
  const { ghost } = state.placing;
  const id = ghost && previewedAction(state, view);
  if (!id || !promptOf(store, "place")) return;
  dropOutlook(store);
  act(store, id);
  const sent: Tile = [...ghost.cell, view?.prompt?.tile ?? "", ghost.turn, []];
  if (busy(store.state)) store.change("placing", { sent });
}

/** Asks why the tile does not fit on a cell, or why a lesson takes none now, and shows the answer there. */
export async function refuse(store: Store, cell: Cell): Promise<void> {
  const { view, state } = store;
  const { placing } = state;
  const prompt = promptOf(store, "place");
  if (!view || busy(state) || !(view.playable ? prompt?.tile && prompt.options.length : view.lesson)) return;
  const turn = (placing.ghost?.turn ?? placing.turn) as AskWhy["turn"];
  store.set({ placing: withdrawn(placing), note: null });
  try {
    const why = await store.link.ask(view.n, { what: "why", cell, turn });
    if (store.view === view && !store.state.placing.ghost) store.set({ note: { cell, turn, ...why } });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    if (store.view === view) store.set({ note: { cell, turn, text, rule: null, rule_text: "", edges: [] } });
  }
}

/** A click, tap or Enter on a cell; `sure` places at once (mouse), else the first time previews. */
export function pick(store: Store, cell: Cell, sure: boolean): void {
  const { view, state } = store;
  const { ghost } = state.placing;
  if (!view) return;
  const index = indexOf(view);
  const key = cellKey(...cell);
  if (promptOf(store, "place") && index.legal.has(key)) {
    const there = ghost && cellKey(...ghost.cell) === key;
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
  const { half, lit } = store.state.selection;
  const option = half && joining(prompt, half, end);
  if (option && (sure || lit === option.id)) return act(store, option.id);
  const first = half?.join() === end.join() ? null : end;
  store.change("selection", option ? { lit: option.id } : { half: first, lit: null });
  askOutlook(store);
}

/** Chooses an answer on the score track; a finger sees first what it would do. */
export function chooseSpace(store: Store, id: string, sure: boolean): void {
  if (!promptOf(store, "choose")) return;
  if (sure) return act(store, id);
  store.change("selection", { lit: id });
  askOutlook(store);
}

export function skip(store: Store): void {
  const { view, state } = store;
  if (view?.playable && view.prompt?.skip && !busy(state)) store.send({ do: "skip" });
}

/** Drops what is open, one thing at a time; false when nothing was. */
export function dismiss(store: Store): boolean {
  const { panel, note, placing, selection, hover, appearance } = store.state;
  if (panel.rule) store.change("panel", { rule: null });
  else if (closeMenu(store)) return true;
  else if (note) store.set({ note: null });
  else if (placing.ghost) store.set({ placing: withdrawn(placing) });
  else if (selection.half) store.change("selection", { half: null, lit: null });
  else if (hover.spot || hover.card) store.set({ hover: NO_HOVER });
  else if (appearance.full && !store.root.ownerDocument.fullscreenElement) store.change("appearance", { full: false });
  else return false;
  return true;
}
