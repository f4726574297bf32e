/** The JSON shapes that the kernel sends. */
export type * from "./types/lesson.ts";
export type * from "./types/reply.ts";
export type * from "./types/sheet.ts";
export type * from "./types/time.ts";
export type * from "./types/view.ts";
