"""A game that is gone through: move by move, by itself, away from the record and back, and what if."""

from __future__ import annotations

import carcnb
from carcnb.words import say
from tests.walk.acting import act
from tests.walk.walker import Walker
from tests.walk.wander import wander
from tests.walk.ways import way

GAMES = ("base/one_point",)


@way("records", lambda: ["through", "fork", "all"], lambda parts: parts[:2], looks=2)
def record(walker: Walker, part: str) -> None:
    """Somebody goes through a record, tries another move, and finds back."""
    board = carcnb.replay(GAMES[0], theme=walker.at.theme, lang=walker.at.lang)
    place = walker.board(board)
    for _ in range(4):
        walker.press(".cn-time [data-do=next]", within=place)
    if part == "through":
        walker.press(".cn-time [data-do=back]", within=place)
        walker.press(".cn-time [data-do=play]", within=place)
        walker.press(".cn-time [data-do=play]", within=place)
        for key in ("End", "Home", "ArrowRight"):
            walker.page.locator("[data-slide]").focus()
            walker.key(key, less=["answers"])
    elif part == "fork":
        while board.game.prompt and board.game.prompt.kind != "place":
            walker.press(".cn-time [data-do=next]", within=place)
        act(walker, board.game, board.game.legal_actions()[-1], within=place)
        if walker.there("[data-do=skip]", within=place):
            walker.press("[data-do=skip]", within=place)
        walker.press(say("ui-time-return"), within=place)
        if walker.page.locator(f"{place} .cn-fork").count():
            walker.lost("no way leads back to the record")
    else:
        wander(walker, within=place, most=25, skip="lang")
