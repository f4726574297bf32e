"""Games against the computer: how they ended, kept in the learner's own file, and which strength fits next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from carcnb.board.opponents import LEVELS, Opponents
from carcnb.engine.game import Game
from carcnb.progress import keep_part, kept_part
from carcnb.words import say

PART = "games"
MOST = 50
"""So many results are kept, the last ones."""
FIRST = "easy"
"""The strength of a first game."""


class GameResult(NamedTuple):
    """How a game against one computed player ended: its strength, and whether the learner has won (a draw is none)."""

    level: str
    won: bool


def results() -> list[GameResult]:
    """What the learner's file holds, the last game at the end; what cannot be read is left out."""
    return _read(kept_part(PART))


def note(result: GameResult) -> None:
    """Keep how a game ended."""
    keep_part(PART, lambda kept: {"results": [[*row] for row in (*_read(kept), result)][-MOST:]})


def fitting(known: Sequence[GameResult]) -> str:
    """The strength that fits next: stronger after two wins in the last three against one, weaker after two losses."""
    if not known:
        return FIRST
    level, order = known[-1].level, [*LEVELS]
    last = [one.won for one in known if one.level == level][-3:]
    at = order.index(level)
    if sum(last) >= 2:
        at += 1
    elif last[-2:] == [False, False]:
        at -= 1
    return order[min(max(at, 0), len(order) - 1)]


def result_of(game: Game, opponents: Opponents | None) -> GameResult | None:
    """How a game ended for the one person in it, against one player whose strength has a name; None for any other."""
    if opponents is None or not game.over or len(game.seats) != 2 or len(opponents.levels) != 1:
        return None
    ((seat, level),) = opponents.levels.items()
    mine = next(one for one in game.seats if one != seat)
    return GameResult(level, game.scores[mine] > game.scores[seat]) if level in LEVELS else None


def tell_end(result: GameResult, before: Sequence[GameResult]) -> str:
    """What is said at the end of a game, after those ``before``: a first win, how many there are, what fits next."""
    level, after = say(f"level-{result.level}"), fitting([*before, result])
    wins = sum(one.won for one in before if one.level == result.level)
    said = []
    if result.won:
        said.append(say("result-won", level=level, n=wins + 1) if wins else say("result-first", level=level))
    if after != result.level:
        stronger = [*LEVELS].index(after) > [*LEVELS].index(result.level)
        said.append(say("result-stronger" if stronger else "result-weaker", level=say(f"level-{after}")))
    return " ".join(said)


def record_of(level: str, known: Sequence[GameResult]) -> str:
    """How many games against a strength were won, in words; empty if there was none."""
    own = [one.won for one in known if one.level == level]
    return say("result-record", won=sum(own), of=len(own)) if own else ""


def _read(kept: Mapping[str, Any]) -> list[GameResult]:
    rows = kept.get("results")
    return [GameResult(*row) for row in rows if _readable(row)] if isinstance(rows, list) else []


def _readable(row: Any) -> bool:
    return isinstance(row, list) and len(row) == 2 and row[0] in [*LEVELS] and isinstance(row[1], bool)
