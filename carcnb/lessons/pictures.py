"""Pictures of games to keep: a position, a strip of moments, or the whole game as it was played; all of them SVG.

They hold everything they need, with plain attributes and a size in points, so that any converter makes a PNG of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from carcnb.drawing import game_svg
from carcnb.drawing.film import film_svg
from carcnb.drawing.markup import image
from carcnb.engine.game import Game
from carcnb.engine.handover import Shows
from carcnb.engine.moves import answers_after, moves
from carcnb.files import path_of, write_text
from carcnb.lessons.game_strip import game_strip
from carcnb.records.opening import open_record
from carcnb.words import isolate, say

Record = Game | Shows | str | Path


class Picture:
    """A picture as SVG text; in a notebook it shows itself, ``save`` writes it."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def save(self, path: str | Path) -> Path:
        """Write the picture as a file, which ends in ``.svg`` (``ValueError``: it does not), and return its path.

        ``FileError`` if the file cannot be written.
        """
        file = path_of(path)
        if file.suffix.lower() != ".svg":
            raise ValueError(f"a picture is written as .svg, which any converter turns into a PNG; not {file.name!r}")
        return write_text(file, self.svg)

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

    ``game`` is a game, a board, the text of a saved game or its file; move 0 is the start; ``path`` also writes it.
    ``ValueError`` for a move there is not, ``RecordError`` for what is no game, ``FileError`` for a file that cannot be
    read or written.
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
    """
    return _kept(film_svg(_game(game), pace=pace, dress=dress, title=say("picture-title")), path)


def _game(given: Any) -> Game:
    return open_record(getattr(given, "game", given))


def _kept(svg: str, path: str | Path | None) -> Picture:
    made = Picture(svg)
    if path is not None:
        made.save(path)
    return made
