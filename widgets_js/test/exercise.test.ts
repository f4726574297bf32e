// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { STATES, type State } from "../dev/views.ts";
import { click, key, type Mounted, mount, wait } from "./mount.ts";

let m: Mounted;
afterEach(() => m?.stop());

const ticked = () => m.all("[data-pick]").filter((box) => (box as HTMLInputElement).checked).length;
const tick = async (id: string) => {
  click(m.$(`[data-pick="${id}"]`));
  await wait();
};
const last = () => m.model.sent.at(-1);

describe("several choices", () => {
  it("are ticked, by list or on the board, and sent together", async () => {
    m = mount("several");
    const [first, second] = m.all("[data-pick]").map((box) => box.dataset.pick!) as [string, string];
    await tick(first);
    click(m.$(`[data-mark="${second}"]`));
    await wait();
    expect(ticked()).toBe(2);
    expect(m.$(`[data-mark="${first}"]`).getAttribute("class")).toContain("on");
    await tick(first);
    click(m.$("[data-do=check]"));
    expect(last()).toMatchObject({ do: "lesson", what: "answer", answer: second });
  });
  it("may be none, and Enter in a box sends them", () => {
    m = mount("several");
    key(m.$("[data-pick]"), "Enter");
    expect(last()).toMatchObject({ what: "answer", answer: "" });
  });
  it("leave the space bar to the box, and keep keys from the notebook", () => {
    m = mount("several");
    let out = 0;
    document.addEventListener("keydown", () => out++, { once: true });
    expect(key(m.$("[data-pick]"), " ").defaultPrevented).toBe(false);
    expect(out).toBe(0);
  });
  it("keep what was answered for another try", () => {
    m = mount("missed");
    expect(ticked()).toBe(1);
    expect(m.$(".cn-fb.no").textContent).toContain("right answers are missing");
  });
  it("offer the solution where a try has missed, and nothing to clear what can be changed", () => {
    m = mount("missed");
    expect(m.all("[data-do=retry]")).toEqual([]);
    click(m.$("[data-do=tell]"));
    expect(last()).toMatchObject({ do: "lesson", what: "tell" });
    m.stop();
    m = mount("shown");
    expect(m.all("[data-do=tell], [data-do=check], [data-do=retry], [data-do=hint], .cn-fb.no")).toEqual([]);
    expect(ticked()).toBeGreaterThan(0);
  });
  it("name their places for those who see no letters", () => {
    m = mount("several");
    expect(m.$(".cn-several label").textContent).toMatch(/^[A-R], .* (the first tile|from the first tile)/);
  });
  it("a letter that is no answer is none on the board", () => {
    m = mount("several");
    click(m.$('[data-mark="A"]'));
    expect(ticked()).toBe(0);
  });
});

describe("a number", () => {
  it("is typed, digits and all, and sent by Enter or Check", () => {
    m = mount("number");
    const field = m.$(".cn-entry input") as HTMLInputElement;
    expect(key(field, "3").defaultPrevented).toBe(false);
    field.value = " 13 ";
    key(field, "Enter");
    expect(last()).toMatchObject({ do: "lesson", what: "answer", answer: "13" });
  });
  it("is asked for before it is sent", () => {
    m = mount("number");
    const field = m.$(".cn-entry input") as HTMLInputElement;
    field.value = " ";
    click(m.$("[data-do=check]"));
    expect(m.model.sent).toEqual([]);
    expect(document.activeElement).toBe(field);
  });
  it("is what the panel asks for where something else was typed", () => {
    const { lesson, ...view } = STATES.number as unknown as { lesson: { task: object } };
    const task = { ...lesson.task, astray: true, feedback: [{ p: [{ t: "Answer with a whole number." }] }] };
    m = mount("number", (f) => (f.values.view = { ...view, lesson: { ...lesson, task } }));
    expect(m.$(".cn-fb.no").textContent).toContain("whole number");
    (m.$(".cn-entry input") as HTMLInputElement).value = "many";
    click(m.$("[data-do=check]"));
    expect(last()).toMatchObject({ do: "lesson", what: "answer", answer: "many" });
  });
  it("cannot be changed once it is right", () => {
    m = mount("counted");
    const field = m.$(".cn-entry input") as HTMLInputElement;
    expect([field.readOnly, field.disabled]).toEqual([true, false]);
    key(field, "Enter");
    expect(m.model.sent).toEqual([]);
    expect(m.all("[data-do=check]")).toEqual([]);
  });
});

describe("an exercise that is known", () => {
  it("offers another one like it, where an answer came of a wrong rule", () => {
    m = mount("believed");
    click(m.$("[data-do=twin]"));
    expect(last()).toMatchObject({ do: "lesson", what: "twin" });
    m.stop();
    m = mount("counted");
    expect(m.all("[data-do=twin]")).toEqual([]);
  });
});

describe("an exam", () => {
  const given = (state: State, more: object = {}) => {
    const { lesson, ...view } = STATES[state] as unknown as { lesson: { task: object } };
    const task = { ...lesson.task, once: true, state: "given", feedback: [{ p: [{ t: "It is kept." }] }], ...more };
    m = mount(state, (f) => (f.values.view = { ...view, lesson: { ...lesson, task } }));
  };
  it("shows the answer that was given, and takes no other", () => {
    for (const state of ["given", "notyet"]) {
      given("one", { state, picked: "edge" });
      expect(m.$("[data-answer=edge]").getAttribute("aria-pressed")).toBe("true");
      for (const choice of m.all("[data-answer]")) click(choice);
      expect(m.all("[data-do=retry], [data-do=hint]")).toEqual([]);
      expect(m.$(".cn-fb:not(.hint)").textContent).toBe("It is kept.");
      expect(m.model.sent).toEqual([]);
      m.stop();
    }
  });
  it("tells of an answer that is only given neither right nor wrong", () => {
    given("one", { picked: "edge" });
    expect(m.all(":is(.cn-fb, .cn-choice):is(.ok, .no)")).toEqual([]);
  });
  it("keeps what was ticked", async () => {
    given("several", { picked: "B" });
    const box = m.$("[data-pick]") as HTMLInputElement;
    const before = ticked();
    box.checked = !box.checked;
    box.dispatchEvent(new Event("change", { bubbles: true }));
    await wait();
    expect(ticked()).toBe(before);
    expect(m.all("[data-do=check]")).toEqual([]);
  });
});

describe("the card of a rule", () => {
  it("tells what happens when it is asked, and can still be played", () => {
    m = mount("card");
    click(m.$("[data-do=tell]"));
    expect(last()).toMatchObject({ do: "lesson", what: "tell" });
    m.stop();
    m = mount("card_told");
    expect(m.$(".cn-fb").className.trim()).toBe("cn-fb cn-goes");
    expect(m.all("[data-do=tell], [data-do=retry]")).toEqual([]);
    expect(m.all(".cn-legal").length).toBeGreaterThan(0);
    expect(m.$("[data-do=turn]")).toBeTruthy();
  });
});

describe("an exercise", () => {
  it("tells nothing of what is pointed at while it is open", async () => {
    m = mount("several");
    key(m.$(".cn-stage"), "f");
    await wait(120);
    expect(m.all(".cn-hot")).toEqual([]);
    m.stop();
    m = mount("shown");
    key(m.$(".cn-stage"), "f");
    await wait(120);
    expect(m.all(".cn-hot").length).toBe(1);
  });
  it("shows no square where the tile fits, unless it asks for a turn", () => {
    m = mount("squares");
    expect(m.all(".cn-legal")).toEqual([]);
    expect(m.all(".cn-marks rect").length).toBe(m.all("[data-mark]").length);
    m.stop();
    m = mount("act");
    expect(m.all(".cn-legal").length).toBeGreaterThan(0);
  });
  it("one choice is sent at once", () => {
    m = mount("one");
    click(m.$("[data-answer=edge]"));
    expect(last()).toMatchObject({ what: "answer", answer: "edge" });
  });
  it("ends with the result and its rules", () => {
    m = mount("result");
    expect(m.$("h3").textContent).toBe("1 of 2 right at once");
    expect(m.all(".cn-cap [data-rule]").length).toBeGreaterThan(0);
  });
});
