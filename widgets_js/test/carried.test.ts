// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STATES } from "../dev/views.ts";
import { type At, click, edits, key, type Mounted, mount, point, screenAt, wait } from "./mount.ts";

let m: Mounted;
const told = (all: unknown[]) => vi.waitFor(() => expect(edits(m)).toEqual(all));
const held = (n: number) => vi.waitFor(() => expect(m.all("[data-cell],[data-place]").length).toBe(n));
const room = (squares: string, spots: number[][] = []) => {
  m.model.replies.room = { squares, spots };
};
afterEach(() => {
  vi.useRealTimers();
  m?.stop();
});

describe("what is carried in an editor", () => {
  const START: At = [700, 60];
  const finger = (pointerId = 1) => ({ pointerType: "touch", pointerId, isPrimary: pointerId === 1 });
  const carried = () => m.all(".cn-carried").length;
  const press = (what: string, more: PointerEventInit = {}) => point(m.$(what), "down", START, more);
  const pass = (name: string, at: At, more: PointerEventInit = {}) => point(m.$(".carcnb"), name, at, more);
  beforeEach(() => {
    m = mount("desk");
    room("1 -1 02;0 1 13");
  });

  it("is a tile of the box, laid where it is let go, turned to fit, and no click of the box", async () => {
    press("[data-box=base-U]");
    pass("move", [680, 60]);
    await held(2);
    pass("move", screenAt(m, 0.5, 1.5));
    await wait();
    expect(m.$(".cn-carried").className).toContain("laid");
    pass("up", screenAt(m, 0.5, 1.5));
    click(m.$("[data-box=base-U]"));
    await told([{ what: "lay", tile: "base-U", cell: [0, 1], turn: 1 }]);
    expect(carried()).toBe(0);
    expect(m.$("[data-box=base-U]").getAttribute("aria-pressed")).toBe("false");
  });

  it("is a tile of the board, moved on it or taken off it", async () => {
    for (const [beside, change] of [
      [false, { what: "move", cell: [0, 0], to: [0, 1], turn: 0 }],
      [true, { what: "take", cell: [0, 0] }],
    ] as const) {
      m.stop();
      m = mount("desk");
      const at = screenAt(m, 0.5, 0.9);
      const to = beside ? START : screenAt(m, 0.5, 1.5);
      point(m.$(".cn-stage"), "down", at);
      pass("move", [at[0] + 9, at[1]]);
      pass("move", to);
      pass("up", to);
      await told([change]);
    }
  });

  it("goes back on Escape, with a second finger, and where nothing takes it", async () => {
    for (const end of [
      () => key(document.body, "Escape"),
      () => point(m.$(".cn-stage"), "down", [100, 100], finger(2)),
      () => pass("up", START),
    ]) {
      press("[data-box=base-U]");
      pass("move", [680, 60]);
      expect(carried()).toBe(1);
      end();
      await vi.waitFor(() => expect(carried()).toBe(0));
      pass("up", START);
    }
    expect(edits(m)).toEqual([]);
  });

  it("stays where it lies when a finger that has rested lets go without moving", async () => {
    for (const [x, y] of [
      [0.5, 0.15],
      [0.05, 0.05],
    ] as const) {
      m.stop();
      m = mount("desk");
      vi.useFakeTimers();
      const at = screenAt(m, x, y);
      point(m.$(".cn-stage"), "down", at, finger());
      await vi.advanceTimersByTimeAsync(500);
      expect(carried()).toBe(1);
      pass("move", [at[0] + 2, at[1]], finger());
      pass("up", at, finger());
      vi.useRealTimers();
      await vi.waitFor(() => expect(carried()).toBe(0));
      await wait(40);
      expect(edits(m)).toEqual([]);
    }
  });

  it("is laid as it was turned, off the board as on it", async () => {
    room("0 1 0123");
    const at = screenAt(m, 0.5, 0.9);
    point(m.$(".cn-stage"), "down", at);
    pass("move", [at[0] + 9, at[1]]);
    await held(1);
    pass("move", screenAt(m, 0.5, 1.5));
    const lies = Number(STATES.desk.tiles.split(" ")[3]);
    key(document.body, "r");
    pass("up", screenAt(m, 0.5, 1.5));
    await told([{ what: "move", cell: [0, 0], to: [0, 1], turn: (lies + 1) % 4 }]);
  });

  it("goes back where the change before it is still under way", async () => {
    m.model.alive = false;
    for (let n = 0; n < 2; n++) {
      press("[data-box=base-U]");
      pass("move", [680, 60]);
      pass("move", screenAt(m, 0.5, 1.5));
      const back = vi.spyOn(m.$(".cn-carried"), "animate");
      pass("up", screenAt(m, 0.5, 1.5));
      expect(back).toHaveBeenCalledTimes(n);
      await vi.waitFor(() => expect(carried()).toBe(0));
    }
    expect(edits(m).length).toBe(1);
  });

  it("stays in hand when something else has changed, and where it can go is asked anew", async () => {
    press("[data-box=base-U]");
    pass("move", [680, 60]);
    await held(2);
    room("0 1 13");
    m.model.set("view", { ...STATES.desk, line: 9 });
    await held(1);
    expect(carried()).toBe(1);
    pass("move", screenAt(m, 0.5, 1.5));
    pass("up", screenAt(m, 0.5, 1.5));
    await told([{ what: "lay", tile: "base-U", cell: [0, 1], turn: 1 }]);
  });

  it("shows no longer where it would go once the mouse has left the board", async () => {
    const at = screenAt(m, 0.5, 1.5);
    for (const leave of [
      () => point(m.$("[data-box=base-U]"), "move", START, { buttons: 0 }),
      () => pass("leave", START, { buttons: 0 }),
    ]) {
      if (!m.all("[data-box=base-U][aria-pressed=true]").length) click(m.$("[data-box=base-U]"));
      await held(2);
      point(m.$(".cn-stage"), "move", at, { buttons: 0 });
      await vi.waitFor(() => expect(m.all(".cn-ghost").length).toBe(1));
      leave();
      await wait();
      expect(m.all(".cn-ghost").length).toBe(0);
    }
  });

  it("is lifted by a finger that has rested; one that moves at once scrolls the box and pans the board", async () => {
    vi.useFakeTimers();
    press("[data-box=base-U]", finger());
    pass("move", [700, 20], finger());
    await vi.advanceTimersByTimeAsync(500);
    expect(carried()).toBe(0);
    pass("up", [700, 20], finger());
    press("[data-box=base-U]", finger());
    await vi.advanceTimersByTimeAsync(500);
    expect(carried()).toBe(1);
  });
});
