"""Chalk: what somebody draws on a board by hand to show something, as values, and its one notation.

    0,0              a cell, ringed
    0,0 city.N       a feature, tinted; any of its segments names it
    0,0>2,-1         an arrow from cell to cell
    0,0>2,-1 red     in another colour than yellow: red, blue or green

It is no part of the rules: a game keeps it by the number of the move, as it keeps comments.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal, NamedTuple, get_args

from carcnb.engine.errors import SetupError
from carcnb.engine.grid import REACH, XY, cell_of
from carcnb.engine.notation import entry_of, words_of
from carcnb.engine.state import State

Colour = Literal["yellow", "red", "blue", "green"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""The first is that of chalk which names none."""

StrokeRow = tuple[int, int, int, int, int, Colour]
"""x, y and segment (-1: the whole cell), the cell an arrow goes to (the same: it is no arrow), colour."""

MOST = 64
"""Strokes on one position; more cannot be told apart."""

FAR = 10
"""Squares from the nearest tile to a cell that is drawn on."""

LONGEST = 60
"""Characters of one stroke."""

LIKE = "write '0,0' (a cell), '0,0 city.N' (a feature) or '0,0>2,-1' (an arrow), with a colour after it if you like"
_CELL = r"(-?[0-9]{1,3}),(-?[0-9]{1,3})"
_WHERE = re.compile(rf"{_CELL}(?:>{_CELL})?")


class Stroke(NamedTuple):
    """One piece of chalk on the board: a ringed cell, a tinted feature (``spot``) or an arrow (``to``)."""

    cell: tuple[int, int]
    spot: str = ""
    to: tuple[int, int] | None = None
    colour: Colour = COLOURS[0]

    def __str__(self) -> str:
        where = "{},{}".format(*self.cell) + (">{},{}".format(*self.to) if self.to else "")
        return " ".join(part for part in (where, self.spot, self.colour if self.colour != COLOURS[0] else "") if part)

    @classmethod
    def parse(cls, text: str) -> Stroke:
        """The stroke that a text stands for; ``SetupError`` names the wrong word and its column.

        >>> Stroke.parse("0,0>2,-1 red")
        Stroke(cell=(0, 0), spot='', to=(2, -1), colour='red')
        """
        if not isinstance(text, str) or len(text) > LONGEST:
            raise SetupError(f"chalk is a short text; {LIKE}, not {text!r:.60}")
        where, *rest = words_of(text, 1)
        found = _WHERE.fullmatch(where.text)
        if not found:
            raise where.wrong(f"this is no cell and no arrow; {LIKE}")
        x, y, to_x, to_y = found.groups()
        cell, to = (int(x), int(y)), (int(to_x), int(to_y)) if to_x is not None else None
        if to == cell:
            raise where.wrong("an arrow leads from one cell to another")
        colour: Colour = COLOURS[0]
        if rest and (to or len(rest) > 1 or rest[0].text in COLOURS):
            *rest, last = rest
            if last.text not in COLOURS:
                raise last.wrong(f"this is no colour; there are {', '.join(COLOURS)}")
            colour = COLOURS[COLOURS.index(last.text)]
        if len(rest) > (to is None):
            raise rest[-1].wrong(f"one word too many; {LIKE}")
        return cls(cell, rest[0].text if rest else "", to, colour)


def rows(state: State, texts: Iterable[str], strict: bool = False) -> list[StrokeRow]:
    """The strokes of these texts on this board, each once.

    What is not there is left out; ``strict``: it raises ``SetupError``, which names the entry, the word and its column.
    """
    found: dict[StrokeRow, None] = {}
    for number, text in enumerate(texts, 1):
        try:
            with entry_of("chalk", number, text):
                found[_row(state, Stroke.parse(text), text)] = None
        except SetupError:
            if strict:
                raise
    return list(found)


def texts(state: State, drawn: Iterable[StrokeRow]) -> list[str]:
    """The texts of strokes on this board; ``SetupError`` if one of them tints what is not there."""
    return [str(_stroke(state, row)) for row in drawn]


def read(given: object) -> tuple[str, ...]:
    """A list of texts in the one notation, each once, not looked up on a board; ``SetupError`` says what is wrong."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise SetupError(f"chalk is a list of texts, like ['0,0>1,0'], not {given!r:.60}", "chalk")
    found: dict[str, None] = {}
    for number, text in enumerate(given, 1):
        if number > MOST:
            raise SetupError(f"chalk has at most {MOST} strokes on one position", "chalk")
        with entry_of("chalk", number, text):
            found[str(Stroke.parse(text))] = None
    return tuple(found)


def check_chalk(state: State, given: object) -> tuple[str, ...]:
    """A list of texts that has been read and looked up on a board; ``SetupError`` says what is wrong."""
    drawn = read(given)
    rows(state, drawn, strict=True)
    return drawn


def _row(state: State, stroke: Stroke, text: str) -> StrokeRow:
    where, *rest = words_of(text, 1)
    for cell in (stroke.cell, stroke.to or stroke.cell):
        if not any(abs(cell[0] - x) <= FAR and abs(cell[1] - y) <= FAR for x, y in map(XY.__getitem__, state.tiles)):
            raise where.wrong(f"no tile lies near {cell[0]},{cell[1]}")
    segment = -1
    if stroke.spot:
        laid = state.tiles.get(cell_of(stroke.cell))
        if laid is None:
            raise rest[0].wrong(f"no tile lies at {where.text}, so only the cell can be ringed")
        if stroke.spot not in laid[0].spots:
            has = f"has no {stroke.spot!r:.60}; it has {', '.join(laid[0].spots)}"
            raise rest[0].wrong(f"the tile at {where.text} {has}; colours are {', '.join(COLOURS)}")
        segment = laid[0].spots[stroke.spot]
    return (*stroke.cell, segment, *(stroke.to or stroke.cell), stroke.colour)


def _stroke(state: State, row: StrokeRow) -> Stroke:
    x, y, segment, to_x, to_y, colour = row
    cell, to = (x, y), (to_x, to_y)
    if segment < 0:
        return Stroke(cell, "", to if to != cell else None, colour)
    laid = state.tiles.get(cell_of(cell)) if max(abs(x), abs(y)) <= REACH else None
    if laid is None or segment >= len(laid[0].where) or to != cell:
        raise SetupError(f"there is no segment {segment} at {x},{y} to tint", "chalk")
    return Stroke(cell, laid[0].where[segment], None, colour)
