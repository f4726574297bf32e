"""Every state of the front end's tests in one page, from the committed bundle: no kernel, no JupyterLab, no Node."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route

from carcnb.drawing import parts, sheet
from carcnb.drawing.art import art

ROOT = Path(__file__).parents[2]
HOME = "http://gallery.test/"
PAGE = """<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>States</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="board.css"><style>body { margin: 0 }</style></head>
<body><main></main><script type="module">
import { add, mount } from "./board.js";
MODULES
const { views, sheet, art, words } = await (await fetch("all.json")).json();
add(art);
const ui = { theme: "light", height: 520, outlook: true };
const traits = { sheet, ui, words: { lang: "en", langs: [["en", "English"], ["cs", "Čeština"]], w: words } };
const heard = {};
const on = (name, hear) => { (heard[name] ??= []).push(hear); };
const set = (name, value) => { traits[name] = value; for (const hear of heard[`change:${name}`] ?? []) hear(); };
const model = { get: name => traits[name], on, off() {}, set, save_changes() {}, send() {} };
let shown = false;
window.states = Object.keys(views.states);
window.lessons = states.filter(state => {
  const { desk, present, lesson } = views.states[state];
  return lesson && !desk && !present && lesson.task?.form !== "places"; // they bring a module themselves
});
window.show = (state, theme, rename) => {
  const text = JSON.stringify(views.states[state]);
  const view = JSON.parse(Object.entries(rename).reduce((t, [from, to]) => t.replaceAll(from, to), text));
  set("ui", { ...ui, theme });
  set("record", view.timeline ? views.record : {});
  set("view", view);
  if (!shown) mount(model, document.querySelector("main"));
  shown = true;
  document.querySelector(".cn-defs").replaceChildren(); // thousands of shapes that say nothing
  document.querySelector(".carcnb").scrollIntoView();
  return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())));
};
</script></body></html>"""


MODULES = ("coach", "editor", "paint", "projector")


def open_gallery(browser: Browser, modules: Iterable[str] = MODULES, **looks: Any) -> Page:
    """A page with `window.states`, their names, and `window.show(state, theme, names)`; `looks` are a context's.

    With its `modules` there from the beginning, what is shown is all there at once; `window.lessons` need none.
    """
    page = browser.new_context(reduced_motion="reduce", **looks).new_page()
    views = json.loads((ROOT / "widgets_js/dev/views.json").read_text(encoding="utf-8"))
    words = json.loads((ROOT / "widgets_js/words.json").read_text(encoding="utf-8"))
    cards = [name[2:] for name in art()["shapes"] if name.startswith("c-")]
    drawn = sheet(views["designs"], "summer", tokens=["gold"], cards=cards)
    art_ = parts(drawn["parts"].split())
    everything = json.dumps({"views": views, "sheet": drawn, "art": art_, "words": words})

    start = PAGE.replace("MODULES", "".join(f'import "./{name}.js";' for name in modules))

    def answer(route: Route) -> None:
        name = route.request.url.removeprefix(HOME)
        if name == "":
            route.fulfill(body=start, content_type="text/html; charset=utf-8")
        elif name == "all.json":
            route.fulfill(body=everything, content_type="application/json")
        else:
            route.fulfill(path=ROOT / "carcnb/static" / name)

    page.route(f"{HOME}**", answer)
    page.goto(HOME)
    page.wait_for_function("() => window.show")
    return page
