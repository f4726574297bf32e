"""The way in: its small game, and every page that leads from it, each control pressed once."""

from __future__ import annotations

import carcnb
from tests.walk.walker import Walker
from tests.walk.wander import wander
from tests.walk.ways import way

PAGES = ("learn", "play", "practise", "teach")


@way("home", lambda: PAGES, lambda parts: parts, looks=3)
def home(walker: Walker, page: str) -> None:
    """A newcomer opens one of the ways, tries what is there, and finds home again."""
    board = carcnb.home(theme=walker.at.theme, lang=walker.at.lang)
    place = walker.board(board)
    walker.press(f'[data-way="{page}"]', within=place)
    wander(walker, ".cn-way, [data-way], [role=tab], [role=radio], [data-tick]", within=place, most=12, skip="lang")
