"""Worked examples as text: read, played with the real engine a tile at a time, and compared with what is printed.

The notation stands at the head of ``base/layouts.txt``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import carcnb
from carcnb.engine.board import feature, is_complete
from carcnb.engine.events import Scored, TokensTaken
from carcnb.engine.grid import XY, cell_of
from carcnb.systems.traders_and_builders.rules import DoubleTurnEarned

FOLDER = Path(__file__).parent
SEATS = ("red", "blue", "green", "yellow", "black")
MORE = ["base-B", "base-E"]
"""One of them fits wherever a field or a city is open."""
_MOVE = re.compile(r"([A-Z]|[a-z]+-\d\d) (-?\d+,-?\d+) (r[0-3])(?: (\w+)(\*|!\w+)?:([\w.]+))?")
_SEGMENT = re.compile(r"(-?\d+),(-?\d+) ([\w.]+)")


class Move(NamedTuple):
    """One tile to be laid, and the figure its player puts on it."""

    tile: str
    cell: str
    turn: str
    seat: str
    spot: str
    kind: str = "meeple"

    @classmethod
    def parse(cls, text: str) -> Move:
        """The move of one line."""
        found = _MOVE.fullmatch(text)
        assert found, f"no move: {text!r}"
        name, cell, turn, seat, which, spot = found.groups("")
        kind = "large" if which == "*" else which.removeprefix("!") or "meeple"
        return cls(f"base-{name}" if len(name) == 1 else name, cell, turn, seat, spot, kind)

    def entry(self) -> str:
        """The move as an entry of a position."""
        return f"{self.tile} {self.cell} {self.turn}" + (f" {self.seat}:{self.kind}:{self.spot}" if self.seat else "")

    def actions(self) -> list[str]:
        """The move as answers of its player."""
        deployment = [f"deploy {self.kind} {self.cell} {self.spot}"] if self.seat else []
        return [f"place {self.tile} {self.cell} {self.turn}", *deployment]


class Layout(NamedTuple):
    """One worked example: its names, its options and its lines."""

    name: str
    options: dict[str, Any]
    lines: list[str]


def read(system: str) -> list[Layout]:
    """All layouts of a system."""
    found: list[Layout] = []
    text = (FOLDER / system / "layouts.txt").read_text(encoding="utf-8")
    for line in map(str.strip, text.splitlines()):
        if line.startswith("["):
            found.append(Layout(line[1 : line.index("]")], {}, []))
        elif line.startswith("option "):
            found[-1].options[line.removeprefix("option ")] = True
        elif line.startswith("with "):
            found[-1].options["expansions"] = line.split()[1:]
        elif line and not line.startswith("#"):
            found[-1].lines.append(line)
    return found


@dataclass
class Example:
    """A layout being played: what is laid becomes the position of the next real turn."""

    options: dict[str, Any]
    laid: list[str] = field(default_factory=list)
    points: dict[str, int] = field(default_factory=dict)
    goods: dict[str, int] = field(default_factory=dict)
    double: bool = False

    def game(self, tiles: list[str], first: str = SEATS[0]) -> carcnb.Game:
        """A game in which all this lies, the first of ``tiles`` is in hand and the others are the stack."""
        stack: dict[str, Any] = {"position": self.laid, "tiles": tiles, "draws": tiles[:1]}
        return carcnb.Game({seat: seat for seat in SEATS}, seed=1, first=first, **stack, **self.options)

    def before(self, move: Move) -> carcnb.Game:
        """The game at the moment the tile of a move is drawn; what is left in the stack keeps it from ending."""
        return self.game([move.tile, *MORE], move.seat or SEATS[0])

    def lay(self, move: Move) -> None:
        """Make a move by a real turn, so that what it completes is scored."""
        if not self.laid:
            self.laid = [move.entry()]
            return
        game = self.before(move)
        for action in move.actions():
            game.apply(action)
        if not move.seat and game.prompt and game.prompt.kind == "deploy":
            game.apply("skip")
        self.record(game)
        self.laid = position_of(game)

    def is_legal(self, move: Move) -> bool:
        """Whether the last answer of a move is allowed; a tile whose figure is in question must fit itself."""
        game = self.before(move)
        *first, last = move.actions()
        for action in first:
            game.apply(action)
        return game.why_not(last) is None

    def record(self, game: carcnb.Game) -> None:
        """Add the points and tokens that a game brought, and keep whether the last move earned a second tile."""
        for event in game.events:
            if isinstance(event, Scored):
                self.points[event.player] = self.points.get(event.player, 0) + event.points
            elif isinstance(event, TokensTaken):
                what = f"{event.player} {event.token}"
                self.goods[what] = self.goods.get(what, 0) + event.count
        self.double = any(isinstance(event, DoubleTurnEarned) for event in game.events)

    def end(self) -> None:
        """The final scoring of what lies."""
        game = self.game([])
        assert game.over
        self.record(game)

    def value(self, question: str) -> str:
        """The answer to a check, as it is printed."""
        if question == "points":
            return ", ".join(f"{seat} {points}" for seat, points in sorted(self.points.items())) or "nobody"
        if question == "goods":
            return ", ".join(f"{what} {n}" for what, n in sorted(self.goods.items())) or "none"
        if question == "double":
            return _yes(self.double)
        state = self.game(MORE).table.state
        if question == "held":
            return str(len({state.label[s] for s in state.figures}))
        what, rest = question.split(" ", 1)
        if what == "standing":
            return str(sum(figure.seat == rest for figures in state.figures.values() for figure in figures))
        segments = []
        for x, y, spot in _SEGMENT.findall(rest):
            tile, first = state.tiles[cell_of((int(x), int(y)))]
            segments.append(first + tile.spots[spot])
        segment = segments[0]
        if what == "same":
            return _yes(state.label[segment] == state.label[segments[1]])
        if what == "complete":
            return _yes(is_complete(state, segment))
        if what == "free":
            return _yes(all(state.label[s] != state.label[segment] for s in state.figures))
        seen = feature(state, segment)
        return str({"tiles": seen.tiles, "cities": seen.cities}[what])


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def position_of(game: carcnb.Game) -> list[str]:
    """The tiles and figures on the board of a game, as the entries of a position."""
    state = game.table.state
    entries = []
    for cell, (tile, first) in state.tiles.items():
        x, y = XY[cell]
        figures = [(f, where) for i, where in enumerate(tile.where) for f in state.figures.get(first + i, ())]
        who = "".join(f" {figure.seat}:{figure.kind}:{where}" for figure, where in figures)
        entries.append(f"{tile.design.id} {x},{y} r{tile.turn}{who}")
    return entries


def play(layout: Layout) -> list[str]:
    """Play a layout; returns what went against its lines, nothing when all is as printed."""
    example, wrong = Example(layout.options), []
    for line in layout.lines:
        if line == "end":
            example.end()
        elif line[0] in "?!":
            if example.is_legal(Move.parse(line[2:])) != (line[0] == "?"):
                wrong.append(f"{line}: {'illegal' if line[0] == '?' else 'legal'}")
        elif line[0] == "=":
            question, printed = line[2:].split(": ")
            printed = ", ".join(sorted(printed.split(", ")))
            if (got := example.value(question)) != printed:
                wrong.append(f"{line}: got {got}")
        else:
            example.lay(Move.parse(line))
    return wrong
