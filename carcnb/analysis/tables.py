"""A game as rows for people who work with data: one per score, per tile laid, per tile drawn, or per turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, TypeAlias

from carcnb.analysis.plots import Plot, over
from carcnb.engine.errors import CarcnbError
from carcnb.engine.events import (
    Event,
    FigurePlaced,
    FinalScoringBegan,
    PointsScored,
    Scored,
    TileDrawn,
    TilePlaced,
    TileRemoved,
    TurnBegan,
)
from carcnb.engine.game import Game
from carcnb.engine.handover import Shows
from carcnb.engine.prompts import Ask, Chance
from carcnb.events import TileShuffledBack
from carcnb.hypertext import h, write
from carcnb.hypertext import table as table_of
from carcnb.records.opening import open_record

Kind = Literal["scores", "moves", "draws", "turns"]
Row: TypeAlias = dict[str, Any]
Made: TypeAlias = tuple[int, str, Row]
"""The turn of a row, the seat that it is about, and what stands in it besides."""
SHOWN = 20
"""So many rows a notebook shows."""


class Rows(list[Row]):
    """Rows with the same columns, each a plain dict; in a notebook they show themselves as a table.

    ``columns`` are the names of the columns, also where there is no row.
    """

    def __init__(self, columns: Iterable[str], rows: Iterable[Row] = ()) -> None:
        super().__init__(rows)
        self.columns = tuple(columns)

    def frame(self) -> Any:
        """The rows as a ``pandas.DataFrame``; ``CarcnbError`` where pandas is not installed."""
        try:
            pandas = import_module("pandas")
        except ImportError:
            raise CarcnbError("pandas is not installed here: pip install pandas; without it, rows are dicts") from None
        return pandas.DataFrame(self, columns=list(self.columns))

    def plot(self, y: str = "points", x: str = "turn", by: str = "name") -> Plot:
        """A column of numbers over another one, a line for each player, or for what ``by`` names: see ``Plot``.

        ``CarcnbError`` where there is no such column, or nothing to plot.
        """
        for name in (y, x, by):
            if name not in self.columns:
                raise CarcnbError(f"there is no column {name!r:.60}; there are {', '.join(self.columns)}")
        if not self:
            raise CarcnbError("there are no rows, and so nothing to plot")
        for name in (y, x):
            if any(isinstance(row[name], bool) or not isinstance(row[name], int | float) for row in self):
                raise CarcnbError(f"the column {name!r} has no numbers")
        return over(self, x, y, by)

    def _repr_html_(self) -> str:
        lines = [[_cell(row[name]) for name in self.columns] for row in list(self)[:SHOWN]]
        more = [[h.td(f"… {len(self)}", colspan=len(self.columns))]] if len(self) > SHOWN else []
        return write(table_of(self.columns, [*lines, *more]))


def table(game: Game | Shows | str | Path, rows: Kind = "scores") -> Rows:
    """What has happened in a game, as a list of dicts: ``carcnb.table("game.jcz", "moves").frame()``.

    ``game`` is a game, a board, the text of a saved game or a file, also one of JCloisterZone.  In every row, ``turn``
    is the number of the turn, ``seat`` the colour and ``name`` the name of the player.  Beside them stand, for

    - ``"scores"``: the ``points`` that one thing brought, the ``total`` then, ``what`` it was for (a kind of feature,
      or in a word what else), its ``tiles``, ``rule``, and whether it was in the ``final`` scoring;
    - ``"moves"``, one row for each tile laid: ``tile``, ``x``, ``y`` (to the south), ``rotation`` in quarter turns
      clockwise, the ``figure`` put down and its ``spot`` (empty: none), and the ``points`` that it brought the player;
    - ``"draws"``: ``tile``, whether it was ``removed`` because it fits nowhere (BASE-4.7), how many tiles were ``left``
      then, and how many of the same design (``alike``);
    - ``"turns"``, one row for each player after every turn: the ``points`` that are on the track, the ``figures`` at
      hand (followers), and how many tiles are ``left`` to be drawn; the final scoring counts as one turn more.

    In a notebook ``carcnb.table(game, "turns").plot("points")`` draws the course of a game.

    ``CarcnbError`` says what ``rows`` can be, ``RecordError`` and ``FileError`` what is wrong with a record.

    >>> game = carcnb.Game(["Ada", "Ben"], position=["base-D 0,0 r0"], tiles=["base-U"])
    >>> game.apply("place base-U 1,0 r0")
    >>> carcnb.table(game, "moves").columns
    ('turn', 'seat', 'name', 'tile', 'x', 'y', 'rotation', 'figure', 'spot', 'points')
    """
    if rows not in _KINDS:
        raise CarcnbError(f"rows is one of {', '.join(map(repr, _KINDS))}, not {rows!r:.60}")
    columns, made = _KINDS[rows]
    given: Any = game
    played = open_record(getattr(given, "game", given))
    names = played.names
    found = Rows(["turn", "seat", "name", *columns])
    for turn, seat, row in made(played):
        found.append({"turn": turn, "seat": seat, "name": names[seat], **row})
    return found


def _scores(game: Game) -> Iterator[Made]:
    start = game.clone()
    start.goto(0)
    total = start.scores
    for turn, event in _by_turn(game):
        if isinstance(event, Scored):
            total[event.player] += event.points
            feature = event.feature if isinstance(event, PointsScored) else None
            what = {"what": feature.kind, "tiles": feature.tiles} if feature else {"what": event.reason, "tiles": 0}
            points = {"points": event.points, "total": total[event.player]}
            yield turn, event.player, {**points, **what, "rule": event.rule, "final": event.final}


def _moves(game: Game) -> Iterator[Made]:
    made: Made | None = None
    for turn, event in _by_turn(game):
        if made and isinstance(event, TilePlaced | FinalScoringBegan):
            yield made
            made = None
        if isinstance(event, TilePlaced) and event.player:
            x, y = event.cell
            tile = {"tile": event.tile, "x": x, "y": y, "rotation": event.turn}
            made = turn, event.player, {**tile, "figure": "", "spot": "", "points": 0}
        elif made and event.player == made[1]:
            row = made[2]
            if isinstance(event, FigurePlaced) and not row["figure"]:
                row |= {"figure": event.figure, "spot": event.spot}
            elif isinstance(event, Scored):
                row["points"] += event.points
    if made:
        yield made


def _draws(game: Game) -> Iterator[Made]:
    left = game.setup.stack()
    made: Made | None = None
    for turn, event in _by_turn(game):
        if isinstance(event, TileDrawn):
            if made:
                yield made
            left[event.tile] -= 1
            count = {"left": sum(left.values()), "alike": left[event.tile]}
            made = turn, event.player, {"tile": event.tile, "removed": False, **count}
        elif isinstance(event, TileRemoved) and made:
            made[2]["removed"] = True
        elif isinstance(event, TileShuffledBack):
            left[event.tile] += 1
    if made:
        yield made


def _turns(game: Game) -> Iterator[Made]:
    """The rules at work once more, for no event tells what stands when a turn is over."""
    start = game.clone()
    start.goto(0)
    course, answers = start.rehearsal(), iter(game.history[len(start.history) :])
    met: Ask | Chance | None = course.prompt
    while True:
        while met is not None:
            answer = next(answers, None)
            if answer is None:
                return
            met = course.step(answer)
        state, points = course.table.state, course.table.scores()
        for seat in game.seats:
            figures = sum(state.supply.get((seat, kind), 0) for kind in course.table.followers)
            row = {"points": points[seat], "figures": figures, "left": sum(state.bag.values())}
            yield state.number + (state.phase == "final"), seat, row
        if not course.pass_on():
            return
        met = course.step(None)


def _by_turn(game: Game) -> Iterator[tuple[int, Event]]:
    """Every event with the number of its turn, 0 before the first."""
    turn = 0
    for event in game.events:
        if isinstance(event, TurnBegan):
            turn = event.number
        yield turn, event


def _cell(value: Any) -> str:
    return "✓" if value is True else "" if value is False else str(value)


_KINDS: dict[str, tuple[tuple[str, ...], Callable[[Game], Iterator[Made]]]] = {
    "scores": (("points", "total", "what", "tiles", "rule", "final"), _scores),
    "moves": (("tile", "x", "y", "rotation", "figure", "spot", "points"), _moves),
    "draws": (("tile", "removed", "left", "alike"), _draws),
    "turns": (("points", "figures", "left"), _turns),
}
