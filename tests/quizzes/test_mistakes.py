"""What would have been better: moves of a game that is over, as exercises; what they cost is counted by the rules."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from carcnb import Action, Game, puzzles, review
from carcnb.addresses import AddressError, lead
from carcnb.engine.errors import CarcnbError
from carcnb.quizzes import ExerciseError
from carcnb.quizzes.mistakes import MistakesRun, mistakes
from carcnb.records.opening import open_record
from carcnb.words import speaking
from tests.analysis.small import SYSTEMS, ends, small_game

WHOLE = Path(__file__).parents[1] / "records/jcz/whole_games"
MISSED = "place base-E -1,1 r1"


def last_tile() -> Game:
    """Red can complete a city with the last tile, and does not."""
    position = ["base-D 0,0 r0 red:city.N blue:road.E", "base-D -1,0 r0"]
    game = Game(["<b>Ada", "Ben"], position=position, tiles=["base-E"], draws=["base-E"])
    game.apply(MISSED)
    game.apply("skip")
    return game


def first_at(game: Game) -> int:
    """After how many answers somebody is asked for the first time."""
    return next(n for n, action in enumerate(game.history) if action.verb != "draw")


def test_every_answer_is_judged_by_what_the_final_scoring_brings() -> None:
    game = last_tile()
    before = game.clone()
    before.goto(first_at(game))
    ways = dict(ends(before))
    best, own = max(ways.values()), ways[Action.parse(MISSED), Action.parse("skip")]
    (one,) = mistakes(game, [first_at(game)])
    with speaking("en"):
        assert f"cost {best - own} points" in one.question
        for line, points in ways.items():
            told = one.check([*map(str, line)])
            assert told.correct == (best - points <= max(0.5, (best - own) / 4)), line
            assert told.light == ((-1, 1, -1),), "the move that was played is lit"
            if points == own and line[0] == Action.parse(MISSED) and str(line[1]) == "skip":
                assert "That is the move that was played" in told.explanation
            elif told.correct:
                assert f"{points - own} points more than the move played" in told.explanation


def test_it_asks_hints_and_solves_in_both_languages() -> None:
    for lang, asked in (("en", "Find a better one."), ("cs", "Najdi lepší.")):
        with speaking(lang):
            (one,) = mistakes(last_tile(), [1])
            assert asked in one.question
            assert all(one.hints)
            assert one.check(one.solve()[0]).correct


@pytest.mark.parametrize("expansions", SYSTEMS, ids=lambda names: "+".join(names) or "base")
def test_any_move_of_any_system_can_be_gone_through(expansions: tuple[str, ...]) -> None:
    """Whatever was answered at random; the best line is right, what was played is no better than nothing."""
    game, rng = small_game(expansions, seats=3), random.Random(7)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    asked = [n for n, action in enumerate(game.history) if action.verb != "draw"]
    for at in rng.sample(asked, 6):
        (one,) = mistakes(game, [at])
        ask = one.ask
        assert one.game().history == game.history[:at]
        assert one.check(one.solve()[0]).correct, at
        cost = ask.loss(one.scene, ask.own_line(one.scene))  # type: ignore[attr-defined]
        assert one.check([*map(str, ask.own_line(one.scene))]).correct == (cost <= 0.5), at  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["crop.jcz", "ferries.jcz"])
def test_a_game_of_another_program_is_gone_through_with_its_own_draws(name: str) -> None:
    game = open_record(WHOLE / name)
    worst = sorted(review(game).lines, key=lambda line: -line.loss)[:3]
    for one, line in zip(mistakes(game, [line.at for line in worst]), worst, strict=True):
        assert one.game().history == game.history[: line.at]
        assert one.check(one.solve()[0]).correct


def test_the_way_leads_through_them_and_back_to_the_game() -> None:
    game = last_tile()
    run = lead(f"mistakes:{first_at(game)}", game)
    assert isinstance(run, MistakesRun)
    assert run.playable
    assert run.message("next")
    assert next(offered["do"] for offered in run.offers) == "leave"
    assert run.message("leave") is game


@pytest.mark.parametrize("wrong", ["", "x", "0", "99", "1,1,1,1,1,1,1,1"])
def test_what_is_no_move_leads_nowhere(wrong: str) -> None:
    with pytest.raises(CarcnbError):
        lead(f"mistakes:{wrong}", last_tile())


def test_puzzles_of_ones_own_game_begin_with_what_cost_most() -> None:
    game = small_game((), seats=2)
    rng = random.Random(4)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    found = puzzles(from_game=game, n=3)
    costs = [one.ask.cost(one.scene) for one in found]  # type: ignore[attr-defined]
    assert len(found) == 3
    assert costs == sorted(costs, reverse=True)
    assert costs[0] == pytest.approx(max(line.loss for line in review(game).lines))
    assert [one.id for one in puzzles(from_game=game.save(), n=3)] == [one.id for one in found]
    game.undo()
    for wrong in ({"n": 0}, {"n": 1}, {"seed": 1}):
        with pytest.raises(ExerciseError):
            puzzles(from_game=game, **wrong)  # type: ignore[arg-type]


def test_a_game_that_goes_on_is_not_gone_through() -> None:
    game = last_tile()
    game.undo()
    with pytest.raises(AddressError):
        lead("mistakes:1", game)
    with pytest.raises(AddressError):
        lead("mistakes:1")
