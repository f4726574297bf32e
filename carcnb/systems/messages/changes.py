"""Rules of Messages, turned round: what has another answer then is decided by them."""

from __future__ import annotations

from carcnb.engine.beliefs import RuleChange
from carcnb.engine.prompts import Script
from carcnb.engine.table import Table
from carcnb.systems.messages.rules import LetterMemory, Messages


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
