// @vitest-environment happy-dom
/** A page that follows something: it asks to be told anew as long as it is there, and never afterwards. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STATES } from "../dev/views.ts";
import { type Mounted, mount } from "./mount.ts";

let m: Mounted;
const followed = { ...STATES.practise, home: { ...STATES.practise.home!, again: 3 } };
const asked = () => m.model.sent.filter((message) => message.do === "home" && message.to === "again");
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("a page that follows a class", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    m = mount("practise", (model) => {
      model.values.view = followed;
    });
    m.model.alive = false;
  });
  afterEach(() => {
    m.stop();
    vi.useRealTimers();
  });

  it("asks every few seconds, whatever it was told meanwhile", async () => {
    await wait(2900);
    expect(asked()).toEqual([]);
    await wait(200);
    expect(asked()).toHaveLength(1);
    m.model.set("view", { ...followed, home: { ...followed.home, title: "12:00:03" } });
    await wait(7000);
    expect(asked().length).toBeGreaterThanOrEqual(2);
    expect(asked().length).toBeLessThanOrEqual(3);
  });

  it("asks no more once another page is open, nor once the board is gone", async () => {
    m.model.set("view", { ...STATES.practise });
    await wait(7000);
    expect(asked()).toEqual([]);
    m.model.set("view", { ...followed });
    await wait(100);
    m.stop();
    await wait(7000);
    expect(asked()).toEqual([]);
  });
});
