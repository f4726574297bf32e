// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { STATES, type State } from "../dev/views.ts";
import { click, key, type Mounted, mount, mouse, seen, wait } from "./mount.ts";

const over = (el: Element, pointerType = "mouse") =>
  el.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType }));
const space = (m: Mounted, n: number) => m.all(".cn-spaces > div")[n]!;
const options = (state: State) => seen(state).prompt!.options.filter((o) => o.space !== undefined);

describe("the score track", () => {
  it("has two score figures of every player and the robbers on their spaces", () => {
    const m = mount("advance");
    const view = seen("advance");
    expect(m.all("[data-piece]")).toHaveLength(view.track.length + view.lane!.figures.length);
    for (const [seat, kind, at] of view.lane!.figures)
      expect(space(m, at).querySelector(`[data-piece="${seat} ${kind}"]`)).toBeTruthy();
    expect(m.$(".cn-track").getAttribute("aria-label")).toMatch(/Ben, Lady: \d+/);
  });
  it("has dark spaces only where the kernel says so", () => {
    expect(mount("advance").all(".cn-spaces > .dark")).toHaveLength(10);
    expect(mount("place").all(".cn-spaces > .dark")).toHaveLength(0);
  });
  it("has a button for every answer about a space, named by its words", () => {
    const m = mount("robber");
    expect(m.all("[data-space]").map((b) => b.dataset.space)).toEqual(options("robber").map((o) => o.id));
    expect(m.$(`[data-space]`).getAttribute("aria-label")).toMatch(/^To space \d+, Beside /);
    expect(m.$(".cn-track").getAttribute("role")).toBe("group");
  });
  it("previews where a figure would come to, and answers with a click", async () => {
    const m = mount("advance");
    const option = options("advance").find((o) => o.start !== o.space)!;
    over(m.$(`[data-space="${option.id}"]`));
    await wait();
    expect(space(m, option.space!).querySelector(".ghost")).toBeTruthy();
    expect(space(m, option.start!).querySelector(".goes")).toBeTruthy();
    mouse(m.$(`[data-space="${option.id}"]`));
    await wait();
    expect(m.acts()).toEqual([option.id]);
  });
  it("previews what a row of the list is about", async () => {
    const m = mount("robber");
    const option = options("robber").at(-1)!;
    over(m.$(`.cn-choices [data-option="${option.id}"]`));
    await wait();
    expect(space(m, option.space!).querySelector(".ghost")).toBeTruthy();
  });
  it("is answered by the second tap of a finger", async () => {
    const m = mount("robber");
    const { id } = options("robber")[0]!;
    const tap = async () => {
      const button = m.$(`[data-space="${id}"]`);
      over(button, "touch");
      button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
      button.focus();
      button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
      await wait();
    };
    await tap();
    expect(m.acts()).toEqual([]);
    expect(m.all(".ghost")).toHaveLength(1);
    await tap();
    expect(m.acts()).toEqual([id]);
  });
  it("is answered by Enter once it has the focus", async () => {
    const m = mount("robber");
    const button = m.$("[data-space]");
    button.focus();
    await wait();
    expect(m.all(".ghost")).toHaveLength(1);
    click(button, { detail: 0 });
    await wait();
    expect(m.acts()).toEqual([options("robber")[0]!.id]);
  });
  it("shows nothing to choose on a board to look at", () => {
    const m = mount("robber", (model) => Object.assign(model.values, { view: { ...STATES.robber, playable: false } }));
    expect(m.all("[data-space]")).toHaveLength(0);
  });
});

describe("hidden cards", () => {
  it("lie face down until their player asks for them", async () => {
    const m = mount("gift_closed");
    const view = seen("gift_closed");
    const cards = Object.values(view.hands).flat();
    expect(cards.every((card) => card === "gift")).toBe(true);
    const asked = view.seats.find(({ active }) => active)!;
    expect(m.all(".cn-hand .cn-card-pic")).toHaveLength(view.hands[asked.seat]!.length);
    expect(m.all(".cn-choices [data-option]")).toHaveLength(0);
    expect(m.$(".cn-reveal").textContent).toContain("I am Ben, show my cards");
    mouse(m.$(".cn-reveal"));
    await wait();
    expect(m.model.sent.at(-1)).toMatchObject({ do: "show", n: view.n });
  });
  it("are the choices of their player, with their text", () => {
    const m = mount("gift");
    const [first] = seen("gift").prompt!.options;
    const row = m.$(`.cn-choices [data-option="${first!.id}"]`);
    expect(row.textContent).toContain(first!.text);
    expect(row.textContent).toContain(first!.note);
    expect(row.querySelector(".cn-card-pic.middle")).toBeTruthy();
  });
  it("can be put away again", async () => {
    const m = mount("gift");
    mouse(m.$('[data-do="hide"]'));
    await wait();
    expect(m.model.sent.at(-1)).toMatchObject({ do: "hide" });
  });
  it("are shown large where a question is about one", () => {
    const m = mount("letter");
    const view = seen("letter");
    const [title, text] = view.cards[view.prompt!.card]!;
    expect(m.$(".cn-asked-card").textContent).toBe(title + text);
  });
  it.each(["several", "present_options"] as const)(
    "say once what they say, beside a question too: %s",
    async (state) => {
      const { cards, prompt } = seen("letter");
      const [title, text] = cards[prompt!.card]!;
      const m = mount(state);
      const view = STATES[state] as unknown as { lesson: { task: object } };
      const task = { ...view.lesson.task, question: `Ada has the letter “${title}”: ${text} Which places?` };
      m.model.set("view", {
        ...view,
        cards,
        prompt: { ...seen(state).prompt, card: prompt!.card },
        lesson: { ...view.lesson, task },
      });
      await wait();
      expect(m.$(".cn-asked-card").textContent).toBe(title);
    },
  );
  it("can be skipped without being seen, by key", async () => {
    const m = mount("gift_closed");
    key(m.$(".cn-stage"), "s");
    await vi.waitFor(() => expect(m.model.sent.at(-1)).toMatchObject({ do: "skip" }));
  });
  it("with words that look like markup are text", () => {
    const m = mount("letter", (model) => {
      const view = structuredClone(model.values.view) as unknown as { cards: Record<string, string[]> };
      for (const name of Object.keys(view.cards)) view.cards[name] = ["<img src=x>", "<b>bold</b>"];
      model.values.view = view;
    });
    expect(m.$(".cn-asked-card").textContent).toBe("<img src=x><b>bold</b>");
  });
});

describe("two tiles to choose from", () => {
  it("are both shown, and named for those who do not see them", () => {
    const m = mount("keep");
    expect(m.all(".cn-choices .cn-tile-pic")).toHaveLength(2);
    expect(m.$(".cn-choices [data-option]").textContent).toMatch(/Place this tile .+ .+/);
  });
});

describe("a figure that changes its position", () => {
  it("is chosen first, then where it goes", async () => {
    const m = mount("change");
    expect(m.$(".cn-note").textContent).toBe("On the board: click the figure, then where it goes.");
    const option = seen("change").prompt!.options[0]!;
    const [from, to] = option.segments!.map((s) => [...option.cell!, s].join());
    mouse(m.$(`[data-end="${from}"]`));
    await wait();
    expect(m.$(".cn-note").textContent).toBe("Now where it goes.");
    mouse(m.$(`[data-end="${to}"]`));
    await wait();
    expect(m.acts()).toEqual([option.id]);
  });
});
