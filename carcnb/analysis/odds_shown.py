"""Odds to look at: as text, as a table of a notebook, and as pictures of the board and of the tiles that fit."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from textwrap import fill
from zlib import crc32

from carcnb.analysis.completion import FeatureOdds
from carcnb.analysis.layout import Cells, in_html, player
from carcnb.analysis.odds import Odds, SquareOdds
from carcnb.analysis.probability import Probability, within
from carcnb.drawing.art import dress_for
from carcnb.drawing.markup import image
from carcnb.drawing.of_game import game_svg
from carcnb.drawing.panels import Panels
from carcnb.drawing.still import ACCENT, INK, prefix_of
from carcnb.drawing.svg import Element, group, picture, rect, text
from carcnb.engine.events import Cell
from carcnb.hypertext import Inside, Markup, columns, h, widths, write
from carcnb.words import list_names, say

DRAWN = 400
"""How often a stack is drawn for a chance in the table, whose error is then 2.5 % at most."""
MOST = 12
"""So many squares are listed; the rest are counted."""
WIDE, HIGH, SCALE, LETTER, GAP = 900, 48, 0.4, 7.0, 16
"""Points of the chart of squares: all of it, a line of tiles, a tile per unit, a letter, and between two columns."""
BROAD = 90
"""Letters of a line of text."""
PIECE = 68
"""Points from one tile of the chart to the next; the number behind it has its place there."""


class OddsPicture:
    """The board with a chance in every empty square; in a notebook it shows itself."""

    def __init__(self, odds: Odds, draws: int | None = 1) -> None:
        self._odds, self._draws = odds, None if draws is None else within(draws, odds.draws)

    def __repr__(self) -> str:
        return f"{_heading(self._draws)}\n{_grid(self._odds, self._draws)}"

    def _repr_html_(self) -> Markup:
        return write(image(self.svg(), repr(self)), h.p(_heading(self._draws)))

    def svg(self) -> str:
        """The picture as SVG text; the same odds give the same bytes."""
        squares = [
            (*cell, f"{percent(Probability(square.chance(self._draws)))}\n{_name(cell)}", square.dead)
            for cell, square in sorted(self._odds.squares.items())
        ]
        return game_svg(self._odds.game, squares=squares, title=say("odds-title"), desc=_heading(self._draws))


def percent(chance: Probability) -> str:
    """A chance in words: whole percents, with its error if it has one; 0 and 100 only where that is certain."""
    value, error = chance
    whole = int(100 * value + 0.5)  # a half goes up, as readers round
    if whole < 1 and (value or error):
        return say("odds-under", n=1)
    if whole > 99 and (value < 1 or error):
        return say("odds-over", n=99)
    said = say("odds-percent", n=whole)
    return say("odds-about", percent=said, error=max(round(100 * error), 1)) if error else said


def odds_text(odds: Odds) -> str:
    """The odds as text: what is left, a line for every feature somebody stands on, a line for each square listed."""
    parts = [fill(_summary(odds), BROAD)]
    if odds.features:
        parts += ["", columns(_features(odds)), fill(_unsure(), BROAD)]
    shown = listed_squares(odds)
    if shown:
        parts += ["", columns(_squares(odds, shown)), *_more(odds, shown)]
    return "\n".join(parts)


def html(odds: Odds) -> Markup:
    """The board with a chance in every square, the features as a table, the squares listed with the tiles that fit."""
    parts: list[Inside] = [h.p(_summary(odds)), odds.show()._repr_html_()]
    if odds.features:
        parts += [in_html(_features(odds), "odds"), h.p(_unsure())]
    shown = listed_squares(odds)
    if shown:
        alt = columns(_squares(odds, shown))
        parts += [image(chart(odds, shown), alt), h.p(" ".join([say("odds-outlined"), *_more(odds, shown)]))]
    return write(parts)


def listed_squares(odds: Odds) -> list[SquareOdds]:
    """The squares worth a line: those that keep somebody's feature open first, then those that are hard to fill."""
    needed = {cell for feature in odds.features.values() for cell in feature.squares}
    found = sorted(odds.squares.values(), key=lambda at: (at.cell not in needed, at.dead, at.fitting, at.cell))
    return found[:MOST]


def chart(odds: Odds, squares: Sequence[SquareOdds]) -> str:
    """Squares with their chances and the tiles that fit there, turned as they fit, as SVG text."""
    head, *rows = _squares(odds, squares)
    *places, start = accumulate([GAP / 2, *(letters * LETTER + GAP for letters in widths([head, *rows]))])
    each_line = max((WIDE - start) // PIECE, 1)
    dress = dress_for(odds.game.setup.expansions)
    panels = Panels(
        dress, prefix_of(crc32(repr((head, rows, dress)).encode())), ("tf", "p5", "hedge", "fl", "p1", "p3")
    )
    body, y = _line(head, places, 18, font_weight="bold"), 30.0
    for square, row in zip(squares, rows, strict=True):
        body += [rect(0, y, WIDE, 1, fill=INK, fill_opacity=".25"), *_line(row, places, y + 28)]
        for n, (name, count) in enumerate(square.fits.items()):
            across, down = start + n % each_line * PIECE, y + 5 + n // each_line * HIGH
            turn, completed = odds.best(square.cell, name)
            body.append(group([panels.tile(name, turn)], across, down, f"scale({SCALE})"))
            if completed:
                side = 100 * SCALE
                body.append(rect(across, down, side, side, fill="none", stroke=ACCENT, stroke_width=3.5))
            body.append(text(across + 100 * SCALE + 3, down + 26, f"×{count}", font_size="13"))
        y += HIGH * max(-(-len(square.fits) // each_line), 1) + 2
    box = (0, 0, WIDE, y)
    return picture((WIDE, y), box, [panels.defs, rect(0, 0, WIDE, y, fill="#fff"), *body], title=say("odds-title"),
                   font_family="sans-serif", fill=INK)  # fmt: skip


def _line(cells: Cells, places: Sequence[float], y: float, **look: str) -> list[Element]:
    return [text(x, y, cell, font_size="13", **look) for x, cell in zip(places, cells, strict=False)]


def _summary(odds: Odds) -> str:
    dead = len(odds.dead)
    return " ".join([say("odds-left", n=odds.draws), *([say("odds-dead", n=dead)] if dead else [])])


def _unsure() -> str:
    return say("odds-unsure", n=DRAWN)


def _more(odds: Odds, shown: Sequence[SquareOdds]) -> list[str]:
    rest = len(odds.squares) - len(shown)
    return [say("odds-more", n=rest)] if rest else []


def _heading(draws: int | None) -> str:
    return say("odds-picture-end") if draws is None else say("odds-picture-draws", n=draws)


def _within(odds: Odds) -> dict[str, int | None]:
    """The columns of chances, each with its number of draws: the next, a round, all, and those of the seat."""
    columns: dict[str, int | None] = {}
    for draws in sorted({within(n, odds.draws) for n in (1, len(odds.game.seats))} - {0}):
        columns[say("odds-draws", n=draws)] = draws
    columns[say("odds-end")] = None
    if odds.seat:
        columns[say("odds-own", name=player(odds.game, odds.seat))] = odds.turns(odds.seat)
    return columns


def _squares(odds: Odds, squares: Sequence[SquareOdds]) -> list[Cells]:
    columns = _within(odds)
    rows = [[say("odds-square"), say("odds-fits"), *columns]]
    for square in squares:
        told = [say("odds-count", n=square.fitting, left=square.left)]
        told += [percent(Probability(square.chance(draws))) for draws in columns.values()]
        rows.append([_name(square.cell), *([say("odds-none")] if square.dead else told)])
    return rows


def _features(odds: Odds) -> list[Cells]:
    rows = [[say(f"odds-{key}") for key in ("feature", "whose", "open", "closes", "alone", "likely")]]
    for at, feature in odds.features.items():
        owners = feature.feature.owners
        x, _, y = at.partition(" ")[0].partition(",")
        what = say("odds-at", what=say(f"feature-{feature.feature.kind}"), x=x, y=y)
        # Each draw is as likely as any other to bring a tile: so many draws stand for those of the owners.
        alone, likely = feature.chance(sum(map(odds.turns, owners)), samples=DRAWN), Probability(feature.likely)
        whose = list_names([player(odds.game, seat) for seat in owners])
        count = str(len(feature.squares))
        rows.append([what, whose, count, _closing(odds, feature), percent(alone), percent(likely)])
    return rows


def _name(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def _closing(odds: Odds, feature: FeatureOdds) -> str:
    if feature.possible is False:
        return say("odds-never")
    if len(feature.squares) > 1 or not feature.closing:
        return say("odds-several")
    return say("odds-count", n=sum(feature.closing.values()), left=odds.draws)


def _grid(odds: Odds, draws: int | None) -> str:
    return "\n".join(
        f"{_name(cell)}: {percent(Probability(square.chance(draws)))}" for cell, square in sorted(odds.squares.items())
    )
