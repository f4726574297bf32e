/** The laid tiles and the towers on their corners; drawn again only when a tile has changed. */
import { Component } from "preact";
import type { Sheet } from "../art/sheet.ts";
import { cellKey } from "../geometry/index.ts";
import { loneCorners } from "../geometry/towers.ts";
import { target } from "../input/target.ts";
import type { Store } from "../state/store.ts";
import type { Tile } from "../wire/view.ts";

interface Props {
  store: Store;
  tiles: Tile[];
  sent: Tile | null;
  sheet: Sheet;
  theme: string;
}
/** A wall's half towers have radius 4.4; a whole tower is larger, to cover both. */
const TOWER = 1.75;

export class Tiles extends Component<Props> {
  override shouldComponentUpdate(next: Props): boolean {
    const { tiles, sent, sheet, theme } = this.props;
    return next.tiles !== tiles || next.sent !== sent || next.sheet !== sheet || next.theme !== theme;
  }

  override render({ store, tiles: known, sent, sheet, theme }: Props) {
    const tiles = sent ? [...known, sent] : known;
    const laid = new Set(tiles.map(([x, y]) => cellKey(x, y)));
    return (
      <g class="cn-tiles">
        {tiles.map(([x, y, design, turn]) => (
          <g key={cellKey(x, y)} transform={`translate(${x * 100} ${y * 100})`}>
            <g {...target("tile", [x, y])} class="cn-tile">
              <image href={store.pictures.url(design, turn, theme)} width="100" height="100" />
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
}
