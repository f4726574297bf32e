// @vitest-environment happy-dom
/** The coach: a hint in two stages, layers on the board, a verdict; asked for again while it sharpens, and no longer. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { REPLIES, STATES } from "../dev/views.ts";
import { bring, bringBy, type Modules, modules } from "../src/modules.ts";
import type { Host } from "../src/wire/host.ts";
import type { View } from "../src/wire/view.ts";
import { click, key, type Mounted, mount, wait } from "./mount.ts";

const coach = modules.coach!;
const { advice, verdict } = REPLIES;
let m: Mounted;
const asked = (what: string) => m.model.sent.filter((message) => message.what === what);
const choose = async (what: string) => {
  click(m.$("[data-do=more]"));
  await wait();
  click(m.$(`.cn-more [data-advice=${what}]`));
};

describe("the coach", () => {
  beforeEach(() => {
    m = mount("place");
  });
  afterEach(() => m.stop());

  it("tells where to look, then the best moves, then nothing", async () => {
    const lamp = m.$(".cn-tool [data-do=hint]");
    click(lamp);
    await vi.waitFor(() => expect(m.$(".cn-look p").textContent).toBe(advice.where));
    expect(m.all(".cn-lookhere")).toHaveLength(1);
    expect(m.all(".cn-move")).toEqual([]);
    key(m.$(".cn-stage"), "h");
    await vi.waitFor(() => expect(m.all(".cn-move")).toHaveLength(3));
    expect(m.all(".cn-best3 span").map((line) => line.textContent)).toEqual(advice.lines.map(({ text }) => text));
    expect(m.all(".cn-lookhere")).toEqual([]);
    expect(lamp.getAttribute("aria-pressed")).toBe("true");
    click(lamp);
    await vi.waitFor(() => expect(m.all(".cn-move, .cn-best3")).toEqual([]));
    expect(asked("advice")).toHaveLength(1);
  });

  it("shows a line as it would lie, and leaves it to the reader", async () => {
    click(m.$("[data-do=hint]"));
    click(m.$("[data-do=hint]"));
    await vi.waitFor(() => expect(m.all(".cn-best3 button")).toHaveLength(3));
    click(m.all(".cn-best3 button")[1]!);
    await vi.waitFor(() => expect(m.all(".cn-ghost")).toHaveLength(1));
    expect(m.all(".cn-move")).toHaveLength(2);
    expect(m.acts()).toEqual([]);
    click(m.$(".cn-turnpad .ok"));
    await wait();
    expect(m.acts()).toEqual([String(advice.lines[1]!.answer)]);
  });

  it("asks again while it sharpens, until it is closed or the board is another one", async () => {
    m.model.replies.advice = { ...advice, share: 0.5 };
    click(m.$("[data-do=hint]"));
    await vi.waitFor(() => expect(asked("advice").length).toBeGreaterThan(2));
    expect(asked("advice").map(({ again }) => again)).toEqual(asked("advice").map((_, i) => i));
    click(m.$("[data-do=hint]"));
    click(m.$("[data-do=hint]"));
    await wait(150);
    const now = asked("advice").length;
    await wait(200);
    expect(asked("advice")).toHaveLength(now);
    await choose("points");
    await vi.waitFor(() => expect(asked("advice").length).toBeGreaterThan(now));
    m.model.set("view", { ...STATES.scored, playable: false });
    await wait(150);
    const then = asked("advice").length;
    await wait(200);
    expect(asked("advice")).toHaveLength(then);
  });

  it("leaves a hint as it is read while it sharpens, and changes the moves once, when the last word is known", async () => {
    const lines = [...advice.lines].reverse();
    const hint = () => click(m.$("[data-do=hint]"));
    const sharper = async (told: Partial<typeof advice>) => {
      const n = asked("advice").length;
      m.model.replies.advice = { ...advice, share: 0.5, ...told };
      await vi.waitFor(() => expect(asked("advice").length).toBeGreaterThan(n + 1));
    };
    m.model.replies.advice = { ...advice, share: 0.5 };
    hint();
    await vi.waitFor(() => expect(m.$(".cn-look p").textContent).toBe(advice.where));
    const there = m.$(".cn-lookhere").innerHTML;
    await sharper({ where: "Look elsewhere.", look: [[9, 9]], lines });
    expect(m.$(".cn-look p").textContent).toBe(advice.where);
    expect(m.$(".cn-lookhere").innerHTML).toBe(there);
    hint();
    const said = () => m.all(".cn-best3 span").map((line) => line.textContent);
    const first = advice.lines.map(({ text }) => text);
    await vi.waitFor(() => expect(said()).toEqual(first));
    await sharper({ lines });
    expect(said()).toEqual(first);
    m.model.replies.advice = { ...advice, lines, share: 1 };
    await vi.waitFor(() => expect(said()).toEqual(lines.map(({ text }) => text))); // the last word, once
    hint();
    hint();
    await vi.waitFor(() => expect(m.$(".cn-look p").textContent).toBe(advice.where));
  });

  it("says a verdict once it changes no more", async () => {
    m.model.replies.verdict = { ...verdict, text: "Perhaps.", share: 0.5 };
    await choose("coach");
    await vi.waitFor(() => expect(asked("verdict").length).toBeGreaterThan(2));
    expect(m.all(".cn-judged")).toEqual([]);
    m.model.replies.verdict = verdict;
    await vi.waitFor(() => expect(m.$(".cn-judged b").textContent).toBe(verdict.text));
  });

  it("colours every square by what it is behind, and counts on each what may come", async () => {
    await choose("points");
    const cells = new Set(m.all(".cn-legal").map((cell) => cell.dataset.cell));
    await vi.waitFor(() => expect(m.all(".cn-worth")).toHaveLength(cells.size));
    expect(m.all(".cn-worth.l0").length).toBeGreaterThan(0);
    expect(m.all(".cn-worth text").every((text) => /^(0|−\d+\.\d)$/.test(text.textContent ?? ""))).toBe(true);
    await choose("odds");
    await vi.waitFor(() => expect(m.all(".cn-hope")).toHaveLength(REPLIES.odds.squares.length));
    expect(m.all(".cn-worth")).toEqual([]);
    expect(m.all(".cn-hope.can")).toHaveLength(cells.size);
    expect(m.$(".cn-coach").textContent).toContain("Point at one");
    expect(m.all(".cn-hope.dead path")).toHaveLength(REPLIES.odds.squares.filter((row) => !row[2]).length);
    m.$(".cn-hope").dispatchEvent(new PointerEvent("pointerenter"));
    await vi.waitFor(() => expect(m.$(".cn-coach").textContent).toBe(REPLIES.odds.squares[0]![3]));
    await choose("odds");
    await vi.waitFor(() => expect(m.all(".cn-hope")).toEqual([]));
  });

  it("judges a line, shows what was best, and takes it back", async () => {
    expect(m.all(".cn-judged")).toEqual([]);
    await choose("coach");
    await vi.waitFor(() => expect(m.$(".cn-judged b").textContent).toBe(verdict.text));
    click(m.$("[data-advice=show]"));
    await vi.waitFor(() => expect(m.all(".cn-move")).toHaveLength(verdict.best.length));
    click(m.$("[data-advice=back]"));
    expect(m.model.sent.at(-1)).toMatchObject({ do: "goto", to: verdict.at });
    m.model.replies.verdict = { ...verdict, text: "" };
    m.model.set("view", { ...STATES.place, n: 1 });
    await vi.waitFor(() => expect(m.all(".cn-judged")).toEqual([]));
  });

  it.each([
    ["was taken back", (was: View) => ({ ...was, n: verdict.at })],
    ["is another game's", (was: View) => ({ ...was, line: was.line + 1 })],
  ])("keeps a verdict until the next one, but not where the line %s", async (_, other) => {
    const was = STATES.place as unknown as View;
    await choose("coach");
    await vi.waitFor(() => expect(m.$(".cn-judged b").textContent).toBe(verdict.text));
    m.model.send = () => {};
    m.model.set("view", { ...was, n: was.n + 1 });
    await wait();
    expect(m.all(".cn-judged")).toHaveLength(1);
    m.model.set("view", other({ ...was, n: was.n + 1 }));
    await wait();
    expect(m.all(".cn-judged")).toEqual([]);
  });

  it("analyses: what everybody can expect as a sum that opens, the best moves in an order that stays", async () => {
    click(m.$("[data-tab=analysis]"));
    await vi.waitFor(() => expect(m.all(".cn-sums > li")).toHaveLength(REPLIES.expected.seats.length));
    const [first] = REPLIES.expected.seats;
    expect(m.$(".cn-sums summary").textContent).toContain(first!.told);
    expect(m.all(".cn-sums > li:first-child .cn-terms li")).toHaveLength(first!.terms.length);
    const notes = REPLIES.expected.seats.map(({ note }) => note).filter(Boolean);
    expect(notes.length).toBeGreaterThan(0);
    expect(m.all(".cn-sums details > p").map((note) => note.textContent)).toEqual(notes);
    const row = m.$(".cn-terms [data-about]");
    row.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    await vi.waitFor(() => expect(m.all(".cn-hot").length).toBeGreaterThan(0));
    await vi.waitFor(() => expect(m.all(".cn-analysis .cn-best3 li")).toHaveLength(advice.lines.length));
    const texts = () => m.all(".cn-analysis .cn-best3 span").map((line) => line.textContent);
    const before = texts();
    m.model.replies.advice = { ...advice, lines: advice.lines.toReversed(), share: 1 };
    await wait();
    expect(texts()).toEqual(before);
    click(m.$(".cn-analysis [data-advice=odds]"));
    await vi.waitFor(() => expect(m.all(".cn-hope")).toHaveLength(REPLIES.odds.squares.length));
    click(m.$("[data-tab=log]"));
    await wait();
    const asked = () => m.model.sent.filter((message) => message.what === "expected").length;
    const then = asked();
    m.model.set("view", { ...STATES.place, n: 1 });
    await wait();
    expect(asked()).toBe(then); // costs nothing while it is closed
  });

  it("says why it says nothing", async () => {
    m.model.replies.advice = undefined;
    m.model.send = (message) =>
      void setTimeout(() => m.model.emit("msg:custom", { kind: "reply", id: message.id, n: 0, error: "Not now." }));
    click(m.$("[data-do=hint]"));
    await vi.waitFor(() => expect(m.$(".cn-coach").textContent).toBe("Not now."));
  });
});

describe("its module", () => {
  let come: { name: string; ok: (coach: Modules["coach"]) => void; no: () => void }[];
  beforeEach(() => {
    delete modules.coach;
    come = [];
    bringBy((name) => new Promise((ok, no) => come.push({ name, ok, no })));
  });
  afterEach(() => {
    m.stop();
    modules.coach = coach;
  });

  it("comes when somebody asks for advice, and does then what was asked", async () => {
    m = mount("place");
    await wait();
    expect(come).toEqual([]);
    click(m.$("[data-do=hint]"));
    expect(come.map(({ name }) => name)).toEqual(["coach"]);
    await vi.waitFor(() => expect(m.$(".busy [data-pressed]").getAttribute("data-do")).toBe("hint"));
    come[0]!.ok(coach);
    await vi.waitFor(() => expect(m.all(".busy")).toEqual([]));
    await vi.waitFor(() => expect(m.$(".cn-look p").textContent).toBe(advice.where));
  });

  it("does once what was pressed last while it was on its way", async () => {
    m = mount("place");
    await choose("odds");
    await choose("points");
    await choose("odds");
    await choose("odds");
    expect(come).toHaveLength(1);
    come[0]!.ok(coach);
    await vi.waitFor(() => expect(m.all(".cn-hope").length).toBeGreaterThan(0));
    await choose("odds");
    await vi.waitFor(() => expect(m.all(".cn-hope")).toEqual([]));
  });

  it("is asked for again if it was lost, for what is pressed then", async () => {
    m = mount("place");
    await choose("odds");
    come[0]!.no();
    await wait();
    click(m.$(".cn-tool [data-do=hint]"));
    expect(come).toHaveLength(2);
    come[1]!.ok(coach);
    await vi.waitFor(() => expect(m.$(".cn-look p").textContent).toBe(advice.where));
    expect(m.all(".cn-hope")).toEqual([]);
  });

  it("calls back at once if it is here", () => {
    modules.coach = coach;
    const back = vi.fn();
    bring("coach", {} as Host, back);
    expect(back).toHaveBeenCalledOnce();
    expect(come).toEqual([]);
    m = mount("place");
  });

  it("comes with a board that begins with it", async () => {
    m = mount("place", (model) => {
      model.values.ui = { ...(model.values.ui as object), coach: true };
    });
    come[0]!.ok(coach);
    await vi.waitFor(() => expect(m.$(".cn-judged b").textContent).toBe(verdict.text));
  });

  it.each(["lesson", "desk", "over"] as const)("has no place in a board in the state %s", (state) => {
    m = mount(state);
    expect(m.all(".cn-tool [data-do=hint]")).toEqual([]);
  });
});
