"""Undo, redo, go-to, clones and records of one game: every way back and forth ends at the same place."""

from __future__ import annotations

import random
from typing import Any

import pytest

from carcnb import Action, Game, IllegalAction
from carcnb.engine.course import ScriptRun
from carcnb.engine.expansions import NAMES
from carcnb.engine.grid import XY
from carcnb.engine.prompts import Ask, Chance, Script
from carcnb.engine.table import Table
from carcnb.systems.winter.rules import Winter
from tests.contract import snapshot
from tests.systems.scene import scene


def played(seed: int, answers: int, **options: Any) -> Game:
    """A game played at random until it has so many answers or is over."""
    rng = random.Random(seed)
    game = Game(players=2, seed=seed, **options)
    while not game.over and len(game.history) < answers:
        game.apply(rng.choice(game.legal_actions()))
    return game


def test_undo_takes_back_one_decision_with_the_draw_that_followed() -> None:
    game = scene(["base-D 0,0 r0"], "base-U", "base-V")
    game.apply("place base-U 1,0 r0")
    before = snapshot(game)
    game.apply("skip")
    assert [action.verb for action in game.history] == ["draw", "place", "skip", "draw"]
    assert not game.can_redo
    assert game.undo() == Action("skip")
    assert snapshot(game) == before
    assert game.can_redo


def test_undo_to_the_beginning_and_redo_to_the_end() -> None:
    game = played(5, 10_000)
    assert game.over
    end, record, decisions = snapshot(game), game.save(), 0
    while game.undo() is not None:
        decisions += 1
    assert snapshot(game) == snapshot(Game(players=2, seed=5))
    assert game.undo() is None
    redone = 0
    while game.redo() is not None:
        redone += 1
    assert redone == decisions
    assert snapshot(game) == end
    assert game.save() == record
    assert game.redo() is None


def test_goto_reaches_every_moment_in_any_order() -> None:
    game = Game(players=3, seed=8)
    rng = random.Random(8)
    moments = {len(game.history): snapshot(game)}
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
        moments[len(game.history)] = snapshot(game)
    for n in rng.sample(sorted(moments), 60):
        game.goto(n)
        assert snapshot(game) == moments[n]
    game.goto(0)
    assert snapshot(game) == moments[min(moments)]
    game.goto(max(moments))
    assert snapshot(game) == moments[max(moments)]


@pytest.mark.parametrize("n", [-1, 10_000, 1.0, "3", None, True])
def test_goto_a_moment_that_is_not_there(n: object) -> None:
    game = played(1, 12)
    before = snapshot(game)
    with pytest.raises(ValueError, match="answers"):
        game.goto(n)  # type: ignore[arg-type]
    assert snapshot(game) == before


def test_a_new_decision_forgets_what_was_taken_back() -> None:
    game = played(2, 30)
    game.goto(10)
    other = next(action for action in game.legal_actions() if action != game._undone[0])
    game.apply(other)
    assert not game.can_redo
    with pytest.raises(ValueError, match="answers"):
        game.goto(30)


def test_the_same_decision_keeps_the_way_forward() -> None:
    game = played(2, 30)
    end = snapshot(game)
    again = game.history[10:]
    game.goto(10)
    game.apply(next(action for action in again if action.verb != "draw"))
    assert game.can_redo
    game.goto(30)
    assert snapshot(game) == end


def test_a_refused_action_keeps_the_way_forward() -> None:
    game = played(2, 30)
    game.goto(10)
    with pytest.raises(IllegalAction):
        game.apply("place base-C 99,99 r0")
    assert game.can_redo


def test_a_draw_taken_back_comes_out_the_same_again() -> None:
    """Taking back a placement and making another shows no other tile than the stack holds next."""
    game = played(11, 21)
    while game.prompt and game.prompt.kind == "deploy":
        game.apply("skip")
    drawn = set()
    for option in game.legal_actions():
        line = game.clone()
        line.apply(option)
        if line.prompt and line.prompt.kind == "deploy":
            line.apply("skip")
        assert line.prompt
        drawn.add(line.prompt.tile)
    assert len(drawn) == 1


def test_a_clone_that_goes_back_leaves_the_past_of_the_other_alone() -> None:
    game = played(4, 40)
    end = snapshot(game)
    clone = game.clone()
    clone.goto(5)
    rng = random.Random(4)
    while not clone.over:
        clone.apply(rng.choice(clone.legal_actions()))
    assert snapshot(game) == end
    game.goto(5)
    game.goto(40)
    assert snapshot(game) == end


def test_a_clone_and_its_original_are_played_on_apart() -> None:
    game = played(6, 40)
    clone = game.clone()
    rng = random.Random(6)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    assert len(clone.history) == 40
    assert snapshot(clone) == snapshot(played(6, 40))
    assert snapshot(game.clone()) == snapshot(game)


def test_what_a_game_gives_away_can_be_changed_without_changing_it() -> None:
    game = played(7, 20)
    before = snapshot(game)
    game.history.clear()
    game.events.clear()
    game.scores["red"] = 1000
    game.legal_actions().clear()
    game.names["red"] = "nobody"
    assert snapshot(game) == before


@pytest.mark.parametrize("expansions", [(), NAMES], ids=["base", "all"])
def test_a_copy_goes_on_from_the_question_that_waits(expansions: tuple[str, ...]) -> None:
    """It is the game that comes of playing the turn again from its start, and goes on in the same way."""
    for seed in range(3):
        rng = random.Random(seed)
        game = Game(players=3, seed=seed, expansions=expansions)
        while not game.over:
            copy, again = game.clone(), game.clone()
            again.goto(len(game.history))
            assert snapshot(copy) == snapshot(again) == snapshot(game)
            action = rng.choice(game.legal_actions())
            for one in (copy, again, game):
                one.apply(action)
            assert copy.table.state == again.table.state == game.table.state


def test_a_copy_plays_no_turn_again_to_be_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """It begins at the question to place or to deploy, in the second part of a double turn, too."""
    counted: list[Action | None] = []
    step = ScriptRun.step

    def count(course: ScriptRun, answer: Action | None) -> Ask | Chance | None:
        counted.append(answer)
        return step(course, answer)

    monkeypatch.setattr(ScriptRun, "step", count)
    road = ["base-U 0,0 r0 red:road.E red:builder:road.E"]
    game = Game(position=road, tiles=["base-U"] * 5, expansions=["traders_and_builders"])
    for action in ("place base-U 1,0 r0", "skip", "place base-U 2,0 r0", "skip"):
        copy = game.clone()
        counted.clear()
        assert copy.prompt is game.prompt, "its options are not listed once more"
        assert counted == [None]
        game.apply(action)
    assert game.table.state.part == 1, "the turn of the other player"


def test_a_step_whose_question_is_answered_is_not_taken_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy made where an expansion asks once more for a figure goes on as the game does."""

    def again(self: object, table: Table, cell: int, chosen: Action) -> Script:
        yield Ask(table.state.player, "deploy", [Action("skip")], "BASE-5.1", cell=XY[cell])

    monkeypatch.setattr(Winter, "figure_placed", again)
    game = Game(expansions=["winter"], seed=1)
    game.apply(game.legal_actions()[0])
    game.apply(game.legal_actions()[0])
    copy = game.clone()
    for one in (game, copy):
        one.apply("skip")
    assert copy.events == game.events
    assert copy.legal_actions() == game.legal_actions()
