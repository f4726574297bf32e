"""Opening a record, whatever it is: a game, the text of a saved game, or a file of ours or of JCloisterZone."""

from __future__ import annotations

from pathlib import Path

from carcnb.records import jcz
from carcnb.records.saved import LONGEST, read_object, tidied_comments
from carcnb.rules.errors import CarcnbError, RecordError
from carcnb.rules.game import Game

LARGEST = 4 * LONGEST
"""Bytes of the largest file that is opened."""


def opened(record: Game | str | Path) -> Game:
    """The game of a record, at its last answer: a copy of a game, of a saved text, or of a ``.json`` or ``.jcz`` file.

    ``RecordError`` says what is wrong with it.
    """
    if isinstance(record, Game):
        game = record.clone()
        game.comments = tidied_comments(game.comments)
        return game
    if isinstance(record, str) and record.lstrip()[:1] in ("{", "["):
        return jcz.load(record) if "replay" in read_object(record) else Game.load(record)
    if isinstance(record, str | Path):
        return of_file(record)
    raise RecordError(f"a record is a game, the text of a saved game or a file, not {type(record).__name__}")


def of_file(name: str | Path) -> Game:
    """The game of a record file; ``RecordError`` says in one line what is wrong with it."""
    path = Path(name)
    foreign = is_foreign(path)
    try:
        size = path.stat().st_size
        text = path.read_text(encoding="utf-8") if size <= LARGEST else ""
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "it is no text"
        raise RecordError(f"cannot read {name!s:.200}: {why}") from None
    if size > LARGEST:
        raise RecordError(f"{name!s:.200} has {size:,} bytes; a record has at most {LARGEST:,}")
    try:
        return jcz.load(text) if foreign else Game.load(text)
    except CarcnbError as error:
        what = "saved game of JCloisterZone that can be played here" if foreign else "carcnb record"
        raise RecordError(f"{name} is not a {what}: {' '.join(str(error).split())}") from None


def is_foreign(path: Path) -> bool:
    """Whether a file is named as JCloisterZone names its saved games."""
    return path.suffix.lower() == jcz.SUFFIX
