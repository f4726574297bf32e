"""A lesson's cover: the few squares of its board that it is about, for lists of lessons."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from carcnb.drawing.art import art, dress_for, lying
from carcnb.drawing.layers import Tile
from carcnb.drawing.of_game import extent, figures_of, neutrals_of, tiles_of
from carcnb.drawing.pieces import Figure, Neutral, standing
from carcnb.drawing.still import board_svg
from carcnb.lessons.excerpt import around
from carcnb.lessons.lights import lights
from carcnb.lessons.reading import find_lesson

SHAPE = (3, 2)
"""Columns and rows of a cover."""
SIZE = 32
"""Points of a tile in its picture."""


class CoverPiece(NamedTuple):
    """What stands on a cover: whose it is (empty: nobody's), its kind, where, in board units, and whether it lies."""

    seat: str
    kind: str
    x: float
    y: float
    lies: bool


class Cover(NamedTuple):
    """Tiles (x, y from 0, design, quarter turns) and the pieces on them."""

    tiles: tuple[Tile, ...]
    pieces: tuple[CoverPiece, ...]


@cache
def cover(name: str) -> Cover:
    """What a lesson is about, as its last task finds it: the figures still stand; without a task as it ends.

    ``LessonError`` if no lesson has that name.
    """
    tiles, stands, beside = _squares(name)
    west, north = min(tile[0] for tile in tiles), min(tile[1] for tile in tiles)
    poses = {drawn: kind for kind, (drawn, _) in reversed(lying().items())}
    return Cover(
        tuple((x - west, y - north, design, turn) for x, y, design, turn in tiles),
        tuple(
            CoverPiece(
                piece.seat or "",
                poses.get(piece.drawn, piece.drawn),
                round(piece.x - 100 * west, 1),
                round(piece.y - 100 * north, 1),
                piece.drawn in poses,
            )
            for piece in standing(tiles, stands, beside)
        ),
    )


def cover_svg(name: str, budget: int) -> str:
    """A lesson's cover as a picture of about so many bytes."""
    tiles, stands, beside = _squares(name)
    dress = dress_for(find_lesson(name).setup.expansions)
    return board_svg(tiles, stands, neutral=beside, dress=dress, size=SIZE, budget=budget)


def _squares(name: str) -> tuple[list[Tile], list[Figure], list[Neutral]]:
    """The tiles of a cover where they lie on the board, and what stands on them."""
    lesson = find_lesson(name)
    asked = [n for n, step in enumerate(lesson.steps) if step.task]
    at = asked[-1] if asked else len(lesson.steps) - 1
    game = lesson.game(at)
    lit = lights(game, lesson.steps[at].lit_places)
    played = [action.cell for moves in lesson.path[at] for action in moves if action.cell]
    spots = [spot[:2] for named in lit.spots for spot in extent(game, named)]
    laid, figures = tiles_of(game), figures_of(game)
    matters = [*played, *(one[:2] for one in lit.figures), *spots] or [laid[-1][:2]]
    west, north = around([tile[:2] for tile in laid], matters, SHAPE)
    inside = {(west + x, north + y) for x in range(SHAPE[0]) for y in range(SHAPE[1])}
    tiles = [tile for tile in laid if tile[:2] in inside]
    stands = [figure for figure in figures if figure[2:4] in inside]
    beside = [piece for piece in neutrals_of(game) if piece[1:3] in inside and piece[0] in art()["figures"]]
    return tiles, stands, beside
