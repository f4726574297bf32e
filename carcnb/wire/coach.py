"""What a coach tells a page: advice, what a line has cost, and what may still come; the rest is in ``talk.py``."""

from typing import Annotated, Final, TypedDict

from carcnb.wire.rows import Cell, Spot

TOPICS: Final = ("advice", "verdict", "odds", "expected", "review", "wishes", "reasons", "printed")
"""The questions that a coach answers."""
Tried = Annotated[tuple[int, str, int], "answer behind level"]
"""An answer by its number: how many points it is behind the best, as text, and how far that is from 0 (best) to 4."""
Laid = Annotated[tuple[int, int, int, str], "x y turn design"]
"""A tile as it could have been laid."""
Hope = Annotated[tuple[int, int, int, str], "x y fits text"]
"""An empty square: how many of the tiles left fit there, and how likely it is that one comes."""


class AdvisedLine(TypedDict):
    """One of the best lines."""

    answer: int  # the number of its first answer
    behind: str
    text: str


class Advised(TypedDict):
    """What could be answered now, the best first."""

    where: str  # where to look, and no more
    look: list[Cell]
    lines: list[AdvisedLine]
    answers: list[Tried]
    share: float  # of the work that is done, from 0 to 1: it sharpens when it is asked for again


class Verdict(TypedDict):
    """What the last line of a person has cost against the best one."""

    text: str  # empty: there is nothing to judge
    level: int
    at: int  # how many answers there were before it: to go to when it is taken back
    better: str  # what the best one would have done; empty where it was best
    best: list[Laid]  # the best ones, as far as they lay a tile
    share: float


class Hopes(TypedDict):
    """What may still come to every empty square."""

    squares: list[Hope]


class WishedTile(TypedDict):
    """A tile that would help the next player: as it would be laid, how many are left of it, and what that brings."""

    laid: Laid
    left: str
    points: str  # more than with an average tile
    text: str


class Wishes(TypedDict):
    """The tiles left that the next player could wish for, the best first."""

    text: str  # whose they are; empty until all have been tried
    tiles: list[WishedTile]
    share: float  # of the tiles that have been tried: it goes on when it is asked for again


class ExpectedTerm(TypedDict):
    """What brings somebody points."""

    points: str
    text: str
    at: list[Spot]  # where it lies; a part of it stands for a feature


class ExpectedSeat(TypedDict):
    """The points that a seat can expect at the end: the sum of what its terms say."""

    seat: str
    points: float
    told: str  # the same as text
    terms: list[ExpectedTerm]
    note: str  # how much of what completing would add counts; empty where nothing would


class Expected(TypedDict):
    """The points that everybody can expect at the end."""

    seats: list[ExpectedSeat]


class MoveCost(TypedDict):
    """A move of a game that is over."""

    at: int  # how many answers there were before it
    turn: int
    tile: str  # empty where none was laid
    quarter: int
    points: str  # what it has cost, or by how much it was ahead of all others
    level: int  # how far it was from the best, from 0 to 4
    text: str  # what it did
    better: str  # what would have been better, and what decides; empty where it was best


class SeatCost(TypedDict):
    """What the moves of one seat have cost; of those that cost most, or were well found, the first one most."""

    seat: str
    text: str  # empty until the whole game has been gone through
    costly: list[MoveCost]
    found: list[MoveCost]
    curve: list[list[float]]  # what every seat could expect at the beginning and after each turn
    share: float  # of the game that has been gone through: it goes on when it is asked for again
