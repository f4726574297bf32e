// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { REPLIES, STATES } from "../dev/views.ts";
import { click, key, type Mounted, mount, seen, wait } from "./mount.ts";

let m: Mounted;
afterEach(() => m?.stop());

/** The middle of a cell on the screen: the board is at the corner of the page, and the camera where it begins. */
function at(cell: readonly [number, number], from: Mounted): MouseEventInit {
  const map = from
    .$(".cn-world")
    .style.transform.match(/-?[\d.]+px/g)!
    .map(Number.parseFloat);
  const z =
    Number.parseFloat(from.$(".cn-map").style.width) /
    (Number(from.$(".cn-map").getAttribute("viewBox")!.split(" ")[2]) / 100);
  return { clientX: map[0]! + (cell[0] + 0.5) * z, clientY: map[1]! + (cell[1] + 0.5) * z };
}
function press(name: string, place: MouseEventInit, more: MouseEventInit = {}): Event {
  const init = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, pointerType: "mouse", button: 2 };
  const event = new PointerEvent(name, { ...init, ...place, ...more });
  m.$(".cn-stage").dispatchEvent(event);
  return event;
}
/** Draws with the right button from one cell to another, or on one. */
async function right(from: readonly [number, number], to = from, more: MouseEventInit = {}): Promise<void> {
  press("pointerdown", at(from, m), more);
  if (to !== from) press("pointermove", at(to, m), more);
  press("pointerup", at(to, m), more);
  await wait();
}
const chalk = () => m.model.sent.filter((message) => message.do === "chalk").map((message) => message.chalk);
const FAR = [-9, -9] as const;

describe("the right button", () => {
  it("draws an arrow from cell to cell, and draws it away again", async () => {
    m = mount("place");
    await right([0, 0], [2, 1]);
    expect(m.model.sent).toEqual([{ do: "chalk", n: STATES.place.n, chalk: [[0, 0, -1, 2, 1, "yellow"]] }]);
    // it is there before the kernel has said so, and nothing waits for it
    expect(m.all(".cn-chalk.arrow.yellow")).toHaveLength(1);
    expect(m.all(".busy")).toHaveLength(0);
    expect(m.$(".cn-sr[aria-live]").textContent).toContain("Arrow 0, 0 → 2, 1, Yellow");
    await right([0, 0], [2, 1]);
    expect(chalk().at(-1)).toEqual([]);
    expect(m.all(".cn-chalk")).toHaveLength(0);
  });
  it.each([
    [{ shiftKey: true }, "red"],
    [{ ctrlKey: true }, "red"],
    [{ altKey: true }, "blue"],
    [{ altKey: true, shiftKey: true }, "green"],
  ])("draws in another colour with a key held: %o", async (more, colour) => {
    m = mount("place");
    await right(FAR, FAR, more);
    expect(chalk()).toEqual([[[...FAR, -1, ...FAR, colour]]]);
  });
  it("takes another colour for what is drawn, and does not draw it twice", async () => {
    m = mount("place");
    await right(FAR);
    await right(FAR, FAR, { altKey: true });
    expect(chalk().at(-1)).toEqual([[...FAR, -1, ...FAR, "blue"]]);
  });
  it("marks the feature under it once, by whichever of its segments", () => {
    m = mount("place");
    m.model.alive = false;
    const tint = () => chalk().at(-1) as number[][];
    for (const [x, y] of seen("place").tiles.slice(0, 8)) {
      press("pointerdown", at([x, y], m));
      press("pointerup", at([x, y], m));
    }
    const drawn = tint();
    expect(drawn.some(([, , segment]) => segment! >= 0)).toBe(true);
    const spots = drawn.filter(([, , segment]) => segment! >= 0).map((stroke) => stroke.slice(0, 3).join());
    const of = (spot: string) =>
      seen("place").tiles.find(([x, y]) => spot.startsWith(`${x},${y},`))![4][Number(spot.split(",")[2])];
    expect(new Set(spots.map(of)).size).toBe(spots.length);
  });
  it("opens no menu of the page on the board, and leaves it elsewhere", () => {
    m = mount("place");
    const menu = (el: Element) => {
      const event = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
      el.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(menu(m.$(".cn-stage"))).toBe(true);
    expect(menu(m.$("[data-tab=log]"))).toBe(false);
  });
});

describe("what is drawn", () => {
  it("is shown in four colours, each with a shape of its own", () => {
    m = mount("chalk");
    const shapes = ["yellow", "red", "blue", "green"].map((colour) => {
      expect(m.all(`.cn-map .cn-chalk.${colour}.arrow`)).toHaveLength(1);
      return m.$(`.cn-map .cn-chalk.${colour} .dot`).getAttribute("d");
    });
    expect(new Set(shapes).size).toBe(4);
    expect(m.all(".cn-map .cn-chalk.tint").length).toBeGreaterThan(2);
  });
  it("goes with Escape or a click beside the landscape", async () => {
    m = mount("chalk");
    key(m.$(".cn-stage"), "Escape");
    await wait();
    expect(chalk()).toEqual([[]]);
    await right(FAR);
    press("pointerdown", at([-8, -8], m), { button: 0 });
    press("pointerup", at([-8, -8], m), { button: 0 });
    click(m.$(".cn-stage"), at([-8, -8], m));
    expect(chalk().at(-1)).toEqual([]);
    expect(m.model.sent.every((message) => message.do === "chalk")).toBe(true);
  });
  it("stays when a lesson has drawn it", async () => {
    m = mount("lesson", (model) => {
      model.values.view = { ...STATES.lesson, chalk: [[0, 0, -1, 1, 0, "red"]] };
    });
    key(m.$(".cn-stage"), "Escape");
    click(m.$(".cn-stage"), at([-8, -8], m));
    await wait();
    expect(m.all(".cn-chalk.arrow.red")).toHaveLength(1);
    expect(chalk()).toEqual([]);
  });
  it("is not of the next position", async () => {
    m = mount("place");
    m.model.alive = false;
    await right(FAR);
    m.model.set("view", STATES.figure);
    await wait();
    expect(m.all(".cn-map .cn-chalk")).toHaveLength(0);
  });
});

describe("the tool", () => {
  it("draws with one finger and plays no move meanwhile", async () => {
    m = mount("place");
    click(m.$("[data-do=draw]"));
    await wait();
    expect(m.$("[data-do=draw]").getAttribute("aria-pressed")).toBe("true");
    click(m.$("[data-chalk=green]"));
    const touch = { pointerType: "touch", button: 0 };
    press("pointerdown", at([0, 0], m), touch);
    press("pointermove", at([1, 1], m), touch);
    await wait();
    expect(m.all(".cn-chalk.live.green")).toHaveLength(1);
    press("pointerup", at([1, 1], m), touch);
    const legal = m.$("[data-cell]");
    click(legal);
    click(legal);
    await wait();
    expect(chalk()).toEqual([[[0, 0, -1, 1, 1, "green"]]]);
    expect(m.acts()).toEqual([]);
    click(m.$("[data-do=draw-clear]"));
    expect(chalk().at(-1)).toEqual([]);
    key(m.$(".cn-stage"), "Escape");
    await wait();
    expect(m.all(".cn-chalkbar")).toHaveLength(0);
  });
  it("draws with keys: arrows walk, A begins and ends an arrow, M marks, digits choose the colour", async () => {
    m = mount("look");
    const stage = m.$(".cn-stage");
    stage.focus();
    const [x, y] = seen("look").tiles.at(-1)!;
    for (const name of ["a", "ArrowRight", "ArrowDown", "2", "A", "4", "m"]) key(stage, name);
    await wait();
    const to = [x + 1, y + 1];
    expect(chalk().at(-1)).toEqual([
      [x, y, -1, ...to, "red"],
      [...to, -1, ...to, "green"],
    ]);
  });
  it("marks with M what F has come to", async () => {
    m = mount("place");
    m.model.replies.card = REPLIES.card;
    key(m.$(".cn-stage"), "f");
    key(m.$(".cn-stage"), "m");
    await wait();
    expect((chalk()[0] as number[][])[0]![2]).toBeGreaterThanOrEqual(0);
  });
});
