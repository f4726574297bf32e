// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { REPLIES, STATES, type State } from "../dev/views.ts";
import { groupsOf } from "../src/state/options.ts";
import type { Card } from "../src/wire/types.ts";
import { click, key, type Mounted, mount, mouse, seen, wait } from "./mount.ts";

let m: Mounted;
afterEach(() => m?.stop());
const over = (el: Element, pointerType = "mouse") =>
  el.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType }));
const press = (el: Element) => el.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));

describe("several kinds of figures", () => {
  const groups = groupsOf(seen("kinds").prompt!.options);
  const several = groups.findIndex(({ options }) => options.length > 1);
  const ids = groups[several]!.options.map(({ option }) => option.id);

  it("are one row of the list and one spot of the board for every segment", () => {
    m = mount("kinds");
    expect(groups.length).toBeLessThan(seen("kinds").prompt!.options.length);
    expect(m.all(".cn-choices > li")).toHaveLength(groups.length + seen("kinds").prompt!.refused.length);
    expect(m.all(".cn-spot")).toHaveLength(groups.length);
    const row = m.all(".cn-choices > li")[several]!;
    const buttons = [...row.querySelectorAll("button")];
    expect(buttons.map((b) => b.dataset.option)).toEqual(ids);
    expect(buttons.map((b) => b.querySelector("use")?.getAttribute("href")?.split("cn-")[1])).toEqual([
      "m-meeple",
      "m-large",
    ]);
    expect(buttons[1]!.getAttribute("aria-label")).toContain("Large meeple");
  });
  it("are chosen in the list, by a click or by number", async () => {
    m = mount("kinds");
    click(m.$(`button[data-option="${ids[1]}"]`));
    m.stop();
    expect(m.acts()).toEqual([ids[1]]);
    m = mount("kinds");
    key(m.$(".cn-stage"), String(groups[several]!.options[1]!.n));
    expect(m.acts()).toEqual([ids[1]]);
  });
  it("open where a mouse points, the first where the spot was", async () => {
    m = mount("kinds");
    over(m.$(`[data-fan="${ids[0]}"]`));
    await wait();
    expect(m.all(".cn-fan.open .cn-spot").map((s) => s.dataset.option)).toEqual(ids);
    mouse(m.$(`.cn-spot[data-option="${ids[0]}"]`));
    expect(m.acts()).toEqual([ids[0]]);
  });
  it("open at the first tap of a finger and answer at the second", async () => {
    m = mount("kinds");
    const spot = m.$(`[data-fan="${ids[0]}"]`);
    over(spot, "touch");
    press(spot);
    spot.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    await wait();
    click(m.$(".cn-fan.open .cn-spot"));
    await wait();
    expect(m.acts()).toEqual([]);
    const second = m.$(`.cn-spot[data-option="${ids[1]}"]`);
    press(second);
    m.el.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "touch" }));
    await wait();
    click(m.$(`.cn-spot[data-option="${ids[1]}"]`));
    expect(m.acts()).toEqual([ids[1]]);
  });
  it("are walked with the arrows and chosen with Enter", async () => {
    m = mount("kinds");
    const walked = new Set<string>();
    for (let i = 0; i < seen("kinds").prompt!.options.length; i++) {
      const at = m.el.ownerDocument.activeElement;
      key(at?.closest(".cn-stage") ? at : m.$(".cn-stage"), "ArrowRight");
      await wait();
      walked.add((m.el.ownerDocument.activeElement as HTMLElement).dataset.option ?? "");
    }
    expect([...walked].sort()).toEqual(
      seen("kinds")
        .prompt!.options.map((o) => o.id)
        .sort(),
    );
  });
  it("show the figure where a role has no icon", () => {
    m = mount("kinds");
    const own = groups.find(({ options }) => !["meeple", "large"].includes(options[0]!.option.figure!))!.options[0]!;
    const uses = m.$(`.cn-spot[data-option="${own.option.id}"]`).innerHTML;
    expect(uses).toContain(`cn-m-${own.option.figure}`);
  });
});

describe("the players", () => {
  it("have a line each, and below all that whoever is asked has, or whom one points at or chooses", async () => {
    m = mount("full" as State);
    const view = seen("full" as State);
    const said = () => m.$(".cn-has .cn-tokens").getAttribute("aria-label");
    const tokens = (n: number) => view.seats[n]!.tokens.map(([kind, k]) => `${view.names[kind]} ${k}`).join(", ");
    const over = (el: Element, pointerType: string) =>
      el.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType }));
    const lines = m.all(".cn-seat");
    expect(lines).toHaveLength(6);
    for (const [i, { name, score }] of view.seats.entries()) {
      expect(lines[i]!.textContent).toContain(name);
      expect(lines[i]!.textContent).toContain(String(score));
    }
    const asked = view.seats.findIndex(({ active }) => active);
    const other = view.seats.findIndex(({ tokens: held }) => held.join() !== view.seats[asked]!.tokens.join());
    expect(said()).toBe(tokens(asked));
    over(lines[other]!, "mouse");
    await wait();
    expect(said()).toBe(tokens(other));
    over(m.$(".cn-stage"), "mouse");
    await wait();
    expect(said()).toBe(tokens(asked));
    click(lines[other]!);
    await wait();
    expect(said()).toBe(tokens(other));
    expect(m.all(".cn-seat")[other]!.getAttribute("aria-expanded")).toBe("true");
    click(m.all(".cn-seat")[other]!);
    await wait();
    expect(said()).toBe(tokens(asked));
  });
  it("have every kind with its number", () => {
    m = mount("second");
    expect(m.all(".cn-has .cn-sup .k")).toHaveLength(4);
    expect(m.$(".cn-has .cn-sup").getAttribute("aria-label")).toMatch(/Meeple \d\/7, Large meeple \d\/1/);
  });
  it("have no tokens where the game has none", () => {
    m = mount("place");
    expect(m.all(".cn-tokens")).toHaveLength(0);
  });
  it("see their score figure lie after a lap, and no card", () => {
    m = mount("winter");
    const lying = (selector: string) => m.$(selector).innerHTML.includes("cn-m-farmer");
    expect(lying('[data-piece="red meeple"]')).toBe(true);
    expect(lying('[data-piece="blue meeple"]')).toBe(false);
    expect(lying(".cn-players li .cn-fig")).toBe(true);
    expect(m.all(".cn-badge")).toHaveLength(0);
  });
  it("survive a view without what is new", () => {
    m = mount("kinds" as State, (model) => {
      const { names: _, ...rest } = STATES.kinds as Record<string, unknown>;
      model.set("view", { ...rest, seats: [{ seat: "red", supply: "x", tokens: [1, ["wine"]] }], track: [["red"]] });
    });
    expect(m.all(".cn-players li")).toHaveLength(1);
  });
});

describe("the card", () => {
  it("has every line of a sum with its rule, and what else there is to know", async () => {
    const card = REPLIES.modified as unknown as Card;
    m = mount("place", (model) => {
      model.replies.card = card;
    });
    key(m.$(".cn-stage"), "f");
    await vi.waitFor(() => m.$(".cn-card"));
    const text = m.$(".cn-card").textContent;
    const complete = card.points.at(-1)!;
    expect(complete.lines.length).toBeGreaterThan(2);
    for (const line of complete.lines) expect(text).toContain(`${line.text} = ${line.value}`);
    for (const { rule } of [...complete.lines, ...card.notes])
      expect(m.$(`.cn-card [data-rule^="${rule},"]`)).toBeTruthy();
    for (const note of card.notes) expect(text).toContain(note.text);
    expect(text).toContain("IC-28");
  });
});

describe("tokens", () => {
  it("stand beside the points of whoever has some, in a lesson too", () => {
    m = mount("lesson", (model) => {
      const [first, ...others] = (STATES.lesson as unknown as { seats: object[] }).seats;
      const tokens = [
        ["wine", 2],
        ["cloth", 0],
      ];
      model.values.view = { ...STATES.lesson, seats: [{ ...first, tokens }, ...others] };
    });
    const rows = m.all(".cn-lscores li");
    expect(rows[0]!.querySelector(".cn-tokens")?.textContent).toContain("2");
    expect(rows[1]!.querySelector(".cn-tokens")).toBeNull();
  });
});
