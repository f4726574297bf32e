"""A whole game as one moving picture: tiles and figures appear as they were laid, and points count up.

It moves by style alone, without a script, and where nothing moves (on paper, in a converter, for readers who want it
so) it is a still picture of the end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape
from zlib import crc32

from carcnb.drawing.art import dress_for
from carcnb.drawing.layers import Tile
from carcnb.drawing.of_game import WIDEST, figures_of, neutrals_of, tiles_of
from carcnb.drawing.panels import Panels
from carcnb.drawing.pieces import Neutral
from carcnb.drawing.still import DETAILS, MARGIN, Figure, clean, prefix_of
from carcnb.drawing.style import short
from carcnb.engine.game import Game

BUDGET = 300_000
"""Bytes of the film of a game of one box, kept by leaving out details."""

FONT = 'font-family="sans-serif" font-weight="bold"'
INK = "#24261f"
LONGEST_NAME, COLUMN = 16, 220
"""Letters of a name, and points that a player's column is wide at most."""

_PLACE = re.compile(r"translate\((\S+) ([^)]+)\)")


class Frame(NamedTuple):
    """What is on the board from one moment, in seconds, to the next."""

    at: float
    tiles: list[Tile]
    figures: list[Figure]
    neutral: list[Neutral]
    scores: dict[str, int]


class Shown(NamedTuple):
    """Markup from one moment to another; from None: from the start on, to None: for good."""

    markup: str
    since: float | None
    until: float | None


def film_svg(game: Game, *, pace: float = 0.8, dress: str | None = None, title: str = "", budget: int = BUDGET) -> str:
    """A game from its start to where it stands as an animated SVG; the same game gives the same bytes.

    ``pace`` are the seconds of a turn, ``budget`` the bytes that details are left out for; texts are escaped.
    ``ValueError`` for an unknown dress or a pace that is none.
    """
    if isinstance(pace, bool) or not isinstance(pace, int | float) or not 0.05 <= pace <= 60:
        raise ValueError(f"pace is a number of seconds from 0.05 to 60, not {pace!r:.60}")
    film = frames(game, pace)
    dress = dress or dress_for(game.setup.expansions)
    leave: set[str] = set()
    picture = _film(game, film, dress, title, leave)
    for more in DETAILS:
        if len(picture.encode()) <= budget:
            break
        leave.update(more)
        picture = _film(game, film, dress, title, leave)
    return picture


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


def _film(game: Game, film: Sequence[Frame], dress: str, title: str, leave: set[str]) -> str:
    prefix = prefix_of(crc32(repr((game.setup, film, dress, title)).encode()))
    panels = Panels(dress, prefix, leave)
    end = film[-1]
    xs, ys = [x for x, *_ in end.tiles], [y for _, y, *_ in end.tiles]
    x0, y0 = min(xs) * 100 - MARGIN, min(ys) * 100 - MARGIN
    wide = max((max(xs) + 1) * 100 + MARGIN - x0, 300 * len(game.seats))
    high = (max(ys) + 1) * 100 + MARGIN - y0
    scale = min(0.88, WIDEST / wide)
    row = 30 / scale
    begins: dict[Tile, float] = {}
    for frame in film:
        for tile in frame.tiles:
            begins.setdefault(tile, frame.at)
    body = [
        _moving(prefix, Shown(panels.tile(name, turn, 100 * x, 100 * y), at or None, None))
        for (x, y, name, turn), at in begins.items()
    ]
    pieces = [panels.pieces(frame.tiles, frame.figures, frame.neutral) for frame in film]
    times = [frame.at for frame in film]
    body += [_moving(prefix, shown) for shown in spans(times, [flat for flat, _ in pieces])]
    standing = sorted(spans(times, [upright for _, upright in pieces]), key=_south)
    body += [_moving(prefix, shown) for shown in standing]
    points = _points(panels, game, film, prefix, (x0, y0 + high, wide), scale)
    size = f'width="{short(wide * scale)}" height="{short((high + row) * scale)}"'
    box = f'viewBox="{short(x0)} {short(y0)} {short(wide)} {short(high + row)}"'
    name = f"<title>{escape(clean(title or 'Carcassonne'))}</title>"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img" stroke-linejoin="round">{name}'
    paper = f'<rect x="{short(x0)}" y="{short(y0)}" width="{short(wide)}" height="{short(high + row)}" fill="#faf9f5"/>'
    return f"{head}<style>{_style(prefix)}</style>{panels.defs}{paper}{''.join(body)}{points}</svg>"


def spans(times: Sequence[float], shown: Sequence[Iterable[str]]) -> list[Shown]:
    """When each piece comes and goes, given what is there at each time; equal pieces are one."""
    found: list[Shown] = []
    there: dict[str, float | None] = {}
    for n, (at, now) in enumerate(zip(times, shown, strict=True)):
        markups = dict.fromkeys(now)
        for markup in [markup for markup in there if markup not in markups]:
            found.append(Shown(markup, there.pop(markup), at))
        for markup in markups:
            there.setdefault(markup, at if n else None)
    return found + [Shown(markup, since, None) for markup, since in there.items()]


def _south(shown: Shown) -> tuple[float, float]:
    """What stands further south is in front."""
    place = _PLACE.search(shown.markup)
    return (float(place[2]), float(place[1])) if place else (0, 0)


def _moving(prefix: str, shown: Shown, kind: str = "") -> str:
    """Markup that comes and goes at its times; without styles there is what stays."""
    markup, since, until = shown
    if since is None and until is None:
        return markup
    if until is None:
        look = f'class="{prefix}i{kind}" style="animation-delay:{short(since or 0)}s"'
    elif since is None:
        look = f'class="{prefix}o{kind}" opacity="0" style="animation-delay:{short(until)}s"'
    else:
        look = f'class="{prefix}b{kind}" opacity="0" style="animation-delay:{short(since)}s,{short(until)}s"'
    return re.sub(r"^<\w+", lambda start: f"{start[0]} {look}", markup)


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
    panels: Panels, game: Game, film: Sequence[Frame], prefix: str, place: tuple[float, float, float], scale: float
) -> str:
    """The players in a row below the board, each with the points of the moment."""
    x0, y, wide = place
    size, step, out = 15 / scale, min(wide / len(game.seats), COLUMN / scale), []
    base = y + 20 / scale
    times = [frame.at for frame in film]
    for n, seat in enumerate(game.seats):
        x = x0 + MARGIN + n * step
        name = clean(game.names[seat] if game.names[seat] != seat else seat.capitalize())
        name = name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
        out.append(panels.figure(seat, "meeple", x + 10 / scale, base - 5 / scale, 0.8 / scale))
        look = f'{FONT} font-size="{short(size)}" fill="{INK}"'
        out.append(f'<text x="{short(x + 24 / scale)}" y="{short(base)}" {look}>{escape(name)}</text>')
        end = short(x + step - 2 * MARGIN - 8 / scale)
        values = [[f'<text x="{end}" y="{short(base)}" text-anchor="end" {look}>{f.scores[seat]}</text>'] for f in film]
        out += [_moving(prefix, shown, "n") for shown in spans(times, values)]
    return "".join(out)
