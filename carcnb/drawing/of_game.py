"""A game's board as plain data for the artist, and as a still picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from carcnb.drawing.art import dress_for
from carcnb.drawing.chalk import Chalked
from carcnb.drawing.layers import Tile
from carcnb.drawing.letters import Letter, place_letters
from carcnb.drawing.markup import image
from carcnb.drawing.pieces import Figure, Neutral, standing
from carcnb.drawing.still import BUDGET, Spot, Square, board_svg
from carcnb.engine.chalk import rows
from carcnb.engine.ending import as_scored
from carcnb.engine.game import Game
from carcnb.engine.grid import XY, cell_of

WIDEST = 900
"""Points of the widest picture: a page of a notebook shows no more, and cuts off the rest."""


def game_svg(
    game: Game,
    *,
    dress: str | None = None,
    highlight: Iterable[Spot] = (),
    letters: Iterable[tuple[int, int, int, str]] = (),
    squares: Iterable[Square] = (),
    title: str = "",
    desc: str = "",
    budget: int = BUDGET,
) -> str:
    """The board of a game as SVG text, with the chalk on it; the same board always gives the same bytes.

    ``dress`` is that of the game's expansions unless one is named.
    ``highlight`` names segments (x, y, index) whose features are lit; index -1 lights the whole cell.
    ``letters`` are short texts on segments (x, y, index, text), index -1: on the whole cell.
    ``squares`` are empty squares (x, y, text, whether it is crossed out).
    ``budget`` is the number of bytes that details are left out for.
    """
    lit = [spot for named in highlight for spot in extent(game, named)]
    tiles = tiles_of(game)
    chalk = chalk_of(game)
    marked = list(squares)
    wide = [x for x, *_ in (*tiles, *marked)] + [x for row, _ in chalk for x in (row[0], row[3])]
    across = max(wide) - min(wide) + 2
    return board_svg(
        tiles,
        figures_of(game),
        dress=dress or dress_for(game.setup.expansions),
        highlight=lit,
        letters=letters_of(game, list(letters)),
        neutral=neutrals_of(game),
        chalk=chalk,
        squares=marked,
        title=title,
        desc=desc,
        budget=budget,
        size=min(88, WIDEST / across),
    )


def picture_of(game: Game, line: str) -> str:
    """What a game shows at the end of a cell: a still of its board, described by a line."""
    return image(game_svg(game, title="Carcassonne", desc=line), line)


def tiles_of(game: Game) -> list[Tile]:
    """Every laid tile as x, y, design and quarter turns, in the order in which they were laid."""
    return [(*XY[cell], tile.design.id, tile.turn) for cell, (tile, _) in game.table.state.tiles.items()]


def figures_of(game: Game) -> list[Figure]:
    """Every figure as it stands, at the end as it scored: seat, kind, x, y and segment index."""
    state = as_scored(game).state
    return [
        (figure.seat, figure.kind, *XY[state.home[s]], s - state.tiles[state.home[s]][1])
        for s, figures in state.figures.items()
        for figure in figures
    ]


def neutrals_of(game: Game) -> list[Neutral]:
    """Every piece of nobody's on the board as kind, x, y and the segments it stands on."""
    state = game.table.state
    return [
        (piece.kind, *XY[piece.cell], tuple(s - state.tiles[piece.cell][1] for s in piece.segments))
        for piece in state.neutrals
    ]


def chalk_of(game: Game) -> list[Chalked]:
    """What is drawn by hand on the position, with all segments of a feature that is tinted."""
    drawn = rows(game.table.state, game.chalk.get(game.move, ()))
    return [(row, list(extent(game, row[:3])) if row[2] >= 0 else []) for row in drawn]


def extent(game: Game, spot: Spot) -> Iterable[Spot]:
    """All segments of the feature that one of them names; a cell (index -1) stays what it is."""
    x, y, index = spot
    laid = game.table.state.tiles.get(cell_of((x, y)))
    if index < 0 or laid is None:
        return [spot]
    return game.table.feature(laid[1] + index).segments


def letters_of(game: Game, marks: Sequence[tuple[int, int, int, str]]) -> list[Letter]:
    """The letters of marked places (x, y, segment index or -1 for the whole cell, text), as on every board."""
    tiles = tiles_of(game)
    return place_letters(tiles, standing(tiles, figures_of(game), neutrals_of(game)), marks) if marks else []
