// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Engine, type Stage } from "../src/page/engine.ts";
import { SILENCE } from "../src/page/fetched.ts";
import { opens } from "../src/page/given.ts";
import type { FromWorker } from "../src/page/talk.ts";

class FakeWorker {
  static all: FakeWorker[] = [];
  said: unknown[] = [];
  onmessage?: (event: { data: FromWorker }) => void;
  onerror?: () => void;
  terminate = vi.fn();
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(told: unknown) {
    this.said.push(told);
  }
  hear(data: FromWorker) {
    this.onmessage?.({ data });
  }
}
const worker = () => FakeWorker.all.at(-1) as FakeWorker;

describe("the engine of a plain page", () => {
  let stages: Stage[];
  let engine: Engine;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("Worker", FakeWorker);
    vi.spyOn(console, "warn").mockImplementation(() => {});
    FakeWorker.all = [];
    stages = [];
    localStorage.clear();
    engine = new Engine(new URL("https://example.org/worker.js"), (stage) => stages.push(stage));
  });
  afterEach(() => vi.useRealTimers());

  it("is tried again with a new list of files, and when that does not help the reader is asked", async () => {
    const fetched = vi.fn(async (_url: URL, _how: RequestInit) => new Response());
    vi.stubGlobal("fetch", fetched);
    engine.open("{}");
    for (let tries = 0; tries < 4; tries++) {
      worker().hear({ failed: "no line" });
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(FakeWorker.all.length).toBe(4);
    expect(stages).toEqual(["failed"]);
    expect(fetched.mock.calls.length).toBe(3 * 2);
    expect(fetched.mock.calls[1]?.[0]).toEqual(new URL("https://example.org/parts.js"));
    expect(fetched.mock.calls[1]?.[1].cache).toBe("reload");
    await engine.again();
    worker().hear({ at: 1, of: 2 });
    worker().hear({ ready: true });
    expect(stages.slice(1)).toEqual([{ at: 1, of: 2 }, "ready"]);
  });

  it("opens boards when it is there, and carries what both sides say", async () => {
    localStorage.setItem("carcnb/progress.json", "{}");
    const first = engine.open("a");
    worker().hear({ ready: true });
    const second = engine.open("b");
    expect(worker().said).toEqual([
      { keep: { "progress.json": "{}" } },
      { open: "a", board: 0 },
      { open: "b", board: 1 },
    ]);
    worker().hear({ board: 0, put: '{"words":{"lang":"cs"}}' });
    worker().hear({ board: 1, error: "no such lesson" });
    const host = await first;
    expect(host.get("words")).toEqual({ lang: "cs" });
    await expect(second).rejects.toThrow("no such lesson");
    const heard = vi.fn();
    host.on("msg:custom", heard);
    worker().hear({ board: 0, send: '{"kind":"same"}' });
    expect(heard).toHaveBeenCalledWith({ kind: "same" });
    host.send({ do: "look" });
    expect(worker().said.at(-1)).toEqual({ say: '{"do":"look"}', board: 0 });
    worker().hear({ keep: { "mine.toml": "x" } });
    expect(localStorage.getItem("carcnb/mine.toml")).toBe("x");
  });

  it("whose script stalls on the way is tried again as well", async () => {
    vi.stubGlobal("fetch", async () => new Response());
    engine.open("{}");
    await vi.advanceTimersByTimeAsync(4 * SILENCE + 10_000);
    expect(FakeWorker.all.length).toBe(4);
    expect(stages).toEqual(["failed"]);
  });

  it.each([
    ["QuotaExceededError", { "mine.json": "full" }],
    ["SecurityError", { "": "denied", "mine.json": "denied" }],
  ])("tells boards what the browser does not keep: %s", (name, lost) => {
    engine.open("a");
    worker().hear({ ready: true });
    const kept = new Map<string, string>();
    let refuses = true;
    const setItem = (key: string, text: string) => {
      if (refuses && (name === "SecurityError" || key !== "carcnb")) throw new DOMException("no", name);
      kept.set(key, text);
    };
    vi.stubGlobal("localStorage", { setItem });
    worker().hear({ keep: { "mine.json": "x" } });
    expect(worker().said.at(-1)).toEqual({ lost });
    const before = worker().said.length;
    worker().hear({ keep: { "mine.json": "xy" } });
    expect(worker().said.length).toBe(before);
    refuses = false;
    worker().hear({ keep: {} });
    expect(worker().said.at(-1)).toEqual({ lost: {} });
    expect(kept.get("carcnb/mine.json")).toBe("xy");
    vi.unstubAllGlobals();
  });

  it("that fails later leaves boards as they stand, and those to come are opened by another", async () => {
    vi.stubGlobal("fetch", async () => new Response());
    const first = engine.open("a");
    const old = worker();
    old.hear({ ready: true });
    old.hear({ board: 0, put: "{}" });
    const host = await first;
    const second = engine.open("b");
    old.onerror?.();
    expect(stages.at(-1)).toBe("failed");
    await engine.again();
    expect(old.terminate).not.toHaveBeenCalled();
    worker().hear({ ready: true });
    expect(worker().said.slice(1)).toEqual([{ open: "b", board: 1 }]);
    worker().hear({ board: 1, put: "{}" });
    await second;
    host.send({ do: "look" });
    expect(old.said.at(-1)).toEqual({ say: '{"do":"look"}', board: 0 });
  });
});

describe("what is pasted into a page", () => {
  it("and cannot be opened is told to be that, each time anew", async () => {
    vi.useFakeTimers();
    document.body.innerHTML = `<div></div><section hidden><form data-open="Opened">
      <textarea></textarea><button></button><input type="file"><p role="status"></p></form></section>`;
    const [place, form, told] = ["div", "form", "p"].map((name) => document.querySelector(name)!);
    opens(form as HTMLFormElement, place as HTMLElement, () => Promise.reject(new Error("nonsense")));
    for (const _time of ["once", "again"]) {
      (form as HTMLFormElement).requestSubmit();
      expect(form!.getAttribute("aria-busy")).toBe("true");
      await vi.advanceTimersByTimeAsync(100);
      expect(told!.textContent).toBe("");
      await vi.advanceTimersByTimeAsync(300);
      expect([form!.getAttribute("aria-busy"), told!.textContent]).toEqual([null, "nonsense"]);
    }
    vi.useRealTimers();
  });
});
