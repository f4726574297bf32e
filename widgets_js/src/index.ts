/** The anywidget module: `initialize` per model, `render` per view. */
import type { AnyModel } from "@anywidget/types";
import { mount } from "./mount.ts";
import { revive } from "./wire/revive.ts";

function render({ model, el }: { model: AnyModel; el: HTMLElement }): () => void {
  const stop = mount(model, el);
  // a host without such a manager has no such trouble
  revive(model, model.widget_manager, model.get("ui").model).catch(() => {});
  return stop;
}

export default { initialize: () => {}, render };
