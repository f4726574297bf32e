/** The art of a page: each part of a dress is there once, however many boards draw with it. */
import type { Art, Sheet as Names, Words } from "../wire/types.ts";
import type { Sheet } from "../wire/view.ts";
import { Pictures } from "./pictures.ts";
import { dressed, type Root, wear } from "./wear.ts";

/** What a tile shows as its picture is drawn, in the words of a board, once the picture is here. */
export const lookOf = ({ sheet, words }: { sheet: Sheet; words: Words }, design: string): string =>
  sheet.designs[design]?.look[words.lang] ?? "";

/** How long one board waits for the parts that another has asked for, in ms. */
const PATIENCE = 4000;
const SVG = "http://www.w3.org/2000/svg";
// two versions of this module on a page must not use the same ids
const PAGE = `cv${Math.random().toString(36).slice(2, 8)}`;
const dresses = new Map<string, Dress>();
let ids = 0;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A prefix that nothing else on the page has. */
export const unique = (): string => `${PAGE}${++ids}-`;

/** Tells of parts that have come, with an event "art", and of bitmaps, with "bitmaps". */
export const news: EventTarget = new EventTarget();
const tell = () => news.dispatchEvent(new Event("art"));

/** Parts that are on their way: nobody asks for any before they are here. */
let coming: Promise<unknown> = Promise.resolve();
export function expect(parts: Promise<unknown>): void {
  coming = Promise.allSettled([coming, parts]);
}

export class Dress {
  readonly parts = new Map<string, string>();
  readonly pictures: Pictures = new Pictures(this, () => news.dispatchEvent(new Event("bitmaps")));
  readonly #prefix = unique();
  #asking = false;
  readonly #stands = new WeakMap<Root, { defs: Element; has: Set<string> }>();
  #art: Pick<Art, "designs" | "figures" | "marks"> = { designs: {}, figures: {}, marks: {} };
  css = "";

  constructor(readonly key: string) {}

  add({ css, figures, marks, designs, parts }: Art): void {
    this.css = css;
    this.#art = { figures, marks, designs: { ...this.#art.designs, ...designs } };
    for (const [name, markup] of Object.entries(parts)) this.parts.set(name, markup);
  }

  sheet({ tokens, cards }: Names): Sheet {
    return { ...this.#art, key: this.key, tokens, cards };
  }

  lacks = (names: string[]): string[] => names.filter((name) => name && !this.parts.has(name));

  /** The board that comes first asks for what the page lacks; if nothing comes, one does that has `tried` less often. */
  async need(names: string[], tried: number, gone: AbortSignal, ask: (parts: string[]) => Promise<Art>): Promise<void> {
    await coming;
    if (tried) await wait(Math.min(500 * 2 ** tried, 60_000));
    const parts = this.lacks(names);
    if (gone.aborted || this.#asking || !parts.length) return;
    this.#asking = true;
    const late = wait(PATIENCE);
    await Promise.race([ask(parts).then(add, () => late), late]);
    this.#asking = false;
    tell();
  }

  /** Puts what has come where boards in this root can draw it; ids are seen in one root only. */
  stand(root: Root): void {
    dressed(root);
    let here = this.#stands.get(root);
    if (!here?.defs.isConnected) {
      const page = root.ownerDocument ?? (root as Document);
      const svg = page.createElementNS(SVG, "svg");
      svg.setAttribute("class", "cn-defs");
      svg.setAttribute("aria-hidden", "true");
      // what is not displayed at all may paint nothing elsewhere either
      svg.style.cssText = "position:absolute;width:0;height:0";
      const defs = svg.appendChild(page.createElementNS(SVG, "defs"));
      ((root as Document).body ?? root).append(svg);
      here = { defs, has: new Set() };
      this.#stands.set(root, here);
    }
    if (here.has.size === this.parts.size) return;
    wear(root, this.key, this.css.replaceAll(".carcnb", `.carcnb[data-sheet="${this.key}"]`));
    let markup = "";
    for (const [name, part] of this.parts) {
      // trusted: made by carcnb/drawing from the project's own art, never from records or players; tiles are pictures
      if (!here.has.has(name) && !name.startsWith("t-"))
        markup += part.replace(/( id="|href="#)(?=cn-)/g, `$1${this.#prefix}`);
      here.has.add(name);
    }
    here.defs.insertAdjacentHTML("beforeend", markup);
  }

  /** The href of a symbol. */
  ref = (id: string): string => `#${this.#prefix}${id}`;
}

export function dressOf(key: string): Dress {
  const known = dresses.get(key) ?? new Dress(key);
  dresses.set(key, known);
  return known;
}

/** Parts have come, from whatever board. */
export function add(art: Art): void {
  dressOf(art.key).add(art);
  tell();
}

interface Drawn {
  sheet: Sheet;
  own: string;
}
/** The href of a symbol ("cn-"), or of what one board alone has. */
export const ref = ({ sheet, own }: Drawn, id: string): string =>
  id.startsWith("cn-") ? dressOf(sheet.key).ref(id) : `#${own}${id}`;

export const picturesOf = ({ sheet }: Pick<Drawn, "sheet">): Pictures => dressOf(sheet.key).pictures;
