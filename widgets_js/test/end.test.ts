// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { STATES, type State } from "../dev/views.ts";
import { click, type Mounted, mount, seen } from "./mount.ts";

let m: Mounted;
afterEach(() => m?.stop());

const sent = () => m.model.sent.at(-1);
/** A state of a lesson with other fields. */
const led = (state: State, fields: Record<string, unknown>) =>
  mount(state, (f) => {
    const view = STATES[state] as unknown as Record<string, object>;
    f.values.view = { ...view, lesson: { ...view.lesson, ...fields } };
  });

describe("the end of a lesson", () => {
  it("says what was done and offers what may come, the first as the one to press", () => {
    m = mount("finished");
    expect(m.$(".cn-facts").textContent).toMatch(/0 of \d+ tasks? solved/);
    const offers = m.all("[data-offer]");
    const open = seen("finished").lesson!.steps.findIndex(({ task }) => task);
    expect(offers.map((o) => o.dataset.offer)).toEqual(["following", "practise", `jump,${open}`, "restart"]);
    expect(m.all(".cn-btn.main").map((o) => o.dataset.offer)).toEqual(["following"]);
    expect(m.all("[data-do=next], .cn-task, .cn-choices")).toEqual([]);
    click(offers[0]!);
    expect(sent()).toMatchObject({ do: "lesson", what: "following" });
    m.stop();
    m = mount("finished");
    click(m.$(`[data-offer='jump,${open}']`));
    expect(sent()).toMatchObject({ do: "lesson", what: "jump", to: open });
  });
  it("of a quiz is a table, with the rules to read again as links", () => {
    m = mount("result");
    expect(m.all(".cn-bars tr").map((row) => row.textContent)).toEqual(["Points1 / 1", "Fields0 / 1"]);
    expect(m.all(".cn-end [data-rule]").length).toBe(1);
  });
  it("is announced by the button before it", () => {
    m = led("told", { last: true, next: true });
    expect(m.$("[data-do=next]").textContent).toBe("Finish");
  });
});

describe("a step that asks nothing", () => {
  it("puts no question of the game, but lets it be tried", () => {
    m = led("told", { tries: true });
    click(m.$("[data-do=try]"));
    expect(sent()).toMatchObject({ do: "lesson", what: "try" });
  });
});

describe("a number", () => {
  it("is counted up and down, never below nothing, and sent with what it counts beside it", () => {
    m = mount("number");
    const field = m.$(".cn-entry input") as HTMLInputElement;
    expect(m.$(".cn-entry label").textContent).toBe("Points");
    click(m.$("[data-do=less]"));
    expect(field.value).toBe("0");
    click(m.$("[data-do=greater]"));
    click(m.$("[data-do=greater]"));
    click(m.$("[data-do=check]"));
    expect(sent()).toMatchObject({ what: "answer", answer: "2" });
  });
});

describe("the score track", () => {
  it("stands under a lesson only where points move", () => {
    m = mount("begun");
    expect(m.all(".cn-track")).toEqual([]);
    m.stop();
    m = mount("laned");
    expect(m.$(".cn-frame").className).toContain("laned");
    expect(m.all(".cn-track").length).toBe(1);
  });
});
