/** A record that is gone through by itself: whether it goes on, and how fast. */
import type { View } from "../wire/view.ts";

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Watch {
  on: boolean;
  speed: Speed;
}
export const NO_WATCH: Watch = { on: false, speed: 1 };

/** Whether there is anything to play: of a line of one's own only what was taken back. */
export const watchable = (view: View | null): boolean =>
  !!view?.timeline && (!!view.timeline.next || !view.timeline.own);
