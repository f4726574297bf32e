/** Where the tile may go, the tile as it would lie, and the tile where it does not fit. */

import { pixels, TileImage, Turning } from "../art/pieces.tsx";
import { cellKey, type Legal } from "../geometry/index.ts";
import { modules } from "../modules.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { View } from "../wire/view.ts";

export function LegalCells({ store, legal }: { store: Store; legal: Map<string, Legal> }) {
  const { ghost, turn } = store.state.placing;
  const wanted = ghost?.turn ?? turn;
  return (
    <g class="cn-legals">
      {[...legal.values()].map(({ cell: [x, y], turns }) => {
        const key = cellKey(x, y);
        const here = ghost && cellKey(...ghost.cell) === key;
        const fits = turns.includes(wanted);
        return (
          <g
            key={key}
            class={`cn-legal${fits ? "" : " turn"}${here ? " here" : ""}`}
            {...target("cell", [x, y])}
            role="button"
            tabindex={-1}
            aria-label={modules.aloud?.named(store, [x, y]) ?? store.say("place-at")}
            aria-pressed={here ? true : undefined}
            transform={`translate(${x * 100} ${y * 100})`}
          >
            <rect x="7" y="7" width="86" height="86" rx="8" />
            {fits && !here && <path class="plus" d="M43 50h14M50 43v14" />}
          </g>
        );
      })}
    </g>
  );
}

export function Ghost({ store }: { store: Store }) {
  const { state, view } = store;
  const { ghost, sent, spin } = state.placing;
  const design = view?.prompt?.tile;
  if (!ghost || sent || !design) return null;
  const [x, y] = ghost.cell;
  return (
    <g class="cn-ghost" transform={`translate(${x * 100} ${y * 100})`}>
      <Turning store={store} design={design} spin={spin} px={pixels(store)} />
      <rect class="fr0" x="1" y="1" width="98" height="98" rx="3" />
      <rect class="fr" x="1" y="1" width="98" height="98" rx="3" />
    </g>
  );
}

const BARS: Record<string, string> = { N: "M10 0H90", E: "M100 10V90", S: "M10 100H90", W: "M0 10V90" };

export function Refused({ store }: { store: Store }) {
  const { note } = store.state;
  const design = store.view?.prompt?.tile;
  if (!note?.cell || !design || !store.view?.playable || store.view.desk) return null;
  const [x, y] = note.cell;
  return (
    <g class="cn-bad" transform={`translate(${x * 100} ${y * 100})`}>
      <g opacity=".6">
        <TileImage store={store} design={design} turn={note.turn} />
      </g>
      <rect width="100" height="100" />
      {note.edges.map((edge) => (
        <g key={edge} class={`cn-clash ${edge}`}>
          <path d={BARS[edge] ?? ""} />
          <path d={BARS[edge] ?? ""} />
        </g>
      ))}
    </g>
  );
}

/** The tile laid last stays marked until something else is pointed at. */
export function LastTile({ view }: { view: View }) {
  const last = view.tiles.at(-1);
  if (!last || view.tiles.length < 2 || view.final || view.desk?.kind === "position") return null;
  return (
    <g class="cn-last" transform={`translate(${last[0] * 100} ${last[1] * 100})`}>
      <rect x="-1" y="-1" width="102" height="102" rx="3" />
      <rect class="in" x="-1" y="-1" width="102" height="102" rx="3" />
    </g>
  );
}
