// @vitest-environment happy-dom
/** A panel that is longer than its window. */
import { afterEach, expect, it, vi } from "vitest";
import { STATES } from "../dev/views.ts";
import { click, type Mounted, mount, wait } from "./mount.ts";

let m: Mounted;
afterEach(() => m?.stop());

/** Makes a window of the panel shorter than what is in it. */
async function lengthen(window: HTMLElement): Promise<void> {
  window.style.overflowY = "auto";
  Object.defineProperty(window, "scrollHeight", { value: 900, configurable: true });
  window.dispatchEvent(new Event("scroll"));
  await wait();
}

it("a list that goes on below says so, and leads there", async () => {
  m = mount("magic");
  expect(m.all(".cn-below")).toHaveLength(0);
  const ask = m.$(".cn-ask");
  const answers = m.all(".cn-choices > li");
  for (const [i, li] of answers.entries()) li.getBoundingClientRect = () => new DOMRect(0, 0, 300, i < 2 ? 0 : 44);
  await lengthen(ask);
  expect(m.$(".cn-frame").hasAttribute("data-tight")).toBe(true);
  const sign = m.$(".cn-below button");
  expect(sign.getAttribute("aria-label")).toBe(`More below: ${answers.length - 2}`);
  const scrolled = vi.spyOn(ask, "scrollBy");
  click(sign);
  expect(scrolled).toHaveBeenCalledOnce();
});

it("what leads to the rest of a list hands its focus on to it, for it goes away at the end", async () => {
  m = mount("magic");
  const answers = m.all(".cn-choices > li");
  for (const [i, li] of answers.entries()) li.getBoundingClientRect = () => new DOMRect(0, 0, 300, i < 2 ? 0 : 44);
  await lengthen(m.$(".cn-ask"));
  const sign = m.$(".cn-below button");
  sign.focus();
  click(sign, { detail: 0 });
  expect(document.activeElement).toBe(answers[2]!.querySelector("button"));
});

it("a question too long for its frame leaves room to the next one, also where nothing moves", async () => {
  m = mount("magic");
  m.$(".carcnb").dataset.still = "";
  const ask = m.$(".cn-ask");
  await lengthen(ask);
  ask.scrollTop = 40;
  expect(m.all("[data-tight]")).toHaveLength(1);
  Object.defineProperty(ask, "scrollHeight", { value: 0 });
  m.model.set("view", STATES.place);
  await wait();
  expect(m.all("[data-tight], .cn-below")).toHaveLength(0);
  expect(m.$(".cn-ask").scrollTop).toBe(0);
});

it("text that goes on below is no list: nothing lies over what can be pressed", async () => {
  m = mount("place");
  await lengthen(m.$(".cn-ask"));
  expect(m.all(".cn-below")).toHaveLength(0);
  expect(m.$(".cn-ask").classList.contains("cn-goes")).toBe(true);
});

it("what a player has is not there for whom there is no room for it", async () => {
  m = mount("magic");
  const [lines, has] = [m.$(".cn-players > ul"), m.$(".cn-has")];
  const open = () => m.all(".cn-seat[aria-expanded=true]").length;
  expect(open()).toBe(1);
  Object.defineProperty(lines, "offsetHeight", { value: 120 });
  m.$(".cn-ask").dispatchEvent(new Event("scroll"));
  await wait();
  expect(has.classList.contains("low")).toBe(true);
  expect(open()).toBe(0);
});
