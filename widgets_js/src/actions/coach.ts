/** Has the coach do something, once it is here: what a button says, or nothing but look at the new board. */
import { bring, modules } from "../modules.ts";
import type { Store } from "../state/store.ts";

/** What each board has asked for last while the coach is on its way: whoever presses twice means it once. */
const waiting = new WeakMap<Store, string>();

export function coach(store: Store, what = waiting.get(store) ?? ""): void {
  const comes = waiting.has(store);
  waiting.set(store, what);
  if (comes) return;
  const done = () => {
    waiting.delete(store);
    if (store.state.coach.comes) store.change("coach", { comes: false });
  };
  const go = () => {
    const last = waiting.get(store);
    done();
    if (last) modules.coach?.press(store, last);
    else modules.coach?.seen(store);
  };
  if (what && !modules.coach) store.change("coach", { comes: true });
  bring("coach", store.host, go, done);
}
