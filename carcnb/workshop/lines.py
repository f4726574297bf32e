"""The lines of a position as a puzzle compares them: whole turns, those that come to the same together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from carcnb.analysis.evaluation import Judge
from carcnb.analysis.puzzles import Moves
from carcnb.analysis.search import Contest, Ranked, Settings
from carcnb.analysis.turns import outcome, turns
from carcnb.engine.game import Game
from carcnb.engine.prompts import Ask
from carcnb.engine.table import Table
from carcnb.errors import require

OPTIONS = range(8, 300)
"""So many lines are there to choose from."""
AHEAD = 6
"""So many turns lines are played on."""


class Lines(NamedTuple):
    """The lines of a position, each with the table after it; ``same`` has for each all that come to the same."""

    game: Game
    seat: str
    tables: dict[Moves, Table]
    same: dict[Moves, list[Moves]]

    def rank(self, judge: Judge) -> list[tuple[float, Moves]]:
        """By how many points the seat is ahead after each, as a judge sees it; the best first."""
        found = [(judge.lead(table, self.seat), moves) for moves, table in self.tables.items()]
        return sorted(found, key=lambda one: -one[0])

    def played_on(self, among: Iterable[Moves], count: int, seed: int, ahead: int = AHEAD) -> list[Ranked]:
        """Some of the lines compared by so many playouts, the best first."""
        contest = Contest(self.game, Settings(self.seat, seed, ahead), [(moves, self.tables[moves]) for moves in among])
        for _ in contest.sharpen(count=count):
            pass
        return [line for line in contest.lines() if line.samples]


def lines_of(game: Game, seed: int = 0) -> Lines | None:
    """The lines of the player asked; None where they are too few or too many for a puzzle."""
    seat = require(game.prompt, Ask).player
    known = game.as_known(seat, seed)
    groups: dict[object, list[Moves]] = {}
    tables: dict[Moves, Table] = {}
    every = 0
    for moves, table in turns(known, OPTIONS.stop):
        every += 1
        same = groups.setdefault(outcome(known, moves, table), [])
        same.append(moves)
        if len(same) == 1:
            tables[moves] = table
    if every not in OPTIONS or len(groups) < 3:
        return None
    return Lines(known, seat, tables, {same[0]: same for same in groups.values()})
