/** What is ticked or typed as the answer to an exercise, until it is sent. */

import type { Task } from "../types.ts";
import type { Store } from "./store.ts";

const about = (store: Store): string => `${store.view?.lesson?.step} ${store.view?.lesson?.task?.question}`;

/** Whether a task takes no answer any more: it is right, or was given the one answer that it takes. */
export const settled = (task: Task): boolean => task.state === "right" || (task.once && task.state !== "open");

/** What is ticked; at first what was answered last. */
export function picked(store: Store): string[] {
  const { picks } = store.local;
  if (picks.of === about(store)) return picks.ids;
  return store.view?.lesson?.task?.picked.split(",").filter(Boolean) ?? [];
}

/** Whether a letter on the board can be ticked. */
export function picking(store: Store, id: string): boolean {
  const task = store.view?.lesson?.task;
  return task?.form === "several" && !settled(task) && !!task.choices?.some((choice) => choice.id === id);
}

export function toggle(store: Store, id: string): void {
  if (!picking(store, id)) return store.draw();
  const ids = picked(store);
  store.set({ picks: { of: about(store), ids: ids.includes(id) ? ids.filter((i) => i !== id) : [...ids, id] } });
}

/** Sends what is ticked or typed; where nothing is typed yet, the field asks for it. */
export function answer(store: Store): void {
  const task = store.view?.lesson?.task;
  if (!task || settled(task)) return;
  const field = store.root.querySelector<HTMLInputElement>("[data-entry]");
  if (task.form === "number" && !/^\d{1,6}$/.test(field?.value.trim() ?? "")) return field?.focus();
  const given = task.form === "number" ? field!.value.trim() : picked(store).join(",");
  store.send({ do: "lesson", what: "answer", answer: given });
}
