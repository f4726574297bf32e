"""Odds: which tiles left fit where, what they would complete, and how likely it is that they come.

Tiles are drawn without replacement from a bag that everybody can count (BASE-4.1): what is left is the box without what
lies, is in hand or has left the game (BASE-4.7); where an expansion has some tiles come before others, only those
count.  Nothing here reads the order in which tiles will come, nor a card in
anybody's hand; so every seat is told the same, but for how many of the draws will be its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from operator import index
from typing import TYPE_CHECKING, NamedTuple

from carcnb.analysis.completion import FeatureOdds as FeatureOdds
from carcnb.analysis.completion import ends, lay_tile
from carcnb.analysis.completion import open_squares as open_squares
from carcnb.analysis.probability import at_least_one, within
from carcnb.analysis.tables import Rows
from carcnb.display import shows
from carcnb.engine.board import complete, segment_at, spot_of, terrain, touched_segments
from carcnb.engine.errors import SetupError
from carcnb.engine.events import Cell, Feature
from carcnb.engine.game import Game
from carcnb.engine.grid import XY, cell_of
from carcnb.engine.handover import Shows, game_of
from carcnb.engine.placement import turns_for
from carcnb.engine.state import State
from carcnb.engine.table import Table
from carcnb.tiles import design

if TYPE_CHECKING:
    from carcnb.analysis.odds_shown import OddsPicture


def odds(game: Game | Shows, seat: str | None = None) -> Odds:
    """The odds of a game, or of the one on a board, as it stands: of every empty square and every feature.

    With a ``seat`` they also tell how likely it is that this player is the one who draws what is wanted.
    ``SetupError`` if the game is over or nobody sits there.

    >>> game = Game(position=["base-D 0,0 r0"], tiles=["base-U", "base-V", "base-E", "base-E"], draws=["base-U"])
    >>> at = odds(game).square((0, -1))
    >>> at.fits, round(at.chance(1), 2), at.chance(2)
    ({'base-E': 2}, 0.67, 1.0)
    """
    return Odds(game_of(game), seat)


class SquareOdds(NamedTuple):
    """What can come to lie on one empty square.

    ``fits``: design -> how many of those left fit there, in some turn (BASE-4.5); ``left``: how many tiles are left in
    all; ``turns``: design -> the quarter turns in which it fits.
    """

    cell: Cell
    fits: dict[str, int]
    turns: dict[str, Sequence[int]]
    left: int

    @property
    def fitting(self) -> int:
        """How many of the tiles left fit."""
        return sum(self.fits.values())

    @property
    def dead(self) -> bool:
        """Whether no tile that is left fits: the square stays empty."""
        return not self.fits

    def chance(self, draws: int | None = None) -> float:
        """The chance that one that fits comes within so many draws, or (None) before the end; exact."""
        return at_least_one(self.fitting, self.left, within(draws, self.left))


class Odds:
    """The odds of a game as it stands; it stays what it is when the game goes on.

    ``left`` are the tiles still to be drawn, by design, ``draws`` how many; the tile in hand is not among them.
    ``seat`` is the player who asks, if any.  ``str`` tells it as text, and in a notebook it shows itself: the board
    with the chance of every square, the features that figures stand on, and the squares with the tiles that fit.
    """

    def __init__(self, game: Game, seat: str | None = None) -> None:
        if seat is not None and seat not in game.seats:
            raise SetupError(f"nobody sits at {seat!r:.60}; the seats are {', '.join(game.seats)}")
        if game.over:
            raise SetupError("the game is over and no tile is drawn any more; game.goto(n) goes back")
        self.seat, self.game = seat, game.clone()
        self.state: State = game.table.state.copy()
        self.table: Table = Table.beside(game.table, game.setup, self.state, [])
        self.left = {name: count for name, count in sorted(game.table.drawable().items()) if count}
        self.draws = sum(self.left.values())

    def __str__(self) -> str:
        return str(shows(self).odds_text(self))

    def _repr_html_(self) -> str:
        return str(shows(self).html(self))

    def show(self, draws: int | None = 1) -> OddsPicture:
        """The board with the chance of every empty square that a tile which fits comes within so many draws.

        None stands for all that are left.  Squares on which no tile left fits are crossed out.
        """
        picture: OddsPicture = shows(self).OddsPicture(self, draws)
        return picture

    def __repr__(self) -> str:
        return f"<Odds: {self.draws} tiles left; {len(self.squares)} squares, {len(self.dead)} of them dead>"

    def rows(self) -> Rows:
        """Every empty square as a dict; ``odds.rows().frame()`` is a DataFrame.

        ``x`` and ``y`` (to the south), how many of the tiles left are ``fitting``, of how many ``left``, and the chance
        that one comes with the ``next`` draw and before the ``end``.
        """
        return Rows(
            ("x", "y", "fitting", "left", "next", "end"),
            (
                {"x": x, "y": y, "fitting": square.fitting, "left": square.left}
                | {"next": square.chance(1), "end": square.chance()}
                for (x, y), square in self.squares.items()
            ),
        )

    def chances(self, *cells: Cell) -> Rows:
        """How likely it is that a tile which fits comes within so many draws, for empty squares, all if none is named.

        A row has the ``square`` as text, the number of ``draws`` from 0 to all that are left, and the ``chance``;
        ``odds.chances((0, -1)).plot("chance", "draws", "square")`` draws it.  ``SetupError`` where a tile lies.
        """
        squares = [self.square(cell) for cell in cells or self.squares]
        return Rows(
            ("square", "draws", "chance"),
            (
                {"square": f"{square.cell[0]},{square.cell[1]}", "draws": draws, "chance": square.chance(draws)}
                for square in squares
                for draws in range(self.draws + 1)
            ),
        )

    def turns(self, seat: str, draws: int | None = None) -> int:
        """How many of the next draws, or (None) of all that are left, are a seat's, if every turn takes one tile.

        So ``square.chance(odds.turns("red"))`` is the chance that red draws a tile that fits, for each draw is as
        likely to bring it.  What brings further tiles, such as a builder, is not counted (BASE-3.1).
        ``SetupError`` if nobody sits there.
        """
        seats = self.game.seats
        if seat not in seats:
            raise SetupError(f"nobody sits at {seat!r:.60}; the seats are {', '.join(seats)}")
        before = (seats.index(seat) - seats.index(self.state.player) - 1) % len(seats)
        return (within(draws, self.draws) - before + len(seats) - 1) // len(seats)

    @cached_property
    def squares(self) -> dict[Cell, SquareOdds]:
        """Every empty square beside a tile."""
        return {XY[cell]: self._square(cell) for cell in self.state.frontier}

    @property
    def dead(self) -> list[Cell]:
        """The squares on which no tile that is left fits."""
        return [cell for cell, square in self.squares.items() if square.dead]

    def square(self, cell: Cell) -> SquareOdds:
        """The odds of an empty square; one with no tile beside it takes whatever comes, once there is one.

        ``SetupError`` where a tile lies already.
        """
        number = _cell(cell)
        if number in self.state.tiles:
            raise SetupError(f"a tile lies on {cell[0]},{cell[1]} already; odds are those of an empty square")
        return self._square(number)

    def _square(self, cell: int) -> SquareOdds:
        asked = self.state.frontier.get(cell)
        turns = {name: design(name).distinct if asked is None else turns_for(name, asked) for name in self.left}
        fits = {name: self.left[name] for name, there in turns.items() if there}
        return SquareOdds(XY[cell], fits, {name: turns[name] for name in fits}, self.draws)

    def completes(self, cell: Cell, tile: str, turn: int | None = None) -> list[Feature]:
        """What a tile on an empty square completes: in one turn, or (None) in the one that completes most.

        ``SetupError`` where it does not fit.
        """
        square = self.square(cell)
        there = square.turns.get(tile, ())
        if cell_of(cell) not in self.state.frontier or not (there if turn is None else turn in there):
            fit = ", ".join(square.turns) or "none"
            raise SetupError(f"{tile!s:.60} does not fit on {cell[0]},{cell[1]} like this; those that fit are {fit}")
        return self.best(cell, tile)[1] if turn is None else self._completed(cell_of(cell), tile, turn)

    def best(self, cell: Cell, tile: str) -> tuple[int, list[Feature]]:
        """The turn in which a tile that fits on a square completes most there, and what; the first of several."""
        turns = self.square(cell).turns[tile]
        if cell_of(cell) not in self.state.frontier:
            return turns[0], []
        return max(((turn, self._completed(cell_of(cell), tile, turn)) for turn in turns), key=lambda way: len(way[1]))

    def _completed(self, cell: int, tile: str, turn: int) -> list[Feature]:
        after = lay_tile(self.state, cell, tile, turn)
        table = Table.beside(self.table, self.table.setup, after, [])
        return [table.feature(segment) for segment in complete(after, touched_segments(after, cell)).values()]

    def feature(self, at: str) -> FeatureOdds:
        """The odds of a feature, named by one of its segments: ``"0,0 city.N"``.

        ``SetupError`` where there is none, and where it can never be completed or is already.
        """
        try:
            where, _, spot = at.partition(" ")
            x, y = map(int, where.split(","))
            segment = segment_at(self.state, (x, y), spot)
        except (AttributeError, ValueError, LookupError):
            raise SetupError(f"{at!r:.60} is no segment here; write one as '0,0 city.N'") from None
        kind = self.table.kinds[terrain(self.state, segment)]
        if not kind.closed_by:
            raise SetupError(f"{at!r:.60} is a {kind.name}, and that is never complete ({kind.rule})")
        if ends(self.state, segment) == 0:
            raise SetupError(f"the {kind.name} at {at!r:.60} is complete already")
        return FeatureOdds(self, segment)

    @cached_property
    def features(self) -> dict[str, FeatureOdds]:
        """Every feature that is open and has a figure on it, by the segment on which one stands."""
        found: dict[int, int] = {}
        for segment in self.state.figures:
            found.setdefault(self.state.label[segment], segment)
        return {
            f"{x},{y} {spot}": FeatureOdds(self, segment)
            for segment in found.values()
            if self.table.kinds[terrain(self.state, segment)].closed_by and ends(self.state, segment) > 0
            for (x, y), spot in [spot_of(self.state, segment)]
        }


def _cell(cell: Cell) -> int:
    try:
        x, y = map(index, cell)
        return cell_of((x, y))
    except (TypeError, ValueError) as error:
        raise SetupError(f"{cell!r:.60} is no cell; write one as (x, y), two whole numbers: {error}") from None
