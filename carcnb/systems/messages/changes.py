"""Rules of Messages, turned round: what has another answer then is decided by them."""

from __future__ import annotations

from carcnb.engine.actions import Action
from carcnb.engine.beliefs import RuleChange
from carcnb.engine.events import Scored
from carcnb.engine.prompts import Script
from carcnb.engine.scoring import Due, score
from carcnb.engine.table import Table
from carcnb.systems.messages.rules import DARK, LetterMemory, Messages


class LetterEachTime(RuleChange, Messages):
    """A turn may bring several letters."""

    rules = ("MSG-8",)

    def points_tallied(self, table: Table) -> Script:
        """As if none had come."""
        table.remember(table.recall(LetterMemory)._replace(given=False))
        yield from super().points_tallied(table)


class NoLetterOfLetters(RuleChange, Messages):
    """What a letter brings never brings another one."""

    rules = ("MSG-9",)

    def points_tallied(self, table: Table) -> Script:
        """Nothing while one is being used."""
        if table.recall(LetterMemory).open:
            table.remember(table.recall(LetterMemory)._replace(moved=()))
        else:
            yield from super().points_tallied(table)


class LadyApart(RuleChange, Messages):
    """At the end the points of the second figure do not count."""

    rules = ("MSG-22",)

    def final_began(self, table: Table) -> None:
        """The lady’s points are lost."""
        for seat in table.setup.seats:
            table.state.track[seat, "lady"] = 0


class PointsShared(RuleChange, Messages):
    """Both figures walk for one feature, each about half of its points."""

    rules = ("MSG-4",)
    dealt = False

    def points_recorded(self, table: Table, event: Scored) -> None:
        """Half of them with the other one."""
        super().points_recorded(table, event)
        half, seat = event.points // 2, event.player
        (other,) = (piece for piece in table.pieces if piece != event.piece)
        if half and not event.final:
            table.state.track[seat, event.piece] -= half
            table.state.track[seat, other] += half
            super().points_recorded(table, event._replace(piece=other, points=half))


class LetterPerFigure(RuleChange, Messages):
    """Both figures on dark spaces bring two letters."""

    rules = ("MSG-8",)
    dealt = False

    def points_tallied(self, table: Table) -> Script:
        """One for each of them."""
        state, moved = table.state, dict.fromkeys(table.recall(LetterMemory).moved)
        dark = [piece for piece in moved if state.track[state.player, piece] % DARK == 0]
        yield from super().points_tallied(table)
        if len(dark) > 1:
            yield from self._letter(table)


class LetterForEverybody(RuleChange, Messages):
    """What a letter scores brings points to all who would get some there at the end."""

    rules = ("MSG-21",)
    dealt = False

    def _use(self, table: Table, seat: str, letter: str, answer: Action) -> Script:
        yield from super()._use(table, seat, letter, answer)
        if answer.cell and letter != "score_and_return":
            at = self._segment(table, answer)
            sums = {other: self._value(table, other, at) for other in table.feature(at).owners if other != seat}
            yield from score(table, [Due(table.feature(at), sums, at, "")])
