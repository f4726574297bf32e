"""What messengers show beside a link: a board as PNG, for most of them show no SVG; one for all pages that share it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from xml.etree import ElementTree

from carcnb.curriculum import curriculum
from carcnb.drawing import game_svg
from carcnb.drawing.of_game import figures_of, neutrals_of, tiles_of
from carcnb.drawing.png import png_of
from carcnb.engine.expansions import find_expansions
from carcnb.engine.game import Game
from carcnb.errors import CarcnbError
from carcnb.lessons.reading import find_lesson
from carcnb.tiles.catalogue import design

FOLDER = "cards/"
"""Where they are in a site; nobody needs them without a network."""
SIZE = (1200, 630)
"""Pixels, which all messengers show whole."""
MARGIN, BACK = 30, "#efebe1"
OWN = 5
"""How much more than another tile one of an expansion's own is worth, where a board is chosen."""
DETAILS = 9_000
"""Bytes of the drawing, before details of the tiles are left out."""


class LinkCards:
    """The pictures of a site's pages for messengers; ``files`` holds them by place.

    None is drawn if they are not ``wanted``, or if resvg is not installed here, of which ``warn`` hears.
    """

    def __init__(self, wanted: bool = True, warn: Callable[[str], object] = lambda _why: None) -> None:
        self.files: dict[str, bytes] = {}
        self._wanted, self._warn = wanted, warn
        self._known: dict[str, str] = {}

    def of(self, what: str, game: Callable[[], Game]) -> str:
        """The place of a picture of a game, drawn when it is first asked for; empty if there is none."""
        if self._wanted and what not in self._known:
            try:
                png = png_of(card_svg(game()), 1)
            except CarcnbError as error:
                self._warn(f"messengers are shown the same picture for every page, because {error}")
                self._wanted = False
                return ""
            self._known[what] = f"{FOLDER}{sha256(png).hexdigest()[:12]}.png"
            self.files[self._known[what]] = png
        return self._known.get(what, "")

    def of_lessons(self, names: Sequence[str]) -> str:
        """The place of a picture that stands for some lessons: the board of theirs that shows most; empty for none."""
        return self.of(" ".join(names), lambda: telling(games_of(names))) if names else ""

    def of_system(self, system: str) -> str:
        """The place of a picture that stands for a system; empty if it has no lessons."""
        return self.of_lessons(lessons_of(system))


def card_svg(game: Game) -> str:
    """The board of a game in the middle of a picture of that size, as large as it can be there."""
    drawn = ElementTree.fromstring(game_svg(game, budget=DETAILS))
    left, top, wide, high = map(float, drawn.attrib["viewBox"].split())
    scale = min((size - 2 * MARGIN) / length for size, length in zip(SIZE, (wide, high), strict=True))
    across, down = (size / scale for size in SIZE)
    x, y = left - (across - wide) / 2, top - (down - high) / 2
    box = dict(zip(("x", "y", "width", "height"), map(str, (x, y, across, down)), strict=True))
    drawn.insert(0, ElementTree.Element("{http://www.w3.org/2000/svg}rect", box, fill=BACK))
    width, height = map(str, SIZE)
    drawn.attrib.update(width=width, height=height, viewBox=f"{x} {y} {across} {down}")
    return ElementTree.tostring(drawn, "unicode")


def lessons_of(system: str) -> list[str]:
    """The names of a system's lessons."""
    return [name for name in curriculum() if name.partition("/")[0] == system]


def games_of(names: Iterable[str]) -> Iterator[Game]:
    """The games of some lessons, one of each step."""
    return (lesson.game(n) for lesson in map(find_lesson, names) for n in range(len(lesson.steps)))


def telling(games: Iterable[Game]) -> Game:
    """The game whose board shows most and is no long row; a new one if there are none."""
    return max(games, key=_shows, default=None) or Game(seed=1)


def _shows(game: Game) -> tuple[bool, int]:
    """How well a board stands for others: whether it has the shape of a picture, and how much is to be seen there.

    What lies or stands there counts once, what its expansion brings more: tiles, figures, pieces of nobody's.
    """
    tiles = tiles_of(game)
    wide, high = (max(ats) - min(ats) + 1 for ats in zip(*((x, y) for x, y, *_ in tiles), strict=True))
    kinds = find_expansions(game.setup.expansions)
    sets, figures = ({name for kind in kinds for name in getattr(kind, of)} for of in ("sets", "figures"))
    own = [design(name).set in sets for _, _, name, *_ in tiles] + [figure[1] in figures for figure in figures_of(game)]
    return high <= wide <= 3 * high, len(own) + OWN * (sum(own) + len(neutrals_of(game)))
