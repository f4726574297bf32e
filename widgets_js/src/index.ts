/** The anywidget module: `initialize` per model, `render` per view. */
import "../css/index.css";
import type { AnyModel } from "@anywidget/types";
import { Desk } from "./desk.ts";
import { listen } from "./input/listen.ts";
import { revive } from "./revive.ts";

function render({ model, el }: { model: AnyModel; el: HTMLElement }): () => void {
  const end = new AbortController();
  const root = el.ownerDocument.createElement("div");
  root.className = "carcnb";
  el.append(root);
  const desk = new Desk(model, root, end.signal);
  listen(desk, end.signal);
  desk.start();
  // a host without such a manager has no such trouble
  revive(model, model.widget_manager, desk.ui.model).catch(() => {});
  return () => {
    end.abort();
    desk.stop();
    root.remove();
  };
}

export default { initialize: () => {}, render };
