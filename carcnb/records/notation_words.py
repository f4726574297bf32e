"""The words of a position: how its lines start, and what names a tile, a cell, a figure or a number."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from carcnb.engine.setup import SEATS, is_number
from carcnb.records.statements import Word
from carcnb.tiles import design

NO_FARMERS, SMALL_CITIES = "no_farmers", "small_city_scores_2"
"""The two ways to play that the base game offers itself; the others are the expansions'."""

LIKE = "'D 0,0 red:city.N' or 'inns-02 1,0 r3'"

NAMES = "a name of several words stands in quotation marks, and points come first"
_CELL = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})")

LINES = {
    "players": "players red Ada 12, blue Ben 7",
    "expansions": "expansions ferries, gold_mines",
    "variants": f"variants {NO_FARMERS}",
    "turn": "turn blue",
    "hand": "hand U",
    "next": "next V, W, 2 die",
    "stack": "stack 3xU V",
    "out": "out C",
    "box": "box any",
    "supply": "supply red 3, blue 5",
}
"""How a line starts that is no tile, each with an example."""


def pairs(words: Sequence[Word]) -> Iterator[tuple[Word, Word]]:
    """What follows a player two by two: what, and how many or which."""
    if len(words) % 2:
        raise words[-1].wrong(f"how many? A number or a card follows every kind; {NAMES}")
    yield from zip(words[::2], words[1::2], strict=True)


def figure_of(piece: str, seats: Collection[str]) -> tuple[str, str, str] | None:
    """Seat, kind and place of a player's figure, as in ``red:large:city.N``; None for a piece of nobody's."""
    seat, *more = piece.split(":")
    return (seat, more[0] if len(more) > 1 else "meeple", more[-1]) if more and seat in seats else None


def is_seat(word: Word) -> bool:
    """Whether a word names a seat."""
    return word.text in SEATS and not word.quoted


def number_of(word: Word) -> int:
    """The number that a word is."""
    if not is_number(word.text):
        raise word.wrong("a number goes from 0 to 9999")
    return int(word.text)


def tile_named(word: Word) -> str:
    """The design a word names, a letter alone one of the base game."""
    name = f"base-{word.text}" if len(word.text) == 1 else word.text
    try:
        return design(name).id
    except KeyError as error:
        raise word.wrong(error.args[0]) from None


def cell_of_tile(words: Sequence[Word]) -> tuple[int, int]:
    """Where a tile lies, as its second word says."""
    if len(words) < 2:
        raise words[0].wrong(f"a tile says where it lies, as x,y, like {LIKE}")
    match = _CELL.fullmatch(words[1].text)
    if not match:
        raise words[1].wrong(f"a cell is x,y without a space, as in {LIKE}")
    return int(match[1]), int(match[2])


def pieces_on(words: Sequence[Word]) -> Sequence[Word]:
    """What stands on a tile: all that follows its design, cell and turn."""
    return words[3:] if len(words) > 2 and re.fullmatch("r[0-9]+", words[2].text) else words[2:]


def around(x: int, y: int) -> tuple[tuple[int, int], ...]:
    """The four cells beside a cell."""
    return ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
