/** Python in a worker: gets what it needs, starts it, and carries what pages and boards say to each other. */
import { fetched } from "./fetched.ts";
import { PARTS, type Part } from "./parts.js";
import { EMPTY, type Python, start } from "./python.ts";
import type { Files, FromWorker, ToWorker } from "./talk.ts";

const page = self as unknown as { postMessage(told: FromWorker): void; onmessage: (event: { data: ToWorker }) => void };
const root = new URL("..", import.meta.url).href;
/** Bytes that have come, and how many must. */
let at = 0;
let of = 0;

type Name = keyof typeof PARTS;
interface Boards {
  start(
    tell: (board: number, kind: "put" | "send" | "error", told: string) => void,
    keep: (files: string) => void,
    root: string,
  ): void;
  kept(files: string): void;
  open(board: number, what: string): void;
  hear(board: number, said: string): void;
}

async function part(name: Name): Promise<Blob> {
  return fetched(root, PARTS[name] as Part, (bytes) => {
    at += bytes;
    page.postMessage({ at, of });
  });
}

const unpacked = (packed: Blob) => new Response(packed.stream().pipeThrough(new DecompressionStream("gzip")));
const bytes = async (packed: Blob) => new Uint8Array(await unpacked(packed).arrayBuffer());

async function module(packed: Blob) {
  const code = new Blob([await unpacked(packed).arrayBuffer()], { type: "text/javascript" });
  const url = URL.createObjectURL(code);
  return import(url).finally(() => URL.revokeObjectURL(url));
}

async function booted(): Promise<Python> {
  const names: Name[] = [
    "pyodide",
    "asm",
    "wasm",
    ...(PARTS.snapshot ? (["library", "snapshot"] as const) : (["whole"] as const)),
  ];
  of = names.reduce((sum, name) => sum + (PARTS[name] as Part).size, 0);
  const [pyodide, asm, wasm, library, picture] = (await Promise.all(names.map(part))) as [
    Blob,
    Blob,
    Blob,
    Blob,
    Blob?,
  ];
  // Pyodide asks for files of its own, which have come already
  self.fetch = async (asked) =>
    String(asked).endsWith(".wasm")
      ? new Response(unpacked(wasm).body, { headers: { "Content-Type": "application/wasm" } })
      : new Response(EMPTY);
  const [{ loadPyodide }, { default: create }] = await Promise.all([module(pyodide), module(asm)]);
  const source = { loadPyodide, create, base: root, empty: `${root}empty.zip` };
  try {
    return await start(source, await bytes(library), picture && (await bytes(picture)));
  } catch (error) {
    if (!picture) throw error;
    console.warn(error); // a browser in which the picture does not fit begins from nothing
    return start(source, await bytes(await part("whole")));
  }
}

async function run(): Promise<void> {
  const boards: Boards = (await booted()).pyimport("carcnb.site.host");
  boards.start(
    (board, kind, told) => page.postMessage({ board, [kind]: told } as unknown as FromWorker),
    (files) => page.postMessage({ keep: JSON.parse(files) as Files }),
    root,
  );
  page.onmessage = ({ data }) => {
    if ("keep" in data) boards.kept(JSON.stringify(data.keep));
    else if ("open" in data) boards.open(data.board, data.open);
    else boards.hear(data.board, data.say);
  };
  page.postMessage({ ready: true });
}

run().catch((error) => page.postMessage({ failed: String(error) }));
