/** A page keeps the view by what is told to be different; the kernel's half runs the same cases. */
import { describe, expect, it, vi } from "vitest";
import cases from "../../tests/board/patches.json" with { type: "json" };
import { type Patch, patched } from "../src/wire/patch.ts";
import { State } from "../src/wire/state.ts";
import type { View } from "../src/wire/types.ts";

describe("a patch", () => {
  it.each(cases as [unknown, unknown, Patch][])("of %j makes %j", (old, made, patch) => {
    const was = structuredClone(old);
    expect(patched(old, patch)).toEqual(made);
    expect(old).toEqual(was);
  });
  it("leaves alone what is the same", () => {
    const old = { log: [{ id: 1 }, { id: 2 }], seats: [{ score: 1 }, { score: 2 }] };
    const made = patched(old, { log: [0, 0, [{ id: 3 }]], seats: { 1: { score: [5] } } }) as typeof old;
    expect(made).toEqual({ log: [{ id: 3 }, { id: 1 }, { id: 2 }], seats: [{ score: 1 }, { score: 5 }] });
    expect(made.log[1]).toBe(old.log[0]);
    expect(made.seats[0]).toBe(old.seats[0]);
  });
});

describe("what a page knows of a board", () => {
  const opened = () => {
    const said: unknown[] = [];
    const heard: string[] = [];
    const state = new State({ view: { rev: 1, n: 0 } as View }, (message) => said.push(message));
    state.on("change:view", () => heard.push("view"));
    state.on("msg:custom", (message: { kind: string }) => heard.push(message.kind));
    return { state, said, heard };
  };
  it("follows what changes", () => {
    const { state, said, heard } = opened();
    state.take({ kind: "patch", rev: 1, view: { rev: [2], n: [1] } });
    state.take({ kind: "same" });
    expect(state.get("view")).toEqual({ rev: 2, n: 1 });
    expect([heard, said]).toEqual([["view", "same"], []]);
  });
  it("asks once for the whole where something was lost, and goes on from there", () => {
    const { state, said, heard } = opened();
    state.take({ kind: "patch", rev: 2, view: { rev: [3], n: [2] } });
    state.take({ kind: "patch", rev: 3, view: { rev: [4], n: [3] } });
    expect(state.get("view")).toEqual({ rev: 1, n: 0 });
    expect([heard, said]).toEqual([[], [{ do: "look", n: 0 }]]);
    state.put({ view: { rev: 4, n: 3 } as View });
    state.take({ kind: "patch", rev: 4, view: { rev: [5] } });
    expect(state.get("view")).toEqual({ rev: 5, n: 3 });
    state.take({ kind: "patch", rev: 9, view: { rev: [10] } });
    expect(said).toHaveLength(2);
  });
  it("takes no notice of what is older than the whole that has come", () => {
    const { state, said, heard } = opened();
    state.put({ view: { rev: 3, n: 2 } as View });
    state.take({ kind: "patch", rev: 1, view: { rev: [2], n: [1] } });
    state.take({ kind: "patch", rev: 2, view: { rev: [3], n: [2] } });
    expect([state.get("view"), said, heard]).toEqual([{ rev: 3, n: 2 }, [], ["view"]]);
  });
  it("asks again where the whole has not come for a while", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { state, said } = opened();
    for (const rev of [2, 3]) state.take({ kind: "patch", rev });
    expect(said).toHaveLength(1);
    vi.setSystemTime(Date.now() + 4001);
    state.take({ kind: "patch", rev: 4 });
    expect(said).toHaveLength(2);
    vi.useRealTimers();
  });
});
