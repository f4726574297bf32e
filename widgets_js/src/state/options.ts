/** The answers to a question by where they are: several kinds of figures may be put on one segment. */
import { extentOf, indexOf } from "../geometry/index.ts";
import type { Spot } from "../wire/types.ts";
import type { Option, Prompt, View } from "../wire/view.ts";

/** `n` is the number of an option in the list, from 1: the key that chooses it. */
export type Group = { key: string; options: { option: Option; n: number }[] };

function grouped(options: readonly Option[], keyOf: (option: Option) => string): Group[] {
  const groups = new Map<string, Group>();
  for (const option of options) {
    const key = keyOf(option);
    const group = groups.get(key) ?? { key, options: [] };
    // on another segment of the same feature the same kind is the same entry
    if (!group.options.some((o) => o.option.figure === option.figure && option.figure))
      group.options.push({ option, n: 0 });
    groups.set(key, group);
  }
  let n = 0;
  for (const group of groups.values()) for (const entry of group.options) entry.n = ++n;
  return [...groups.values()];
}

const place = ({ id, cell, segment, figure }: Option): string =>
  figure && segment !== undefined ? `${cell} ${segment}` : id;

/** One group for every segment. */
export const groupsOf = (options: readonly Option[]): Group[] => grouped(options, place);

/** One group for every entry of the list: what is the same on all of a feature is told once. */
export function listOf(view: View, prompt: Prompt): Group[] {
  const index = indexOf(view);
  const first = ({ cell, segment }: Option): Spot => extentOf(index, [...cell!, segment ?? -1])[0]!;
  return grouped(prompt.options, (option) =>
    option.of === undefined || !option.cell ? place(option) : `${option.of} ${first(option)}`,
  );
}

/** The two ends that an option joins, or none. */
export const endsOf = ({ cell, segments }: Option): Spot[] =>
  cell && segments ? segments.map((s): Spot => [...cell, s]) : [];

/** The options that join an end with another one. */
export const from = (prompt: Prompt, end: Spot): Option[] =>
  prompt.options.filter((option) => endsOf(option).some((spot) => spot.join() === end.join()));

/** The option that joins two ends. */
export const joining = (prompt: Prompt, a: Spot, b: Spot): Option | undefined =>
  from(prompt, a).find((option) => a.join() !== b.join() && endsOf(option).some((spot) => spot.join() === b.join()));

/** What a view asks, and after which answers: options are told apart by numbers, which another question has too. */
function asked({ n, line, lesson, prompt }: View): string {
  const { kind, seat, tile, at, rule, options } = prompt;
  return JSON.stringify([n, line, lesson?.step, kind, seat, tile, at, rule, options]);
}

export const sameQuestion = (old: View, view: View): boolean => asked(old) === asked(view);
