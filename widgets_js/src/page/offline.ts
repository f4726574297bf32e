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
  registration: { scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", hear: (event: Life) => void): void;
  addEventListener(name: "fetch", hear: (event: Asked) => void): void;
};
const root = worker.registration.scope;
const kept = caches.open(store(root));
const all = () => Object.entries(worker.FILES).map(([path, hash]) => address(root, path, hash));
/** Files that are asked for at a time. */
const ABREAST = 6;

async function install(): Promise<void> {
  const cache = await kept;
  const known = new Set((await cache.keys()).map((request) => request.url));
  const lacking = all().filter((url) => !known.has(url));
  const next = async (): Promise<void> => {
    for (let url = lacking.pop(); url; url = lacking.pop()) await cache.add(url);
  };
  await Promise.all(Array.from({ length: ABREAST }, next));
  await worker.skipWaiting();
}

async function tidy(): Promise<void> {
  const cache = await kept;
  const wanted = new Set(all());
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !url.href.startsWith(root)) return;
  const path = decodeURIComponent(url.pathname.slice(new URL(root).pathname.length));
  const named = path === "" || path.endsWith("/") ? `${path}index.html` : path;
  const hash = worker.FILES[named];
  if (!hash || (url.search.length > 8 && url.search !== `?${hash}`)) return;
  const answer = kept.then((cache) => cache.match(address(root, named, hash)));
  event.respondWith(answer.then((found) => found ?? fetch(event.request)));
});
