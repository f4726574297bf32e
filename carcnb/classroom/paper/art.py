"""The pictures of a worksheet: boards with their marks, and what has been drawn on them, for the legend."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from zlib import crc32

from carcnb.classroom.items import TURN_LETTERS, Item, same_as, ways
from carcnb.drawing.chalk import Chalked
from carcnb.drawing.markup import image
from carcnb.drawing.of_game import letters_of
from carcnb.drawing.panels import Panels
from carcnb.drawing.pieces import Figure
from carcnb.drawing.still import ACCENT, DETAILS, Spot, leader, prefix_of
from carcnb.drawing.svg import Element, Look, circle, frame_picture, markup, picture, rect, text
from carcnb.engine.game import Game
from carcnb.hypertext import Inside, Markup, clean
from carcnb.lessons.excerpt import Excerpt, excerpt
from carcnb.lessons.lane import lane
from carcnb.lessons.lights import Lights
from carcnb.lessons.typeset import BOLD, FONT, PLAIN
from carcnb.words import say

WIDE, HIGH, SCALE = 330, 203, 0.62
"""Points that a board takes at most, and points to a board unit."""
KEY = 0.8
"""How large a board is in the key, where it is only looked at."""


class DrawnFigure(NamedTuple):
    """A figure as it was drawn: whose, as which drawing, how large."""

    seat: str | None
    drawing: str
    scale: float


class Pen(Panels):
    """Draws boards, and remembers in ``seen`` what is on them: figures, tiles and the names of signs."""

    seen: dict[DrawnFigure | str, None]

    def __init__(self, prefix: str, leave: Iterable[str], seen: dict[DrawnFigure | str, None]) -> None:
        super().__init__("summer", prefix, leave)
        self.seen = seen

    def figure(self, seat: str | None, drawn: str, x: float, y: float, scale: float = 1) -> Element:
        """One figure."""
        self.seen[DrawnFigure(seat, drawn, scale)] = None
        return super().figure(seat, drawn, x, y, scale)

    def tile(self, name: str, turn: int, x: float = 0, y: float = 0) -> Element:
        """One tile."""
        self.seen[name] = None
        return super().tile(name, turn, x, y)

    def tints(self, chalk: Iterable[Chalked], figures: Iterable[Figure]) -> list[Element]:
        """Features that are tinted by hand."""
        found = super().tints(chalk, figures)
        return self._sign("chalk", found)

    def strokes(self, chalk: Iterable[Chalked]) -> list[Element]:
        """Rings and arrows by hand."""
        return self._sign("chalk", super().strokes(chalk))

    def _light(self, spot: Spot) -> Element:
        return self._sign("lit", [super()._light(spot)])[0]

    def _ring(self, spot: Spot) -> Element:
        return self._sign("ring", [super()._ring(spot)])[0]

    def _sign(self, name: str, found: list[Element]) -> list[Element]:
        if found:
            self.seen[f"legend-{name}"] = None
        return found

    def letter(self, x: float, y: float, letter: str) -> list[Element]:
        """The letter of a marked place."""
        ring = circle(x, y, 14, fill="#fff", stroke=ACCENT, stroke_width=3)
        return self._sign("letter", [ring, word(x, y + 7, letter, 20, ACCENT, BOLD)])

    def square(self, x: float, y: float, n: int) -> list[Element]:
        """The number of an empty square with its north-west corner at x, y."""
        look = {"fill": "#fff", "stroke": "#777", "stroke_dasharray": "7 5"}
        edge = rect(x + 4, y + 4, 92, 92, rx=6, stroke_width=2, **look)
        return self._sign("square", [edge, word(x + 50, y + 62, str(n), 34, "#444")])


class PageArt:
    """The pictures of a page: drawings that share their tiles, or images that stand alone."""

    def __init__(self, key: str, shared: bool) -> None:
        self._key, self._shared, self._count = key, shared, 0
        self.seen: dict[DrawnFigure | str, None] = {}
        self.pen = self._new()

    def _new(self) -> Pen:
        # A picture that stands alone brings its own tiles, so it goes without their smallest details.
        leave = [] if self._shared else [name for names in DETAILS for name in names]
        return Pen(prefix_of(crc32(f"{self._key} {self._count}".encode())), leave, self.seen)

    def begin(self) -> None:
        """Nothing has been seen yet."""
        self.seen.clear()

    @property
    def defs(self) -> Markup:
        """The tiles that the drawings share; they must stand on the page, but not be seen."""
        look = {"style": "position:absolute", "aria_hidden": "true"}
        return markup(Element("svg", self.pen.defs, width=0, height=0, **look)) if self._shared else Markup()

    def picture(self, drawn: Excerpt, scale: float, alt: str) -> Markup:
        """A drawing as it stands on the page; without a name it only repeats what is written beside it."""
        size, box = (drawn.w * scale, drawn.h * scale), (drawn.x, drawn.y, drawn.w, drawn.h)
        if self._shared:
            named = {"role": "img", "aria_label": clean(alt)} if alt else {"aria_hidden": "true"}
            look = {"stroke_linejoin": "round", "font_family": FONT, **named}
            return markup(frame_picture(size, box, drawn.drawn, **look))
        whole = picture(size, box, [self.pen.defs, *drawn.drawn], font_family=FONT)
        self._count += 1
        self.pen = self._new()
        return image(whole, alt)

    def board(self, item: Item, solved: bool, most: float = SCALE) -> Inside:
        """The board of a question, its answer on it where it is ``solved``; the score track where it matters.

        ``most`` is how many points a board unit is at most.
        """
        lit = item.lights
        if solved and item.paints:
            lit = lit._replace(spots=[*lit.spots, *item.places_to_paint])
        drawn = excerpt(self.pen, item.game, lit, [*item.squares, *(mark[:2] for mark in item.marks)])
        drawn = drawn._replace(drawn=drawn.drawn + self._marks(item) + (self._laid(item) if solved else []))
        scale = min(WIDE / drawn.w, HIGH / drawn.h, most) * (KEY if solved else 1)
        shown = self.picture(drawn, scale, say("ui-board"))
        track, high = lane(self.pen, item.game, WIDE)
        return shown, self.picture(Excerpt(track, -1, 0, WIDE, high), 1, say("ui-score")) if track else None

    def landscape(self, game: Game, most: float) -> Markup:
        """The board of a game, at most so many points to a board unit."""
        drawn = excerpt(self.pen, game, Lights([], [], []))
        return self.picture(drawn, min(WIDE / drawn.w, HIGH / drawn.h, most), say("ui-board"))

    def hand(self, item: Item, tile: str) -> Markup:
        """The tile in hand; where it is to be laid, in all its turns with their letters."""
        if not item.places_tiles:
            return self.picture(Excerpt([self.pen.tile(tile, item.kind.turn)], 0, 0, 100, 100), 0.5, tile)
        turns = list(enumerate(ways(tile)))
        drawn = [self.pen.tile(tile, turn, 125 * i, 0) for i, turn in turns]
        drawn += [word(125 * i + 50, 130, TURN_LETTERS[i], 26, "#111") for i, _ in turns]
        return self.picture(Excerpt(drawn, 0, 0, 125 * len(turns) - 25, 138), 0.5, tile)

    def _marks(self, item: Item) -> list[Element]:
        """The numbers of the empty squares, and the letters of marked places."""
        out = [part for (x, y), n in item.squares.items() for part in self.pen.square(100 * x, 100 * y, n)]
        letters = letters_of(item.game, item.marks)
        out += [leader(letter) for letter in letters if letter.line]
        return out + [part for letter in letters for part in self.pen.letter(*letter.at, letter.letter)]

    def _laid(self, item: Item) -> list[Element]:
        """The tile of the first right turn, in a frame."""
        for action in item.turns[0] if item.turns else ():
            if action.verb == "place" and action.cell:
                x, y = 100 * action.cell[0], 100 * action.cell[1]
                tile = self.pen.tile(action.what, same_as(action.what, action.where), x, y)
                return [tile, rect(x, y, 100, 100, fill="none", stroke=ACCENT, stroke_width=5)]
        return []


def word(x: float, y: float, said: str, size: int, fill: str, look: Look = PLAIN) -> Element:
    """A text in a picture, its middle at x."""
    return text(x, y, said, font_size=size, text_anchor="middle", fill=fill, **look)
