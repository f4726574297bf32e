/**
 * The dev page: `?state=place&theme=dark&dress=winter&lang=cs&w=640`; `file=x.json` shows what a
 * board has sent: its view, words, sheet and record. The model is at `window.model`.
 */

import { modules } from "../src/modules.ts";
import { add, mount } from "../src/mount.ts";
import * as projector from "../src/projector/index.ts";
import { FakeModel, WORDS } from "./model.ts";
import { RECORD, REPLIES, STATES, type State } from "./views.ts";

const query = new URLSearchParams(location.search);
const { sheet, art } = await (await fetch(`${query.get("dress") ?? "summer"}.json`)).json();
add(art);
Object.assign(modules, { projector });
const theme = query.get("theme") ?? "auto";
const state = (query.get("state") ?? "place") as State;
if (query.has("lang")) {
  const { states, replies, record, words } = await (await fetch(`${query.get("lang")}.json`)).json();
  for (const [into, said] of [
    [STATES, states],
    [REPLIES, replies],
    [RECORD, record],
    [WORDS, words],
  ])
    Object.assign(into, said);
}
const model = new FakeModel(state in STATES ? state : "place", sheet, { theme });
if (query.has("file")) {
  const { view, words, sheet: own, record, ui } = await (await fetch(query.get("file")!)).json();
  Object.assign(model.values, {
    view,
    words: words ?? model.values.words,
    sheet: own ?? sheet,
    record,
    ui: { ...(ui ?? model.values.ui), theme },
  });
}
const el = document.querySelector<HTMLElement>("#cell")!;
el.style.maxWidth = `${query.get("w") ?? 1068}px`;
if (theme === "dark") document.body.style.background = "#111";
const nav = document.querySelector("nav")!;
for (const name of Object.keys(STATES)) {
  const link = document.createElement("a");
  link.href = `?${new URLSearchParams({ ...Object.fromEntries(query), state: name })}`;
  link.textContent = name;
  nav.append(link, " ");
}
if (query.has("modified")) model.replies.card = model.replies.modified;
if (query.has("bare")) nav.remove();
const stop = mount(model.asAny, el);
Object.assign(window, { model, stop, STATES });
