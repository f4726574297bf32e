/** All listeners of one view, on its root; one signal ends them. */

import { tick } from "../actions/lesson.ts";
import { leaveMenu } from "../actions/menus.ts";
import { bring, modules } from "../modules.ts";
import { fitIn } from "../panel/scroll.ts";
import type { Store } from "../state/store.ts";
import { targetOf } from "../target.ts";
import { drawing } from "./chalk.ts";
import { onClick } from "./clicks.ts";
import { onKey } from "./keys.ts";
import { Pointer } from "./pointer.ts";
import { slide } from "./time.ts";
import { onScroll, onWheel } from "./wheel.ts";

export function listen(store: Store, signal: AbortSignal): void {
  const { root } = store;
  const pointer = new Pointer(store);
  drawing(store, signal);
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    hear: (e: HTMLElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ) => root.addEventListener(name, hear, { signal, ...options });
  on("pointerdown", (e) => pointer.down(e));
  on("pointermove", (e) => pointer.move(e));
  on("pointerup", (e) => pointer.up(e));
  on("pointercancel", (e) => pointer.cancel(e));
  on("dragstart", (e) => e.preventDefault());
  on("contextmenu", (e) => pointer.dragged && e.preventDefault());
  root.ownerDocument.addEventListener("keydown", (e) => pointer.drag.key(e), { signal, capture: true });
  // while something is carried the finger scrolls nothing
  on("touchmove", (e) => pointer.drag.carrying && e.preventDefault(), { passive: false });
  on("pointerover", (e) => pointer.over(e));
  on("pointerleave", (e) => pointer.leave(e));
  on("focusin", (e) => {
    pointer.over(e);
    bring("aloud", store.host, () => modules.aloud!.enter(store));
  });
  on("focusout", (e) => e.relatedTarget && leaveMenu(store, e.relatedTarget));
  root.ownerDocument.addEventListener("pointerdown", (e) => leaveMenu(store, e.composedPath()[0] ?? null), {
    signal,
    capture: true,
  });
  // a page without Jupyter may open files by a form of its own; any other would be left for the file
  const takes = () => store.view?.home || !root.ownerDocument.querySelector("form[data-open]");
  const files = (e: DragEvent) => e.dataTransfer?.types.includes("Files") && takes();
  on("dragover", (e) => files(e) && e.preventDefault());
  on("drop", (e) => {
    if (!files(e)) return;
    e.preventDefault();
    e.stopPropagation();
    const dropped = [...e.dataTransfer!.files];
    bring("pages", store.host, () => void modules.pages!.openFiles(store, dropped));
  });
  on("click", (e) => onClick(store, e, pointer));
  on("change", (e) => {
    const target = targetOf(e.target, "pick", "slide", "tick");
    if (target?.kind === "pick") tick(store, target.value);
    if (target?.kind === "slide") slide(store, e.target as HTMLInputElement);
    if (target?.kind === "tick") modules.editor?.press(store, target.value, e.target as HTMLInputElement);
  });
  on("scroll", () => fitIn(store), { capture: true, passive: true });
  on("wheel", (e) => onWheel(store, e), { passive: false });
  root.ownerDocument.addEventListener("wheel", (e) => onScroll(root, e), { signal, capture: true, passive: true });
  on("keydown", (e) => onKey(store, e));
  root.ownerDocument.addEventListener(
    "fullscreenchange",
    () => store.change("appearance", { full: root.ownerDocument.fullscreenElement === root }),
    {
      signal,
    },
  );
}
