/**
 * Tiles as pictures: one small SVG document per design, turn and theme.
 *
 * A symbol holds some hundred shapes, many with a transform of their own; 150 of them inlined cost a browser about 200 ms
 * per move for styles and layers alone. As a picture a tile is one thing to style, lay out and paint.
 */
import type { Sheet } from "../wire/types.ts";

const REFERENCE = /(?:url\(|href=")#(cn-[\w-]+)/g;

/** The top-level elements of the sheet's markup by id, as text. */
function partsOf(defs: string): Map<string, string> {
  const page = new DOMParser().parseFromString(`<svg>${defs}</svg>`, "text/html");
  const writer = new XMLSerializer();
  return new Map([...(page.querySelector("svg")?.children ?? [])].map((el) => [el.id, writer.serializeToString(el)]));
}

export class Pictures {
  #parts: Map<string, string> | null = null;
  #made = new Map<string, string>();

  constructor(private sheet: Sheet) {}

  /** The picture's address; the same string for the same tile. */
  url(design: string, turn: number, theme: string): string {
    const key = `${design} ${turn} ${theme}`;
    const known = this.#made.get(key);
    if (known) return known;
    const url = `data:image/svg+xml,${encodeURIComponent(this.#draw(design, turn, theme))}`;
    this.#made.set(key, url);
    return url;
  }

  /** Makes the browser ready to show a tile in any turn, so that it does not flash when it is placed; one after the other. */
  prepare(design: string, theme: string): void {
    for (let turn = 0; turn < 4; turn++)
      if (!this.#made.has(`${design} ${turn} ${theme}`))
        window.setTimeout(() => {
          new Image().src = this.url(design, turn, theme);
        });
  }

  #draw(design: string, turn: number, theme: string): string {
    this.#parts ??= partsOf(this.sheet.defs);
    const need = new Set([`cn-t-${design}`]);
    let text = "";
    for (const id of need) {
      const part = this.#parts.get(id) ?? "";
      text += part;
      for (const [, other] of part.matchAll(REFERENCE)) need.add(other!);
    }
    for (const [, id] of this.sheet.css.matchAll(REFERENCE)) if (!need.has(id!)) text += this.#parts.get(id!) ?? "";
    const use = `<use href="#cn-t-${design}" width="100" height="100" transform="rotate(${turn * 90} 50 50)" style="--up:${turn * -90}deg"/>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" class="carcnb" data-theme="${theme}" viewBox="0 0 100 100" width="100" height="100"><style>${this.sheet.css.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</style><defs>${text}</defs>${use}</svg>`;
  }
}
