"""Where what an editor has in hand can go on the board as it lies: a tile, a figure, a piece of nobody's."""

from __future__ import annotations

from carcnb.drawing.tile_words import looks
from carcnb.engine.actions import TURNS
from carcnb.engine.board import is_complete, terrain
from carcnb.engine.game import Game
from carcnb.engine.grid import XY
from carcnb.engine.placement import placements
from carcnb.engine.refusals import Refusal
from carcnb.engine.table import Table
from carcnb.tiles import designs
from carcnb.wire.rows import Spot
from carcnb.wire.talk import Room


def room(game: Game, tile: str, seat: str, kind: str, lang: str) -> Room:
    """The squares that take a tile, with its turns there and what it shows in each; or where a figure can stand.

    It is an offer: the editor judges what is done (``carcnb.studio.changes``), for figures by the same rules.
    """
    squares: dict[tuple[int, int], str] = {}
    for action in placements(game.table.state, tile) if tile in designs() else ():
        squares[action.xy] = squares.get(action.xy, "") + str(TURNS.index(action.where))
    shown = ";".join(f"{x} {y} {turns}" for (x, y), turns in squares.items())
    said = looks(tile, lang) if tile in designs() else []
    return {"squares": shown, "spots": _spots(game, seat, kind) if kind else [], "looks": said}


def why_not_put(table: Table, seat: str, kind: str, segment: int) -> Refusal | None:
    """Why a figure at hand cannot be put on a segment, or None; the editor asks this, too.

    Two come to one feature by tiles that join theirs; to one part of a tile only by what expansions do.
    """
    standing = [f for f in table.state.figures.get(segment, ()) if f.kind in table.followers]
    if kind in table.followers and standing and not table.setup.expansions:
        return Refusal("occupied", "BASE-5.7", {"kind": terrain(table.state, segment), "seats": (standing[0].seat,)})
    return why_not_standing(table, seat, kind, segment)


def why_not_standing(table: Table, seat: str, kind: str, segment: int) -> Refusal | None:
    """Why no figure stands on a segment at the start of a turn, or None."""
    if is_complete(table.state, segment):
        return Refusal("edit-complete", "BASE-10.1", {})
    stray = table.figures[kind].stray
    if refusal := table.why_not_standing(seat, kind, segment):
        return refusal
    if stray and not table.features_held(seat, (table.state.label[segment],)):
        return Refusal("edit-stray", stray, {})
    return None


def _spots(game: Game, seat: str, kind: str) -> list[Spot]:
    table, state = game.table, game.table.state
    figure = table.figures.get(kind)
    if seat not in game.seats if figure else not any(kind in e.neutrals for e in table.expansions):
        return []
    return [
        (*XY[cell], segment - first)
        for cell, (tile, first) in state.tiles.items()
        for segment in range(first, first + len(tile.where))
        if not (figure and why_not_put(table, seat, kind, segment))
    ]
