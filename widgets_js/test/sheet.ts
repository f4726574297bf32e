/** A sheet with plain shapes: a tile of stripes per segment. Enough for everything but looks. */
import { KINDS } from "../dev/views.ts";
import type { Art, Design, Sheet as Names, Segment } from "../src/wire/types.ts";
import type { Sheet } from "../src/wire/view.ts";

function design(id: string): Design {
  const kinds = KINDS[id] as Segment["kind"][];
  const n = kinds.length;
  const band = 100 / n;
  return {
    look: { en: `all of ${id}`, cs: `celá ${id}` },
    segments: kinds.map((kind, i) => ({
      kind,
      area: `M0 ${i * band}H100V${(i + 1) * band}H0Z`,
      line: kind === "road" ? `M0 ${(i + 0.5) * band}H100` : "",
      anchor: [50, (i + 0.5) * band],
    })),
    ends: [],
    grid: Array.from({ length: 25 }, (_, row) =>
      Math.floor((row * n) / 25)
        .toString(36)
        .repeat(25),
    ),
  };
}
// base-D as it is drawn: city cap, road, fields above and below
const D = design("base-D");
D.grid = D.grid.map((_, row) => (row < 7 ? "0" : row < 11 ? "2" : row < 14 ? "1" : "3").repeat(25));

const ids = Object.keys(KINDS);
const parts: Record<string, string> = {
  "m-meeple": '<g id="cn-m-meeple"><circle r="9"/></g>',
  "k-circle": '<g id="cn-k-circle"/>',
  ...Object.fromEntries(
    ids.map((id) => [
      `t-${id}`,
      `<symbol id="cn-t-${id}" viewBox="0 0 100 100"><rect width="100" height="100"/></symbol>`,
    ]),
  ),
};
/** What a board says that it needs. */
export const NAMES: Names = {
  key: "plain",
  parts: Object.keys(parts).join(" "),
  cards: { gift: "cn-c-gift", "gift-synod": "cn-c-gift-synod", letter: "cn-c-letter" },
  tokens: { wine: "cn-g-wine", grain: "cn-g-grain", cloth: "cn-g-cloth" },
};
/** What it is given. */
export const ART: Art = {
  key: "plain",
  css: ".carcnb,.cn-art{--f:#ac6}.cn-p-red{--pc:#c43a2b;--pi:#fff}",
  parts,
  designs: { ...Object.fromEntries(ids.map((id) => [id, design(id)])), "base-D": D },
  figures: {
    meeple: { symbol: "cn-m-meeple", mark: [0, 4], lying: "cn-m-farmer", neutral: false },
    large: { symbol: "cn-m-large", lying: "", neutral: false },
    builder: { symbol: "cn-m-builder", lying: "", neutral: false },
    pig: { symbol: "cn-m-pig", lying: "", neutral: false },
  },
  marks: Object.fromEntries(["red", "blue", "green", "yellow", "black", "pink"].map((s) => [s, "cn-k-circle"])),
};
export const SHEET: Sheet = { ...ART, ...NAMES };
