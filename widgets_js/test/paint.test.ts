// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { click, key, type Mounted, mount, seen, wait } from "./mount.ts";

let m: Mounted;
afterEach(() => m?.stop());

const last = () => m.model.sent.at(-1);
const parts = (cls = "") => m.all(`.cn-part[data-mark]${cls}`);
const ids = () => seen("paint").lesson!.task!.choices!.map(({ id }) => id);

describe("painting", () => {
  it("fills a part, takes it back, and sends the places when it is done", async () => {
    m = mount("paint");
    const [first, second] = ids() as [string, string];
    for (const id of [first, second, first, first]) {
      click(m.$(`.cn-part[data-mark="${id}"]`));
      await wait();
    }
    expect(parts("[aria-checked=true]").length).toBe(2);
    expect(m.$(".cn-painted").textContent).toContain("2");
    click(m.$("[data-do=check]"));
    expect(last()).toMatchObject({ do: "lesson", what: "answer", answer: `${second};${first}` });
  });
  it("goes from part to part by arrows, and paints by Enter or space", async () => {
    m = mount("paint");
    const stage = m.$(".cn-stage");
    key(stage, "ArrowRight");
    const here = document.activeElement!;
    expect(here.getAttribute("data-mark")).toBe(ids()[0]);
    expect(here.getAttribute("aria-label")).toContain("Field in the middle");
    await wait();
    key(m.$(`[data-mark="${ids()[0]}"]`), "Enter");
    await wait();
    expect(parts(".on").length).toBe(1);
    key(m.$(".cn-part.on[data-mark]"), " ");
    await wait();
    expect(parts(".on").length).toBe(0);
  });
  it("tells nothing of what is right while it is open", () => {
    m = mount("paint");
    expect(parts(".on, .miss, .extra")).toEqual([]);
    expect(m.all(".cn-hot")).toEqual([]);
  });
  it("shows by signs what is missing and what is too much, once that is told", () => {
    m = mount("mispainted");
    expect(parts(".miss").length).toBe(2);
    expect(parts(".extra").length).toBe(2);
    expect(m.all(".cn-part.extra .sign path").length).toBe(2);
  });
  it("lights the whole field when it is right, and takes no more paint", async () => {
    m = mount("painted");
    expect(m.all(".cn-hot").length).toBeGreaterThan(0);
    expect(m.all("[data-do=check]")).toEqual([]);
    const on = parts(".on").length;
    click(parts()[0]!);
    await wait();
    expect(parts(".on").length).toBe(on);
  });
});

describe("what is right", () => {
  it("is marked in the list, not by colour alone, once it is told", () => {
    m = mount("marked");
    const right = m.all(".cn-choice.right");
    expect(right.length).toBeGreaterThan(0);
    for (const choice of right) expect(choice.querySelector(".cn-ico") && choice.textContent).toContain("right");
    m.stop();
    m = mount("several");
    expect(m.all(".cn-choice.right")).toEqual([]);
  });
  it("is marked for the line of a sum too", () => {
    m = mount("mistaken");
    expect(m.all("button.cn-choice.right").length).toBe(1);
  });
});

describe("a final scoring that was foreseen", () => {
  it("leaves its points on the board, as at the end of a game", () => {
    m = mount("final_played");
    expect(m.all(".cn-gains text").length).toBeGreaterThan(1);
    m.stop();
    m = mount("final_open");
    expect(m.all(".cn-gains")).toEqual([]);
  });
});
