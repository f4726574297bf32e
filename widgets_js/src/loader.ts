/**
 * What a notebook's page gets with every board: it brings the board's code and style to the page once, from whichever
 * board has them, and then draws.
 *
 * The first board of a kernel carries them. A page that has missed it asks, one board at a time; it asks for a
 * module's code when a board needs it.
 */
import type { AnyModel } from "@anywidget/types";

declare const HASH: string;
type Board = typeof import("./mount.ts");
type Packed = DataView<ArrayBuffer>[] | null;
interface Code {
  board: Promise<Board>;
  /** Takes what the board is made of, with its style; or a module, which comes alone. */
  load: (packed: Packed, name?: string) => void;
  /** It is on its way through the page, or works; what does not work is asked for anew. */
  here?: boolean | undefined;
  /** When it was asked for. */
  asked: number;
  /** When the board before is drawn. */
  turn: Promise<unknown>;
}
/** A module on its way, or there. */
interface Coming {
  here: Promise<unknown>;
  come: (made: unknown) => void;
  asked: number;
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
  /** A module that imports what all share, which in a notebook does not lie beside it. */
  const beside = async <M>(js: string) => (await module<M>(js.replaceAll("./shared.js", shared)))[0];
  const modules: Record<string, Coming> = {};
  const coming = (name: string): Coming => {
    if (!modules[name]) {
      const one = { asked: 0 } as Coming;
      one.here = new Promise((done) => {
        one.come = done;
      });
      modules[name] = one;
    }
    return modules[name];
  };
  const open = async (packed: DataView<ArrayBuffer>[]): Promise<Board> => {
    const [base = "", js = "", css = ""] = await Promise.all(packed.map(text));
    shared = (await module(base))[1];
    const board = await beside<Board>(js);
    board.style(css);
    board.bringBy((name, host) => {
      const one = coming(name);
      if (Date.now() - one.asked > 4000) {
        one.asked = Date.now();
        host.send({ do: "code", name });
      }
      return one.here;
    });
    return board;
  };
  code.board = new Promise((done) => {
    code.load = (packed, name = "board") => {
      if (packed && name !== "board") {
        const one = coming(name);
        text(packed[0]!)
          .then(beside)
          .then(one.come, () => {
            one.asked = 0;
          });
        return;
      }
      if (code.here || !packed || packed.length < 2) return;
      code.here = true;
      open(packed).then(done, () => {
        code.here = false;
      });
    };
  });
  return code;
}

const pages = globalThis as unknown as Record<symbol, Record<string, Code> | undefined>;
const key = Symbol.for("carcnb");
pages[key] ??= {};
pages[key][HASH] ??= empty();
const code = pages[key][HASH];
type Place = { model: AnyModel; el: HTMLElement; signal?: AbortSignal };
const wait = (ms = 0) => new Promise((done) => setTimeout(done, ms));

/** Asks for the code while nobody has brought it; who has asked in vain lets others ask. The cell says what is missing. */
async function ask({ model, el, signal }: Place): Promise<void> {
  let patience = 4000;
  let done = false;
  let line: HTMLElement | undefined;
  const since = Date.now();
  code.board.then(() => {
    done = true;
    line?.remove();
  });
  await wait(300);
  while (!done && !signal?.aborted) {
    // a cell that is not in sight may be out of the page for a while
    if (!code.here && el.isConnected !== false && Date.now() - code.asked > patience) {
      code.asked = Date.now();
      patience *= 2;
      model.send({ do: "code", name: "board" });
    }
    if (!line && Date.now() - since > 30_000) {
      line = el.ownerDocument.createElement("p");
      line.textContent = "The board's code did not come: run the cell again.";
      el.append(line);
    }
    await wait(300);
  }
  line?.remove();
}

export default {
  /** Returns at once, for a model that takes long to be ready hears nothing any more. */
  initialize({ model }: { model: AnyModel }): void {
    const early: [object, ...unknown[]][] = [];
    let done = false;
    model.on("msg:custom", (...said: [{ kind?: string; name?: string }, Packed]) => {
      if (said[0]?.kind === "code") code.load(said[1], said[0].name);
      else if (!done) early.push(said);
    });
    code.load(model.get("code"));
    code.board.then((board) => {
      done = true;
      board.hostOf(model, early);
    });
  },

  async render(place: Place): Promise<() => void> {
    const { model, el } = place;
    ask(place);
    const board = await code.board;
    // many that come at once leave the page room to breathe
    code.turn = code.turn.then(() => wait());
    await code.turn;
    return board.mount(board.hostOf(model), el);
  },
};
