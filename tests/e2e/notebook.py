"""One notebook open in JupyterLab, driven through the browser."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Locator, Page

from tests.e2e.lab import Lab

SLOWLY = 120_000  # milliseconds: two browsers may share a small machine, and a tutorial runs dozens of cells
KERNEL = "window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel"
CELLS = "window.jupyterapp.shell.currentWidget.content.widgets"
# What has been run before keeps its number, so the promise tells when all is done; handed back, it would be waited for.
RUN_ALL = """() => {
  window.allRan = false;
  window.jupyterapp.commands.execute("notebook:run-all-cells").then(() => { window.allRan = true; });
}"""
REPLACE = """async path => {
  const lab = window.jupyterapp;
  for (const shown of [...lab.shell.widgets("main")]) shown.dispose();  // to close it would ask whether to save it
  const opened = await lab.commands.execute("docmanager:open", {path});
  await opened.context.ready;
}"""
# Runs code beside the cells and gives back what it printed; an exception there is an exception here.
ASK = """async code => {
  const kernel = KERNEL; let printed = "", wrong = "";
  const future = kernel.requestExecute({code, store_history: false});
  future.onIOPub = message => {
    if (message.header.msg_type === "stream") printed += message.content.text;
    if (message.header.msg_type === "error") wrong = message.content.ename + ": " + message.content.evalue;
  };
  await future.done;
  if (wrong) throw new Error(wrong);
  return printed;
}""".replace("KERNEL", KERNEL)


def write_notebook(path: Path, *cells: str) -> Path:
    """Write a notebook of code cells without outputs."""
    made: list[dict[str, object]] = [
        {"cell_type": "code", "id": f"cell-{n}", "source": cell, "metadata": {}, "outputs": [], "execution_count": None}
        for n, cell in enumerate(cells)
    ]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    told = {"cells": made, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    path.write_text(json.dumps(told), encoding="utf-8")
    return path


class Notebook:
    """A notebook in a browser page: its cells' outputs and its kernel."""

    def __init__(self, page: Page, lab: Lab, path: Path) -> None:
        self.page, self.lab, self.path = page, lab, path

    def open(self) -> Notebook:
        """Show the notebook and wait for an idle kernel; before that, running a cell opens a dialog that blocks.

        A page in which JupyterLab runs already puts away what it shows: to load it again takes three times as long.
        """
        if self.page.evaluate("() => !!window.jupyterapp"):
            self.page.evaluate(REPLACE, self.path.relative_to(self.lab.root).as_posix())
        else:
            self.page.goto(self.lab.url(self.path))
        self.page.wait_for_selector(".jp-Notebook", timeout=SLOWLY)
        self.wait_idle()
        return self

    def run_all(self) -> Notebook:
        """Start every cell and wait until the kernel has done them."""
        self.page.evaluate(RUN_ALL)
        self.page.wait_for_function("() => window.allRan", timeout=SLOWLY)
        self.wait_idle()
        return self

    def wait_idle(self) -> None:
        """Wait until the kernel is there and has nothing to do."""
        self.page.wait_for_function(f"() => {KERNEL}?.status === 'idle'", timeout=SLOWLY)

    def python(self, code: str) -> str:
        """What `code` prints in the notebook's kernel, once everything asked of it before is done."""
        return str(self.page.evaluate(ASK, code)).strip()

    def start(self, code: str) -> None:
        """Have the kernel begin with `code`, and do not wait for it."""
        self.page.evaluate(f"code => {{ {KERNEL}.requestExecute({{code, store_history: false}}); return null; }}", code)

    def output(self, cell: int) -> Locator:
        """The output area of the code cell with this index."""
        return self.page.locator(".jp-Notebook .jp-CodeCell").nth(cell).locator(".jp-Cell-outputArea")

    def save(self) -> None:
        """Write the notebook to its file."""
        self.page.evaluate("() => { window.jupyterapp.commands.execute('docmanager:save'); return null; }")
        self.page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")
