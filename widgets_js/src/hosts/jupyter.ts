/** A board in Jupyter: what a page knows of the model of a widget, once for all views of it. */
import type { AnyModel } from "@anywidget/types";
import { add, expect } from "../art/sheet.ts";
import { read } from "../wire/read.ts";
import { State } from "../wire/state.ts";
import { Art, type Traits } from "../wire/types.ts";
import { type Manager, revive } from "./revive.ts";

const PARTS = ["sheet", "words", "view", "ui", "record"] as const;
/** The words of the languages that some board has brought. */
const said: Record<string, Record<string, string>> = {};
/** When they were asked for. */
const asked: Record<string, number> = {};
/** How long one board waits for words that another has asked for, in ms. */
const PATIENCE = 4000;
/** What boards do that wait for words when some have come. */
const waiting = new Set<() => void>();
/** By the ids of the models. */
const states = new Map<string, State>();

/** A model's state from now on; `early` is what its board has said before this module was there. */
export function hostOf(model: AnyModel, early: [object, ...unknown[]][] = []): State {
  const { model: id } = model.get("ui");
  const known = states.get(id);
  if (known) return known;
  const part = (name: keyof Traits) => {
    const now = model.get(name);
    if (name !== "words") return name === "view" ? { ...now } : now;
    Object.assign(said, model.get("dictionary"));
    if (!said[now.lang]) lack(now.lang);
    return { ...now, w: said[now.lang] };
  };
  let patience = PATIENCE;
  /** One board asks; if nothing comes, others do that have asked less often. */
  const lack = (lang: string) => {
    if (!(Date.now() - asked[lang]! < PATIENCE)) {
      asked[lang] = Date.now();
      patience *= 2;
      model.send({ do: "words" });
    }
    waiting.add(words);
    setTimeout(() => waiting.delete(words) && words(), patience);
  };
  const words = () => state.put(now(["words"]));
  const now = (names: readonly (keyof Traits)[]) => Object.fromEntries(names.map((name) => [name, part(name)]));
  const works = () => (model.widget_manager as Manager | undefined)?.kernel?.status === "busy";
  const state = new State(now(PARTS), (message) => model.send(message), works);
  for (const name of PARTS) model.on(`change:${name}`, () => state.put(now([name])));
  model.on("msg:custom", (...told: [object]) => state.take(...told));
  // the model is what a page saves; to set a part of it would have that sent to the kernel with what is linked
  state.on("change:view", () => become(model.get("view"), state.get("view") as Traits["view"]));
  let answers = false;
  // marimo runs cells again for what a page has set
  model.on("change:value", () => {
    if (answers) return;
    answers = true;
    model.set("value", model.get("value"));
    model.save_changes();
    answers = false;
  });
  model.on("change:dictionary", () => {
    words();
    const others = [...waiting];
    waiting.clear();
    for (const other of others) other();
  });
  model.on("change:art", () => take(model.get("art")));
  model.on("destroy", () => {
    states.delete(id);
    waiting.delete(words);
  });
  take(model.get("art"));
  states.set(id, state);
  // a host without such a manager has no such trouble
  revive(model, model.widget_manager, id).catch(() => {});
  for (const told of early) state.take(...told);
  return state;
}

/** Makes an object what another one is. */
function become(one: object, other: object): void {
  for (const key of Object.keys(one)) if (!(key in other)) delete one[key as keyof object];
  Object.assign(one, other);
}

/** Parts that no board of this kernel has sent before come with this one, packed. */
function take(packed: DataView<ArrayBuffer> | null): void {
  if (!packed?.byteLength) return;
  const flat = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  expect(new Response(flat).json().then((art) => add(read(Art, art))));
}
