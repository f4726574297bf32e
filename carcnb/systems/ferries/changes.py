"""Rules of Ferries, turned round: what has another answer then is decided by them."""

from __future__ import annotations

from carcnb.engine.beliefs import RuleChange
from carcnb.engine.board import unlink
from carcnb.engine.events import Feature
from carcnb.engine.state import State
from carcnb.engine.table import Table
from carcnb.systems.ferries.rules import Ferries, nearest


class FerryPaysOwner(RuleChange):
    """A road with a ferry pays only whoever is on turn."""

    rules = ("FER-6",)

    def feature(self, table: Table, segment: int, feature: Feature) -> Feature:
        state = table.state
        crossed = any(state.label[at] == state.label[segment] for at in state.links)
        own = tuple(one for one in feature.strength if one[0] == state.player)
        return feature._replace(strength=own) if crossed else feature


class FerryLeavesApart(RuleChange):
    """Whoever a ferry brings together keeps a road of his own: everybody there gets the points."""

    rules = ("FER-7",)

    def feature(self, table: Table, segment: int, feature: Feature) -> Feature:
        state = table.state
        if not any(state.label[at] == state.label[segment] for at in state.links):
            return feature
        return feature._replace(strength=tuple((seat, 1) for seat, n in feature.strength if n))


class OneDirection(RuleChange, Ferries):
    """Only one ferry may be moved, in whichever direction."""

    rules = ("FER-12",)

    def movable(self, table: Table, cell: int) -> list[int]:
        """The first that is met."""
        return super().movable(table, cell)[:1]


class NewFerryMoves(RuleChange, Ferries):
    """The new ferry may be moved at once, too."""

    rules = ("FER-14",)

    def movable(self, table: Table, cell: int) -> list[int]:
        """The nearest, and that on the tile."""
        new = [cell] if any(ferry.cell == cell for ferry in table.neutral("ferry")) else []
        return [*nearest(table.state, cell), *new]


class NoFerryAtEnd(RuleChange):
    """At the end the ferries are taken away before roads are counted."""

    rules = ("FER-20",)

    def reshape(self, state: State) -> None:
        for at in [at for at, other in state.links.items() if at < other]:
            if state.features[state.label[at]][2]:
                unlink(state, at, state.links[at])
