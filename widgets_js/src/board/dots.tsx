/** Targets that are small or that answer only together: a dot, one of two road ends. */

import { FigureShape, ownerClass, seatClass } from "../art/pieces.tsx";
import { joining } from "../state/options.ts";
import type { Store } from "../state/store.ts";
import type { Prompt } from "../types.ts";
import type { Target } from "./answers.ts";

/** Half a small target, and half of one that stands for others (px). */
const [SMALL, MAIN] = [6, 10];

/** Another place of a feature: a dot until it is pointed at. */
export function Dot({ prompt, target }: { prompt: Prompt; target: Target }) {
  const { option } = target.group!.options[0]!;
  const several = target.group!.options.length > 1;
  return (
    <g
      class="cn-spot dot"
      data-option={several ? undefined : option.id}
      data-fan={several ? option.id : undefined}
      data-lit={several ? option.id : undefined}
      role="button"
      tabindex={-1}
      aria-label={[option.text, option.note, target.cell.join(", ")].filter(Boolean).join(", ")}
    >
      <circle class="reach" r={(target.main ? MAIN : SMALL) + 6} />
      <circle class={seatClass(prompt.seat)} r={target.main ? MAIN : SMALL} />
    </g>
  );
}

/** One of two road ends: chosen, a partner of the chosen one, or out of reach of it. */
export function End({ store, prompt, target, r }: { store: Store; prompt: Prompt; target: Target; r: number }) {
  const { half: chosen, lit } = store.local;
  const end = target.end!;
  const on = chosen?.join() === end.join();
  const option = chosen && joining(prompt, chosen, end);
  const figure = prompt.options.find((o) => o.segments)?.figure ?? "";
  const state = on ? " on" : option ? " can" : chosen ? " out" : "";
  return (
    <g
      class={`cn-spot end ${seatClass(prompt.seat)}${state}${option && lit === option.id ? " lit" : ""}`}
      data-end={end.join()}
      role="button"
      tabindex={-1}
      aria-pressed={on}
      aria-label={`${store.say(chosen && !on ? "end-second" : "end-first")} ${target.cell.join(", ")}: ${end[2] + 1}`}
    >
      <circle r={r} />
      <g transform={`scale(${r / 26})`} class={ownerClass(store, prompt.seat, figure)}>
        <FigureShape store={store} seat={prompt.seat} kind={figure} />
      </g>
    </g>
  );
}
