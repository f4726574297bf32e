/** Draws all of a board as it is now, and what can only be told once that is laid out. */
import { h, render } from "preact";
import { App } from "./app.tsx";
import { dressOf } from "./art/sheet.ts";
import { markRoot } from "./art/theme.ts";
import { rootOf } from "./art/wear.ts";
import type { Viewport } from "./board/viewport.ts";
import { modules } from "./modules.ts";
import { fitIn, intoSight } from "./panel/scroll.ts";
import { sameQuestion } from "./state/options.ts";
import type { Store } from "./state/store.ts";

/** What has drawn a board when it is called. */
export function drawing(store: Store, viewport: Viewport): () => void {
  const { root, signal } = store;
  const focused = () => root.contains(root.ownerDocument.activeElement);
  /** Whether a frame is to come. */
  let waits = false;
  const laidOut = () => {
    waits = false;
    fitIn(store);
    const { view, last } = store;
    if (last && view) intoSight(root, last, view, sameQuestion(last, view));
    store.last = undefined;
  };
  return () => {
    const had = focused();
    store.theme = markRoot(store);
    dressOf(store.sheet.key).stand(rootOf(root));
    root.toggleAttribute("data-lacks", store.lacks);
    try {
      render(h(App, { store }), root);
    } catch (error) {
      render(null, root);
      const line = root.ownerDocument.createElement("p");
      line.className = "cn-error";
      line.setAttribute("role", "alert");
      line.textContent = `${store.say("error")}: ${error instanceof Error ? error.message : String(error)}`;
      root.replaceChildren(line);
      return;
    }
    viewport.watch(signal);
    viewport.apply();
    // to read a place before makes the browser lay out what is not all there yet
    if (!waits) requestAnimationFrame(laidOut);
    waits = true;
    if (had && !focused()) refocus(root);
    modules.aloud?.noticed(store);
  };
}

/** What had the focus is gone: a dot that has opened into its kinds goes on as the one that is lit, another page begins
 * at its heading; else it is the board. */
function refocus(root: HTMLElement): void {
  const at = [".cn-page h3", ".cn-fan.open .cn-spot.lit", ".cn-fan.open .cn-spot", ".cn-stage"];
  const found = at.map((s) => root.querySelector<HTMLElement>(s)).find((el) => el);
  found?.focus({ preventScroll: true });
}
