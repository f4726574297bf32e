import { describe, expect, it } from "vitest";
import {
  around,
  boundsOf,
  clear,
  closeUp,
  enlarge,
  fit,
  hidden,
  panBy,
  show,
  toBoard,
  toScreen,
  zoomAt,
  zoomFloor,
} from "../src/geometry/camera.ts";
import { segmentAt, spotAt } from "../src/geometry/hit.ts";
import { extentOf, indexOf } from "../src/geometry/index.ts";
import { landscape } from "../src/geometry/landscape.ts";
import { pushApart } from "../src/geometry/spots.ts";
import { loneCorners } from "../src/geometry/towers.ts";
import { fitTurn, nextTurn, spinTo, turnPoint } from "../src/geometry/turn.ts";
import { nextCell } from "../src/geometry/walk.ts";
import type { Sheet, Tile } from "../src/wire/view.ts";
import { noTiles, readView } from "../src/wire/view.ts";
import { SHEET } from "./sheet.ts";

describe("turning", () => {
  it("turns points clockwise, x east, y south", () => {
    expect(turnPoint([50, 0], 1)).toEqual([100, 50]);
    expect(turnPoint([10, 20], 4)).toEqual([10, 20]);
    expect(turnPoint(turnPoint([10, 20], 3), -3)).toEqual([10, 20]);
  });
  it("goes through the legal turns only, both ways", () => {
    expect(nextTurn([0, 2], 0, 1)).toBe(2);
    expect(nextTurn([0, 1, 3], 0, -1)).toBe(3);
    expect(nextTurn([2], 2, 1)).toBe(2);
    expect(fitTurn([1, 3], 2)).toBe(3);
  });
  it("never spins back when the turn wraps round", () => {
    expect(spinTo(3, 0)).toBe(4);
    expect(spinTo(4, 3)).toBe(3);
    expect(spinTo(-1, 1)).toBe(1);
  });
});

describe("camera", () => {
  const size = { w: 770, h: 470 };
  const bounds = boundsOf([
    [-2, -1],
    [3, 2],
  ]);
  it("shows the whole board in whole pixels per tile", () => {
    const cam = fit(bounds, size, [0, 0]);
    const [left, top] = toScreen(cam, bounds.x0, bounds.y0);
    const [right, bottom] = toScreen(cam, bounds.x1, bounds.y1);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(size.w);
    expect(bottom).toBeLessThanOrEqual(size.h);
    expect(Number.isInteger(cam.z)).toBe(true);
  });
  it("pans a big board instead of shrinking it, except at the end", () => {
    const wide = boundsOf([
      [-20, -20],
      [20, 20],
    ]);
    expect(fit(wide, size, [0, 0]).z).toBe(zoomFloor(size));
    expect(fit(wide, size, [0, 0], true).z).toBeLessThan(20);
  });
  it("keeps the point under the pointer when it zooms", () => {
    const cam = fit(bounds, size, [0, 0]);
    const before = toBoard(cam, 300, 200);
    const after = toBoard(zoomAt(cam, 1.5, 300, 200, 40), 300, 200);
    expect(after[0]).toBeCloseTo(before[0], 1);
    expect(after[1]).toBeCloseTo(before[1], 1);
  });
  it("never loses the board, and brings a cell into sight", () => {
    const cam = panBy(fit(bounds, size, [0, 0]), 1e6, -1e6, bounds, size);
    expect(cam.x + bounds.x0 * cam.z).toBeLessThanOrEqual(size.w - cam.z);
    const [left, top] = toScreen(show(cam, [0, 0], size), 0, 0);
    expect(left >= 0 && top >= 0 && left < size.w && top < size.h).toBe(true);
  });
  it("keeps some cells and a little around them in sight", () => {
    expect(
      around([
        [0, 0],
        [3, -1],
      ]),
    ).toEqual({ x0: -0.3, y0: -1.3, x1: 4.3, y1: 1.3 });
  });
  it("looks closely at the tile of a figure step", () => {
    expect(closeUp([0, 0], size).z).toBe(168);
  });
});

describe("what a lesson shows", () => {
  const view = readView({
    tiles: "0 0 base-D 0 0 1 2 3;1 0 base-B 0 4 5",
    lesson: {},
  })!;
  const shown = (lesson: object) => landscape({ ...view, lesson: { ...view.lesson!, ...lesson } }, SHEET);
  it("reaches around a tile as far as what is lit there", () => {
    const alone = SHEET.designs["base-B"]!.segments.findIndex(({ kind }) => kind === "monastery");
    expect(shown({ light: [[1, 0, alone]] })).toEqual({ x0: 0, y0: -1, x1: 3, y1: 2 });
    expect(shown({ light: [[0, 0, 0]] })).toEqual({ x0: 0, y0: 0, x1: 2, y1: 1 });
  });
  it("is not made smaller by its letters", () => {
    expect(shown({ marks: [[0, 0, 0, "A", 50, 50, 50, 50]] })).toEqual({ x0: 0, y0: 0, x1: 2, y1: 1 });
  });
});

describe("a calm camera", () => {
  const size = { w: 600, h: 400 };
  const tool = { left: 8, top: 8, right: 90, bottom: 50 };
  const cells = Array.from({ length: 24 }, (_, i): [number, number] => [i % 6, Math.floor(i / 6)]);
  it("sees what lies outside or beneath a tool as hidden", () => {
    const cam = { x: 0, y: 0, z: 100 };
    expect(hidden(cam, [[0, 0], [1, 1], [6, 0]], size, [tool])).toEqual([[0, 0], [6, 0]]); // biome-ignore format: pairs
  });
  it("moves without zooming where that is enough, else zooms out until nothing is hidden", () => {
    const near = clear({ x: 300, y: 0, z: 64 }, boundsOf(cells), cells, size, [tool], 52);
    expect(near.z).toBe(64);
    expect(hidden(near, cells, size, [tool])).toEqual([]);
    const far = clear({ x: 0, y: 0, z: 112 }, boundsOf(cells), cells, size, [tool], 52);
    expect(far.z).toBeLessThan(100);
    expect(hidden(far, cells, size, [tool])).toEqual([]);
  });
  it("zooms in on a tile where it stands", () => {
    const cam = enlarge({ x: 0, y: 0, z: 60 }, [4, 3], 100, size);
    expect([cam.x + 4.5 * cam.z, cam.y + 3.5 * cam.z]).toEqual([270, 210]);
  });
});

describe("hit test", () => {
  const index = indexOf(readView({ tiles: "0 0 base-D 0 0 1 2 3" })!);
  it("finds the segment by the grid of the unturned tile", () => {
    expect(spotAt(index, SHEET, 0.5, 0.1)).toEqual([0, 0, 0]);
    expect(spotAt(index, SHEET, 0.5, 0.5)).toEqual([0, 0, 1]);
    expect(spotAt(index, SHEET, 0.5, 0.9)).toEqual([0, 0, 3]);
    expect(spotAt(index, SHEET, 1.5, 0.5)).toBeNull();
  });
  it("undoes the turn of the tile", () => {
    const turned = indexOf(readView({ tiles: "0 0 base-D 0 0 1 2 3;1 0 base-D 1 0 1 2 3" })!);
    expect(spotAt(turned, SHEET, 1.9, 0.5)).toEqual([1, 0, 0]);
  });
  it("reads base 36 and dots", () => {
    expect(segmentAt({ look: {}, segments: [], grid: ["a."], ends: [] }, 0, 0)).toBe(10);
    expect(segmentAt({ look: {}, segments: [], grid: ["a."], ends: [] }, 5, 0)).toBe(-1);
    expect(segmentAt(undefined, 5, 5)).toBe(-1);
  });
  it("knows the extent of a feature across tiles", () => {
    const view = readView({ tiles: "0 0 base-D 0 0 1 2 3;1 0 base-U 1 1 4 5;0 -1 base-M 2 0 6" })!;
    expect(extentOf(indexOf(view), [0, 0, 0])).toEqual([
      [0, 0, 0],
      [0, -1, 0],
    ]);
  });
});

describe("targets", () => {
  it("stay numbers, however small the board and however near each other they are", () => {
    for (const gap of [30, 80, 400])
      for (const margin of [40, 8, -1e9]) {
        const at = pushApart([[50, 50], [50, 50], [60, 40], [60, 40], [40, 40]], gap, margin); // biome-ignore format: pairs
        expect(at.flat().every(Number.isFinite)).toBe(true);
      }
  });
  it("pushes spots apart until none overlap", () => {
    const out = pushApart(
      [
        [50, 50],
        [50, 50],
        [52, 50],
        [48, 54],
      ],
      29,
      12,
    );
    for (const [i, a] of out.entries())
      for (const b of out.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(28.5);
  });
  it("stay where they can when there is no room to part, as for a moment at the far zoom", () => {
    const tile = [
      [50, 12],
      [88, 50],
      [50, 88],
      [12, 50],
      [50, 50],
    ] as [number, number][];
    for (const gap of [30, 90, 180, 400])
      for (const margin of [12, 40, 50]) {
        const out = pushApart(tile, gap, margin).flat();
        expect(out.every(Number.isFinite)).toBe(true);
      }
  });
  it("walks to the nearest cell in a direction", () => {
    const cells = [
      [1, 0],
      [0, 1],
      [3, 0],
      [-1, 2],
    ].map((cell) => ({ cell: cell as [number, number] }));
    expect(nextCell(cells, [0, 0], [1, 0])?.cell).toEqual([1, 0]);
    expect(nextCell(cells, [1, 0], [1, 0])?.cell).toEqual([3, 0]);
    expect(nextCell(cells, [0, 0], [0, -1])).toBeNull();
  });
});

describe("towers", () => {
  const sheet: Sheet = {
    ...SHEET,
    designs: {
      a: { look: {}, segments: [], grid: [], ends: [[95.6, 100]] },
      b: { look: {}, segments: [], grid: [], ends: [] },
    },
  };
  const four = (second: string): Tile[] => [
    [0, 0, "a", 0, []],
    [1, 0, second, 0, []],
    [0, 1, "b", 0, []],
    [1, 1, "b", 0, []],
  ];
  const corners = (tiles: Tile[]) => {
    const at = new Set(tiles.map((t) => `${t[0]},${t[1]}`));
    return loneCorners(tiles, sheet, (key) => at.has(key));
  };
  it("stand where a wall ends alone among four tiles", () => {
    expect(corners(four("b"))).toEqual([[1, 1]]);
    expect(corners(four("b").slice(0, 3))).toEqual([]);
  });
  it("do not stand where the neighbour carries the wall on", () => {
    sheet.designs.c = { look: {}, segments: [], grid: [], ends: [[4.4, 0]] };
    expect(
      corners([
        [0, 0, "a", 0, []],
        [1, 0, "b", 0, []],
        [0, 1, "a", 3, []],
        [1, 1, "b", 0, []],
      ]),
    ).toEqual([[1, 1]]);
    sheet.designs.d = { look: {}, segments: [], grid: [], ends: [[95.6, 0]] };
    expect(
      corners([
        [0, 0, "a", 0, []],
        [1, 0, "b", 0, []],
        [0, 1, "d", 0, []],
        [1, 1, "b", 0, []],
      ]),
    ).toEqual([]);
  });
});

it("a board knows its tiles again, whatever other boards have read meanwhile", () => {
  const [one, two] = [noTiles(), noTiles()];
  const [tile] = readView({ tiles: "0 0 base-D 0 0" }, one)!.tiles;
  readView({ tiles: "0 0 base-U 0 0" }, two);
  expect(readView({ tiles: "0 0 base-D 0 0;1 0 base-D 0 0" }, one)!.tiles[0]).toBe(tile);
});
