// @vitest-environment happy-dom
/** A computed opponent: asked for its move after a pause, once for each view. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STATES } from "../dev/views.ts";
import { click, type Mounted, mount } from "./mount.ts";

let m: Mounted;
const thinks = { ...STATES.place, playable: false, thinks: true, can_undo: true };
const asked = () => m.model.sent.filter((message) => message.do === "think");
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("a computed opponent", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    m = mount("place", (model) => {
      model.values.view = thinks;
    });
    m.model.alive = false;
  });
  afterEach(() => {
    m.stop();
    vi.useRealTimers();
  });

  it("moves when its move can be followed, until a person is asked", async () => {
    await wait(300);
    expect(asked()).toEqual([]);
    expect(m.all("[data-cell]")).toEqual([]);
    await wait(500);
    expect(asked()).toHaveLength(1);
    m.model.set("view", { ...thinks, n: thinks.n + 1 });
    await wait(800);
    expect(asked()).toHaveLength(2);
    m.model.set("view", { ...STATES.place, n: thinks.n + 2 });
    await wait(800);
    expect(asked()).toHaveLength(2);
    expect(m.all("[data-cell]").length).toBeGreaterThan(0);
  });

  it("is waited for by whoever takes back, once", async () => {
    await wait(800);
    expect(asked()).toHaveLength(1);
    const undone = () => m.model.sent.filter((message) => message.do === "undo");
    click(m.$("[data-do=undo]"));
    click(m.$("[data-do=undo]"));
    expect(undone()).toEqual([]);
    m.model.set("view", { ...thinks, n: thinks.n + 1 });
    await wait(0);
    expect(undone()).toEqual([expect.objectContaining({ n: thinks.n + 1 })]);
    m.model.set("view", { ...STATES.place, n: thinks.n - 1 });
    await wait(800);
    expect(undone()).toHaveLength(1);
    expect(asked()).toHaveLength(1);
  });

  it("may take its time before it is said that no answer comes", async () => {
    await wait(800);
    await wait(15_000);
    expect(m.all(".cn-silent")).toEqual([]);
    await wait(6000);
    expect(m.all(".cn-silent")).toHaveLength(1);
  });

  it("moves after a refusal, and not while something else is asked of the kernel", async () => {
    await wait(300);
    click(m.$("[data-do=undo]"));
    await wait(1000);
    expect(asked()).toEqual([]);
    m.model.emit("msg:custom", { kind: "refused", n: thinks.n, text: "No.", rule: null, rule_text: "" });
    await wait(800);
    expect(asked()).toHaveLength(1);
  });
});
