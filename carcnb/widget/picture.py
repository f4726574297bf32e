"""A still picture of a game for every place where the live board cannot run."""

from __future__ import annotations

from carcnb.rules.game import Game
from carcnb.rules.grid import XY
from carcnb.widget.reader import Reader
from carcnb.widget.textboard import headline


def picture(game: Game, reader: Reader, dress: str = "summer") -> str:
    """The board of a game as SVG text, described in words; the same board always gives the same bytes."""
    # svgwrite is loaded when a cell shows a board, never for a move
    from carcnb.drawing import board_svg

    state = game.table.state
    return board_svg(
        [(*XY[cell], tile.design.id, tile.turn) for cell, (tile, _) in state.tiles.items()],
        [
            (figure.seat, figure.kind, *XY[state.home[s]], s - state.tiles[state.home[s]][1])
            for s, figures in state.figures.items()
            for figure in figures
        ],
        dress=dress,
        title=reader.say("ui-board"),
        desc=headline(game, reader),
    )
