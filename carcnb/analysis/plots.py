"""Plots: lines over the turns of a game, shares of wins with their intervals.

A plot is a Vega-Lite chart, which JupyterLab, Notebook and VS Code draw with nothing installed, and the same as a small
picture of ours wherever that is not drawn.  Whoever has another library takes the rows: ``rows.frame().plot()``.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import cycle
from typing import Any, NamedTuple

from carcnb.drawing.art import SEATS
from carcnb.drawing.still import GREY, INK
from carcnb.drawing.svg import Element, circle, path, picture, rect, short, text
from carcnb.words import say

WIDE, HIGH, LEFT, RIGHT, EDGE = 640, 260, 34, 100, 22
"""Points of a plot of lines: all of it, and the room beside, above and below them."""
LAPSE = 14
"""Points between the names at the ends of two lines."""
STEPS = (0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 500, 5000)
"""Of these one is the height from one line behind them to the next."""
LONGEST = 12
"""So many letters of a name stand at the end of its line."""
ROW, SCALE, NAMES = 24, 300, 200
"""Points of a plot of shares: a row, the way from 0 to 100 %, and the room for names."""
VEGA = "application/vnd.vegalite.v5+json"
SCHEMA = "https://vega.github.io/schema/vega-lite/v5.json"


class Plot:
    """A chart: ``spec`` is Vega-Lite, to be changed (``altair.Chart.from_dict(plot.spec)``), ``svg()`` a picture."""

    def __init__(self, spec: dict[str, Any], svg: str, told: str) -> None:
        self.spec, self._svg, self._told = {"$schema": SCHEMA, **spec}, svg, told

    def svg(self) -> str:
        """The plot as SVG text."""
        return self._svg

    def __repr__(self) -> str:
        return f"<Plot: {self._told}>"

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any]:
        return {VEGA: self.spec, "image/svg+xml": self._svg, "text/plain": repr(self)}


class PlotLine(NamedTuple):
    """A line of a plot: what it is called, its colour, and its points."""

    name: str
    colour: str
    points: list[tuple[float, float]]


def over(rows: Iterable[Mapping[str, Any]], x: str, y: str, by: str) -> Plot:
    """A column of rows over another one, a line for each value of a third: that of a seat in the seat's colour."""
    values = [{key: row[key] for key in (x, y, by)} for row in rows]
    colours, others = {}, cycle([seat.piece for seat in SEATS.values()])
    for row in rows:
        if row[by] not in colours:
            seat = SEATS.get(row.get("seat", ""))
            colours[row[by]] = seat.piece if seat and by in ("seat", "name") else next(others)
    lines = [
        PlotLine(str(name), colour, [(row[x], row[y]) for row in values if row[by] == name])
        for name, colour in colours.items()
    ]
    told = f"{y} / {x}: " + ", ".join(f"{line.name} {line.points[-1][1]:g}" for line in lines)
    spec = {
        "data": {"values": values},
        "mark": {"type": "line", "tooltip": True},
        "encoding": {
            "x": {"field": x, "type": "quantitative"},
            "y": {"field": y, "type": "quantitative"},
            "color": {
                "field": by,
                "type": "nominal",
                "scale": {"domain": list(colours), "range": list(colours.values())},
            },
        },
        "width": WIDE - LEFT - RIGHT,
        "height": HIGH,
    }
    return Plot(spec, lines_svg(lines, title=f"{y} / {x}", desc=told), told)


def lines_svg(
    lines: Sequence[PlotLine],
    *,
    title: str,
    desc: str = "",
    said: Callable[[float], str] = lambda x: f"{x:g}",
    least: float = 1.0,
) -> str:
    """Lines with their names at their ends, as SVG text.

    ``said`` is what stands below the first and the last x; the plot is at least so high (``least``).
    """
    xs = [x for line in lines for x, _ in line.points] or [0]
    ys = [y for line in lines for _, y in line.points] or [0]
    low, high, first, last = min(0.0, *ys), max(least, *ys), min(xs), max(xs)

    def across(x: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * (x - first) / max(last - first, 1)

    def down(y: float) -> float:
        return HIGH - EDGE - (HIGH - 2 * EDGE) * (y - low) / (high - low)

    body = [rect(0, 0, WIDE, HIGH, fill="#fff"), *_heights(low, high, across(last), down)]
    for x, anchor in ((first, "start"), (last, "end")):
        if x and (x == last or last - first > 4):
            body.append(text(across(x), HIGH - 5, said(x), font_size="12", text_anchor=anchor))
    ends: list[tuple[float, PlotLine]] = []
    for line in lines:
        spots = [(across(x), down(y)) for x, y in line.points]
        if spots:
            data = "M" + "L".join(f"{short(x)} {short(y)}" for x, y in spots)
            body.append(path(data, fill="none", stroke=line.colour, stroke_width="2.5"))
            ends.append((spots[-1][1], line))
    height = -float(LAPSE)
    for y, line in sorted(ends, key=lambda end: end[0]):
        height = max(y + 4, height + LAPSE)
        body.append(text(across(last) + 8, height, _short(line.name, LONGEST), font_size="13", fill=INK))
        body.append(rect(across(last) + 8, height + 2, 24, 2.5, fill=line.colour))
    return picture((WIDE, HIGH), (0, 0, WIDE, HIGH), body, title=title, desc=desc,
                   font_family="sans-serif", fill=INK)  # fmt: skip


def _heights(low: float, high: float, end: float, down: Callable[[float], float]) -> list[Element]:
    """Lines at round heights."""
    step = next((step for step in STEPS if (high - low) / step <= 6), STEPS[-1])
    found = []
    for n in range(math.ceil(low / step), math.floor(high / step) + 1):
        y = n * step
        found.append(rect(LEFT, down(y), end - LEFT, 1, fill=GREY, fill_opacity=".35"))
        found.append(text(LEFT - 6, down(y) + 4, f"{y:g}", font_size="12", text_anchor="end"))
    return found


class WinShare(NamedTuple):
    """A share of wins, from 0 to 1, and its interval."""

    name: str
    rate: float
    low: float
    high: float


def shares(found: Sequence[WinShare]) -> Plot:
    """Shares of wins, each with its interval; in the middle is where both win alike."""
    values = [share._asdict() for share in found]
    told = "; ".join(_told(share) for share in found)
    y = {"field": "name", "type": "nominal", "sort": None, "title": None}
    x = {"type": "quantitative", "scale": {"domain": [0, 1]}, "axis": {"format": "%"}, "title": None}
    spec = {
        "data": {"values": values},
        "width": SCALE,
        "layer": [
            {"mark": {"type": "rule", "strokeDash": [3, 3]}, "encoding": {"x": {"datum": 0.5, **x}}},
            {"mark": "rule", "encoding": {"y": y, "x": {"field": "low", **x}, "x2": {"field": "high"}}},
            {
                "mark": {"type": "point", "filled": True, "tooltip": {"content": "data"}},
                "encoding": {"y": y, "x": {"field": "rate", **x}},
            },
        ],
    }
    return Plot(spec, _shares_svg(found, told), told)


def _shares_svg(found: Sequence[WinShare], told: str) -> str:
    wide, high = NAMES + SCALE + 2 * EDGE, ROW * len(found) + EDGE
    body = [rect(0, 0, wide, high, fill="#fff")]
    for part in (0, 0.25, 0.5, 0.75, 1):
        x = NAMES + EDGE + SCALE * part
        dark = ".9" if part == 0.5 else ".35"
        body.append(rect(x, 0, 1, high - EDGE, fill=GREY, fill_opacity=dark))
        said = say("odds-percent", n=round(100 * part))
        body.append(text(x, high - 6, said, font_size="12", text_anchor="middle"))
    for n, share in enumerate(found):
        y, blue = ROW * (n + 0.5), SEATS["blue"].piece
        low, high_end = (NAMES + EDGE + SCALE * end for end in (share.low, share.high))
        body.append(text(NAMES, y + 4, _short(share.name, 30), font_size="13", text_anchor="end"))
        body.append(rect(low, y - 1, high_end - low, 2.5, fill=blue))
        body.append(circle(NAMES + EDGE + SCALE * share.rate, y, 5, fill=blue))
    return picture((wide, high), (0, 0, wide, high), body, title=told, font_family="sans-serif", fill=INK)


def _told(share: WinShare) -> str:
    rate, low, high = (round(100 * part) for part in share[1:])
    return f"{share.name}: {say('tournament-share', rate=rate, low=low, high=high)}"


def _short(name: str, letters: int) -> str:
    return name if len(name) <= letters else f"{name[: letters - 1]}…"
