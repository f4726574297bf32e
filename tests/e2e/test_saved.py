"""A saved board is a picture where its kernel is not: in a notebook that is not trusted, in one reopened later."""

# mypy: disable-error-code="misc"
from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import carcnb
from carcnb.hosts.jupyter import VIEW
from tests.e2e.lab import Lab
from tests.e2e.notebook import Notebook, write_notebook

pytestmark = pytest.mark.browser

CELL = 'import carcnb\n\ncarcnb.play(["Ada", "Ben"], seed=7)'


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
