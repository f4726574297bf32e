"""An expansion made up for tests, as somebody else could write it: shepherds, who are no followers and stand alone.

It tries what an expansion from outside may need: ``tests/systems/test_meadow.py`` plays it.
"""

from __future__ import annotations

from types import MappingProxyType

import pytest

from carcnb.engine import expansions
from carcnb.engine.actions import Action
from carcnb.engine.board import terrain
from carcnb.engine.expansion import Expansion
from carcnb.engine.figures import FigureKind
from carcnb.engine.grid import XY
from carcnb.engine.refusals import Refusal
from carcnb.engine.table import Table
from tests.contract import Rebuilt
from tests.contract.watch import Part
from tests.oracle import Segment, kind_of, segments_at
from tests.systems.base.referee import Referee, place
from tests.systems.referees import REFEREES

SHEPHERD = "shepherd"


class Meadow(Expansion):
    """Every player has one shepherd, who is put on any field and keeps nobody out of it."""

    name = "meadow"
    figures = MappingProxyType({SHEPHERD: FigureKind(1, strength=0, follower=False)})

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        """The shepherd comes instead of a follower to a field of the tile just laid, whoever is there."""
        tile, first = table.state.tiles[cell]
        player = table.state.player
        if table.state.supply[player, SHEPHERD]:
            options += [
                Action("deploy", SHEPHERD, XY[cell], where)
                for segment, where in enumerate(tile.where, first)
                if table.may_stand(player, SHEPHERD, segment)
            ]
        return options

    def why_not_standing(self, table: Table, seat: str, kind: str, segment: int) -> Refusal | None:
        """A shepherd stands on fields."""
        wrong = kind == SHEPHERD and terrain(table.state, segment) != "field"
        return Refusal("no-spot", "BASE-5.5", {"spot": SHEPHERD, "spots": ("field",)}) if wrong else None


class MeadowReferee(Referee):
    figures = MappingProxyType({SHEPHERD: 1})
    weights = MappingProxyType({SHEPHERD: 0})
    alone = (SHEPHERD,)

    def may_stand(self, told: Rebuilt, kind: str, at: Segment) -> bool:
        return kind != SHEPHERD or kind_of(told.board, at) == "field"

    def deployments(self, told: Rebuilt, part: Part) -> set[str]:
        fields = [at for at in segments_at(told.board, part.cell) if self.may_stand(told, SHEPHERD, at)]
        if not told.farmers or not told.at_hand(part.seat, SHEPHERD):
            return set()
        return {f"deploy {SHEPHERD} {place(told.board, at)}" for at in fields}


def install(patch: pytest.MonkeyPatch) -> None:
    """Put it behind all others, as if its package were installed, with its referee."""
    patch.setattr(expansions, "ORDER", (*expansions.ORDER, Meadow))
    patch.setattr(expansions, "NAMES", (*expansions.NAMES, Meadow.name))
    patch.setitem(REFEREES, Meadow.name, MeadowReferee())
