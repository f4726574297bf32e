"""Followers put on a feature of a played position, where they could have come to in a game: for majorities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from carcnb.engine.board import spot_of
from carcnb.engine.errors import SetupError
from carcnb.engine.expansion import Expansion
from carcnb.engine.grid import STEP
from carcnb.engine.notation import Standing
from carcnb.engine.setup import Setup
from carcnb.engine.table import Table
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.sketch import turns_of
from carcnb.records.notation import parse, text_of
from carcnb.records.notation_reading import lay_table

HANDS = {1: ((1, 1), (2, 1)), 2: ((1, 1), (2, 1), (2, 1)), 3: ((1, 1), (2, 1), (2, 2), (1, 1, 1), (2, 1, 1))}
"""Followers of each player on a feature that is shared, by difficulty; what an expansion adds to them comes besides."""

ALONE = ((1,), (1,), (1, 1))
"""The same where it does not matter who has most."""


class Crowd:
    """Figures that are about to be put on one feature of a position.

    A tile takes one figure, and figures of one feature stand apart: each had a part of its own before these were
    joined (BASE-8.1).
    """

    def __init__(self, dice: Dice, setup: Setup, segments: Sequence[int]) -> None:
        self.dice, self.setup = dice, setup
        self.table = lay_table(setup)
        state = self.table.state
        near = {state.home[at] + step for at in segments if at in state.figures for step in (0, *STEP)}
        taken = {state.home[at] for at in state.figures} | near
        known = len(state.home)  # what the turn lays is no place yet
        self.free = [at for at in segments if at < known and state.home[at] not in taken]
        self.standing: dict[int, Standing] = {}
        turns = turns_of(setup.seats, setup.first, len(setup.position) - 1)
        put = Counter(figure.seat for figures in state.figures.values() for figure in figures)
        self.left = {seat: turns[seat] - put[seat] for seat in setup.seats}  # turns in which no figure was put down

    def stand(self, seat: str, kind: str, table: Table) -> bool:
        """Put a figure on one of the places left, if it may stand on one as things are on this table."""
        used = Counter((one.seat, one.kind) for one in self.standing.values())
        places = [at for at in self.free if table.may_stand(seat, kind, at)]
        if not places or self.left[seat] <= 0 or self.table.state.supply[seat, kind] <= used[seat, kind]:
            return False
        self.left[seat] -= 1
        at, home = self.dice.one(places), self.table.state.home
        self.free = [other for other in self.free if home[other] not in {home[at] + step for step in (0, *STEP)}]
        self.standing[at] = Standing(seat, kind, spot_of(self.table.state, at)[1])
        return True

    def as_setup(self) -> Setup:
        """The position with them."""
        where = {at: spot_of(self.table.state, at)[0] for at in self.standing}
        position = tuple(
            tile._replace(pieces=(*tile.pieces, *(one for at, one in self.standing.items() if where[at] == tile.cell)))
            for tile in self.setup.position
        )
        return replace(self.setup, position=position)


def add_followers(
    dice: Dice, expansion: Expansion, hands: Sequence[Sequence[int]], setup: Setup, segments: Sequence[int]
) -> Setup | None:
    """The same position with followers of some players on these segments, and figures that an expansion adds to them.

    One of ``hands`` says how many each player has there.  None if there is no room, or no game leads there.
    """
    crowd = Crowd(dice, setup, segments)
    seats = dice.some(setup.seats, len(setup.seats))
    kinds = crowd.table.followers
    taken = any(at in crowd.table.state.figures for at in segments)  # then some of them will do
    for seat, number in zip(seats, dice.one(hands), strict=False):
        for _ in range(number):
            if not crowd.stand(seat, dice.one([kinds[0], kinds[-1]]), crowd.table) and not taken:
                return None
    try:
        joined = lay_table(crowd.as_setup())
        for seat in seats:
            for kind, of in expansion.figures.items():
                if not of.follower and kind not in expansion.on_track and not dice.once_in(3):
                    crowd.stand(seat, kind, joined)
        return parse(text_of(crowd.as_setup()), setup.seed)
    except SetupError:
        return None
