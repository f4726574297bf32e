// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { STATES } from "../dev/views.ts";
import { finish, lasting } from "../src/motion/play.ts";
import { heard } from "../src/motion/sound.ts";
import { type At, click, key, type Mounted, mount, point, screenAt, seen, wait } from "./mount.ts";

let m: Mounted;
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  m?.stop();
});

const pointer = (name: string, at: At, more: PointerEventInit = {}, on = m.$(".carcnb")) => point(on, name, at, more);
const screen = (x: number, y: number) => screenAt(m, x, y);
const square = (cell: readonly number[]): At => screen(cell[0]! + 0.5, cell[1]! + 0.5);
const carried = () => m.all(".cn-carried").length;
const gone = () => vi.waitFor(() => expect(carried()).toBe(0));
const START: At = [700, 60];
const { prompt } = seen("place");
const legal = prompt.options[0]!.cell!;

/** Lifts the tile in hand and carries it to a point. */
async function carry(to: At, more: PointerEventInit = {}): Promise<void> {
  pointer("down", START, more, m.$(".cn-ask .cn-now"));
  pointer("move", [START[0] - 20, START[1]], more);
  pointer("move", to, more);
  await wait();
}

describe("the tile in hand", () => {
  it("is lifted when the pointer has moved 4 px, a finger 8", async () => {
    for (const [pointerType, slack] of [
      ["mouse", 4],
      ["touch", 8],
    ] as const) {
      m = mount("place");
      pointer("down", START, { pointerType }, m.$(".cn-now"));
      pointer("move", [START[0] + slack - 1, START[1]], { pointerType });
      expect(carried()).toBe(0);
      pointer("move", [START[0] + slack, START[1]], { pointerType });
      expect(carried()).toBe(1);
      m.stop();
    }
  });
  it("snaps to a legal square, turned to fit, and lies where it is let go", async () => {
    m = mount("place");
    await carry(square(legal));
    expect(m.all(".cn-ghost")).toHaveLength(1);
    expect(m.$(".cn-carried").className).toContain("laid");
    pointer("up", square(legal));
    click(m.$(".carcnb")); // the browser's click after the drag
    await wait();
    expect(carried()).toBe(0);
    expect(m.acts()).toHaveLength(1);
    expect(prompt.options.find(({ id }) => id === m.acts()[0])!.cell).toEqual(legal);
  });
  it("is carried above a finger, which would cover it", async () => {
    m = mount("place");
    const [x, y] = square(legal);
    await carry([x, y + 40], { pointerType: "touch" });
    pointer("up", [x, y + 40], { pointerType: "touch" });
    expect(m.acts()).toHaveLength(1);
  });
  it("goes back where it is let go elsewhere, and on a square where it does not fit it is told why", async () => {
    m = mount("place");
    await carry([700, 300]);
    pointer("up", [700, 300]);
    await gone();
    expect(m.model.sent).toEqual([]);
    const empty = [...Array(9).keys()]
      .flatMap((x) => [...Array(9).keys()].map((y) => [x - 4, y - 4] as const))
      .find(([x, y]) => {
        const [px, py] = square([x, y]);
        const taken = m.all(`[data-tile="${x},${y}"],[data-cell="${x},${y}"]`).length;
        return !taken && px > 0 && py > 0 && px < 640 && py < 400;
      })!;
    await carry(square(empty));
    pointer("up", square(empty));
    await vi.waitFor(() => expect(m.$("[role=alert]").textContent).toBeTruthy());
    expect(m.acts()).toEqual([]);
    await gone();
  });
  it("goes back on Escape, when the system takes the pointer, and when another question comes", async () => {
    m = mount("place");
    for (const end of [
      () => key(document.body, "Escape"),
      () => pointer("cancel", square(legal)),
      () => m.model.set("view", STATES.figure),
    ]) {
      await carry(square(legal));
      expect(carried()).toBe(1);
      end();
      await gone();
      expect(m.all(".cn-ghost")).toHaveLength(0);
      pointer("up", square(legal));
      expect(m.acts()).toEqual([]);
    }
  });
  it("turns by R while it is carried, and no key reaches the notebook", async () => {
    m = mount("place");
    await carry([700, 300]);
    const heardOutside = vi.fn();
    document.body.addEventListener("keydown", heardOutside, { once: true });
    key(document.body, "r");
    await wait();
    expect(m.$(".cn-carried .cn-turns").style.transform).toBe("rotate(90deg)");
    expect(heardOutside).not.toHaveBeenCalled();
  });
  it("brings along a board that reaches beyond its rim", async () => {
    m = mount("big");
    // where it is; how it is scaled settles a little later
    const world = () => m.$(".cn-world").style.transform.split(" scale")[0];
    for (let i = 0; i < 4; i++) click(m.$("[data-do=zoom-in]"));
    await wait(10);
    await carry([320, 200]);
    const before = world();
    pointer("move", [4, 200]);
    await vi.waitFor(() => expect(world()).not.toBe(before));
    key(document.body, "Escape");
    await gone();
    const after = world();
    await wait(50);
    expect(world()).toBe(after);
  });
  it("is lifted by the first button alone, and only when it may be placed", () => {
    m = mount("place");
    pointer("down", START, { button: 2 }, m.$(".cn-now"));
    pointer("move", [600, 60]);
    expect(carried()).toBe(0);
    m.stop();
    m = mount("place", (model) => {
      model.values.view = { ...STATES.place, playable: false };
    });
    pointer("down", START, {}, m.$(".cn-now"));
    pointer("move", [600, 60]);
    expect(carried()).toBe(0);
  });
});

describe("the tile in hand of another question", () => {
  it("is not lifted: what was pressed is asked no more", async () => {
    m = mount("place");
    pointer("down", START, {}, m.$(".cn-now"));
    const tile = STATES.place.tiles.split(";")[0]!.split(" ")[2]!;
    expect(tile).not.toBe(prompt.tile);
    m.model.set("view", { ...STATES.place, line: 5, prompt: { ...STATES.place.prompt, tile } });
    await wait();
    pointer("move", [600, 60]);
    expect(carried()).toBe(0);
  });
});

describe("a figure", () => {
  const spot = (): At => {
    const place = m.$(".cn-place [data-option]").parentElement!.parentElement!;
    const [x, y] = place
      .getAttribute("transform")!
      .match(/-?[\d.]+/g)!
      .map(Number);
    return screen(x! / 100, y! / 100);
  };
  it("is carried from its choice or the supply to a spot, which lights, and is put there", async () => {
    for (const from of [".cn-choices [data-option]", `[data-home=${seen("figure").prompt.seat}]`]) {
      m = mount("figure");
      const id = m.$(".cn-place [data-option]").dataset.option;
      pointer("down", START, {}, m.$(from));
      pointer("move", [600, 60]);
      pointer("move", spot());
      await wait();
      expect(m.$(`.cn-place [data-option="${id}"]`).getAttribute("class")).toContain("lit");
      pointer("up", spot());
      expect(m.acts()).toEqual([id]);
      m.stop();
    }
  });
  it("is answered by a tap however slow", async () => {
    vi.useFakeTimers();
    m = mount("figure");
    const answer = m.$(".cn-choices [data-option]");
    pointer("down", START, { pointerType: "touch" }, answer);
    await vi.advanceTimersByTimeAsync(500);
    pointer("up", START, { pointerType: "touch" }, answer);
    click(answer);
    expect(m.acts()).toEqual([answer.dataset.option]);
  });
  it("is put back elsewhere; of another player nothing is lifted", async () => {
    m = mount("figure");
    pointer("down", START, {}, m.$(".cn-choices [data-option]"));
    pointer("move", [630, 390]);
    pointer("up", [630, 390]);
    click(m.$(".carcnb"));
    await gone();
    expect(m.acts()).toEqual([]);
    const other = m.all("[data-home]").find((el) => el.dataset.home !== seen("figure").prompt.seat)!;
    pointer("down", START, {}, other);
    pointer("move", [600, 60]);
    expect(carried()).toBe(0);
  });
});

describe("pointers on the board", () => {
  const world = () => m.$(".cn-world").style.transform;
  it("pan no longer when the button was let go outside", () => {
    m = mount("place");
    pointer("down", [300, 200], {}, m.$(".cn-stage"));
    const before = world();
    pointer("move", [100, 100], { buttons: 0 }, m.$(".cn-stage"));
    pointer("move", [50, 100], { buttons: 0 }, m.$(".cn-stage"));
    expect(world()).toBe(before);
  });
  it("leave nothing to a click by keys: it is not swallowed after a drag, and previews as keys do", async () => {
    m = mount("place");
    pointer("down", [300, 200], {}, m.$(".cn-stage"));
    pointer("move", [200, 200], {}, m.$(".cn-stage"));
    pointer("up", [200, 200], {}, m.$(".cn-stage"));
    click(m.$("[data-cell]"), { detail: 0 });
    await wait();
    expect(m.all(".cn-ghost")).toHaveLength(1);
    expect(m.acts()).toEqual([]);
  });
  it("pan with two fingers", () => {
    m = mount("place");
    const stage = m.$(".cn-stage");
    const finger = (pointerId: number) => ({ pointerType: "touch", pointerId });
    pointer("down", [200, 200], finger(1), stage);
    pointer("down", [300, 200], finger(2), stage);
    const before = world();
    for (const [id, x] of [
      [1, 200],
      [2, 300],
    ] as const)
      pointer("move", [x, 240], finger(id), stage);
    expect(world()).not.toBe(before);
  });
  it("point when a finger rests, and that is no tap", async () => {
    m = mount("place");
    const at = square(legal);
    vi.useFakeTimers();
    pointer("down", at, { pointerType: "touch" }, m.$(`[data-cell="${legal}"]`));
    await vi.advanceTimersByTimeAsync(500);
    expect(m.all(".cn-ghost")).toHaveLength(1);
    pointer("up", at, { pointerType: "touch" }, m.$(".cn-stage"));
    click(m.$(`[data-cell="${legal}"]`));
    expect(m.acts()).toEqual([]);
  });
});

describe("sound", () => {
  it("is off until it is wanted, and the browser remembers it", async () => {
    m = mount("place");
    const said = async () => {
      if (!m.all(".cn-more").length) click(m.$("[data-do=more]"));
      await wait();
      return m.$("[data-do=sound]").textContent;
    };
    expect(await said()).toBe("Sound is off");
    click(m.$("[data-do=sound]"));
    expect(await said()).toBe("Sound is on");
    m.stop();
    m = mount("place");
    expect(await said()).toBe("Sound is on");
  });
  it("does without a store that may not be used", async () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("not here");
    });
    m = mount("place");
    expect(m.all(".cn-frame")).toHaveLength(1);
  });
  it("tells a tile, a figure and points apart, and nothing of what is taken back", () => {
    const [place, figure, scored] = [seen("place"), seen("figure"), seen("scored")];
    expect(heard(place, figure)).toEqual(["tile"]);
    expect(heard(figure, place)).toEqual([]);
    expect(heard(figure, scored)).toContain("points");
  });
});

describe("what is lit for a while", () => {
  it("goes by itself or with a click, once", async () => {
    vi.useFakeTimers();
    const root = document.createElement("div");
    const [first, second] = [vi.fn(), vi.fn()];
    lasting(root, 600, first);
    await vi.advanceTimersByTimeAsync(400);
    lasting(root, 600, second);
    finish(root);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });
});

describe("handing on", () => {
  const open = async () => {
    click(m.$("[data-do=share]"));
    await vi.waitFor(() =>
      expect(m.$(".cn-copy input")).toHaveProperty("value", (m.model.replies.share as { text: string }).text),
    );
  };
  it("shows a line of the position and copies it", async () => {
    m = mount("place", (model) => {
      model.replies.share = { text: "players red Ada; D 0,0", note: "" };
    });
    const copied = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: copied } });
    await open();
    for (const name of ["Control", "ArrowLeft", "r"]) key(m.$(".cn-copy input"), name);
    await wait();
    expect(m.model.sent).toEqual([expect.objectContaining({ what: "share", form: "position" })]);
    click(m.$("[data-do=copy]"));
    await vi.waitFor(() => expect(m.$(".cn-more [role=status]").textContent).toBe("Copied"));
    expect(copied).toHaveBeenCalledWith("players red Ada; D 0,0");
    vi.unstubAllGlobals();
  });
  it("says why there is no line, and goes with the move it is about", async () => {
    m = mount("place", (model) => {
      model.replies.share = { text: "", note: "The game is over." };
    });
    click(m.$("[data-do=share]"));
    await vi.waitFor(() => expect(m.$(".cn-copy").textContent).toContain("The game is over."));
    expect(m.all(".cn-copy input")).toHaveLength(0);
    m.model.set("view", STATES.figure);
    await wait();
    expect(m.all(".cn-more")).toHaveLength(0);
  });
  it("downloads the saved game", async () => {
    m = mount("place");
    await open();
    const made: Blob[] = [];
    URL.createObjectURL = (blob) => {
      made.push(blob as Blob);
      return "blob:x";
    };
    click(m.$("[data-do=json]"));
    await vi.waitFor(() => expect(made.map(({ type }) => type)).toEqual(["application/json"]));
    expect(m.model.sent.at(-1)).toMatchObject({ what: "share", form: "record" });
  });
});

describe("another game", () => {
  for (const what of ["new", "again"])
    it(`is begun by choice: ${what}`, async () => {
      m = mount("place");
      click(m.$("[data-do=games]"));
      await wait();
      click(m.$(`.cn-more [data-do=${what}]`));
      expect(m.model.sent).toEqual([expect.objectContaining({ do: what })]);
    });
});

describe("a refusal", () => {
  it("is told even when the newest view has come before it, to the board that sent the message", async () => {
    m = mount("place", (model) => {
      model.alive = false;
    });
    let no: unknown;
    const original = m.model.send;
    m.model.send = (message) => {
      no = message.no;
      original(message);
    };
    click(m.$("[data-cell]"));
    await wait();
    click(m.$(".cn-turnpad [data-do=commit]"));
    expect(no).toEqual(expect.any(Number));
    m.model.set("view", STATES.figure);
    const refused = { kind: "refused", n: STATES.figure.n, text: "The game has moved on.", rule: null, rule_text: "" };
    m.model.emit("msg:custom", { ...refused, no: Number(no) + 1 });
    await wait();
    expect(m.all("[role=alert]")).toHaveLength(0);
    m.model.emit("msg:custom", { ...refused, no });
    await wait();
    expect(m.$("[role=alert]").textContent).toContain("The game has moved on.");
  });
});
