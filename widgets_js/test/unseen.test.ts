// @vitest-environment happy-dom
/** A page that nobody looks at draws no frames: when it is looked at again, it shows the newest view, once. */
import { expect, it, vi } from "vitest";
import { STATES } from "../dev/views.ts";
import { sound } from "../src/motion/sound.ts";
import { intoSight } from "../src/panel/scroll.ts";
import { mount } from "./mount.ts";

vi.mock("../src/motion/sound.ts", () => ({ sound: vi.fn() }));
vi.mock("../src/panel/scroll.ts", async (original) => ({ ...(await original<object>()), intoSight: vi.fn() }));

it("moves that come meanwhile are heard and scrolled to as one", async () => {
  localStorage.setItem("carcnb-sound", "on");
  const m = mount("place");
  await new Promise((drawn) => requestAnimationFrame(drawn));
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  const shown = ["figure", "scored", "figure"] as const;
  for (const [i, state] of shown.entries()) m.model.set("view", { ...STATES[state], n: 40 + i });
  for (const frame of frames) frame(0);
  await new Promise((done) => setTimeout(done, 20));
  expect(sound).toHaveBeenCalledTimes(1);
  expect(vi.mocked(sound).mock.lastCall!.map((view) => (view as { n: number }).n)).toEqual([41, 42]);
  expect(intoSight).toHaveBeenCalledTimes(1);
  const [, old, view] = vi.mocked(intoSight).mock.lastCall!;
  expect([old.n, view.n]).toEqual([STATES.place.n, 42]);
  vi.unstubAllGlobals();
  m.stop();
});
