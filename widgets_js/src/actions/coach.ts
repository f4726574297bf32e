/** Has the coach do something, once it is here: what a button says, or nothing but look at the new board. */
import { bring, modules } from "../modules.ts";
import type { Store } from "../state/store.ts";

export function coach(store: Store, what = ""): void {
  if (modules.coach) return void (what ? modules.coach.press(store, what) : modules.coach.seen(store));
  const { comes } = store.state.coach;
  if (what || comes === null) store.change("coach", { comes: what });
  if (comes !== null) return;
  /** What was asked last; it is on its way no more. */
  const asked = () => {
    const last = store.state.coach.comes ?? "";
    store.change("coach", { comes: null });
    return last;
  };
  bring("coach", store.host, () => coach(store, asked()), asked);
}
