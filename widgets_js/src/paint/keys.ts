/** Painting by keys: arrows lead from part to part, Enter or space paints it. */
import { tick } from "../actions/lesson.ts";
import { WAYS } from "../geometry/walk.ts";
import type { Store } from "../state/store.ts";
import { targetOf } from "../target.ts";

const middle = (part: Element): [number, number] => {
  const { left, top, width, height } = (part.querySelector("path") ?? part).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest part in a direction: what lies aside counts twice. */
function next(parts: Element[], from: Element, [dx, dy]: readonly [number, number]): Element | undefined {
  const [x, y] = middle(from);
  let best: [number, Element] | undefined;
  for (const part of parts) {
    const [u, v] = middle(part);
    const ahead = (u - x) * dx + (v - y) * dy;
    const far = ahead + 2 * Math.abs((u - x) * dy + (v - y) * dx);
    if (part !== from && ahead > 1 && (!best || far < best[0])) best = [far, part];
  }
  return best?.[1];
}

/** Whether a key meant the painting. */
export function paintKey(store: Store, e: KeyboardEvent): boolean {
  const { key } = e;
  const target = e.target as Element;
  if (store.view?.lesson?.task?.form !== "places" || e.ctrlKey || e.metaKey || e.altKey) return false;
  if (!target.closest(".cn-stage")) return false;
  const parts = [...store.root.querySelectorAll<SVGGElement>(".cn-part[data-mark]:not([aria-disabled])")];
  const here = target.closest(".cn-part");
  const from = here ?? store.root.querySelector(".cn-part");
  if (key in WAYS && parts.length) {
    const to = (from && next(parts, from, WAYS[key]!)) ?? (here ? undefined : parts[0]);
    const cell = to && store.view.lesson.task.choices?.find(({ id }) => id === targetOf(to, "mark")?.value)?.at;
    if (cell) store.viewport.show([cell[0], cell[1]]);
    (to as SVGGElement | undefined)?.focus({ preventScroll: true });
    return true;
  }
  if ((key !== "Enter" && key !== " ") || !here || here.hasAttribute("aria-disabled")) return false;
  if (!e.repeat) tick(store, targetOf(here, "mark")!.value);
  return true;
}
