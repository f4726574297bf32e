"""How words are compared that mean the same: without accents and endings, and with slips of spelling.

What a language needs for it is data, ``search/<language>.toml``; pages of the site do the same in ``look/search.js``.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

Ending = tuple[str, str, int]
"""An ending, what takes its place, and how many letters stay before it at least."""
Unit = tuple[str, ...]
"""Stems of which one is enough."""

DOUBLES = "lsz"
"""Letters that stay two at the end of a word."""


class Wording(NamedTuple):
    """What is known of a language: words passed over, endings, and what words of others mean, by their stems.

    ``about`` says of a rule, by its id, what it is about where its own words do not.
    """

    stop: frozenset[str]
    endings: tuple[Ending, ...]
    synonyms: dict[str, list[Unit]]
    about: dict[str, str]


def written_words(text: str) -> list[str]:
    """The words of a text as they are written, in small letters, in their order."""
    return re.findall(r"[^\W_]+", re.sub("['’]", "", unicodedata.normalize("NFC", text).lower()))


def plain_words(text: str) -> list[str]:
    """The words of a text, in small letters without accents, in their order.

    >>> plain_words("Klášter: 9 bodů!")
    ['klaster', '9', 'bodu']
    """
    apart = unicodedata.normalize("NFD", text)
    bare = "".join(letter for letter in apart if not unicodedata.category(letter).startswith("M"))
    return re.findall(r"[^\W_]+", re.sub("['’]", "", bare.lower()))


def stem_of(word: str, endings: Sequence[Ending]) -> str:
    """A plain word without its ending, and with one letter where two of a kind would be left."""
    for ending, instead, least in endings:
        if word.endswith(ending) and len(word) - len(ending) >= least:
            word = word[: len(word) - len(ending)] + instead
            break
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in DOUBLES:
        word = word[:-1]
    return word


@cache
def wording(lang: str) -> Wording:
    """What is known of a language; of one without a file nothing, and its words are compared as they are."""
    file = files(__package__).joinpath("search", f"{lang}.toml")
    told = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    endings = tuple((ending, instead, least) for ending, instead, least in told.get("endings", ()))

    def stems(text: str) -> list[str]:
        return [stem_of(word, endings) for word in plain_words(text)]

    synonyms = {}
    for phrase, meant in told.get("synonyms", {}).items():
        synonyms[" ".join(stems(phrase))] = [tuple(dict.fromkeys(stems(unit))) for unit in meant.split()]
    return Wording(frozenset(told.get("stop", "").split()), endings, synonyms, told.get("about", {}))


def slips(one: str, other: str, most: int) -> int:
    """In how many letters two words differ, two that have changed places counting as one; above ``most``, more."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before, row = [0] * (len(other) + 1), list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        last, before, row = before, row, [i]
        for j, beside in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != beside))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == beside:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]
