"""Lines of a text as words that know where they stand, so that an error can say it."""

from __future__ import annotations

import re

from carcnb.engine.notation import Word
from carcnb.engine.texts import without_mark

_TOKEN = re.compile(r'(#.*)|(;)|("(?:[^"\\]|\\["\\])*")|([^\s;"]+)|(")')
_BARE = re.compile(r'[^\s;,"\\#][^\s;,"\\]*')


Statement = list[list[Word]]
"""The words of one statement, in the parts between its commas; the first part has a word, the others too."""


def statements(text: str) -> list[Statement]:
    """The statements of a text, which ends of lines and semicolons part; ``#`` begins a comment.

    A comma ends a part where it ends a word; a byte-order mark before the text is none.  ``SetupError`` if a part is
    empty or a quotation mark does not close.
    """
    found: list[Statement] = []
    for line, content in enumerate(re.split(r"\r\n|\r|\n", without_mark(text)), 1):
        parts: Statement = [[]]
        number = 0
        for token in _TOKEN.finditer(content):  # one by one: the first open quotation mark ends it
            comment, end, quoted, bare, open_ = token.groups("")
            if open_:
                raise Word('"', line, number + 1, token.start() + 1).wrong(
                    'a name in quotation marks ends with one, as in "Ada L."'
                )
            if comment:
                break
            if end:
                found += _whole(parts, Word(",", line, number, token.start()))
                parts = [[]]
                continue
            name = bare.rstrip(",")
            if quoted or name:
                number += 1
                word = re.sub(r"\\(.)", r"\1", quoted[1:-1]) if quoted else name
                parts[-1].append(Word(word, line, number, token.start() + 1, bool(quoted)))
            for _ in range(len(bare) - len(name)):
                _filled(parts, Word(",", line, number, token.end()))
                parts.append([])
        found += _whole(parts, Word(",", line, number, len(content)))
    return found


def _filled(parts: Statement, comma: Word) -> None:
    """The part before a comma, or behind the last one, has a word."""
    if not parts[-1]:
        raise comma.wrong("a comma stands between two entries, and one of them is missing")


def _whole(parts: Statement, comma: Word) -> list[Statement]:
    """The statement, if there is any."""
    if parts == [[]]:
        return []
    _filled(parts, comma)
    return [parts]


def quote(name: str) -> str:
    """A name as such a text writes it: in quotation marks where it could be taken for something else.

    >>> quote("Ada"), quote("Ada Lovelace")
    ('Ada', '"Ada Lovelace"')
    """
    if _BARE.fullmatch(name) and not name.isdecimal():
        return name
    return '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'
