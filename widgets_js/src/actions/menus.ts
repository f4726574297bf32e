/** The menus of a view, those of the tools and the steps of a lesson: an open one goes when anything else is done. */

import type { Menu } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { type Command, elementOf } from "../target.ts";

/** Where each of them is at home, with the button that opens it. */
const TOOLS = ".cn-tool.tr";
const HOMES: Record<Menu, string> = { more: TOOLS, share: TOOLS, games: TOOLS, jump: ".cn-lhead, .cn-jumps" };
const OPENERS: Record<Menu, Command> = { more: "more", share: "share", games: "games", jump: "jump-list" };

/** Opens one or closes it; the focus of a reader who goes by keys goes into it, past the tools between. */
export function toggleMenu(store: Store, menu: Menu): void {
  store.set({ menu: store.state.menu === menu ? null : menu });
  const { root } = store;
  if (elementOf(root, "do", OPENERS[menu])?.matches(":focus-visible"))
    queueMicrotask(() => root.querySelector<HTMLElement>(".cn-more :is(button, input)")?.focus());
}

/** Closes the one that a press, a click or the focus has left for somewhere else. */
export function leaveMenu(store: Store, to: EventTarget | null): void {
  const { menu } = store.state;
  const inside = to instanceof Element && store.root.contains(to) ? to : null;
  if (menu && !inside?.closest(HOMES[menu])) store.set({ menu: null });
}

/** Closes it; whoever went through it by keys goes on from where it was opened. False when none was open. */
export function closeMenu(store: Store): boolean {
  const { state, root } = store;
  const { menu } = state;
  if (!menu) return false;
  const focused = root.ownerDocument.activeElement;
  if (!root.contains(focused) || focused?.closest(HOMES[menu]))
    elementOf(root, "do", OPENERS[menu])?.focus({ preventScroll: true });
  store.set({ menu: null });
  return true;
}
