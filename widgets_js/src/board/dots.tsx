/** Targets that are small or that answer only together: a dot, one of two road ends. */

import { FigureShape, ownerClass, seatClass } from "../art/pieces.tsx";
import { modules } from "../modules.ts";
import { from, joining } from "../state/options.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { Prompt } from "../wire/view.ts";
import type { AnswerSpot } from "./answers.ts";

/** Half a small one, and half of one that stands for others (px). */
const [SMALL, MAIN] = [6, 10];

/** Another place of a feature: a dot until it is pointed at. */
export function Dot({ store, prompt, spot }: { store: Store; prompt: Prompt; spot: AnswerSpot }) {
  const { option } = spot.group!.options[0]!;
  const several = spot.group!.options.length > 1;
  return (
    <g
      class="cn-spot dot"
      {...target(several ? "fan" : "option", option.id)}
      role="button"
      tabindex={-1}
      aria-label={[option.text, option.note, modules.aloud?.named(store, spot.cell)].filter(Boolean).join(", ")}
    >
      <circle class="reach" r={(spot.main ? MAIN : SMALL) + 6} />
      <circle class={seatClass(prompt.seat)} r={spot.main ? MAIN : SMALL} />
    </g>
  );
}

/** One of two road ends: chosen, a partner of the chosen one, or out of reach of it. */
export function End({ store, prompt, spot, r }: { store: Store; prompt: Prompt; spot: AnswerSpot; r: number }) {
  const { half: chosen, lit } = store.state.selection;
  const end = spot.end!;
  const on = chosen?.join() === end.join();
  const option = chosen && joining(prompt, chosen, end);
  const figure = prompt.options.find((o) => o.segments)?.figure ?? "";
  const [first] = from(prompt, end);
  const part = first?.parts?.[first.segments!.indexOf(end[2])];
  const state = on ? " on" : option ? " can" : chosen ? " out" : "";
  return (
    <g
      class={`cn-spot end ${seatClass(prompt.seat)}${state}${option && lit === option.id ? " lit" : ""}`}
      {...target("end", end)}
      role="button"
      tabindex={-1}
      aria-pressed={on}
      aria-label={[`${store.say(chosen && !on ? "end-second" : "end-first")}: ${part}`, first?.note]
        .filter(Boolean)
        .join(", ")}
    >
      <circle r={r} />
      <g transform={`scale(${r / 26})`} class={ownerClass(store, prompt.seat, figure)}>
        <FigureShape store={store} seat={prompt.seat} kind={figure} />
      </g>
    </g>
  );
}
