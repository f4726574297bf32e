/** How the board looks to this reader: its theme, and whether it fills the window. */
import type { State } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { closeMenu } from "./menus.ts";

export const wear = (store: Store, change: Partial<State["appearance"]>): void =>
  store.set({ appearance: { ...store.state.appearance, ...change } });

export function toggleFull(store: Store): void {
  closeMenu(store);
  const page = store.root.ownerDocument;
  const { full } = store.state.appearance;
  wear(store, { full: !full });
  if (!full)
    // where a page may not ask for it, the widget still fills the window by its style
    store.root.requestFullscreen?.().catch(() => {});
  else if (page.fullscreenElement) void page.exitFullscreen();
}
