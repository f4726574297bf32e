// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STATES } from "../dev/views.ts";
import { type At, click, key, type Mounted, mount, point, screenAt, wait } from "./mount.ts";

let m: Mounted;
const edits = () => m.model.sent.filter((sent) => sent.do === "edit").map(({ n: _, do: __, ...rest }) => rest);
const told = (all: unknown[]) => vi.waitFor(() => expect(edits()).toEqual(all));
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
    await vi.waitFor(() => expect(edits().length).toBe(1));
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
    await vi.waitFor(() => expect(edits().length).toBe(1));
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

  it("keeps its letters to itself: what is typed is no command of the board", async () => {
    const field = m.$(".cn-find input");
    expect(key(field, "s").defaultPrevented).toBe(false);
    key(field, "r");
    await wait(40);
    expect(m.model.sent).toEqual([]);
  });
});

describe("what is carried in an editor", () => {
  const START: At = [700, 60];
  const finger = (pointerId = 1) => ({ pointerType: "touch", pointerId, isPrimary: pointerId === 1 });
  const carried = () => m.all(".cn-carried").length;
  const press = (what: string, more: PointerEventInit = {}) => point(m.$(what), "down", START, more);
  const pass = (name: string, at: At, more: PointerEventInit = {}) => point(m.$(".carcnb"), name, at, more);
  beforeEach(() => {
    m = mount("desk");
    room("1 -1 02;0 1 13");
  });

  it("is a tile of the box, laid where it is let go, turned to fit, and no click of the box", async () => {
    press("[data-box=base-U]");
    pass("move", [680, 60]);
    await held(2);
    pass("move", screenAt(m, 0.5, 1.5));
    await wait();
    expect(m.$(".cn-carried").className).toContain("laid");
    pass("up", screenAt(m, 0.5, 1.5));
    click(m.$("[data-box=base-U]"));
    await told([{ what: "lay", tile: "base-U", cell: [0, 1], turn: 1 }]);
    expect(carried()).toBe(0);
    expect(m.$("[data-box=base-U]").getAttribute("aria-pressed")).toBe("false");
  });

  it("is a tile of the board, moved on it or taken off it", async () => {
    for (const [beside, change] of [
      [false, { what: "move", cell: [0, 0], to: [0, 1], turn: 0 }],
      [true, { what: "take", cell: [0, 0] }],
    ] as const) {
      m.stop();
      m = mount("desk");
      const at = screenAt(m, 0.5, 0.9);
      const to = beside ? START : screenAt(m, 0.5, 1.5);
      point(m.$(".cn-stage"), "down", at);
      pass("move", [at[0] + 9, at[1]]);
      pass("move", to);
      pass("up", to);
      await told([change]);
    }
  });

  it("goes back on Escape, with a second finger, and where nothing takes it", async () => {
    for (const end of [
      () => key(document.body, "Escape"),
      () => point(m.$(".cn-stage"), "down", [100, 100], finger(2)),
      () => pass("up", START),
    ]) {
      press("[data-box=base-U]");
      pass("move", [680, 60]);
      expect(carried()).toBe(1);
      end();
      await vi.waitFor(() => expect(carried()).toBe(0));
      pass("up", START);
    }
    expect(edits()).toEqual([]);
  });

  it("stays where it lies when a finger that has rested lets go without moving", async () => {
    for (const [x, y] of [
      [0.5, 0.15],
      [0.05, 0.05],
    ] as const) {
      m.stop();
      m = mount("desk");
      vi.useFakeTimers();
      const at = screenAt(m, x, y);
      point(m.$(".cn-stage"), "down", at, finger());
      await vi.advanceTimersByTimeAsync(500);
      expect(carried()).toBe(1);
      pass("move", [at[0] + 2, at[1]], finger());
      pass("up", at, finger());
      vi.useRealTimers();
      await vi.waitFor(() => expect(carried()).toBe(0));
      await wait(40);
      expect(edits()).toEqual([]);
    }
  });

  it("is laid as it was turned, off the board as on it", async () => {
    room("0 1 0123");
    const at = screenAt(m, 0.5, 0.9);
    point(m.$(".cn-stage"), "down", at);
    pass("move", [at[0] + 9, at[1]]);
    await held(1);
    pass("move", screenAt(m, 0.5, 1.5));
    const lies = Number(STATES.desk.tiles.split(" ")[3]);
    key(document.body, "r");
    pass("up", screenAt(m, 0.5, 1.5));
    await told([{ what: "move", cell: [0, 0], to: [0, 1], turn: (lies + 1) % 4 }]);
  });

  it("goes back where the change before it is still under way", async () => {
    m.model.alive = false;
    for (let n = 0; n < 2; n++) {
      press("[data-box=base-U]");
      pass("move", [680, 60]);
      pass("move", screenAt(m, 0.5, 1.5));
      const back = vi.spyOn(m.$(".cn-carried"), "animate");
      pass("up", screenAt(m, 0.5, 1.5));
      expect(back).toHaveBeenCalledTimes(n);
      await vi.waitFor(() => expect(carried()).toBe(0));
    }
    expect(edits().length).toBe(1);
  });

  it("stays in hand when something else has changed, and where it can go is asked anew", async () => {
    press("[data-box=base-U]");
    pass("move", [680, 60]);
    await held(2);
    room("0 1 13");
    m.model.set("view", { ...STATES.desk, line: 9 });
    await held(1);
    expect(carried()).toBe(1);
    pass("move", screenAt(m, 0.5, 1.5));
    pass("up", screenAt(m, 0.5, 1.5));
    await told([{ what: "lay", tile: "base-U", cell: [0, 1], turn: 1 }]);
  });

  it("shows no longer where it would go once the mouse has left the board", async () => {
    const at = screenAt(m, 0.5, 1.5);
    for (const leave of [
      () => point(m.$("[data-box=base-U]"), "move", START, { buttons: 0 }),
      () => pass("leave", START, { buttons: 0 }),
    ]) {
      if (!m.all("[data-box=base-U][aria-pressed=true]").length) click(m.$("[data-box=base-U]"));
      await held(2);
      point(m.$(".cn-stage"), "move", at, { buttons: 0 });
      await vi.waitFor(() => expect(m.all(".cn-ghost").length).toBe(1));
      leave();
      await wait();
      expect(m.all(".cn-ghost").length).toBe(0);
    }
  });

  it("is lifted by a finger that has rested; one that moves at once scrolls the box and pans the board", async () => {
    vi.useFakeTimers();
    press("[data-box=base-U]", finger());
    pass("move", [700, 20], finger());
    await vi.advanceTimersByTimeAsync(500);
    expect(carried()).toBe(0);
    pass("up", [700, 20], finger());
    press("[data-box=base-U]", finger());
    await vi.advanceTimersByTimeAsync(500);
    expect(carried()).toBe(1);
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
    await vi.waitFor(() => expect(edits().length).toBe(1));
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
    await vi.waitFor(() => expect(edits().length).toBe(1));
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
    expect(edits()).toEqual([]);
    click(m.$("[data-ed=load]"));
    await told([{ what: "load", file: "cities" }]);
  });
});
