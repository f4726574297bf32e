/** The menus of a view, More and the steps of a lesson: they go when anything else is done. */
import type { Store } from "../state/store.ts";

/** Where each of them is at home, with the button that opens it. */
const HOMES = { more: ".cn-tool.tr", jump: ".cn-lhead, .cn-jumps" } as const;
const OPENERS = { more: "[data-do=more]", jump: "[data-do=jump-list]" } as const;
const MENUS = ["more", "jump"] as const;

/** Closes each that a press, a click or the focus has left for somewhere else. */
export function leave(store: Store, to: EventTarget | null): void {
  const inside = to instanceof Element && store.root.contains(to) ? to : null;
  for (const menu of MENUS) if (store.local[menu] && !inside?.closest(HOMES[menu])) store.set({ [menu]: false });
}

/** Closes them; whoever went through one by keys goes on from where it was opened. False when none was open. */
export function shut(store: Store): boolean {
  const { local, root } = store;
  const open = MENUS.filter((menu) => local[menu]);
  const focused = root.ownerDocument.activeElement;
  for (const menu of open)
    if (!root.contains(focused) || focused?.closest(HOMES[menu]))
      root.querySelector<HTMLElement>(OPENERS[menu])?.focus({ preventScroll: true });
  if (open.length) store.set({ more: false, jump: false });
  return open.length > 0;
}
