/** The answers to a question by where they are: several kinds of figures may be put on one segment. */
import type { Option } from "./types.ts";

/** `n` is the number of an option in its question, from 1: the key that chooses it. */
export type Group = { key: string; options: { option: Option; n: number }[] };

export function groupsOf(options: readonly Option[]): Group[] {
  const groups = new Map<string, Group>();
  options.forEach((option, i) => {
    const key = option.figure && option.segment !== undefined ? `${option.cell} ${option.segment}` : option.id;
    const group = groups.get(key) ?? { key, options: [] };
    group.options.push({ option, n: i + 1 });
    groups.set(key, group);
  });
  return [...groups.values()];
}
