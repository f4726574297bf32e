/** The anywidget module: `initialize` per model, `render` per view. */
import "../css/index.css";
import type { AnyModel } from "@anywidget/types";
import { listen } from "./input/listen.ts";
import { keepRoom } from "./panel/room.ts";
import { Store } from "./state/store.ts";
import { revive } from "./wire/revive.ts";

function render({ model, el }: { model: AnyModel; el: HTMLElement }): () => void {
  const end = new AbortController();
  const root = el.ownerDocument.createElement("div");
  root.className = "carcnb";
  el.append(root);
  const store = new Store(model, root, end.signal);
  listen(store, end.signal);
  keepRoom(root, end.signal);
  store.start();
  // a host without such a manager has no such trouble
  revive(model, model.widget_manager, store.ui.model).catch(() => {});
  return () => {
    end.abort();
    store.stop();
    root.remove();
  };
}

export default { initialize: () => {}, render };
