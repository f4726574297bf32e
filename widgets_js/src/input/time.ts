/** Keys and the slider of the timeline. */

import { toggle } from "../actions/autoplay.ts";
import { lessonStep } from "../actions/lesson.ts";
import type { Store } from "../state/store.ts";

const STEPS: Record<string, "back" | "next"> = {
  ArrowLeft: "back",
  ArrowDown: "back",
  ArrowRight: "next",
  ArrowUp: "next",
};

/** The slider was let go. */
export function slide(store: Store, input: HTMLInputElement): void {
  const { timeline } = store.view ?? {};
  // the slider is where its board is: it moves when the board does
  const to = Number(input.value);
  if (timeline) input.value = String(timeline.at);
  lessonStep(store, "jump", { to });
}

/** Arrows go on by one decision, Home and End to the ends, a space plays or pauses; false for other keys and elsewhere. */
export function timeKey(store: Store, key: string, target: HTMLElement): boolean {
  const time = store.view?.timeline;
  const here = target.closest(".cn-time") !== null;
  if (!time || !(here || target.matches(".cn-stage"))) return false;
  const plays = key === " " && !target.closest("button") && (here || !store.state.placing.ghost);
  if (plays) toggle(store);
  if (plays || !here) return plays;
  const step = STEPS[key];
  if (step) {
    if (time[step]) lessonStep(store, step);
  } else if (key === "Home") lessonStep(store, "jump", { to: 0 });
  else if (key === "End") lessonStep(store, "jump", { to: store.marks.of });
  else return false;
  return true;
}
