/** What the rest of a board needs of its coach: a module of its own, brought when somebody first asks for advice. */
import css from "../../css/coach.css" with { type: "text" };
import { style } from "../art/wear.ts";
import "../shared.ts";

export { Analysis } from "./analysis.tsx";
export { press, seen } from "./asking.ts";
export { Cost } from "./cost.tsx";
export { CoachLayer } from "./layer.tsx";
export { CoachPanel, Rank, speaks } from "./panel.tsx";

style(css);
