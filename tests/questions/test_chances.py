"""Questions about what may be drawn, with the mistakes that are known for them."""

from __future__ import annotations

from typing import Any

import pytest

from carcnb.questions.errors import GoalError
from carcnb.quizzes import Exercise, exercise
from carcnb.words import say, speaking

LANDSCAPE: dict[str, Any] = {
    "position": ["base-D 0,0 r0", "base-U 1,0 r0", "base-E 0,1 r2"],
    "tile": "base-U",
    "tiles": ["base-U"] + ["base-A"] * 2 + ["base-E"] * 3 + ["base-V"] * 4 + ["base-U"] * 3,
}


def asked(ask: str, *marks: str) -> Exercise:
    return exercise(ask, marks=marks, **LANDSCAPE)


def test_tiles_left_are_counted_with_every_copy() -> None:
    left = asked("left", "0,-1")
    assert left.solve() == [3]
    assert say("exercise-slip-copies") in left.ask.nudge(left.scene, 1)


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_chance_is_told_with_its_product_and_known_mistakes_are_named(lang: str) -> None:
    """3 of 12 tiles fit: none of the next two with 9/12 * 8/11 = 6/11."""
    with speaking(lang):
        chance = asked("chance 2", "0,-1")
        assert chance.solve() == [45]
        assert chance.check(46).correct, "rounded on the way"
        assert "9/12 × 8/11" in chance.check(45).explanation
        for mistake, key in ((55, "none"), (50, "added"), (44, "back")):
            assert not chance.check(mistake).correct
            assert say(f"exercise-slip-{key}") in chance.ask.nudge(chance.scene, mistake)


def test_of_squares_that_are_as_likely_each_is_right() -> None:
    likeliest = asked("likeliest", "0,-1", "2,0", "-1,0")
    assert likeliest.solve() == ["B", "C"]
    assert [likeliest.check(letter).correct for letter in "ABC"] == [False, True, True]
    assert not likeliest.ask.fair(likeliest.scene)


def test_what_cannot_be_asked_is_refused() -> None:
    with pytest.raises(GoalError, match="lies on 0,0 already"):
        asked("left", "0,0")
    with pytest.raises(GoalError, match="write the draws like '2'"):
        asked("chance 0", "0,-1")
    with pytest.raises(GoalError, match="still to be drawn"):
        exercise("left", ["base-D 0,0 r0"], marks=["0,-1"], tile="base-U", tiles=["base-U"])
