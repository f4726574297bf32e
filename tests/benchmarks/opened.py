"""A page of a real JupyterLab to measure in."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, WebSocket, sync_playwright

from tests.e2e import chromium
from tests.e2e.lab import Lab, running_lab


@contextmanager
def lab_page() -> Iterator[tuple[Lab, Page]]:
    """A JupyterLab in a folder of its own and an empty page. Raises RuntimeError where there is no Chromium."""
    program = chromium.find_chromium()
    if program is None:
        raise RuntimeError(chromium.HOW)
    with tempfile.TemporaryDirectory() as folder, running_lab(Path(folder)) as lab, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, headless=True, args=chromium.FLAGS)
        try:
            yield lab, browser.new_page(viewport={"width": 1400, "height": 1000})
        finally:
            browser.close()


def heard(page: Page) -> list[int]:
    """The bytes of every frame that the page's sockets receive from now on."""
    sizes: list[int] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: sizes.append(len(frame)))

    page.on("websocket", listen)
    return sizes
