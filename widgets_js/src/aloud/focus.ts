/** Where the focus goes with a new view, for those who go by keys: to the next thing to do. */
import { cellKey } from "../geometry/index.ts";
import { modules } from "../modules.ts";
import { settled } from "../state/picks.ts";
import type { Store } from "../state/store.ts";
import { elementOf } from "../target.ts";
import type { Lesson, Task } from "../wire/types.ts";
import type { View } from "../wire/view.ts";
import { earOf } from "./ear.ts";
import { tell } from "./squares.ts";

type Place = "answers" | "listed" | "board" | "onward" | "again" | "end";

const asks = (lesson: Lesson | null): string => JSON.stringify([lesson?.step, lesson?.task?.question]);
/** Whether a task is answered: it takes no more, or what is true has been told. */
const done = (lesson: Lesson | null): boolean => {
  const task = lesson?.task;
  return !!task && (settled(task) || (task.state !== "open" && !lesson.quiet && !acts(task) && !!task.form));
};
const acts = ({ form, choices }: Task): boolean => form === "act" || (!form && !choices);
/** Whether something else was done on the board than was asked for. */
const missed = (lesson: Lesson | null): boolean =>
  !!lesson?.task && acts(lesson.task) && lesson.task.state === "notyet";

/** After a step its question, or the way on where nothing is asked; after the answer the way on; in play what is asked. */
function next(old: View, view: View): Place | null {
  const { lesson, prompt } = view;
  const inPlay = view.playable && prompt.kind !== "place" && prompt.options.length > 0 ? "listed" : "board";
  if (lesson && (asks(lesson) !== asks(old.lesson) || done(lesson))) {
    if (!lesson.task || done(lesson)) return done(lesson) && done(old.lesson) ? null : "onward";
    const { form, choices } = lesson.task;
    return form === "number" || (choices && form !== "places") ? "answers" : inPlay;
  }
  if (missed(lesson)) return missed(old.lesson) ? null : "again";
  const { seat, kind, question } = old.prompt;
  if (prompt.seat === seat && prompt.kind === kind && prompt.question === question) return null;
  if (view.final) return old.final || lesson ? null : "end";
  // whoever goes through a record stays at its slider and buttons
  return view.desk || view.timeline || !view.playable ? null : inPlay;
}

function found({ root }: Store, place: Place): HTMLElement | null {
  const one = (where: string) => root.querySelector<HTMLElement>(where);
  const onward = () => elementOf(root, "do", "next") ?? one(".cn-offers button") ?? elementOf(root, "do", "twin");
  if (place === "onward") return onward();
  if (place === "again") return elementOf(root, "do", "retry");
  if (place === "end") return one(".cn-ask button");
  const answers = ".cn-task .cn-choices :is(button, input), .cn-entry input";
  const list = place === "answers" ? one(answers) : place === "listed" ? one(".cn-choices button") : null;
  return list ?? one(".cn-stage");
}

export function follow(store: Store, old: View, view: View): void {
  const ear = earOf(store);
  const { root } = store;
  const page = root.ownerDocument;
  if (!ear) return;
  ear.told.clear();
  if (view.n !== old.n) ear.seen.outlook = "";
  if (ear.at && !view.tiles.some(([x, y]) => cellKey(x, y) === cellKey(...ear.at!))) ear.at = null;
  const keyed = ear.keyed && root.contains(page.activeElement);
  if (view.desk?.kind === "position") {
    const other = ear.keyed && modules.editor?.changed(root, old, view);
    if (other) void tell(store, other.cell, () => true);
    if (other && keyed) other.source?.focus();
    return;
  }
  const place = next(old, view);
  if (!place || !keyed) return;
  const to = found(store, place);
  if (to && to !== page.activeElement) to.focus({ preventScroll: place === "board" });
}
