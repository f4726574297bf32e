"""A game's board as plain data for the artist, and as a still picture."""

from __future__ import annotations

from collections.abc import Iterable

from carcnb.drawing.still import board_svg
from carcnb.rules.game import Game
from carcnb.rules.grid import XY


def game_svg(
    game: Game,
    *,
    dress: str = "summer",
    highlight: Iterable[tuple[int, int, int]] = (),
    title: str = "",
    desc: str = "",
) -> str:
    """The board of a game as SVG text, with what is to be lit; the same board always gives the same bytes."""
    state = game.table.state
    return board_svg(
        [(*XY[cell], tile.design.id, tile.turn) for cell, (tile, _) in state.tiles.items()],
        [
            (figure.seat, figure.kind, *XY[state.home[s]], s - state.tiles[state.home[s]][1])
            for s, figures in state.figures.items()
            for figure in figures
        ],
        dress=dress,
        highlight=highlight,
        title=title,
        desc=desc,
    )
