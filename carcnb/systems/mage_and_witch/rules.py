"""Mage and Witch: two figures of nobody's that raise or halve what roads and cities are worth (MW-1 to MW-16)."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from types import MappingProxyType

from carcnb.engine.actions import Action
from carcnb.engine.board import is_complete, segment_at, spot_of, terrain
from carcnb.engine.errors import SetupError
from carcnb.engine.events import Cell, Feature, Line, worth
from carcnb.engine.expansion import Expansion
from carcnb.engine.grid import XY
from carcnb.engine.prompts import Ask, Script
from carcnb.engine.refusals import Refusal
from carcnb.engine.state import Neutral
from carcnb.engine.table import Table
from carcnb.tiles import CITY, ROAD


@cache
def _put(kind: str, cell: Cell, spot: str) -> Action:
    return Action("magic", kind, cell, spot)


class MageAndWitch(Expansion):
    """8 tiles with the mage's symbol, placed like all others (MW-1), one mage and one witch.

    The two belong to nobody: they occupy nothing and count nothing in a majority (D-MW-6).  Each stands on a segment
    and keeps to it when a road is cut (D-MW-9).
    """

    name = "mage_and_witch"
    verbs = ("magic", "magic_away")
    sets = ("mage",)
    neutrals = MappingProxyType({"mage": 1, "witch": 1})
    brings = MappingProxyType({"mage": "mage", "witch": "witch"})

    def lay(self, table: Table, kind: str, cell: int, segments: tuple[int, ...]) -> None:
        """In a starting position, too, they stand on one road or in one city (MW-3)."""
        if len(segments) != 1 or terrain(table.state, segments[0]) not in (ROAD, CITY):
            raise SetupError(f'the {kind} stands on one road or in one city, like "{kind}:road.E"')
        super().lay(table, kind, cell, segments)

    # ---- putting them down, moving them, keeping them apart

    def tile_placed(self, table: Table, cell: int) -> Script:
        """A tile with the symbol brings one of them into play, or moves it, before any figure (MW-2, MW-5, MW-7).

        Any tile that brings them together parts them again (MW-8); one move does for both (DT-MW-6).
        """
        tile, _ = table.state.tiles[cell]
        if "mage" in tile.design.marks:
            yield from self._use(table, cell, "MW-2", "tile")
        elif self._together(table):
            yield from self._use(table, cell, "MW-8", "tile")

    def figure_placed(self, table: Table, cell: int, chosen: Action) -> Script:
        """What has joined their roads since the tile was laid parts them as well, before the scoring (D-MW-8)."""
        if self._together(table):
            yield from self._use(table, cell, "MW-8", "figure")

    def _use(self, table: Table, cell: int, rule: str, step: str) -> Script:
        """One of them goes to another unfinished road or city; if there is none, one leaves the board (MW-6, D-MW-3).

        The player on turn chooses which and where.
        """
        player, pieces = table.state.player, self._pieces(table)
        options = self._targets(table)
        if options:
            action = yield Ask(player, "magic", options, rule, target="segment", cell=XY[cell], step=step)
            where = segment_at(table.state, action.xy, action.where)
            there = table.state.home[where]
            if action.what in pieces:
                table.move_neutral(pieces[action.what], there, (where,), rule)
            else:
                table.put_neutral(action.what, there, (where,), rule)
        elif pieces:
            leaving = [Action("magic_away", kind) for kind in pieces]
            if len(leaving) > 1:
                away = yield Ask(player, "magic_away", leaving, "MW-6", target="neutral", cell=XY[cell], step=step)
                leaving = [away]
            table.remove_neutral(pieces[leaving[0].what], "MW-6")

    def _targets(self, table: Table) -> list[Action]:
        """Every part of an unfinished road or city without either of them, for both (MW-3, MW-4, D-MW-2).

        What the tile just laid has completed is no target (D-MW-5).
        """
        state = table.state
        unfinished = {name for name, row in enumerate(state.features) if row[0] in (ROAD, CITY) and row[2]}
        free = unfinished.difference(self._standing(table))
        places = [spot_of(state, segment) for segment, name in enumerate(state.label) if name in free]
        return [_put(kind, *place) for kind in self.neutrals for place in places]

    def _pieces(self, table: Table) -> dict[str, Neutral]:
        """Those of the two that are on the board."""
        pieces = table.state.neutrals
        return {piece.kind: piece for piece in pieces if piece.kind in self.neutrals} if pieces else {}

    def _standing(self, table: Table) -> list[int]:
        """The roads and cities on which they stand."""
        label = table.state.label
        return [label[piece.segments[0]] for piece in table.state.neutrals if piece.kind in self.neutrals]

    def _on(self, table: Table, segment: int) -> list[str]:
        """Those of the two that stand on the road or in the city of a segment."""
        label = table.state.label
        return [
            piece.kind
            for piece in table.state.neutrals
            if piece.kind in self.neutrals and label[piece.segments[0]] == label[segment]
        ]

    def _together(self, table: Table) -> bool:
        standing = self._standing(table)
        return len(standing) == 2 and standing[0] == standing[1]

    # ---- scoring

    def lines(
        self, table: Table, segment: int, feature: Feature, seat: str, lines: tuple[Line, ...]
    ) -> tuple[Line, ...]:
        """The mage adds one point per tile (MW-9, MW-12), the witch takes half of all (MW-10, MW-13).

        The half taken is rounded down, so that what is left is rounded up.  Neither ever stands in a monastery or on a
        field (MW-16).  Both come after inns and cathedrals (D-MW-11, D-MW-12), and at the end for what is unfinished,
        too (MW-15).  While the two are still to be parted neither counts.
        """
        here = self._on(table, segment)
        if here == ["mage"]:
            return (*lines, Line("mage", feature.tiles, 1, "MW-9" if feature.complete else "MW-15"))
        if here == ["witch"]:
            return (*lines, Line("witch", worth(lines) // 2, -1, "MW-10" if feature.complete else "MW-15"))
        return lines

    def features_cleared(self, table: Table, segments: list[int]) -> None:
        """They leave when the figures do, before gold or a card is given for it (MW-14).

        So they do where it was cleared before it was complete (D-GIFT-16), and in the final scoring (D-MW-16).
        """
        state = table.state
        scored = {state.label[segment] for segment in segments}
        for piece in self._pieces(table).values():
            at = piece.segments[0]
            if state.label[at] in scored or is_complete(state, at):
                table.remove_neutral(piece, "MW-14")

    def part_over(self, table: Table, cell: int) -> None:
        """They leave what is complete, also where nothing was scored (D-MW-10)."""
        self.features_cleared(table, [])

    # ---- reasons

    def why_not_answer(self, table: Table, ask: Ask, action: Action) -> Refusal | None:
        """The rule that keeps the mage or the witch off a place, or the player from doing something else."""
        if ask.kind not in ("magic", "magic_away"):
            return None
        if action.verb == "skip" or (action.verb, ask.kind) == ("magic_away", "magic"):
            return Refusal("magic-must", "MW-5", {}) if ask.kind == "magic" else Refusal("magic-leave", "MW-6", {})
        if action.verb == "deploy":
            return Refusal("magic-first", "MW-7", {})
        if action.what in self.neutrals and action.cell:
            with suppress(LookupError):  # no such part of a laid tile: not one of the places in question
                return self._why_not_there(table, action.what, segment_at(table.state, action.cell, action.where))
        return None

    def why_not_lying(self, table: Table, piece: Neutral) -> Refusal | None:
        """No turn begins with one of them on a complete road or city (MW-14), nor with both on one (MW-8)."""
        if piece.kind not in self.neutrals:
            return None
        if is_complete(table.state, piece.segments[0]):
            return Refusal("magic-complete", "MW-3", {})
        return Refusal("magic-both", "MW-4", {}) if len(self._on(table, piece.segments[0])) > 1 else None

    def _why_not_there(self, table: Table, kind: str, segment: int) -> Refusal | None:
        if terrain(table.state, segment) not in (ROAD, CITY):
            return Refusal("magic-place", "MW-3", {})
        if is_complete(table.state, segment):
            return Refusal("magic-complete", "MW-3", {})
        here = self._on(table, segment)
        if not here:
            return None
        return Refusal("magic-same", "MW-2", {}) if here == [kind] else Refusal("magic-both", "MW-4", {})
