// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { REPLIES, STATES } from "../dev/views.ts";
import { listOf } from "../src/state/options.ts";
import { click, key, type Mounted, mount, seen, wait } from "./mount.ts";

let m: Mounted;
afterEach(() => m?.stop());

describe("keys on the board", () => {
  it("walk the legal cells with arrows, turn with R, place with Enter", async () => {
    m = mount("place");
    const stage = m.$(".cn-stage");
    stage.focus();
    key(stage, "ArrowRight");
    await wait();
    const at = document.activeElement as HTMLElement;
    expect(at.dataset.cell).toBeDefined();
    // an SVG attribute has its case: `tabIndex` would make nothing focusable
    expect(at.hasAttribute("tabindex")).toBe(true);
    expect(at.getAttribute("aria-label")).toMatch(/^first tile: \d+ (left|right|up|down)/);
    expect(m.all(".cn-ghost")).toHaveLength(1);
    key(at, "Enter");
    expect(m.acts()).toHaveLength(1);
    await wait(30);
    expect(m.el.contains(document.activeElement)).toBe(true);
  });
  it("drop the ghost with Escape, and let Escape pass when nothing is open", async () => {
    m = mount("place");
    click(m.$("[data-cell]"));
    await wait();
    let passed = 0;
    m.el.addEventListener("keydown", () => {
      passed += 1;
    });
    key(m.$(".cn-stage"), "Escape");
    await wait();
    expect(m.all(".cn-ghost")).toHaveLength(0);
    expect(passed).toBe(0);
    key(m.$(".cn-stage"), "Escape");
    expect(passed).toBe(1);
  });
  it("do not reach the notebook, except Tab", () => {
    m = mount("place");
    const heard: string[] = [];
    m.el.addEventListener("keydown", (e) => heard.push((e as KeyboardEvent).key));
    for (const name of ["a", "b", "Enter", "ArrowDown", "z", "Tab"]) key(m.$(".cn-stage"), name);
    expect(heard).toEqual(["Tab"]);
    expect(key(m.$(".cn-stage"), "Tab").defaultPrevented).toBe(false);
  });
  it("choose spots with digits and skip with S", () => {
    m = mount("figure");
    key(m.$(".cn-stage"), "2");
    expect(m.acts()).toEqual([seen("figure").prompt!.options[1]!.id]);
  });
  it("choose the tenth kind and those after it with Shift", () => {
    m = mount("magic");
    const list = listOf(seen("magic"), seen("magic").prompt!).flatMap(({ options }) => options);
    expect(list.length).toBeGreaterThan(10);
    key(m.$(".cn-stage"), "@", { code: "Digit2", shiftKey: true });
    expect(m.acts()).toEqual([list[10]!.option.id]);
  });
  it("walk many places with several kinds without losing their way", async () => {
    m = mount("magic");
    m.$(".cn-stage").focus();
    const places = new Set<string | null | undefined>();
    for (let i = 0; i < 12; i++) {
      key(document.activeElement!, "ArrowRight");
      await wait();
      expect(document.activeElement!.matches(".cn-spot")).toBe(true);
      places.add(document.activeElement!.closest(".cn-place")?.querySelector("[transform]")?.getAttribute("transform"));
    }
    expect(places.size).toBeGreaterThan(5);
  });
  it("skip with S", () => {
    m = mount("figure");
    key(m.$(".cn-stage"), "s");
    expect(m.model.sent.at(-1)).toMatchObject({ do: "skip" });
  });
  it("walk the features with F, and the card opens", async () => {
    m = mount("place");
    key(m.$(".cn-stage"), "f");
    await vi.waitFor(() => expect(m.$(".cn-card").textContent).toContain(REPLIES.card.pill));
    expect(m.all(".cn-hot")).toHaveLength(1);
    key(m.$(".cn-stage"), "f");
    await wait();
    key(m.$(".cn-stage"), "Escape");
    await wait();
    expect(m.all(".cn-hot")).toHaveLength(0);
  });
  it("undo and redo", () => {
    m = mount("place");
    key(m.$(".cn-stage"), "z", { ctrlKey: true });
    expect(m.model.sent).toEqual([{ do: "undo", n: STATES.place.n }]);
  });
});

describe("keys elsewhere", () => {
  it("move along the tabs", async () => {
    m = mount("place");
    key(m.$("[data-tab=log]"), "ArrowRight");
    await wait();
    expect(m.$("[data-tab=left]").getAttribute("aria-selected")).toBe("true");
    expect(m.$("[role=tabpanel]").getAttribute("aria-labelledby")).toBe(m.$("[data-tab=left]").id);
  });
  it("go back and on in a lesson, outside the board", () => {
    m = mount("right");
    key(m.$("[data-do=next]"), "ArrowRight");
    expect(m.model.sent).toEqual([{ do: "lesson", what: "next", n: STATES.right.n }]);
  });
  it("ask for a hint with H", () => {
    m = mount("lesson");
    key(m.$(".cn-stage"), "h");
    expect(m.model.sent).toEqual([{ do: "lesson", what: "hint", n: STATES.lesson.n }]);
  });
});
