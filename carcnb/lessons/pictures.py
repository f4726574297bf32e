"""Pictures of games to keep: a position, a strip of moments, or the whole game as it was played; as SVG and as PNG.

They hold everything they need, with plain attributes and a size in points, so that any converter takes them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from carcnb.drawing import game_svg
from carcnb.drawing.film import film_svg
from carcnb.drawing.markup import image
from carcnb.drawing.png import png_of
from carcnb.engine.game import Game
from carcnb.engine.handover import Shows
from carcnb.engine.moves import answers_after, moves
from carcnb.files import path_of, write_bytes, write_text
from carcnb.lessons.game_strip import game_strip
from carcnb.records.opening import open_record
from carcnb.words import isolate, say

Record = Game | Shows | str | Path


class Picture:
    """A picture as SVG text; in a notebook it shows itself, ``save`` writes it.

    >>> picture("base/one_point", at=3)
    <Picture: 190.1 x 190.1 points, 8 kB>
    """

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def png(self, scale: float = 2) -> bytes:
        """The picture as a PNG with ``scale`` pixels for each point; what moves stands still, as on paper.

        ``pip install 'carcnb[png]'`` brings what draws it, and ``CarcnbError`` says so where it is missing, as where
        there is no font for its texts.  ``ValueError`` for a scale that is not above 0 and at most 10.
        """
        return png_of(self.svg, scale)

    def save(self, path: str | Path) -> Path:
        """Write the picture as a file and return its path, which ends in ``.svg`` or, as ``png`` makes it, in ``.png``.

        ``ValueError`` if it ends in neither, ``FileError`` if the file cannot be written, ``CarcnbError`` as for
        ``png``.
        """
        file = path_of(path)
        ending = file.suffix.lower()
        if ending not in (".svg", ".png"):
            raise ValueError(f"a picture is written as .svg or .png, not {file.name!r}")
        return write_text(file, self.svg) if ending == ".svg" else write_bytes(file, self.png())

    def _repr_html_(self) -> str:
        return image(self.svg)

    def __repr__(self) -> str:
        head = self.svg[: self.svg.index(">")]
        wide, high = (re.search(rf' {side}="([\d.]+)"', head) for side in ("width", "height"))
        size = f"{wide[1]} x {high[1]} points, " if wide and high else ""
        return f"<Picture: {size}{len(self.svg.encode()) / 1000:.0f} kB>"


def picture(
    game: Record, path: str | Path | None = None, at: int | Iterable[int] | None = None, dress: str | None = None
) -> Picture:
    """A picture of a game as it stands, after move ``at``, or, for several moves, a strip: ``at=[4, 17, 50]``.

    ``game`` is a game, a board, the text of a saved game or its file; move 0 is the start; ``path`` also writes it, as
    ``.svg`` or ``.png``.  ``ValueError`` for a move there is not, ``RecordError`` for what is no game, ``FileError``
    for a file that cannot be read or written.

    >>> carcnb.picture("base/one_point", at=3)
    <Picture: 190.1 x 190.1 points, 8 kB>
    """
    shown = _game(game)
    if isinstance(at, Iterable):
        return _kept(game_strip(shown, list(at), dress=dress), path)
    if at is not None:
        shown.goto(answers_after(moves(shown), at))
    points = ", ".join(f"{isolate(shown.names[seat])}: {points}" for seat, points in shown.scores.items())
    return _kept(game_svg(shown, dress=dress, title=say("picture-title"), desc=points), path)


def film(game: Record, path: str | Path | None = None, pace: float = 0.8, dress: str | None = None) -> Picture:
    """A game from its start to where it stands as one moving picture; a turn takes ``pace`` seconds.

    ``game`` and ``path`` are those of ``picture``.  It has no script; where nothing moves it shows the end.

    >>> carcnb.film("base/one_point")
    <Picture: 718.1 x 660.1 points, 71 kB>
    """
    return _kept(film_svg(_game(game), pace=pace, dress=dress, title=say("picture-title")), path)


def _game(given: Any) -> Game:
    return open_record(getattr(given, "game", given))


def _kept(svg: str, path: str | Path | None) -> Picture:
    made = Picture(svg)
    if path is not None:
        made.save(path)
    return made
