// @vitest-environment happy-dom
/** Before a class: what each stage shows and hides, what keys ask for, and what is never shown by accident. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STATES, type State } from "../dev/views.ts";
import { modules } from "../src/modules.ts";
import { click, key, type Mounted, mount, point, screenAt, wait } from "./mount.ts";

let m: Mounted;
const asked = () => m.model.sent.filter(({ do: what }) => what === "lesson").map(({ what }) => what);
const slide = () => m.$(".cn-slide");
/** A key as it comes from a clicker: to whatever has the focus. */
const press = (name: string, more: KeyboardEventInit = {}) => key(slide(), name, more);
const open = async (state: State) => {
  m = mount(state);
  await wait();
};
afterEach(() => m.stop());

describe("what is revealed", () => {
  it.each([
    ["present", "", 0, ""],
    ["present_lesson", "", 0, ""],
    ["present_task", "Complete Ada’s city with this tile.", 0, ""],
    ["present_options", "How many points does Ada’s second city bring?", 3, ""],
    ["present_answer", "How many points does Ada’s second city bring?", 3, "2 tiles × 2 = 4"],
    ["present_end", "", 0, ""],
  ] as const)("%s", async (state, question, choices, answer) => {
    await open(state);
    expect(m.all(".cn-slide .question p").map((p) => p.textContent)).toEqual(question ? [question] : []);
    expect(m.all(".cn-slide .choice")).toHaveLength(choices);
    expect(m.all(".cn-slide .answer")).toHaveLength(answer ? 1 : 0);
    if (answer) expect(m.$(".cn-slide .answer").textContent).toContain(answer);
    expect(m.all(".cn-ask, .cn-side, .cn-log:not(.told), .cn-coach, .cn-card, .cn-dock")).toEqual([]);
  });

  it("is made to fit whatever came before it", async () => {
    await open("present_options");
    expect(slide().dataset.small).toBe("0");
    Object.defineProperty(m.$(".cn-slide > .body"), "scrollHeight", { value: 900 });
    m.model.set("view", STATES.present_lesson);
    await wait();
    expect([slide().dataset.small, "more" in slide().dataset]).toEqual(["2", true]);
  });

  it("has letters to vote by, and judges only with the answer", async () => {
    await open("present_options");
    expect(m.all(".cn-slide .letter").map((b) => b.textContent)).toEqual(["A", "B", "C"]);
    press("2");
    await wait(30);
    click(m.all(".cn-slide .choice")[2]!);
    expect(m.model.sent.map(({ answer }) => answer).filter(Boolean)).toEqual(["4", "8"]);
    expect(m.all(".cn-slide :is(.ok, .no)")).toEqual([]);
    m.model.set("view", { ...STATES.present_answer, present: { stage: "answer", picked: ["8"] } });
    await wait();
    expect(m.all(".cn-slide .choice").map((b) => b.className)).toEqual(["choice", "choice ok", "choice no"]);
  });

  it("marks every right place of a painting with the answer, whatever the class has picked", async () => {
    await open("present_options");
    const places = ["0,1 field.N", "0,0 field.N", "1,0 field.N"];
    const choices = places.map((id, i) => ({ id, text: `Field ${i}`, right: i < 2 }));
    const { lesson, ...view } = STATES.present_answer as unknown as { lesson: { task: object } };
    const task = { ...lesson.task, form: "places", choices, picked: places.slice(0, 2).join(";") };
    m.model.set("view", {
      ...view,
      lesson: { ...lesson, task },
      present: { stage: "answer", picked: [places[1], places[2]] },
    });
    await wait();
    expect(m.all(".cn-slide .choice").map((b) => b.className)).toEqual(["choice ok", "choice ok", "choice no"]);
  });

  it("tells nothing on hover", async () => {
    await open("present_lesson");
    point(m.$(".cn-stage"), "move", screenAt(m, 0.5, 0.5), { buttons: 0 });
    await wait(150);
    expect(m.model.sent.filter(({ what }) => what === "card")).toEqual([]);
  });
});

describe("the keys", () => {
  beforeEach(() => open("present_options"));

  it.each([" ", "Enter", "ArrowRight", "PageDown"])("%s leads on", async (name) => {
    expect(press(name).defaultPrevented).toBe(true);
    expect(asked()).toEqual(["next"]);
  });
  it.each(["ArrowLeft", "PageUp"])("%s leads back", (name) => {
    press(name);
    expect(asked()).toEqual(["back"]);
  });
  it("give a hint and the answer", async () => {
    press("h");
    await wait(30);
    press("a");
    expect(asked()).toEqual(["hint", "tell"]);
  });
  it("wait for one another, and one that is held reveals one thing", async () => {
    press("PageDown");
    press("PageDown");
    press("PageDown", { repeat: true });
    expect(asked()).toEqual(["next"]);
    await vi.waitFor(() => expect(asked()).toEqual(["next", "next"]));
    await wait(30);
    expect(asked()).toHaveLength(2);
  });
  it("blank the screen; behind black nothing is revealed", async () => {
    press("b");
    await wait();
    expect(m.all(".cn-slide .black")).toHaveLength(1);
    press("PageDown");
    await wait();
    expect(m.all(".cn-slide .black")).toEqual([]);
    expect(asked()).toEqual([]);
    press(".");
    await wait();
    expect(m.all(".cn-slide .black")).toHaveLength(1);
  });
  it("are listed on demand", async () => {
    expect(m.all(".cn-slide .keys")).toEqual([]);
    press("?");
    await wait();
    expect(m.all(".cn-slide .keys li").length).toBeGreaterThan(5);
  });
  it("are the notebook's while it does not fill the screen and the focus is elsewhere", async () => {
    expect(key(document.body, " ").defaultPrevented).toBe(false);
    click(m.$(".cn-slide .starts"));
    await wait();
    expect(m.$(".carcnb").classList).toContain("full");
    expect(key(document.body, " ").defaultPrevented).toBe(true);
    expect(asked()).toEqual(["next"]);
  });
  it("leave at once, and the board is told", async () => {
    click(m.$(".cn-slide .starts"));
    await wait();
    press("Escape");
    await vi.waitFor(() => expect(asked()).toEqual(["dismiss"]));
    expect(m.$(".carcnb").classList).not.toContain("full");
  });
});

it("begins by a button of the menu, where there is something to show", async () => {
  await open("lesson");
  click(m.$("[data-do=more]"));
  await wait();
  click(m.$(".cn-more [data-do=present]"));
  await vi.waitFor(() => expect(asked()).toEqual(["present"]));
  expect(m.$(".carcnb").classList).toContain("full");
  m.stop();
  await open("desk");
  click(m.$("[data-do=more]"));
  await wait();
  expect(m.all(".cn-more [data-do=present]")).toEqual([]);
});

it("is not offered where the answers count for one person", async () => {
  await open("lesson");
  m.model.set("view", { ...STATES.lesson, alone: true });
  click(m.$("[data-do=more]"));
  await wait();
  expect(m.all(".cn-more")).toHaveLength(1);
  expect(m.all(".cn-more [data-do=present]")).toEqual([]);
});

it("goes through a record, and leaves keys to a game", async () => {
  await open("present_replay");
  press("PageDown");
  expect(asked()).toEqual(["next"]);
  m.stop();
  await open("present_full");
  expect(press("PageDown").defaultPrevented).toBe(false);
  expect(m.all(".cn-slide .seats li")).toHaveLength(6);
});

it("is brought when it is first needed; meanwhile the board is there", async () => {
  const { projector } = modules;
  delete modules.projector;
  m = mount("present_lesson");
  expect(m.all(".cn-ask")).toHaveLength(1);
  await vi.waitFor(() => expect(m.all(".cn-slide")).toHaveLength(1));
  Object.assign(modules, { projector });
});
