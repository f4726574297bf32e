"""The expansions that there are, by the names that a game takes."""

from __future__ import annotations

import carcnb
from carcnb.engine.expansions import NAMES
from carcnb.words import language


def test_expansions_are_listed_by_name_with_their_titles() -> None:
    assert tuple(carcnb.expansions()) == NAMES
    assert len(set(carcnb.expansions("en").values())) == len(NAMES)
    assert carcnb.expansions("cs")["robbers"] == "Zbojníci"
    language("cs")
    try:
        assert carcnb.expansions()["robbers"] == "Zbojníci"
    finally:
        language("en")


def test_a_game_takes_them_as_they_are_listed() -> None:
    assert carcnb.Game(expansions=list(carcnb.expansions())).setup.expansions == NAMES
