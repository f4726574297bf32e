"""Cells run in the process of the test, their boards in a page without Jupyter: several times as fast as a notebook.

For what is the board's own.  What Jupyter could change (keys, outputs, kernels, saving) needs a ``Notebook``.
"""

from __future__ import annotations

import ast
import io
from contextlib import redirect_stdout
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from carcnb.board import Board
from tests.walk.host import Desk


class Desks:
    """The page for the boards of the whole run: to open another takes longer than most tests."""

    def __init__(self, browser: Browser, looks: dict[str, Any]) -> None:
        self.broken: list[str] = []
        self._browser, self._looks = browser, looks
        self._desk: Desk | None = None

    def open(self, page: Page | None = None) -> Desk:
        """The page as if it were new, or a page of one's own."""
        self.broken.clear()
        if page:
            return Desk(page, "en", "light", self.broken.append)
        if self._desk is None:
            self._desk = Desk(self._browser.new_context(**self._looks).new_page(), "en", "light", self.broken.append)
            return self._desk
        self._desk.page.set_viewport_size(self._looks["viewport"])
        self._desk.page.emulate_media(reduced_motion="null")
        self._desk.page.evaluate("() => localStorage.clear()")
        self._desk.clear()
        return self._desk

    def drop(self) -> None:
        """Have another page for the next test, because something went wrong in this one."""
        if self._desk:
            self._desk.page.context.close()
        self._desk = None


class Here:
    """Cells as a ``Notebook`` has them, as far as tests of boards ask for it."""

    def __init__(self, desk: Desk, *cells: str) -> None:
        self.desk, self.page = desk, desk.page
        self._names: dict[str, Any] = {}
        for n, cell in enumerate(cells):
            self._run(n, cell)

    def output(self, cell: int) -> Locator:
        """What the cell with this index shows."""
        return self.page.locator(f'[data-output="{cell}"]')

    def python(self, code: str) -> str:
        """What `code` prints among the cells."""
        with redirect_stdout(io.StringIO()) as printed:
            exec(code, self._names)
        self.desk.push()
        return printed.getvalue().strip()

    def _run(self, n: int, cell: str) -> None:
        """Run a cell, and show the board that it ends with."""
        *lines, last = ast.parse(cell).body
        if not isinstance(last, ast.Expr):
            lines, last = [*lines, last], ast.Expr(ast.Constant(None))
        exec(compile(ast.Module(lines, []), "cell", "exec"), self._names)
        shown = eval(compile(ast.Expression(last.value), "cell", "eval"), self._names)
        shown = getattr(shown, "quiz", shown)
        board = getattr(shown, "board", shown)
        if isinstance(board, Board):
            id = self.desk.open(board)
            self.page.evaluate(
                "([id, n]) => { document.querySelector(`[data-board='${id}']`).dataset.output = n; }", [id, n]
            )
