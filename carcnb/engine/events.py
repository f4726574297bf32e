"""Everything that happens in a game, as values: explanation, log, animation and teaching read these and nothing else.

Seats are colours (``"red"``), cells are ``(x, y)`` with y growing south, points are points on the score track.
Applying the events of a game in order to an empty table gives the tiles, figures, supplies and scores of that game.

These are the events of the base game; an expansion keeps its own beside its rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

Cell = tuple[int, int]
SegmentAt = tuple[int, int, int]
"""A segment of a laid tile: x, y and the segment's index in its design."""


HIDDEN = "hidden"
"""What stands in the place of a card that a player may not see."""

NOBODY = "nobody"
"""Whose the cards are that lie face down on the table: nobody sees them until they are turned up."""


class Line(NamedTuple):
    """One line of a sum: ``count`` things worth ``each`` points, ``points`` together, by one rule.

    ``what`` is ``"tile"``, ``"coat_of_arms"``, ``"monastery"`` (the tile itself), ``"neighbour"`` (a tile around it) or
    ``"city"`` (a complete city of a field); expansions add words of their own.
    """

    what: str
    count: int  # type: ignore[assignment]  # hides a method of tuples that no line needs
    each: int
    rule: str

    @property
    def points(self) -> int:
        """The value of the line in points."""
        return self.count * self.each


def worth(lines: Sequence[Line]) -> int:
    """The points of a sum."""
    return sum([line.count * line.each for line in lines])


def main_rule(lines: Sequence[Line]) -> str:
    """The rule that speaks for a sum: that of its largest line."""
    return max(lines, key=lambda line: line.count * line.each).rule


class Owned(NamedTuple):
    """Who owns a feature, and the rule that says so."""

    seats: tuple[str, ...]
    rule: str


class Feature(NamedTuple):
    """A feature as it stands at one moment: connected segments of one kind, or one monastery.

    ``tiles`` counts tiles, not segments (BASE-6.4, BASE-7.5); for a monastery its own tile and the neighbours.
    ``open_ends`` counts the edges (for a monastery: the squares) still to be filled; fields have none.
    ``cities`` is the number of complete cities a field lies against (BASE-15.4).
    ``strength`` gives each seat's followers on it, strongest first.  ``owned`` says who owns it where another rule than
    that of the most followers decides, as where an expansion breaks a tie.
    """

    kind: str
    segments: tuple[SegmentAt, ...]
    tiles: int
    coats_of_arms: int
    open_ends: int
    complete: bool
    cities: int
    strength: tuple[tuple[str, int], ...]
    owned: Owned | None = None

    @property
    def owners(self) -> tuple[str, ...]:
        """The seats with the most followers; all of a tie own the feature in full (BASE-8.2, BASE-8.3)."""
        if self.owned:
            return self.owned.seats
        return tuple([seat for seat, power in self.strength if power and power == self.strength[0][1]])


class Event(Protocol):
    """Something that happened, a named tuple with the rule it happened by.

    Whom and where it concerns stands under the same names everywhere, and readers rely on them: ``player`` is a seat,
    empty where nobody did it, ``cell`` (x, y), ``segment`` the index on that cell, ``feature`` a ``Feature``.
    """

    @property
    def player(self) -> str:
        """The seat of the player it concerns, empty for none."""

    @property
    def rule(self) -> str:
        """The id of the rule."""

    def _asdict(self) -> dict[str, Any]: ...


class TurnBegan(NamedTuple):
    """A player's turn begins (BASE-3.1)."""

    player: str
    number: int
    rule: str = "BASE-3.1"


class TileDrawn(NamedTuple):
    """The active player draws a tile and shows it to all (BASE-4.1, BASE-4.2)."""

    player: str
    tile: str
    rule: str = "BASE-4.1"


class TileRemoved(NamedTuple):
    """The drawn tile fits nowhere and leaves the game (BASE-4.7)."""

    player: str
    tile: str
    rule: str = "BASE-4.7"


class TilePlaced(NamedTuple):
    """A tile lies on the board, some quarter turns clockwise; ``player`` is empty for what lay there at the start."""

    player: str
    tile: str
    cell: Cell
    turn: int
    rule: str = "BASE-3.3"


class FigurePlaced(NamedTuple):
    """A figure leaves its player's supply for a segment (BASE-5.4, BASE-5.5); ``spot`` names it, e.g. ``"city.N"``."""

    player: str
    figure: str
    cell: Cell
    spot: str
    segment: int
    rule: str = "BASE-5.5"


class FeatureCompleted(NamedTuple):
    """A road, city or monastery is complete, owned or not (BASE-6.1, BASE-7.1, BASE-9.1)."""

    feature: Feature
    rule: str

    @property
    def player(self) -> str:
        """Nobody's doing."""
        return ""


class PointsScored(NamedTuple):
    """A player's points for one feature: ``points`` is the sum of ``lines``; ``rule`` is the rule of the largest line.

    ``final`` is true in the final scoring (BASE-13.2); ``piece`` is the score figure that moved.
    """

    player: str
    points: int
    lines: tuple[Line, ...]
    feature: Feature
    rule: str
    final: bool = False
    piece: str = "meeple"

    @property
    def reason(self) -> str:
        """None but the feature: see ``BonusScored``."""
        return ""


class BonusScored(NamedTuple):
    """A player's points that no feature gave: ``reason`` says in a word what for.

    ``points`` is the sum of ``lines``; ``rule``, ``final`` and ``piece`` are those of ``PointsScored``.
    """

    player: str
    points: int
    lines: tuple[Line, ...]
    reason: str
    rule: str
    final: bool = False
    piece: str = "meeple"


Scored = PointsScored | BonusScored
"""Points on the score track, whatever for."""


class TokensTaken(NamedTuple):
    """A player takes some tokens of one kind for a feature and keeps them."""

    player: str
    token: str
    count: int  # type: ignore[assignment]  # hides a method of tuples that no event needs
    feature: Feature
    rule: str


class TokensReturned(NamedTuple):
    """A player gives tokens of one kind back."""

    player: str
    token: str
    count: int  # type: ignore[assignment]  # hides a method of tuples that no event needs
    rule: str


class FigureReturned(NamedTuple):
    """A figure goes back from a segment to its player's supply (BASE-10.1)."""

    player: str
    figure: str
    cell: Cell
    spot: str
    segment: int
    rule: str = "BASE-10.1"


class NeutralPlaced(NamedTuple):
    """A piece of nobody's is put on a tile; ``segments`` are those of the tile that it stands on or joins.

    ``player`` is empty for what lay there at the start.
    """

    player: str
    piece: str
    cell: Cell
    segments: tuple[int, ...]
    rule: str

    @property
    def segment(self) -> int:
        """The first of its segments; -1 on the tile as a whole."""
        return _first(self.segments)


class NeutralMoved(NamedTuple):
    """A piece of nobody's goes from one place (``origin``, ``was``) to another (``cell``, ``segments``)."""

    player: str
    piece: str
    origin: Cell
    was: tuple[int, ...]
    cell: Cell
    segments: tuple[int, ...]
    rule: str

    @property
    def segment(self) -> int:
        """The first of its new segments; -1 on the tile as a whole."""
        return _first(self.segments)


class NeutralRemoved(NamedTuple):
    """A piece of nobody's leaves the board."""

    player: str
    piece: str
    cell: Cell
    segments: tuple[int, ...]
    rule: str

    @property
    def segment(self) -> int:
        """The first of the segments it leaves; -1 on the tile as a whole."""
        return _first(self.segments)


def _first(segments: tuple[int, ...]) -> int:
    return segments[0] if segments else -1


class TrackFigurePlaced(NamedTuple):
    """A figure that counts no points goes from its player's supply to a space of the score track."""

    player: str
    figure: str
    space: int
    rule: str


class TrackFigureMoved(NamedTuple):
    """A figure that counts no points goes from one space of the score track (``origin``) to another."""

    player: str
    figure: str
    origin: int
    space: int
    rule: str


class TrackFigureReturned(NamedTuple):
    """A figure that counts no points goes back from the score track to its player's supply."""

    player: str
    figure: str
    space: int
    rule: str


class FigureMoved(NamedTuple):
    """A figure changes from one segment of a tile (``was``) to another (``segment``, named by ``spot``)."""

    player: str
    figure: str
    cell: Cell
    was: int
    segment: int
    spot: str
    rule: str


class CardTaken(NamedTuple):
    """A player takes a card of a deck and looks at it alone; without a player it is laid face down, unseen."""

    player: str
    deck: str
    card: str
    rule: str

    def to_others(self) -> CardTaken:
        """What the other players see of it."""
        return self._replace(card=HIDDEN)


class CardUsed(NamedTuple):
    """A player uses a card, which leaves his hand; ``shown`` tells whether the others see which it was.

    Without a player it is turned up where it lay face down, at a ``place`` among those of its deck.
    """

    player: str
    deck: str
    card: str
    shown: bool
    rule: str
    place: int = -1

    def to_others(self) -> CardUsed:
        """What the other players see of it."""
        return self if self.shown else self._replace(card=HIDDEN)


class HouseRule(NamedTuple):
    """An expansion that was made for the base game alone (``kind``: its name) is played beside others (D-INT-16)."""

    kind: str
    rule: str

    @property
    def player(self) -> str:
        """Nobody's doing."""
        return ""


class FinalScoringBegan(NamedTuple):
    """The last tile has been placed and its turn is over; what is unfinished is scored now (BASE-13.1, BASE-13.2)."""

    rule: str = "BASE-13.2"

    @property
    def player(self) -> str:
        """Nobody's doing."""
        return ""


class GameEnded(NamedTuple):
    """The game is over; the players with the most points win, ties share the victory (BASE-15.10)."""

    winners: tuple[str, ...]
    scores: tuple[tuple[str, int], ...]
    rule: str = "BASE-15.10"

    @property
    def player(self) -> str:
        """Nobody's doing."""
        return ""


def of_expansion(event: Event) -> bool:
    """Whether an event is an expansion's own, kept beside its rules, and none of the base game's.

    >>> of_expansion(FinalScoringBegan())
    False
    """
    return type(event).__module__ != __name__
