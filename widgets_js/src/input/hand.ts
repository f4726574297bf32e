/** What can be carried in a game: the tile in hand to a square, or a figure that the question is about to a spot. */

import { askOutlook } from "../actions/inspect.ts";
import { act, pick, preview, turn } from "../actions/moves.ts";
import { spotFor } from "../board/answers.ts";
import { cellKey, indexOf } from "../geometry/index.ts";
import { withdrawn } from "../state/placing.ts";
import { type Carried, NO_HOVER, promptOf } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { nearest, targetOf } from "../target.ts";
import type { Spot } from "../wire/types.ts";
import type { Load } from "./drag.ts";

/** What stands where a pointer is pressed, as far as it is asked for. */
function askedFor(store: Store, from: Element): Carried | null {
  const found = targetOf(from, "lift", "option");
  if (!found || from.closest(".cn-stage, .cn-track")) return null;
  const place = promptOf(store, "place");
  if (found.kind === "lift" && !found.value) return place?.options.length && place.tile ? { tile: place.tile } : null;
  const prompt = promptOf(store, "figure");
  const [seat, given] = found.kind === "lift" ? found.value.split(" ") : [prompt?.seat];
  if (!prompt || seat !== prompt.seat) return null;
  const kind = given ?? prompt.options.find(({ id }) => id === found.value)?.figure;
  return kind && prompt.options.some((o) => o.cell && o.figure === kind) ? { seat, kind } : null;
}

export function carriedInGame(store: Store, from: Element): Load | null {
  const what = askedFor(store, from);
  if (!what) return null;
  const home = nearest(from, "lift", "option")!;
  return {
    what,
    home,
    rests: false,
    lift() {
      store.set({ note: null, hover: NO_HOVER });
      return JSON.stringify(askedFor(store, home)) === JSON.stringify(what);
    },
    over: (at, x, y) => (what.kind ? overSpot(store, what.kind, at, x, y) : overSquare(store, at)),
    drop(at) {
      const { request, selection } = store.state;
      if (what.kind) selection.lit && act(store, selection.lit);
      else if (at) pick(store, [at[0], at[1]], true);
      return store.state.request !== request;
    },
    back() {
      store.set({ placing: withdrawn(store.state.placing) });
      store.change("selection", { lit: null });
    },
    turn: (step) => turn(store, step),
  };
}

/** The tile snaps to a legal square, turned to fit; elsewhere it stays in the hand as it was turned last. */
function overSquare(store: Store, at: Spot | null): void {
  const { ghost } = store.state.placing;
  const key = at && cellKey(at[0], at[1]);
  const legal = key !== null && store.view && indexOf(store.view).legal.get(key);
  if (legal && ghost?.cell.join() !== key) preview(store, legal.cell);
  if (!legal && ghost) store.change("placing", { turn: ghost.turn, ghost: null });
}

function overSpot(store: Store, figure: string, at: Spot | null, x: number, y: number): void {
  const lit = (at && spotFor(store, figure, ...store.viewport.within(x, y))) || null;
  if (lit === store.state.selection.lit) return;
  store.change("selection", { lit });
  askOutlook(store);
}
