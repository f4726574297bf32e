/** Sound is off until somebody wants it; the browser remembers that for all boards. */
import { remember, wake } from "../motion/sound.ts";
import type { Store } from "../state/store.ts";

export function toggleSound(store: Store): void {
  const sound = !store.state.appearance.sound;
  remember(sound);
  store.change("appearance", { sound });
  if (sound) wake();
}
