/** The camera of one view: follows the game until the reader pans or zooms; applied as a transform, not by drawing. */

import { cheapest, MUCH } from "../geometry/aside.ts";
import * as camera from "../geometry/camera.ts";
import { spotAt } from "../geometry/hit.ts";
import { cellOf, indexOf } from "../geometry/index.ts";
import { beyond, landscape, legalSquares, type Side } from "../geometry/landscape.ts";
import { WAYS } from "../geometry/walk.ts";
import { calm } from "../motion/calm.ts";
import type { Viewport as Seen } from "../state/hooks.ts";
import type { Store } from "../state/store.ts";
import type { Cell, Spot } from "../wire/types.ts";
import type { Prompt } from "../wire/view.ts";
import { cellsOf, onBoard } from "./answers.ts";

const EASE = 350;
/** px per tile at most while something is chosen on several tiles. */
const CHOOSE = 132;
/** px per tile at most of a lesson or a rule, which are about few tiles. */
const LESSON = 200;
/** px per tile at most of what is shown to a class. */
const PRESENTED = 400;
/** How much smaller a lesson or the end of a game may become so that the tools hide nothing of it. */
const LEAST = 0.7;
/** So few tiles are all in sight, however small. */
const FEW = 8;
/** When the camera has to zoom out it goes a little farther, so that it need not again with the next tile. */
const SPARE = 0.88;
/** px per tile from which so many spots of 44 px have room on it: 1, 2, 3, 4, more. */
const ROOMY = [72, 72, 84, 100, 112, 132];

/** How far the camera moves aside from where it shows what it should, in margins. */
const ASIDE = [0, 0.25, -0.25, 0.5, -0.5, 1, -1, 1.5, -1.5];

/** A square and those beside it. */
const NEAR = [[0, 0], ...Object.values(WAYS)] as const;

export class Viewport implements Seen {
  camera: camera.Camera = { x: 0, y: 0, z: 80 };
  /** px per tile at which the picture is drawn; while the camera eases, it is a scaled picture. */
  base = 80;
  size: camera.Size = { w: 640, h: 400 };
  /** Where the tools lie over the board. */
  over: camera.Rect[] = [];
  /** On its way: what is seen is not yet where it will be. */
  easing = false;
  #free = false;
  /** The step of the exercise that is shown. */
  #exercise: number | null = null;
  #ended = false;
  #kept: camera.Camera | null = null;
  #timer = 0;
  #watched: Element | null = null;
  #shown: camera.Camera | null = null;

  constructor(private store: Store) {}

  /** Follows the size of the board, which changes with the cell and with what stands beside it. */
  watch(signal: AbortSignal): void {
    const board = this.store.root.querySelector(".cn-board");
    if (this.#watched === board) return;
    this.#watched = board;
    if (!board || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      if (!this.measure()) return;
      this.follow(false);
      this.store.draw();
    });
    observer.observe(board);
    signal.addEventListener("abort", () => observer.disconnect());
  }

  /** A point of the screen, in px from the corner of the board. */
  within(x: number, y: number): [number, number] {
    const box = this.#watched!.getBoundingClientRect();
    return [x - box.left, y - box.top];
  }

  /** The point of the board (in tiles) under a point of the screen. */
  at(x: number, y: number): [number, number] {
    return camera.toBoard(this.camera, ...this.within(x, y));
  }

  /** What lies under a point of the screen: a segment, or the square alone (-1); null beside the board. */
  spot(x: number, y: number): Spot | null {
    const { view, sheet } = this.store;
    const [px, py] = this.within(x, y);
    if (!view || px < 0 || py < 0 || px > this.size.w || py > this.size.h) return null;
    const at = this.at(x, y);
    return spotAt(indexOf(view), sheet, ...at) ?? [...cellOf(at), -1];
  }

  /** Reads the size of the board; true when it has changed. */
  measure(): boolean {
    const { width: w, height: h } = this.#watched?.getBoundingClientRect() ?? { width: 0, height: 0 };
    if (!w || !h || (w === this.size.w && h === this.size.h)) return false;
    this.size = { w, h };
    const [left, top] = this.within(0, 0);
    this.over = [...this.#watched!.querySelectorAll(".cn-tool")].flatMap((tool) => {
      const box = tool.getBoundingClientRect();
      if (!box.width) return [];
      return [{ left: box.left + left, top: box.top + top, right: box.right + left, bottom: box.bottom + top }];
    });
    return true;
  }

  /** Brings what lies beyond a side into sight; the nearest of it in any case. */
  reveal(side: Side): void {
    const [way, axis] = [side === "left" || side === "up" ? -1 : 1, side === "left" || side === "right" ? 0 : 1];
    const cells = (beyond(this.camera, this.#asked, this.size, this.over).get(side) ?? []).sort(
      (a, b) => way * (b[axis]! - a[axis]!),
    );
    this.#go(this.#showing(cells, 56), true);
  }

  /** Shows cells with a margin (px), and about so much to a side if there more squares can be pressed. */
  #showing(cells: Cell[], px: number): camera.Camera {
    const at = cells.reduce((now, cell) => camera.show(now, cell, this.size, px), this.camera);
    if (at === this.camera) return at;
    const cams = ASIDE.flatMap((dx) => ASIDE.map((dy) => ({ ...at, x: at.x + dx * px, y: at.y + dy * px })));
    const unseen = (cam: camera.Camera, of: Cell[]) => camera.loss(cam, of, this.size, this.over);
    return cheapest(cams, (cam) => MUCH * unseen(cam, cells.slice(-1)) + unseen(cam, this.#asked));
  }

  /** Where the camera belongs now, unless the reader has moved it. */
  follow(ease: boolean): void {
    const { view } = this.store;
    if (!view) return;
    const { prompt, lesson } = view;
    const exercise = lesson?.task?.form ? lesson.step : null;
    if (exercise !== null && exercise !== this.#exercise) this.#free = false;
    this.#exercise = exercise;
    // the final scoring goes through all of the landscape
    if (view.final && !this.#ended) this.#free = false;
    this.#ended = !!view.final;
    const at = prompt?.at ? ([prompt.at[0], prompt.at[1]] as Cell) : null;
    const standing = prompt?.kind === "figure" && at;
    if ((standing || prompt?.kind === "choose") && onBoard(view)) {
      // what a lesson's text points at stays in sight
      const lit = (lesson?.light ?? []).map(([x, y]): Cell => [x, y]);
      if (standing && !lesson) return this.#closer(standing, prompt, ease);
      this.#kept ??= this.#free ? this.camera : null;
      if (standing && !lit.length) return this.#go(camera.closeUp(standing, this.size), ease);
      const cells = [...(standing ? [] : cellsOf(prompt)), ...(at ? [at] : []), ...lit];
      if (!lesson && ease && !camera.hidden(this.camera, cells, this.size, this.over).length) return;
      const few = cells.length <= FEW;
      return this.#go(camera.fit(camera.around(cells), this.size, cells[0]!, few, CHOOSE), ease);
    }
    const back = this.#kept;
    this.#kept = null;
    if (this.#free) return this.#go(back ?? this.camera, ease);
    const last = view.tiles.at(-1);
    const focus: Cell = last ? [last[0], last[1]] : [0, 0];
    // what a lesson or an exercise is about has to be in sight, however small
    const most = view.present ? PRESENTED : lesson ? LESSON : undefined;
    if (lesson || view.final || view.present) {
      const whole = camera.fit(this.#bounds, this.size, focus, true, most);
      return this.#go(view.present ? whole : this.#uncovered(whole), ease);
    }
    // in an editor what was changed last, with what can be laid beside it
    const tried = view.desk ? this.store.state.editor.tried : null;
    const near = tried ? NEAR.map(([dx, dy]): Cell => [tried[0] + dx, tried[1] + dy]) : [focus];
    if (ease && view.tiles.length > 1) return this.#calm(back ?? this.camera, near);
    const all = camera.fit(this.#bounds, this.size, focus);
    this.#go(camera.clear(all, this.#bounds, this.#asked, this.size, this.over, this.#least), ease);
  }

  /** The same, as far as it can be with nothing under the tools; what is small already is not made much smaller. */
  #uncovered(cam: camera.Camera): camera.Camera {
    const { view } = this.store;
    const { light = [], marks = [] } = view?.lesson ?? {};
    const cells = [...(view?.tiles ?? []), ...light, ...marks].map(([x, y]): Cell => [x, y]);
    cells.push(...this.#asked);
    return camera.clear(cam, this.#bounds, cells, this.size, this.over, Math.floor(cam.z * LEAST));
  }

  get #asked(): Cell[] {
    return legalSquares(this.store.view);
  }

  get #bounds(): camera.Bounds {
    return landscape(this.store.view, this.store.sheet);
  }

  get #least(): number {
    return camera.zoomFloor(this.size);
  }

  /** Stays where it is as long as what is asked can be seen there, else moves no farther than it must. */
  #calm(now: camera.Camera, near: Cell[]): void {
    const cells = this.#asked;
    const unseen = (cam: camera.Camera, of: Cell[]) => camera.loss(cam, of, this.size, this.over);
    if (!unseen(now, [...cells, ...near])) return this.#go(now, true);
    const bounds = camera.boundsOf([...cells, ...near]);
    const cam = camera.clear(now, bounds, cells, this.size, this.over, this.#least);
    // a board too large to be seen whole: the sides say what lies beyond them
    if (unseen(cam, cells) && !unseen(now, near) && unseen(now, cells) * 2 < cells.length) return this.#go(now, true);
    const z = Math.max(this.#least, Math.round(cam.z * SPARE));
    const spare = cam.z < now.z ? camera.zoomAt(cam, z / cam.z, this.size.w / 2, this.size.h / 2, 0) : cam;
    this.#go(unseen(spare, cells) > unseen(cam, cells) ? cam : spare, true);
  }

  /** As near to the tile of a figure step as its spots need; back afterwards. */
  #closer(cell: Cell, prompt: Prompt, ease: boolean): void {
    const spots = new Set(prompt.options.map(({ segment }) => segment)).size;
    const least = Math.min(ROOMY[spots] ?? ROOMY.at(-1)!, this.size.w / 2.4, this.size.h / 2);
    if (!ease) this.camera = camera.fit(this.#bounds, this.size, cell);
    if (this.camera.z >= least) return this.#go(camera.show(this.camera, cell, this.size, 48), ease);
    this.#kept ??= this.camera;
    this.#go(camera.enlarge(this.camera, cell, Math.round(least), this.size), ease);
  }

  fit(): void {
    this.#free = false;
    this.#kept = null;
    this.follow(true);
  }

  /** All of the board, however small, until something else is to be seen. */
  whole(): void {
    this.#go(camera.fit(this.#bounds, this.size, [0, 0], true), true);
  }

  zoom(factor: number, px = this.size.w / 2, py = this.size.h / 2, ease = true): void {
    this.#free = true;
    const whole = camera.fit(this.#bounds, this.size, [0, 0], true).z;
    this.#go(camera.zoomAt(this.camera, factor, px, py, Math.min(whole, camera.zoomFloor(this.size))), ease);
  }

  pan(dx: number, dy: number): void {
    this.#free = true;
    this.camera = camera.panBy(this.camera, dx, dy, this.#bounds, this.size);
    this.apply();
  }

  /** Brings a cell into sight. */
  show(cell: Cell): void {
    const cam = this.#showing([cell], 24);
    if (cam !== this.camera) this.#go(cam, true);
  }

  #go(cam: camera.Camera, ease: boolean): void {
    const zoomed = cam.z !== this.base;
    this.camera = cam;
    clearTimeout(this.#timer);
    const world = this.store.root.querySelector<HTMLElement>(".cn-world");
    const soft = ease && !calm(this.store.root);
    this.easing = soft && cam !== this.#shown;
    this.#shown = cam;
    const move = (on: boolean) => {
      for (const layer of [world, world?.nextElementSibling]) layer?.classList.toggle("ease", on);
    };
    move(soft);
    this.apply();
    this.store.draw();
    this.#timer = window.setTimeout(
      () => {
        this.easing = false;
        move(false);
        if (zoomed) this.#settle();
      },
      soft ? EASE + 20 : 0,
    );
    if (zoomed && !soft) this.#settle();
  }

  #settle(): void {
    this.base = this.camera.z;
    this.store.draw();
  }

  apply(): void {
    const world = this.store.root.querySelector<HTMLElement>(".cn-world");
    if (!world) return;
    const { x, y, z } = this.camera;
    const scale = z / this.base;
    world.style.transform = `translate3d(${x}px,${y}px,0)${scale === 1 ? "" : ` scale(${scale})`}`;
    const pins = world.nextElementSibling as HTMLElement | null;
    if (pins) pins.style.transform = `translate3d(${x}px,${y}px,0)`;
  }
}
