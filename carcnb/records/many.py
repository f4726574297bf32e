"""Many games in one file: a record on every line, each read when it is asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from pathlib import Path

from carcnb.engine.errors import RecordError
from carcnb.engine.game import Game
from carcnb.engine.handover import Shows, game_of
from carcnb.errors import CarcnbError
from carcnb.files import path_of, printable, read_lines, write_text
from carcnb.parsing import LONGEST, Unread
from carcnb.records.saving import line_of, load


def write_games(path: str | Path, games: Iterable[Game | Shows], *, shared: bool = False) -> Path:
    """Write games, or those that boards show, into one file for ``read_games``, and return its path.

    Each is a record on a line of its own, with its seed and every card in a hand, or with ``shared`` as
    ``Game.save(shared=True)`` tells it; two such files put together are one.  ``FileError`` if the file cannot be
    written: what was there is whole then.

    >>> from tempfile import mkdtemp
    >>> import carcnb
    >>> file = carcnb.write_games(mkdtemp() + "/two.jsonl", [carcnb.Game(2, seed=1), carcnb.Game(3, seed=2)])
    >>> [len(game.seats) for game in carcnb.read_games(file)]
    [2, 3]
    """
    return write_text(path, "".join(line_of(game_of(game), shared) for game in games))


def read_games(path: str | Path) -> Iterator[Game]:
    """The games of a file, one after the other, each opened when it is asked for, however many there are.

    A record stands on one line, as ``write_games`` has it, or on several, as ``Game.save`` has it: saved games that
    were put together are read, too.  ``RecordError`` names the line where a record begins that is wrong, ``FileError``
    says why the file cannot be read; those before have been given by then.  That there is no such file is said at once.

    >>> from tempfile import mkdtemp
    >>> import carcnb
    >>> file = carcnb.write_games(mkdtemp() + "/many.jsonl", (carcnb.Game(2, seed=seed) for seed in range(5)))
    >>> next(carcnb.read_games(file)).setup.seed
    0
    """
    lines = read_lines(path, LONGEST)
    first = [*islice(lines, 1)]
    return _games(path, chain(first, lines))


def _games(path: str | Path, lines: Iterable[str]) -> Iterator[Game]:
    held: list[str] = []
    start, size = 0, 0
    for n, line in enumerate(lines, 1):
        if not held and not line.strip():
            continue
        start = start if held else n
        held.append(line)
        size += len(line)
        if size > LONGEST:
            raise RecordError(f"{printable(path_of(path))}, line {start}: a record has at most {LONGEST:,} letters")
        # the lines inside of a record are indented, and its last one is not
        if line.startswith("}") or (len(held) == 1 and line.strip() != "{"):
            yield _opened(path, start, held)
            held, size = [], 0
    if held:
        yield _opened(path, start, held)


def _opened(path: str | Path, start: int, lines: list[str]) -> Game:
    try:
        return load("".join(lines))
    except CarcnbError as error:
        said, inner = " ".join(str(error).split()), error.__context__
        if isinstance(inner, Unread) and inner.line:  # it counts from where the record begins
            start, said = start + inner.line - 1, said.removeprefix(f"line {inner.line}, ")
        raise RecordError(
            f"{printable(path_of(path))}, line {start}{', ' if said.startswith('column ') else ': '}{said}"
        ) from None
