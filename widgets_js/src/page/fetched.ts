/** Gets a file of the engine: from what is kept for the times without a network, else from the site, and keeps it. */
import type { Part } from "./parts.js";

/** The name of what the site in this folder keeps. */
export const store = (root: string) => `carcnb ${new URL(root).pathname}`;
/** A file as it is kept: what is in it is part of its address. */
export const address = (root: string, file: string, hash: string) => new URL(`${file}?${hash}`, root).href;

const network = self.fetch.bind(self);
/** Milliseconds without a byte after which a line counts as lost. */
export const SILENCE = 15_000;
/** When bytes have come last, of any file: servers send several one after another. */
let last = 0;
export const heard = () => {
  last = Date.now();
};

/** What comes from an address; `told` hears of bytes as they come.  Throws where it stalls or is refused. */
export async function brought(url: string | URL, how: RequestInit, told: (bytes: number) => void = () => {}) {
  const stop = new AbortController();
  const begun = Date.now();
  const watch = setInterval(() => {
    if (Date.now() - Math.max(begun, last) > SILENCE) stop.abort(new Error(`${url}: nothing has come for a while`));
  }, 1000);
  try {
    return await whole(await network(url, { ...how, signal: stop.signal }), url, (bytes) => {
      heard();
      told(bytes);
    });
  } finally {
    clearInterval(watch);
  }
}

/** A server has no such file, or does not give it. */
export class Missing extends Error {}

async function whole(response: Response, url: string | URL, told: (bytes: number) => void): Promise<Blob> {
  if (!response.ok || !response.body) throw new Missing(`${url}: ${response.status}`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    told(next.value.length);
  }
  return new Blob(chunks);
}

/** The content of a file; `told` hears of bytes as they come. */
export async function fetched(root: string, part: Part, told: (bytes: number) => void): Promise<Blob> {
  const url = address(root, part.file, part.hash);
  // only a page that came over a safe way has such a store
  const kept = await self.caches?.open(store(root)).catch(() => undefined);
  const hit = await kept?.match(url);
  const content = hit ? await whole(hit, url, told) : await brought(url, {}, told);
  if (content.size !== part.size) throw new Error(`${part.file}: ${content.size} of ${part.size} bytes`);
  if (!hit) await kept?.put(url, new Response(content)).catch(() => undefined);
  return content;
}
