"""How values show themselves at the end of a notebook's cell and in print: one table, loaded when somebody looks.

A value lies in the room that makes it; its words and pictures lie higher, and are not needed to make it.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

from carcnb.browser import in_browser

NOTEBOOK = "carcnb.hosts.jupyter"
PAGE = "JPY_SESSION_NAME"
"""Set by a Jupyter server for the kernel of a page that it shows."""
SHOWS = {
    "Board": NOTEBOOK,
    "ClassRows": "carcnb.classroom.class_page",
    "ClassTable": "carcnb.classroom.class_page",
    "Exercise": "carcnb.quizzes.run",
    "Exercises": "carcnb.quizzes.quiz",
    "Game": "carcnb.drawing.of_game",
    "Odds": "carcnb.analysis.odds_shown",
    "Review": "carcnb.analysis.review_shown",
    "Rule": "carcnb.lessons.cards",
}
"""What shows each kind of value, by the name of its class."""


def shows(value: object) -> Any:
    """The module that shows a value; ``KeyError`` if none does."""
    return import_module(next(SHOWS[kind.__name__] for kind in type(value).__mro__ if kind.__name__ in SHOWS))


def notebook() -> Any:
    """What puts something below the running cell; ``ImportError`` where there is no Jupyter."""
    return import_module(NOTEBOOK)


def on_page() -> bool:
    """Whether a page of Jupyter shows what cells give: a server says so, and a browser's kernel has no other."""
    return bool(os.environ.get(PAGE)) or in_browser()
