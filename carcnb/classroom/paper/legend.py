"""The legend of a worksheet: what was drawn on it, and nothing else, each sign with its name."""

from __future__ import annotations

from collections.abc import Iterator

from carcnb.classroom.items import Item
from carcnb.classroom.paper.art import DrawnFigure, PageArt
from carcnb.drawing.art import SEATS, art, design, lying
from carcnb.drawing.still import ACCENT
from carcnb.drawing.svg import Element, Look, circle, rect
from carcnb.hypertext import Inside, Markup, h
from carcnb.lessons.excerpt import Excerpt
from carcnb.tiles import designs
from carcnb.words import has, isolate, list_names, say

SIDE = 30
"""Points that the picture of a sign is wide and high."""
FIGURE, SIGN, PLACE = 48, 36, 110
"""Board units that are seen of a figure, of a sign on a tile, and of a square."""


def legend(sheet: PageArt, items: list[Item] | tuple[Item, ...]) -> Inside:
    """The legend of what has been drawn so far; nothing if nothing needs it."""
    seen = list(sheet.seen)
    entries = [*_seats(sheet, seen, items), *_figures(sheet, seen), *_symbols(sheet, seen), *_signs(sheet, seen)]
    rows = [h.li(shown, h.span(said)) for shown, said in entries]
    return h.div(h.h2(say("sheet-legend")), h.ul(rows), class_="box legend") if rows else None


Entry = tuple[Markup, str]


def _seats(sheet: PageArt, seen: list[DrawnFigure | str], items: list[Item] | tuple[Item, ...]) -> Iterator[Entry]:
    """Whose figures are on the page: colour and sign, and the names that go with them."""
    here = {one.seat for one in seen if isinstance(one, DrawnFigure)}
    for seat in (seat for seat in SEATS if seat in here):
        played = [item.game.names.get(seat, seat) for item in items if seat in item.game.names]
        names = [isolate(name) for name in dict.fromkeys(played) if name != seat]
        colour = say(f"seat-{seat}")
        said = say("legend-seat", names=list_names(names), colour=colour.lower()) if names else colour
        yield _figure(sheet, DrawnFigure(seat, "meeple", 1)), said


def _figures(sheet: PageArt, seen: list[DrawnFigure | str]) -> Iterator[Entry]:
    """Each kind of figure once, without the followers that stand, for these are there already."""
    named: dict[str, DrawnFigure] = {}
    for one in seen:
        if isinstance(one, DrawnFigure) and one.drawing != "meeple":
            named.setdefault(_name(one), one)
    order = list(art()["figures"])
    for said, one in sorted(named.items(), key=lambda pair: order.index(pair[1].drawing)):
        yield _figure(sheet, one), said


def _name(one: DrawnFigure) -> str:
    """What a figure is called; one that lies on a field, as what it lies there."""
    kinds = [kind for kind, (drawing, _) in lying().items() if drawing == one.drawing]
    if not kinds:
        return say(f"figure-{one.drawing}")
    if one.scale > 1:
        kind = next(kind for kind, (drawing, scale) in lying().items() if drawing == one.drawing and scale > 1)
        return say("legend-lying", figure=say(f"figure-{kind}"), role=say("role-field").lower())
    return say("role-field")


def _symbols(sheet: PageArt, seen: list[DrawnFigure | str]) -> Iterator[Entry]:
    """What the tiles show and the words know: coats of arms, and what the expansions print on them."""
    found: dict[str, tuple[str, float, float]] = {}
    for name in (one for one in seen if isinstance(one, str) and one in designs()):
        for kind, what, *rest in design(name)["items"]:
            if kind == "shape" and has(f"symbol-{what}"):
                found.setdefault(what, (name, rest[0], rest[1]))
    for what, (name, x, y) in found.items():
        part = Excerpt([sheet.pen.tile(name, 0)], x - SIGN / 2, y - SIGN / 2, SIGN, SIGN)
        yield sheet.picture(part, SIDE / SIGN, ""), say(f"symbol-{what}")


def _signs(sheet: PageArt, seen: list[DrawnFigure | str]) -> Iterator[Entry]:
    """What is drawn over the landscape so that a question can speak of it."""
    pen, drawings = sheet.pen, dict[str, tuple[list[Element], float]]()
    lit: Look = {"fill": "#fff", "stroke": ACCENT, "stroke_width": 3, "stroke_linejoin": "round"}
    if "legend-letter" in seen:
        drawings["letter"] = pen.letter(25, 25, "A"), 50
    if "legend-square" in seen:
        drawings["square"] = pen.square(0, 0, 1), 100
    if "legend-lit" in seen:
        drawings["lit"] = [rect(8, 8, 34, 34, rx=4, **lit)], 50
    if "legend-ring" in seen:
        drawings["ring"] = [_ring()], 50
    for name, (drawn, side) in drawings.items():
        yield sheet.picture(Excerpt(drawn, 0, 0, side, side), SIDE / side, ""), say(f"legend-{name}")
    if "legend-chalk" in seen:
        yield Markup(), say("legend-chalk")


def _ring() -> Element:
    look: Look = {"fill": "#fff", "stroke": ACCENT, "stroke_width": 3, "stroke_dasharray": "5 3"}
    return circle(25, 25, 17, **look)


def _figure(sheet: PageArt, one: DrawnFigure) -> Markup:
    drawn = [sheet.pen.figure(one.seat, one.drawing, 0, 0)]
    return sheet.picture(Excerpt(drawn, -FIGURE / 2, -FIGURE / 2, FIGURE, FIGURE), SIDE / FIGURE, "")
