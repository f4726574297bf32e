/** Where signs and pads lie over the board. */
import { describe, expect, it } from "vitest";
import { around, clearest, within } from "../src/geometry/aside.ts";
import { loss, placeOf, type Rect } from "../src/geometry/camera.ts";

const window = { w: 600, h: 400 };
const cam = { x: 0, y: 0, z: 60 };
const at = (x: number, y: number): Rect => placeOf(cam, [x, y]);

describe("what lies over the board", () => {
  const pad = { w: 120, h: 44 };
  const here = at(4, 2);
  const places = around(here, pad, window, 8);
  const over = (place: Rect, square: Rect) =>
    place.left < square.right && place.right > square.left && place.top < square.bottom && place.bottom > square.top;

  it("stands below a tile, and elsewhere where it would cover a square there", () => {
    expect(clearest(places, [], [here])).toEqual({ left: 210, top: 188, right: 330, bottom: 232 });
    const below = [at(3, 3), at(4, 3), at(5, 3)];
    const place = clearest(places, below, [here]);
    expect(place).toEqual({ left: 210, top: 68, right: 330, bottom: 112 });
    expect(below.some((square) => over(place, square))).toBe(false);
  });
  it("rather covers the edge of a square than its middle, by which it is pressed", () => {
    const [left, right] = [within(0, 60, pad, window, 0), within(100, 60, pad, window, 0)];
    expect(clearest([left, right], [at(0, 1), { left: 200, top: 40, right: 300, bottom: 140 }], [])).toBe(right);
  });
  it("stays within the window, and off what lies there already", () => {
    const corner = at(9, 5);
    for (const place of around(corner, pad, window, 8)) expect(place.right <= 592 && place.bottom <= 392).toBe(true);
    const tool = { left: 0, top: 180, right: 600, bottom: 400 };
    expect(clearest(places, [], [here, tool]).bottom).toBe(112);
  });
  it("costs the camera most where the middle of a square lies under it", () => {
    const cells = [[0, 0], [3, 3]] as [number, number][]; // biome-ignore format: pairs
    expect(loss(cam, cells, window, [])).toBe(0);
    expect(loss(cam, cells, window, [{ left: 0, top: 0, right: 10, bottom: 60 }])).toBe(1);
    expect(loss(cam, cells, window, [{ left: 0, top: 0, right: 30, bottom: 60 }])).toBe(3);
  });
});
