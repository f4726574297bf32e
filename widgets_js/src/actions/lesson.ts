/** What the reader does in a lesson: steps, hints, answers. */

import { between, picked, settled, ticked } from "../state/picks.ts";
import type { Store } from "../state/store.ts";

export function lessonStep(store: Store, what: string, more: { to?: number; answer?: string } = {}): void {
  store.send({ do: "lesson", what, ...more });
}

/** Asks for the next hint, if there is one left. */
export function hint(store: Store): void {
  if (store.view?.lesson?.task?.hints_left) lessonStep(store, "hint");
}

/** Ticks a choice; where that cannot be, its box is drawn as it was. */
export const tick = (store: Store, id: string): void => store.set({ picks: ticked(store.state.picks, store.view, id) });

/** Changes the number in the field by one; none of what is counted is negative. */
export function count(store: Store, by: 1 | -1): void {
  const field = store.root.querySelector<HTMLInputElement>(".cn-entry input");
  if (field && !field.readOnly) field.value = String(Math.max(0, (Number.parseInt(field.value, 10) || 0) + by));
}

/** Sends what is ticked or typed; where nothing is typed yet, the field asks for it. */
export function answer(store: Store): void {
  const { view, state, root } = store;
  const task = view?.lesson?.task;
  if (!task || settled(task)) return;
  const field = root.querySelector<HTMLInputElement>(".cn-entry input");
  if (task.form === "number" && !field?.value.trim()) return field?.focus();
  const given = task.form === "number" ? field!.value.trim() : picked(state.picks, view).join(between(task));
  lessonStep(store, "answer", { answer: given });
}
