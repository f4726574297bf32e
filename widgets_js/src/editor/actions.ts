/** What the reader does in an editor: takes things in hand, puts them somewhere, changes the rest. */
import { cellKey, indexOf } from "../geometry/index.ts";
import { type Editing, type Held, NOT_HELD, turnAt, turnedOn } from "../state/editor.ts";
import { busy, NO_HOVER } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Cell, Desk, Sent, Spot } from "../wire/types.ts";
import { squaresOf, type View } from "../wire/view.ts";

type Bare<T> = T extends { do: "edit" } ? Omit<T, "do"> : never;
export type Change = Bare<Sent>;

export const set = (store: Store, patch: Partial<Editing>): void => store.change("editor", patch);
export const deskOf = (store: Store): Desk["kind"] | null => store.view?.desk?.kind ?? null;

/** Sends a change, of what lies on a cell or would; false where another one is under way. */
export function edit(store: Store, change: Change, tried: Cell | null = null): boolean {
  const lit = change.what === "lighting" && change.on === store.view?.desk?.draft?.page.lighting;
  return (lit && !busy(store.state)) || store.send({ do: "edit", ...change } as Sent, tried);
}

/** Takes something in hand and asks where it can go. */
export function hold(store: Store, held: Held): Promise<void> {
  const from = "tile" in held && held.from && indexOf(store.view!).at.get(cellKey(...held.from));
  store.set({
    editor: { ...store.state.editor, ...NOT_HELD, chosen: null, turn: from ? from[3] : 0, held },
    hover: NO_HOVER,
    note: null,
  });
  return askRoom(store);
}

/** Asks where what is in hand can go. */
export async function askRoom(store: Store): Promise<void> {
  const { view } = store;
  const { held } = store.state.editor;
  if (!view || !held) return;
  const asked = "tile" in held ? { tile: held.tile } : { seat: held.seat, kind: held.kind };
  try {
    const { squares, spots, looks } = await store.link.ask(view.n, { what: "room", ...asked });
    if (store.view === view && store.state.editor.held === held)
      set(store, { squares: squaresOf(squares), spots, looks });
  } catch {
    // where it can go is not shown; what is tried is still judged
  }
}

export const drop = (store: Store): void => set(store, NOT_HELD);

/** Puts what is in hand there; whether it can be is judged by the kernel. */
export function put(store: Store, at: Spot): boolean {
  const { editor } = store.state;
  const { held } = editor;
  const cell: Cell = [at[0], at[1]];
  if (!held) return false;
  const turn = turnAt(editor, at) as 0 | 1 | 2 | 3;
  let change: Change;
  if (!("tile" in held)) {
    const { seat, kind, from } = held;
    change = { what: "put", seat, kind, cell, segment: Math.max(0, at[2]), ...(from && { source: from }) };
  } else if (held.from) change = { what: "move", cell: held.from, to: cell, turn };
  else change = { what: "lay", tile: held.tile, cell, turn };
  const taken = edit(store, change, cell);
  if (taken && held.from) drop(store);
  return taken;
}

type Standing = [key: string, Held & { from: Spot }];
/** All figures and pieces on the board, by their keys: as they would be taken in hand. */
export const standing = ({ figures, neutral }: View): Standing[] => [
  ...figures.map(([key, seat, kind, x, y, segment]): Standing => [key, { seat, kind, from: [x, y, segment] }]),
  ...neutral.map(([key, kind, x, y, [segment = -1]]): Standing => [key, { seat: "", kind, from: [x, y, segment] }]),
];

/** Takes away what came from the board. */
export function takeBack(store: Store, held: Held): boolean {
  drop(store);
  if (!held.from) return false;
  const cell: Cell = [held.from[0], held.from[1]];
  if ("tile" in held) return edit(store, { what: "take", cell }, cell);
  return edit(store, { what: "lift", seat: held.seat, kind: held.kind, cell, segment: held.from[2] ?? -1 }, cell);
}

/** Delete: the figure on the chosen tile goes first, then the tile. */
export function takeChosen(store: Store): unknown {
  const { held, chosen } = store.state.editor;
  if (held) return takeBack(store, held);
  if (!chosen || !store.view) return false;
  const [x, y] = chosen;
  const there = standing(store.view).find(([, { from }]) => from[0] === x && from[1] === y);
  return takeBack(store, there?.[1] ?? { tile: "", from: chosen });
}

/** R: turns what is in hand, else the chosen tile. */
export function turnIt(store: Store, step: 1 | -1): void {
  const { editor } = store.state;
  if (editor.held) set(store, { turn: turnedOn(editor, step) });
  else if (editor.chosen) edit(store, { what: "turn", cell: editor.chosen, by: step === 1 ? 1 : 3 }, editor.chosen);
}

/** The tiles to come with another one in a place, or without the one there. */
export function slot(store: Store, at: number, tile: string | null): boolean {
  const tiles = [...(store.view?.desk?.coming ?? [])];
  if (tile) tiles[Math.min(at, tiles.length)] = tile;
  else tiles.splice(at, 1);
  drop(store);
  return edit(store, { what: "come", tiles });
}
