"""The words of a position: how its lines start, and what names a seat or a number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from carcnb.engine.notation import SEATS, Word, is_number

NO_FARMERS, SMALL_CITIES = "no_farmers", "small_city_scores_2"
"""The two ways to play that the base game offers itself; the others are the expansions'."""

NAMES = "a name of several words stands in quotation marks, and points come first"

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
    "down": "down DECK hidden, DECK CARD",
    "memory": "memory EXPANSION WORD, EXPANSION WORD",
}
"""How a line starts that is no tile, each with an example."""


def pairs(words: Sequence[Word]) -> Iterator[tuple[Word, Word]]:
    """What follows a player two by two: what, and how many or which."""
    if len(words) % 2:
        raise words[-1].wrong(f"how many? A number or a card follows every kind; {NAMES}")
    yield from zip(words[::2], words[1::2], strict=True)


def is_seat(word: Word) -> bool:
    """Whether a word names a seat."""
    return word.text in SEATS and not word.quoted


def number_of(word: Word) -> int:
    """The number that a word is."""
    if not is_number(word.text):
        raise word.wrong("a number goes from 0 to 9999")
    return int(word.text)


def around(x: int, y: int) -> tuple[tuple[int, int], ...]:
    """The four cells beside a cell."""
    return ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
