"""A game as the moves that were made: one for every decision of a player, with what it brought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from carcnb.engine.actions import Action
from carcnb.engine.events import Scored
from carcnb.errors import require

if TYPE_CHECKING:
    from carcnb.engine.game import Game


class Move(NamedTuple):
    """One decision: who made it, what it was, and what followed from it up to the next decision.

    ``turn`` is the number of its turn; ``answers`` is how many answers stand before it, ``events`` how many events
    before and after it; ``scored`` are the points it brought, by seat in the order in which they were scored.
    """

    seat: str
    action: Action
    turn: int
    answers: int
    events: tuple[int, int]
    scored: dict[str, int]


def walk_moves(game: Game) -> Iterator[Move]:
    """As ``moves``, one after the other; the game may be played on meanwhile."""
    walker = game.clone()
    walker.goto(0)
    while walker.can_redo and walker.prompt:
        seat, turn = walker.prompt.player, walker.table.state.number
        answers, first = len(walker.history), len(walker.table.events)
        action = require(walker.redo(), Action)
        scored: dict[str, int] = {}
        events = walker.table.events[first:]
        for event in events:
            if isinstance(event, Scored) and event.points:
                scored[event.player] = scored.get(event.player, 0) + event.points
        yield Move(seat, action, turn, answers, (first, first + len(events)), scored)


def moves(game: Game) -> list[Move]:
    """The moves of a game from its start, those that were taken back and can be played again included."""
    return list(walk_moves(game))


def answers_after(line: list[Move], number: int) -> int:
    """How many answers a game has when the given number of moves have been made, for ``Game.goto``.

    ``ValueError`` if there are fewer moves.
    """
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= len(line):
        raise ValueError(f"this game has {len(line)} moves; go to 0 to {len(line)}, not {number!r:.60}")
    return line[number - 1].answers + 1 if number else 0


def best(game: Game, most: int = 12) -> list[int]:
    """The numbers of the moves that brought most points, in order; of a game in which nobody scored its last one."""
    line = moves(game)
    scoring = [n for n, move in enumerate(line, 1) if move.scored]
    chosen = sorted(scoring, key=lambda n: -sum(line[n - 1].scored.values()))[:most]
    return sorted(chosen) or [len(line)]
