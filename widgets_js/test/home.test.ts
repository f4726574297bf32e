// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { click, type Mounted, mount, wait } from "./mount.ts";

let m: Mounted;
afterEach(() => m?.stop());
const silent = (state: Parameters<typeof mount>[0]) => {
  m = mount(state);
  m.model.alive = false;
};

describe("the way in", () => {
  it("is a game to play, with five ways on beside it", () => {
    silent("home");
    expect(m.all("[data-cell]").length).toBe(2);
    expect(m.all(".cn-way").map((el) => el.dataset.way)).toEqual(["learn", "play", "practise", "explore", "teach"]);
    expect(m.all(".cn-track, .cn-tabs").length).toBe(0);
    click(m.$("[data-way=practise]"));
    expect(m.model.sent.at(-1)).toMatchObject({ do: "home", to: "practise" });
  });
  it("has pages that show no question of the game and lead back", () => {
    silent("lessons");
    expect(m.all(".cn-q, .cn-dock").length).toBe(0);
    expect(m.all("[data-way^='lesson:']").length).toBeGreaterThan(15);
    click(m.$(".cn-lhead [data-way]"));
    expect(m.model.sent.at(-1)).toMatchObject({ do: "home", to: "learn" });
  });
  it("opens a rule of the map below its topic, to be practised or read about", async () => {
    silent("practise");
    const topics = m.all(".cn-topic");
    const square = topics[2]!.querySelector<HTMLElement>("[data-rule]")!;
    const [id] = square.dataset.rule!.split(",");
    click(square);
    await wait();
    expect(square.getAttribute("aria-expanded")).toBe("true");
    expect(topics[2]!.nextElementSibling!.className).toBe("cn-opened");
    expect(m.all(".cn-opened")).toHaveLength(1);
    click(m.$(".cn-opened .main"));
    expect(m.model.sent.at(-1)).toMatchObject({ do: "home", to: `practice:${id}` });
    expect(m.$(".cn-opened [data-way^='lesson:base/']").textContent).toBe("Read the lesson");
  });
  it("has a map in which one key leads to a topic, and arrows to its rules", () => {
    silent("practise");
    const rules = [...m.all(".cn-topic")[0]!.querySelectorAll<HTMLElement>("[data-rule]")];
    expect(rules.map((rule) => rule.tabIndex)).toEqual(rules.map((_, i) => (i ? -1 : 0)));
    rules[0]!.focus();
    for (const [key, at] of [
      ["ArrowRight", 1],
      ["ArrowLeft", 0],
      ["ArrowLeft", -1],
    ] as const) {
      document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      expect(document.activeElement).toBe(rules.at(at));
    }
  });
  it("deals a game to whoever has a name, or is computed", () => {
    silent("newgame");
    const field = (name: string) => m.$(`input[name=${name}]`) as HTMLInputElement;
    field("pink").value = "  Eva ";
    field("blue").value = " ";
    (field("black").nextElementSibling as HTMLSelectElement).value = "medium";
    field("farmers").checked = false;
    field("ferries").checked = true;
    click(m.$("[data-do=deal]"));
    expect(m.model.sent.at(-1)).toMatchObject({
      do: "deal",
      seats: ["red", "black", "pink"],
      names: ["Ada", "Computer 2", "Eva"],
      levels: ["", "medium", ""],
      expansions: ["ferries"],
      farmers: false,
    });
  });
  it("begins a game against the computer at one click, and folds away what else there is", () => {
    silent("newgame");
    const first = m.all(".cn-page > .cn-onward .cn-way").map((el) => el.dataset.way);
    expect(first).toEqual(["against:easy", "against:medium", "against:hard"]);
    const [weaker, more] = m.all(".cn-page > details") as HTMLDetailsElement[];
    expect([weaker!.open, more!.open]).toEqual([false, false]);
    expect(weaker!.querySelectorAll("[data-way^='against:']")).toHaveLength(6);
    click(m.$("[data-way='against:easy']"));
    expect(m.model.sent.at(-1)).toMatchObject({ do: "home", to: "against:easy" });
  });
  it("finds open what was opened there before", async () => {
    silent("newgame");
    const more = m.all(".cn-page > details")[1] as HTMLDetailsElement;
    more.open = true;
    more.dispatchEvent(new Event("toggle"));
    m.stop();
    silent("newgame");
    expect((m.all(".cn-page > details")[1] as HTMLDetailsElement).open).toBe(true);
    localStorage.clear();
  });
  it("opens what is pasted or chosen, and what is dropped anywhere on the board", async () => {
    silent("opening");
    const field = m.$(".cn-opens textarea") as HTMLTextAreaElement;
    field.value = "D 0,0";
    m.$(".cn-opens").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    expect(m.model.sent.at(-1)).toMatchObject({ do: "open", text: "D 0,0" });
    m.stop();
    silent("home");
    const dropped = new Event("drop", { bubbles: true, cancelable: true });
    const files = [new Blob(["U 0,0"])];
    Object.assign(dropped, { dataTransfer: { types: ["Files"], files } });
    m.$(".cn-stage").dispatchEvent(dropped);
    await wait(20);
    expect(dropped.defaultPrevented).toBe(true);
    expect(m.model.sent.at(-1)).toMatchObject({ do: "open", text: "U 0,0" });
    m.stop();
    silent("place");
    m.el.insertAdjacentHTML("beforebegin", "<form data-open></form>");
    const elsewhere = new Event("drop", { bubbles: true, cancelable: true });
    Object.assign(elsewhere, { dataTransfer: { types: ["Files"], files } });
    m.$(".cn-stage").dispatchEvent(elsewhere);
    expect(elsewhere.defaultPrevented).toBe(false);
  });
  it("asks the kernel about the rules, and shows the answer with its board before the others", async () => {
    silent("inquiry");
    const field = m.$(".cn-asks input") as HTMLInputElement;
    const give = () => m.$(".cn-asks").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    const before = m.model.sent.length;
    field.value = "  ";
    give();
    expect(m.model.sent.length).toBe(before);
    field.value = " what is a pig ";
    give();
    expect(m.model.sent.at(-1)).toMatchObject({ do: "home", to: "ask:what is a pig" });
    expect([m.all(".cn-inquiry .cn-rulebox"), m.all(".cn-inquiry li")].map((all) => all.length)).toEqual([0, 0]);
    m.stop();
    silent("answered");
    expect((m.$(".cn-asks input") as HTMLInputElement).value).toBe("how many points for a cloister");
    expect(m.$(".cn-inquiry [role=status]").textContent).toMatch(/\d+ rules fit/);
    const answer = m.$(".cn-inquiry .cn-rulebox");
    expect(answer.querySelector("small")!.textContent).toContain("BASE-9.2");
    expect(answer.querySelector("img")).toBeTruthy();
    expect(answer.querySelector("[data-do=close-rule]")).toBeNull();
    const [first] = m.all(".cn-inquiry li button");
    click(first!);
    await wait();
    expect(first!.getAttribute("aria-expanded")).toBe("true");
    expect(first!.nextElementSibling!.className).toContain("cn-rulebox");
    expect(m.all(".cn-inquiry .cn-rulebox")).toHaveLength(2);
  });
  it("says in the page why a game cannot be dealt, and nowhere else", async () => {
    silent("newgame");
    click(m.$("[data-do=deal]"));
    const no = { kind: "refused", n: 1, text: "Two players have one name.", rule: null, rule_text: "" };
    m.model.emit("msg:custom", no);
    await wait();
    expect(m.all("[role=alert]").map((told) => told.textContent?.trim())).toEqual([no.text]);
    expect(m.$(".cn-page [role=alert]")).toBeTruthy();
  });
  it("asks for a name, and lists what is to be done in its order", () => {
    silent("coursename");
    expect(m.all("[data-way=start], .cn-lhead button").length).toBe(0);
    const field = m.$(".cn-asks input") as HTMLInputElement;
    const form = m.$(".cn-asks") as HTMLFormElement;
    const give = () => form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    const before = m.model.sent.length;
    give();
    expect(m.model.sent.length).toBe(before);
    field.value = " Ája ";
    give();
    expect(m.model.sent.at(-1)).toMatchObject({ do: "home", to: "name:Ája" });
    m.stop();
    silent("course");
    expect(m.all(".cn-onward.two").length).toBe(0);
    expect(m.all(".cn-onward h4").map((title) => title.textContent)).toEqual(["At school", "At home"]);
    const file = m.$("a[download]") as HTMLAnchorElement;
    expect(file.download).toBe("ada.json");
    expect(JSON.parse(decodeURIComponent(file.href.slice(file.href.indexOf(",") + 1))).course.pupil).toBe("Ada");
  });
  it("can be gone back to from whatever it has opened, and from nothing else", () => {
    silent("away");
    click(m.$("button[aria-label=Home]"));
    expect(m.model.sent.at(-1)).toMatchObject({ do: "home", to: "start" });
    m.stop();
    silent("place");
    expect(m.all("button[aria-label=Home]").length).toBe(0);
  });
});
