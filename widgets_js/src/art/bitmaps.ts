/**
 * Small pictures of tiles as bitmaps: of a vector picture some hundred shapes are drawn again for every tile near
 * whatever changes, a bitmap is copied.  On a board of 150 tiles that is most of what a move costs.
 */

/** Sides in px; what is seen larger is a vector picture, of which there are few in sight. */
const SIDES = [128, 256];

export class Bitmaps {
  /** By side, then by picture; empty while it is made, and for good where that cannot be done. */
  readonly #made = new Map(SIDES.map((side) => [side, new Map<string, string>()]));
  /** So that they stay decoded, and are seen at once. */
  readonly #kept: HTMLImageElement[] = [];
  #queue: [url: string, side: number][] = [];

  /** Calls `ready` when those that were asked for are made. */
  constructor(private ready: () => void) {}

  /** The address of the bitmap of a picture that is seen so many px large; until there is one, of the picture. */
  url(picture: string, px: number): string {
    const side = SIDES.find((least) => px <= least);
    if (!side) return picture;
    const made = this.#made.get(side)!;
    if (!made.has(picture)) {
      made.set(picture, "");
      if (this.#queue.push([picture, side]) === 1) void this.#make();
    }
    return made.get(picture) || picture;
  }

  async #make(): Promise<void> {
    const had = this.#kept.length;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      await new Promise((done) => (globalThis.requestIdleCallback ?? setTimeout)(done)); // nobody waits for it
      await this.#draw(...next).catch(() => {});
      this.#queue.shift();
    }
    if (this.#kept.length > had) this.ready();
  }

  async #draw(picture: string, side: number): Promise<void> {
    const image = new Image();
    image.src = picture;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = side;
    canvas.getContext("2d")!.drawImage(image, 0, 0, side, side);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    const bitmap = new Image();
    bitmap.src = URL.createObjectURL(blob!);
    await bitmap.decode();
    this.#kept.push(bitmap);
    this.#made.get(side)!.set(picture, bitmap.src);
  }
}
