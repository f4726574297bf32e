/** The types of what the kernel sends, as the front end works with it. */
export type * from "./wire/types.ts";
export type { Option, Prompt, Tile, View } from "./wire/view.ts";
