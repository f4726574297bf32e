"""One word for one wooden piece, in everything a person reads.

A figure is any piece of a player's, a follower (družiník) one that can be knight, thief, farmer or monk (FIG-1, FIG-2).
A meeple is the kind that everybody has seven of, beside the large meeple (IC-4): obyčejná and velká figurka.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE, NOTEBOOKS = (Path(__file__).parents[2] / name for name in ("carcnb", "notebooks"))

WRONG = {
    "en": {
        "ordinary meeple": r"\b(ordinary|normal|usual|small|standard) (follower|figure(?! step))",
        "large meeple": r"\b(large|big|double) (follower|figure)",
        "figure": r"\b(token|pawn|piece)s? (of|in) (your|a player)",
    },
    "cs": {
        "obyčejná figurka": r"(?i)\b(obyčejn|základn|běžn|normáln)\w+ družin|\b(základn|běžn|normáln)\w+ figur",
        "velká figurka": r"(?i)\bvelk\w+ družin",
    },
}
"""The word for a thing, with what else it could be called."""


def read(lang: str) -> Iterator[tuple[str, str]]:
    """Every text in a language and where it stands; of what holds both languages, the lines of both."""
    files = [*PACKAGE.glob(f"words/{lang}/*.ftl"), *PACKAGE.glob(f"systems/*/*/{lang}.ftl")]
    files += [
        *PACKAGE.glob("systems/*/*.toml"),
        *PACKAGE.glob("systems/*/*/*.toml"),
        *NOTEBOOKS.glob(f"{lang}/*.ipynb"),
    ]
    for file in files:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{file.name}:{number}", line


@pytest.mark.parametrize(("lang", "word"), [(lang, word) for lang, words in WRONG.items() for word in words])
def test_a_piece_has_one_name(lang: str, word: str) -> None:
    assert [f"{where}: {line}" for where, line in read(lang) if re.search(WRONG[lang][word], line)] == []
