"""A game that is over, looked back at on its board: what the moves of a player have cost, and which were well found.

It is gone through for a little each time it is asked for, so that the kernel stays free for everything else.
"""

from __future__ import annotations

from time import monotonic

from carcnb.analysis.layout import tenths
from carcnb.analysis.reasons import sentence
from carcnb.analysis.review import Review
from carcnb.analysis.review_shown import document
from carcnb.analysis.reviewing import COSTLY, EVEN, Reviewed, Reviewing, costliest
from carcnb.board.answers import NoAnswer
from carcnb.board.reader import Reader
from carcnb.engine.actions import TURNS
from carcnb.engine.game import Game
from carcnb.wire.coach import MoveCost, SeatCost

SLICE = 0.15
"""Seconds that one question works at most, as far as what is under way can be cut short."""
MOST, PRAISED = 7, 3
"""So many of a player's moves are told that cost most, and so many that were well found."""
AHEAD = 3.0
"""A best move is well found if all others on other squares are so many points behind."""
STEPS = (EVEN, 1.0, 3.0, 6.0)
"""Where the levels of a loss begin: from 0 for the best to 4."""


class LookBack:
    """What is known of the moves of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game.clone()
        self._going = Reviewing(self.game)
        self._told: dict[tuple[str, str], SeatCost] = {}

    def tell(self, seat: str, reader: Reader) -> SeatCost:
        """What the moves of a seat have cost, once the whole game has been gone through; until then how far that is.

        ``NoAnswer`` if nobody sits there.
        """
        if seat not in self.game.seats:
            raise NoAnswer(reader.say("error-message", what=seat))
        end, going = monotonic() + SLICE, self._going
        while not going.over and monotonic() < end:
            going.step()
        if not going.over:
            return {"seat": seat, "text": "", "costly": [], "found": [], "curve": self._curve(), "share": going.share}
        key = seat, reader.lang
        if key not in self._told:
            self._told[key] = self._whole(seat, reader)
        return self._told[key]

    def page(self, reader: Reader) -> str:
        """All of it as a page of its own; ``NoAnswer`` until the whole game has been gone through."""
        lines = self._going.lines
        if not self._going.over:
            raise NoAnswer(reader.say("look-back-later"))
        found = Review(self.game, lines, self._going.curve, costliest(lines)[:MOST])
        return document(found, reader.lang)

    def _whole(self, seat: str, reader: Reader) -> SeatCost:
        own = [line for line in self._going.lines if line.seat == seat and line.choices > 1]
        found = sorted((line for line in own if line.loss < EVEN and line.margin >= AHEAD), key=lambda one: -one.margin)
        good = sum(line.loss < COSTLY for line in own)
        lost = round(sum(line.loss for line in own))
        return {
            "seat": seat,
            "text": reader.say("look-back-good", n=len(own), good=good, lost=lost),
            "costly": [self._move(line, -line.loss, reader) for line in costliest(own)[:MOST]],
            "found": [self._move(line, line.margin, reader) for line in found[:PRAISED]],
            "curve": self._curve(),
            "share": 1.0,
        }

    def _move(self, line: Reviewed, points: float, reader: Reader) -> MoveCost:
        before, first = self.game.clone(), line.played[0]
        before.goto(line.at)
        better = sentence(before, line.best, reader.lang, line.played) if line.loss >= COSTLY else ""
        text = sentence(before, line.played, reader.lang)
        key = "look-back-lost" if points < 0 else "look-back-ahead"
        return {
            "at": line.at,
            "turn": line.turn,
            "tile": first.what if first.verb == "place" else "",
            "quarter": TURNS.index(first.where) if first.where in TURNS else 0,
            "points": reader.say(key, n=abs(tenths(points))),
            "level": level(line.loss),
            "text": reader.say("look-back-played", what=text) if better else text,  # two moves: which one is which
            "better": reader.say("verdict-better", what=better) if better else "",
        }

    def _curve(self) -> list[list[float]]:
        """What every seat could expect at the beginning and after each turn, by seats."""
        rows = [self._going.start, *self._going.curve]
        return [[tenths(row[seat]) for row in rows] for seat in self.game.seats]


def level(loss: float) -> int:
    """How far a loss is on a scale from 0, one of the best, to 4."""
    return sum(loss >= step for step in STEPS)


def same_game(one: Game, other: Game) -> bool:
    """Whether two games are the same one, at the same moment."""
    return one.setup == other.setup and one.history == other.history
