// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { click, key, type Mounted, mount, wait } from "./mount.ts";

let m: Mounted;
afterEach(() => m?.stop());

const isOpen = () => m.all(".cn-more").length === 1;
async function open(): Promise<void> {
  m = mount("place");
  m.$("[data-do=more]").focus();
  click(m.$("[data-do=more]"));
  await wait();
  expect(isOpen()).toBe(true);
}
const left = async (what: () => unknown) => {
  what();
  await wait();
  return isOpen();
};

describe("the More menu goes", () => {
  for (const choice of ["[data-theme-to=dark]", ".cn-more [data-lang=cs]"])
    it(`when ${choice} is chosen, and the focus is where it was opened`, async () => {
      await open();
      m.$(choice).focus();
      expect(await left(() => click(m.$(choice)))).toBe(false);
      expect(document.activeElement).toBe(m.$("[data-do=more]"));
    });
  it("on Escape", async () => {
    await open();
    m.$("[data-theme-to=dark]").focus();
    expect(await left(() => key(m.$("[data-theme-to=dark]"), "Escape"))).toBe(false);
    expect(document.activeElement).toBe(m.$("[data-do=more]"));
  });
  it("when the focus leaves it, not while it moves inside", async () => {
    await open();
    expect(await left(() => m.$("[data-theme-to=dark]").focus())).toBe(true);
    expect(await left(() => m.$("[data-do=fit]").focus())).toBe(false);
  });
  it("when something else is pressed, in the view or anywhere on the page", async () => {
    for (const elsewhere of [() => m.$("[data-tab=left]"), () => document.body]) {
      await open();
      const press = new PointerEvent("pointerdown", { bubbles: true, composed: true });
      expect(await left(() => elsewhere().dispatchEvent(press))).toBe(false);
      m.stop();
    }
  });
  it("when one plays on by keys", async () => {
    for (const name of ["r", "f", "+"]) {
      await open();
      expect(await left(() => key(m.$("[data-do=more]"), name))).toBe(false);
      m.stop();
    }
  });
});
