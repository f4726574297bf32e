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
    "expansions lang": lambda x: carcnb.expansions(lang=x),
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
    "rule lang": lambda x: carcnb.rule("BASE-7.3", lang=x),
    "rules lang": lambda x: carcnb.rules("inns", lang=x),
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


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: carcnb.practice("point"), "no topic 'point'; did you mean 'points'"),
        (lambda: carcnb.exercises("inn/3"), "no topic 'inn/3'; did you mean 'inns_and_cathedrals/3'"),
        (lambda: carcnb.exercises("ins"), "did you mean 'inns_and_cathedrals'"),
        (lambda: carcnb.exercises("roads"), "did you mean 'base/roads'"),
        (lambda: carcnb.go("base/roads"), "did you mean 'lesson:base/roads'"),
        (lambda: carcnb.go("base/1"), "did you mean 'puzzle:base/1'"),
        (lambda: carcnb.go("ic-21"), "did you mean 'rule:IC-21'"),
        (lambda: carcnb.go("points"), "did you mean 'practice:points'"),
        (lambda: carcnb.go("practise:points"), "did you mean 'practice:points'"),
        (lambda: carcnb.puzzles("inn"), "no puzzles of 'inn'; did you mean 'inns_and_cathedrals'"),
        (lambda: carcnb.home(lang="cz"), r"no language 'cz'; there are 'en' \(English\), 'cs' \(Čeština\)"),
        (lambda: carcnb.rule("BASE-7.3", lang=["cs"]), r"no language \['cs'\]; there are 'en'"),  # type: ignore[arg-type]
        (lambda: carcnb.classroom.summary("inn"), "no rules of inn. Did you mean inns_and_cathedrals"),
        (lambda: carcnb.classroom.summary("inns", "cz"), "no language 'cz'; there are 'en'"),
        (lambda: carcnb.rule(""), "no rule called “”. A rule is called by its id, such as BASE-7.3"),
        (lambda: Game.load("club.jsonl"), r"carcnb.read_games\('club.jsonl'\) reads the games"),
        (lambda: Game.load("club.json"), r"carcnb.replay\('club.json'\) opens the file"),
        (lambda: Game.load(Game(2, seed=1).save() + Game(2, seed=2).save()), "several records, not one"),
    ],
)
def test_what_is_nearly_right_is_told_what_would_be(ask: Callable[[], object], told: str) -> None:
    with pytest.raises(CarcnbError, match=told):
        ask()
