/** Beside the board: how painting is done, how many parts are painted, and Done. */
import { Press } from "../parts/index.tsx";
import { picked, settled } from "../state/picks.ts";
import type { Store } from "../state/store.ts";
import type { Task } from "../wire/types.ts";

export function Painted({ store, task }: { store: Store; task: Task }) {
  if (settled(task)) return null;
  const many = picked(store.state.picks, store.view).length;
  return (
    <div class="cn-painted">
      <p class="cn-xs">{task.note}</p>
      <p>
        {store.say("painted")}: <b class="cn-num">{many}</b>
      </p>
      <Press do="check" label={store.say("painted-done")} off={!many} cls="cn-btn main" show />
    </div>
  );
}
