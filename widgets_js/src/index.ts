/** The anywidget module: `initialize` per model, `render` per view. */
import type { AnyModel } from "@anywidget/types";
import { mount } from "./mount.ts";
import { revive } from "./wire/revive.ts";
import { State } from "./wire/state.ts";
import type { Traits } from "./wire/types.ts";

const PARTS = ["sheet", "words", "view", "ui", "record"] as const;
/** By the ids of the models: the views of a board share what the page knows of it. */
const states = new Map<string, State>();

/** A model's state from now on. */
function stateOf(model: AnyModel): State {
  const now = (names: readonly (keyof Traits)[]) => Object.fromEntries(names.map((name) => [name, model.get(name)]));
  const state = new State(now(PARTS), (message) => model.send(message));
  for (const name of PARTS)
    model.on(`change:${name}`, () => model.get(name) !== state.get(name) && state.put(now([name])));
  model.on("msg:custom", (...told: [object]) => state.take(...told));
  // the model is what a page saves
  state.on("change:view", () => model.set("view", state.get("view")));
  return state;
}

function initialize({ model }: { model: AnyModel }): () => void {
  const id = model.get("ui").model;
  states.set(id, stateOf(model));
  return () => states.delete(id);
}

function render({ model, el }: { model: AnyModel; el: HTMLElement }): () => void {
  const id = model.get("ui").model;
  const stop = mount(states.get(id) ?? stateOf(model), el);
  // a host without such a manager has no such trouble
  revive(model, model.widget_manager, id).catch(() => {});
  return stop;
}

export default { initialize, render };
