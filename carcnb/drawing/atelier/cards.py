"""Cards that players hold: letters and gifts, fronts and backs, 60 wide and 84 high from (0, 0)."""

from __future__ import annotations

from carcnb.drawing.atelier.figures import BODY, HAT, HEAD, HELMET

INK, PAPER, WAX, WAXD = "#4a3320", "#f7ecd3", "#b3261e", "#7c1712"
FIELD, ROAD, REDGE, STONE, ROOF = "#a9c76a", "#f6ecd2", "#a98d5f", "#c9bfb0", "#b8432f"
BLUE, GOLD, SKY, RED = "#0b68ae", "#f2b51f", "#dcebf0", "#d3392c"
DIGITS = (
    "M-2-2L0-4V4",
    "M-2.4-2.4C-2-5 2.6-4.8 2.2-1.8 2 0-2.4 2-2.6 4H2.6",
    "M-2.2-4H2.2L-.4-.8C3-.8 3 4 0 4-1.4 4-2.2 3.4-2.6 2.6",
    "M1.4 4V-4L-2.8 1.8H2.8",
    "M2.2-4H-1.8L-2.2-.4C3-1.6 3.4 4 0 4-1.4 4-2.2 3.4-2.6 2.6",
    "M1.8-4C-3.4-2-2.8 4 0 4 3.4 4 3-.8 0-.8-1.4-.8-2.2 0-2.4 1",
    "M-2.4-4H2.4L-.8 4",
    "M0-.2C-2.8-.6-2.6-4 0-4S2.8-.6 0-.2C-3.4 .2-3 4 0 4S3.4 .2 0-.2z",
)
"""1 to 8 as strokes about 8 high around (0, 0)."""


def _fill(path: str, colour: str, line: float = 1, ink: str = INK) -> str:
    edge = f";stroke:{ink};stroke-width:{line:g};stroke-linejoin:round" if line else ""
    return f'<path d="{path}" style="fill:{colour}{edge}"/>'


def _line(path: str, width: float, colour: str = INK, more: str = "") -> str:
    look = f"fill:none;stroke:{colour};stroke-width:{width:g};stroke-linecap:round;stroke-linejoin:round{more}"
    return f'<path d="{path}" style="{look}"/>'


def _at(x: float, y: float, art: str, scale: float = 1, turn: float = 0) -> str:
    more = (f"rotate({turn:g})" if turn else "") + (f"scale({scale:g})" if scale != 1 else "")
    return f'<g transform="translate({x:g} {y:g}){more}">{art}</g>'


def _person(head: str = HEAD + HAT, colour: str = BLUE) -> str:
    outline = BODY + head
    return _fill(outline, "#fff", 4.5, "#fff") + _fill(outline, colour, 1.6)


MONASTERY = (
    _fill("M-15 10V-3L-6-9 3-3V10z", "#fbf0da")
    + _fill("M-17-2L-6-10.5 5-2z", "#4d6585")
    + _fill("M3 10V-9H12V10z", "#fbf0da")
    + _fill("M1.5-8L7.5-18 13.5-8z", "#4d6585")
    + _line("M7.5-24V-18M5.2-21.8H9.8", 1.3)
    + _fill("M-8.5 10V4A2.5 2.5 0 0 1-3.5 4V10z", INK, 0)
)
WALL = _fill("M-17 10V-6H-14V-3H-10V-6H-6V-3H-2V-6H2V-3H6V-6H10V-3H14V-6H17V10z", STONE) + _fill(
    "M-4 10V3A4 4 0 0 1 4 3V10z", INK, 0
)
CITY = (
    _fill("M-9-4V-13L-4-17 1-13V-4z", "#fbf0da") + _fill("M-11-12L-4-19 3-12z", ROOF)
    + _fill("M4-4V-11H11V-4z", "#fbf0da") + _fill("M2.5-10L7.5-16 12.5-10z", "#d9713c") + WALL
)  # fmt: skip
SHIELD = _fill("M-6.5-8H6.5V0C6.5 5 3 7.5 0 9-3 7.5-6.5 5-6.5 0z", "#fff", 1.4) + _fill(
    "M0-8H6.5V0H0V9C-3 7.5-6.5 5-6.5 0H0z", BLUE, 0
)
SHIELD += _line("M-6.5-8H6.5V0C6.5 5 3 7.5 0 9-3 7.5-6.5 5-6.5 0z", 1.4)
TILE = (
    _fill("M-11-11H11V11H-11z", "#9cbd5f", 1.4)
    + _line("M-11 0C-4-4 4 4 11 0", 6.6, REDGE, ";stroke-linecap:butt")
    + _line("M-11 0C-4-4 4 4 11 0", 4.6, ROAD, ";stroke-linecap:butt")
    + _line("M-11-11H11V11H-11z", 1.4)
)
COIN = (
    '<circle r="4.6" style="fill:#f2b51f;stroke:#7a4c00;stroke-width:1.1"/>'
    '<circle r="2.5" style="fill:none;stroke:#7a4c00;stroke-width:.9"/>'
)
WHEAT = _line("M0 8V-6", 1.2, "#8a6410") + _fill(
    "M0-11Q2-8 0-5-2-8 0-11zM0-4Q-4-4.4-4-8-1-7.6 0-4zM0-4Q4-4.4 4-8 1-7.6 0-4zM0 1Q-4 .6-4-3-1-2.6 0 1z"
    "M0 1Q4 .6 4-3 1-2.6 0 1z", GOLD, 0.7, "#8a6410"
)  # fmt: skip
PLUS = _line("M-4 0H4M0-4V4", 5, "#fff") + _line("M-4 0H4M0-4V4", 2.6, "#1d6b40")


def _road(path: str) -> str:
    return _line(path, 9, REDGE, ";stroke-linecap:butt") + _line(path, 6.6, ROAD, ";stroke-linecap:butt")


def _arrow(path: str, tip: str) -> str:
    return (
        _line(path, 5, "#fff")
        + _fill(tip, "#1d6b40", 3, "#fff")
        + _line(path, 2.2, "#1d6b40")
        + _fill(tip, "#1d6b40", 0)
    )


LETTERS = {
    "shortest_road": _road("M-24 8H-18C-8 8-8-8 4-8H24") + _at(-3, -2, _person(), 0.72),
    "smallest_city": _at(0, 3, CITY, 0.9),
    "monastery": _at(2, 4, MONASTERY, 0.95),
    "coats_of_arms": _at(-8, -2, SHIELD, 1.1, -8) + _at(8, 2, SHIELD, 1.1, 8),
    "knights": _at(0, 6, WALL, 0.95) + _at(-8, 1, _person(HEAD + HELMET), 0.7) + _at(8, 1, _person(HEAD + HELMET), 0.7),
    "farmers": _at(-14, 2, WHEAT, 1.1) + _at(14, 2, WHEAT, 1.1) + _at(-1, 6, _at(0, 0, _person(), 0.85, -84)),
    "extra_tile": _at(0, 1, TILE, 1.15) + _at(11, 9, PLUS, 1.3),
    "score_and_return": _at(2, 4, _person(), 0.95) + _arrow("M-9 13C-20 4-14-12-2-13", "M-3-18L5-12-4-8z"),
}
"""What the letters show, in the order of their numbers, about 40 wide around (0, 0)."""

GIFTS = {
    "synod": _at(6, 1, MONASTERY, 0.85) + _at(-11, 7, _person(), 0.72) + _at(-11, -9, PLUS, 0.9),
    "road_sweeper": _road("M-22.3 11H22.3")
    + _at(3, 0, _line("M8-19L-3 3", 5, "#fff") + _line("M8-19L-3 3", 2.4, "#8a5a2b"))
    + _at(-1, 4, _fill("M-3-3L4 .4C5 5 4 9 2 12L-11 6C-8 4-5 1-3-3z", GOLD, 1.2)
          + _line("M-1.4 1L-5.6 7.4M1.4 2.2L-1.4 9.4", 0.9)),
    "cash_out": _at(-7, 0, _person(), 0.95) + _at(10, 9, COIN) + _at(13, 3.4, COIN) + _at(9, -2.4, COIN),
    "change_position": _at(-9, -4, _person(), 0.72) + _at(7, 9, _at(0, 0, _person(), 0.72, -84))
    + _arrow("M1-10C9-11 14-7 14-2", "M9-3L19-3 14 3.4z"),
    "take_two": _at(-6, -3, TILE, 0.95, -9) + _at(6, 4, TILE, 0.95, 8),
}  # fmt: skip
"""What the gifts show."""

CARD = "M4 .8H56A3.2 3.2 0 0 1 59.2 4V80A3.2 3.2 0 0 1 56 83.2H4A3.2 3.2 0 0 1 .8 80V4A3.2 3.2 0 0 1 4 .8z"
SEAL = _fill(
    "M0-8.6Q2.6-10 4.6-7.4 8-7.4 8-4 10.2-1.6 8.4.8 9.4 4 6.6 5.6 5.6 8.8 2.4 8.2 0 10.2-2.4 8.2-5.6 8.8-6.6 5.6-9.4 4"
    "-8.4.8-10.2-1.6-8-4-8-7.4-4.6-7.4-2.6-10 0-8.6z", WAX, 1, WAXD
)  # fmt: skip
SEAL += f'<circle r="5.8" style="fill:none;stroke:{WAXD};stroke-width:.9"/>'
BOW = (
    _fill("M0 0C-4-8-13-9-13-3S-5 3 0 0z", RED, 1, WAXD) + _fill("M0 0C4-8 13-9 13-3S5 3 0 0z", RED, 1, WAXD)
    + _fill("M0 0L-7 11-2.6 9.6 0 3 2.6 9.6 7 11z", "#b3261e", 1, WAXD)
    + '<circle r="2.6" style="fill:#e8604f;stroke:#7c1712;stroke-width:1"/>'
)  # fmt: skip


def _letter(number: int, art: str) -> str:
    """A sheet with a fold, its number, a picture and the seal that is worth 2 points."""
    picture = _fill("M6 20H54V62H6z", SKY, 0) + _fill("M6 46Q18 41 30 45T54 43V62H6z", FIELD, 0)
    return (
        _fill(CARD, PAPER, 1.6, "#a9824a")
        + _line("M10 70H34M10 75H28", 1.1, "#c9ad7c")
        + picture + _line("M6 20H54V62H6z", 1.1, "#a9824a")
        + '<circle cx="11.5" cy="11" r="7" style="fill:#4a3320"/>'
        + _at(11.5, 11, _line(DIGITS[number - 1], 1.8, "#fff"))
        + _line("M24 9H50M24 14H44", 1.1, "#c9ad7c")
        + _at(30, 42, art) + _at(46, 70, SEAL + _line(DIGITS[1], 1.6, "#ffe3d8"), 1.05)
    )  # fmt: skip


def _gift(art: str) -> str:
    """A card with a ribbon across its foot and a bow."""
    return (
        _fill(CARD, "#fffaf0", 1.6, "#8f3325")
        + _fill("M5 6H55V60H5z", SKY, 0) + _fill("M5 40Q18 35 30 39T55 37V60H5z", FIELD, 0)
        + _line("M5 6H55V60H5z", 1.1, "#8f3325")
        + _fill("M.8 66H59.2V75H.8z", RED, 0) + _line("M.8 66H59.2M.8 75H59.2", 0.9, WAXD)
        + _at(30, 36, art, 1.12) + _at(30, 70, BOW, 0.95)
    )  # fmt: skip


def card_shapes() -> dict[str, str]:
    """Every card (c-) as markup: the backs ``c-letter`` and ``c-gift``, the fronts with what they are called."""
    envelope = (
        _fill(CARD, "#e9d3a4", 1.6, "#8a6a34") + _line("M1 6L30 44 59 6", 1.6, "#8a6a34")
        + _line("M1 80L23 37M59 80L37 37", 1.2, "#b8955a") + _at(30, 43, SEAL, 1.35)
        + _at(30, 43, _fill("M0-4.6L1.4-1.4 4.8-1.2 2.2 1 3 4.4 0 2.6-3 4.4-2.2 1-4.8-1.2-1.4-1.4z", "#e8604f", 0), 1.1)
    )  # fmt: skip
    parcel = (
        _fill(CARD, "#2f6f6b", 1.6, "#143b39")
        + "".join(f'<circle cx="{x}" cy="{y}" r="1.5" style="fill:#7fc0b4"/>' for x, y in
                  ((10, 12), (20, 24), (10, 62), (20, 74), (48, 12), (42, 26), (50, 62), (41, 74), (9, 30), (51, 30)))
        + _fill("M25 1H35V83H25z", RED, 0.9, WAXD) + _fill("M1 40H59V50H1z", RED, 0.9, WAXD)
        + _at(30, 44, BOW, 1.5)
    )  # fmt: skip
    out = {"c-letter": envelope, "c-gift": parcel}
    out |= {f"c-letter-{name}": _letter(n, art) for n, (name, art) in enumerate(LETTERS.items(), 1)}
    return out | {f"c-gift-{name}": _gift(art) for name, art in GIFTS.items()}
