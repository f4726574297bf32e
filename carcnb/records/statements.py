"""Lines of a text as words that know where they stand, so that an error can say it."""

from __future__ import annotations

import re
from typing import NamedTuple

from carcnb.engine.errors import SetupError
from carcnb.engine.texts import without_mark

_TOKEN = re.compile(r'(#.*)|(;)|("(?:[^"\\]|\\["\\])*")|([^\s;"]+)|(")')
_BARE = re.compile(r'[^\s;,"\\#][^\s;,"\\]*')


class Word(NamedTuple):
    """A word of a text, its line and its place in that line, both from 1; ``quoted`` if it stood in quotation marks."""

    text: str
    line: int
    number: int
    quoted: bool = False

    def wrong(self, reason: str) -> SetupError:
        """The error that says where this word stands, and what is wrong with it."""
        return SetupError(f"line {self.line}, word {self.number} ({self.text!r:.60}): {reason}")


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
                raise Word('"', line, number + 1).wrong('a name in quotation marks ends with one, as in "Ada L."')
            if comment:
                break
            if end:
                found += _whole(parts, line, number)
                parts = [[]]
                continue
            name = bare.rstrip(",")
            if quoted or name:
                number += 1
                word = re.sub(r"\\(.)", r"\1", quoted[1:-1]) if quoted else name
                parts[-1].append(Word(word, line, number, bool(quoted)))
            for _ in range(len(bare) - len(name)):
                _filled(parts, line, number)
                parts.append([])
        found += _whole(parts, line, number)
    return found


def _filled(parts: Statement, line: int, number: int) -> None:
    """The part before a comma, or behind the last one, has a word."""
    if not parts[-1]:
        raise Word(",", line, number).wrong("a comma stands between two entries, and one of them is missing")


def _whole(parts: Statement, line: int, number: int) -> list[Statement]:
    """The statement, if there is any."""
    if parts == [[]]:
        return []
    _filled(parts, line, number)
    return [parts]


def quoted(name: str) -> str:
    """A name as such a text writes it: in quotation marks where it could be taken for something else.

    >>> quoted("Ada"), quoted("Ada Lovelace")
    ('Ada', '"Ada Lovelace"')
    """
    if _BARE.fullmatch(name) and not name.isdecimal():
        return name
    return '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'
