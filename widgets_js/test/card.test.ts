// @vitest-environment happy-dom
/** Where the card stands: never on what is pointed at, where another corner is free. */
import { expect, it } from "vitest";
import { toLeft } from "../src/board/card.tsx";
import type { Store } from "../src/state/store.ts";
import { seen } from "./mount.ts";

/** Whether the card changes its corner where the cell that is pointed at lies there on a board of that size (px). */
const moved = (size: [w: number, h: number], [x, y]: [number, number]) => {
  const viewport = { camera: { x, y, z: 50 }, size: { w: size[0], h: size[1] } };
  const state = { hover: { spot: [0, 0, 0] }, placing: { ghost: null }, selection: { lit: null } };
  return toLeft({ viewport, state } as unknown as Store, seen("place"));
};

it("goes to the left of a board that is wide, as soon as it would lie on more on the right", () => {
  expect(moved([526, 430], [120, 240])).toBe(false);
  expect(moved([526, 430], [300, 240])).toBe(true);
  expect(moved([526, 430], [300, 20])).toBe(false);
});

it("goes above on a narrow one, wherever across what is pointed at lies", () => {
  for (const x of [20, 150]) expect([moved([272, 336], [x, 60]), moved([272, 336], [x, 240])]).toEqual([false, true]);
});
