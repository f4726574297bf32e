/**
 * What a notebook's page gets with every board: it brings the board's code and style to the page once, from whichever
 * board has them, and then draws.
 *
 * The first board of a kernel carries them. A page that has missed it asks, one board at a time.
 */
import type { AnyModel } from "@anywidget/types";

declare const HASH: string;
type Board = typeof import("./mount.ts");
type Packed = DataView<ArrayBuffer>[] | null;
interface Code {
  board: Promise<Board>;
  load: (packed: Packed) => void;
  here?: boolean;
  /** When it was asked for. */
  asked: number;
  /** When the board before is drawn. */
  turn: Promise<unknown>;
}

const text = (packed: DataView<ArrayBuffer>) =>
  new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).text();

async function load(packed: DataView<ArrayBuffer>[]): Promise<Board> {
  const [js = "", css = ""] = await Promise.all(packed.map(text));
  const url = URL.createObjectURL(new Blob([js], { type: "text/javascript" }));
  const board: Board = await import(url).catch(() => import(`data:text/javascript,${encodeURIComponent(js)}`));
  URL.revokeObjectURL(url);
  board.style(css);
  return board;
}

function empty(): Code {
  const code = { asked: 0, turn: Promise.resolve() } as Code;
  code.board = new Promise((done) => {
    code.load = (packed) => {
      if (!packed?.length || code.here) return;
      code.here = true;
      done(load(packed));
    };
  });
  return code;
}

const pages = globalThis as unknown as Record<symbol, Record<string, Code> | undefined>;
const key = Symbol.for("carcnb");
pages[key] ??= {};
pages[key][HASH] ??= empty();
const code = pages[key][HASH];
const wait = (ms = 0) => new Promise((done) => setTimeout(done, ms));

/** Asks for the code while nobody has brought it; who has asked in vain lets others ask. */
async function ask(model: AnyModel): Promise<void> {
  let patience = 4000;
  await wait(300);
  while (!code.here) {
    if (Date.now() - code.asked > patience) {
      code.asked = Date.now();
      patience = 8000;
      model.send({ do: "code" });
    }
    await wait(300);
  }
}

export default {
  /** Returns at once, for a model that takes long to be ready hears nothing any more. */
  initialize({ model }: { model: AnyModel }): void {
    const early: [object, ...unknown[]][] = [];
    let done = false;
    model.on("msg:custom", (...said: [{ kind?: string }, Packed]) => {
      if (said[0]?.kind === "code") code.load(said[1]);
      else if (!done) early.push(said);
    });
    code.load(model.get("code"));
    code.board.then((board) => {
      done = true;
      board.hostOf(model, early);
    });
  },

  async render({ model, el }: { model: AnyModel; el: HTMLElement }): Promise<() => void> {
    ask(model);
    const board = await code.board;
    // many that come at once leave the page room to breathe
    code.turn = code.turn.then(() => wait());
    await code.turn;
    return board.mount(board.hostOf(model), el);
  },
};
