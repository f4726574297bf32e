"""Both editors: a position is set up, a lesson is recorded and tried; everything in them is pressed once."""

from __future__ import annotations

import carcnb
from tests.walk.walker import Walker
from tests.walk.wander import wander
from tests.walk.ways import way


@way("editors", lambda: ["position", "lesson", "beside"], lambda parts: parts, looks=3)
def editor(walker: Walker, part: str) -> None:
    """A teacher lays tiles, puts a figure, makes a lesson of it; a lesson below an open editor is what it is alone."""
    board = carcnb.edit(theme=walker.at.theme, lang=walker.at.lang)
    if part == "lesson":
        board = carcnb.record_lesson(theme=walker.at.theme, lang=walker.at.lang)
    place = walker.board(board)
    if part == "beside":
        below = walker.board(carcnb.lesson("base/edges", theme=walker.at.theme, lang=walker.at.lang))
        walker.press("[data-do=next]", within=below)
        for choice in ("yes", "no"):
            walker.press(f'[data-answer="{choice}"]', within=below)
        return
    for tile, cell in (("base-U", "1,0"), ("base-V", "2,0")):
        if walker.there(f'[data-box="{tile}"]', within=place):
            walker.press(f'[data-box="{tile}"]', within=place)
            if walker.there(f'[data-cell="{cell}"]', within=place):
                walker.press(f'[data-cell="{cell}"]', within=place, less=["stays"])
    wander(walker, within=place, most=30, skip="lang")
