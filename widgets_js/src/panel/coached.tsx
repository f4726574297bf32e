/** What the coach says of the question, where somebody has asked it. */
import { modules } from "../modules.ts";
import type { Store } from "../state/store.ts";

export const Coached = ({ store }: { store: Store }) =>
  modules.coach ? <modules.coach.CoachPanel store={store} /> : null;
