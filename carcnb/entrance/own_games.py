"""The learner's own last games: whole games that came to their end, kept in the learner's own file."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, NamedTuple

from carcnb.board.director import GameRecord
from carcnb.engine.errors import RecordError
from carcnb.engine.game import Game
from carcnb.progress import keep_part, kept_part
from carcnb.training.recall import read_day

PART = "own_games"
MOST = 5
"""So many are kept, the last ones."""
TILES = 20
"""A game with fewer tiles was tried out and is not kept."""
LONGEST = 100_000
"""Characters of the longest record that is kept; the longest games with all expansions need less than half of it."""


class OwnGame(NamedTuple):
    """A game that was kept: its ``day``, how it ended in words without a language ("Ada 91 : Ben 78"), its record."""

    day: date
    end: str
    record: str

    def open(self) -> GameRecord:
        """The game at its end, to be gone through; ``RecordError`` if a hand has made of it what is none."""
        game = Game.load(self.record)
        return GameRecord(game, game.move)


def own_games() -> list[OwnGame]:
    """What the learner's file holds, the last game first; what cannot be read is left out."""
    return _read(kept_part(PART))


def keep_game(game: Game) -> None:
    """Keep a game that is over, unless it is a small one."""
    if len(game.table.state.tiles) < TILES:
        return
    try:
        record = game.save()
    except RecordError:  # it goes through no file: a comment is too long
        return
    if len(record) > LONGEST:
        return
    end = " : ".join(f"{game.names[seat]} {points}" for seat, points in game.scores.items())
    one = OwnGame(date.today(), end, record)

    def more(kept: Mapping[str, Any]) -> dict[str, Any]:
        last = [one, *_read(kept)][:MOST]
        return {"games": [[each.day.isoformat(), each.end, each.record] for each in last]}

    keep_part(PART, more)


def _read(kept: Mapping[str, Any]) -> list[OwnGame]:
    rows = kept.get("games")
    return [made for row in rows if (made := _own(row))] if isinstance(rows, list) else []


def _own(row: Any) -> OwnGame | None:
    if not isinstance(row, list) or len(row) != len(OwnGame._fields) or not all(isinstance(text, str) for text in row):
        return None
    day = read_day(row[0])
    return OwnGame(day, row[1], row[2]) if day else None
