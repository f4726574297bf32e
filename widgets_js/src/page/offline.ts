/** Keeps all files of the site by what is in them, and answers from them: the site opens without a network. */
import { address, store } from "./fetched.ts";

interface Life extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
const worker = self as unknown as {
  /** The hash of every file by its path; the packer writes it above. */
  FILES: { [path: string]: string };
  /** Files that are kept when somebody has asked for them, and not before. */
  LATER?: string[];
  registration: { scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", hear: (event: Life) => void): void;
  addEventListener(name: "fetch", hear: (event: Asked) => void): void;
};
const root = worker.registration.scope;
const open = () => caches.open(store(root));
const later = new Set(worker.LATER);
const url = (path: string) => address(root, path, worker.FILES[path] as string);
const paths = Object.keys(worker.FILES);
/** Files that are asked for at a time. */
const ABREAST = 6;

/** Gets a file from the network and keeps it. */
async function get(cache: Cache, path: string): Promise<Response> {
  let response = await fetch(url(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // a page may not be what the server has sent somewhere else for
  if (response.redirected) response = new Response(response.body, { headers: response.headers });
  await cache.put(url(path), response.clone());
  return response;
}

async function install(): Promise<void> {
  const cache = await open();
  const known = new Set((await cache.keys()).map((request) => request.url));
  const lacking = paths.filter((path) => !later.has(path) && !known.has(url(path)));
  const next = async (): Promise<void> => {
    for (let path = lacking.pop(); path; path = lacking.pop()) await get(cache, path);
  };
  await Promise.all(Array.from({ length: ABREAST }, next));
  await worker.skipWaiting();
}

async function tidy(): Promise<void> {
  const cache = await open();
  const wanted = new Set(paths.map(url));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

/** A file as it is kept, or as the network has it. */
async function answer(request: Request, path: string): Promise<Response> {
  try {
    const cache = await open();
    const found = await cache.match(url(path));
    if (found || later.has(path)) return found ?? (await get(cache, path));
  } catch {
    // nothing can be kept here
  }
  return fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("fetch", (event) => {
  const asked = new URL(event.request.url);
  if (event.request.method !== "GET" || !asked.href.startsWith(root)) return;
  const path = decodeURIComponent(asked.pathname.slice(new URL(root).pathname.length));
  // servers call a page by other names, too
  const named = [path, `${path}.html`, `${path}index.html`].find((name) => Object.hasOwn(worker.FILES, name));
  if (!named || (asked.search.length > 8 && asked.search !== `?${worker.FILES[named]}`)) return;
  event.respondWith(answer(event.request, named));
});
