/** What a new view says: what happened, oldest first, then what a step tells, what is asked now, how an answer came out. */
import { type Announcement, handedOver } from "../state/announcement.ts";
import { listOf } from "../state/options.ts";
import type { Store } from "../state/store.ts";
import type { WordKey } from "../state/words.ts";
import type { Block, Lesson, Task } from "../wire/types.ts";
import type { View } from "../wire/view.ts";
import { again, earOf } from "./ear.ts";

/** So many sentences are said of one move, of a step of a lesson, and so many answers are named. */
const [MOVES, SHOWN, ANSWERS] = [8, 4, 9];

/** Texts in a row, each a sentence. */
export const sentences = (...parts: (string | null | undefined | false)[]): string =>
  parts
    .filter((part): part is string => !!part)
    .map((part) => (/[.?!…:]["“”»]?$/.test(part) ? part : `${part}.`))
    .join(" ");

const plain = (blocks: Block[]): string =>
  sentences(
    ...blocks.map(({ p, li }) =>
      [...p, ...li]
        .map(({ t }) => t)
        .join("")
        .replace(/\s+/g, " "),
    ),
  );

/** What is asked in a lesson: as long as it is the same, only what has come of it is said. */
const asks = (lesson: Lesson | null): string =>
  lesson ? JSON.stringify([lesson.step, lesson.heading, lesson.task?.question, !!lesson.end]) : "";

/** How a task is answered, in the words of its form. */
function way(task: Task): WordKey {
  const form = task.form && task.form !== "act" ? task.form : task.choices ? "one" : "act";
  return `by-${form}`;
}

/** Whether something is told for the first time here. */
function once(store: Store, what: string): boolean {
  const taught = earOf(store)?.taught;
  return !!taught && !taught.has(what) && !!taught.add(what);
}

/** The question of a task with its answers, and by which keys it is answered. */
function task(store: Store, view: View, task: Task): string {
  const { say } = store;
  const { tile, looks } = view.prompt;
  const look = task.tile && task.tile === tile && looks[task.turn ?? 0];
  const named = task.form !== "places" && !!task.choices;
  const choices = task.choices
    ?.map(({ text, note }) => (note ? `${text}, ${note}` : text.replace(/\.$/, "")))
    .join("; ");
  return sentences(
    task.question,
    look && `${say("aloud-tile")}: ${look}`,
    named && `${say("aloud-answers")}: ${choices}`,
    task.form === "several" && task.note, // of other forms the keys say all
    say(way(task)),
    !/places|act/.test(way(task)) && once(store, "by-read") && say("by-read"),
  );
}

/** A page of a lesson or a quiz with all it says, after what was played to show it. */
function page(store: Store, view: View, lesson: Lesson, news: string): string {
  const { end } = lesson;
  return sentences(
    lesson.heading || lesson.title,
    news,
    plain(lesson.caption),
    ...lesson.points,
    ...(end?.facts ?? []),
    ...(end?.bars ?? []).map(({ text, right, of }) => `${text}: ${right} / ${of}`),
    end && plain(end.again),
    end?.offers.map(({ text }) => text).join("; "),
    lesson.task ? task(store, view, lesson.task) : "",
  );
}

/** What has come of an answer: the verdict with its reason, a hint. */
function came(store: Store, old: Task, task: Task): string {
  const judged = task.state !== old.state || JSON.stringify(task.feedback) !== JSON.stringify(old.feedback);
  const hint = task.hints.length > old.hints.length && task.hints.at(-1);
  return sentences(judged && plain(task.feedback), hint && `${store.say("hint")}: ${plain(hint)}`);
}

/** The question of the game: who is asked, the tile in hand, the answers, and once by which keys. */
export function question(store: Store, view: View, who: boolean): string {
  const { prompt } = view;
  const { say } = store;
  const place = prompt.kind === "place";
  const groups = place ? [] : listOf(view, prompt);
  const options = groups.flatMap(({ options }) => options);
  const answers = options.map(({ option, n }) => {
    const kind = groups.length < options.length && view.names[option.figure ?? ""];
    return `${n}: ${[option.text, kind, option.note].filter(Boolean).join(", ")}`;
  });
  if (prompt.skip) answers.push(`S: ${say("skip")}`);
  const taught = view.lesson || prompt.kind === "over" || !once(store, prompt.kind);
  const keys = taught ? "" : say(place ? "by-place" : "by-figure");
  return sentences(
    `${who ? `${prompt.who}: ` : ""}${prompt.question}`,
    prompt.looks[0] && `${say("aloud-tile")}: ${prompt.looks[0]}`,
    place && prompt.facts,
    answers.length > 0 && answers.length <= ANSWERS && answers.join("; "),
    ...prompt.then.map(({ text }) => text),
    keys,
  );
}

/** The newest entry of the log. */
export const newest = ({ log }: View): number => Math.max(...log.map(({ id }) => id), 0);

/** What a board says to whoever comes to it. */
export function opening(store: Store, view: View): string {
  const { lesson, final, prompt, home, desk } = view;
  if (view.present) return "";
  if (desk?.kind === "position") return sentences(store.say("ed-position"), store.say("by-edit"));
  if (desk) return sentences(store.say("ed-lesson"), prompt.question && question(store, view, true));
  if (lesson) return page(store, view, lesson, "");
  if (home && /list|table/.test(home.at)) return sentences(home.title, home.text);
  return final || !view.playable || !prompt.question ? "" : question(store, view, true);
}

/** What is said of a new view, if it has something to say. */
export function heard(store: Store, old: View | null, view: View): Partial<Announcement> {
  const { text, last } = store.state.announcement;
  const news = earOf(store) && old && again(text, spoken(store, old, view, last));
  return { ...(news && { text: news, after: "" }), last: newest(view) };
}

function spoken(store: Store, old: View, view: View, last: number): string {
  const { lesson, prompt, home } = view;
  const fresh = view.log.filter(({ id }) => id > last).map(({ say }) => say);
  const news = fresh
    .slice(0, lesson ? SHOWN : MOVES)
    .reverse()
    .join(" ");
  if (view.present || view.desk?.kind === "position") return "";
  if (prompt.anew && !old.prompt.anew) return prompt.anew;
  if (lesson && asks(lesson) !== asks(old.lesson)) return page(store, view, lesson, news);
  // of the end the result is said: the rest stands in its table
  if (view.final && !lesson) return old.final ? "" : (fresh[0] ?? "");
  if (home?.title && home.title !== old.home?.title) return sentences(home.title, home.text);
  const [was, is] = [old.lesson?.task, lesson?.task];
  if (was && is && is.state === "open" && was.state !== "open") return task(store, view, is);
  const verdict = was && is ? came(store, was, is) : "";
  return sentences(news, verdict, !(verdict && is?.state === "right") && asked(store, old, view));
}

/** The question of the game, if it is another one: in a lesson as far as it is part of its task. */
function asked(store: Store, old: View, view: View): string {
  const { prompt, lesson } = view;
  const who = old.prompt.seat !== prompt.seat;
  const other = who || old.prompt.question !== prompt.question || old.prompt.tile !== prompt.tile;
  if (!prompt.question || view.final) return "";
  if (handedOver(old, view)) return question(store, view, who);
  return other && view.playable && !(lesson && prompt.kind === "place") ? question(store, view, who) : "";
}
