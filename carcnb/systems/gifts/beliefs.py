"""What people believe of The Gifts, though its rules say otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from carcnb.engine.beliefs import Belief
from carcnb.engine.events import Feature, Line
from carcnb.engine.grid import XY
from carcnb.engine.prompts import Script
from carcnb.engine.scoring import Due, lines
from carcnb.engine.table import Table
from carcnb.systems.gifts.rules import GiftDue, Gifts
from carcnb.tiles import CITY, ROAD


class GiftsWorthless(Belief, Gifts):
    """Gifts that are left at the end bring nothing."""

    id = "gifts-worthless"

    def game_ended(self, table: Table) -> Script:
        """Nothing is scored."""
        yield from ()


def _extended(table: Table, cell: int) -> Iterator[tuple[int, Feature]]:
    """The roads and cities that were there before the tile on a cell, each with its segment of the tile."""
    tile, first = table.state.tiles[cell]
    for n, kind in enumerate(tile.design.kinds):
        if kind in (ROAD, CITY):
            feature = table.feature(first + n)
            if any((x, y) != XY[cell] for x, y, _ in feature.segments):
                yield n, feature


class GiftOwnToo(Belief, Gifts):
    """Whoever extends a road or city on which others stand may take a gift, though it is his own as well."""

    id = "gift-own-too"

    def _due(self, table: Table, cell: int) -> GiftDue | None:
        seat = table.state.player
        for n, feature in _extended(table, cell):
            for other, _ in feature.strength:
                if other != seat:
                    return GiftDue(seat, other, feature.kind, XY[cell], n)
        return None


class GiftForFree(Belief, Gifts):
    """Whoever extends a road or city on which nobody stands may take a gift, too."""

    id = "gift-for-free"

    def _due(self, table: Table, cell: int) -> GiftDue | None:
        seat = table.state.player
        free = (GiftDue(seat, "", feature.kind, XY[cell], n) for n, feature in _extended(table, cell)
                if not feature.strength)  # fmt: skip
        return super()._due(table, cell) or next(free, None)


class CashOwn(Belief, Gifts):
    """Cash Out brings 2 points for each of one’s own followers there."""

    id = "cash-own"

    def cash_lines(self, table: Table, seat: str, segment: int) -> tuple[Line, ...]:
        """Those of others do not count."""
        (line,) = super().cash_lines(table, seat, segment)
        label = table.state.label
        own = sum(label[at] == label[segment] for _, at in table.followers_of(seat))
        return (line._replace(count=own),)


class CashValue(Belief, Gifts):
    """Cash Out brings what the road, city, monastery or field is worth."""

    id = "cash-value"

    def cash_lines(self, table: Table, seat: str, segment: int) -> tuple[Line, ...]:
        """As at the end of the game."""
        return lines(table, segment, table.feature(segment), seat)


class SweepOwn(Belief, Gifts):
    """The Road Sweeper scores only a road with an own follower."""

    id = "sweep-own"

    def roads(self, table: Table, seat: str) -> list[int]:
        """Roads on which the player stands."""
        label = table.state.label
        own = {label[at] for _, at in table.followers_of(seat)}
        return [at for at in super().roads(table, seat) if label[at] in own]


class SweepToPlayer(Belief, Gifts):
    """The points of the Road Sweeper go to whoever opens it."""

    id = "sweep-to-player"

    def sweep_due(self, table: Table, seat: str, segment: int) -> Due:
        """Whoever stands there."""
        due = super().sweep_due(table, seat, segment)
        return due._replace(sums={seat: lines(table, segment, table.feature(segment), seat)})


class SynodFree(Belief, Gifts):
    """A synod meets only in a monastery on which nobody stands."""

    id = "synod-free"

    def monasteries(self, table: Table) -> list[int]:
        """None that is taken."""
        return [at for at in super().monasteries(table) if at not in table.state.figures]
