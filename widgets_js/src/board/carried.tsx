/** What a pointer carries; the drag moves it, it is drawn around (0, 0). */

import { Piece, TurningTile } from "../art/pieces.tsx";
import { squareAt } from "../state/editor.ts";
import type { Store } from "../state/store.ts";

export function Carried({ store }: { store: Store }) {
  const { carried, placing, editor } = store.state;
  if (!carried) return null;
  const { tile, seat = "", kind } = carried;
  const z = store.viewport.camera.z;
  const laid = placing.ghost || (tile && squareAt(editor, editor.at));
  return (
    <div class={`cn-carried${laid ? " laid" : ""}`} aria-hidden="true">
      {tile ? (
        <div class="tile" style={{ width: `${z}px`, height: `${z}px`, margin: `${-z / 2}px` }}>
          <TurningTile store={store} design={tile} spin={editor.held ? editor.turn : placing.spin} />
        </div>
      ) : (
        <div class="figure">
          <Piece store={store} seat={seat} kind={kind} />
        </div>
      )}
    </div>
  );
}
