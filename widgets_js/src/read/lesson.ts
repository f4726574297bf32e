/** Reads a lesson step. */
import type { Lesson } from "../types.ts";
import { isObject, list, number, objects, type Raw, rows, text } from "./values.ts";

const STATES = ["open", "given", "right", "notyet"] as const;
const FORMS = ["act", "one", "several", "number"] as const;

export const lesson = (l: Raw): Lesson => {
  const task = isObject(l.task) ? l.task : null;
  return {
    title: text(l.title),
    where: text(l.where),
    step: number(l.step),
    steps: objects(l.steps).map((s) => ({ title: text(s.title), task: s.task === true, done: s.done === true })),
    heading: text(l.heading),
    caption: list(l.caption) as Lesson["caption"],
    light: rows(l.light, "nnn"),
    marks: rows(l.marks, "nnnt"),
    quiet: l.quiet === true,
    extents: l.extents !== false,
    figures: rows(l.figures, "nnn"),
    log: list(l.log).map((id) => number(id)),
    task: task && {
      tag: text(task.tag),
      question: text(task.question),
      tile: text(task.tile) || null,
      turn: number(task.turn),
      state: STATES.find((state) => state === task.state) ?? "open",
      once: task.once === true,
      begun: task.begun === true,
      form: FORMS.find((form) => form === task.form) ?? "",
      choices: Array.isArray(task.choices)
        ? objects(task.choices).map((c) => ({ id: text(c.id), text: text(c.text), note: text(c.note) }))
        : null,
      picked: text(task.picked),
      note: text(task.note),
      feedback: list(task.feedback) as Lesson["caption"],
      hints_left: number(task.hints_left),
      hints: list(task.hints).map((hint) => list(hint) as Lesson["caption"]),
    },
    back: l.back === true,
    next: l.next === true,
    off_path: l.off_path === true,
  };
};
