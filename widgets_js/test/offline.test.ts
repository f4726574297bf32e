import { beforeEach, expect, it, vi } from "vitest";

const ROOT = "https://example.org/site/";
type Heard = (event: unknown) => void;
let hear: { [name: string]: Heard };
let kept: Map<string, Response>;
let locked: boolean;
const network = vi.fn();

/** What a request is answered with, if the service worker answers it. */
function asked(path: string): Promise<Response> | undefined {
  let answer: Promise<Response> | undefined;
  const respondWith = (given: Promise<Response>) => {
    answer = given;
  };
  hear.fetch?.({ request: new Request(ROOT + path), respondWith });
  return answer;
}

beforeEach(async () => {
  hear = {};
  kept = new Map();
  locked = false;
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (url: string) => kept.get(url)?.clone(),
    put: async (url: string, response: Response) => void kept.set(url, response),
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
    FILES: { "index.html": "i", "page.html": "p", "sheet.html": "s" },
    LATER: ["sheet.html"],
    registration: { scope: ROOT },
    fetch: network,
    skipWaiting: async () => {},
    addEventListener: (name: string, heard: Heard) => {
      hear[name] = heard;
    },
  });
  vi.resetModules();
  await import("../src/page/offline.ts");
  let done: Promise<unknown> | undefined;
  const waitUntil = (given: Promise<unknown>) => {
    done = given;
  };
  hear.install?.({ waitUntil });
  await done;
});

it("keeps pages so that they can be shown, whatever the server calls them", async () => {
  expect([...kept.keys()].sort()).toEqual([`${ROOT}index.html?i`, `${ROOT}page.html?p`]);
  expect(kept.get(`${ROOT}page.html?p`)?.redirected).toBe(false);
  network.mockRejectedValue(new TypeError("no network"));
  expect(await (await asked("page"))?.text()).toContain("page.html");
  expect(await (await asked(""))?.text()).toContain("index.html");
  expect(asked("elsewhere")).toBeUndefined();
});

it("keeps what is for later when it is first asked for", async () => {
  await asked("sheet.html");
  network.mockRejectedValue(new TypeError("no network"));
  expect(await (await asked("sheet.html"))?.text()).toContain("sheet.html?s");
});

it("answers from the network where nothing can be kept", async () => {
  locked = true;
  expect(await (await asked("page.html"))?.text()).toBe(`from ${ROOT}page.html`);
});
