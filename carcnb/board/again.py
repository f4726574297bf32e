"""Games with the same draws, one after the other: how they ended, beside each other."""

from __future__ import annotations

from collections.abc import Sequence

from carcnb.board.reader import Reader
from carcnb.engine.game import Game
from carcnb.words import list_names


def comparison_text(games: Sequence[Game], shown: Game, reader: Reader) -> str:
    """Everybody's points in those that are over, and their sum; nothing if the one shown is not among several."""
    over = [game for game in games if game.over]
    if len(over) < 2 or not any(game is shown for game in over):
        return ""
    ends = [game.scores for game in over]
    told = [
        reader.say(
            "rematch-points",
            name=reader.name(seat),
            sum=" + ".join(str(scores[seat]) for scores in ends),
            points=sum(scores[seat] for scores in ends),
        )
        for seat in shown.seats
    ]
    return reader.say("rematch-compared", all=list_names(told, reader.lang))
