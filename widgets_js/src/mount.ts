/** The board for any page: `mount` draws one into an element until it is told to stop. */
import "../css/index.css";
import "./shared.ts";
import { listen } from "./input/listen.ts";
import { keepRoom } from "./panel/room.ts";
import { Store } from "./state/store.ts";
import type { Host } from "./wire/host.ts";

export { add } from "./art/sheet.ts";
export { style } from "./art/wear.ts";
export { bringBy } from "./modules.ts";
export { hostOf } from "./wire/jupyter.ts";

export function mount(host: Host, el: HTMLElement): () => void {
  const end = new AbortController();
  const root = el.ownerDocument.createElement("div");
  root.className = "carcnb";
  el.append(root);
  const store = new Store(host, root, end.signal);
  listen(store, end.signal);
  keepRoom(root, end.signal);
  store.start();
  return () => {
    end.abort();
    store.stop();
    root.remove();
  };
}
