/** What is ticked or typed as the answer to an exercise, until it is sent. */
import type { Desk } from "./desk.ts";
import type { Task } from "./types.ts";

const about = (desk: Desk): string => `${desk.view?.lesson?.step} ${desk.view?.lesson?.task?.question}`;

/** Whether a task takes no answer any more: it is right, or was given the one answer that it takes. */
export const settled = (task: Task): boolean => task.state === "right" || (task.once && task.state !== "open");

/** What is ticked; at first what was answered last. */
export function picked(desk: Desk): string[] {
  const { picks } = desk.local;
  if (picks.of === about(desk)) return picks.ids;
  return desk.view?.lesson?.task?.picked.split(",").filter(Boolean) ?? [];
}

/** Whether a letter on the board can be ticked. */
export function picking(desk: Desk, id: string): boolean {
  const task = desk.view?.lesson?.task;
  return task?.form === "several" && !settled(task) && !!task.choices?.some((choice) => choice.id === id);
}

export function toggle(desk: Desk, id: string): void {
  if (!picking(desk, id)) return desk.draw();
  const ids = picked(desk);
  desk.set({ picks: { of: about(desk), ids: ids.includes(id) ? ids.filter((i) => i !== id) : [...ids, id] } });
}

/** Sends what is ticked or typed, which the kernel judges; where nothing is typed yet, the field asks for it. */
export function answer(desk: Desk): void {
  const task = desk.view?.lesson?.task;
  if (!task || settled(task)) return;
  const field = desk.root.querySelector<HTMLInputElement>("[data-entry]");
  if (task.form === "number" && !field?.value.trim()) return field?.focus();
  const given = task.form === "number" ? field!.value.trim() : picked(desk).join(",");
  desk.send({ do: "lesson", what: "answer", answer: given });
}
