// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STATES } from "../dev/views.ts";
import { finder } from "../src/editor/find.ts";
import { click, edits, key, type Mounted, mount, screenAt, wait } from "./mount.ts";

let m: Mounted;
const told = (all: unknown[]) => vi.waitFor(() => expect(edits(m)).toEqual(all));
const held = (n: number) => vi.waitFor(() => expect(m.all("[data-cell],[data-place]").length).toBe(n));
/** Another press is heard once the change before it is done. */
const done = () => vi.waitFor(() => expect(m.$(".cn-frame").getAttribute("aria-busy")).toBe("false"));
const room = (squares: string, spots: number[][] = []) => {
  m.model.replies.room = { squares, spots };
};
afterEach(() => {
  vi.useRealTimers();
  m?.stop();
});

describe("a position", () => {
  beforeEach(() => {
    m = mount("desk");
    room("1 -1 02;0 1 13");
  });

  it("shows the box with what is left, the tiles to come, and no question of the game", () => {
    expect(m.all("[data-box]").length).toBe(24);
    expect(m.$("[data-box=base-X]").getAttribute("aria-label")).toContain("1");
    expect(m.all("[data-slot] img").length).toBe(1);
    expect(m.all(".cn-choices, .cn-track, .cn-side").length).toBe(0);
  });

  it("lays a tile by keys alone: Enter takes it, arrows choose, R turns, Enter puts it", async () => {
    click(m.$("[data-box=base-U]"), { detail: 0 });
    await held(2);
    await wait();
    const stage = m.$(".cn-stage");
    key(stage, "ArrowDown");
    key(stage, "r");
    key(stage, "Enter");
    await told([{ what: "lay", tile: "base-U", cell: [0, 1], turn: 3 }]);
  });

  it("puts a figure of a player by keys", async () => {
    click(m.$("[data-ed='tab people']"));
    await wait();
    room("", [
      [0, 0, 1],
      [1, 0, 2],
    ]);
    click(m.$("[data-own='blue,meeple']"), { detail: 0 });
    await held(2);
    await wait();
    key(m.$(".cn-stage"), "ArrowRight");
    key(m.$(".cn-stage"), "Enter");
    await told([{ what: "put", seat: "blue", kind: "meeple", cell: [1, 0], segment: 2 }]);
  });

  it("chooses a laid tile by arrows, turns it, and takes its figure before the tile", async () => {
    const stage = m.$(".cn-stage");
    key(stage, "ArrowLeft");
    key(stage, "r");
    await vi.waitFor(() => expect(edits(m).length).toBe(1));
    await done();
    key(stage, "Delete");
    await told([
      { what: "turn", cell: [0, 0], by: 1 },
      { what: "lift", seat: "red", kind: "meeple", cell: [0, 0], segment: 0 },
    ]);
  });

  it("puts away what is in hand with Escape", async () => {
    click(m.$("[data-box=base-U]"));
    await wait();
    expect(m.$("[data-box=base-U]").getAttribute("aria-pressed")).toBe("true");
    key(m.$(".cn-stage"), "Escape");
    await wait();
    expect(m.$("[data-box=base-U]").getAttribute("aria-pressed")).toBe("false");
  });

  it("takes a tile for what comes next, and gives it back", async () => {
    click(m.$("[data-box=base-U]"));
    click(m.$("[data-slot='1']"));
    await vi.waitFor(() => expect(edits(m).length).toBe(1));
    await done();
    click(m.$("[data-slot='0']"));
    await told([
      { what: "come", tiles: ["base-V", "base-U"] },
      { what: "come", tiles: [] },
    ]);
  });

  it("writes a name when its field is left, before the button that left it", async () => {
    click(m.$("[data-ed='tab people']"));
    await wait();
    const field = m.$(".cn-person input") as HTMLInputElement;
    field.value = "Cleo";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await wait();
    field.dispatchEvent(new Event("blur"));
    click(m.$("[data-ed=sit]"));
    await told([{ what: "seat", seat: "red", name: "Cleo" }, { what: "sit" }]);
  });

  it("goes home by the press that left a field, once the name is written", async () => {
    click(m.$("[data-ed='tab people']"));
    await wait();
    m.$(".cn-desk").insertAdjacentHTML("beforeend", "<button data-way='start'>Home</button>");
    const field = m.$(".cn-person input") as HTMLInputElement;
    m.model.alive = false;
    field.value = "Cleo";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await wait();
    field.dispatchEvent(new Event("blur"));
    await told([{ what: "seat", seat: "red", name: "Cleo" }]);
    click(m.$("[data-way]"));
    expect(m.model.sent.at(-1)).toMatchObject({ do: "edit" });
    m.model.set("view", { ...STATES.desk, line: 9 });
    expect(m.model.sent.at(-1)).toMatchObject({ do: "home", to: "start" });
  });

  it("finds a tile by words in any number, case and order", () => {
    const found = (wanted: string, text: string) => finder(wanted)(text);
    const tile = "base-V road from left to bottom; monastery in the middle";
    for (const wanted of ["road", "Roads", "monasteries road", "base-v", "", "mona", "left roads"])
      expect(found(wanted, tile), wanted).toBe(true);
    for (const wanted of ["cities", "base-U", "roads city"]) expect(found(wanted, tile), wanted).toBe(false);
    for (const wanted of ["cities", "city"]) expect(found(wanted, "city at the top")).toBe(true);
    const cs = "město nahoře s erbem; cesta zleva doprava s hostincem";
    for (const wanted of [
      "města",
      "měst",
      "mesto",
      "městech",
      "cesty",
      "cest",
      "cestou",
      "erby",
      "hostinec",
      "hostinců",
    ])
      expect(found(wanted, cs), wanted).toBe(true);
    expect(found("kláštery", cs)).toBe(false);
  });

  it("keeps its letters to itself: what is typed is no command of the board", async () => {
    const field = m.$(".cn-find input");
    expect(key(field, "s").defaultPrevented).toBe(false);
    key(field, "r");
    await wait(40);
    expect(m.model.sent).toEqual([]);
  });
});

describe("the board of an editor", () => {
  it("stays where it is while there is room around what was laid", async () => {
    m = mount("desk");
    room("0 1 0");
    const before = screenAt(m, 0, 0);
    click(m.$("[data-box=base-U]"), { detail: 0 });
    await held(1);
    key(m.$(".cn-stage"), "Enter");
    await vi.waitFor(() => expect(edits(m).length).toBe(1));
    m.model.set("view", { ...STATES.desk, line: 9, tiles: `${STATES.desk.tiles};0 1 base-U 0` });
    await wait(30);
    expect(m.all("[data-tile='0,1']").length).toBe(1);
    expect(screenAt(m, 0, 0)).toEqual(before);
  });

  it("can be drawn on, and what is drawn is not wiped by the way", async () => {
    m = mount("recorded");
    key(m.$(".cn-stage"), "m");
    key(m.$(".cn-stage"), "Enter");
    await vi.waitFor(() => expect(m.model.sent.filter((sent) => sent.do === "chalk").length).toBe(1));
    key(m.$(".cn-stage"), "Escape");
    key(m.$(".cn-stage"), "Escape");
    await wait();
    expect(m.model.sent.filter((sent) => sent.do === "chalk").length).toBe(1);
  });

  it("is not covered by the way back from a trial", () => {
    m = mount("lesson", (model) => {
      model.values.view = { ...STATES.lesson, desk: { ...(STATES.desk.desk as object), kind: "trial" } };
    });
    expect(m.all(".cn-board [data-ed=back]").length).toBe(0);
    expect(m.all(".cn-ask [data-ed=back]").length).toBe(1);
  });
});

describe("what an editor hands on", () => {
  it("is copied, or marked where the page may not copy, and the editor says which", async () => {
    m = mount("desk");
    const said = () => m.all(".cn-dfoot [role=status]").map((el) => el.textContent);
    click(m.$("[data-ed='tab share']"));
    await wait();
    const copied = vi.fn(() => Promise.resolve());
    for (const [clipboard, word] of [
      [{ writeText: copied }, "Copied"],
      [undefined, "This did not work."],
    ] as const) {
      vi.stubGlobal("navigator", { ...navigator, clipboard });
      click(m.$("[data-ed='copy code']"));
      await vi.waitFor(() => expect(said()).toEqual([word]));
      vi.unstubAllGlobals();
    }
    const { value } = m.$(".code textarea") as HTMLTextAreaElement;
    expect(copied).toHaveBeenCalledExactlyOnceWith(value);
    expect((m.$(".code textarea") as HTMLTextAreaElement).selectionEnd).toBe(value.length);
    click(m.$("[data-ed='tab tiles']"));
    await wait();
    expect(said()).toEqual([""]);
  });
});

describe("a lesson that is recorded", () => {
  it("shows its steps by number and the question with what can be asked", async () => {
    m = mount("recorded");
    expect(m.all(".cn-pages [aria-current=step]").map((el) => el.textContent)).toEqual(["2"]);
    click(m.$("[data-ed='page question']"));
    await wait();
    expect(m.all("select option").length).toBeGreaterThan(1);
    expect((m.$("textarea") as HTMLTextAreaElement).placeholder).toContain("Ada");
  });

  it("opens the next tab by an arrow", async () => {
    m = mount("recorded");
    key(m.$("[role=tab][aria-selected=true]"), "ArrowRight");
    await wait();
    expect(m.$("[role=tab][aria-selected=true]")).toBe(document.activeElement);
    expect(m.$("[role=tab][aria-selected=true]").getAttribute("data-ed")).toBe("page moves");
  });

  it("lights what the last tab wants, however fast one goes along them", async () => {
    m = mount("recorded");
    m.model.alive = false;
    for (const tab of ["light", "question"]) click(m.$(`[data-ed='page ${tab}']`));
    await vi.waitFor(() => expect(edits(m).length).toBe(1));
    const view = structuredClone(STATES.recorded);
    (view.desk as { draft: { page: { lighting: boolean } } }).draft.page.lighting = true;
    m.model.set("view", { ...view, line: 9 });
    await told([
      { what: "lighting", on: true },
      { what: "lighting", on: false },
    ]);
  });

  it("lights what is clicked while the page of lights is open", async () => {
    m = mount("recorded");
    click(m.$("[data-ed='page light']"));
    await told([{ what: "lighting", on: true }]);
  });

  it("saves under the name that is written there", async () => {
    m = mount("recorded");
    const field = m.$(".cn-file input") as HTMLInputElement;
    field.value = "cities";
    click(m.$("[data-ed=save]"));
    await told([{ what: "save", file: "cities", over: false }]);
  });

  it("opens a lesson that lies beside the notebook, and says the text of another language where one is missing", async () => {
    m = mount("recorded", (model) => {
      const view = structuredClone(model.get("view")) as { desk: { draft: Record<string, unknown> } };
      const { draft } = view.desk;
      const page = { ...(draft.page as object), heading: "", instead: { heading: "Město" } };
      Object.assign(view.desk.draft, { page, files: ["cities"] });
      model.set("view", view);
    });
    expect((m.$(".cn-pane input") as HTMLInputElement).placeholder).toBe("Město");
    const list = m.$("select") as HTMLSelectElement;
    list.value = "cities";
    list.dispatchEvent(new Event("change", { bubbles: true })); // an arrow along the files opens none
    await wait(40);
    expect(edits(m)).toEqual([]);
    click(m.$("[data-ed=load]"));
    await told([{ what: "load", file: "cities" }]);
  });
});
