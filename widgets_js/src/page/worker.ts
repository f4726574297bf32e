/** Python in a worker: gets what it needs, starts it, and carries what pages and boards say to each other. */
import { XzReadableStream } from "xz-decompress";
import { fetched, Missing } from "./fetched.ts";
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
  lost(files: string): void;
  open(board: number, what: string): void;
  hear(board: number, said: string): void;
}

async function part(name: Name): Promise<Blob> {
  return fetched(root, PARTS[name] as Part, (bytes) => {
    at += bytes;
    page.postMessage({ at, of });
  });
}

const unpacked = (packed: Blob) => new Response(new XzReadableStream(packed.stream()));
const bytes = async (packed: Blob) => new Uint8Array(await unpacked(packed).arrayBuffer());

async function module(packed: Blob) {
  const code = new Blob([await unpacked(packed).arrayBuffer()], { type: "text/javascript" });
  const url = URL.createObjectURL(code);
  return import(url).finally(() => URL.revokeObjectURL(url));
}

async function booted(): Promise<Python> {
  const sized = (names: Name[]) => names.reduce((sum, name) => sum + (PARTS[name]?.size ?? 0), 0);
  const engine: Name[] = ["pyodide", "asm", "wasm"];
  const [library, picture]: [Name, Name?] = PARTS.snapshot ? ["library", "snapshot"] : ["whole"];
  of = sized([...engine, library, ...(picture ? [picture] : [])]);
  page.postMessage({ at, of });
  const begun = Promise.all([part(library), picture && part(picture)]).catch(async (error) => {
    if (!picture || !(error instanceof Missing)) throw error;
    console.warn(error); // a site that lacks a file of the picture has that which begins from nothing
    of += sized(["whole"]);
    return [await part("whole"), undefined] as const;
  });
  const [[pyodide, asm, wasm], [files, memory]] = await Promise.all([
    Promise.all(engine.map(part)) as Promise<[Blob, Blob, Blob]>,
    begun,
  ]);
  // Pyodide asks for files of its own, which have come already
  self.fetch = async (asked) =>
    String(asked).endsWith(".wasm")
      ? new Response(unpacked(wasm).body, { headers: { "Content-Type": "application/wasm" } })
      : new Response(EMPTY);
  const [{ loadPyodide }, { default: create }] = await Promise.all([module(pyodide), module(asm)]);
  const source = { loadPyodide, create, base: root, empty: `${root}empty.zip` };
  try {
    return await start(source, await bytes(files), memory && (await bytes(memory)));
  } catch (error) {
    if (!memory) throw error;
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
    else if ("lost" in data) boards.lost(JSON.stringify(data.lost));
    else if ("open" in data) boards.open(data.board, data.open);
    else boards.hear(data.board, data.say);
  };
  page.postMessage({ ready: true });
}

run().catch((error) => page.postMessage({ failed: String(error) }));
