/** Words come to a page once: one board asks for what none has brought. */
import type { AnyModel } from "@anywidget/types";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hostOf } from "../src/hosts/jupyter.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

let ids = 0;
function board(lang: string) {
  const traits: Record<string, unknown> = { ui: { model: `${ids++}` }, words: { lang, w: {} }, dictionary: {} };
  const heard: Record<string, () => void> = {};
  const sent: object[] = [];
  const model = {
    get: (name: string) => traits[name],
    set: () => {},
    on: (name: string, hear: () => void) => {
      heard[name] = hear;
    },
    send: (message: object) => sent.push(message),
  };
  const state = hostOf(model as unknown as AnyModel);
  return {
    sent,
    words: () => (state.get("words") as { w?: object }).w,
    brings: (said: object) => {
      traits.dictionary = said;
      heard["change:dictionary"]!();
    },
    goes: () => heard.destroy!(),
  };
}

it("one board asks for the words that twenty lack, and what comes is for all of them", () => {
  const boards = Array.from({ length: 20 }, () => board("cs"));
  expect(boards.flatMap(({ sent }) => sent)).toEqual([{ do: "words" }]);
  boards[0]!.brings({ cs: { yes: "ano" } });
  expect(boards.map(({ words }) => words())).toEqual(boards.map(() => ({ yes: "ano" })));
  vi.advanceTimersByTime(60_000);
  expect(boards.flatMap(({ sent }) => sent)).toHaveLength(1);
  expect(board("cs").sent).toEqual([]);
});

it("another board asks when the first gets no answer, and none that is gone", () => {
  const [dead, live, gone] = [board("de"), board("de"), board("de")];
  gone.goes();
  vi.advanceTimersByTime(4500);
  expect([dead, live, gone].map(({ sent }) => sent.length)).toEqual([1, 1, 0]);
  live.brings({ de: { yes: "ja" } });
  expect([dead, gone].map(({ words }) => words())).toEqual([{ yes: "ja" }, undefined]);
});
