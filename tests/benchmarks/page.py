"""What a page of many boards costs: notebook 01 in a real JupyterLab, all cells run once."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import CDPSession, Page

from tests.benchmarks.opened import heard, lab_page
from tests.e2e.lab import Lab
from tests.e2e.notebook import CELLS, Notebook

NOTEBOOK = Path(__file__).resolve().parents[2] / "notebooks" / "en" / "01_base_game.ipynb"
# How many boards there are, once all of them have a tile; the outputs say how many there will be.
PAINTED = """() => {
  const outputs = CELLS.flatMap(cell => cell.model.outputs?.toJSON() ?? []);
  const wanted = outputs.filter(output => output.data?.["application/vnd.jupyter.widget-view+json"]).length;
  const drawn = [...document.querySelectorAll(".carcnb")].filter(board =>
    [...board.querySelectorAll("image, img, .cn-error")].some(one => one.outerHTML.length > 999));
  return drawn.length >= wanted ? wanted : 0;
}""".replace("CELLS", CELLS)


def measure() -> Iterator[str]:
    """The measurements as lines of text. Raises RuntimeError where there is no Chromium."""
    with lab_page() as (lab, page):
        yield from _run(page, lab, Path(shutil.copy(NOTEBOOK, lab.root)), heard(page))


def _run(page: Page, lab: Lab, path: Path, received: list[int]) -> Iterator[str]:
    notebook = Notebook(page, lab, path).open()
    page.evaluate("() => { window.jupyterapp.commands.execute('notebook:clear-all-cell-outputs'); return null; }")
    cdp = page.context.new_cdp_session(page)
    before = _heap(cdp)
    received.clear()
    began = time.monotonic()
    notebook.run_all()
    idle = time.monotonic() - began
    page.wait_for_function(PAINTED, timeout=120_000)
    painted = time.monotonic() - began
    boards = page.evaluate(PAINTED)
    took = sum(received)
    after = _heap(cdp)
    yield f"page, received      {took / 1000:8.0f} kB with {boards} boards (budget 1200)"
    yield f"page, kernel idle   {idle:8.1f} s"
    yield f"page, all painted   {painted:8.1f} s"
    for name in before:
        yield f"page, {name:14}{after[name] - before[name]:+8.1f}"


def _heap(cdp: CDPSession) -> dict[str, float]:
    """What the page holds after a collection: MB of the heap, nodes, and the seconds it was busy."""
    cdp.send("HeapProfiler.enable")
    cdp.send("HeapProfiler.collectGarbage")
    cdp.send("Performance.enable")
    told = {one["name"]: one["value"] for one in cdp.send("Performance.getMetrics")["metrics"]}
    return {
        "heap, MB": told["JSHeapUsedSize"] / 1e6,
        "nodes, 1000": told["Nodes"] / 1000,
        "script, s": told["ScriptDuration"],
        "style+layout, s": told["RecalcStyleDuration"] + told["LayoutDuration"],
        "tasks, s": told["TaskDuration"],
    }
