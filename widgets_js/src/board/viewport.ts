/** The camera of one view: follows the game until the reader pans or zooms; applied as a transform, not by drawing. */

import { asksForTile } from "../actions/moves.ts";
import * as camera from "../geometry/camera.ts";
import { indexOf } from "../geometry/index.ts";
import { calm } from "../motion/calm.ts";
import type { Store } from "../state/store.ts";
import type { Cell } from "../wire/types.ts";
import { cellsOf, onBoard } from "./answers.ts";

const EASE = 350;
/** px per tile at most while something is chosen on several tiles. */
const CHOOSE = 132;
/** px per tile at most of a lesson or a rule, which are about few tiles. */
const LESSON = 200;
/** So few tiles are all in sight, however small. */
const FEW = 8;

export class Viewport {
  camera: camera.Camera = { x: 0, y: 0, z: 80 };
  /** px per tile at which the picture is drawn; while the camera eases, it is a scaled picture. */
  base = 80;
  size: camera.Size = { w: 640, h: 400 };
  #free = false;
  /** The step of the exercise that is shown. */
  #exercise: number | null = null;
  #kept: camera.Camera | null = null;
  #timer = 0;
  #watched: Element | null = null;

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

  /** Reads the size of the board; true when it has changed. */
  measure(): boolean {
    const { width: w, height: h } = this.#watched?.getBoundingClientRect() ?? { width: 0, height: 0 };
    if (!w || !h || (w === this.size.w && h === this.size.h)) return false;
    this.size = { w, h };
    return true;
  }

  bounds(): camera.Bounds {
    const { view } = this.store;
    if (!view) return camera.boundsOf([]);
    const cells: Cell[] = view.tiles.map(([x, y]) => [x, y]);
    if (asksForTile(this.store)) for (const { cell } of indexOf(view).legal.values()) cells.push(cell);
    // the square that a lesson speaks of
    for (const [x, y] of view.lesson?.light ?? []) cells.push([x, y]);
    // a square above and below: the tools in the corners must not hide a letter
    for (const [x, y] of view.lesson?.marks ?? []) cells.push([x, y - 1], [x, y + 1]);
    return camera.boundsOf(cells);
  }

  /** Where the camera belongs now, unless the reader has moved it. */
  follow(ease: boolean): void {
    const { view } = this.store;
    if (!view) return;
    const { prompt, lesson } = view;
    const exercise = lesson?.task?.form ? lesson.step : null;
    if (exercise !== null && exercise !== this.#exercise) this.#free = false;
    this.#exercise = exercise;
    const at = prompt?.at ? ([prompt.at[0], prompt.at[1]] as Cell) : null;
    const near = prompt?.kind === "figure" && at;
    if ((near || prompt?.kind === "choose") && onBoard(view)) {
      this.#kept ??= this.#free ? this.camera : null;
      // what a lesson's text points at stays in sight
      const lit = (lesson?.light ?? []).map(([x, y]): Cell => [x, y]);
      if (near && !lit.length) return this.#go(camera.closeUp(near, this.size), ease);
      const cells = [...(near ? [] : cellsOf(prompt)), ...(at ? [at] : []), ...lit];
      const few = cells.length <= FEW;
      return this.#go(camera.fit(camera.around(cells), this.size, cells[0]!, few, CHOOSE), ease);
    }
    const back = this.#kept;
    this.#kept = null;
    if (this.#free) return this.#go(back ?? this.camera, ease);
    const last = view.tiles.at(-1);
    // what a lesson or an exercise is about has to be in sight, however small
    const whole = view.final !== null || !!lesson;
    this.#go(
      camera.fit(this.bounds(), this.size, last ? [last[0], last[1]] : [0, 0], whole, lesson ? LESSON : undefined),
      ease,
    );
  }

  fit(): void {
    this.#free = false;
    this.#kept = null;
    this.follow(true);
  }

  zoom(factor: number, px = this.size.w / 2, py = this.size.h / 2, ease = true): void {
    this.#free = true;
    const whole = camera.fit(this.bounds(), this.size, [0, 0], true).z;
    this.#go(camera.zoomAt(this.camera, factor, px, py, Math.min(whole, camera.zoomFloor(this.size))), ease);
  }

  pan(dx: number, dy: number): void {
    this.#free = true;
    this.camera = camera.panBy(this.camera, dx, dy, this.bounds(), this.size);
    this.apply();
  }

  /** Brings a cell into sight. */
  show(cell: Cell): void {
    const cam = camera.show(this.camera, cell, this.size);
    if (cam !== this.camera) this.#go(cam, true);
  }

  #go(cam: camera.Camera, ease: boolean): void {
    const zoomed = cam.z !== this.base;
    this.camera = cam;
    clearTimeout(this.#timer);
    const world = this.store.root.querySelector<HTMLElement>(".cn-world");
    const soft = ease && !calm(this.store.root);
    const move = (on: boolean) => {
      for (const layer of [world, world?.nextElementSibling]) layer?.classList.toggle("ease", on);
    };
    move(soft);
    this.apply();
    this.store.draw();
    this.#timer = window.setTimeout(
      () => {
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
