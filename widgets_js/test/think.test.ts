// @vitest-environment happy-dom
/** A computed opponent: asked for its move after a pause, once for each view. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { STATES } from "../dev/views.ts";
import { type Mounted, mount } from "./mount.ts";

let m: Mounted;
afterEach(() => {
  m?.stop();
  vi.useRealTimers();
});
const asked = () => m.model.sent.filter((message) => message.do === "think");

describe("a computed opponent", () => {
  it("moves when its move can be followed, until a person is asked", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const thinks = { ...STATES.place, playable: false, thinks: true };
    m = mount("place", (model) => {
      model.values.view = thinks;
    });
    await vi.advanceTimersByTimeAsync(300);
    expect(asked()).toEqual([]);
    expect(m.all("[data-cell]")).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(asked()).toHaveLength(1);
    m.model.set("view", { ...thinks, n: thinks.n + 1 });
    await vi.advanceTimersByTimeAsync(800);
    expect(asked()).toHaveLength(2);
    m.model.set("view", { ...STATES.place, n: thinks.n + 2 });
    await vi.advanceTimersByTimeAsync(800);
    expect(asked()).toHaveLength(2);
    expect(m.all("[data-cell]").length).toBeGreaterThan(0);
  });
});
