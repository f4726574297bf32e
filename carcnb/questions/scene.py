"""What a question is about: a game as it stands, the places on it that carry a letter, the game once it is solved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from carcnb.board.aloud import place
from carcnb.engine.events import Cell, Event, Feature, SegmentAt
from carcnb.engine.game import Game
from carcnb.engine.grid import cell_of
from carcnb.questions.errors import GoalError
from carcnb.rulebook import explain
from carcnb.words import language, list_names, say

LETTERS = "ABCDEFGHJKLMNPQR"
"""Letters for marked places; I and O look too much like digits."""


class Truth(NamedTuple):
    """What is true of a scene: sentences, the rule that decides, the sum, and what lights up."""

    sentences: tuple[str, ...]
    rule: str = ""
    sum: str = ""
    light: tuple[SegmentAt, ...] = ()


@dataclass(frozen=True)
class Scene:
    """A game, and places such as ``"1,0 city.N"`` or ``"1,0"`` marked A, B, C, ... in this order.

    ``solution`` is the game after the solution, where the question has one.
    """

    game: Game
    marks: Sequence[str] = ()
    solution: Game | None = None

    @property
    def game_solved(self) -> Game:
        """The game after the solution; without one, as it stands."""
        return self.solution or self.game

    def since(self, after: Game) -> list[Event]:
        """What has happened since the question was put."""
        return after.events[len(self.game.events) :]

    @property
    def letters(self) -> str:
        """The letters on the board."""
        return LETTERS[: len(self.marks)]

    def place(self, letter: str) -> str:
        """The place that carries a letter."""
        return self.marks[LETTERS.index(letter)]

    def cell(self, letter: str) -> Cell:
        """The cell that carries a letter."""
        x, y = self.place(letter).split()[0].split(",")
        return int(x), int(y)

    def segment(self, letter: str) -> int:
        """The number of the segment that carries a letter; ``GoalError`` if none lies there."""
        return segment_at(self.game, self.place(letter))

    def feature(self, letter: str) -> Feature:
        """The feature of the marked segment."""
        return self.game.table.feature(self.segment(letter))

    def label(self, letter: str) -> int:
        """Equal for two letters on one feature."""
        return self.game.table.state.label[self.segment(letter)]

    def spot(self, letter: str) -> SegmentAt:
        """A marked place as x, y and segment index, -1 for a whole cell."""
        x, y = self.cell(letter)
        laid = self.game.table.state.tiles.get(cell_of((x, y)))
        if laid is None or " " not in self.place(letter):
            return (x, y, -1)
        return (x, y, self.segment(letter) - laid[1])

    @property
    def letter_marks(self) -> list[tuple[int, int, int, str]]:
        """Every marked place as x, y, segment index (-1 for a whole cell) and its letter."""
        return [(*self.spot(letter), letter) for letter in self.letters]

    def spots(self, letters: Iterable[str]) -> tuple[SegmentAt, ...]:
        """Several marked places."""
        return tuple(self.spot(letter) for letter in letters)

    def place_name(self, letter: str) -> str:
        """A marked place in words, for those who do not see its letter: "city at the top, the first tile"."""
        return place(self.game.table.state, self.spot(letter), language())

    def name(self, seat: str) -> str:
        """The name shown for a player."""
        names = {seat: name for seat, name in self.game.names.items() if name != seat}
        return explain.name_of(seat, names)

    def names(self, seats: Iterable[str]) -> str:
        """Several names in a row."""
        return list_names([self.name(seat) for seat in seats])

    def check(self) -> None:
        """``GoalError`` if a mark is not on the board, or there are more marks than letters."""
        if len(self.marks) > len(LETTERS):
            raise GoalError(f"an exercise marks at most {len(LETTERS)} places, not {len(self.marks)}")
        for letter in self.letters:
            try:
                self.cell(letter)
            except ValueError:
                raise GoalError(f"{self.place(letter)!r:.60}: a mark is written like '1,0 city.N' or '1,0'") from None
            if " " in self.place(letter):
                self.segment(letter)


def segment_at(game: Game, place: str) -> int:
    """The segment that a text like ``0,0 city.N`` names; ``GoalError`` if nothing lies there."""
    try:
        cell, spot = place.split()
        x, y = (int(number) for number in cell.split(","))
        tile, first = game.table.state.tiles[cell_of((x, y))]
        return first + tile.spots[spot]
    except (ValueError, KeyError):
        raise GoalError(f"{place!r:.60} names no segment on the board; write one like '0,0 city.N'") from None


def of(who: str, what: str) -> str:
    """What is said of a letter or a player: "B: complete"."""
    return say("exercise-of", who=who, what=what)


def strength_text(scene: Scene, strength: Sequence[tuple[str, int]]) -> str:
    """Whose followers stand there: "Ada 2, Ben 1"."""
    row = ""
    for seat, n in strength:
        one = say("exercise-count", name=scene.name(seat), n=n)
        row = say("names-more", names=row, name=one) if row else one
    return row
