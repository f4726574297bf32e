"""Chalk on a still picture: arrows, ringed cells and tinted features; each colour has a shape and a dash of its own."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from carcnb.drawing.svg import Element, circle, group, path
from carcnb.engine.chalk import Colour, StrokeRow

Spot = tuple[int, int, int]  # x, y, segment index
Chalked = tuple[StrokeRow, Sequence[Spot]]
"""A stroke, and all segments of the feature that it tints."""


class Crayon(NamedTuple):
    """How one colour is drawn: fill, the line around it, the dashes of its arrows, the corners of its shape.

    A shape without corners is a circle; theirs are in shares of its radius.
    """

    fill: str
    edge: str
    dash: str = ""
    corners: tuple[tuple[float, float], ...] = ()


CRAYONS: dict[Colour, Crayon] = {
    "yellow": Crayon("#ffd21f", "#241f00", "", ((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0))),
    "red": Crayon("#cf2f1d", "#fff", "15 9"),
    "blue": Crayon("#0b68ae", "#fff", "5 6", ((0, -1.25), (1.2, 0.85), (-1.2, 0.85))),
    "green": Crayon("#0c7f5b", "#fff", "18 6 4 6", ((-0.95, -0.95), (0.95, -0.95), (0.95, 0.95), (-0.95, 0.95))),
}
"""The same shapes as those of the seats; ``widgets_js/src/board/chalk.tsx`` draws the same."""

SHAFT, CASE = 8, 5
"""Width of a line, and how much wider the line below it is, in board units."""
HEAD, WING, TAIL, TIP = 26, 15, 9, 8
"""An arrow: length and half the width of its head, radius of the shape at its tail, how far from the middle it ends."""
RING, BADGE, BESIDE = 37, 8, 26
"""Radius of a ring around a cell, of the shape on a tinted feature, and how far from a figure that stands."""


def arrow(row: StrokeRow) -> list[Element]:
    """An arrow from the middle of one cell to that of another."""
    x, y, _, to_x, to_y, colour = row
    crayon = CRAYONS[colour]
    far = math.hypot(to_x - x, to_y - y)
    dx, dy = (to_x - x) / far, (to_y - y) / far
    ax, ay = 100 * x + 50, 100 * y + 50
    tip = 100 * far - TIP

    def at(along: float, beside: float = 0) -> str:
        return _at((ax + along * dx + beside * dy, ay + along * dy - beside * dx))

    line = f"M{at(0)}L{at(tip - HEAD)}"
    outline = f"M{at(tip - HEAD, WING)}L{at(tip)}L{at(tip - HEAD, -WING)}z"
    dashes = {"stroke_dasharray": crayon.dash} if crayon.dash else {}
    return [
        path(line, fill="none", stroke=crayon.edge, stroke_width=f"{SHAFT + CASE}"),
        path(outline, fill=crayon.fill, stroke=crayon.edge, stroke_width=f"{CASE}"),
        path(line, fill="none", stroke=crayon.fill, stroke_width=f"{SHAFT}", **dashes),
        path(outline, fill=crayon.fill),
        shape(colour, ax, ay, TAIL),
    ]


def ring(row: StrokeRow) -> list[Element]:
    """The shape of a colour around a cell."""
    x, y, *_, colour = row
    crayon = CRAYONS[colour]
    lines = ((crayon.edge, SHAFT + CASE), (crayon.fill, SHAFT))
    return [
        shape(colour, 100 * x + 50, 100 * y + 50, RING, fill="none", stroke=edge, stroke_width=f"{wide}")
        for edge, wide in lines
    ]


def tint(colour: Colour, areas: Sequence[str], x: float, y: float) -> Element:
    """A feature by the areas of its segments, with the shape of the colour at x, y."""
    crayon = CRAYONS[colour]
    data = "".join(areas)
    return group(
        [
            path(data, fill=crayon.fill, fill_opacity=".3", stroke=crayon.edge, stroke_width="5"),
            path(data, fill="none", stroke=crayon.fill, stroke_width="3"),
            shape(colour, x, y, BADGE),
        ]
    )


def shape(colour: Colour, x: float, y: float, radius: float, **look: str) -> Element:
    """The shape of a colour, filled unless it is to look otherwise."""
    crayon = CRAYONS[colour]
    look = look or {"fill": crayon.fill, "stroke": crayon.edge, "stroke_width": "2.5"}
    if not crayon.corners:
        return circle(x, y, radius, **look)
    return path("M" + "L".join(_at((x + radius * u, y + radius * v)) for u, v in crayon.corners) + "z", **look)


def _at(point: tuple[float, float]) -> str:
    return f"{round(point[0], 1):g} {round(point[1], 1):g}"
