/** All listeners of one view, on its root; one signal ends them. */
import type { Desk } from "../desk.ts";
import { leave } from "../menus.ts";
import { toggle } from "../picks.ts";
import { fade } from "../sight.ts";
import { onClick } from "./clicks.ts";
import { onKey } from "./keys.ts";
import { Pointer } from "./pointer.ts";
import { slide } from "./time.ts";
import { onScroll, onWheel } from "./wheel.ts";

export function listen(desk: Desk, signal: AbortSignal): void {
  const { root } = desk;
  const pointer = new Pointer(desk);
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    hear: (e: HTMLElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ) => root.addEventListener(name, hear, { signal, ...options });
  on("pointerdown", (e) => pointer.down(e));
  on("pointermove", (e) => pointer.move(e));
  on("pointerup", (e) => pointer.up(e));
  on("pointercancel", (e) => pointer.up(e));
  on("pointerover", (e) => pointer.over(e));
  on("pointerleave", (e) => pointer.leave(e));
  on("focusin", (e) => pointer.over(e));
  on("focusout", (e) => e.relatedTarget && leave(desk, e.relatedTarget));
  root.ownerDocument.addEventListener("pointerdown", (e) => leave(desk, e.composedPath()[0] ?? null), {
    signal,
    capture: true,
  });
  on("click", (e) => onClick(desk, e, pointer));
  on("change", (e) => {
    const { pick, slide: slider } = (e.target as HTMLElement).dataset;
    if (pick) toggle(desk, pick);
    if (slider !== undefined) slide(desk, e.target as HTMLInputElement);
  });
  on("scroll", () => fade(root), { capture: true, passive: true });
  on("wheel", (e) => onWheel(desk, e), { passive: false });
  root.ownerDocument.addEventListener("wheel", (e) => onScroll(root, e), { signal, capture: true, passive: true });
  on("keydown", (e) => onKey(desk, e));
  root.ownerDocument.addEventListener(
    "fullscreenchange",
    () => desk.set({ full: root.ownerDocument.fullscreenElement === root }),
    {
      signal,
    },
  );
}
