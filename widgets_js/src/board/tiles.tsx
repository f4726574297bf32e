/** The laid tiles and the towers on their corners; drawn again only when a tile has changed. */
import { cellKey } from "../geometry/index.ts";
import { loneCorners } from "../geometry/towers.ts";
import { target } from "../input/target.ts";
import type { Store } from "../state/store.ts";
import type { Tile } from "../wire/view.ts";
import { Kept } from "./kept.tsx";

interface Props {
  store: Store;
  tiles: Tile[];
  sent: Tile | null;
}
/** A wall's half towers have radius 4.4; a whole tower is larger, to cover both. */
const TOWER = 1.75;

export const Tiles = (props: Props) => {
  const { store, tiles, sent } = props;
  return <Kept by={[tiles, sent, store.sheet, store.theme]}>{() => <Laid {...props} />}</Kept>;
};

function Laid({ store, tiles: known, sent }: Props) {
  const { sheet } = store;
  const tiles = sent ? [...known, sent] : known;
  const laid = new Set(tiles.map(([x, y]) => cellKey(x, y)));
  return (
    <g class="cn-tiles">
      {tiles.map(([x, y, design, turn]) => (
        <g key={cellKey(x, y)} transform={`translate(${x * 100} ${y * 100})`}>
          <g {...target("tile", [x, y])} class="cn-tile">
            <image href={store.pictures.url(design, turn, store.theme)} width="100" height="100" />
          </g>
        </g>
      ))}
      {loneCorners(tiles, sheet, (key) => laid.has(key)).map(([x, y]) => (
        <use
          key={`tower ${x},${y}`}
          href={store.art.ref("cn-tw")}
          transform={`translate(${x * 100} ${y * 100}) scale(${TOWER})`}
        />
      ))}
    </g>
  );
}
