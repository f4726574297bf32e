/** Questions that are answered on the score track: where a figure would come to, and which spaces can be chosen. */

import { seatClass } from "../art/pieces.tsx";
import { litOption } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { View } from "../wire/view.ts";

/** A figure as it would stand; `from` where it comes from, if it walks there. */
export interface Ghost {
  seat: string;
  kind: string;
  space: number;
  from: number | undefined;
}

/** What the answer that is pointed at would do on the track. */
export function ghostOf({ state }: Store, view: View): Ghost | null {
  const { prompt } = view;
  const option = litOption(state, view);
  if (!prompt || option?.space === undefined) return null;
  return { seat: prompt.seat, kind: option.figure ?? "", space: option.space, from: option.start };
}

/** The spaces a score figure walks over; other figures are put where they go. */
export function pathOf(ghost: Ghost | null): Set<number> {
  const path = new Set<number>();
  if (ghost?.from === undefined || ghost.from === ghost.space) return path;
  for (let i = (ghost.from + 1) % 50; i !== ghost.space; i = (i + 1) % 50) path.add(i);
  return path;
}

/** The answers about one space, one above the other where there are several. */
export function Answers({ store, view, space }: { store: Store; view: View; space: number }) {
  const { prompt } = view;
  const here = prompt?.options.filter((option) => option.space === space) ?? [];
  if (!prompt || !here.length) return null;
  return (
    <span class={`cn-ats ${seatClass(prompt.seat)}`}>
      {here.map((option) => (
        <button
          key={option.id}
          type="button"
          class={store.state.selection.lit === option.id ? "lit" : ""}
          {...target("space", option.id)}
          aria-label={[option.text ?? option.id, option.note].filter(Boolean).join(", ")}
        />
      ))}
    </span>
  );
}
