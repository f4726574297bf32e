/** At each side of the board beyond which the tile may be placed: how many squares lie there, and the way to them. */

import { Icon } from "../art/icons.tsx";
import { clearest, within } from "../geometry/aside.ts";
import { placeOf, type Rect, type Size } from "../geometry/camera.ts";
import { beyond, legalSquares, type Side } from "../geometry/landscape.ts";
import { promptOf } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { Cell } from "../wire/types.ts";

/** A sign (px), from the edge to it, and how far from one place to the next along its side. */
const [SIGN, EDGE, STEP] = [{ w: 56, h: 44 }, 4, 20];

interface Sign {
  side: Side;
  cells: Cell[];
  place: Rect;
}

/** The places along a side, from its middle to both ends. */
function along(side: Side, window: Size): Rect[] {
  const upright = side === "left" || side === "right";
  const half = (upright ? window.h - SIGN.h : window.w - SIGN.w) / 2;
  const steps = Array.from({ length: Math.floor(half / STEP) + 1 }, (_, i) => i * STEP);
  const far = side === "left" || side === "up" ? 0 : 1e4;
  return steps
    .flatMap((step) => [half - step, half + step])
    .map((at) => within(upright ? far : at, upright ? at : far, SIGN, window, EDGE));
}

/** Where on the screen the squares lie that can be pressed. */
export const squares = ({ view, viewport }: Store): Rect[] =>
  legalSquares(view).map((cell) => placeOf(viewport.camera, cell));

/** The signs, each at its side where it covers nothing that can be pressed. */
export function signs(store: Store): Sign[] {
  const { camera, size, over } = store.viewport;
  const found: Sign[] = [];
  for (const [side, cells] of beyond(camera, legalSquares(store.view), size, over)) {
    const taken = [...over, ...found.map(({ place }) => place)];
    found.push({ side, cells, place: clearest(along(side, size), squares(store), taken) });
  }
  return found;
}

export const Beyond = ({ store }: { store: Store }) =>
  promptOf(store, "place") &&
  signs(store).map(({ side, cells, place }) => {
    const name = `${store.say(`beyond-${side}`)}: ${cells.length}`;
    return (
      <button
        key={side}
        type="button"
        class={`cn-go cn-beyond ${side}`}
        style={{ left: `${place.left}px`, top: `${place.top}px` }}
        {...target("beyond", side)}
        aria-label={name}
        title={name}
      >
        <Icon name="next" />
        <b>{cells.length}</b>
      </button>
    );
  });
