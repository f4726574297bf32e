/** The pages of the way in: a module of its own, for most boards never have one. */
import css from "../../css/pages.css" with { type: "text" };
import { style } from "../art/wear.ts";
import "../shared.ts";

export { deal } from "./newgame.tsx";
export { openFiles } from "./opening.tsx";
export { Page } from "./page.tsx";

style(css);
