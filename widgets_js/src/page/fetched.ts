/** Gets a file of the engine: from what is kept for the times without a network, else from the site, and keeps it. */
import type { Part } from "./parts.js";

/** The name of what the site in this folder keeps. */
export const store = (root: string) => `carcnb ${new URL(root).pathname}`;
/** A file as it is kept: what is in it is part of its address. */
export const address = (root: string, file: string, hash: string) => new URL(`${file}?${hash}`, root).href;

const network = self.fetch.bind(self);

/** The content of a file; `told` hears of bytes as they come. */
export async function fetched(root: string, part: Part, told: (bytes: number) => void): Promise<Blob> {
  const url = address(root, part.file, part.hash);
  // only a page that came over a safe way has such a store
  const kept = await self.caches?.open(store(root)).catch(() => undefined);
  const hit = await kept?.match(url);
  const response = hit ?? (await network(url));
  if (!response.ok || !response.body) throw new Error(`${part.file}: ${response.status}`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    told(next.value.length);
  }
  const whole = new Blob(chunks);
  if (whole.size !== part.size) throw new Error(`${part.file}: ${whole.size} of ${part.size} bytes`);
  if (!hit) await kept?.put(url, new Response(whole)).catch(() => undefined);
  return whole;
}
