// @vitest-environment happy-dom
/** What is said to those who hear the board: nothing before they come to it, nothing twice. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { STATES } from "../dev/views.ts";
import { click, key, type Mounted, mount, seen, wait } from "./mount.ts";

let m: Mounted;
afterEach(() => m?.stop());
const said = () => m.$(".cn-sr[aria-live]").textContent ?? "";
/** A board that somebody has come to. */
async function heard(state: keyof typeof STATES): Promise<void> {
  m = mount(state);
  m.$(".cn-stage").focus();
  await wait();
}
const then = async (state: keyof typeof STATES, more: object = {}) => {
  m.model.set("view", { ...STATES[state], ...more });
  await wait();
};

describe("the live region", () => {
  it("is silent until somebody comes to the board, and says then what is asked", async () => {
    m = mount("place");
    await wait();
    expect(said()).toBe("");
    m.$(".cn-stage").focus();
    await wait();
    expect(said()).toContain(seen("place").prompt.question);
  });
  it("says what is new and what is asked now", async () => {
    await heard("place");
    const { log, n } = seen("place");
    const entry = { ...log[0]!, id: log[0]!.id + 1, say: "Ben places a tile." };
    await then("figure", { n: n + 1, log: [entry, ...log] });
    expect(said()).toMatch(/^Ben places a tile\. /);
    expect(said()).toContain(seen("figure").prompt.question);
    expect(said()).toContain(`1: ${seen("figure").prompt.options[0]!.text}`);
    const before = said();
    await then("figure", { n: n + 1, log: [entry, ...log] });
    expect(said()).toBe(before);
  });
  it("says what an answer would bring after what is new, not in its place", async () => {
    await heard("place");
    key(m.$(".cn-stage"), "ArrowRight");
    m.model.replies.outlook = { lines: [{ text: "One point less" }] };
    const { log, n } = seen("place");
    await then("figure", { n: n + 1, log: [{ ...log[0]!, id: log[0]!.id + 1, say: "Ben scores 8." }, ...log] });
    await vi.waitFor(() => expect(said()).toContain("One point less."));
    expect(said()).toMatch(/^Ben scores 8\. .* One point less\.$/);
    m.model.replies.outlook = { lines: [{ text: "Another one" }] };
    key(m.$(".cn-choices button"), "ArrowDown");
    await vi.waitFor(() => expect(said()).toMatch(/ Another one\.$/));
    expect(said()).not.toContain("One point less");
  });
  it("says of the end who wins, and not every sum", async () => {
    await heard("place");
    await then("over", { n: 99, log: seen("over").log.map((entry, i) => ({ ...entry, id: 9999 - i })) });
    expect(said()).toBe(seen("over").log[0]!.say);
  });
  it("says all that a question asks, with its answers, and what came of one", async () => {
    await heard("quiz");
    const { task } = seen("quiz").lesson!;
    const lesson = STATES.quiz.lesson as { task: object };
    for (const part of [task!.question, ...task!.choices!.map(({ text }) => text)]) expect(said()).toContain(part);
    const feedback = [{ p: [{ t: "Four." }] }];
    await then("quiz", {
      lesson: { ...lesson, task: { ...lesson.task, state: "notyet", feedback } },
    });
    expect(said()).toBe("Four.");
  });
});

describe("an editor", () => {
  it("says what it is and by which keys, then what lies where something was laid, and goes back to the box", async () => {
    await heard("desk");
    expect(said()).toContain("Position editor. In the box, arrow keys lead");
    m.model.replies.square = { text: "Below the first tile: road." };
    const { tiles, n } = STATES.desk;
    await then("desk", { n: n + 1, tiles: `${tiles};0 1 base-U 1 0`, log: [] });
    await vi.waitFor(() => expect(said()).toBe("Below the first tile: road."));
    expect(m.model.sent.at(-1)).toMatchObject({ what: "square", cell: [0, 1] });
    expect(document.activeElement).toBe(m.$("[data-box=base-U]"));
  });
  it("calls a part of a tile by what the kernel says, and the tile in hand as it lies", async () => {
    await heard("desk");
    m.model.replies.square = { text: "Above the first tile." };
    m.model.replies.room = { squares: "0 -1 02", spots: [], looks: ["one", "two", "three", "four"] };
    click(m.$("[data-box=base-U]"), { detail: 0 });
    await vi.waitFor(() => expect(said()).toBe("Above the first tile. Tile: one."));
    key(m.$(".cn-stage"), "r");
    await vi.waitFor(() => expect(said()).toBe("Tile: three."));
  });
});

describe("a tile", () => {
  it("is called by what it shows in the list of those left and in a box", async () => {
    m = mount("place");
    click(m.$("[data-tab=left]"));
    await wait();
    expect(m.$(".cn-left .cn-sr").textContent).toMatch(/^all of base-/);
    m.stop();
    m = mount("desk");
    expect(m.$("[data-box=base-U]").getAttribute("aria-label")).toMatch(/^all of base-U, remaining: \d+$/);
  });
});

describe("the focus", () => {
  it("goes to the way to try again after a move that was not asked for; then the question is said again", async () => {
    await heard("lesson");
    const { task } = seen("lesson").lesson!;
    await then("notyet");
    expect(document.activeElement).toBe(m.$("[data-do=retry]"));
    expect(said()).not.toContain(task!.question);
    await then("lesson", { n: STATES.lesson.n + 9 });
    expect(said()).toContain(task!.question);
  });
  it("goes on once what is true is told, and stays while there is another try", async () => {
    await heard("quiz");
    const lesson = STATES.quiz.lesson as { task: object };
    const answered = (n: number, quiet: boolean) =>
      then("quiz", { n, lesson: { ...lesson, quiet, task: { ...lesson.task, form: "several", state: "notyet" } } });
    const answer = m.$(".cn-task .cn-choices button");
    answer.focus();
    await answered(STATES.quiz.n, true);
    expect(m.$("[data-do=next]")).not.toBe(document.activeElement);
    m.$(".cn-stage").focus();
    await answered(STATES.quiz.n + 1, false);
    expect(document.activeElement).toBe(m.$("[data-do=next]"));
  });
  it("goes to what is asked after a placement by keys, and stays after one by mouse", async () => {
    await heard("place");
    key(m.$(".cn-stage"), "ArrowRight");
    await then("figure", { n: STATES.place.n + 1 });
    expect(document.activeElement).toBe(m.$(".cn-choices button"));
    m.stop();
    await heard("place");
    m.$(".cn-stage").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
    click(m.$(".cn-stage"));
    await then("figure", { n: STATES.place.n + 1 });
    expect(document.activeElement?.matches(".cn-choices button")).toBe(false);
  });
});
