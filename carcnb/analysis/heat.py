"""Heat maps: a number in every cell, and five shades that stay apart in grey and for colour-blind eyes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from carcnb.analysis.plots import Plot
from carcnb.drawing.still import INK
from carcnb.drawing.svg import picture, rect, text

SHADES = ("#e58a3c", "#f0b277", "#f7d8b2", "#e3ecf4", "#f6f9fc")
"""From what needs a look to what is well: lighter with every step; dark letters are read on each."""

WIDE, HIGH, NAMES, LETTER, GAP = 84, 24, 170, 7, 12
"""Points of a cell, of the names of the rows at most, of a letter, and around it all."""


class Heat(NamedTuple):
    """A cell: what stands in it, its number, and which of the shades it has."""

    label: str
    value: float
    shade: int


def shade(share: float) -> int:
    """The shade of a share from 0 to 1: a fifth each."""
    return min(int(share * len(SHADES)), len(SHADES) - 1)


def heat_map(
    rows: Sequence[str], columns: Sequence[str], cells: Mapping[tuple[str, str], Heat], title: str, empty: str = "–"
) -> Plot:
    """Cells by row and column as a chart; one that is not there stays empty."""
    values = [
        {"row": row, "column": column, **cell._asdict()}
        for row in rows
        for column in columns
        if (cell := cells.get((row, column)))
    ]
    across = {"field": "column", "type": "nominal", "sort": list(columns), "title": None,
              "axis": {"orient": "top", "labelAngle": -30, "labelLimit": 220}}  # fmt: skip
    down = {"field": "row", "type": "nominal", "sort": list(rows), "title": None}
    colour = {"field": "shade", "type": "ordinal", "legend": None,
              "scale": {"domain": list(range(len(SHADES))), "range": list(SHADES)}}  # fmt: skip
    spec = {
        "title": title,
        "data": {"values": values},
        "width": {"step": WIDE},
        "height": {"step": HIGH},
        "encoding": {"x": across, "y": down},
        "layer": [
            {"mark": {"type": "rect", "tooltip": {"content": "data"}}, "encoding": {"color": colour}},
            {"mark": {"type": "text", "color": INK}, "encoding": {"text": {"field": "label"}}},
        ],
    }
    return Plot(spec, _svg(rows, columns, cells, title, empty), f"{title}: {len(rows)} × {len(columns)}")


def _svg(
    rows: Sequence[str], columns: Sequence[str], cells: Mapping[tuple[str, str], Heat], title: str, empty: str
) -> str:
    """The same as a picture, the names of the columns slanted above it."""
    left = min(max((len(row) for row in rows), default=0) * LETTER, NAMES) + 2 * GAP
    top = min(max((len(column) for column in columns), default=0), 32) * LETTER // 2 + 2 * GAP
    wide, high = left + WIDE * len(columns) + top, top + HIGH * len(rows) + GAP
    body = [rect(0, 0, wide, high, fill="#fff")]
    for n, column in enumerate(columns):
        x = left + WIDE * n + 8
        body.append(text(x, top - 6, _short(column, 32), font_size="12", transform=f"rotate(-30 {x} {top - 6})"))
    for m, row in enumerate(rows):
        y = top + HIGH * m
        body.append(text(left - GAP, y + 16, _short(row, NAMES // LETTER), font_size="13", text_anchor="end"))
        for n, column in enumerate(columns):
            cell, x = cells.get((row, column)), left + WIDE * n
            if cell:
                body.append(rect(x, y, WIDE - 1, HIGH - 1, fill=SHADES[cell.shade]))
            body.append(text(x + WIDE / 2, y + 16, cell.label if cell else empty, font_size="12", text_anchor="middle"))
    return picture((wide, high), (0, 0, wide, high), body, title=title, font_family="sans-serif", fill=INK)


def _short(name: str, letters: int) -> str:
    return name if len(name) <= letters else f"{name[: letters - 1]}…"
