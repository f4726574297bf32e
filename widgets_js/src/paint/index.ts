/** Painting a field, a city or a road as the answer to an exercise: a module of its own, brought when one asks for it. */
import css from "../../css/paint.css" with { type: "text" };
import { style } from "../art/wear.ts";
import "../shared.ts";

export { paintKey } from "./keys.ts";
export { PaintLayer } from "./layer.tsx";
export { Painted } from "./panel.tsx";

style(css);
