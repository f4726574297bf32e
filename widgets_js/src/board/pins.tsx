/** What is pinned to a cell: the pad under the ghost, the note that says why a tile does not fit. */

import { cellKey, indexOf } from "../geometry/index.ts";
import { Press, RuleHere, RuleLink } from "../panel/parts.tsx";
import { busy } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Cell } from "../wire/types.ts";

const NOTE = 296;

/** Screen place under the middle of a cell, kept inside the board, in px of the panned layer. */
export function under(
  store: Store,
  [x, y]: Cell,
  half: number,
  room: number,
): { left: number; top: number; above: boolean } {
  const { camera: cam, size } = store.viewport;
  const middle = cam.x + (x + 0.5) * cam.z;
  const bottom = cam.y + (y + 1) * cam.z;
  const above = bottom > size.h - room;
  const left = Math.max(half + 8, Math.min(size.w - half - 8, middle)) - cam.x;
  return { left, top: (above ? cam.y + y * cam.z : bottom) - cam.y, above };
}

function Pad({ store }: { store: Store }) {
  const { view, state, say } = store;
  const { ghost } = state.placing;
  if (!view || !ghost || busy(state)) return null;
  const turns = indexOf(view).legal.get(cellKey(...ghost.cell))?.turns ?? [];
  const { left, top, above } = under(store, ghost.cell, 72, 60);
  return (
    <div class={`cn-turnpad${above ? " above" : ""}`} style={{ left: `${left}px`, top: `${top}px` }}>
      {turns.length > 1 && (
        <>
          <Press do="turn" label={say("turn")} icon="turn" cap="R" cls="" />
          <span>
            {[...turns].sort().indexOf(ghost.turn) + 1}/{turns.length}
          </span>
        </>
      )}
      <Press do="commit" label={say("place-here")} icon="check" cls="ok" />
    </div>
  );
}

/** On the form of a new game it stands beside the button. */
export function NoteBox({ store }: { store: Store }) {
  const { note } = store.state;
  if (!note) return null;
  const { size, camera: cam } = store.viewport;
  const width = Math.min(NOTE, size.w - 16);
  const spot = note.cell
    ? under(store, note.cell, width / 2, 120)
    : { left: size.w / 2 - cam.x, top: 50 - cam.y, above: false };
  const style = { left: `${spot.left}px`, top: `${spot.top}px`, width: `${width}px` };
  return (
    <div class={`cn-no${spot.above ? " above" : ""}`} role="alert" style={style}>
      <b>{note.text}</b> {note.rule_text} <RuleLink store={store} rule={note.rule} at="note" />
      {store.view?.lesson && <RuleHere store={store} at="note" />}
    </div>
  );
}

export const Pins = ({ store }: { store: Store }) => (
  <>
    <Pad store={store} />
    {store.view?.home?.at !== "table" && <NoteBox store={store} />}
  </>
);
