"""What a setup lists, as values: ``parse`` reads their one notation, from lists and from texts, and ``str`` writes it.

    base-N 0,0 r1 red:city.E red:FIGURE:road.S PIECE:road.N+road.S PIECE   a tile and what stands and lies on it
    red FIGURE 12                                      how many of a kind a player has, or where a figure stands
    red DECK CARD                                      a card in a player's hand
    base-U                                             a tile that will be drawn
    OUTCOME KIND                                       another outcome, and what it is of
    EXPANSION WORD ...                                 what an expansion remembers, in words of its own

Texts of positions may be shorter: ``N 0,0`` is the tile of the base game, not turned.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from carcnb.engine.actions import CELL, TURNS
from carcnb.engine.errors import SetupError
from carcnb.tiles import design

SEATS = ("red", "blue", "green", "yellow", "black", "pink")
"""The six colours, in the order in which seats are taken."""

LIKE = "'base-N 0,0 r1 red:city.E'"
LIKE_SHORT = "'D 0,0 red:city.N' or 'base-N 1,0 r3'"
"""How a tile is written in a list, and in a text."""


class Word(NamedTuple):
    """A word and where it stands: the line of a text or the entry of a list, its place and its column there, from 1.

    ``quoted`` if it stood in quotation marks.
    """

    text: str
    line: int
    number: int
    column: int
    quoted: bool = False

    def wrong(self, reason: str) -> SetupError:
        """The error that says where this word stands, and what is wrong with it."""
        return SetupError(reason, "", self.line, self.number, self.column, self.text)


class Standing(NamedTuple):
    """A player's figure on a segment: ``red:city.E``, and ``red:FIGURE:city.E`` if it is no meeple."""

    seat: str
    kind: str
    spot: str

    def __str__(self) -> str:
        return ":".join((self.seat, *([self.kind] if self.kind != "meeple" else []), self.spot))


class Lying(NamedTuple):
    """A piece of nobody's on a tile or on segments of it: ``PIECE``, ``PIECE:road.W+road.E``."""

    kind: str
    spots: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.kind}:{'+'.join(self.spots)}" if self.spots or not self.kind else self.kind


class Laid(NamedTuple):
    """A tile on a cell, turned so many quarter turns clockwise, and its pieces."""

    tile: str
    cell: tuple[int, int]
    turn: int
    pieces: tuple[Standing | Lying, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.tile, "{},{}".format(*self.cell), TURNS[self.turn], *map(str, self.pieces)])

    @classmethod
    def parse(cls, words: Sequence[Word], short: bool = False) -> Laid:
        """The tile that words tell of; in ``short`` ``D`` is ``base-D``, and ``r0`` may be left out."""
        like = f"write a tile like {LIKE_SHORT if short else LIKE}"
        if len(words) < 2:
            raise words[0].wrong(f"a tile says where it lies, as x,y; {like}")
        tile = tile_named(words[0], short)
        cell = CELL.fullmatch(words[1].text)
        if not cell:
            raise words[1].wrong(f"a cell is written as x,y without a space; {like}")
        turn, pieces = words[2:3], words[3:]
        if short and not (turn and re.fullmatch("r[0-9]+", turn[0].text)):
            turn, pieces = [words[1]._replace(text="r0")], words[2:]
        if not turn or turn[0].text not in TURNS:
            raise words[len(turn) + 1].wrong(f"a tile is turned by r0 to r3 quarter turns clockwise; {like}")
        where = int(cell[1]), int(cell[2])
        return cls(tile, where, TURNS.index(turn[0].text), tuple(_piece(word.text) for word in pieces))


class Counted(NamedTuple):
    """So many of a kind that a player has, or the number where a player's figure stands: ``red FIGURE 12``."""

    seat: str
    kind: str
    number: int

    def __str__(self) -> str:
        return f"{self.seat} {self.kind} {self.number}"

    @classmethod
    def parse(cls, words: Sequence[Word]) -> Counted:
        """What three words count."""
        seat, kind, number = _three(words, "seat, kind and number")
        if not is_number(number):
            raise words[2].wrong(
                f"write seat, kind and number, from 0 to 9999, not {' '.join((seat, kind, number))!r:.60}"
            )
        return cls(seat, kind, int(number))


class Held(NamedTuple):
    """A card of a deck in a player's hand: ``red DECK CARD``."""

    seat: str
    deck: str
    card: str

    def __str__(self) -> str:
        return " ".join(self)

    @classmethod
    def parse(cls, words: Sequence[Word]) -> Held:
        """The card that three words tell of."""
        return cls(*_three(words, "seat, deck and card"))


class Drawn(NamedTuple):
    """What will be drawn: a tile, or an outcome of another ``kind`` than tiles."""

    outcome: str
    kind: str = ""

    def __str__(self) -> str:
        return f"{self.outcome} {self.kind}" if self.kind else self.outcome

    @classmethod
    def parse(cls, words: Sequence[Word], short: bool = False) -> Drawn:
        """The draw that one or two words tell of; in ``short`` ``D`` is ``base-D``."""
        if len(words) > 2:
            raise words[2].wrong("write a tile, or an outcome and what it is of, in two words")
        return cls(words[0].text, words[1].text) if len(words) == 2 else cls(tile_named(words[0], short))


class Memory(NamedTuple):
    """What an expansion remembers at the start, in words of its own: ``EXPANSION WORD ...``."""

    expansion: str
    words: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join((self.expansion, *self.words))

    @classmethod
    def parse(cls, words: Sequence[Word]) -> Memory:
        """The memory that some words tell of."""
        return cls(words[0].text, tuple(word.text for word in words[1:]))


Entry = Laid | Counted | Held | Drawn | Memory
"""What a list of a setup can hold besides texts."""


def words_of(entry: str, number: int) -> list[Word]:
    """The words of an entry of a list; an empty entry is one empty word."""
    found = [Word(m[0], number, n, m.start() + 1) for n, m in enumerate(re.finditer(r"\S+", entry), 1)]
    return found or [Word("", number, 1, 1)]


@contextmanager
def entry_of(field: str, number: int, entry: object) -> Iterator[None]:
    """Whatever ``SetupError`` is raised within is about this entry of a list, and says so."""
    try:
        yield
    except SetupError as error:
        words = words_of(str(entry), number)
        column = words[error.word - 1].column if error.word else 0
        raise SetupError(error.reason, field, number, error.word, column, str(entry)) from None


def is_number(text: str) -> bool:
    """Whether a text is a whole number from 0 to 9999."""
    return len(text) <= 4 and text.isascii() and text.isdecimal()


def tile_named(word: Word, short: bool = False) -> str:
    """The design a word names; in ``short`` ``D`` is ``base-D``."""
    try:
        return design(f"base-{word.text}" if short and len(word.text) == 1 else word.text).id
    except KeyError as error:
        raise word.wrong(error.args[0]) from None


def _three(words: Sequence[Word], what: str) -> tuple[str, str, str]:
    if len(words) != 3:
        raise words[:3][-1].wrong(f"write {what}, not {' '.join(word.text for word in words)!r:.60}")
    return words[0].text, words[1].text, words[2].text


def _piece(text: str) -> Standing | Lying:
    name, *more = text.split(":")
    if name in SEATS and len(more) in (1, 2):
        return Standing(name, more[0] if len(more) == 2 else "meeple", more[-1])
    spots = text[len(name) + 1 :]
    return Lying(name, tuple(spots.split("+")) if spots else ())
