"""The evaluation: exact at the end, the same sum by both ways, blind to what is hidden, told in every language."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import carcnb
from carcnb import Game
from carcnb.analysis.evaluation import Judge, evaluate
from carcnb.engine.actions import SKIP
from carcnb.engine.errors import SetupError
from carcnb.engine.scoring import final_scoring
from tests.systems.games import ALL, TRACK, choose, dense

SYSTEMS = [(), *((name,) for name in ALL), ALL]


def together(value: tuple[str, ...]) -> str:
    return "all" if value == ALL else "+".join(value) or "base"


def undecided(game: Game) -> Game | None:
    """The game over with no more choices: what may be skipped is, points are recorded; None where more is to decide."""
    over = game.clone()
    while over.prompt:
        answers = len(over.history)
        recording = over.prompt.recording
        if not recording and SKIP not in over.prompt.options:
            return None
        over.apply(over.prompt.options[0] if recording else SKIP)
        if len(over.history) > answers + 1:  # something was drawn
            return None
    return over


@pytest.mark.parametrize("expansions", SYSTEMS, ids=together)
def test_every_question_of_a_game_has_an_evaluation_and_the_last_one_is_the_result(expansions: tuple[str, ...]) -> None:
    rng = random.Random(len(expansions))
    players = 6 if expansions == ALL else 2 + len("".join(expansions)) % 5
    sets = [name.split("_")[0] for name in expansions]
    tiles = rng.sample(dense("base", *sets), 40 if expansions != ALL else 90)
    game = Game(players=players, expansions=expansions, tiles=[*tiles, "base-D"], position=["base-D 0,0 r0"], seed=3)
    judge = Judge()
    while not game.over:
        table = game.settled_table()
        found = judge.look(table)
        fresh = evaluate(game)
        assert fresh.points == pytest.approx(found.points), "what the judge remembers is as it was"
        assert judge.points(table) == pytest.approx(found.points)
        assert sum(found.points.values()) == pytest.approx(sum(term.points for term in found.terms))
        if rng.random() < 0.1:
            for lang in ("en", "cs"):
                assert all(fresh.lines(lang))
        actions = game.legal_actions()
        for lines, after in game.afterstates() if rng.random() < 0.05 else ():
            assert lines[0] in actions
            assert judge.points(after) == pytest.approx(Judge().look(after).points)
        game.apply(choose(actions, rng))
    assert evaluate(game).points == game.scores


@pytest.mark.parametrize("expansions", SYSTEMS, ids=together)
def test_it_is_exact_once_the_stack_is_empty(expansions: tuple[str, ...]) -> None:
    """At every question after which there is nothing more to choose, in the midst of recording points, too."""
    sets = [name.split("_")[0] for name in expansions]
    exact: Counter[str] = Counter()
    for seed in range(8 if "robbers" in expansions else 4):
        rng = random.Random(seed)
        tiles = ["base-D", *rng.sample(dense("base", *sets), 14)]
        game = Game(players=2 + seed % 5, tiles=tiles, position=["base-D 0,0 r0"], expansions=expansions, seed=seed)
        while game.prompt:
            if not game.table.state.bag and (over := undecided(game)):
                assert evaluate(game).points == over.scores
                exact[game.prompt.kind] += 1
            game.apply(choose(game.legal_actions(), rng))
        assert evaluate(game).points == game.scores
    assert exact["deploy"]


def test_points_that_are_being_recorded_count_once() -> None:
    game = Game(expansions=["messages"], position=["base-D 0,0 r0 red:city.N blue:road.E"], tiles=["base-E"])
    game.apply("place base-E 0,-1 r2")
    game.apply("skip")
    assert game.prompt
    assert game.prompt.kind == "advance"
    found = evaluate(game).points
    to_end = undecided(game)
    assert to_end
    assert found == to_end.scores == {"red": 4, "blue": 1}


def test_what_stands_is_what_the_final_scoring_would_bring() -> None:
    """With tiles left, too: the terms of what stands are the rules' own sums, whatever the judge remembers of them."""
    rng = random.Random(4)
    game = Game(players=4, expansions=ALL, seed=8)
    judge, compared = Judge(), 0
    while not game.over and compared < 40:
        game.apply(choose(game.legal_actions(), rng))
        if game.prompt and game.prompt.kind == "place" and rng.random() < 0.3:
            after = game.clone().table
            after.state.phase = "final"
            for _ in final_scoring(after):
                pytest.fail("the final scoring asks nothing")
            told = judge.look(game.table)
            sums = dict.fromkeys(game.seats, 0.0)
            for term in told.terms:
                if term.what in ("scored", "stands"):
                    sums[term.seat] += term.points
            assert sums == after.scores()
            compared += 1
    assert compared == 40


def test_neither_the_order_of_the_stack_nor_a_hand_changes_it() -> None:
    rng = random.Random(2)
    game = Game(players=3, expansions=TRACK, seed=5)
    for _ in range(90):
        game.apply(choose(game.legal_actions(), rng))
        if rng.random() < 0.2:
            for seat in game.seats:
                assert evaluate(game.as_known(seat)).points == evaluate(game).points


def test_a_judge_that_has_seen_other_stacks_says_the_same() -> None:
    judge = Judge()
    games = [Game(seed=seed) for seed in range(3)]
    rng = random.Random(1)
    for _ in range(60):
        for game in games:
            game.apply(choose(game.legal_actions(), rng))
            assert judge.points(game.settled_table()) == pytest.approx(evaluate(game).points)


def test_a_judge_that_has_seen_two_cities_become_one_still_counts_both_for_the_field() -> None:
    ring = ["base-B 1,1 r0", "base-B 2,1 r0", "base-B 2,0 r0", "base-B 2,-1 r0", "base-B 1,-1 r0"]
    position = ["base-E 0,1 r0 red:field.ENE", *ring, "base-E 0,-1 r2"]
    game, judge = Game(position=position, tiles=["base-C", *["base-H"] * 9], draws=["base-C"]), Judge()
    for _, after in game.afterstates():
        judge.points(after)
    assert judge.points(game.table) == Judge().points(game.table)


def test_a_city_is_worth_more_the_more_tiles_close_it() -> None:
    def city(*tiles: str) -> float:
        game = Game(position=["base-D 0,0 r0 red:city.N"], tiles=["base-U", *tiles], draws=["base-U"])
        return evaluate(game).points["red"]

    none, some, many = city(*["base-U"] * 8), city(*["base-E"] * 2, *["base-U"] * 6), city(*["base-E"] * 8)
    assert none < some < many


def test_reasons_are_told_in_sentences_with_names_as_text() -> None:
    game = Game(
        players=["Ada", "<b>Ben</b>"],
        position=["base-D 0,0 r0 red:city.N blue:road.E"],
        tiles=["base-U", *["base-U"] * 8],
        draws=["base-U"],
    )
    found = carcnb.evaluate(game)
    city = "Ada 1: City on 0,0; 1 tile, stands for 1; no tile that is left closes it, its figures will not come home."
    assert city in found.lines("en")
    assert any("uzavřít už nejde" in line for line in found.lines("cs"))
    assert "&lt;b&gt;Ben" in found._repr_html_()
    assert "<b>" not in found._repr_html_()
    assert str(found) == "\n".join(found.lines())
    assert found.lead("red") == pytest.approx(-found.lead("blue"))


def test_a_seat_that_is_not_there_is_named() -> None:
    with pytest.raises(SetupError, match="nobody sits at 'green'; the seats are red, blue"):
        evaluate(Game()).lead("green")
