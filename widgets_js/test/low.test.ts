// @vitest-environment happy-dom
/** A panel that is longer than its window. */
import { afterEach, expect, it, vi } from "vitest";
import { click, type Mounted, mount, wait } from "./mount.ts";

let m: Mounted;
afterEach(() => m?.stop());

it("a list that goes on below says so, and leads there", async () => {
  m = mount("magic");
  expect(m.all(".cn-below")).toHaveLength(0);
  const ask = m.$(".cn-ask");
  Object.defineProperty(ask, "scrollHeight", { value: 900 });
  ask.dispatchEvent(new Event("scroll"));
  await wait();
  expect(m.$(".cn-frame").hasAttribute("data-tight")).toBe(true);
  expect(m.$(".cn-below button").getAttribute("aria-label")).toMatch(/^More below/);
  const scrolled = vi.spyOn(ask, "scrollBy");
  click(m.$(".cn-below button"));
  expect(scrolled).toHaveBeenCalledOnce();
});
