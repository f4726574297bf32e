"""The score track in a still picture: only the spaces on which somebody stands, where it does more than count."""

from __future__ import annotations

from carcnb.drawing.panels import Panels
from carcnb.drawing.svg import Element, rect
from carcnb.engine.game import Game
from carcnb.engine.track import space
from carcnb.lessons.typeset import BOLD, EDGE, GREY, INK, set_text, width
from carcnb.words import say

HIGH, STEP = 24, 28  # points: a space, and from row to row
SCALE, APART = 0.6, 15  # of a figure to its size on the board, and from figure to figure


def lane(panels: Panels, game: Game, room: float) -> tuple[list[Element], float]:
    """The occupied spaces in order, each with its number and its figures; how high they are, in points.

    Nothing where every player has one figure there and nothing else can be on the track.  Dark spaces are dark.
    """
    table = game.table
    if table.only_counts:
        return [], 0
    standing: dict[int, list[tuple[str, str]]] = {}
    for (seat, piece), points in table.state.track.items():
        standing.setdefault(space(points), []).append((seat, piece))
    for (seat, kind), at in table.state.on_track.items():
        standing.setdefault(at, []).append((seat, kind))
    parts = set_text([[say("ui-score")]], 0, 10, 11, 14, {"fill": GREY})
    x, y = 0.0, 16.0
    for at, figures in sorted(standing.items()):
        number = str(at)
        start = width(number, 11, BOLD) + 12
        wide = start + APART * len(figures) + 3
        if x and x + wide > room:
            x, y = 0.0, y + STEP
        fill, ink = (GREY, "#fff") if at in table.dark else ("#fff", INK)
        parts.append(rect(x, y, wide, HIGH, rx=4, fill=fill, stroke=EDGE))
        parts += set_text([[number]], x + 6, y + 16, 11, 14, {**BOLD, "fill": ink})
        for n, (seat, kind) in enumerate(figures):
            parts.append(panels.figure(seat, kind, x + start + APART * (n + 0.4), y + HIGH / 2, SCALE))
        x += wide + 4
    return parts, y + STEP + 6
