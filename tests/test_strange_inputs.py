"""Whatever a public function is given, what comes is its result or an error that says what would be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import carcnb
from carcnb import CarcnbError, Game

STRANGE: list[Any] = [None, 3, -1, 1.5, "", "nope", b"x", [], ["nope"], {}, {"nope": 1}, object()]
GIVEN: dict[str, Callable[[Any], object]] = {
    "Board": lambda x: carcnb.Board(x),
    "Game": lambda x: Game(x),
    "Game expansions": lambda x: Game(expansions=x),
    "Game options": lambda x: Game(position=x),
    "advise each": lambda x: carcnb.advise(Game(2, seed=1), count=1, each=x) if x is not None else None,
    "edit expansions": lambda x: carcnb.edit(expansions=x),
    "evaluate": lambda x: carcnb.evaluate(x),
    "evaluate weights": lambda x: carcnb.evaluate(Game(2, seed=1), weights=x),
    "exercise": lambda x: carcnb.exercise(x),
    "exercises": lambda x: carcnb.exercises(x, n=1, seed=1),
    "exercises rule": lambda x: carcnb.exercises(rule=x, n=1, seed=1),
    "go": lambda x: carcnb.go(x),
    "language": lambda x: carcnb.language(x),
    "lesson": lambda x: carcnb.lesson(x),
    "odds": lambda x: carcnb.odds(x),
    "picture": lambda x: carcnb.picture(x),
    "play game": lambda x: carcnb.play(game=x),
    "play dress": lambda x: carcnb.play(dress=x),
    "play lang": lambda x: carcnb.play(lang=x),
    "play seat": lambda x: carcnb.play(seat=x),
    "position": lambda x: carcnb.position(x),
    "position_text": lambda x: carcnb.position_text(x),
    "progress": lambda x: carcnb.progress(x),
    "puzzle": lambda x: carcnb.puzzle(x),
    "puzzles": lambda x: carcnb.puzzles(x),
    "quiz": lambda x: carcnb.quiz(x),
    "read_games": lambda x: carcnb.read_games(x),
    "record_lesson": lambda x: carcnb.record_lesson(x),
    "replay": lambda x: carcnb.replay(x),
    "review": lambda x: carcnb.review(x),
    "reviews": lambda x: [*carcnb.reviews(x)],
    "rule": lambda x: carcnb.rule(x),
    "rules": lambda x: carcnb.rules(x),
    "show": lambda x: carcnb.show(x),
    "tile_chart": lambda x: carcnb.tile_chart(x),
    "tournament": lambda x: carcnb.tournament(x),
}
OWN_WORDS = ("unhashable", "is not iterable", "not callable", "has no attribute", "unexpected", "pattern on a")
"""What Python itself says from inside, which tells nobody what would be right."""


@pytest.mark.parametrize("name", GIVEN)
def test_what_is_strange_is_told(name: str) -> None:
    for value in STRANGE:
        try:
            GIVEN[name](value)
        except (CarcnbError, TypeError, ValueError) as error:
            said = str(error)
            assert 10 < len(said) < 3000, (value, said)
            assert not any(words in said for words in OWN_WORDS), (value, said)


def test_an_unknown_rule_is_told_alike_everywhere() -> None:
    for ask in (lambda: carcnb.rule("NOPE-1"), lambda: carcnb.exercises(rule="NOPE-1")):
        with pytest.raises(CarcnbError, match=r"There is no rule called NOPE-1\. Near it: CROP-1"):
            ask()


def test_an_editor_takes_an_expansion_by_how_it_begins() -> None:
    assert carcnb.edit(expansions=["inns"]).game.setup.expansions == ("inns_and_cathedrals",)
    assert carcnb.edit("D 0,0", expansions=["inns"]).game.setup.expansions == ("inns_and_cathedrals",)
