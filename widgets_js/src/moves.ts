/** What the reader does to the game: preview, turn, place, choose, skip. */
import type { Desk } from "./desk.ts";
import { cellKey, indexOf } from "./geometry/index.ts";
import { fitTurn, nextTurn, spinTo } from "./geometry/turn.ts";
import { joining, listOf } from "./groups.ts";
import { askOutlook, dropOutlook } from "./look.ts";
import { shut } from "./menus.ts";
import type { AskWhy, Cell, Prompt, Spot } from "./types.ts";

export const promptOf = (desk: Desk, kind: string): Prompt | null =>
  desk.view?.playable && desk.view.prompt?.kind === kind && !desk.local.busy ? desk.view.prompt : null;

/** Whether a tile is asked for: a lesson does so only in some of its steps, elsewhere one may still try. */
export const asksForTile = (desk: Desk): boolean => {
  const lesson = desk.view?.lesson;
  return !lesson || (lesson.task?.state === "open" && !lesson.task.choices);
};

/** Chooses an answer; the browser knows it by its number alone. */
export const act = (desk: Desk, id: string): void => desk.send({ do: "act", answer: Number(id) });

/** Shows the tile on a legal cell, turned so that it fits. */
export function preview(desk: Desk, cell: Cell): void {
  const { view, local } = desk;
  const legal = view && indexOf(view).legal.get(cellKey(...cell));
  if (!legal || !promptOf(desk, "place")) return;
  const fits = fitTurn(legal.turns, local.turn);
  desk.set({
    ghost: { cell, turn: fits },
    spin: spinTo(local.spin, fits),
    note: null,
    hot: null,
    card: null,
    outlook: [],
  });
  askOutlook(desk);
}

/** Turns the tile: through the turns that fit where it is previewed, else freely; one that fits one way only stays. */
export function turn(desk: Desk, step: 1 | -1): void {
  const { view, local } = desk;
  if (!view || !promptOf(desk, "place")) return;
  const legal = local.ghost && indexOf(view).legal.get(cellKey(...local.ghost.cell));
  if (legal && local.ghost) {
    if (legal.turns.length === 1) return;
    const next = nextTurn(legal.turns, local.ghost.turn, step);
    const ghost = { cell: local.ghost.cell, turn: next };
    desk.set({ turn: next, spin: spinTo(local.spin, next), ghost, note: null, outlook: [] });
    askOutlook(desk);
  } else {
    const next = (local.turn + step + 4) % 4;
    desk.set({ turn: next, spin: spinTo(local.spin, next), ghost: null, note: null, outlook: [] });
  }
}

/** Places the tile where it is previewed; it lies there at once, the kernel has only to agree. */
export function commit(desk: Desk): void {
  const { view, local } = desk;
  if (!view || !local.ghost || !promptOf(desk, "place")) return;
  const id = indexOf(view)
    .legal.get(cellKey(...local.ghost.cell))
    ?.ids.get(local.ghost.turn);
  if (!id) return;
  dropOutlook(desk);
  act(desk, id);
  if (desk.local.busy) desk.set({ sent: [...local.ghost.cell, view.prompt?.tile ?? "", local.ghost.turn, []] });
}

/** Asks why the tile does not fit on a cell, and shows the answer there. */
export async function refuse(desk: Desk, cell: Cell): Promise<void> {
  const { view, local } = desk;
  const prompt = promptOf(desk, "place");
  if (!view || !prompt?.tile || !prompt.options.length) return;
  const turned = (local.ghost?.turn ?? local.turn) as AskWhy["turn"];
  desk.set({ ghost: null, outlook: [], note: null });
  try {
    const why = await desk.link.ask(view.n, { what: "why", cell, turn: turned });
    if (desk.view === view && !desk.local.ghost) desk.set({ note: { cell, turn: turned, ...why } });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    desk.set({ note: { cell, turn: turned, text, rule: null, rule_text: "", edges: [] } });
  }
}

/** A click, tap or Enter on a cell; `sure` places at once (mouse), else the first time previews. */
export function pick(desk: Desk, cell: Cell, sure: boolean): void {
  const { view, local } = desk;
  if (!view || !promptOf(desk, "place")) return;
  const index = indexOf(view);
  const key = cellKey(...cell);
  if (index.legal.has(key)) {
    const there = local.ghost && cellKey(...local.ghost.cell) === key;
    if (!there) {
      preview(desk, cell);
      if (!sure) desk.stage.show(cell);
    }
    if (there || sure) commit(desk);
  } else if (!index.at.has(key)) void refuse(desk, cell);
}

/** Chooses the nth option (from 1) of a figure step or of a list. */
export function chooseNth(desk: Desk, n: number): void {
  const prompt = promptOf(desk, "figure") ?? promptOf(desk, "choose");
  if (!prompt) return;
  const found = listOf(desk.view!, prompt).flatMap(({ options }) => options.find((entry) => entry.n === n) ?? []);
  if (found[0]) act(desk, found[0].option.id);
}

/** Chooses one of two road ends; the second acts at once if `sure` (mouse) or if it has been previewed. */
export function chooseEnd(desk: Desk, end: Spot, sure: boolean): void {
  const prompt = promptOf(desk, "choose");
  if (!prompt) return;
  const { half, lit } = desk.local;
  const option = half && joining(prompt, half, end);
  if (option && (sure || lit === option.id)) return act(desk, option.id);
  if (option) desk.set({ lit: option.id });
  else desk.set({ half: half?.join() === end.join() ? null : end, lit: null, outlook: [] });
  askOutlook(desk);
}

/** Chooses an answer on the score track; a finger sees first what it would do. */
export function chooseSpace(desk: Desk, id: string, sure: boolean): void {
  if (!promptOf(desk, "choose")) return;
  if (sure) return act(desk, id);
  desk.set({ lit: id, outlook: [] });
  askOutlook(desk);
}

export function skip(desk: Desk): void {
  const { view, local } = desk;
  if (view?.playable && view.prompt?.skip && !local.busy) desk.send({ do: "skip" });
}

/** Drops what is open, one thing at a time; false when nothing was. */
export function dismiss(desk: Desk): boolean {
  const { local } = desk;
  if (local.rule) desk.set({ rule: null });
  else if (shut(desk)) return true;
  else if (local.note) desk.set({ note: null });
  else if (local.ghost) desk.set({ ghost: null, outlook: [] });
  else if (local.half) desk.set({ half: null, lit: null, outlook: [] });
  else if (local.hot || local.card) desk.set({ hot: null, card: null });
  else if (local.full && !desk.root.ownerDocument.fullscreenElement) desk.set({ full: false });
  else return false;
  return true;
}
