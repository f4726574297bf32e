/** What is known of whoever hears a board: whether he goes by keys, where he reads, what was said last. */
import type { Store } from "../state/store.ts";
import type { Cell } from "../wire/types.ts";
import { newest, opening } from "./told.ts";

export interface Ear {
  /** Whether the last thing done was done by keys, or by a reader that needs no pointer. */
  keyed: boolean;
  /** The square that is read. */
  at: Cell | null;
  /** What was told of squares, by cell, while the board was as it is. */
  told: Map<string, string>;
  /** What was noticed last: the tile where it is previewed, what it would bring, what an editor points at, a rule. */
  seen: { ghost: string; turn: string; outlook: string; edit: string; rule: string };
  /** Questions whose keys were explained. */
  taught: Set<string>;
}
const ears = new WeakMap<Store, Ear>();

export const earOf = (store: Store): Ear | undefined => ears.get(store);

/** Says something, politely, in the place of what was said or after it; what is said twice in a row is heard twice. */
export function speak(store: Store, text: string, where: "text" | "after" = "text"): void {
  const { announcement } = store.state;
  if (text) store.set({ announcement: { ...announcement, after: "", [where]: again(announcement[where], text) } });
}
export const again = (before: string, text: string): string => (text && text === before ? `${text}\u00a0` : text);

/** The focus has come to a board: what it asks is said, and from now on what happens there. */
export function enter(store: Store): void {
  const { view, root, signal } = store;
  if (ears.has(store) || !view) return;
  const ear: Ear = {
    keyed: true,
    at: null,
    told: new Map(),
    seen: { ghost: "", turn: "", outlook: "", edit: "", rule: "" },
    taught: new Set(),
  };
  ears.set(store, ear);
  const by = (name: "keydown" | "pointerdown" | "click", keyed: (e: Event) => boolean) =>
    root.addEventListener(
      name,
      (e) => {
        ear.keyed = keyed(e);
      },
      { signal, capture: true },
    );
  by("keydown", () => true);
  by("pointerdown", () => false);
  by("click", (e) => !(e as MouseEvent).detail);
  store.set({ announcement: { ...store.state.announcement, last: newest(view), text: opening(store, view) } });
}
