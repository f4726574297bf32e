/** Where the focus goes with a new view, for those who go by keys: to the next thing to do. */
import { cellKey } from "../geometry/index.ts";
import { elementOf } from "../input/target.ts";
import { settled } from "../state/picks.ts";
import type { Store } from "../state/store.ts";
import type { Lesson } from "../wire/types.ts";
import type { View } from "../wire/view.ts";
import { earOf } from "./ear.ts";

type Place = "answers" | "listed" | "board" | "onward" | "end";

const asks = (lesson: Lesson | null): string => JSON.stringify([lesson?.step, lesson?.task?.question]);
const done = (lesson: Lesson | null): boolean => !!lesson?.task && settled(lesson.task);

/** After a step its question, or the way on where nothing is asked; after the answer the way on; in play what is asked. */
function next(old: View, view: View): Place | null {
  const { lesson, prompt } = view;
  const inPlay = view.playable && prompt.kind !== "place" && prompt.options.length > 0 ? "listed" : "board";
  if (lesson && (asks(lesson) !== asks(old.lesson) || done(lesson))) {
    if (!lesson.task || done(lesson)) return done(lesson) && done(old.lesson) ? null : "onward";
    const { form, choices } = lesson.task;
    return form === "number" || (choices && form !== "places") ? "answers" : inPlay;
  }
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
  const place = next(old, view);
  if (!place || !ear.keyed || !root.contains(page.activeElement)) return;
  const to = found(store, place);
  if (to && to !== page.activeElement) to.focus({ preventScroll: place === "board" });
}
