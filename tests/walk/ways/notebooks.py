"""Every notebook from top to bottom in a real JupyterLab, with the first control of each of its boards pressed.

Only with ``--all``: ``pytest -m browser`` opens the same kinds of notebooks (test_tutorials), and JupyterLab takes
longer to start than most of what is walked every time.
"""

from __future__ import annotations

import atexit
import json
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.e2e.lab import Lab, running_lab
from tests.e2e.notebook import SLOWLY, Notebook
from tests.walk.walker import Walker
from tests.walk.ways import way

WIDTH, HEIGHT = 1280, 720
DARK = """() => {
  window.jupyterapp.commands.execute("apputils:change-theme", { theme: "JupyterLab Dark" });
  return null;
}"""
NOTEBOOKS = Path(__file__).parents[3] / "notebooks"
BOARD = ".carcnb, .cn-still"
"""A board, or the picture that stands there until it comes."""
WALKED = """board => {
  for (const one of document.querySelectorAll(".carcnb")) one.toggleAttribute("data-walked", one === board);
}"""
"""Only the board that is looked at is judged: each comes in its turn, and there are dozens."""
CONTROLS = ".cn-frame button:not(:disabled):not([aria-disabled=true])"
"""What a board offers; the first of it that is in sight is pressed."""


def _parts() -> list[str]:
    return sorted(path.relative_to(NOTEBOOKS).with_suffix("").as_posix() for path in NOTEBOOKS.glob("*/*.ipynb"))


@way("notebooks", _parts, lambda _parts: [])
def notebook(walker: Walker, part: str) -> None:
    """A reader runs a whole notebook, looks at every board on the way down, and presses the first thing it offers."""
    walker.scope = ".carcnb[data-walked]"
    if walker.at.touch:  # JupyterLab is for wider windows
        walker.page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    lab = _lab()
    path = _copied(NOTEBOOKS / f"{part}.ipynb", lab.root)
    try:
        running = Notebook(walker.page, lab, path).open()
        if walker.at.theme == "dark":
            walker.page.evaluate(DARK)
        running.run_all()
        boards = _boards(walker, running)
    finally:
        lab.stop_kernels()
    if not boards:
        walker.lost("a notebook without a board")


def _copied(notebook: Path, folder: Path) -> Path:
    """The notebook without its outputs, so that what is seen has been run."""
    told = json.loads(notebook.read_text(encoding="utf-8"))
    for cell in told["cells"]:
        if cell["cell_type"] == "code":
            cell |= {"outputs": [], "execution_count": None}
    path = folder / notebook.name
    path.write_text(json.dumps(told), encoding="utf-8")
    return path


def _boards(walker: Walker, running: Notebook) -> int:
    """Go down the notebook; how many boards it has."""
    boards, cells = 0, walker.page.locator(".jp-Notebook .jp-CodeCell")
    for number in range(cells.count()):
        output = running.output(number)
        output.scroll_into_view_if_needed()  # JupyterLab draws what comes into sight
        if output.locator("[data-mime-type='application/vnd.jupyter.stderr']").count():
            walker.lost(f"cell {number} says {output.inner_text()[:200]}")
        if not output.locator(BOARD).count():
            continue
        boards += 1
        board = output.locator(".carcnb").first
        board.locator(".cn-frame").first.wait_for(timeout=SLOWLY)
        board.scroll_into_view_if_needed()
        board.evaluate(WALKED)
        walker.look(f"cell {number}")
        control = board.locator(CONTROLS).locator("visible=true").first
        if control.count():
            walker.press(control)
            running.wait_idle()
            walker.look("after it")
    return boards


@cache
def _lab() -> Lab:
    """JupyterLab, one for all notebooks that a browser walks; it stops when the walk ends."""
    open_ = ExitStack()
    atexit.register(open_.close)
    root = open_.enter_context(TemporaryDirectory())
    return open_.enter_context(running_lab(Path(root)))
