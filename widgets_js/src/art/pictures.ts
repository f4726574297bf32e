/**
 * Tiles as pictures: one small SVG document per design, turn and theme.
 *
 * A symbol holds some hundred shapes, many with a transform of their own; 150 of them inlined cost a browser about 200 ms
 * per move for styles and layers alone. As a picture a tile is one thing to style, lay out and paint.
 */

const REFERENCE = /href="#cn-([\w-]+)/g;

export class Pictures {
  #made = new Map<string, string>();

  constructor(private dress: { css: string; parts: Map<string, string> }) {}

  /** The picture's address; the same string for the same tile. */
  url(design: string, turn: number, theme: string): string {
    const key = `${design} ${turn} ${theme}`;
    const known = this.#made.get(key);
    if (known) return known;
    if (!this.dress.parts.has(`t-${design}`)) return "data:,"; // nothing is seen of it until its parts have come
    const url = `data:image/svg+xml,${this.#draw(design, turn, theme).replace(/[%#]/g, encodeURIComponent)}`;
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
    const { css, parts } = this.dress;
    const need = new Set([`t-${design}`]);
    let text = "";
    for (const name of need) {
      const part = parts.get(name) ?? "";
      text += part;
      for (const [, other] of part.matchAll(REFERENCE)) need.add(other!);
    }
    const use = `<use href="#cn-t-${design}" width="100" height="100" transform="rotate(${turn * 90} 50 50)" style="--up:${turn * -90}deg"/>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" class="carcnb" data-theme="${theme}" viewBox="0 0 100 100" width="100" height="100"><style>${css}</style><defs>${text}</defs>${use}</svg>`;
  }
}
