// @vitest-environment happy-dom
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { REPLIES, STATES } from "../dev/views.ts";
import { beatsOf, during, gainsOn, tally } from "../src/state/finale.ts";
import { click, key, type Mounted, mount, seen } from "./mount.ts";

let m: Mounted;
afterEach(() => {
  m?.stop();
  vi.useRealTimers();
});

const final = seen("six_over").final!;

describe("the beats of the final scoring", () => {
  it("count everybody up to the total, one feature after the other", () => {
    const beats = beatsOf(final);
    const late = final.groups.at(-1)!.rows;
    for (const [c, total] of final.totals.entries()) {
      const brought = late.reduce((sum, row) => sum + row.values[c]!, 0);
      expect(tally(final, 0)[c]).toBe(total - brought);
      expect(beats.reduce((sum, { brings }) => sum + brings[c]!, tally(final, 0)[c]!)).toBe(total);
    }
    expect(tally(final, beats.length)).toEqual(final.totals);
    expect(tally(final, null)).toEqual(final.totals);
    expect(beats.some(({ gains, brings }) => !gains.length && brings.some(Boolean))).toBe(true); // goods, gold
  });
  it("take the pieces along the track with them", () => {
    const view = seen("over");
    const points = (at: number | null) => during(view, at).track.map((piece) => piece[2]);
    expect(points(0)).toEqual(tally(view.final!, 0));
    expect(points(null)).toEqual(view.final!.totals);
  });
  it("leave their points on the board; a row that is pointed at shows its own", () => {
    const view = seen("over");
    const rows = view.final!.groups.at(-1)!.rows;
    expect(gainsOn(view, null, null)).toEqual(rows.flatMap((row) => row.gains));
    expect(gainsOn(view, 2, null).length).toBe(2);
    expect(gainsOn(view, null, [0, 0])).toEqual(view.final!.groups[0]!.rows[0]!.gains);
  });
});

describe("the end", () => {
  const beats = beatsOf(seen("over").final!).length;
  const end = () => m.model.set("view", STATES.over);
  const title = () => m.$(".cn-ending h3").textContent;
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  beforeEach(() => {
    vi.useFakeTimers();
    m = mount("place");
  });

  it("offers a rematch where moves are taken", () => {
    m.stop();
    m = mount("over");
    click(m.$("[data-do=rematch]"));
    expect(m.model.sent.at(-1)).toMatchObject({ do: "rematch", n: seen("over").n });
  });

  it("that was seen is not played again on the way back to it", async () => {
    m.stop();
    m = mount("replay");
    const { timeline: _, ...over } = seen("replay_end");
    m.model.set("view", over);
    await pass(0);
    expect(m.all(".cn-tally")).toEqual([]);
    m.model.set("view", { ...STATES.place, line: over.line + 1 });
    m.model.set("view", { ...over, line: over.line + 2 });
    await pass(0);
    expect(m.all(".cn-tally")).toEqual([]);
  });

  it("comes beat by beat, and then tells who has won", async () => {
    end();
    await pass(0);
    expect(title()).toBe("Final scoring");
    expect(m.all(".cn-gains .rise").length).toBe(0);
    expect(m.all(".cn-tally .cn-num").map((n) => Number(n.textContent))).toEqual(tally(seen("over").final!, 0));
    await pass(2 * 950 + 50);
    expect(m.all(".cn-gains .rise").length).toBe(2);
    expect(m.all(".cn-hot.own").length).toBe(1);
    await pass(beats * 950 + 1300);
    expect(title()).toBe("Ben wins, 27 : 26");
    expect(m.all(".cn-crowned").length).toBe(1);
    expect(m.all(".cn-gains .rise").length).toBe(gainsOn(seen("over"), null, null).length);
    expect(m.all(".cn-tally")).toEqual([]);
  });
  it("is skipped by a button or a key, and nothing is sent", async () => {
    end();
    await pass(0);
    click(m.$(".cn-ending [data-do=skip]"));
    await pass(0);
    expect(title()).toBe("Ben wins, 27 : 26");
    m.model.set("view", STATES.place);
    end();
    await pass(0);
    key(m.$(".cn-stage"), "s");
    await pass(20_000);
    expect(title()).toBe("Ben wins, 27 : 26");
    expect(m.model.sent).toEqual([]);
  });
  it("can be taken back while it goes on", async () => {
    end();
    await pass(1000);
    m.model.set("view", STATES.place);
    await pass(20_000);
    expect(m.all(".cn-ending, .cn-gains, .cn-tally")).toEqual([]);
  });
  it("is there at once where nothing shall move, on a page just opened, and after a jump along a record", async () => {
    m.$(".carcnb").setAttribute("data-still", "");
    end();
    await pass(0);
    expect(title()).toBe("Ben wins, 27 : 26");
    m.stop();
    m = mount("over");
    expect(title()).toBe("Ben wins, 27 : 26");
    m.stop();
    m = mount("replay");
    m.model.set("view", STATES.replay_end);
    await pass(0);
    expect(m.all(".cn-tally")).toEqual([]);
  });
  it("lights a row's features in the colours of their owners", async () => {
    m.stop();
    m = mount("over");
    m.$("[data-final='1,0']").dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    await pass(0);
    const row = seen("over").final!.groups[1]!.rows[0]!;
    expect(m.all(".cn-hot.own").length).toBe(row.gains.length);
    expect(m.all(".cn-gains text").map((t) => t.textContent)).toEqual(row.gains.map((gain) => `+${gain[4]}`));
  });
});

describe("the look back", () => {
  const open = (state: "over" | "six_over" | "replay_end") => {
    m = mount(state);
    click(m.$("[data-tab=look-back]"));
    return new Promise((done) => setTimeout(done));
  };
  const last = () => {
    const { n: _, ...message } = m.model.sent.at(-1)!;
    return message;
  };
  it("draws everybody's points, and says them in a table", async () => {
    await open("six_over");
    expect(m.all(".cn-curve .line").length).toBe(6);
    const rows = m
      .all(".cn-back tbody tr")
      .map((tr) => [...tr.querySelectorAll("td")].map((td) => Number(td.textContent)));
    expect(rows.at(-1)).toEqual(final.totals);
    expect(m.all(".cn-best li").length).toBe(final.best.length);
  });
  it("shows a turn on the board, and the whole game moving by itself", async () => {
    await open("over");
    click(m.$(".cn-best button"));
    expect(last()).toEqual({ do: "lesson", what: "watch", to: seen("over").final!.best[0]!.turn });
    m.stop();
    m = mount("over");
    click(m.$("[data-do=watch]"));
    expect(last()).toEqual({ do: "lesson", what: "watch" });
  });
  it("has no accessibility violations", { timeout: 20000 }, async () => {
    await open("six_over");
    const { violations } = await axe.run(m.$(".cn-frame"), {
      resultTypes: ["violations"],
      rules: { region: { enabled: false }, "color-contrast": { enabled: false } },
    });
    expect(violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
  });
});

describe("what the moves have cost", () => {
  const { review } = REPLIES;
  it("is told from the end of the game: in all, what cost most, and what was well found", async () => {
    m = mount("over");
    click(m.$(".cn-ending [data-do=cost]"));
    await vi.waitFor(() => expect(m.$(".cn-cost .said").textContent).toBe(review.text));
    const lost = m.all(".cn-cost .cn-lost").map((points) => points.textContent);
    expect(lost).toEqual([...review.costly, ...review.found].map(({ points }) => points));
    expect(m.all(".cn-cost .cn-curve .line")).toHaveLength(2);
    expect(m.$("[data-advice=of-red]").getAttribute("aria-pressed")).toBe("true");
    click(m.$(".cn-cost [data-advice=better]"));
    const answer = review.costly.map(({ at }) => at).join();
    expect(m.model.sent.at(-1)).toMatchObject({ do: "lesson", what: "mistakes", answer });
  });
  it("tells the curve's last turn once, whichever it is", async () => {
    m = mount("over");
    const curve = [0, 1].map(() => Array.from({ length: 21 }, (_, turn) => turn));
    m.model.replies.review = { ...review, curve };
    click(m.$(".cn-ending [data-do=cost]"));
    const turns = () => m.all(".cn-cost tbody th").map((turn) => turn.textContent);
    await vi.waitFor(() => expect(turns()).toEqual(["0", "10", "20"]));
  });
  it("goes on while the game is gone through, and is asked of another player", async () => {
    m = mount("over");
    m.model.replies.review = { ...review, text: "", costly: [], found: [], share: 0.5 };
    click(m.$("[data-tab=look-back]"));
    await new Promise((done) => setTimeout(done));
    click(m.$(".cn-back [data-do=cost]"));
    const asked = (seat: string) => m.model.sent.filter((sent) => sent.what === "review" && sent.seat === seat);
    await vi.waitFor(() => expect(asked("red").length).toBeGreaterThan(2));
    expect((m.$(".cn-cost progress") as HTMLProgressElement).value).toBe(0.5);
    expect(m.all(".cn-cost [data-advice=better]")).toEqual([]);
    m.model.replies.review = { ...review, seat: "blue" };
    click(m.$("[data-advice=of-blue]"));
    await vi.waitFor(() => expect(m.all(".cn-cost [data-advice=better]")).toHaveLength(1));
    const before = asked("red").length;
    expect(asked("blue")).toHaveLength(1);
    await new Promise((done) => setTimeout(done, 200));
    expect(asked("red")).toHaveLength(before);
  });
});

describe("the final table", () => {
  it("begins with the totals, right below the names", () => {
    m = mount("six_over");
    const [, sum] = m.all(".cn-fin tr");
    expect(sum!.textContent).toBe(`Total${final.totals.join("")}`);
  });
});
