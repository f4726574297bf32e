// @vitest-environment happy-dom
/** What is said to those who hear the board: nothing before they come to it, nothing twice. */
import { afterEach, describe, expect, it } from "vitest";
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

describe("the focus", () => {
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
