"""A JupyterLab and a Chromium for the browser tests; skipped without Chromium, but in CI that is an error."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import chromium
from tests.e2e.board import PATIENCE
from tests.e2e.here import Desks, Here
from tests.e2e.lab import Lab, running_lab
from tests.e2e.notebook import Notebook, write_notebook
from tests.walk.host import Desk

FAILURES = Path("test-results", "failures")

expect.set_options(timeout=PATIENCE)  # Playwright's own 5 seconds are short for a kernel on a busy machine


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """How pytest-playwright starts the browser."""
    path = chromium.find_chromium()
    if path is None:
        (pytest.fail if os.environ.get("CARCNB_ALL") else pytest.skip)(chromium.HOW)
    return {"executable_path": path, "headless": True, "args": chromium.FLAGS}


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, Any]:
    """A laptop's window."""
    return {"viewport": {"width": 1400, "height": 1000}}


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """One JupyterLab for the whole run."""
    with running_lab(tmp_path_factory.mktemp("lab")) as running:
        yield running


@pytest.fixture
def pictures() -> Path:
    """Where screenshots go, for people to look at."""
    folder = Path("test-results")
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def desk(browser: Browser, browser_context_args: dict[str, Any]) -> Page:
    """One page for the notebooks of the whole run, for JupyterLab takes longer to load than most tests."""
    return browser.new_context(**browser_context_args).new_page()


@pytest.fixture
def lab_page(
    desk: Page, lab: Lab, browser_context_args: dict[str, Any], request: pytest.FixtureRequest
) -> Iterator[Page]:
    """The page to show a notebook in. After a failure there is a picture of it, and JupyterLab is loaded anew."""
    desk.set_viewport_size(browser_context_args["viewport"])
    yield desk
    if request.node.rep_setup.failed or request.node.rep_call.failed:
        desk.screenshot(path=FAILURES / f"{request.node.name}.png")
        desk.goto("about:blank")
    lab.stop_kernels()


@pytest.fixture
def open_notebook(lab_page: Page, lab: Lab, request: pytest.FixtureRequest) -> Callable[..., Notebook]:
    """Write the given cells to a notebook, open it, run it; `open_notebook("1 + 1")` is a running Notebook.

    What would leave its traces in JupyterLab, or has to see it load, names a `page` of its own.
    """

    def open_(*cells: str, page: Page = lab_page) -> Notebook:
        path = write_notebook(lab.root / f"{request.node.name}.ipynb", *cells)
        return Notebook(page, lab, path).open().run_all()

    return open_


@pytest.fixture(scope="session")
def desks(browser: Browser, browser_context_args: dict[str, Any]) -> Desks:
    """The page without Jupyter of the whole run."""
    return Desks(browser, browser_context_args)


@pytest.fixture
def open_desk(desks: Desks, request: pytest.FixtureRequest) -> Iterator[Callable[..., Desk]]:
    """The page without Jupyter, as if it were new; or a `page` of one's own becomes one."""
    opened: list[Desk] = []

    def open_(page: Page | None = None) -> Desk:
        opened.append(desks.open(page))
        return opened[-1]

    yield open_
    if not request.node.rep_call.passed:
        for desk in opened:
            desk.page.screenshot(path=FAILURES / f"{request.node.name}.png")
        desks.drop()
    assert not desks.broken


@pytest.fixture
def open_here(open_desk: Callable[..., Desk]) -> Callable[..., Here]:
    """Run the given cells in this process, their boards in a page without Jupyter: `open_here("carcnb.home()")`."""
    return lambda *cells, page=None: Here(open_desk(page), *cells)
