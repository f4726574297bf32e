/**
 * What a notebook's page gets with every board: it brings the board's code and style to the page once, from whichever
 * board has them, and then draws.
 *
 * The first board of a kernel carries them. A page that has missed it asks, one board at a time; it asks for the
 * editors' code when a board needs it.
 */
import type { AnyModel } from "@anywidget/types";

declare const HASH: string;
type Board = typeof import("./mount.ts");
type Editors = typeof import("./editor/index.ts");
type Packed = DataView<ArrayBuffer>[] | null;
interface Code {
  board: Promise<Board>;
  /** Takes what both are made of, the board and the style; or the editors, which come alone. */
  load: (packed: Packed) => void;
  here?: boolean;
  /** When it was asked for. */
  asked: number;
  /** When the board before is drawn. */
  turn: Promise<unknown>;
}

const text = (packed: DataView<ArrayBuffer>) =>
  new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).text();

/** A module and its address. */
async function module<M>(js: string): Promise<[M, string]> {
  const url = URL.createObjectURL(new Blob([js], { type: "text/javascript" }));
  const data = () => `data:text/javascript,${encodeURIComponent(js)}`;
  return import(url).then(
    (made) => [made, url],
    async () => [await import(data()), data()],
  );
}

function empty(): Code {
  const code = { asked: 0, turn: Promise.resolve() } as Code;
  let shared: string;
  /** A module that imports what board and editors share, which in a notebook does not lie beside it. */
  const beside = async <M>(js: string) => (await module<M>(js.replaceAll("./shared.js", shared)))[0];
  let edit: (editors: Promise<Editors>) => void;
  const editors = new Promise<Editors>((done) => {
    edit = done;
  });
  let asked = 0;
  const open = async (packed: DataView<ArrayBuffer>[]): Promise<Board> => {
    const [base = "", js = "", css = ""] = await Promise.all(packed.map(text));
    shared = (await module(base))[1];
    const board = await beside<Board>(js);
    board.style(css);
    board.bringBy((host) => {
      if (Date.now() - asked > 4000) {
        asked = Date.now();
        host.send({ do: "code", name: "editor" });
      }
      return editors;
    });
    return board;
  };
  code.board = new Promise((done) => {
    code.load = (packed) => {
      if (packed?.length === 1) edit(text(packed[0]!).then(beside<Editors>));
      if (code.here || !packed || packed.length < 2) return;
      code.here = true;
      done(open(packed));
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
      model.send({ do: "code", name: "board" });
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
