"""Where what an editor has in hand can go on the board as it lies: a tile, a figure, a piece of nobody's."""

from __future__ import annotations

from carcnb.engine.actions import TURNS
from carcnb.engine.board import is_complete
from carcnb.engine.game import Game
from carcnb.engine.grid import XY
from carcnb.engine.placement import placements
from carcnb.tiles import designs
from carcnb.widget.talk import Room
from carcnb.widget.wire_rows import Spot


def room(game: Game, tile: str, seat: str, kind: str) -> Room:
    """The squares that take a tile, with its turns there, and the segments where a figure can stand.

    It is an offer: the editor judges what is done (``carcnb.studio.changes``).
    """
    squares: dict[tuple[int, int], str] = {}
    for action in placements(game.table.state, tile) if tile in designs() else ():
        assert action.cell
        squares[action.cell] = squares.get(action.cell, "") + str(TURNS.index(action.where))
    shown = ";".join(f"{x} {y} {turns}" for (x, y), turns in squares.items())
    return {"squares": shown, "spots": _spots(game, seat, kind) if kind else []}


def _spots(game: Game, seat: str, kind: str) -> list[Spot]:
    table, state = game.table, game.table.state
    figure = table.figures.get(kind)
    found: list[Spot] = []
    if seat not in game.seats if figure else not any(kind in e.neutrals for e in table.expansions):
        return found
    for cell, (tile, first) in state.tiles.items():
        for segment in range(first, first + len(tile.where)):
            if figure and (is_complete(state, segment) or not table.may_stand(seat, kind, segment)):
                continue
            if figure and not figure.follower and not table.held(seat, (state.label[segment],)):
                continue
            found.append((*XY[cell], segment - first))
    return found
