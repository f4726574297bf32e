/** What a pointer carries from the panel to the board; the drag moves it, it is drawn around (0, 0). */

import { Piece, TurningTile } from "../art/pieces.tsx";
import type { Store } from "../state/store.ts";

export function Carried({ store }: { store: Store }) {
  const { carried, placing } = store.state;
  const { prompt } = store.view ?? {};
  if (!carried || !prompt) return null;
  const { figure } = carried;
  const z = store.viewport.camera.z;
  const size = figure === null ? { width: `${z}px`, height: `${z}px`, margin: `${-z / 2}px` } : {};
  return (
    <div class={`cn-carried${placing.ghost ? " laid" : ""}`} aria-hidden="true">
      <div class={figure === null ? "tile" : "figure"} style={size}>
        {figure === null ? (
          prompt.tile && <TurningTile store={store} design={prompt.tile} spin={placing.spin} />
        ) : (
          <Piece store={store} seat={prompt.seat} kind={figure} />
        )}
      </div>
    </div>
  );
}
