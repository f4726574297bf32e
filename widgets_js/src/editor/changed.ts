/** What an edit has changed on the board, for those who hear it. */
import { elementOf } from "../target.ts";
import type { Cell } from "../wire/types.ts";
import type { View } from "../wire/view.ts";

type Row = [x: number, y: number, what: string, ...how: number[]];
/** All that lies and stands on the squares. */
const lying = ({ tiles, figures, neutral }: View): Row[] => [
  ...tiles.map(([x, y, design, turn]): Row => [x, y, design, turn]),
  ...figures.map(([, seat, kind, x, y, segment]): Row => [x, y, `${seat},${kind}`, segment]),
  ...neutral.map(([, kind, x, y, on]): Row => [x, y, `,${kind}`, ...on]),
];

/** What is in one of two views and not in the other. */
function other(these: View, those: View) {
  const known = new Set(lying(those).map(String));
  return lying(these).find((row) => !known.has(String(row)));
}

/** The square that is another one now, and where what was laid there was taken from, if it came out of the box. */
export function changed(root: Element, old: View, view: View): { cell: Cell; source: HTMLElement | null } | null {
  const row = other(view, old) ?? other(old, view);
  if (!row) return null;
  const [x, y, what] = row;
  const more = lying(view).length > lying(old).length && root.ownerDocument.activeElement?.closest(".cn-stage");
  return { cell: [x, y], source: more ? (elementOf(root, "box", what) ?? elementOf(root, "own", what)) : null };
}
