/** The laid tiles and the towers on their corners; drawn again only when a tile has changed. */

import { pixels, TileImage } from "../art/pieces.tsx";
import { picturesOf, ref } from "../art/sheet.ts";
import { cellKey } from "../geometry/index.ts";
import { loneCorners } from "../geometry/towers.ts";
import { Kept } from "../parts/kept.tsx";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { Tile } from "../wire/view.ts";

interface Props {
  store: Store;
  tiles: Tile[];
  sent: Tile | null;
}
/** A wall's half towers have radius 4.4; a whole tower is larger, to cover both. */
const TOWER = 1.75;

export const Tiles = (props: Props) => {
  const { store, tiles, sent } = props;
  const look = [store.sheet, store.theme, pixels(store), picturesOf(store).drawn];
  return <Kept by={[tiles, sent, ...look]}>{() => <Laid {...props} look={look} />}</Kept>;
};

function Laid({ store, tiles: known, sent, look }: Props & { look: unknown[] }) {
  const { sheet } = store;
  const px = pixels(store);
  const tiles = sent ? [...known, sent] : known;
  const laid = new Set(tiles.map(([x, y]) => cellKey(x, y)));
  return (
    <g class="cn-tiles">
      {tiles.map((tile) => {
        const [x, y, design, turn] = tile;
        return (
          <Kept key={cellKey(x, y)} by={[tile, ...look]}>
            {() => (
              <g {...target("tile", [x, y])} class="cn-tile">
                <TileImage store={store} design={design} turn={turn} x={x} y={y} px={px} />
              </g>
            )}
          </Kept>
        );
      })}
      {loneCorners(tiles, sheet, (key) => laid.has(key)).map(([x, y]) => (
        <use
          key={`tower ${x},${y}`}
          href={ref(store, "cn-tw")}
          transform={`translate(${x * 100} ${y * 100}) scale(${TOWER})`}
        />
      ))}
    </g>
  );
}
