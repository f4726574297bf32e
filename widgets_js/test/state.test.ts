/** What a view keeps to itself, without a page: values go in, values come out. */
import { describe, expect, it } from "vitest";
import { indexOf } from "../src/geometry/index.ts";
import { forView, freshPanel, isOpen, toggled } from "../src/state/panel.ts";
import { NO_PICKS, picked, picking, ticked } from "../src/state/picks.ts";
import { previewed, turned, UNPLACED, withdrawn } from "../src/state/placing.ts";
import { afterMove, busy, freshState, inWords, outlookOf, previewedAction } from "../src/state/state.ts";
import { seen } from "./mount.ts";

const legal = { cell: [2, 0] as [number, number], turns: [1, 3], ids: new Map() };
const entry = seen("scored").log[0]!;
const card = { title: "City" } as never;

describe("the tile to be placed", () => {
  it("is previewed as it fits, and turned through what fits there", () => {
    const there = previewed(UNPLACED, legal);
    expect(there).toMatchObject({ turn: 0, spin: 1, ghost: { cell: [2, 0], turn: 1 } });
    const next = turned(there, 1, legal);
    expect(next).toMatchObject({ turn: 3, spin: 3, ghost: { cell: [2, 0], turn: 3 } });
    expect(turned(next, 1, legal)).toMatchObject({ turn: 1, spin: 5 });
  });
  it("turns freely where it is not previewed, and never spins back", () => {
    const back = turned(UNPLACED, -1, undefined);
    expect(back).toMatchObject({ turn: 3, spin: -1, ghost: null });
    expect(turned(back, 1, undefined)).toMatchObject({ turn: 0, spin: 0 });
  });
  it("keeps its turn when it is withdrawn", () => {
    expect(withdrawn(turned(previewed(UNPLACED, legal), 1, legal))).toMatchObject({ turn: 3, ghost: null });
  });
});

describe("a new move", () => {
  it("forgets what was about the one before, but not what is open", () => {
    const state = {
      ...freshState(),
      placing: previewed(UNPLACED, legal),
      selection: { lit: "a", half: null, point: [], row: null },
      panel: toggled(freshPanel, 4),
      menu: "more" as const,
    };
    expect(afterMove(state)).toEqual({ ...freshState(), panel: state.panel, menu: "more" });
  });
  it("still waits for what was sent, and is silent no more", () => {
    const then = (status: "waiting" | "silent") => afterMove({ ...freshState(), request: { status, error: "late" } });
    expect(busy(then("waiting"))).toBe(true);
    expect(then("silent").request).toEqual({ status: "idle", error: "" });
  });
});

describe("another language", () => {
  it("drops what was said in the one before, and keeps what is chosen", () => {
    const state = {
      ...freshState(),
      placing: previewed(UNPLACED, legal),
      hover: { spot: null, card },
      panel: { ...toggled(freshPanel, 4), older: [entry], more: true },
    };
    const { placing, hover, panel } = inWords(state);
    expect(placing).toBe(state.placing);
    expect(hover.card).toBeNull();
    expect(panel).toEqual(toggled(freshPanel, 4));
  });
});

describe("what a move would do", () => {
  it("is shown while that move is previewed, and no longer", () => {
    const view = seen("place");
    const [first, other] = [...indexOf(view).legal.values()] as [typeof legal, typeof legal];
    const state = { ...freshState(), placing: previewed(UNPLACED, first) };
    const action = previewedAction(state, view);
    expect(action).toBe(first.ids.get(state.placing.ghost!.turn));
    const told = { ...state, outlook: { action, lines: [{ text: "Ada +3", rule: "", cells: [] }] } };
    expect(outlookOf(told, view)).toHaveLength(1);
    expect(outlookOf({ ...told, placing: previewed(UNPLACED, other) }, view)).toEqual([]);
    expect(outlookOf({ ...told, placing: UNPLACED }, view)).toEqual([]);
  });
});

describe("the panel", () => {
  it("opens rows and closes them", () => {
    const open = toggled(toggled(freshPanel, 4), 5);
    expect([...open.open]).toEqual([4, 5]);
    expect([...toggled(open, 4).open]).toEqual([5]);
    expect(freshPanel.open.size).toBe(0);
  });
  it("knows a rule by where it is open", () => {
    const panel = { ...freshPanel, rule: { at: "log 3", id: "BASE-4.5", rule: null, error: "" } };
    expect(isOpen(panel, "BASE-4.5", "log 3")).toBe(true);
    expect(isOpen(panel, "BASE-4.5", "note")).toBe(false);
  });
  it("shows the results when the game ends, and the log again when it does not", () => {
    const over = forView(freshPanel, seen("place"), seen("over"));
    expect(over.tab).toBe("final");
    expect(forView({ ...over, tab: "log" }, seen("over"), seen("over")).tab).toBe("log");
    expect(forView(over, seen("over"), seen("place")).tab).toBe("log");
  });
  it("forgets older entries when the game goes back", () => {
    const view = seen("scored");
    const panel = { ...freshPanel, older: [entry], more: false };
    expect(forView(panel, view, { ...view, n: view.n + 1 }).older).toEqual([entry]);
    expect(forView(panel, view, { ...view, n: view.n - 1 })).toMatchObject({ older: [], more: null });
  });
});

describe("what is ticked", () => {
  const view = seen("several");
  const [first, second] = view.lesson!.task!.choices!.map(({ id }) => id) as [string, string];
  it("is added and taken away, of this question only", () => {
    const both = ticked(ticked(NO_PICKS, view, first), view, second);
    expect(picked(both, view)).toEqual([first, second]);
    expect(picked(ticked(both, view, first), view)).toEqual([second]);
    const lesson = { ...view.lesson!, step: view.lesson!.step + 1 };
    expect(picked(both, { ...view, lesson })).toEqual([]);
    const shown = { ...view, lesson: { ...view.lesson!, task: { ...view.lesson!.task!, once: true, picked: first } } };
    shown.lesson.task.state = "given";
    expect(picked(both, shown), "what is shown as right replaces what was ticked").toEqual([first]);
  });
  it("stays as it is where nothing can be ticked", () => {
    expect(picking(view, "nothing")).toBe(false);
    expect(ticked(NO_PICKS, view, "nothing")).toBe(NO_PICKS);
    expect(ticked(NO_PICKS, seen("place"), first)).toBe(NO_PICKS);
  });
});
