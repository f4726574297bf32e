"""What an expansion can add: data, values folded in, and scripts that join named moments of the turn.

The core calls these hooks and never names an expansion.  A hook that a class does not override costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from carcnb.rules.actions import Action
from carcnb.rules.events import Feature, Line, PointsScored
from carcnb.rules.prompts import Script

if TYPE_CHECKING:
    from carcnb.rules.table import Table

MOMENTS = ("tile_drawn", "tile_placed", "figure_placed", "recorded", "scored", "part_over", "turn_over", "ended")
FOLDS = ("deployments", "lines", "strength")


class Expansion:
    """One expansion; each subclass reads like its page of the rulebook.

    It keeps nothing on itself, for clones of a game share it: what it has to remember are immutable values in
    ``state.extra``.

    ``sets`` are the tile sets it adds to the bag, ``supply`` the figures it gives every player, ``followers`` those of
    them that can be knight, thief, monk or farmer, ``pieces`` its score figures.
    """

    name = ""
    sets: tuple[str, ...] = ()
    supply: Mapping[str, int] = MappingProxyType({})
    followers: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()

    # ---- moments: scripts that may ask anybody anything

    def tile_drawn(self, table: Table) -> Script:
        """A tile that fits somewhere is in hand (``state.hand``) and not yet placed; it may be changed for another."""
        raise NotImplementedError

    def tile_placed(self, table: Table, cell: int) -> Script:
        """The tile lies on the board; no figure yet."""
        raise NotImplementedError

    def figure_placed(self, table: Table, cell: int, chosen: Action) -> Script:
        """The deployment is over and ``chosen`` was the answer; nothing is judged complete yet."""
        raise NotImplementedError

    def recorded(self, table: Table, event: PointsScored) -> Script:
        """A player's points have just been recorded on the score track."""
        raise NotImplementedError

    def scored(self, table: Table, features: list[tuple[int, Feature]]) -> Script:
        """Complete features (a segment and what it was) have been scored and their figures are home."""
        raise NotImplementedError

    def part_over(self, table: Table, cell: int) -> Script:
        """After the scoring of one tile."""
        raise NotImplementedError

    def turn_over(self, table: Table) -> Script:
        """The last part of the turn is over; ``yield from part(table)`` gives the player another."""
        raise NotImplementedError

    def ended(self, table: Table) -> Script:
        """After the fields of the final scoring."""
        raise NotImplementedError

    # ---- folds: values handed on from one to the next

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        """The legal deployments on the tile just laid."""
        raise NotImplementedError

    def lines(
        self, table: Table, segment: int, feature: Feature, seat: str, lines: tuple[Line, ...]
    ) -> tuple[Line, ...]:
        """The points of a feature for one of its owners, as lines of a sum; what is worth nothing is a line of 0."""
        raise NotImplementedError

    def strength(self, kind: str, strength: int) -> int:
        """What a figure of this kind counts in a majority."""
        raise NotImplementedError


def joined(expansions: tuple[Expansion, ...], names: tuple[str, ...]) -> dict[str, tuple[Callable[..., Any], ...]]:
    """For each hook the expansions' own methods, in their order; a hook left alone is not in the list."""
    return {
        name: tuple(getattr(e, name) for e in expansions if getattr(type(e), name) is not getattr(Expansion, name))
        for name in names
    }
