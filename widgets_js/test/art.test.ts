// @vitest-environment happy-dom
/** The art of a page: asked for once, drawn in every root, shared by all boards. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeModel } from "../dev/model.ts";
import { mount } from "../src/mount.ts";
import { ART, NAMES } from "./sheet.ts";

let key = 0;
let stops: (() => void)[] = [];
/** A board whose dress no board of the page has worn before, or the one before it. */
function board(at: Element, same = false, alive = true) {
  if (!same) key++;
  const model = new FakeModel("place", { ...NAMES, key: `dress-${key}` });
  model.replies.art = { ...ART, key: `dress-${key}` };
  model.alive = alive;
  const el = document.createElement("div");
  at.append(el);
  stops.push(mount(model.asAny, el));
  const tile = () => el.querySelector(".cn-tiles image")!.getAttribute("href")!;
  return { el, tile, asked: () => model.sent.filter(({ what }) => what === "art") };
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("the art of a page", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    document.body.replaceChildren();
  });
  afterEach(() => {
    for (const stop of stops) stop();
    stops = [];
  });

  it("is asked for by one board and drawn by all, and a later one finds it there", async () => {
    const [one, two] = [board(document.body), board(document.body, true)];
    expect(one.el.querySelector(".cn-frame")).toBeTruthy();
    expect(one.tile()).toMatch(/^data:image.svg\+xml,.*rect/); // a frame, until it has come
    await wait(50);
    expect([one.tile().length > 400, two.tile()]).toEqual([true, one.tile()]);
    const small = [...one.el.querySelectorAll(".cn-log .cn-mini image")].map((image) => image.getAttribute("href")!);
    expect(small.length && small.every((href) => href.length > 400)).toBe(true);
    const three = board(document.body, true);
    expect(three.tile()).toBe(one.tile());
    await wait(50);
    expect([one, two, three].map(({ asked }) => asked().length)).toEqual([1, 0, 0]);
    expect(one.asked()[0]!.parts).toEqual(NAMES.parts.split(" "));
  });

  it("is asked for by another board when the first gets no answer", async () => {
    const [dead, live] = [board(document.body, false, false), board(document.body, true)];
    await wait(3900);
    expect([dead, live].map(({ asked }) => asked().length)).toEqual([1, 0]);
    await wait(9000);
    expect(live.asked()).toHaveLength(1);
    expect(dead.tile().length).toBeGreaterThan(400);
  });

  it("is asked for again when no answer has come, ever more seldom, until the board is gone", async () => {
    const { asked } = board(document.body, false, false);
    await wait(20_000);
    expect(asked()).toHaveLength(4);
    stops.pop()!();
    await wait(60_000);
    expect(asked()).toHaveLength(4);
  });

  it("stands in each root once, where its boards see it", async () => {
    const host = document.createElement("div");
    document.body.append(host);
    const root = host.attachShadow({ mode: "open" });
    const within = document.createElement("div");
    root.append(within);
    const boards = [board(within), board(within, true), board(document.body, true), board(document.body, true)];
    await wait(50);
    const shared = (at: ParentNode) => [...at.querySelectorAll(".cn-defs")].map((svg) => svg.querySelector("[id]")!.id);
    const [inner, outer] = [shared(root), shared(document)];
    expect(inner).toHaveLength(1);
    expect(outer).toEqual(inner);
    for (const { el } of boards) {
      const used = el.querySelector(".cn-fig use")!.getAttribute("href")!.slice(1);
      expect((el.getRootNode() as Document).getElementById(used)).toBeTruthy();
    }
    expect(root.adoptedStyleSheets).toHaveLength(1);
  });
});
