/** What can be carried in an editor: out of its box, on the board, and off it. What is pressed and not moved is a click. */

import { cellKey, indexOf } from "../geometry/index.ts";
import type { Load } from "../input/drag.ts";
import type { Held } from "../state/editor.ts";
import type { Store } from "../state/store.ts";
import { elementOf, nearest, OVERLAY, targetOf } from "../target.ts";
import type { Cell, Spot } from "../wire/types.ts";
import { deskOf, drop, hold, put, set, slot, standing, takeBack, turnIt } from "./actions.ts";

/** What of the board or the box is under a press. */
export function sourceOf(store: Store, e: MouseEvent): Held | null {
  const el = e.target as Element | null;
  const { view } = store;
  if (!view || !el?.closest || el.closest(OVERLAY)) return null;
  const found = targetOf(el, "box", "own", "figure", "neutral");
  if (found?.kind === "box") return { tile: found.value };
  if (found?.kind === "own") {
    const [seat = "", kind = ""] = found.value.split(",");
    return { seat, kind };
  }
  const stands = standing(view).find(([key]) => key === found?.value);
  if (stands) return stands[1];
  const at = el.closest(".cn-stage") && store.viewport.spot(e.clientX, e.clientY);
  const tile = at && indexOf(view).at.get(cellKey(at[0], at[1]));
  return tile ? { tile: tile[2], from: [tile[0], tile[1]] } : null;
}

/** Shows where what is in hand would go. */
export function over(store: Store, there: Spot | null): void {
  const { held, at: before } = store.state.editor;
  const at: Spot | null = there && held && "tile" in held ? [there[0], there[1], -1] : there;
  if (at?.join() !== before?.join()) set(store, { at });
}

export function carriedOnDesk(store: Store, e: PointerEvent): Load | null {
  const el = e.target as Element;
  const what = deskOf(store) === "position" && !el.closest?.("[aria-disabled=true]") ? sourceOf(store, e) : null;
  if (!what) return null;
  return {
    what,
    home: nearest(el, "box", "own", "figure", "neutral") ?? elementOf(store.root, "tile", what.from as Cell) ?? el,
    rests: !!what.from || "tile" in what,
    lift() {
      hold(store, what);
      return true;
    },
    over: (at) => over(store, at),
    drop(at, x, y) {
      if (what.from?.every((v, i) => v === at?.[i])) return false;
      const under = store.root.ownerDocument.elementsFromPoint?.(x, y) ?? [];
      const place = under.map((one) => targetOf(one, "slot")).find(Boolean);
      const done = at
        ? put(store, at)
        : place && "tile" in what && !what.from
          ? slot(store, place.value, what.tile)
          : !!what.from && takeBack(store, what);
      if (done) drop(store);
      return done;
    },
    back: () => drop(store),
    turn: (step) => turnIt(store, step),
  };
}
