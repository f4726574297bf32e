"""A review to look at: as text, as a page of a notebook, and as pictures: the curve of points, and single moments."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from carcnb.analysis.layout import Cells, in_html, line_text, player, tenths
from carcnb.analysis.plots import PlotLine, lines_svg
from carcnb.analysis.reasons import sentence
from carcnb.analysis.review import Review
from carcnb.analysis.reviewing import COSTLY, Reviewed
from carcnb.drawing.art import SEATS, dress_for
from carcnb.drawing.layers import Tile
from carcnb.drawing.markup import image
from carcnb.drawing.of_game import figures_of, neutrals_of, tiles_of
from carcnb.drawing.pieces import Figure
from carcnb.drawing.still import board_svg
from carcnb.engine.actions import TURNS, Action
from carcnb.engine.game import Game
from carcnb.engine.grid import cell_of
from carcnb.hypertext import Inside, Markup, columns, h, page, write
from carcnb.words import say

PRINT = """body{font:15px/1.5 system-ui,sans-serif;color:#222;background:#fff;max-width:48em}
body{margin:2em auto;padding:0 1em}h1{font-size:1.4em}img{max-width:100%;height:auto}
td,th{padding:.2em .6em .2em 0;vertical-align:top;text-align:left}
p:has(+p>img),img,tr{break-inside:avoid}p:has(+p>img){break-after:avoid}"""
MOST = 8
"""So many of the costliest moves are listed."""
NEAR = 2
"""So many squares around what matters are on the board of a moment."""
SIZE, BROAD = 60, 480
"""Points of a tile on it, and of the board if that is larger."""
CORNER = 0.33
"""How far from the middle of its cell a mark stands, in tiles."""


def review_text(review: Review) -> str:
    """The review as text: a line for every seat, and the turning points."""
    parts = [say("review-title"), columns(_seats(review)), ""]
    return "\n".join([*parts, *(" ".join(_turning(review, line)) for line in review.turning), *_none(review)])


def html(review: Review) -> Markup:
    """The curve, the seats, the turning points each with its board, and the costliest moves as a table."""
    costly = _costly(review)
    table = [h.p(say("review-most")), in_html(costly, "review")] if len(costly) > 1 else []
    return write([h.p(say("review-title")), *_told(review), *table])


def _told(review: Review) -> list[Inside]:
    parts: list[Inside] = [image(curve(review)), in_html(_seats(review), "review")]
    for line in review.turning:
        parts += [h.p(" ".join(_turning_shown(review, line))), image(moment(review, line)), h.p(_legend(line))]
    parts += map(h.p, _none(review))
    return parts


def document(review: Review, lang: str) -> str:
    """The same as a page of its own, to print or to send: in colours of its own, no board cut in two."""
    title = say("review-page", names=", ".join(player(review.game, seat) for seat in review.game.seats))
    points = review.game.scores
    scores = h.p(", ".join(f"{player(review.game, seat)} {points[seat]}" for seat in review.game.seats))
    return page(lang, title, [h.h1(title), scores, *_told(review)], h.style(Markup(PRINT)))


def _none(review: Review) -> list[str]:
    return [] if review.turning else [say("review-none", points=COSTLY)]


def _turning(review: Review, line: Reviewed) -> list[str]:
    """A turning point in sentences: whose, what it cost, what was played and what could have been."""
    lost = say("review-lost", turn=line.turn, name=player(review.game, line.seat), points=tenths(line.loss))
    was = say("review-was", move=line_text(line.played), does=sentence(review.before(line), line.played))
    return [lost, was, say("review-could", move=line_text(line.best), does=review.sentence(line))]


def _turning_shown(review: Review, line: Reviewed) -> list[str]:
    """The same above its board, where the squares are seen."""
    lost = say("review-lost", turn=line.turn, name=player(review.game, line.seat), points=tenths(line.loss))
    was = say("review-was-here", does=sentence(review.before(line), line.played))
    return [lost, was, say("review-could-here", does=review.sentence(line))]


def _seats(review: Review) -> list[Cells]:
    rows = [[say(f"review-{key}") for key in ("player", "moves", "best", "mean")]]
    for seat, own in review.seats.items():
        best = say("review-percent", n=round(100 * own.best))
        rows.append([player(review.game, seat), str(own.lines), best, _number(own.loss)])
    return rows


def _costly(review: Review) -> list[Cells]:
    rows = [[say(f"review-{key}") for key in ("turn", "player", "played", "better", "loss")]]
    lost = sorted((line for line in review.lines if tenths(line.loss)), key=lambda line: -line.loss)
    for line in lost[:MOST]:
        who = player(review.game, line.seat)
        did = sentence(review.before(line), line.played)
        rows.append([str(line.turn), who, did, review.sentence(line), _number(line.loss)])
    return rows


# ---- the curve


def curve(review: Review) -> str:
    """The points that every seat could expect after every turn, as SVG text."""
    lines = [
        PlotLine(player(review.game, seat), SEATS[seat].piece, [(row["turn"], row[seat]) for row in review.curve])
        for seat in review.game.seats
    ]
    return lines_svg(
        lines,
        title=say("review-curve"),
        desc=_spoken(review),
        said=lambda turn: say("review-axis", turn=int(turn)),
        least=10.0,
    )


def _spoken(review: Review) -> str:
    """The last points of the curve, for those who cannot see it."""
    if not review.curve:
        return ""
    last = review.curve[-1]
    return ", ".join(f"{player(review.game, seat)} {_number(last[seat])}" for seat in review.game.seats)


# ---- a moment


def moment(review: Review, line: Reviewed) -> str:
    """The board around a line as SVG text: the best line as if it had been played, the one played see-through."""
    game = review.before(line)
    here = [action.cell for action in (*line.best, *line.played) if action.cell]
    laid, ghost, marks = _tile(line.best), _tile(line.played), _marks(line)
    tiles, figures, neutral = tiles_of(game), figures_of(game), neutrals_of(game)
    if laid:
        tiles.append(laid)
    if here:
        west, east = min(x for x, _ in here) - NEAR, max(x for x, _ in here) + NEAR
        north, south = min(y for _, y in here) - NEAR, max(y for _, y in here) + NEAR
        tiles = [each for each in tiles if west <= each[0] <= east and north <= each[1] <= south]
    shown = {each[:2] for each in tiles}
    best = next((action.cell for action in line.best if action.cell), None)
    return board_svg(
        tiles,
        [each for each in (*figures, *_deployed(game, line)) if each[2:4] in shown],
        dress=dress_for(game.setup.expansions),
        highlight=[(*best, -1)] if best else [],
        ghost=ghost if len(marks) > 1 else None,
        labels=[(x - CORNER, y - CORNER, mark) for mark, (x, y) in marks] if len(marks) > 1 else [],
        neutral=[each for each in neutral if each[1:3] in shown],
        title=say("review-lost", turn=line.turn, name=player(game, line.seat), points=tenths(line.loss)),
        desc=_legend(line),
        size=min(SIZE, BROAD / max(_span(x for x, *_ in tiles), _span(y for _, y, *_ in tiles))),
    )


def _span(places: Iterable[int]) -> int:
    """How many squares there are from the first to the last."""
    found = list(places)
    return max(found) - min(found) + 1


def _tile(actions: Sequence[Action]) -> Tile | None:
    """The tile that a line lays."""
    for action in actions:
        if action.verb == "place" and action.cell and action.where in TURNS:
            return (*action.cell, action.what, TURNS.index(action.where))
    return None


def _deployed(game: Game, line: Reviewed) -> list[Figure]:
    """The figure that the best line puts on its tile."""
    for action in line.best:
        laid = action.cell and game.settled_table(line.best).state.tiles.get(cell_of(action.cell))
        if action.verb == "deploy" and action.cell and laid and action.where in laid[0].spots:
            return [(line.seat, action.what, *action.cell, laid[0].spots[action.where])]
    return []


def _marks(line: Reviewed) -> list[tuple[str, tuple[int, int]]]:
    """The cells of the best line (1) and of the one played (2)."""
    found: list[tuple[str, tuple[int, int]]] = []
    for mark, actions in (("1", line.best), ("2", line.played)):
        cell = next((action.cell for action in actions if action.cell), None)
        if cell and cell not in [other for _, other in found]:
            found.append((mark, cell))
    return found


def _legend(line: Reviewed) -> str:
    """What is marked on the board of a moment."""
    marks = _marks(line)
    return say("review-picture" if len(marks) > 1 else "review-picture-one") if marks else ""


def _number(points: float) -> str:
    return say("review-number", points=tenths(points))
