/** Sound is off until somebody wants it; the browser remembers that for all boards. */
import { wake } from "../motion/sound.ts";
import { remember } from "../state/remembered.ts";
import type { Store } from "../state/store.ts";

export function toggleSound(store: Store): void {
  const sound = !store.state.appearance.sound;
  remember("sound", sound ? "on" : "off");
  store.change("appearance", { sound });
  if (sound) wake();
}
