/** Keys and the slider of the timeline. */
import type { Desk } from "../desk.ts";
import { lessonStep } from "./clicks.ts";

const STEPS: Record<string, "back" | "next"> = {
  ArrowLeft: "back",
  ArrowDown: "back",
  ArrowRight: "next",
  ArrowUp: "next",
};

/** The slider was let go. */
export function slide(desk: Desk, input: HTMLInputElement): void {
  const { timeline } = desk.view ?? {};
  // the slider is where its board is: it moves when the board does
  const to = Number(input.value);
  if (timeline) input.value = String(timeline.at);
  lessonStep(desk, "jump", { to });
}

/** Arrows go on by one decision, Home and End to the ends; false for other keys and elsewhere. */
export function timeKey(desk: Desk, key: string, target: HTMLElement): boolean {
  const time = desk.view?.timeline;
  if (!time || !target.closest("[data-part=time]")) return false;
  const step = STEPS[key];
  if (step) {
    if (time[step]) lessonStep(desk, step);
  } else if (key === "Home") lessonStep(desk, "jump", { to: 0 });
  else if (key === "End") lessonStep(desk, "jump", { to: desk.marks.of });
  else return false;
  return true;
}
