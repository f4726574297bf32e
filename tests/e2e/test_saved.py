"""A saved board is a picture where its kernel is not: in a notebook that is not trusted, in one reopened later."""

# mypy: disable-error-code="misc"
from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

import carcnb
from carcnb.hosts.jupyter import VIEW
from tests.e2e.lab import Lab, running_lab
from tests.e2e.notebook import CELLS, SLOWLY, Notebook, write_notebook

pytestmark = pytest.mark.browser

CELL = 'import carcnb\n\ncarcnb.play(["Ada", "Ben"], seed=7)'
HOSTILE = "<img src='x:' onerror='window.stranger=1'>"


def shows_a_picture(output: Locator) -> None:
    """One picture of a board with its description, and no word of what is missing."""
    picture = output.locator("img")
    expect(picture).to_have_count(1)
    expect(picture).to_be_visible()
    expect(picture).to_have_attribute("alt", re.compile(r"Ada to play: Place the tile"))
    assert picture.evaluate("image => image.naturalWidth") > 50
    expect(output.locator(".carcnb")).to_have_count(0)
    expect(output).not_to_contain_text(re.compile("not found|#"))


def test_in_a_notebook_that_is_not_trusted(lab_page: Page, lab: Lab) -> None:
    data, _ = carcnb.play(["Ada", "Ben"], seed=7)._repr_mimebundle_()
    del data[VIEW]  # as in the tutorials
    path = write_notebook(lab.root / "strange.ipynb", CELL)
    told = json.loads(path.read_text(encoding="utf-8"))
    told["cells"][0]["outputs"] = [
        {"output_type": "execute_result", "data": data, "metadata": {}, "execution_count": 1}
    ]
    path.write_text(json.dumps(told), encoding="utf-8")
    shows_a_picture(Notebook(lab_page, lab, path).open().output(0))


def test_when_a_notebook_of_ones_own_is_reopened_without_its_kernel(
    open_notebook: Callable[..., Notebook], lab: Lab
) -> None:
    notebook = open_notebook(CELL)
    output = notebook.output(0)
    expect(output.locator(".carcnb [data-tile]").first).to_be_visible()
    expect(output.locator("img[alt*='to play']")).to_have_count(1)
    expect(output.locator("img[alt*='to play']")).not_to_be_visible()
    notebook.save()
    lab.stop_kernels()
    notebook.page.goto("about:blank")
    shows_a_picture(notebook.open().output(0))


def test_boards_live_on_in_a_page_loaded_anew_though_the_notebook_is_not_trusted(
    context: BrowserContext, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """The second cell is run and saved; the first holds a picture that nobody has run, so Lab trusts none of them."""
    root = tmp_path_factory.mktemp("reload")
    path = write_notebook(root / "own.ipynb", CELL, CELL)
    told = json.loads(path.read_text(encoding="utf-8"))
    told["cells"][0]["outputs"] = [{"output_type": "display_data", "metadata": {}, "data": {"text/html": HOSTILE}}]
    path.write_text(json.dumps(told), encoding="utf-8")
    with running_lab(root, path) as lab:
        page = context.new_page()
        page.on("dialog", lambda dialog: dialog.accept())
        notebook = Notebook(page, lab, path).open()
        page.evaluate(f"() => {{ {CELLS.replace('.widgets', '')}.activeCellIndex = 1; return null; }}")
        page.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-cell'); return null; }")
        board = notebook.output(1).locator(".carcnb")
        expect(board.locator("[data-tile]").first).to_be_visible(timeout=SLOWLY)
        was = notebook.output(1).locator("[data-mime-type]").count()
        notebook.save()
        page.goto("about:blank")
        notebook.open()
        expect(board.locator("[data-tile]").first).to_be_visible(timeout=SLOWLY)
        expect(notebook.output(1).locator("img.cn-still")).not_to_be_visible()
        expect(notebook.output(1).locator("[data-mime-type]")).to_have_count(was)
        assert page.evaluate("() => window.stranger ?? null") is None
        assert not page.evaluate(f"() => {CELLS}[0].model.trusted || {CELLS}[1].model.trusted")
