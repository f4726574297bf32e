/** At each side of the board beyond which the tile may be placed: how many squares lie there, and the way to them. */

import { promptOf } from "../actions/moves.ts";
import { Icon } from "../art/icons.tsx";
import { target } from "../input/target.ts";
import type { Store } from "../state/store.ts";

export const Beyond = ({ store }: { store: Store }) =>
  promptOf(store, "place") &&
  [...store.viewport.beyond()].map(([side, cells]) => {
    const name = `${store.say(`beyond-${side}`)}: ${cells.length}`;
    return (
      <button
        key={side}
        type="button"
        class={`cn-go cn-beyond ${side}`}
        {...target("beyond", side)}
        aria-label={name}
        title={name}
      >
        <Icon name="next" />
        <b>{cells.length}</b>
      </button>
    );
  });
