import { beforeEach, expect, it, vi } from "vitest";
import type { Keeping } from "../src/page/talk.ts";

const ROOT = "https://example.org/site/";
type Heard = (event: unknown) => void;
let hear: { [name: string]: Heard };
let kept: Map<string, Response>;
let files: { [path: string]: string };
let locked: boolean;
const network = vi.fn();

/** What a request is answered with, if the service worker answers it. */
function asked(path: string): Promise<Response> | undefined {
  let answer: Promise<Response> | undefined;
  const respondWith = (given: Promise<Response>) => {
    answer = given;
  };
  hear.fetch?.({ request: new Request(ROOT + path), respondWith, waitUntil: () => {} });
  return answer;
}

beforeEach(async () => {
  hear = {};
  files = { "index.html": "i", "page.html": "p", "whole.bin": "w" };
  kept = new Map();
  locked = false;
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (url: string) => kept.get(url)?.clone(),
    put: async (url: string, response: Response) => void kept.set(url, response),
    delete: async ({ url }: { url: string }) => kept.delete(url),
  };
  network.mockReset().mockImplementation(async (what: string | Request) => {
    const response = new Response(`from ${typeof what === "string" ? what : what.url}`);
    Object.defineProperty(response, "redirected", { value: String(what).includes("page.html") });
    return response;
  });
  vi.stubGlobal("fetch", network);
  vi.stubGlobal("caches", {
    open: async () => {
      if (locked) throw new DOMException("locked");
      return cache;
    },
  });
  vi.stubGlobal("self", {
    FILES: files,
    BYTES: 99,
    SPARE: ["whole.bin"],
    clients: { claim: async () => {} },
    registration: { scope: ROOT },
    fetch: network,
    skipWaiting: async () => {},
    addEventListener: (name: string, heard: Heard) => {
      hear[name] = heard;
    },
  });
  vi.resetModules();
  await import("../src/page/offline.ts");
});

/** Waits for what an event of this name leads to. */
async function done(name: string, event: object = {}): Promise<void> {
  const all: Promise<unknown>[] = [];
  hear[name]?.({ waitUntil: (given: Promise<unknown>) => void all.push(given), ...event });
  await Promise.all(all);
}

/** Wants all of it; what was told on the way. */
async function wanted(all = true): Promise<Keeping[]> {
  const told: Keeping[] = [];
  await done("message", { data: { all }, ports: [{ postMessage: (one: Keeping) => told.push(one) }] });
  return told;
}

it("asks for nothing before somebody does", async () => {
  await done("install");
  expect(network).not.toHaveBeenCalled();
});

it("keeps what is asked for, whatever the server calls it", async () => {
  await asked("page");
  await asked("");
  expect([...kept.keys()].sort()).toEqual([`${ROOT}index.html?i`, `${ROOT}page.html?p`]);
  expect(kept.get(`${ROOT}page.html?p`)?.redirected).toBe(false);
  network.mockRejectedValue(new TypeError("no network"));
  expect(await (await asked("page"))?.text()).toContain("page.html");
  expect(await (await asked(""))?.text()).toContain("index.html");
  expect(asked("elsewhere")).toBeUndefined();
});

it("leaves what is asked for by its hash to whoever keeps it, and gives it when it is kept", async () => {
  await asked("index.html?i");
  expect(kept.size).toBe(0);
  kept.set(`${ROOT}index.html?i`, new Response("kept"));
  expect(await (await asked("index.html?i"))?.text()).toBe("kept");
});

it("keeps what a page came with, if it is what the site has", async () => {
  const sum = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`from ${ROOT}page.html`));
  const hash = Array.from(new Uint8Array(sum.slice(0, 8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  Object.assign(files, { "page.html": hash });
  await done("message", { data: { seen: [`${ROOT}page.html`, `${ROOT}index.html`, "https://elsewhere.org/"] } });
  expect([...kept.keys()]).toEqual([`${ROOT}page.html?${hash}`]);
  expect(network.mock.calls.map(([url]) => url)).toEqual([`${ROOT}page.html`, `${ROOT}index.html`]);
});

it("keeps all of it when that is wanted, but for what is spare, and again when the site has changed", async () => {
  expect(await wanted(false)).toEqual([{ at: 0, of: 2, bytes: 99, end: "kept" }]);
  expect((await wanted()).at(-1)).toEqual({ at: 2, of: 2, bytes: 99, end: "kept" });
  expect(kept.has(`${ROOT}whole.bin?w`)).toBe(false);
  files["index.html"] = "j";
  await done("install");
  await done("activate");
  expect([...kept.keys()].sort()).toEqual([`${ROOT}?all`, `${ROOT}index.html?j`, `${ROOT}page.html?p`]);
});

it("tells when the line was lost, and how far it was", async () => {
  await asked("page.html");
  network.mockRejectedValue(new TypeError("no network"));
  expect((await wanted()).at(-1)).toEqual({ at: 1, of: 2, bytes: 99, end: "lost" });
});

it("answers from the network where nothing can be kept", async () => {
  locked = true;
  expect(await (await asked("page.html"))?.text()).toBe(`from ${ROOT}page.html`);
});
