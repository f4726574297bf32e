/** A laid tile as it lies, small; one of its segments can be lit. */
import { pixels, TileImage } from "../art/pieces.tsx";
import { cellKey, indexOf } from "../geometry/index.ts";
import type { Store } from "../state/store.ts";
import type { Cell } from "../wire/types.ts";
import type { View } from "../wire/view.ts";

export function MiniTile({
  store,
  view,
  cell,
  segment,
}: {
  store: Store;
  view: View;
  cell: Cell;
  segment?: number | undefined;
}) {
  const tile = indexOf(view).at.get(cellKey(...cell));
  if (!tile) return null;
  const [, , design, turn] = tile;
  const lit = segment === undefined ? undefined : store.sheet.designs[design]?.segments[segment];
  const road = lit?.kind === "road";
  return (
    <svg class="cn-mini" viewBox="0 0 100 100" aria-hidden="true">
      <TileImage store={store} design={design} turn={turn} px={pixels(store)} />
      {lit && (
        <g class={road ? "rd" : "ar"} transform={`rotate(${turn * 90} 50 50)`}>
          {["out", "in"].map((cls) => (
            <path key={cls} class={cls} d={road ? lit.line : lit.area} />
          ))}
        </g>
      )}
    </svg>
  );
}
