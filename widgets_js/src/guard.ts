/** Reads what the kernel sent: fills in what is missing, keeps only well-formed rows, never throws. */
import { cards, hands, lane, reveal } from "./read/cards.ts";
import { lesson } from "./read/lesson.ts";
import { prompt } from "./read/prompt.ts";
import { timeline } from "./read/time.ts";
import { isObject, list, named, number, objects, type Raw, rows, text, texts } from "./read/values.ts";
import type { Design, LogEntry, Neutral, Seat, Sheet, Ui, View, Words } from "./types.ts";

const seat = (s: Raw): Seat => ({
  seat: text(s.seat),
  name: text(s.name) || text(s.seat),
  mark: text(s.mark),
  score: number(s.score),
  cards: list(s.cards).map((c) => number(c)),
  active: s.active === true,
  supply: rows<[string, number, number]>(s.supply, "tnn").map(([kind, left, total]) => ({ kind, left, total })),
  tokens: rows(s.tokens, "tn"),
});

export const logEntry = (e: Raw): LogEntry => ({
  id: number(e.id),
  seat: typeof e.seat === "string" ? e.seat : null,
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

/** Laid tiles come as one text, "x y design turn feature feature ...;", a third of the bytes of rows. */
const unpack = (packed: string): View["tiles"] =>
  packed.split(";").flatMap((entry) => {
    const [x, y, design, turn, ...features] = entry.trim().split(" ");
    const place = [x, y, turn].map(Number);
    return design && place.every(Number.isInteger) ? [[place[0]!, place[1]!, design, place[2]!, features]] : [];
  });

let known: { packed: string; tiles: View["tiles"] } = { packed: "", tiles: [] };

/** The same text gives the same array, so that a move that lays no tile draws none. */
function tiles(packed: string): View["tiles"] {
  if (packed !== known.packed) known = { packed, tiles: unpack(packed) };
  return known.tiles;
}

/** The view, or null when what came is not a view at all. */
export function readView(raw: unknown): View | null {
  if (!isObject(raw) || typeof raw.tiles !== "string") return null;
  const final = isObject(raw.final) ? raw.final : null;
  return {
    n: number(raw.n),
    seats: objects(raw.seats).map(seat),
    tiles: tiles(raw.tiles),
    figures: rows(raw.figures, "tttnnn"),
    neutral: rows<Neutral>(raw.neutral, "ttnn").map(([key, kind, x, y, on]) => [key, kind, x, y, list(on).map(Number)]),
    throw: rows<NonNullable<View["throw"]>>([raw.throw], "nnnnn")[0] ?? null,
    names: named(raw.names),
    track: rows(raw.track, "ttnn"),
    lane: lane(raw.lane),
    hands: hands(raw.hands),
    cards: cards(raw.cards),
    reveal: reveal(raw.reveal),
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
          rule: text(r.rule) || null,
        })),
      })),
      totals: list(final.totals).map((v) => number(v)),
    },
    can_undo: raw.can_undo === true,
    can_redo: raw.can_redo === true,
    playable: raw.playable !== false,
    lesson: isObject(raw.lesson) ? lesson(raw.lesson) : null,
    timeline: timeline(raw.timeline),
  };
}

const place = (name: string, v: unknown) => Object.fromEntries(rows<[number, number]>([v], "nn").map((p) => [name, p]));

const design = (d: Raw): Design => ({
  segments: objects(d.segments) as unknown as Design["segments"],
  grid: texts(d.grid),
  ends: rows<[number, number]>(d.ends, "nn"),
  ...place("rest", d.rest),
  ...place("sign", d.sign),
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
    marks: named(s.marks),
    tokens: named(s.tokens),
    cards: named(s.cards),
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
  return { theme, height: number(u.height, 520), outlook: u.outlook !== false, model: text(u.model) };
}
