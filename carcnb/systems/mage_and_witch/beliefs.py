"""What people believe of Mage and Witch, though its rules say otherwise."""

from __future__ import annotations

from carcnb.engine.actions import Action
from carcnb.engine.beliefs import Belief, Lines, recount
from carcnb.engine.board import is_complete, segment_at, spot_of, terrain
from carcnb.engine.events import Feature, worth
from carcnb.engine.table import Table
from carcnb.systems.mage_and_witch.rules import MageAndWitch


class MageCoats(Belief):
    """The mage adds 1 point for every coat of arms, too."""

    id = "mage-coats"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        coats = feature.coats_of_arms
        return tuple(line._replace(count=line.count + coats) if line.what == "mage" else line for line in lines)


class MageDoubles(Belief):
    """The mage doubles what a road or city brings."""

    id = "mage-doubles"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        plain = tuple(line for line in lines if line.what != "mage")
        return lines if plain == lines else tuple(line._replace(each=2 * line.each) for line in plain)


class WitchDown(Belief):
    """Of an odd number the witch leaves the half rounded down."""

    id = "witch-down"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        plain = worth([line for line in lines if line.what != "witch"])
        return recount(lines, "witch", (plain + 1) // 2)


class MageFlat(Belief):
    """The mage adds 1 point, however many tiles there are."""

    id = "mage-flat"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        return recount(lines, "mage", 1)


class WitchTakesAll(Belief):
    """A road or city with the witch brings nothing."""

    id = "witch-takes-all"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        plain = worth([line for line in lines if line.what != "witch"])
        return recount(lines, "witch", plain)


class MagicNotAtEnd(Belief):
    """On what is unfinished at the end the mage and the witch change nothing."""

    id = "magic-not-at-end"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        return lines if feature.complete else tuple(line for line in lines if line.what not in MageAndWitch.neutrals)


class MagicOnTile(Belief, MageAndWitch):
    """The mage or the witch goes to the tile just laid."""

    id = "magic-on-tile"

    def _targets(self, table: Table) -> list[Action]:
        state = table.state
        return [
            one for one in super()._targets(table) if state.home[segment_at(state, one.xy, one.where)] == state.cell
        ]


class MagicWhereFree(Belief, MageAndWitch):
    """The mage and the witch go only where nobody stands."""

    id = "magic-where-free"

    def _targets(self, table: Table) -> list[Action]:
        state, taken = table.state, table.occupied_features()
        found = super()._targets(table)
        return [one for one in found if state.label[segment_at(state, one.xy, one.where)] not in taken]


class MagicOnMonastery(Belief, MageAndWitch):
    """The mage and the witch may go to a monastery, too."""

    id = "magic-on-monastery"

    def _targets(self, table: Table) -> list[Action]:
        state = table.state
        more = [Action("magic", kind, *spot_of(state, at)) for kind in self.neutrals for at in state.singles
                if terrain(state, at) == "monastery" and not is_complete(state, at)]  # fmt: skip
        return [*super()._targets(table), *more]
