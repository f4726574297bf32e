"""Figures and marks: what a player puts on the board, about 24 units high around (0, 0)."""

from __future__ import annotations

from typing import NamedTuple

from carcnb.drawing.atelier.geometry import Point

BODY = "M0-5.6C4-5.6 5.8-3 6.6 0L9.4 10.2Q0 12.8-9.4 10.2L-6.6 0C-5.8-3-4-5.6 0-5.6z"
HEAD = "M-3.6-8.2a3.6 3.8 0 0 0 7.2 0z"
HAT = "M-7.4-8.4Q-4-8.6-3.4-10.4L-2.6-13.2Q0-14.4 2.6-13.2L3.4-10.4Q4-8.6 7.4-8.4 4-6.8 0-6.8T-7.4-8.4z"
HELMET = "M-6.4-8.4H-4.4C-4.4-14.4 4.4-14.4 4.4-8.4H6.4V-7H-6.4z"
HAMMER = "M7.4 3.4L10.2-6.6 7.4-7.4 8.4-11 15.4-9 14.4-5.4 11.8-6.2 9 4z"
SAILS = "M1.8-14Q11.4-9 12.4 .4H1.8zM-1.8-11.4V.4H-9.6Q-8-7-1.8-11.4z"
WITCH_HAT = "M-9.6-7.6Q-4-8.6-3.2-10.6L-1.4-16.4 4.6-18.6 2.4-15.4 3.6-10.6Q4.4-8.6 9.6-7.6 4-5.4 0-5.4T-9.6-7.6z"


class Figure(NamedTuple):
    """One kind of figure: outline, place and size of the mark (None: the figure belongs to nobody), and more art."""

    outline: str
    mark: tuple[float, float, float] | None
    more: str = ""
    pose: str = ""


FIGURES = {
    "meeple": Figure(BODY + HEAD + HAT, (0, 3.9, 1)),
    "farmer": Figure(BODY + HEAD + HAT, (4.1, 3.2, 1), pose="translate(0 3)rotate(-84)"),
    "large": Figure(
        BODY + HEAD + HAT, (0, 1.9, 1.25),
        '<path d="M-8.9 8.2Q0 10.6 8.9 8.2" style="fill:none;stroke:var(--pi);stroke-width:1.1"/>',
        "scale(1.36)translate(0 -2)",
    ),
    "builder": Figure(BODY + HEAD + HELMET + HAMMER, (0, 3.9, 1)),
    "pig": Figure(
        "M-11 1C-11-4.6-6-6.4 0-6.4 3-6.4 5-6 6.6-5L9.8-7.6 10.2-3.4C11.2-2.4 11.8-1.4 12-.4L14.4 0V3.6L11.6 4.2C10.8 "
        "5.2 9.6 6 8.4 6.4L8 10.4H4.6L4.2 7.2H-4.2L-4.6 10.4H-8L-8.4 6.2C-10.2 5-11 3.2-11 1z"
        "M-11-1.6Q-14.4-1.8-13.6-4.6-12.8-6.4-11.6-4.8L-12.6-4Q-12.6-3-10.6-3.2z",
        (-1.4, 0.4, 1.1), '<circle cx="9.2" cy="-1" r=".9" style="fill:var(--pi)"/>',
    ),
    "ferry": Figure(
        "M-14 2.6H14L10.2 10.4H-10.2zM-1-14.6H1V3H-1z" + SAILS, None,
        f'<path d="{SAILS}" style="fill:#fff"/>'
        '<path d="M-12.4 5.4H12.4" style="fill:none;stroke:#ffd9a0;stroke-width:1.3"/>',
    ),
    "gold": Figure(
        "M-5.4-6H5.4L8-2.4 10 5.6H-10L-8-2.4z", None,
        '<path d="M-8-2.4H8L10 5.6H-10z" style="fill:#d99000"/>'
        '<path d="M-5.4-6H5.4L8-2.4H-8z" style="fill:#ffe27a"/>'
        '<path d="M-8-2.4H8" style="stroke:#7a4c00;stroke-width:.8"/>'
        '<path d="M-6.4 3.4L-5.4-.4" style="stroke:#fff3c0;stroke-width:1.4;stroke-linecap:round"/>',
    ),
    "robber": Figure(
        BODY + "M-4.4-8.6C-4.4-14.6 4.4-14.6 4.4-8.6 4.4-5.6 2.2-4.4 0-4.4S-4.4-5.6-4.4-8.6z"
        "M8.6-4.6L7.6-7.4 10-6.4 11.4-7.6 11-4.6C15.6-1.6 15 5 10 5.2 5.4 5 4.6-1 8.6-4.6z",
        (-1, 4.2, 1),
        '<path d="M-4.4-10H4.4V-7.4Q2-6.4 0-8-2-6.4-4.4-7.4z" style="fill:var(--pi)"/>'
        '<path d="M-2.8-8.8h1.6M1.2-8.8h1.6" style="stroke:var(--pc);stroke-width:1"/>',
    ),
    "lady": Figure(
        "M0-5.4C3-5.4 4.2-4 4-1.4L3.2 1.6C6.4 4 8.6 7 9.6 10.2Q0 13-9.6 10.2C-8.6 7-6.4 4-3.2 1.6L-4-1.4"
        "C-4.2-4-3-5.4 0-5.4z"
        "M0-13.4C4-13.4 4.6-10 4.4-6.4L3-5.2H-3L-4.4-6.4C-4.6-10-4-13.4 0-13.4zM-1.8-13a1.9 1.9 0 1 1 3.6 0z",
        (-0.6, 7, 0.95),
        '<path d="M2.6-4.4h10V3h-10z" style="fill:#fff;stroke:#1d1a17;stroke-width:1.1;stroke-linejoin:round"/>'
        '<path d="M2.6-4.4L7.6 .2 12.6-4.4" style="fill:none;stroke:#1d1a17;stroke-width:1.1"/>',
    ),
    "mage": Figure(
        BODY + HEAD + "M-6.6-7.6L1.6-19 5.4-7.6Q0-5.4-6.6-7.6zM8.6 10.6V-5.6H10V10.6z", None,
        '<path d="M9.3-11.4L10.5-8.3 13.7-8.2 11.2-6.2 12.1-3 9.3-4.8 6.5-3 7.4-6.2 4.9-8.2 8.1-8.3z" '
        'style="fill:#ffd34d;stroke:#26123f;stroke-width:.6"/>'
        '<path d="M-3-5.4Q0 6 3-5.4 0-4-3-5.4z" style="fill:#fff"/>'
        '<path d="M-5 6h0M0 7.6h0M4 5h0M-2.6 2.6h0" style="stroke:#ffd34d;stroke-width:1.6;stroke-linecap:round"/>',
    ),
    "witch": Figure(
        BODY + HEAD + WITCH_HAT + "M-14.2 8.6L10.6-1.4 11.2 .2-13.6 10z", None,
        '<path d="M-9.6 4.4L-17.6 6-19.6 9.8-15.8 12.8-8.6 8.2z" '
        'style="fill:#e0a81c;stroke:#222;stroke-width:.8;stroke-linejoin:round"/>'
        f'<path d="{WITCH_HAT}" style="fill:#2c1838"/>'
        '<path d="M-3.4-10.2Q0-9 3.6-10.2" style="fill:none;stroke:#ffb000;stroke-width:1.6"/>',
    ),
}  # fmt: skip

MARKS = {
    "circle": '<circle r="3" style="fill:var(--pi)"/>',
    "triangle": '<path d="M0-3.6L3.7 2.8H-3.7z" style="fill:var(--pi)"/>',
    "square": '<path d="M-2.7-2.7h5.4v5.4h-5.4z" style="fill:var(--pi)"/>',
    "diamond": '<path d="M0-4L3.6 0 0 4-3.6 0z" style="fill:var(--pi)"/>',
    "star": '<path d="M0-4.1L1.2-1.3 4.2-1.1 1.9.9 2.6 3.9 0 2.3-2.6 3.9-1.9.9-4.2-1.1-1.2-1.3z" '
    'style="fill:var(--pi)"/>',
    "cross": '<path d="M-1.3-3.6h2.6v2.3h2.3v2.6H1.3v2.3h-2.6V1.3h-2.3v-2.6h2.3z" style="fill:var(--pi)"/>',
}


def where(name: str) -> Point | None:
    """Where the middle of the mark lies on a figure as it stands (or lies)."""
    mark = FIGURES[name].mark
    if mark is None:
        return None
    return (mark[0] * 1.36, (mark[1] - 2) * 1.36 + 2.7) if name == "large" else (mark[0], mark[1])


def figure_shapes() -> dict[str, str]:
    """Every figure (m-) and mark (k-) as markup: a white halo, a dark outline, the body in the player's colour."""
    out = {f"k-{name}": art for name, art in MARKS.items()}
    for name, f in FIGURES.items():
        body = (
            f'<path class="ha" d="{f.outline}"/><path class="ol" d="{f.outline}"/>'
            f'<path class="pc" d="{f.outline}"/>{f.more}'
        )
        out[f"m-{name}"] = f'<g transform="{f.pose}">{body}</g>' if f.pose else body
    return out
