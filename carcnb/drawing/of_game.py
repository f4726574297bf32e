"""A game's board as plain data for the artist, and as a still picture."""

from __future__ import annotations

from collections.abc import Iterable

from carcnb.drawing.still import board_svg
from carcnb.rules.game import Game
from carcnb.rules.grid import XY, cell_of


def game_svg(
    game: Game,
    *,
    dress: str = "summer",
    highlight: Iterable[tuple[int, int, int]] = (),
    title: str = "",
    desc: str = "",
) -> str:
    """The board of a game as SVG text; the same board always gives the same bytes.

    ``highlight`` names segments (x, y, index) whose features are lit; index -1 lights the whole cell.
    """
    state = game.table.state
    lit = [spot for named in highlight for spot in _extent(game, named)]
    return board_svg(
        [(*XY[cell], tile.design.id, tile.turn) for cell, (tile, _) in state.tiles.items()],
        [
            (figure.seat, figure.kind, *XY[state.home[s]], s - state.tiles[state.home[s]][1])
            for s, figures in state.figures.items()
            for figure in figures
        ],
        dress=dress,
        highlight=lit,
        title=title,
        desc=desc,
    )


def _extent(game: Game, spot: tuple[int, int, int]) -> Iterable[tuple[int, int, int]]:
    x, y, index = spot
    laid = game.table.state.tiles.get(cell_of((x, y)))
    if index < 0 or laid is None:
        return [spot]
    return game.table.feature(laid[1] + index).segments
