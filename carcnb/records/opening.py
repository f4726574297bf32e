"""Opening a record: a game, one that comes with carcnb, a saved text, or a file of ours or of JCloisterZone."""

from __future__ import annotations

from pathlib import Path

from carcnb.engine.errors import CarcnbError, RecordError
from carcnb.engine.game import Game
from carcnb.engine.texts import without_mark
from carcnb.files import path_of, printable, read_text
from carcnb.records import jcz, samples
from carcnb.records.saving import read_object, tidied_comments


def open_record(record: Game | str | Path, lang: str | None = None) -> Game:
    """The game of a record, at its last answer: a copy of a game, of a saved text, or of a ``.json`` or ``.jcz`` file.

    It may be one that comes with carcnb (``"base/one_point"``), whose comments are in ``lang``.
    ``RecordError`` says what is wrong with it, ``FileError`` that the file cannot be read.
    """
    if isinstance(record, Game):
        game = record.clone()
        game.comments = tidied_comments(game.comments)
        return game
    if isinstance(record, str) and record in samples.names():
        return samples.sample(record, lang)
    if isinstance(record, str) and without_mark(record).lstrip()[:1] in ("{", "["):
        return jcz.load(record) if "replay" in read_object(record) else Game.load(record)
    if isinstance(record, str | Path):
        return of_file(record)
    raise RecordError(f"a record is a game, the text of a saved game or a file, not {type(record).__name__}")


def of_file(name: str | Path) -> Game:
    """The game of a record file; ``RecordError`` says in one line what is wrong with it.

    ``FileError`` says that it cannot be read, or is too large for a record.
    """
    path = path_of(name)
    text, foreign = read_text(path), is_foreign(path)
    try:
        return jcz.load(text) if foreign else Game.load(text)
    except CarcnbError as error:
        what = "saved game of JCloisterZone that can be played here" if foreign else "carcnb record"
        raise RecordError(f"{printable(path)} is not a {what}: {' '.join(str(error).split())}") from None


def is_foreign(path: Path) -> bool:
    """Whether a file is named as JCloisterZone names its saved games."""
    return path.suffix.lower() == jcz.SUFFIX
