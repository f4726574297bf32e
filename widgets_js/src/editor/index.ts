/** What the rest of a board needs of its editors: a module of its own, for most boards never have one. */
import css from "../../css/editor.css" with { type: "text" };
import { style } from "../art/wear.ts";
import "../shared.ts";

export { askRoom, turnIt } from "./actions.ts";
export { changed } from "./changed.ts";
export { press } from "./commands.ts";
export { carriedOnDesk, over } from "./drag.ts";
export { editorKey, letGo, onEditorClick } from "./input.ts";
export { EditLayer, EditPad } from "./layer.tsx";
export { DeskPanel } from "./panel.tsx";

style(css);
