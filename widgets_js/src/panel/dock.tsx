/** On narrow cells the three things a thumb needs stand under the board. */

import { Press } from "../parts/index.tsx";
import { busy } from "../state/state.ts";
import type { Store } from "../state/store.ts";

/** Whether there is anything for a thumb to do. */
export function docked(store: Store): boolean {
  const { view } = store;
  return !!view?.playable && !view.final && view.prompt?.kind === "place" && !!view.prompt.options.length;
}

export function Dock({ store }: { store: Store }) {
  const { view, state, say } = store;
  if (!view || !docked(store)) return null;
  return (
    <div class="cn-dock">
      {!view.lesson && (
        <Press do="undo" label={say("undo")} icon="undo" cls="cn-btn sq" off={!view.can_undo || busy(state)} />
      )}
      <Press do="turn" label={say("turn")} icon="turn" show />
      <Press
        do="commit"
        label={say("place-here")}
        icon="check"
        cls="cn-btn main"
        off={!state.placing.ghost || busy(state)}
        show
      />
    </div>
  );
}
