// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from "vitest";
import { type RawView, REPLIES, STATES } from "../dev/views.ts";
import { mount as draw } from "../src/mount.ts";
import { click, key, type Mounted, mount, mouse, seen, wait } from "./mount.ts";

let m: Mounted;
afterEach(() => {
  vi.useRealTimers();
  m?.stop();
});
const { n } = STATES.place;

describe("placing", () => {
  it("previews at the first tap and places at the second", async () => {
    m = mount("place");
    const cell = m.$("[data-cell]");
    click(cell);
    await wait();
    expect(m.acts()).toEqual([]);
    expect(m.all(".cn-ghost")).toHaveLength(1);
    click(m.$(`[data-cell="${cell.dataset.cell}"]`));
    expect(m.acts()).toHaveLength(1);
    const chosen = seen("place").prompt.options.find(({ id }) => id === m.acts()[0])!;
    expect(chosen.cell!.join()).toBe(cell.dataset.cell);
  });
  it("places at once with a mouse, and carries the length of the log", () => {
    m = mount("place");
    mouse(m.$("[data-cell]"));
    expect(m.model.sent).toEqual([expect.objectContaining({ do: "act", n })]);
    expect(m.model.lines).toEqual([STATES.place.line]);
  });
  it("forgets a preview when another question has the same squares and numbers", async () => {
    m = mount("place");
    click(m.$("[data-cell]"));
    await wait();
    m.model.set("view", { ...STATES.place, line: Number(STATES.place.line) + 1 });
    await wait();
    expect(m.all(".cn-ghost")).toHaveLength(0);
  });
  it("turns through the legal turns of the cell only", async () => {
    m = mount("six");
    const { options } = seen("six").prompt;
    const there = (cell: string) => options.filter((o) => o.cell!.join() === cell);
    const cell = options.map((o) => o.cell!.join()).find((c) => there(c).length === 2)!;
    click(m.$(`[data-cell="${cell}"]`));
    await wait();
    expect(m.$(".cn-turnpad").textContent).toContain("1/2");
    click(m.$(".cn-turnpad [data-do=turn]"));
    await wait();
    expect(m.$(".cn-turnpad").textContent).toContain("2/2");
    click(m.$(".cn-turnpad [data-do=commit]"));
    expect(m.acts()).toEqual([there(cell)[1]!.id]);
  });
  it("knows just the squares it was sent", () => {
    m = mount("place", (model) => {
      const view = model.values.view as RawView;
      model.values.view = { ...view, prompt: { ...(view.prompt as object), squares: "5 4 13" } };
    });
    expect(m.all("[data-cell]")).toHaveLength(1);
    mouse(m.$('[data-cell="5,4"]'));
    expect(m.acts()).toEqual(["0"]);
  });
  it("touches only new nodes: laid tiles stay the same elements", async () => {
    m = mount("place");
    const before = m.all("[data-tile]");
    mouse(m.$("[data-cell]"));
    await wait(30);
    const after = m.all("[data-tile]");
    expect(after).toHaveLength(before.length + 1);
    for (const tile of before) expect(after).toContain(tile);
  });
  it("lays the tile at once, and takes it back when the kernel refuses", async () => {
    m = mount("place");
    m.model.alive = false;
    const laid = m.all("[data-tile]").length;
    const cell = m.$("[data-cell]").dataset.cell;
    mouse(m.$("[data-cell]"));
    await wait();
    expect(m.all(`[data-tile="${cell}"]`)).toHaveLength(1);
    expect(m.all(".cn-ghost")).toHaveLength(0);
    m.model.emit("msg:custom", { kind: "refused", n, text: "The board has changed.", rule: null, rule_text: "" });
    await wait();
    expect(m.all("[data-tile]")).toHaveLength(laid);
    expect(m.$("[role=alert]").textContent).toContain("The board has changed.");
  });
  it("says what the move would do, asked a moment later and once", async () => {
    m = mount("place");
    click(m.$("[data-cell]"));
    await vi.waitFor(() => expect(m.$(".cn-out").textContent).toContain(REPLIES.outlook.lines[0]!.text));
    expect(m.model.sent.filter((s) => s.what === "outlook")).toHaveLength(1);
  });
});

describe("the figure step", () => {
  it("offers spots and the same choices as a list, and says why others are taken", () => {
    m = mount("figure");
    const prompt = seen("figure").prompt!;
    for (const option of prompt.options) expect(m.all(`[data-option="${option.id}"]`)).toHaveLength(2);
    expect(m.$(".taken").textContent).toContain(prompt.refused[0]!.note);
    click(m.$(".cn-choice[data-option]"));
    expect(m.acts()).toEqual([prompt.options[0]!.id]);
  });
  it("skips", () => {
    m = mount("figure");
    click(m.$("[data-do=skip]"));
    expect(m.model.sent).toEqual([{ do: "skip", n: STATES.figure.n }]);
  });
  it("does not take the second half of a double click for an answer", async () => {
    m = mount("place");
    vi.spyOn(performance, "now").mockReturnValue(performance.now()); // however long this takes, both halves come at once
    mouse(m.$("[data-cell]"));
    await vi.waitFor(() => click(m.$("[data-option]"), { detail: 2 }), { interval: 1 });
    expect(m.acts()).toHaveLength(1);
    vi.restoreAllMocks();
  });
});

describe("other questions", () => {
  it("are a list of answers", () => {
    m = mount("choose");
    const { options, question } = seen("choose").prompt!;
    expect(m.$("h3").textContent).toBe(question);
    expect(m.all(".cn-choice").map((e) => e.dataset.option)).toEqual(options.map((o) => o.id));
    click(m.all(".cn-choice")[1]!);
    expect(m.acts()).toEqual([options[1]!.id]);
  });
});

describe("a board to look at", () => {
  it("offers nothing and sends nothing", () => {
    m = mount("look");
    expect(m.all("[data-cell]")).toHaveLength(0);
    const stage = m.$(".cn-stage");
    click(stage, { clientX: -5000, clientY: -5000 });
    for (const name of ["r", "Enter", "s", "1"]) key(stage, name);
    expect(m.model.sent).toEqual([]);
  });
});

describe("refusals", () => {
  it("ask why, and show the reason, the rule and the clashing edge at the cell", async () => {
    m = mount("place");
    const stage = m.$(".cn-stage");
    const cam = m.$(".cn-world").style.transform;
    expect(cam).toContain("translate3d");
    click(stage, { clientX: -5000, clientY: -5000 });
    await wait(30);
    expect(m.model.sent.at(-1)).toMatchObject({ do: "ask", what: "why", n });
    const note = m.$("[role=alert]");
    expect(note.textContent).toContain(REPLIES.why.text);
    expect(m.all(`.cn-clash.${REPLIES.why.edges[0]}`)).toHaveLength(1);
    click(m.$(".cn-no [data-rule]"));
    await wait(30);
    // in the panel: the board that it is about stays in sight
    expect(m.$(".cn-ask [role=note]").textContent).toContain(REPLIES.rule.title);
    key(stage, "Escape");
    await wait();
    expect(m.all("[role=note]")).toHaveLength(0);
    key(stage, "Escape");
    await wait();
    expect(m.all("[role=alert]")).toHaveLength(0);
  });
});

describe("waiting for the kernel", () => {
  it("ignores clicks until the board has changed", async () => {
    m = mount("place");
    m.model.alive = false;
    const cell = m.$("[data-cell]").dataset.cell;
    mouse(m.$(`[data-cell="${cell}"]`));
    await wait();
    expect(m.$(".cn-frame").getAttribute("aria-busy")).toBe("true");
    mouse(m.$(`[data-cell="${cell}"]`));
    click(m.$("[data-do=undo]"));
    expect(m.model.sent.filter((s) => s.do !== "ask")).toHaveLength(1);
  });
  it("a refused answer frees the board and shows the reason", async () => {
    m = mount("place");
    m.model.alive = false;
    mouse(m.$("[data-cell]"));
    m.model.emit("msg:custom", {
      kind: "refused",
      n: n + 1,
      text: "The board has changed.",
      rule: "BASE-4.5",
      rule_text: "",
    });
    await wait();
    expect(m.$(".cn-frame").getAttribute("aria-busy")).toBe("false");
    expect(m.$("[role=alert]").textContent).toContain("The board has changed.");
  });
  it("a refusal concerns only the view that has sent something", async () => {
    m = mount("place");
    m.model.emit("msg:custom", {
      kind: "refused",
      n: n + 1,
      text: "The board has changed.",
      rule: null,
      rule_text: "",
    });
    await wait();
    expect(m.all("[role=alert]")).toHaveLength(0);
  });
  it("says so after four seconds of silence", async () => {
    vi.useFakeTimers();
    m = mount("place");
    m.model.alive = false;
    mouse(m.$("[data-cell]"));
    await vi.advanceTimersByTimeAsync(3900);
    expect(m.all(".cn-silent")).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(m.$(".cn-silent").textContent).toContain("No answer yet");
    expect(m.$(".cn-frame").getAttribute("aria-busy")).toBe("false");
  });
  it("says at once that a kernel at work will hear it later, and waits", async () => {
    vi.useFakeTimers();
    m = mount("place");
    m.model.alive = false;
    let works = true;
    Object.assign(m.model, { works: () => works });
    mouse(m.$("[data-cell]"));
    await vi.advanceTimersByTimeAsync(100);
    expect(m.$(".cn-silent.held").textContent).toContain("is still busy");
    await vi.advanceTimersByTimeAsync(30_000);
    mouse(m.$("[data-cell]"));
    expect(m.acts()).toHaveLength(1);
    expect(m.all("[role=alert]")).toHaveLength(0);
    works = false;
    await vi.advanceTimersByTimeAsync(4000);
    expect(m.$(".cn-silent").textContent).toContain("No answer yet");
  });
  it("draws the newest view when one comes that it did not ask for", async () => {
    m = mount("place");
    m.model.set("view", STATES.figure);
    await wait();
    expect(m.$("h3").textContent).toBe("Place a figure?");
  });
});

describe("after undo", () => {
  it("says once and shows all the time what another move does to the draws that were seen", async () => {
    const view = STATES.place as RawView;
    const anew = "Another move here draws anew.";
    m = mount("place");
    m.$(".cn-stage").focus();
    expect(m.all(".cn-ask .cn-note")).toHaveLength(0);
    m.model.set("view", { ...view, prompt: { ...(view.prompt as object), anew } });
    await wait();
    expect(m.$(".cn-ask .cn-note").textContent).toBe(anew);
    expect(m.$(".cn-sr[aria-live]").textContent).toBe(anew);
    m.model.set("view", view);
    await wait();
    expect(m.all(".cn-ask .cn-note")).toHaveLength(0);
  });
});

describe("two views of one model", () => {
  it("keep their own local state and follow the same game", async () => {
    m = mount("place");
    const el = document.createElement("div");
    document.body.append(el);
    const stop = draw(m.model.asAny, el);
    click(m.$("[data-tab=left]"));
    await wait();
    expect(el.querySelector("[data-tab=log]")!.getAttribute("aria-selected")).toBe("true");
    mouse(m.$("[data-cell]"));
    await wait(30);
    expect(el.querySelectorAll("[data-option]").length).toBeGreaterThan(0);
    const both = m.model.listeners;
    stop();
    expect(both - m.model.listeners).toBe(6);
    expect(el.childNodes).toHaveLength(0);
  });
});

describe("squares out of sight", () => {
  it("are counted at the sides of the board, and shown by a click", async () => {
    m = mount("big");
    const sides = () => m.all(".cn-beyond").map((el) => [el.dataset.beyond, Number(el.textContent)] as const);
    const [[side, count]] = sides() as [[string, number]];
    expect(count).toBeGreaterThan(0);
    expect(m.$(".cn-beyond").getAttribute("aria-label")).toMatch(/^More places .*: \d+$/);
    click(m.$(`[data-beyond="${side}"]`));
    await wait();
    expect(new Map(sides()).get(side) ?? 0).toBeLessThan(count);
  });
});

describe("the camera", () => {
  it("stays where it is while all that is asked can be seen", async () => {
    m = mount("six");
    const at = () => m.$(".cn-world").style.transform;
    click(m.$('[data-do="zoom-out"]'));
    click(m.$('[data-do="fit"]'));
    await wait(400);
    const before = at();
    m.model.set("view", { ...STATES.six, n: STATES.six.n + 1 });
    await wait(400);
    expect(at()).toBe(before);
  });
  it("shows all of the landscape at the end, wherever the reader has been", async () => {
    m = mount("place");
    const at = () => m.$(".cn-world").style.transform;
    m.model.set("view", STATES.over);
    await wait(400);
    const whole = at();
    m.model.set("view", STATES.place);
    for (let i = 0; i < 4; i++) click(m.$("[data-do=zoom-in]"));
    await wait(400);
    expect(at()).not.toBe(whole);
    m.model.set("view", STATES.over);
    await wait(400);
    expect(at()).toBe(whole);
  });
});
