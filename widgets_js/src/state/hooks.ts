/** What a store cannot do by itself: handed in by whoever mounts a board, made of what lies above. */
import type { Camera, Rect, Size } from "../geometry/camera.ts";
import type { Side } from "../geometry/landscape.ts";
import type { Link } from "../wire/link.ts";
import type { Cell, Sent, Spot } from "../wire/types.ts";

/** What of the board is seen, and the ways to see something else. */
export interface Viewport {
  readonly camera: Camera;
  /** px per tile at which the picture is drawn; while the camera eases, it is a scaled picture. */
  readonly base: number;
  readonly size: Size;
  /** Where the tools lie over the board. */
  readonly over: readonly Rect[];
  /** On its way: what is seen is not yet where it will be. */
  readonly easing: boolean;
  /** A point of the screen, in px from the corner of the board. */
  within(x: number, y: number): [number, number];
  /** The point of the board (in tiles) under a point of the screen. */
  at(x: number, y: number): [number, number];
  /** What lies under a point of the screen: a segment, or the square alone (-1); null beside the board. */
  spot(x: number, y: number): Spot | null;
  /** Brings a cell into sight. */
  show(cell: Cell): void;
  /** Brings what lies beyond a side into sight; the nearest of it in any case. */
  reveal(side: Side): void;
  /** Where the camera belongs, from now on. */
  fit(): void;
  /** All of the board, however small, until something else is to be seen. */
  whole(): void;
  zoom(factor: number, px?: number, py?: number, ease?: boolean): void;
  pan(dx: number, dy: number): void;
}

/** The way to the kernel of what changes the game or the board. */
export interface Sender {
  /** Whether it is sent, or will be: the second half of a double click is not. `tried`: the cell that it is about. */
  send(message: Sent, tried?: Cell | null): boolean;
  /** Sends what nothing waits for. */
  tell(message: Sent, refused: () => void): void;
}

export interface Hooks {
  readonly viewport: Viewport;
  readonly sender: Sender;
  readonly link: Link;
  /** Draws all of it as it is now. */
  readonly drawAll: () => void;
}
