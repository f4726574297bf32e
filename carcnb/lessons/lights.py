"""What a step lights up: features, cells, figures, and the newest line of the log that a rule decided."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from carcnb.engine.errors import CarcnbError
from carcnb.engine.events import Event, PointsScored, Scored, SegmentAt, TileRemoved
from carcnb.engine.game import Game
from carcnb.engine.grid import REACH, XY, cell_of

FAR = 10
"""Squares from the nearest tile to an empty square that is lit."""

LIKE = "'0,0 road.E' (a feature), '0,0' (a cell), 'figure 0,0' or 'log'"
_LIGHT = re.compile(r"(figure )?(-?\d{1,4}),(-?\d{1,4})(?: (\S+))?")


class LightError(CarcnbError):
    """A light that names nothing; the message says what would be right."""


class Lights(NamedTuple):
    """What is lit.

    ``spots`` name segments by x, y and index (-1: the whole cell), each for its whole feature; ``figures`` the segments
    whose figures are ringed; ``log`` the numbers of events.
    """

    spots: list[SegmentAt]
    figures: list[SegmentAt]
    log: list[int]


def lights(game: Game, names: Sequence[str], strict: bool = False) -> Lights:
    """What ``0,0 road.E`` (a feature), ``0,0`` (a cell), ``figure 0,0`` and ``log`` name on this board.

    ``log`` is the newest points, of everybody who shares them, or a tile that left the game since.

    What is not there is left out: a learner's own moves may have led elsewhere.  ``strict``: it raises ``LightError``.
    """
    found = Lights([], [], [])
    for name in names:
        try:
            _find(game, name, found)
        except LightError:
            if strict:
                raise
    return found


def _find(game: Game, name: str, found: Lights) -> None:
    if name == "log":
        told = [n for n, event in enumerate(game.events) if isinstance(event, Scored | TileRemoved)]
        if not told:
            raise LightError("'log' lights the newest points, but nobody has scored so far")
        newest = game.events[told[-1]]
        found.log.extend(n for n in told if n == told[-1] or _of_one(game.events[n], newest))
        return
    match = _LIGHT.fullmatch(name)
    if not match:
        raise LightError(f"{name!r:.60} is no light; write {LIKE}")
    figure, x, y, spot = match[1], int(match[2]), int(match[3]), match[4]
    tiles = game.table.state.tiles
    if not any(abs(x - there[0]) <= FAR and abs(y - there[1]) <= FAR for there in map(XY.__getitem__, tiles)):
        raise LightError(f"{name!r:.60}: no tile lies near {x},{y}; tiles lie at {_cells(game)}")
    laid = tiles.get(cell_of((x, y))) if max(abs(x), abs(y)) <= REACH else None
    if (spot or figure) and laid is None:
        raise LightError(f"{name!r:.60}: no tile lies at {x},{y}; tiles lie at {_cells(game)}")
    index = -1
    if spot and laid:
        if spot not in laid[0].spots:
            raise LightError(
                f"{name!r:.60}: the tile at {x},{y} has no {spot!r:.60}; it has {', '.join(laid[0].spots)}"
            )
        index = laid[0].spots[spot]
    if not laid or not figure:
        found.spots.append((x, y, index))
        return
    standing = [s - laid[1] for s in game.table.state.figures if game.table.state.home[s] == cell_of((x, y))]
    there = [(x, y, i) for i in sorted(standing) if index in (-1, i)]
    if not there:
        raise LightError(f"{name!r:.60}: no figure stands there")
    found.figures.extend(there)


def _of_one(event: Event, newest: Event) -> bool:
    """Whether both are points of one and the same scoring: several players share a feature."""
    if not isinstance(event, PointsScored) or not isinstance(newest, PointsScored):
        return False
    return event.feature == newest.feature and event.rule == newest.rule


def _cells(game: Game) -> str:
    cells = sorted((XY[cell] for cell in game.table.state.tiles), key=lambda c: (c[1], c[0]))
    more = ", ..." if len(cells) > 12 else ""
    return ", ".join(f"{x},{y}" for x, y in cells[:12]) + more
