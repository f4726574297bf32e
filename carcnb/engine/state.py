"""The state of a game: plain tables of immutable values, so that a copy of the tables is a copy of the game.

Segments of laid tiles are numbered in the order they are laid; ``label[segment]`` is the feature it belongs to.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

from carcnb.tiles import NEVER, Turned


class Figure(NamedTuple):
    """A wooden piece on a segment: whose, and which kind."""

    seat: str
    kind: str


class Neutral(NamedTuple):
    """A piece of nobody's on the board: which kind, on which cell, and the segments of that tile it belongs to."""

    kind: str
    cell: int
    segments: tuple[int, ...] = ()


FeatureRow = tuple[str, tuple[int, ...], int]
GONE: FeatureRow = ("", (), NEVER)
"""The row of a feature that became part of another."""
"""A feature: its kind, its segments, and its open edges or, of what stands alone, the empty squares around it."""


class State:
    """Every table of one game.

    ``tiles``      cell -> (turned tile, number of its first segment), in the order they were laid
    ``frontier``   empty cell beside a tile -> the terrains asked for there, packed two bits a side (0 = nothing)
    ``label``      segment -> feature; ``home``: segment -> cell
    ``features``   feature -> row, ``GONE`` once it became part of another
    ``singles``    the segments that stand alone, such as monasteries, in the order they were laid
    ``figures``    segment -> the figures on it
    ``neutrals``   the pieces of nobody's, in the order they were put down
    ``links``      segment -> another segment of its tile that something lying there joins to it, both ways
    ``supply``     (seat, kind) -> figures at hand;  ``track``: (seat, piece) -> points
    ``on_track``   (seat, kind) -> the space of the score track a figure stands on that counts no points
    ``bag``        design -> tiles still to be drawn
    ``tokens``     (seat, kind) -> tokens a player holds
    ``hands``      (seat, deck) -> the cards a player holds that the others may not see
    ``memories``   what the expansions remember: the type of a value -> the value, which is immutable

    ``known`` is no table: it holds what has been found out of tiles, frontier and features as they lie.  Copies share
    it, and whoever changes any of these puts an empty one in its place.
    """

    __slots__ = (
        "bag",
        "cell",
        "features",
        "figures",
        "frontier",
        "hand",
        "hands",
        "held",
        "home",
        "known",
        "label",
        "links",
        "memories",
        "neutrals",
        "number",
        "on_track",
        "part",
        "phase",
        "player",
        "singles",
        "step",
        "supply",
        "tiles",
        "tokens",
        "track",
        "within",
    )

    def __init__(self) -> None:
        self.tiles: dict[int, tuple[Turned, int]] = {}
        self.frontier: dict[int, int] = {}
        self.label: list[int] = []
        self.home: list[int] = []
        self.features: list[FeatureRow] = []
        self.singles: list[int] = []
        self.figures: dict[int, tuple[Figure, ...]] = {}
        self.neutrals: list[Neutral] = []
        self.links: dict[int, int] = {}
        self.supply: dict[tuple[str, str], int] = {}
        self.track: dict[tuple[str, str], int] = {}
        self.on_track: dict[tuple[str, str], int] = {}
        self.bag: dict[str, int] = {}
        self.tokens: dict[tuple[str, str], int] = {}
        self.hands: dict[tuple[str, str], tuple[str, ...]] = {}
        self.memories: dict[type[Hashable], Hashable] = {}
        self.known: dict[Hashable, Any] = {}
        self.player = ""
        self.hand = ""
        """The tile drawn and not yet laid."""
        self.held = ""
        """What is in hand again once that tile is laid: the tile of a part that waits for this one."""
        self.step = ""
        """The step of ``turn.steps`` that is due or under way."""
        self.cell = 0
        """Where the tile of this part lies, once it does."""
        self.within = 0
        """How many parts of the turn wait for this one to end."""
        self.number = 0
        """The turn of the game, from 1."""
        self.part = 0
        """Which tile of the turn is being played, from 1; 0 before the first."""
        self.phase = "turn"
        """``turn``, then ``final``, then ``over``."""

    def copy(self) -> State:
        """An independent copy of all tables."""
        new = State.__new__(State)
        new.tiles = self.tiles.copy()
        new.frontier = self.frontier.copy()
        new.label = self.label.copy()
        new.home = self.home.copy()
        new.features = self.features.copy()
        new.singles = self.singles.copy()
        new.figures = self.figures.copy()
        new.neutrals = self.neutrals.copy()
        new.links = self.links.copy()
        new.supply = self.supply.copy()
        new.track = self.track.copy()
        new.on_track = self.on_track.copy()
        new.bag = self.bag.copy()
        new.tokens = self.tokens.copy()
        new.hands = self.hands.copy()
        new.memories, new.known = self.memories.copy(), self.known
        new.player, new.hand, new.phase = self.player, self.hand, self.phase
        new.number, new.part, new.step, new.cell = self.number, self.part, self.step, self.cell
        new.held, new.within = self.held, self.within
        return new

    def __eq__(self, other: object) -> bool:
        tables = [name for name in State.__slots__ if name != "known"]
        return isinstance(other, State) and all(getattr(self, name) == getattr(other, name) for name in tables)

    __hash__ = None  # type: ignore[assignment]
