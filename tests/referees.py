"""What the second referee knows of expansions, by name: a slow count over printed facts, no code of the engine in it.

``tests.contract`` asks the referees of the expansions that are in play.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carcnb.rules.events import Event, FigurePlaced, TilePlaced, TokensTaken
from carcnb.rules.expansions.traders_and_builders import DoubleTurnEarned, SecondPartBegan
from tests import oracle
from tests.oracle import Board, Cell, Region, Segment

Figures = Mapping[Segment, list[tuple[str, str]]]


def printed(board: Board, region: Region, fact: str) -> list[Any]:
    """What the segments of a feature print."""
    found = []
    for x, y, i in region.segments:
        facts = oracle.facts()[board[x, y][0]]
        parts = [*facts.get("cities", ()), *facts.get("roads", ()), *facts.get("fields", ()), {}]
        if fact in parts[i]:
            found.append(parts[i][fact])
    return found


def on(figures: Figures, region: Region) -> list[tuple[str, str]]:
    """The figures on a feature, as (seat, kind)."""
    return [figure for at in region.segments for figure in figures.get(at, ())]


class Referee:
    """What an expansion changes of the base game's counting: nothing."""

    weights: Mapping[str, int] = {}
    """The strength of its figures in a majority."""
    parts: tuple[type[Event], ...] = ()
    """Its events that begin another tile of the turn."""

    def worth(self, board: Board, figures: Figures, region: Region, seat: str, value: int) -> int:
        """The points of a feature for one of its owners."""
        return value

    def spots(self, board: Board, figures: Figures, cell: Cell, seat: str) -> list[tuple[str, str]]:
        """Further figures and where they may go on the tile just laid: kind and spot, without a look at the supply."""
        return []

    def keeps(self, told: Any, event: Event) -> None:
        """What it remembers of its own events, in ``told.extra``."""

    def check_part(self, told: Any, done: list[Region], part: list[Event], seat: str) -> None:
        """Look at the events of one tile, by which ``seat`` completed some features."""


class Inns(Referee):
    weights = {"large": 2}  # noqa: RUF012  # read only

    def worth(self, board: Board, figures: Figures, region: Region, seat: str, value: int) -> int:
        done, coats = oracle.is_complete(region), oracle.coats(board, region)
        if region.kind == "road" and printed(board, region, "inn"):
            return 2 * len(region.cells) if done else 0
        if region.kind == "city" and printed(board, region, "cathedral"):
            return 3 * (len(region.cells) + coats) if done else 0
        return value


class Traders(Referee):
    weights = {"builder": 0, "pig": 0}  # noqa: RUF012  # read only
    parts = (SecondPartBegan,)

    def worth(self, board: Board, figures: Figures, region: Region, seat: str, value: int) -> int:
        own = region.kind == "field" and (seat, "pig") in on(figures, region)
        return value + (len(oracle.cities_of(board, region)) if own else 0)

    def spots(self, board: Board, figures: Figures, cell: Cell, seat: str) -> list[tuple[str, str]]:
        found = []
        for segment in oracle.segments_at(board, cell):
            region = oracle.region(board, segment)
            mine = [kind for who, kind in on(figures, region) if who == seat and kind in ("meeple", "large")]
            kind = {"road": "builder", "city": "builder", "field": "pig"}.get(region.kind)
            if mine and kind and not oracle.is_complete(region):
                found.append((kind, segment))
        return [(kind, oracle.spot(board, segment)) for kind, segment in found]

    def keeps(self, told: Any, event: Event) -> None:
        if isinstance(event, DoubleTurnEarned):
            told.extra["double_turn"] = told.turn

    def check_part(self, told: Any, done: list[Region], part: list[Event], seat: str) -> None:
        wares = [ware for region in done if region.kind == "city" for ware in printed(told.board, region, "goods")]
        taken = [(e.player, e.token) for e in part if isinstance(e, TokensTaken) for _ in range(e.count)]
        assert sorted(taken) == sorted((seat, ware) for ware in wares), part
        earned = [event for event in part if isinstance(event, DoubleTurnEarned)]
        placed = next(e.cell for e in part if isinstance(e, TilePlaced))
        standing = {(*e.cell, e.segment) for e in part if isinstance(e, FigurePlaced) and e.figure == "builder"}
        before = {
            at: figures for at, figures in told.figures.items() if at not in standing and (seat, "builder") in figures
        }
        new = [oracle.region(told.board, segment) for segment in oracle.segments_at(told.board, placed)]
        extends = any(before.keys() & region.segments for region in new)
        second = any(isinstance(event, SecondPartBegan) for event in part)
        assert bool(earned) == (extends and not second), part


REFEREES: dict[str, Referee] = {
    "inns_and_cathedrals": Inns(),
    "traders_and_builders": Traders(),
    "winter": Referee(),
}
