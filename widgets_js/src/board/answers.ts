/** Where on the board a question is answered: a spot for every segment, tile or road end it may be about. */

import { cellKey, extentOf, indexOf } from "../geometry/index.ts";
import { pushApart } from "../geometry/spots.ts";
import { turnPoint } from "../geometry/turn.ts";
import { endsOf, type Group, groupsOf } from "../state/options.ts";
import type { Store } from "../state/store.ts";
import type { Cell, Spot } from "../wire/types.ts";
import type { Option, Prompt, View } from "../wire/view.ts";

export interface AnswerSpot {
  key: string;
  cell: Cell;
  /** What is chosen here; for one of two road ends nothing yet. */
  group: Group | null;
  end: Spot | null;
  /** A dot until it is pointed at: another place for what a larger spot offers, or one of many with a choice of pieces. */
  small: boolean;
  main: boolean;
  /** Where it is about, and where it stands (board units). */
  home: [number, number];
  at: [number, number];
}
/** With more features than these only one place of each is marked large. */
const FEW = 12;
/** Half a spot (px): beside each other on one tile, or spread over a board that is seen small. */
export const half = (store: Store, prompt: Prompt): number =>
  prompt.kind === "figure" ? 22 : Math.min(20, Math.max(15, store.viewport.camera.z * 0.2));

export const cellsOf = (prompt: Prompt): Cell[] => [
  ...new Map(prompt.options.flatMap((o) => (o.cell ? [[o.cell.join(), o.cell] as const] : []))).values(),
];

/** Whether a question is answered on the board; in a lesson it takes moves only where the learner is asked. */
export const onBoard = (view: View): boolean => {
  const { prompt } = view;
  if (!view.playable || !prompt?.options.length) return false;
  return prompt.kind === "figure" ? prompt.at !== null : prompt.kind === "choose" && cellsOf(prompt).length > 0;
};

function homeOf(store: Store, view: View, prompt: Prompt, [x, y]: Cell, segment?: number): [number, number] {
  const tile = indexOf(view).at.get(cellKey(x, y));
  const design = tile && store.sheet.designs[tile[2]];
  const whole = (prompt.kind === "figure" && design?.sign) || design?.rest;
  const anchor = segment === undefined ? whole : design?.segments[segment]?.anchor;
  const [u, v] = turnPoint(anchor ?? [50, 50], tile?.[3] ?? 0);
  return [x * 100 + u, y * 100 + v];
}

/** The first place of every feature, but one without a figure if there is one, when there are many. */
function large(view: View, groups: Group[]): Set<Group> {
  const index = indexOf(view);
  const taken = new Set(view.figures.map((f) => f.slice(3).join()));
  const found = new Map<string, Group>();
  for (const group of groups) {
    const { cell, segment } = group.options[0]!.option;
    const spot: Spot = [...cell!, segment ?? -1];
    const key = segment === undefined ? group.key : extentOf(index, spot)[0]!.join();
    const known = found.get(key)?.options[0]?.option;
    if (!known || (taken.has([...known.cell!, known.segment].join()) && !taken.has(spot.join()))) found.set(key, group);
  }
  return new Set(groups.length > FEW ? found.values() : groups);
}

/** Away from the middle of its tile: what two ends will be joined by has to be seen between them. */
const outward = (v: number, cell: number): number => {
  const middle = cell * 100 + 50;
  return middle + Math.max(-40, Math.min(40, (v - middle) * 1.5));
};

const named = (option: Option): option is Option & { cell: Cell } => option.cell !== undefined;

export function answerSpots(store: Store, view: View, prompt: Prompt): AnswerSpot[] {
  const groups = groupsOf(prompt.options.filter((o) => named(o) && !o.segments));
  const shown = large(view, groups);
  const spots = groups.map((group): AnswerSpot => {
    const { cell, segment } = group.options[0]!.option;
    const home = homeOf(store, view, prompt, cell!, segment);
    const main = shown.has(group);
    const small = !main || (groups.length > FEW && group.options.length > 1);
    return { key: group.key, cell: cell!, group, end: null, small, main, home, at: home };
  });
  for (const end of new Map(prompt.options.flatMap(endsOf).map((e) => [e.join(), e])).values()) {
    const [x, y] = homeOf(store, view, prompt, [end[0], end[1]], end[2]);
    const home: [number, number] = [outward(x, end[0]), outward(y, end[1])];
    spots.push({
      key: end.join(),
      cell: [end[0], end[1]],
      group: null,
      end,
      small: false,
      main: true,
      home,
      at: home,
    });
  }
  return apart(store, prompt, spots);
}

/** Pushes the large ones of each tile apart, and of one tile alone so that they stay on it. */
function apart(store: Store, prompt: Prompt, spots: AnswerSpot[]): AnswerSpot[] {
  const z = store.viewport.camera.z / 100;
  const r = half(store, prompt) / z;
  const moving = spots.filter((t) => !t.small);
  const [first] = moving;
  if (!first) return spots;
  const alone = moving.every((t) => t.cell.join() === first.cell.join());
  const [ox, oy] = alone ? [first.cell[0] * 100, first.cell[1] * 100] : [0, 0];
  const margin = alone ? Math.min(r * 0.8, 40) : -1e9;
  const places = pushApart(
    moving.map(({ home: [x, y] }) => [x - ox, y - oy]),
    2 * r + 4 / z,
    margin,
  );
  moving.forEach((spot, i) => {
    spot.at = [places[i]![0] + ox, places[i]![1] + oy];
  });
  return spots;
}
