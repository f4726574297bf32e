// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { REPLIES, STATES, type State } from "../dev/views.ts";
import { click, key, type Mounted, mount, wait } from "./mount.ts";

let m: Mounted;
afterEach(() => m?.stop());

type Raw = { lesson: { task: Record<string, unknown> } };
/** A state of a lesson whose task is in another state. */
const asked = (state: State, task: Record<string, unknown>) => {
  const view = STATES[state] as unknown as Raw;
  return { ...view, lesson: { ...view.lesson, task: { ...view.lesson.task, ...task } } };
};
const shown = (state: State, task: Record<string, unknown>) =>
  mount(state, (f) => (f.values.view = asked(state, task)));
const said = (text: string) => [{ p: [{ t: text }] }];
const order = (...selectors: string[]) =>
  selectors.every((s, i) => {
    const next = selectors[i + 1];
    return !next || m.$(s).compareDocumentPosition(m.$(next)) & Node.DOCUMENT_POSITION_FOLLOWING;
  });

describe("a verdict", () => {
  for (const [state, cls] of [
    ["right", "ok"],
    ["notyet", "no"],
  ] as const)
    it(`${state} stands above the question, and the picked one shows it`, () => {
      m = shown("quiz", { state, picked: "4", feedback: said("So it is.") });
      expect(order(".cn-fb:not(.hint)", ".cn-task .cn-q", ".cn-choices", "[data-do=retry]")).toBe(true);
      expect(m.$("[data-answer='4']").className.split(" ")).toContain(cls);
      expect(m.$("[data-answer='4'] .cn-ico")).toBeTruthy();
      expect(m.all(".cn-choice .cn-ico").length).toBe(1);
    });
});

describe("what is said of an answer", () => {
  const twenty = (word: string) => said(Array(20).fill(word).join(" "))[0]!;
  const told = (feedback: unknown[]) => shown("quiz", { state: "notyet", picked: "8", feedback });
  it("is one breath, and the rest of it is folded", () => {
    m = told([...said("No."), twenty("one"), twenty("two"), twenty("three")]);
    expect(m.$(".cn-fb [role=status]").textContent).toMatch(/^No\.(one ?){20}$/);
    expect((m.$(".cn-rest") as HTMLDetailsElement).open).toBe(false);
    expect(m.$(".cn-rest > div").textContent).toMatch(/^(two ?){20}(three ?){20}$/);
  });
  it("has nothing to unfold where it is short, and is not heard twice", () => {
    m = told([...said("No."), twenty("one")]);
    expect(m.all(".cn-rest")).toEqual([]);
    expect(m.$(".cn-fb [role=status]").getAttribute("aria-live")).toBe("off");
  });
});

describe("an answer given again", () => {
  it("is answered although nothing has changed, so that the next one can be given", async () => {
    m = mount("quiz");
    m.model.alive = false;
    click(m.$('[data-answer="8"]'));
    click(m.$('[data-answer="4"]'));
    expect(m.model.sent.length).toBe(1);
    m.model.emit("msg:custom", ...([{ kind: "same", n: STATES.quiz.n }] as never[]));
    await wait();
    click(m.$('[data-answer="4"]'));
    expect(m.model.sent.at(-1)).toMatchObject({ answer: "4" });
  });
  it("brings what was said of it into sight again", async () => {
    m = shown("quiz", { state: "notyet", picked: "8", feedback: said("No.") });
    m.model.alive = false;
    const look = vi.fn();
    m.$(".cn-fb:not(.hint)").scrollIntoView = look;
    click(m.$('[data-answer="8"]'));
    m.model.emit("msg:custom", ...([{ kind: "same", n: STATES.quiz.n }] as never[]));
    await wait();
    expect(look).toHaveBeenCalledTimes(1);
    m.model.set("view", asked("quiz", { state: "notyet", picked: "8", feedback: said("Four.") }));
    await wait();
    expect(look).toHaveBeenCalledTimes(2);
  });
  it("leads those who go by keys on once it is right", async () => {
    m = mount("quiz");
    m.$('[data-answer="4"]').focus();
    m.model.set("view", asked("quiz", { state: "right", picked: "4", feedback: said("So it is.") }));
    await wait();
    expect(document.activeElement).toBe(m.$("[data-do=next]"));
    expect(m.$('[data-answer="4"]').getAttribute("aria-disabled")).toBe("true");
  });
});

describe("hints", () => {
  it("are all kept, numbered, below what was said of the answer after them", () => {
    m = shown("quiz", {
      hints: [said("Look."), said("Count.")],
      hints_left: 1,
      state: "notyet",
      feedback: said("No."),
    });
    const numbered = (list: string) => m.all(`${list} li`).map((li) => [li.textContent, li.getAttribute("value")]);
    expect(numbered(".cn-fb.no .cn-rest")).toEqual([
      ["Look.", "1"],
      ["Count.", "2"],
    ]);
    expect(order(".cn-fb", ".cn-choices", "[data-do=hint]", "[data-do=retry]")).toBe(true);
  });
  it("are the last word until the next answer, with what was said before folded", async () => {
    const then = { state: "notyet", picked: "8", feedback: said("No."), hints: [said("Look.")] };
    m = shown("quiz", then);
    expect(m.$(".cn-fb").className).toContain("no");
    m.model.set("view", asked("quiz", { ...then, hints: [said("Look."), said("Count.")] }));
    await wait();
    expect(m.$(".cn-fb.hint > .cn-hints").textContent).toBe("Count.");
    expect(m.$(".cn-fb.hint > .cn-rest > div").textContent).toBe("No.Look.");
    m.model.set("view", asked("quiz", { ...then, picked: "6", hints: [said("Look."), said("Count.")] }));
    await wait();
    expect(m.$(".cn-fb [role=status]").textContent).toBe("No.");
  });
  it("leave their button where it is when there are no more, and it asks for nothing", () => {
    m = shown("quiz", { hints: [said("Look.")], hints_left: 0 });
    const button = m.$("[data-do=hint]") as HTMLButtonElement;
    expect([button.disabled, button.getAttribute("aria-disabled")]).toEqual([false, "true"]);
    click(button);
    key(button, "h");
    expect(m.model.sent).toEqual([]);
    m.stop();
    m = shown("quiz", { hints: [], hints_left: 0 });
    expect(m.all("[data-do=hint]")).toEqual([]);
  });
});

describe("a board that takes no moves", () => {
  it("asks why at an empty square, and says it there without a tile", async () => {
    m = mount("quiz");
    click(m.$(".cn-stage"), { clientX: -5000, clientY: -5000 });
    await vi.waitFor(() => expect(m.$("[role=alert]").textContent).toContain(REPLIES.why.text));
    expect(m.model.sent.at(-1)).toMatchObject({ do: "ask", what: "why" });
    expect(m.all(".cn-bad, .cn-ghost")).toEqual([]);
  });
});

describe("a question about the board", () => {
  it("asks for no card, but shows how far a feature reaches", async () => {
    m = mount("quiz");
    key(m.$(".cn-stage"), "f");
    await wait(120);
    expect(m.all(".cn-hot").length).toBe(1);
    expect(m.model.sent).toEqual([]);
    expect(m.all(".cn-card")).toEqual([]);
  });
  it("takes no tile, and drops the card that was open", async () => {
    m = mount("place");
    key(m.$(".cn-stage"), "f");
    await vi.waitFor(() => m.$(".cn-card"));
    const { n } = STATES.place;
    m.model.set("view", { ...STATES.quiz, n });
    await wait();
    expect(m.all(".cn-card, .cn-ghost, .cn-legal")).toEqual([]);
  });
});
