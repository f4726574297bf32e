/** Has the coach do something, once it is here: what a button says, or nothing but look at the new board. */
import { bring, modules } from "../modules.ts";
import type { Store } from "../state/store.ts";

export function coach(store: Store, what?: string): void {
  const go = () => (what ? modules.coach?.press(store, what) : modules.coach?.seen(store));
  if (modules.coach) go();
  else bring("coach", store.host, go);
}

/** Whether somebody may ask for advice here; a lesson has its own hints. */
export const advised = ({ view }: Store): boolean =>
  !!view && !view.lesson && !view.desk && !view.final && (view.playable || !!view.thinks);
