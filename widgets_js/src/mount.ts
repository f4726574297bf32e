/** The board for any page: `mount` draws one into an element until it is told to stop. */
import "../css/index.css";
import "./shared.ts";
import { show } from "./show.ts";
import type { Host } from "./wire/host.ts";

export { add } from "./art/sheet.ts";
export { style } from "./art/wear.ts";
export { hostOf } from "./hosts/jupyter.ts";
export { bringBy } from "./modules.ts";

export function mount(host: Host, el: HTMLElement): () => void {
  const end = new AbortController();
  const root = el.ownerDocument.createElement("div");
  root.className = "carcnb";
  el.append(root);
  show(host, root, end.signal);
  return () => {
    end.abort();
    root.remove();
  };
}
