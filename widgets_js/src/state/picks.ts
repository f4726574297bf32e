/** What is ticked as the answer to an exercise, until it is sent. */
import type { Lesson, Task } from "../wire/types.ts";
import type { View } from "../wire/view.ts";

/** What is ticked, and of which question. */
export interface Picks {
  of: string;
  ids: string[];
}
export const NO_PICKS: Picks = { of: "", ids: [] };

const about = (lesson: Lesson | null | undefined): string => `${lesson?.step} ${lesson?.task?.question}`;

/** Whether a task takes no answer any more: it is right, or was given the one answer that it takes. */
export const settled = (task: Task): boolean => task.state === "right" || (task.once && task.state !== "open");

/** What stands between two choices of one answer: the name of a place has a comma of its own. */
export const between = (task: Task | null | undefined): string => (task?.form === "places" ? ";" : ",");

/** What is ticked; at first what was answered last, and in the end what was taken or shown as the answer. */
export function picked(picks: Picks, view: View | null): string[] {
  const task = view?.lesson?.task;
  const own = picks.of === about(view?.lesson) && !(task && settled(task));
  return own ? picks.ids : (task?.picked.split(between(task)).filter(Boolean) ?? []);
}

/** Whether a letter on the board can be ticked. */
export function picking(view: View | null, id: string): boolean {
  const task = view?.lesson?.task;
  return (
    !!task &&
    /^(several|places)$/.test(task.form ?? "") &&
    !settled(task) &&
    !!task.choices?.some((choice) => choice.id === id)
  );
}

/** Ticked, or not any more; unchanged where it cannot be. */
export function ticked(picks: Picks, view: View | null, id: string): Picks {
  if (!picking(view, id)) return picks;
  const ids = picked(picks, view);
  return { of: about(view?.lesson), ids: ids.includes(id) ? ids.filter((i) => i !== id) : [...ids, id] };
}
