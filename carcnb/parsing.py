"""TOML and JSON that somebody else wrote: measured before it is parsed, by one measure for every reader.

What a parser would spend much time or memory on is refused before it sees it: texts that are too long or too deep and,
in TOML, many dots on a line, for each of them makes a table, and all of the tables before it are gone through again.
"""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

from carcnb.engine.texts import DEEPEST, nesting, without_mark

LONGEST = 2_000_000
"""Characters of the longest JSON text that is read: parsed, each takes up to forty bytes; a long game has 20,000."""

MOST_DOTS, LONGEST_WORD = 6, 100
"""On a line of TOML, and of a key or number in it, outside of texts."""

_STRING = re.compile(r'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
_TOKEN = re.compile(  # each text ends where the parser ends it, or where it gives up: so the whole is read once
    r'"""(?:[^"\\]|\\.|"(?!""))*+(?:"{3,5}|\\?\Z)'
    r"|'''(?:[^']|'(?!''))*+(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]|\\[^\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|\#[^\n]*+",
    re.DOTALL,
)


class Unread(ValueError):
    """A text that cannot be read: the ``reason``, and where known the ``line`` and ``column``, from 1, else 0."""

    def __init__(self, reason: str, line: int = 0, column: int = 0) -> None:
        self.reason, self.line, self.column = reason, line, column
        at = [f"line {line}"] * bool(line) + [f"column {column}"] * bool(column)
        super().__init__(f"{', '.join(at)}: {reason}" if at else reason)


def toml_of(text: str, most: int, what: str) -> dict[str, Any]:
    """The entries of a TOML text; ``Unread`` says why there are none.  ``what`` it is, such as "a lesson", is said."""
    text = without_mark(text)
    _sized(text, most, what)
    bare = without_texts(text)
    _flat(bare, what)
    for n, line in enumerate(bare.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise Unread(f"there are {line.count('.'):,} dots on this line; the name of an entry has one or two", n)
        if long := re.search(rf"[\w-]{{{LONGEST_WORD},}}", line):
            raise Unread(f"{long[0][:20]}… is too long for a name or a number: {len(long[0]):,} characters", n)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # of TOML, or of a number in it
        raise _syntax(error, text) from None


def json_of(text: str, what: str, most: int = LONGEST) -> Any:
    """What a JSON text holds; ``Unread`` says why that is nothing.  ``what`` it is, such as "a record", is said."""
    _sized(text, most, what)
    _flat(_STRING.sub("", text), what)
    try:
        return json.loads(without_mark(text))
    except (ValueError, RecursionError) as error:
        at = (error.lineno, error.colno) if isinstance(error, json.JSONDecodeError) else ()
        raise Unread(getattr(error, "msg", str(error)), *at) from None


def without_texts(text: str) -> str:
    """A TOML text whose values and comments are blank, line by line the same."""
    return _TOKEN.sub(lambda token: '""' + "\n" * token[0].count("\n"), text)


def has_comments(text: str) -> bool:
    """Whether a TOML text holds a comment."""
    return any(token[0].startswith("#") for token in _TOKEN.finditer(text))


def _sized(text: str, most: int, what: str) -> None:
    if len(text) > most:
        raise Unread(f"this text has {len(text):,} characters; {what} has at most {most:,}")


def _flat(bare: str, what: str) -> None:
    """Refuse brackets too deep within each other, in a text without its strings."""
    if (depth := nesting(bare)) > DEEPEST:
        raise Unread(f"this text has brackets within brackets, {depth:,} deep; {what} has at most {DEEPEST}")


def _syntax(error: Exception, text: str) -> Unread:
    """What the parser of TOML says, with its place."""
    reason = str(error)
    at = re.search(r" \(at (?:line (\d+), column (\d+)|end of document)\)$", reason)
    if not at:
        return Unread(reason)
    if not at[1]:
        return Unread(f"{reason[: at.start()]} (the text ends there)", len(text.splitlines()))
    return Unread(reason[: at.start()], int(at[1]), int(at[2]))
