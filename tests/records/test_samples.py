"""The games that come with carcnb: each opens, plays to its final score, and is told in both languages."""

from __future__ import annotations

import tomllib

import pytest

import carcnb
from carcnb.engine.moves import answers_after, moves
from carcnb.records.samples import names, sample
from carcnb.systems import systems
from tests.complete import COMPLETE

FINAL = {"base/one_point": {"red": 50, "blue": 51}}
"""The final score of each, as its last comment tells it."""


def test_every_game_is_looked_at_here() -> None:
    assert set(names()) == set(FINAL)


@pytest.mark.parametrize("name", names())
def test_a_sample_plays_to_its_final_score(name: str) -> None:
    game = sample(name)
    assert game.over
    assert game.scores == FINAL[name]


@pytest.mark.parametrize("name", names())
def test_comments_belong_to_moves_and_are_short_in_every_language(name: str) -> None:
    system, _, file = name.partition("/")
    told = tomllib.loads(systems()[system].read("games", f"{file}.toml"))["comment"]
    last = len(moves(sample(name)))
    numbers = [entry["move"] for entry in told]
    assert numbers == sorted(set(numbers))
    assert numbers[0] == 0
    assert numbers[-1] == last
    for entry in told:
        assert set(entry) == {"move", *COMPLETE}
        assert all(20 < len(entry[lang]) <= 105 for lang in COMPLETE), entry["move"]  # three lines of a phone


def test_a_sample_is_replayed_by_its_name_in_the_language_of_the_board() -> None:
    english, czech = (carcnb.replay("base/one_point", lang=lang) for lang in COMPLETE)
    assert english.view["timeline"]["comment"].startswith("Ada and Ben")
    assert czech.view["timeline"]["comment"].startswith("Ada a Ben")


def endings(game: carcnb.Game) -> list[dict[str, int]]:
    """The scores of every way in which a game can still end."""
    if game.over:
        return [game.scores]
    found = []
    for action in game.legal_actions():
        after = game.clone()
        after.apply(action)
        found += endings(after)
    return found


def test_one_point_ada_could_have_won_with_her_last_tile() -> None:
    game = sample("base/one_point")
    game.goto(answers_after(moves(game), 51))
    for answer in ("place base-U 3,0 r1", "deploy meeple 3,0 field.NNW"):
        game.apply(answer)
    assert all(scores["red"] > scores["blue"] for scores in endings(game))
