/** Sound is off until somebody wants it; the browser remembers that for all boards. */
import { remember, wake } from "../motion/sound.ts";
import type { Store } from "../state/store.ts";

export function setSound(store: Store, on: boolean): void {
  remember(on);
  store.change("appearance", { sound: on });
  if (on) wake();
}
