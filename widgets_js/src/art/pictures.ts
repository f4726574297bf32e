/**
 * Tiles as pictures: one small SVG document per design, turn and theme.
 *
 * A symbol holds some hundred shapes, many with a transform of their own; 150 of them inlined cost a browser about 200 ms
 * per move for styles and layers alone. As a picture a tile is one thing to style, lay out and paint.
 */

import { Bitmaps } from "./bitmaps.ts";

/** How many px of the screen a tile in hand takes. */
export const inHand = (): number => 96 * window.devicePixelRatio;

/** What is seen of a tile until its parts have come: where it lies. */
const FRAME = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect x="3" y="3" width="94" height="94" rx="5" fill="#8883" stroke="#8888" stroke-width="2"/></svg>',
)}`;

const REFERENCE = /href="#cn-([\w-]+)/g;

export class Pictures {
  #made = new Map<string, string>();
  /** What the browser has read stays read as long as it is held. */
  #held: HTMLImageElement[] = [];
  #bitmaps = new Bitmaps(() => {
    this.drawn++;
    this.ready();
  });
  /** How often bitmaps have come; then `ready` is called. */
  drawn = 0;

  constructor(
    private dress: { css: string; parts: Map<string, string> },
    private ready: () => void = () => {},
  ) {}

  /** The picture's address, the same string for the same tile; seen so many px large, it may be a bitmap. */
  url(design: string, turn: number, theme: string, px = Number.POSITIVE_INFINITY): string {
    return this.#bitmaps.url(this.#vector(design, turn, theme), px);
  }

  #vector(design: string, turn: number, theme: string): string {
    const key = `${design} ${turn} ${theme}`;
    const known = this.#made.get(key);
    if (known) return known;
    if (!this.dress.parts.has(`t-${design}`)) return FRAME;
    const url = `data:image/svg+xml,${this.#draw(design, turn, theme).replace(/[%#]/g, encodeURIComponent)}`;
    this.#made.set(key, url);
    return url;
  }

  /**
   * Makes the browser ready to show a tile in any turn, so that it does not flash when it is placed, and those that may
   * come next in hand; one after the other.
   */
  prepare(design: string, next: string[], theme: string, px: number): void {
    this.#held = [];
    for (let turn = 0; turn < 4; turn++)
      window.setTimeout(() => {
        const image = new Image();
        image.src = this.url(design, turn, theme, px);
        this.#held.push(image);
      });
    for (const one of next) this.url(one, 0, theme, inHand());
  }

  #draw(design: string, turn: number, theme: string): string {
    const { css, parts } = this.dress;
    const need = new Set([`t-${design}`]);
    let text = "";
    for (const name of need) {
      const part = parts.get(name) ?? "";
      text += part;
      for (const [, other] of part.matchAll(REFERENCE)) need.add(other!);
    }
    const use = `<use href="#cn-t-${design}" width="100" height="100" transform="rotate(${turn * 90} 50 50)" style="--up:${turn * -90}deg"${theme === "dark" ? ' opacity=".8"' : ""}/>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" class="carcnb" data-theme="${theme}" viewBox="0 0 100 100" width="100" height="100"><style>${css}</style><defs>${text}</defs>${use}</svg>`;
  }
}
