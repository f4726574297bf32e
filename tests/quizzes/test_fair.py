"""Generated exercises over many seeds: they can be made, and nothing but the board tells the answer."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from carcnb.quizzes import TOPICS, Exercise, exercises

FEW, SOME, MANY = range(1, 4), range(1, 9), range(4, 40)
SETS = [(topic, difficulty) for topic in TOPICS for difficulty in (1, 2, 3)]


@cache
def made(topic: str, difficulty: int, seed: int) -> tuple[Exercise, ...]:
    return tuple(exercises(topic, seed=seed, n=10, difficulty=difficulty))


def sample(verb: str) -> list[Exercise]:
    """Every exercise of a kind that the seeds above make."""
    every = (e for topic, difficulty in SETS for seed in FEW for e in made(topic, difficulty, seed))
    return [e for e in every if e.ask.verb == verb]


@pytest.mark.parametrize(("topic", "difficulty"), SETS)
@pytest.mark.parametrize(
    "seeds", [FEW, pytest.param(MANY, marks=[pytest.mark.slow, pytest.mark.many])], ids=["few", "many"]
)
def test_every_topic_and_difficulty_can_be_made_from_any_seed(topic: str, difficulty: int, seeds: range) -> None:
    for seed in seeds:
        made_now = made(topic, difficulty, seed) if seeds is FEW else exercises(topic, seed, 10, difficulty)
        assert len(made_now) == 10


def test_base_8_2_a_feature_asked_about_has_owners_or_brings_nothing() -> None:
    asked = sample("worth")
    empty = [e for e in asked if not e.scene.feature("A").owners]
    assert {e.right for e in empty} == {0}
    assert all(e.check(0).explanation.startswith("No follower stands there, so nobody gets points.") for e in empty)
    assert empty, "nobody there, no points: asked now and then"
    done = [e for e in asked if e.scene.feature("A").complete]
    assert len(done) >= len(asked) / 4
    assert sum(bool(e.scene.feature("A").owners) for e in done) >= len(done) / 2


def test_at_most_about_every_tenth_exercise_about_points_is_answered_by_none() -> None:
    every = [
        e for topic, difficulty in SETS if topic == "points" for seed in FEW for e in made(topic, difficulty, seed)
    ]
    assert 0.02 <= sum(e.right == 0 for e in every) / len(every) <= 0.11


def test_which_line_is_wrong_cannot_be_guessed() -> None:
    asked = sample("wrong")
    right = Counter(e.right for e in asked)
    assert 0.15 <= right["none"] / right.total() <= 0.4, "sometimes no line is wrong"
    assert max(right.values()) / right.total() <= 0.5
    held = Counter(e.ask.words[1] for e in asked if e.right != "none")
    assert len(held) >= 12, held
    assert max(held.values()) / held.total() <= 0.25, held
    assert {e.ask.words[0] for e in asked} == {"feature", "turn", "final"}
    assert {e.topic for e in asked} == {"points", "majority", "fields", "final"}


@pytest.mark.parametrize("verb", ["owners", "share"])
def test_base_8_2_8_3_majorities_are_asked_of_complete_features_too(verb: str) -> None:
    asked = [e.scene.feature("A") for e in sample(verb) if e.topic == "majority"]
    shared = [feature for feature in asked if len(feature.strength) > 1]
    assert 0.25 <= sum(feature.complete for feature in shared) / len(shared) <= 0.75
    assert 0.15 <= sum(len(feature.owners) > 1 for feature in shared) / len(shared) <= 0.75, "ties and majorities"


@pytest.mark.parametrize("verb", ["fitting", "claims", "complete", "same", "feeds"])
def test_about_every_second_marked_place_is_right_wherever_it_stands(verb: str) -> None:
    places: dict[int, list[bool]] = {}
    for e in sample(verb):
        for n, letter in enumerate(e.choices):
            places.setdefault(n, []).append(letter in e.right)
    rights = [right for found in places.values() for right in found]
    assert 0.4 <= sum(rights) / len(rights) <= 0.6
    for n, found in places.items():
        assert len(found) < 30 or 0.25 <= sum(found) / len(found) <= 0.75, f"place {n + 1} of {verb}"


def test_base_4_3_to_4_5_yes_and_no_are_even_and_every_reason_comes_up() -> None:
    right = Counter(e.right for e in sample("why"))
    asked = right.total()
    assert 0.4 <= right["fits"] / asked <= 0.6
    for reason in ("edge", "corner", "alone", "cell-taken"):
        assert 0.05 <= right[reason] / asked <= 0.35, reason


@pytest.mark.parametrize(("verb", "nobody"), [("owners", True), ("winner", False)])
def test_nobody_is_right_more_often_than_others(verb: str, nobody: bool) -> None:
    offered = Counter(seat for e in sample(verb) for seat in e.choices)
    right = Counter(seat for e in sample(verb) for seat in e.right)
    for seat in offered.keys() - {"nobody"}:
        assert 0.2 <= right[seat] / offered[seat] <= 0.75, seat
    if nobody:
        assert 0.05 <= right["nobody"] / offered["nobody"] <= 0.3


@pytest.mark.parametrize(("verb", "most"), [("cities", 0.6), ("worth", 0.35), ("open", 0.6), ("share", 0.45)])
def test_no_number_is_nearly_always_right(verb: str, most: float) -> None:
    topics = {e.topic for e in sample(verb)}
    sets = [(topic, difficulty) for topic, difficulty in SETS if topic in topics]
    every = (e for topic, difficulty in sets for seed in SOME for e in made(topic, difficulty, seed))
    right = Counter(e.right for e in every if e.ask.verb == verb)
    number, often = right.most_common(1)[0]
    assert often / right.total() <= most, number
