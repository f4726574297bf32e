"""Review: a game looked back over, what every line of play has cost its player, and how the expected points went.

A line is judged as ``carcnb.analysis.search`` ranks it at first: by the evaluation one move ahead, before anything is
drawn.  So luck that came later makes no move better or worse, and the order of the stack is not looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from operator import index
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

from carcnb.analysis.advice import advise
from carcnb.analysis.evaluation import Weights
from carcnb.analysis.layout import line_text
from carcnb.analysis.players import check_effort, check_settings
from carcnb.analysis.reasons import AHEAD, sentence
from carcnb.analysis.reviewing import COSTLY, Reviewed, Reviewing, costliest, even
from carcnb.analysis.tables import Rows
from carcnb.analysis.work import check_executor, each
from carcnb.display import shows
from carcnb.engine.errors import RecordError, SetupError
from carcnb.engine.game import Game
from carcnb.engine.handover import Shows
from carcnb.records.opening import open_record

if TYPE_CHECKING:
    from carcnb.analysis.plots import Plot

DEEPER = 2
"""So many times as many lines are looked at deeper as are told."""

COLUMNS = ("at", "turn", "seat", "name", "played", "best", "expected", "possible", "loss", "choices")


class SeatReview(NamedTuple):
    """How a seat has played: its ``lines`` with a choice, their mean ``loss`` in points, and the share of ``best``."""

    lines: int
    loss: float
    best: float


class Review:
    """A game looked back over.

    ``lines`` are ``Reviewed``, in the order played; ``turning`` are the few that lost most, the worst first; ``seats``
    has a ``SeatReview`` by seat.  ``curve`` has a row after every turn with the points that each seat could expect at
    the end, in the last one what it has if the game is over.  It shows itself as text and as a page of a notebook.
    """

    def __init__(self, game: Game, lines: list[Reviewed], curve: Rows, turning: list[Reviewed]) -> None:
        self.game, self.lines, self.curve, self.turning = game, tuple(lines), curve, tuple(turning)
        self.seats = {seat: _seat([line for line in lines if line.seat == seat]) for seat in game.seats}

    def before(self, line: Reviewed) -> Game:
        """The game as it was when a line was chosen."""
        game = self.game.clone()
        game.goto(line.at)
        return game

    def sentence(self, line: Reviewed, lang: str | None = None) -> str:
        """What the best line would have done, in the session's language or the one named."""
        return sentence(self.before(line), line.best, lang, line.played if line.loss >= AHEAD else ())

    def rows(self) -> Rows:
        """Every line as a dict: ``review.rows().frame()`` is a DataFrame.

        ``at``, ``turn``, ``seat`` and ``name`` of the player, ``played`` and ``best`` as text, ``expected``,
        ``possible``, ``loss`` and ``choices`` as ``Reviewed`` has them.
        """
        names = self.game.names
        return Rows(COLUMNS, (_row(line, names[line.seat]) for line in self.lines))

    def plot(self) -> Plot:
        """The points that every seat could expect after every turn: see ``carcnb.analysis.plots.Plot``."""
        long = Rows(
            ("turn", "seat", "name", "points"),
            (
                {"turn": row["turn"], "seat": seat, "name": name, "points": round(row[seat], 2)}
                for row in self.curve
                for seat, name in self.game.names.items()
            ),
        )
        return long.plot()

    def svg(self, line: Reviewed | None = None) -> str:
        """The curve as SVG text, or the board around a line: what could have been played, and what was."""
        return str(shows(self).curve(self) if line is None else shows(self).moment(self, line))

    def __repr__(self) -> str:
        lost = sum(line.loss for line in self.lines)
        return f"<Review: {len(self.lines)} lines, {lost:.1f} points lost, {len(self.turning)} turning points>"

    def __str__(self) -> str:
        return str(shows(self).review_text(self))

    def _repr_html_(self) -> str:
        return str(shows(self).html(self))


def review(
    game: Game | Shows | str | Path,
    *,
    turning: int = 3,
    seconds: float | None = None,
    count: int | None = None,
    weights: Weights | None = None,
) -> Review:
    """A game looked back over: what every line of play lost against the best, turning points, and a curve of points.

    ``game`` is a game, a board, the text of a saved game or a file, also one of JCloisterZone; it is looked at as far
    as it is played and stays as it is.  At most so many ``turning`` points are named.  With some ``seconds`` or a
    ``count`` of playouts for each, the lines that seem worst are looked at deeper, as ``carcnb.advise`` does it.  While
    the game goes on, what was answered with cards that others have not seen is left out.
    ``SetupError`` if no move is played to its end yet or a number is none, ``RecordError`` and ``FileError`` say what
    is wrong with a record.

    >>> game = Game(position=["base-D 0,0 r0 red:city.N"], tiles=["base-E", "base-U", "base-U"], draws=["base-E"])
    >>> game.apply("place base-E 0,1 r2")
    >>> game.apply("skip")
    >>> found = review(game)
    >>> str(found.turning[0].best[0]), found.sentence(found.turning[0], "en")[:21]
    ('place base-E 0,-1 r2', 'Closes your city for ')
    """
    (found,) = reviews([game], turning=turning, seconds=seconds, count=count, weights=weights)
    return found


def reviews(
    games: Iterable[Game | Shows | str | Path],
    *,
    turning: int = 3,
    seconds: float | None = None,
    count: int | None = None,
    weights: Weights | None = None,
    executor: Executor | None = None,
) -> Iterator[Review]:
    """Many games looked back over, one review each in their order, as ``review`` does it.

    All are opened before the first is looked at, so that what is wrong with any is told at once.  ``executor`` is None
    (here, one by one), one of ``concurrent.futures`` or of joblib, or a Dask ``Client``: the reviews are the same; who
    stops reading early cancels those that have not begun.  Errors as ``review`` has them, and ``CarcnbError`` for an
    executor that fails.

    >>> game = Game(position=["base-D 0,0 r0"], tiles=["base-E", "base-U"], draws=["base-E"])
    >>> game.apply("place base-E 0,1 r2")
    >>> game.apply("skip")
    >>> [found.lines[0].choices for found in reviews([game, game])]
    [12, 12]
    """
    most = _whole(turning)
    check_effort(seconds, count)
    check_settings(weights=weights)
    check_executor(executor)
    if isinstance(games, str) or not isinstance(games, Iterable):
        raise RecordError(f"games are a list of games, boards or records, not {games!r:.60}; review takes a single one")
    opened = [open_record(getattr(game, "game", game)) for game in games]  # type: ignore[arg-type]
    tasks = [_Work(game, most, (seconds, count), weights) for game in opened]
    return (Review(game, *found) for game, found in zip(opened, each(_Work.do, tasks, executor), strict=True))


class _Work(NamedTuple):
    """A game that is to be looked back over."""

    game: Game
    most: int
    effort: tuple[float | None, int | None]
    weights: Weights | None

    def do(self) -> tuple[list[Reviewed], Rows, list[Reviewed]]:
        """The lines, the curve and the turning points."""
        going = Reviewing(self.game, self.weights)
        while not going.over:
            going.step()
        lines, curve = going.lines, going.curve
        if not lines:
            raise SetupError("no move has been played to its end yet: there is nothing to look back at")
        if any(self.effort):
            for n in sorted(range(len(lines)), key=lambda n: -lines[n].loss)[: DEEPER * self.most]:
                if lines[n].loss > COSTLY:
                    lines[n] = _deeper(self.game, lines[n], *self.effort, self.weights)
        return lines, curve, costliest(lines)[: self.most]


def _deeper(game: Game, line: Reviewed, seconds: float | None, count: int | None, weights: Weights | None) -> Reviewed:
    """A line as advice sees it that plays on from there."""
    before = game.clone()
    before.goto(line.at)
    found = advise(before, seconds=seconds, count=count, weights=weights)
    own = next((other for other in found.lines if other.holds(line.played)), None)
    if own is None:
        return line
    return even(line._replace(best=found.best.actions, expected=own.expected, possible=found.best.expected))


def _seat(lines: list[Reviewed]) -> SeatReview:
    chosen = [line for line in lines if line.choices > 1]
    if not chosen:
        return SeatReview(0, 0.0, 1.0)
    best = sum(line.loss == 0 for line in chosen) / len(chosen)
    return SeatReview(len(chosen), fmean(line.loss for line in chosen), best)


def _row(line: Reviewed, name: str) -> dict[str, Any]:
    texts = {"name": name, "played": line_text(line.played), "best": line_text(line.best)}
    return {column: texts[column] if column in texts else getattr(line, column) for column in COLUMNS}


def _whole(turning: object) -> int:
    try:
        most = index(turning)  # type: ignore[arg-type]
    except TypeError:
        most = -1
    if most < 0 or isinstance(turning, bool):
        raise SetupError(f"turning is a whole number from 0, not {turning!r:.60}")
    return most
