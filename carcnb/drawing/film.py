"""A whole game as one moving picture: tiles and figures appear as they were laid, and points count up.

It moves by style alone, without a script, and where nothing moves (on paper, in a converter, for readers who want it
so) it is a still picture of the end.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar
from zlib import crc32

from carcnb.drawing.art import dress_for
from carcnb.drawing.layers import Tile, lone_corners
from carcnb.drawing.of_game import WIDEST, figures_of, neutrals_of, tiles_of
from carcnb.drawing.panels import Panels
from carcnb.drawing.pieces import Figure, Neutral, Piece, south, standing
from carcnb.drawing.still import BOLD, MARGIN, fit_details, prefix_of
from carcnb.drawing.svg import Element, picture, rect, short, text
from carcnb.engine.game import Game
from carcnb.hypertext import clean

BUDGET = 300_000
"""Bytes of the film of a game of one box, kept by leaving out details."""

INK = "#24261f"
LONGEST_NAME, COLUMN = 16, 220
"""Letters of a name, and points that a player's column is wide at most."""

What = TypeVar("What", bound=Hashable)


class Frame(NamedTuple):
    """What is on the board from one moment, in seconds, to the next."""

    at: float
    tiles: list[Tile]
    figures: list[Figure]
    neutral: list[Neutral]
    scores: dict[str, int]


class Span(NamedTuple, Generic[What]):
    """Something from one moment to another; from None: from the start on, to None: for good."""

    what: What
    since: float | None
    until: float | None


class Film(NamedTuple):
    """What comes and goes: tiles, towers by their corners, planks, pieces from north to south, each seat's points."""

    tiles: list[Span[Tile]]
    towers: list[Span[tuple[int, int]]]
    planks: list[Span[Neutral]]
    pieces: list[Span[Piece]]
    points: dict[str, list[Span[int]]]


def film_svg(game: Game, *, pace: float = 0.8, dress: str | None = None, title: str = "", budget: int = BUDGET) -> str:
    """A game from its start to where it stands as an animated SVG; the same game gives the same bytes.

    ``pace`` are the seconds of a turn, ``budget`` the bytes that details are left out for; texts are escaped.
    ``ValueError`` for an unknown dress or a pace that is none.
    """
    if isinstance(pace, bool) or not isinstance(pace, int | float) or not 0.05 <= pace <= 60:
        raise ValueError(f"pace is a number of seconds from 0.05 to 60, not {pace!r:.60}")
    moments = frames(game, pace)
    dress = dress or dress_for(game.setup.expansions)
    prefix = prefix_of(crc32(repr((game.setup, moments, dress, title)).encode()))
    film = _film(moments)
    return fit_details(lambda leave: _drawn(game, film, Panels(dress, prefix, leave), title), budget)


def frames(game: Game, pace: float) -> list[Frame]:
    """The game after each decision; what is decided in a turn after its first decision comes half a turn later."""
    walker, last = game.clone(), len(game.history)
    walker.goto(0)
    begins = walker.table.state.number
    found = [_frame(walker, 0)]
    while len(walker.history) < last:
        turn = walker.table.state.number
        walker.redo()
        at = (turn - begins + 1) * pace
        found.append(_frame(walker, at if found[-1].at < at else found[-1].at + (at + pace - found[-1].at) / 2))
    return found


def _frame(game: Game, at: float) -> Frame:
    return Frame(round(at, 2), tiles_of(game), figures_of(game), neutrals_of(game), game.scores)


def _film(moments: Sequence[Frame]) -> Film:
    times = [frame.at for frame in moments]
    pieces = spans(times, [standing(frame.tiles, frame.figures, frame.neutral) for frame in moments])
    return Film(
        spans(times, [frame.tiles for frame in moments]),
        spans(times, [lone_corners(frame.tiles) for frame in moments]),
        spans(times, [[piece for piece in frame.neutral if len(piece[3]) > 1] for frame in moments]),
        sorted(pieces, key=lambda span: south(span.what)),
        {seat: spans(times, [[frame.scores[seat]] for frame in moments]) for seat in moments[-1].scores},
    )


def _drawn(game: Game, film: Film, panels: Panels, title: str) -> str:
    tiles = [span.what for span in film.tiles]
    xs, ys = [x for x, *_ in tiles], [y for _, y, *_ in tiles]
    x0, y0 = min(xs) * 100 - MARGIN, min(ys) * 100 - MARGIN
    wide = max((max(xs) + 1) * 100 + MARGIN - x0, 300 * len(game.seats))
    high = (max(ys) + 1) * 100 + MARGIN - y0
    scale = min(0.88, WIDEST / wide)
    whole = high + 30 / scale
    panels.lay(tiles)

    moving = partial(_moving, panels.prefix)
    body = [moving(span, panels.draw_tile(span.what)) for span in film.tiles]
    body += [moving(span, panels.tower(span.what)) for span in film.towers]
    body += [moving(span, plank) for span in film.planks for plank in panels.planks(span.what)]
    body += [moving(span, panels.piece(span.what)) for span in film.pieces]
    body += _points(panels, game, film, (x0, y0 + high, wide), scale)
    paper = rect(x0, y0, wide, whole, fill="#faf9f5")
    inside = [Element("style", _style(panels.prefix)), panels.defs, paper, *body]
    return picture((wide * scale, whole * scale), (x0, y0, wide, whole), inside, title=title or "Carcassonne")


def spans(times: Sequence[float], moments: Sequence[Iterable[What]]) -> list[Span[What]]:
    """When each thing comes and goes, given what is there at each time; equal things are one."""
    found: list[Span[What]] = []
    there: dict[What, float | None] = {}
    for n, (at, now) in enumerate(zip(times, moments, strict=True)):
        here = dict.fromkeys(now)
        for what in [what for what in there if what not in here]:
            found.append(Span(what, there.pop(what), at))
        for what in here:
            there.setdefault(what, at if n else None)
    return found + [Span(what, since, None) for what, since in there.items()]


def _moving(prefix: str, span: Span[Any], element: Element, kind: str = "") -> Element:
    """An element that comes and goes at its times; without styles there is what stays."""
    _, since, until = span
    times = [at for at in (since, until) if at is not None]
    if times:
        way = "b" if len(times) > 1 else "i" if until is None else "o"
        element["class"] = prefix + way + kind
        element["style"] = "animation-delay:" + ",".join(f"{short(at)}s" for at in times)
    if until is not None:
        element["opacity"] = "0"
    return element


def _style(p: str) -> str:
    """How things come (i), go (o) or both (b); numbers (n) change at once."""
    come, go = f"{p}come", f"{p}go"
    looks = "".join(
        f".{p}i{n}{{animation:{come} {t} both}}.{p}o{n}{{animation:{go} {t} both}}"
        f".{p}b{n}{{animation:{come} {t} both,{go} {t} forwards}}"
        for n, t in (("", ".3s"), ("n", ".01s"))
    )
    calm = ",".join(f".{p}{kind}{n}" for kind in "iob" for n in ("", "n"))
    return (
        f"@keyframes {come}{{from{{opacity:0}}to{{opacity:1}}}}@keyframes {go}{{from{{opacity:1}}to{{opacity:0}}}}"
        f"{looks}@media(prefers-reduced-motion:reduce){{{calm}{{animation:none}}}}"
    )


def _points(
    panels: Panels, game: Game, film: Film, place: tuple[float, float, float], scale: float
) -> Iterator[Element]:
    """The players in a row below the board, each with the points of the moment."""
    x0, y, wide = place
    step, base = min(wide / len(game.seats), COLUMN / scale), y + 20 / scale
    look = {"font_size": short(15 / scale), "fill": INK, **BOLD}
    for n, seat in enumerate(game.seats):
        x = x0 + MARGIN + n * step
        name = clean(game.names[seat] if game.names[seat] != seat else seat.capitalize())
        name = name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
        yield panels.figure(seat, "meeple", x + 10 / scale, base - 5 / scale, 0.8 / scale)
        yield text(x + 24 / scale, base, name, **look)
        end = x + step - 2 * MARGIN - 8 / scale
        for span in film.points[seat]:
            points = text(end, base, str(span.what), text_anchor="end", **look)
            yield _moving(panels.prefix, span, points, "n")
