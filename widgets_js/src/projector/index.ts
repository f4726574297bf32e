/** What the rest of a board needs to be shown to a class: a module of its own, brought when one is. */
import css from "../../css/projector.css" with { type: "text" };
import { style } from "../art/wear.ts";
import "../shared.ts";

export { Slide } from "./slide.tsx";

style(css);
