/** What is pinned to a cell: the pad under the ghost, the note that says why a tile does not fit. */

import { around, clearest } from "../geometry/aside.ts";
import { placeOf } from "../geometry/camera.ts";
import { cellKey, indexOf } from "../geometry/index.ts";
import { Press, RuleHere, RuleLink } from "../panel/parts.tsx";
import { busy } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Cell } from "../wire/types.ts";
import { signs } from "./beyond.tsx";

const NOTE = 296;
/** The pad (px) with a way to turn the tile, and without; from it to the tile. */
const [TURNS, LAYS, GAP] = [{ w: 120, h: 44 }, { w: 52, h: 44 }, 8];

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

/** It stands beside the tile where it covers no other square that can be pressed. */
function Pad({ store }: { store: Store }) {
  const { view, state, say, viewport } = store;
  const { ghost } = state.placing;
  if (!view || !ghost || busy(state)) return null;
  const turns = indexOf(view).legal.get(cellKey(...ghost.cell))?.turns ?? [];
  const { camera: cam, size, over } = viewport;
  const here = placeOf(cam, ghost.cell);
  const taken = [here, ...over, ...signs(store).map(({ place }) => place)];
  const places = around(here, turns.length > 1 ? TURNS : LAYS, size, GAP);
  const { left, right, top } = clearest(places, viewport.squares(), taken);
  return (
    <div class="cn-turnpad" style={{ left: `${(left + right) / 2 - cam.x}px`, top: `${top - GAP - cam.y}px` }}>
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
