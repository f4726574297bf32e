/** Reads a question, with its options and what is refused. */
import type { Option, Prompt } from "../types.ts";
import { isObject, list, number, objects, type Raw, rows, text, texts } from "./values.ts";

const option = (o: Raw): Option => ({ ...(o as unknown as Option), id: text(o.id) });

/** The legal squares as [x, y, turns]: there may be a hundred, and a row is a quarter of the bytes of an option. */
const squares = (p: Raw): Option[] =>
  rows<[number, number, unknown]>(p.squares, "nnt").flatMap(([x, y, turns]) =>
    [...text(turns)].map((r) => ({ id: `place ${text(p.tile)} ${x},${y} r${r}`, cell: [x, y], turn: Number(r) })),
  );

/** Places of figures and pieces as one text, "x y segment name say kinds;": on a large board there are hundreds. */
const places = (p: Raw): Option[] => {
  const { verb, kinds, texts: said, rows: packed } = isObject(p.places) ? p.places : {};
  return text(packed)
    .split(";")
    .flatMap((row) => {
      const [x, y, segment, where, of, digits] = row.split(" ");
      const [icon, say, note] = texts(list(said)[Number(of)]);
      if (digits === undefined || say === undefined) return [];
      return [...digits].map((digit): Option => {
        const figure = text(list(kinds)[Number(digit)]);
        const id = [text(verb), figure, `${x},${y}`, where].filter(Boolean).join(" ");
        const cell: Option["cell"] = [Number(x), Number(y)];
        return {
          id,
          cell,
          segment: Number(segment),
          ...(figure ? { figure } : {}),
          of: Number(of),
          icon: icon ?? "",
          text: say,
          note: note ?? "",
        };
      });
    });
};

export const prompt = (p: Raw): Prompt => ({
  seat: text(p.seat),
  kind: text(p.kind),
  step: number(p.step),
  steps: texts(p.steps),
  who: text(p.who),
  turn: text(p.turn),
  question: text(p.question),
  facts: text(p.facts),
  rule: text(p.rule) || null,
  tile: text(p.tile) || null,
  at: Array.isArray(p.at) && p.at.length >= 2 ? (p.at as Prompt["at"]) : null,
  options: [
    ...squares(p),
    ...places(p),
    ...objects(p.options)
      .map(option)
      .filter((o) => o.id !== ""),
  ],
  refused: objects(p.refused).map((r) => ({ ...(r as unknown as Prompt["refused"][number]), note: text(r.note) })),
  skip: text(p.skip) || null,
  closed: p.closed === true,
  card: text(p.card),
  anew: text(p.anew),
  // biome-ignore lint/suspicious/noThenProperty: the name the kernel uses
  then: objects(p.then).map((t) => ({ text: text(t.text), rule: text(t.rule) || null, cells: rows(t.cells, "nnn") })),
});
