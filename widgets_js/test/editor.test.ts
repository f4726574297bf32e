// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { click, key, type Mounted, mount, wait } from "./mount.ts";

let m: Mounted;
const edits = () => m.model.sent.filter((sent) => sent.do === "edit").map(({ n: _, do: __, ...rest }) => rest);
const told = (all: unknown[]) => vi.waitFor(() => expect(edits()).toEqual(all));
const held = (n: number) => vi.waitFor(() => expect(m.all("[data-cell],[data-place]").length).toBe(n));
const room = (squares: string, spots: number[][] = []) => {
  m.model.replies.room = { squares, spots };
};
afterEach(() => m?.stop());

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

  it("keeps its letters to itself: what is typed is no command of the board", async () => {
    const field = m.$(".cn-find input");
    expect(key(field, "s").defaultPrevented).toBe(false);
    key(field, "r");
    await wait(40);
    expect(m.model.sent).toEqual([]);
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
    list.dispatchEvent(new Event("change", { bubbles: true }));
    await told([{ what: "load", file: "cities" }]);
  });
});
