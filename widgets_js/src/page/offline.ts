/** Keeps files of the site by what is in them: those that were visited, or all; the site opens without a network. */
import { address, store } from "./fetched.ts";
import type { Keeping, ToKeeper } from "./talk.ts";

interface Life extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Life {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Life {
  data: ToKeeper;
  ports: readonly { postMessage(told: Keeping): void }[];
}
const worker = self as unknown as {
  /** The hash of every file by its path; the packer writes it above, and how many bytes they all have. */
  FILES: { [path: string]: string };
  BYTES: number;
  /** Files that nobody needs as long as others are there. */
  SPARE: string[];
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", hear: (event: Life) => void): void;
  addEventListener(name: "fetch", hear: (event: Asked) => void): void;
  addEventListener(name: "message", hear: (event: Told) => void): void;
};
const root = worker.registration.scope;
const open = () => caches.open(store(root));
const url = (path: string) => address(root, path, worker.FILES[path] as string);
const paths = Object.keys(worker.FILES).filter((path) => !worker.SPARE.includes(path));
/** Stands among what is kept where somebody wants all of it, and so all of what comes after it. */
const ALL = `${root}?all`;
/** Files that are asked for at a time. */
const ABREAST = 6;
/** How often it is told how far it is: every so many files. */
const EVERY = 20;

/** Where in the site an address is, whatever the server calls it; nothing elsewhere. */
function pathOf(asked: URL): string | undefined {
  if (!asked.href.startsWith(root)) return undefined;
  const path = decodeURIComponent(asked.pathname.slice(new URL(root).pathname.length));
  return [path, `${path}.html`, `${path}index.html`].find((name) => Object.hasOwn(worker.FILES, name));
}

/** A file from the network, and that it is kept. */
async function get(cache: Cache, path: string): Promise<{ response: Response; kept: Promise<void> }> {
  let response = await fetch(url(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // a page may not be what the server has sent somewhere else for
  if (response.redirected) response = new Response(response.body, { headers: response.headers });
  return { kept: cache.put(url(path), response.clone()), response };
}

async function lacking(cache: Cache): Promise<string[]> {
  const known = new Set((await cache.keys()).map((request) => request.url));
  return paths.filter((path) => !known.has(url(path)));
}

/** Keeps all that is not kept yet; `told` hears of how many files it is. */
async function keepAll(told: (at: number) => void = () => {}): Promise<void> {
  const cache = await open();
  await cache.put(ALL, new Response(""));
  const left = await lacking(cache);
  const next = async (): Promise<void> => {
    for (let path = left.pop(); path; path = left.pop()) {
      await (await get(cache, path)).kept;
      if (left.length % EVERY === 0) told(paths.length - left.length);
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, next));
}

/** Keeps what a page had come with before anything could be kept; the browser has it still. */
async function keepSeen(seen: readonly string[]): Promise<void> {
  const cache = await open();
  for (const one of new Set(seen)) {
    const path = pathOf(new URL(one));
    if (!path || (await cache.match(url(path)))) continue;
    const response = await fetch(one, { cache: "force-cache" });
    const content = await response.arrayBuffer();
    // by its plain address there may be another version of it
    if (response.ok && (await hashed(content)).startsWith(worker.FILES[path] as string))
      await cache.put(url(path), new Response(content, { headers: response.headers }));
  }
}

async function hashed(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function tell(port: Told["ports"][number], all: boolean): Promise<void> {
  const of = paths.length;
  const told = { of, bytes: worker.BYTES };
  const cache = await open();
  const now = async () => of - (await lacking(cache)).length;
  try {
    if (all) await keepAll((at) => port.postMessage({ ...told, at }));
    port.postMessage({ ...told, at: await now(), end: "kept" });
  } catch {
    port.postMessage({ ...told, at: await now(), end: "lost" });
  }
}

/** What somebody wanted all of stays whole when the site has changed. */
async function install(): Promise<void> {
  if (await (await open()).match(ALL)) await keepAll();
  await worker.skipWaiting();
}

async function tidy(): Promise<void> {
  const cache = await open();
  const wanted = new Set([ALL, ...Object.keys(worker.FILES).map(url)]);
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
  await worker.clients.claim();
}

/** A file as it is kept, or as the network has it; then it is kept. */
async function answer(event: Asked, path: string): Promise<Response> {
  try {
    const cache = await open();
    const found = await cache.match(url(path));
    if (found) return found;
    // what is asked for by its hash is kept by whoever asks
    if (event.request.url !== url(path)) {
      const { response, kept } = await get(cache, path);
      event.waitUntil(kept.catch(() => {}));
      return response;
    }
  } catch {
    // nothing can be kept here
  }
  return fetch(event.request);
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("message", (event) => {
  const { data, ports } = event;
  if ("seen" in data) event.waitUntil(keepSeen(data.seen).catch(() => {}));
  else if (ports[0]) event.waitUntil(tell(ports[0], data.all));
});
worker.addEventListener("fetch", (event) => {
  const asked = new URL(event.request.url);
  const path = event.request.method === "GET" && pathOf(asked);
  if (!path || (asked.search.length > 8 && asked.search !== `?${worker.FILES[path]}`)) return;
  event.respondWith(answer(event, path));
});
