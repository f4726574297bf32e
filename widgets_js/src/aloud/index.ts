/** The board for those who hear it: a module of its own, brought when the focus first comes to a board. */
import "../shared.ts";

export { Cursor } from "./cursor.tsx";
export { enter } from "./ear.ts";
export { follow } from "./focus.ts";
export { named, noticed, read } from "./squares.ts";
export { heard } from "./told.ts";
