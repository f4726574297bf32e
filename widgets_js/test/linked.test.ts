/** What a page's model of a board holds for others: its view as it is, to be saved, and a value that is given back. */
import type { AnyModel } from "@anywidget/types";
import { expect, it } from "vitest";
import { hostOf } from "../src/hosts/jupyter.ts";

let ids = 0;
/** A model that speaks of every part that is set, the same or not, as that of marimo does. */
function board() {
  const view = { rev: 1, n: 0, line: 0, playable: true };
  const traits: Record<string, unknown> = {
    ui: { model: `linked ${ids++}` },
    words: { lang: "en", w: {} },
    dictionary: { en: {} },
    view,
    value: { move: 0 },
  };
  const heard: Record<string, (...told: unknown[]) => void> = {};
  const dirty = new Set<string>();
  const saved: string[][] = [];
  const model = {
    get: (name: string) => traits[name],
    set: (name: string, value: unknown) => {
      traits[name] = value;
      dirty.add(name);
      heard[`change:${name}`]?.(value);
    },
    save_changes: () => {
      saved.push([...dirty]);
      dirty.clear();
    },
    on: (name: string, hear: (...told: unknown[]) => void) => {
      heard[name] = hear;
    },
    send: () => {},
  };
  const state = hostOf(model as unknown as AnyModel);
  return { traits, heard, saved, dirty, state, view };
}

it("keeps the view in the model, and has none of it sent", () => {
  const { traits, heard, dirty, state, view } = board();
  const before = state.get("view");
  heard["msg:custom"]!({ kind: "patch", rev: 1, view: { rev: [2], n: [3], playable: [] } });
  expect(state.get("view")).toEqual({ rev: 2, n: 3, line: 0 });
  expect(before).toEqual({ rev: 1, n: 0, line: 0, playable: true });
  expect(traits.view).toBe(view);
  expect(traits.view).toEqual(state.get("view"));
  expect([...dirty]).toEqual([]);
});

it("gives a new value back once, alone", () => {
  const { traits, heard, saved } = board();
  traits.value = { move: 1 };
  heard["change:value"]!();
  expect(saved).toEqual([["value"]]);
  expect(traits.value).toEqual({ move: 1 });
});
