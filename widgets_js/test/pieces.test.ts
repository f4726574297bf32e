// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { type RawView, REPLIES, STATES } from "../dev/views.ts";
import { join } from "../src/geometry/joins.ts";
import { handedOver } from "../src/state/announcement.ts";
import { endsOf, listOf } from "../src/state/options.ts";
import type { Segment } from "../src/wire/types.ts";
import { readView } from "../src/wire/view.ts";
import { click, key, type Mounted, mount, mouse, seen, wait } from "./mount.ts";

let m: Mounted;
afterEach(() => m?.stop());
const over = (el: Element, pointerType = "mouse") =>
  el.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType }));

const road = (line: string): Segment => ({ kind: "road", area: "", line, anchor: [0, 0] });

describe("planks", () => {
  it("go straight between opposite ends and bend between others", () => {
    const [west, south, east] = [
      road("M0 50C10 50 20 50 30 50"),
      road("M50 100C50 90 50 80 50 70"),
      road("M100 50C90 50 80 50 70 50"),
    ];
    expect(join(west, east)).toEqual({
      path: "M30 50C48.0 50.0 52.0 50.0 70.0 50.0",
      middle: [50, 50],
    });
    const { middle } = join(west, south);
    expect(middle[0]).toBeLessThan(50);
    expect(middle[1]).toBeGreaterThan(50);
  });
  it("lie where a piece joins two segments; all pieces stand on the board", () => {
    m = mount("ferry");
    const { neutral } = seen("ferry");
    expect(m.all(".cn-planks > g")).toHaveLength(neutral.filter((n) => n[4].length === 2).length);
    expect(m.all("[data-neutral]").map((n) => n.dataset.neutral)).toEqual(expect.arrayContaining(["mage"]));
  });
});

describe("several pieces on one tile", () => {
  it("are a pile with its number", () => {
    m = mount("add");
    const counts = new Map<string, number>();
    for (const [, kind, x, y] of seen("add").neutral) {
      const at = `${kind} ${x},${y}`;
      counts.set(at, (counts.get(at) ?? 0) + 1);
    }
    const most = Math.max(...counts.values());
    expect(most).toBeGreaterThan(1);
    expect(m.all(".cn-many text").map((t) => t.textContent)).toContain(String(most));
  });
});

describe("two road ends", () => {
  const option = seen("lay").prompt!.options[0]!;
  const [one, two] = endsOf(option).map(String) as [string, string];

  it("are clicked one after the other", async () => {
    m = mount("lay");
    mouse(m.$(`[data-end="${one}"]`));
    await wait();
    expect(m.acts()).toEqual([]);
    expect(m.$(`[data-end="${one}"]`).getAttribute("aria-pressed")).toBe("true");
    expect(m.all(".cn-spot.end.can")).toHaveLength(3);
    mouse(m.$(`[data-end="${two}"]`));
    expect(m.acts()).toEqual([option.id]);
  });
  it("show what they would join before they are chosen", async () => {
    m = mount("lay");
    mouse(m.$(`[data-end="${one}"]`));
    await wait();
    over(m.$(`[data-end="${two}"]`));
    await wait();
    expect(m.all(".cn-crossing path")).toHaveLength(2);
    await vi.waitFor(() => expect(m.$(".cn-preview").textContent).toContain(REPLIES.outlook.lines[0]!.text));
    expect(m.model.sent.at(-1)).toMatchObject({ what: "outlook", answer: Number(option.id) });
  });
  it("are previewed by the first tap of a finger and joined by the second", async () => {
    m = mount("lay");
    click(m.$(`[data-end="${one}"]`));
    await wait();
    click(m.$(`[data-end="${two}"]`));
    await wait();
    expect(m.acts()).toEqual([]);
    expect(m.all(".cn-crossing path")).toHaveLength(2);
    click(m.$(`[data-end="${two}"]`));
    expect(m.acts()).toEqual([option.id]);
  });
  it("are let go with Escape or by a second click", async () => {
    m = mount("lay");
    mouse(m.$(`[data-end="${one}"]`));
    await wait();
    key(m.$(".cn-stage"), "Escape");
    await wait();
    expect(m.all(".cn-spot.end.on")).toHaveLength(0);
    mouse(m.$(`[data-end="${one}"]`));
    await wait();
    mouse(m.$(`[data-end="${one}"]`));
    await wait();
    expect(m.all(".cn-spot.end.on")).toHaveLength(0);
  });
  it("are walked with the arrows and chosen with Enter", async () => {
    m = mount("lay");
    const active = () => m.el.ownerDocument.activeElement as HTMLElement;
    key(m.$(".cn-stage"), "ArrowRight");
    await wait();
    const first = active().dataset.end;
    key(active(), "Enter");
    await wait();
    key(m.$(`[data-end="${first}"]`), "ArrowRight");
    await wait();
    expect(active().dataset.end).not.toBe(first);
    key(active(), "Enter");
    expect(m.acts()).toHaveLength(1);
    expect(seen("lay").prompt.options.find(({ id }) => id === m.acts()[0])?.segments).toHaveLength(2);
  });
  it("stand in the list as well", () => {
    m = mount("lay");
    click(m.$(`.cn-choices [data-option="${option.id}"]`));
    expect(m.acts()).toEqual([option.id]);
  });
});

describe("places all over the board", () => {
  it("are one entry of the list for every feature, and a place for every segment", () => {
    m = mount("magic");
    const view = seen("magic");
    const list = listOf(view, view.prompt!);
    const spots = new Set(view.prompt!.options.map((o) => `${o.cell} ${o.segment}`));
    expect(m.all(".cn-choices > li")).toHaveLength(list.length);
    expect(m.all(".cn-place")).toHaveLength(spots.size);
    expect(list.length).toBeLessThan(spots.size);
  });
  it("offer both pieces where they are pointed at", async () => {
    m = mount("magic");
    const id = m.$("[data-fan]").dataset.fan!;
    over(m.$(`[data-fan="${id}"]`));
    await wait();
    const open = m.all(".cn-fan.open .cn-spot").map((s) => s.dataset.option);
    const options = open.map((id) => seen("magic").prompt.options.find((option) => option.id === id)!);
    expect(open[0]).toBe(id);
    expect(options.map(({ figure }) => figure)).toEqual(["mage", "witch"]);
    expect(new Set(options.map(({ cell, segment }) => `${cell} ${segment}`)).size).toBe(1);
    mouse(m.$(`.cn-fan.open [data-option="${open[1]}"]`));
    expect(m.acts()).toEqual([open[1]]);
  });
  it("are chosen by number in the order of the list", () => {
    m = mount("magic");
    const view = seen("magic");
    const third = listOf(view, view.prompt!)[1]!.options[0]!;
    expect(third.n).toBe(3);
    key(m.$(".cn-stage"), "3");
    expect(m.acts()).toEqual([third.option.id]);
  });
  it("may be whole tiles", () => {
    m = mount("gold");
    const { options } = seen("gold").prompt!;
    expect(m.all(".cn-spot").map((s) => s.dataset.option)).toEqual(options.map((o) => o.id));
    mouse(m.$(".cn-spot"));
    expect(m.acts()).toEqual([options[0]!.id]);
  });
  it("light what a row of the list is about", async () => {
    m = mount("gold");
    over(m.$(".cn-choices [data-option]"));
    await wait();
    expect(m.all(".cn-hot rect").length).toBeGreaterThan(0);
  });
});

describe("who is asked", () => {
  const other = seen("add");

  it("is said where another one is on turn, and why", () => {
    m = mount("add");
    expect(m.$(".cn-who").textContent).toContain(other.prompt!.who);
    expect(m.$(".cn-q").textContent).toContain(other.prompt!.rule);
    expect(m.all(".cn-turnof")).toHaveLength(1);
    expect(m.$(".cn-players [aria-current]").textContent).toContain(
      other.seats.find((s) => s.seat === other.prompt!.seat)!.name,
    );
  });
  it("is handed over with a sign and a sentence, only in the middle of a turn", async () => {
    m = mount("crop");
    m.$(".cn-stage").focus();
    expect(m.all(".cn-handed")).toHaveLength(0);
    m.model.set("view", { ...STATES.add, n: STATES.crop.n + 1 });
    await wait();
    expect(m.$(".cn-handed").textContent).toContain(other.prompt!.question);
    expect(m.$(".cn-sr[aria-live]").textContent).toContain(other.prompt!.who);
    const plain = { ...seen("place"), prompt: { ...seen("place").prompt!, seat: "blue" } };
    expect(handedOver(seen("place"), plain)).toBe(false);
  });
});

describe("a throw", () => {
  it("shows its number and its way until the next tile", async () => {
    m = mount("land");
    expect(m.$(".cn-throw title").textContent).toContain(String(seen("land").throw![4]));
    expect(m.all(".cn-throw circle")).toHaveLength(seen("land").throw![4]);
    const { throw: _, ...rest } = STATES.land as Record<string, unknown>;
    m.model.set("view", { ...rest, n: STATES.land.n + 1 });
    await wait();
    expect(m.all(".cn-throw")).toHaveLength(0);
  });
});

describe("a view that is not well-formed", () => {
  it("is read as far as it goes", () => {
    const raw = STATES.magic as RawView & { prompt: Record<string, unknown> };
    for (const places of [3, {}, { rows: "1 2;x", texts: "y" }, { rows: "0 0 1 road.E 7 01", texts: [] }])
      expect(readView({ ...raw, prompt: { ...raw.prompt, places } })!.prompt!.options).toEqual([]);
    const odd = readView({ ...raw, neutral: [["a"], ["gold", "gold", 1, 2, "x"]], throw: [1, "2"] })!;
    expect(odd.neutral).toEqual([["gold", "gold", 1, 2, []]]);
    expect(odd.throw).toBeUndefined();
  });
});
