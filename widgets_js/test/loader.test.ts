/** The loader of a notebook's page: its code comes from whichever model has it, once. */
import type { AnyModel } from "@anywidget/types";
import { beforeEach, describe, expect, it, vi } from "vitest";

const KEY = Symbol.for("carcnb");
const SHARED = "export const told = (...it) => globalThis.told.push(it);";
const CODE = `
import { told } from "./shared.js";
export const style = (css) => told("style", css);
export const hostOf = (model, early) => { globalThis.told.push(["host", model.id, (early ?? []).length]); return model.id; };
export const bringBy = (way) => { globalThis.bring = (host) => way("editor", host).then((editors) => editors.named); };
export const mount = (host, el) => { globalThis.told.push(["mount", host]); return () => globalThis.told.push(["stop", host]); };
`;
const EDITOR = 'import { told } from "./shared.js"; told("editors"); export const named = "editors";';
const pack = async (text: string) =>
  new DataView(await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer());
const CODED = await Promise.all([SHARED, CODE, ".a{}"].map(pack));
const page = globalThis as unknown as {
  told: unknown[][];
  bring: (host: object) => Promise<string>;
  [KEY]?: Record<string, unknown>;
};
const drawn = () => page.told.filter(([what]) => what === "mount").map(([, id]) => id);

class Model {
  sent: object[] = [];
  #hear: (...told: unknown[]) => void = () => {};
  constructor(
    readonly id: string,
    private code: DataView[] = [],
  ) {}
  get = () => this.code;
  on = (_: string, hear: (...told: unknown[]) => void) => {
    this.#hear = hear;
  };
  send = (message: object) => this.sent.push(message);
  says = (...told: unknown[]) => this.#hear(...told);
}

/** As anywidget does it: every model has a loader of its own, and is ready before anything is drawn. */
async function open(model: Model, place: object = {}) {
  vi.resetModules();
  const { default: loader } = await import("../src/loader.ts");
  const any = model as unknown as AnyModel;
  expect(loader.initialize({ model: any })).toBeUndefined();
  return { drawn: loader.render({ model: any, el: {} as HTMLElement, ...place }) };
}
const later = setTimeout;
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** What is unpacked and imported takes its own time. */
const settled = async (ids: string[]) => {
  for (let i = 0; i < 200 && drawn().length < ids.length; i++) {
    await new Promise((done) => later(done, 1));
    await wait(1);
  }
  expect(drawn()).toEqual(ids);
};

describe("the loader", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
    page.told = [];
    delete page[KEY];
  });

  it("takes the code from the model that has it, for all", async () => {
    const [first, second] = [new Model("first"), new Model("second", CODED)];
    await open(first);
    await wait(10);
    await open(second);
    await settled(["first", "second"]);
    expect(page.told.filter(([what]) => what === "style")).toEqual([["style", ".a{}"]]);
    expect([first.sent, second.sent]).toEqual([[], []]);
    const late = await open(new Model("late"));
    await settled(["first", "second", "late"]);
    (await late.drawn)();
    expect(page.told.at(-1)).toEqual(["stop", "late"]);
  });

  it("asks one model, and another when the first does not answer", async () => {
    const models = [new Model("first"), new Model("second")];
    for (const model of models) await open(model);
    await wait(1000);
    expect(models.flatMap(({ sent }) => sent)).toEqual([{ do: "code", name: "board" }]);
    await wait(4500);
    expect(models.map(({ sent }) => sent)).toEqual([[{ do: "code", name: "board" }], [{ do: "code", name: "board" }]]);
    models[1]!.says({ kind: "patch" });
    models[1]!.says({ kind: "code" }, CODED);
    await settled(["first", "second"]);
    expect(page.told).toContainEqual(["host", "second", 1]);
    await wait(9000);
    expect(models.flatMap(({ sent }) => sent)).toHaveLength(2);
  });

  it("brings a module when a board needs it: asked for once, again when nobody answers", async () => {
    const model = new Model("first", CODED);
    await open(model);
    await settled(["first"]);
    const sent: object[] = [];
    const bring = () => page.bring({ send: (message: object) => sent.push(message) });
    const come = [bring(), bring()];
    expect(sent).toEqual([{ do: "code", name: "editor" }]);
    await wait(5000);
    come.push(bring());
    expect(sent).toHaveLength(2);
    model.says({ kind: "code", name: "editor" }, [await pack(EDITOR)]);
    model.says({ kind: "code", name: "editor" }, [await pack(EDITOR)]);
    expect(await Promise.all(come)).toEqual(["editors", "editors", "editors"]);
    expect(page.told.filter(([what]) => what === "editors")).toHaveLength(1);
  });

  it("takes other code where what has come does not work, and says so meanwhile", async () => {
    const model = new Model("first", await Promise.all(["no code", CODE, ""].map(pack)));
    const lines: { textContent: string }[] = [];
    const line = { textContent: "", remove: () => lines.pop() };
    const el = { ownerDocument: { createElement: () => line }, append: () => lines.push(line) };
    await open(model, { el });
    for (let i = 0; i < 100 && !model.sent.length; i++) {
      await new Promise((done) => later(done, 1));
      await wait(100);
    }
    expect(model.sent).toEqual([{ do: "code", name: "board" }]);
    await wait(31_000);
    expect(lines.map(({ textContent }) => textContent)).toEqual(["The board's code did not come: run the cell again."]);
    model.says({ kind: "code" }, CODED);
    await settled(["first"]);
    expect(lines).toEqual([]);
    const editors = page.bring({ send: (message: object) => model.send(message) });
    model.says({ kind: "code", name: "editor" }, [await pack("no code")]);
    await new Promise((done) => later(done, 100));
    model.says({ kind: "code", name: "editor" }, [await pack(EDITOR)]);
    expect(await editors).toBe("editors");
  });

  it("asks no more for what is not looked at", async () => {
    const end = new AbortController();
    const [gone, hidden] = [new Model("gone"), new Model("hidden")];
    await open(gone, { signal: end.signal });
    end.abort();
    await open(hidden, { el: { isConnected: false } });
    await wait(20_000);
    expect([gone.sent, hidden.sent]).toEqual([[], []]);
  });

  it("leaves the code of another version alone", async () => {
    page[KEY] = { other: {} };
    await open(new Model("new", CODED));
    await settled(["new"]);
    expect(Object.keys(page[KEY] ?? {})).toEqual(["other", "test"]);
  });
});
