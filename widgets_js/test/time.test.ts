// @vitest-environment happy-dom
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STATES } from "../dev/views.ts";
import { click, key, type Mounted, mount, wait } from "./mount.ts";

let m: Mounted;
afterEach(() => {
  m?.stop();
  vi.useRealTimers();
});

const RECORD = {
  of: 20,
  turns: [1, 3, 5, 12],
  scores: [
    [4, "red", "Ada +4"],
    [12, "blue", "Ben +8"],
    [12, "red", "Ada +3"],
  ],
  notes: [0, 5],
};
const NOW = { at: 5, text: "Move 5 of 20: Ada places a tile.", own: "", fork: 5, comment: "", back: true, next: true };

const opened = (timeline: object = {}) =>
  mount("place", (model) => {
    model.values.record = RECORD;
    model.values.view = { ...STATES.place, timeline: { ...NOW, ...timeline } };
  });
const last = () => {
  const { n: _, ...message } = m.model.sent.at(-1)!;
  return message;
};
const jump = (to: number) => ({ do: "lesson", what: "jump", to });

describe("the timeline", () => {
  it("says where the board is, and marks turns, scores and comments", () => {
    m = opened({ comment: "A road too many." });
    expect(m.$(".cn-at").textContent).toBe(NOW.text);
    expect(m.$(".cn-comment").textContent).toBe("A road too many.");
    expect(m.$(".cn-ticks path").getAttribute("d")).toBe("M1 0v1M3 0v1M5 0v1M12 0v1");
    expect(m.all(".cn-pt title").map((t) => t.textContent)).toEqual(["Ada +4", "Ben +8", "Ada +3"]);
    expect(m.$(".cn-pt").getAttribute("class")).toContain("cn-p-red");
    expect(m.all(".cn-said").length).toBe(2);
    const slider = m.$("[data-slide]") as HTMLInputElement;
    expect([slider.value, slider.max]).toEqual(["5", "20"]);
    expect(slider.getAttribute("aria-valuetext")).toBe(NOW.text);
  });
  it("lets others be computed in a line of one's own", () => {
    m = opened({ own: "A line of your own since move 5", computed: "Let the others be computed" });
    click([...m.all(".cn-fork .cn-link")].find((b) => b.textContent?.startsWith("Let"))!);
    expect(last()).toEqual({ do: "lesson", what: "computed" });
  });
  it("says of a game that is watched only how to take over", () => {
    m = opened({ computed: "Play on from here yourself" });
    expect(m.$(".cn-fork").textContent?.trim()).toBe("Play on from here yourself");
    click(m.$(".cn-fork .cn-link"));
    expect(last()).toEqual({ do: "lesson", what: "computed" });
  });
  it("heeds another button while a step is on its way, and the same one not twice", async () => {
    m = opened();
    m.model.alive = false;
    const sent = () => m.model.sent.filter((message) => message.do === "lesson").map((message) => message.what);
    click(m.$(".cn-time [data-do=next]"));
    click(m.$(".cn-time [data-do=next]"));
    click(m.$(".cn-time [data-do=back]"));
    expect(sent()).toEqual(["next"]);
    m.model.alive = true;
    m.model.set("view", { ...STATES.place, timeline: { ...NOW, at: 6 } });
    await wait();
    expect(sent()).toEqual(["next", "back"]);
  });
  it("is on boards of a record only", () => {
    m = mount("place");
    expect(m.all(".cn-time")).toEqual([]);
  });
  it("goes on by one, to the scores around and to the ends", () => {
    const pressed = (button: number) => {
      m = opened();
      click(m.all(".cn-ways :is(.way, .end, .step)")[button]!);
      m.stop();
      return last();
    };
    expect(pressed(0)).toEqual(jump(0));
    expect(pressed(1)).toEqual(jump(4));
    expect(pressed(2)).toEqual({ do: "lesson", what: "back" });
    expect(pressed(3)).toEqual({ do: "lesson", what: "next" });
    expect(pressed(4)).toEqual(jump(12));
    expect(pressed(5)).toEqual(jump(20));
  });
  it("goes where the slider is let go, and where a mark is clicked", () => {
    m = opened();
    const slider = m.$("[data-slide]") as HTMLInputElement;
    slider.value = "9";
    slider.dispatchEvent(new Event("change", { bubbles: true }));
    expect(last()).toEqual(jump(9));
    m.stop();
    m = opened();
    click(m.all(".cn-pt circle")[1]!);
    expect(last()).toEqual(jump(12));
  });
  it("has keys while it has the focus, and keeps them from the notebook", () => {
    for (const [name, message] of [
      ["ArrowLeft", { do: "lesson", what: "back" }],
      ["ArrowRight", { do: "lesson", what: "next" }],
      ["Home", jump(0)],
      ["End", jump(20)],
    ] as const) {
      m = opened();
      let out = 0;
      document.addEventListener("keydown", () => out++, { once: true });
      expect(key(m.$("[data-slide]"), name).defaultPrevented).toBe(true);
      expect([last(), out]).toEqual([message, 0]);
      m.stop();
    }
    m = opened();
    key(m.$(".cn-stage"), "End");
    expect(m.model.sent).toEqual([]);
  });
  it("sends nothing where there is nothing more, and keeps the focus there", async () => {
    m = opened({ at: 20, fork: 20, next: false });
    const next = m.all(".cn-ways .step").at(-1)!;
    const end = m.all(".cn-ways .end").at(-1)!;
    expect(end.getAttribute("aria-disabled")).toBe("true");
    end.focus();
    click(end);
    click(next);
    key(m.$("[data-slide]"), "ArrowRight");
    await wait();
    expect(m.model.sent).toEqual([]);
    expect(document.activeElement).toBe(end);
  });
  it("of a line of one's own says so and leads back", () => {
    m = opened({ own: "A line of your own since move 5", text: "Move 7: Ben skips.", fork: 5, next: false });
    expect(m.$(".cn-fork").textContent).toContain("A line of your own since move 5");
    expect(m.all(".cn-ways :is(.way, .end, .step, .play):not([aria-disabled])").length).toBe(1);
    click(m.$(".cn-fork button"));
    expect(last()).toEqual(jump(5));
  });
  describe("plays by itself", () => {
    /** The kernel answers with the next move. */
    const answer = (timeline: object) => m.model.set("view", { ...STATES.place, timeline: { ...NOW, ...timeline } });
    const playing = () => m.$("[data-do=play]").getAttribute("aria-label") === "Pause";
    const playable = (timeline: object = {}) => {
      m = opened(timeline);
      m.model.alive = false;
    };
    const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
    beforeEach(() => void vi.useFakeTimers());

    it("sends one move after the other, each after the answer to the one before, and stops at the end", async () => {
      playable({ at: 18 });
      click(m.$("[data-do=play]"));
      await pass(3000);
      expect(m.model.sent.length).toBe(1);
      expect(last()).toEqual({ do: "lesson", what: "next" });
      answer({ at: 19 });
      await pass(1000);
      expect(m.model.sent.length).toBe(1);
      await pass(300);
      expect(m.model.sent.length).toBe(2);
      expect(playing()).toBe(true);
      answer({ at: 20, next: false });
      await pass(5000);
      expect([m.model.sent.length, playing()]).toEqual([2, false]);
    });
    it("goes on faster, and begins anew at the end", async () => {
      playable({ at: 20, next: false });
      click(m.$("[data-do=speed]"));
      click(m.$("[data-do=speed]"));
      await pass(0);
      expect(m.$("[data-do=speed]").textContent).toBe("4×");
      click(m.$("[data-do=play]"));
      expect(last()).toEqual(jump(0));
      answer({ at: 0 });
      await pass(320);
      expect(last()).toEqual({ do: "lesson", what: "next" });
    });
    it("rests as soon as the reader does anything, or the kernel refuses", async () => {
      playable();
      key(m.$("[data-slide]"), " ");
      answer({ at: 6 });
      await pass(0);
      click(m.$("[data-do=back]"));
      answer({ at: 5 });
      await pass(3000);
      expect([m.model.sent.length, playing()]).toEqual([2, false]);
      key(m.$(".cn-stage"), " ");
      m.model.emit("msg:custom", { kind: "refused", n: STATES.place.n, text: "No.", rule: null, rule_text: "" });
      await pass(3000);
      expect([m.model.sent.length, playing()]).toEqual([3, false]);
    });
    it("has nothing to play at the end of a line of one's own", () => {
      playable({ own: "A line of your own since move 5", next: false });
      expect(m.$("[data-do=play]").getAttribute("aria-disabled")).toBe("true");
    });
  });
  it("leads back to the end of the game just played", () => {
    m = opened({ leave: true });
    click(m.$("[data-do=leave]"));
    expect(last()).toEqual({ do: "lesson", what: "leave" });
  });
  it("shows comments as text", () => {
    m = opened({ comment: "<img src=x onerror=alert(1)>", text: "<b>5</b>", own: "<i>own</i>" });
    expect(m.all(".cn-time img, .cn-time i:not(.cn-said), .cn-at b b")).toEqual([]);
    expect(m.$(".cn-comment").textContent).toContain("<img");
  });
  it("offers no new game, and reads what is no timeline", () => {
    m = mount("over", (model) => {
      model.values.view = { ...STATES.over, timeline: { at: "x" } };
      model.values.record = { of: null, turns: 3, scores: [[1], "x"], notes: {} };
    });
    expect(m.all("[data-do=new]")).toEqual([]);
    expect(m.$(".cn-time")).toBeTruthy();
  });
  for (const [name, more] of Object.entries({ record: {}, own: { own: "A line of your own since move 5" } }))
    it(`${name}: no accessibility violations`, { timeout: 20000 }, async () => {
      m = opened({ ...more, comment: "Well played." });
      const { violations } = await axe.run(m.$(".cn-time"), {
        resultTypes: ["violations"],
        rules: { region: { enabled: false }, "color-contrast": { enabled: false } },
      });
      expect(violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
    });
});
