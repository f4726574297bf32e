/** Reads what the kernel sent: fills in what is missing, keeps only well-formed rows, and counts what was dropped. */
import type { Design, Lesson, LogEntry, Option, Prompt, Seat, Sheet, Ui, View, Words } from "./types.ts";

type Raw = Record<string, unknown>;
const isObject = (v: unknown): v is Raw => typeof v === "object" && v !== null && !Array.isArray(v);
const text = (v: unknown): string => (typeof v === "string" ? v : typeof v === "number" ? String(v) : "");
const number = (v: unknown, other = 0): number => (typeof v === "number" && Number.isFinite(v) ? v : other);
const list = (v: unknown): unknown[] => (Array.isArray(v) ? v : []);
const rows = <T>(v: unknown, shape: string): T[] =>
  list(v).filter(
    (row) =>
      Array.isArray(row) &&
      [...shape].every((c, i) => (c === "n" ? typeof row[i] === "number" : c === "a" ? Array.isArray(row[i]) : true)),
  ) as T[];
const objects = (v: unknown): Raw[] => list(v).filter(isObject);
const texts = (v: unknown): string[] => list(v).map(text);

const seat = (s: Raw): Seat => ({
  seat: text(s.seat),
  name: text(s.name) || text(s.seat),
  mark: text(s.mark),
  score: number(s.score),
  cards: list(s.cards).map((c) => number(c)),
  active: s.active === true,
  supply: objects(s.supply).map((p) => ({ kind: text(p.kind), left: number(p.left), total: number(p.total) })),
});

export const logEntry = (e: Raw): LogEntry => ({
  id: number(e.id),
  n: number(e.n),
  seat: typeof e.seat === "string" ? e.seat : null,
  kind: text(e.kind),
  strong: e.strong === true,
  text: text(e.text),
  points: typeof e.points === "number" ? e.points : null,
  sum: objects(e.sum).map((l) => ({
    text: text(l.text),
    value: typeof l.value === "number" ? l.value : null,
    rule: text(l.rule) || null,
  })),
  rule: text(e.rule) || null,
  cells: rows(e.cells, "nnn"),
  say: text(e.say),
});
export const logEntries = (v: unknown): LogEntry[] => objects(v).map(logEntry);

const option = (o: Raw): Option => ({ ...(o as unknown as Option), id: text(o.id) });

/** The legal squares as [x, y, turns]: there may be a hundred, and a row is a quarter of the bytes of an option. */
const squares = (p: Raw): Option[] =>
  rows<[number, number, unknown]>(p.squares, "nnt").flatMap(([x, y, turns]) =>
    [...text(turns)].map((r) => ({ id: `place ${text(p.tile)} ${x},${y} r${r}`, cell: [x, y], turn: Number(r) })),
  );

const prompt = (p: Raw): Prompt => ({
  seat: text(p.seat),
  kind: text(p.kind),
  step: number(p.step),
  steps: texts(p.steps),
  who: text(p.who),
  question: text(p.question),
  facts: text(p.facts),
  tile: text(p.tile) || null,
  at: Array.isArray(p.at) && p.at.length >= 2 ? (p.at as Prompt["at"]) : null,
  options: [
    ...squares(p),
    ...objects(p.options)
      .map(option)
      .filter((o) => o.id !== ""),
  ],
  refused: objects(p.refused).map((r) => ({ ...(r as unknown as Prompt["refused"][number]), note: text(r.note) })),
  skip: text(p.skip) || null,
  // biome-ignore lint/suspicious/noThenProperty: the name the kernel uses
  then: objects(p.then).map((t) => ({ text: text(t.text), rule: text(t.rule) || null, cells: rows(t.cells, "nnn") })),
});

const lesson = (l: Raw): Lesson => {
  const task = isObject(l.task) ? l.task : null;
  return {
    title: text(l.title),
    where: text(l.where),
    step: number(l.step),
    steps: objects(l.steps).map((s) => ({ title: text(s.title), task: s.task === true, done: s.done === true })),
    heading: text(l.heading),
    caption: list(l.caption) as Lesson["caption"],
    light: rows(l.light, "nnn"),
    task: task && {
      tag: text(task.tag),
      question: text(task.question),
      tile: text(task.tile) || null,
      state: task.state === "right" || task.state === "notyet" ? task.state : "open",
      choices: Array.isArray(task.choices)
        ? objects(task.choices).map((c) => ({ id: text(c.id), text: text(c.text) }))
        : null,
      feedback: list(task.feedback) as Lesson["caption"],
      hints_left: number(task.hints_left),
      hint: Array.isArray(task.hint) ? (task.hint as Lesson["caption"]) : null,
    },
    back: l.back === true,
    next: l.next === true,
    off_path: l.off_path === true,
  };
};

/** The view, or null when what came is not a view at all. */
export function readView(raw: unknown): View | null {
  if (!isObject(raw) || !Array.isArray(raw.tiles)) return null;
  const final = isObject(raw.final) ? raw.final : null;
  return {
    n: number(raw.n),
    seats: objects(raw.seats).map(seat),
    tiles: rows<View["tiles"][number]>(raw.tiles, "nntn").map((t) => [t[0], t[1], t[2], t[3], list(t[4]) as string[]]),
    figures: rows(raw.figures, "tttnnn"),
    track: rows(raw.track, "ttn"),
    left: rows(raw.left, "tnn"),
    left_total: number(raw.left_total),
    log: logEntries(raw.log),
    log_more: raw.log_more === true,
    prompt: isObject(raw.prompt) ? prompt(raw.prompt) : null,
    final: final && {
      title: text(final.title),
      columns: texts(final.columns),
      groups: objects(final.groups).map((g) => ({
        title: text(g.title),
        rows: objects(g.rows).map((r) => ({
          text: text(r.text),
          values: list(r.values).map((v) => (typeof v === "number" ? v : null)),
          cells: rows(r.cells, "nnn"),
        })),
      })),
      totals: list(final.totals).map((v) => number(v)),
    },
    can_undo: raw.can_undo === true,
    can_redo: raw.can_redo === true,
    playable: raw.playable !== false,
    lesson: isObject(raw.lesson) ? lesson(raw.lesson) : null,
  };
}

const design = (d: Raw): Design => ({
  segments: objects(d.segments) as unknown as Design["segments"],
  grid: texts(d.grid),
  ends: rows<[number, number]>(d.ends, "nn"),
});

export function readSheet(raw: unknown): Sheet {
  const s = isObject(raw) ? raw : {};
  const designs: Sheet["designs"] = {};
  for (const [id, d] of Object.entries(isObject(s.designs) ? s.designs : {})) if (isObject(d)) designs[id] = design(d);
  return {
    css: text(s.css),
    defs: text(s.defs),
    designs,
    figures: (isObject(s.figures) ? s.figures : {}) as Sheet["figures"],
    marks: (isObject(s.marks) ? s.marks : {}) as Sheet["marks"],
  };
}

export function readWords(raw: unknown): Words {
  const w = isObject(raw) ? raw : {};
  return {
    lang: text(w.lang) || "en",
    langs: rows(w.langs, "tt"),
    w: (isObject(w.w) ? w.w : {}) as Words["w"],
  };
}

export function readUi(raw: unknown): Ui {
  const u = isObject(raw) ? raw : {};
  const theme = ["light", "dark", "contrast"].includes(text(u.theme)) ? (u.theme as Ui["theme"]) : "auto";
  return { theme, height: number(u.height, 520), outlook: u.outlook !== false };
}
