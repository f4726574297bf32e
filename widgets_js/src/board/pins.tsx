/** What is pinned to a cell: the pad under the ghost, the note that says why a tile does not fit. */

import { around, clearest } from "../geometry/aside.ts";
import { placeOf } from "../geometry/camera.ts";
import { cellKey, indexOf } from "../geometry/index.ts";
import { Press } from "../parts/index.tsx";
import { NoteBox } from "../parts/note.tsx";
import { busy } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { signs, squares } from "./beyond.tsx";

/** The pad (px) with a way to turn the tile, and without; from it to the tile. */
const [TURNS, LAYS, GAP] = [{ w: 120, h: 44 }, { w: 52, h: 44 }, 8];

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
  const { left, right, top } = clearest(places, squares(store), taken);
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

export const Pins = ({ store }: { store: Store }) => (
  <>
    <Pad store={store} />
    {!/list|table/.test(store.view?.home?.at ?? "") && <NoteBox store={store} />}
  </>
);
