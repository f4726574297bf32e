"""Find the mistake, predict and see it played, paint a field: asked, judged, and shown on the board."""

# mypy: disable-error-code="arg-type, union-attr"
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

import carcnb
from carcnb.analysis.puzzles import bundled_puzzles
from carcnb.engine.actions import Action
from carcnb.engine.game import Game
from carcnb.engine.grid import cell_of
from carcnb.questions.beliefs import all_beliefs
from carcnb.questions.errors import GoalError
from carcnb.quizzes import AnswerError, exercises
from carcnb.quizzes.model import Exercise, LiveExercise
from carcnb.quizzes.puzzles import puzzle
from carcnb.quizzes.run import ExerciseRun
from carcnb.words import language

CITY = ["base-C 0,0 r0 red:city.N", "base-E 0,-1 r2", "base-E 1,0 r3", "base-E 0,1 r0", "base-E -1,0 r1"]
ROADS = ["base-U 0,0 r0 red:road.E", "base-U 1,0 r0", "base-U 2,0 r0 blue:road.E", "base-B 0,1 r0 red:monastery"]
TURN = ["base-W 0,0 r0 red:road.E", "base-U 1,0 r0"]


def wrong(ask: str, position: Sequence[str], *marks: str, **given: Any) -> LiveExercise:
    return carcnb.exercise(f"wrong {ask}", position, marks=marks, **given)


# ---- find the mistake


def test_base_7_4_the_line_that_follows_a_belief_is_the_wrong_one_and_names_it() -> None:
    made = wrong("feature coat-single", CITY, "0,0 city.N")
    assert list(made.choices.values())[:2] == ["5 tiles × 2 = 10", "1 coat of arms × 1 = 1"]
    assert made.solve() == ["2"]
    told = made.check("2")
    assert told.correct
    assert told.rule == "BASE-7.4"
    assert all_beliefs()["coat-single"].title in told.explanation
    assert "1 coat of arms × 2 = 2" in told.explanation


def test_whoever_marks_a_right_line_is_told_its_rule_and_not_yet_the_wrong_one() -> None:
    made = wrong("feature coat-single", CITY, "0,0 city.N")
    nudge = made.nudge("1")
    assert "5 tiles × 2 = 10" in nudge
    assert "BASE-7.3" in nudge
    assert "1 coat of arms" not in nudge


def test_whoever_sees_no_mistake_there_may_hold_the_belief() -> None:
    assert wrong("feature coat-single", CITY, "0,0 city.N").check("none").beliefs == ("coat-single",)
    assert wrong("final tie-split", ROADS, "0,0 road.E", "0,1 monastery").check("none").beliefs == ("tie-split",)


def test_base_14_6_a_final_scoring_has_a_line_for_every_feature() -> None:
    told = wrong("final tie-split", ROADS, "0,0 road.E", "0,1 monastery")
    assert [text.split(":")[0] for text in told.choices.values()] == ["Road A", "Monastery B", "No line is wrong"]
    assert told.solve() == ["1"]
    right = wrong("final", ROADS, "0,0 road.E", "0,1 monastery")
    assert right.solve() == ["none"]
    assert right.check("1").rule == "BASE-14.2"


def test_what_lies_without_a_letter_is_named_by_its_place() -> None:
    assert next(iter(wrong("final", ROADS).choices.values())).startswith("Road from left to right, the first tile: ")


@pytest.mark.parametrize(
    ("ask", "marks", "says"),
    [
        ("feature", [], "needs a marked place"),
        ("feature coats", ["0,0 city.N"], "there is no belief 'coats'.*'coat"),
        ("feature tie-split", ["0,0 city.N"], "changes no line here"),
        ("feature complete-single", ["0,0 city.N"], "2 lines are not as they should be"),
        ("game", ["0,0 city.N"], "there is no occasion 'game'"),
        ("turn", ["0,0 city.N"], "asks to deploy"),
    ],
)
def test_what_cannot_be_asked_says_what_would_be_right(ask: str, marks: list[str], says: str) -> None:
    with pytest.raises(GoalError, match=says):
        wrong(ask, CITY, *marks)


def test_no_line_depends_on_what_is_still_to_come() -> None:
    for made in [e for e in exercises("final", seed=5, n=9, difficulty=2) if e.ask.verb == "wrong"]:
        again = Exercise(str(made.ask), replace(made.setup, seed=made.setup.seed + 77), marks=made.marks)
        assert (again.right, again.choices) == (made.right, made.choices)


# ---- predict, then see


def run_of(made: LiveExercise) -> ExerciseRun:
    made.reset()
    return ExerciseRun([made])


def test_base_3_5_a_turn_that_was_foreseen_is_played_on_the_board() -> None:
    made = carcnb.exercise("gains red", TURN, marks=["2,0"], moves=["place base-X 2,0 r0"])
    run = run_of(made)
    before = list(run.game.history)
    run.answer("9")
    assert run.game.history == before, "a first miss is told nothing"
    assert "played" not in run.view()
    run.answer(str(made.right))
    assert run.game.scores["red"] == made.right == 3
    assert not run.game.table.state.figures
    assert run.view()["played"]
    run.message("retry")
    assert run.game.history == before
    assert run.game.scores["red"] == 0
    assert run.state == "open"


def test_base_13_2_a_final_scoring_that_was_foreseen_is_counted_on_the_board() -> None:
    made = carcnb.exercise("final red", ROADS)
    run = run_of(made)
    run.answer("99")
    assert not run.game.over
    run.answer("98")
    assert run.game.over, "after the second miss all is told"
    assert run.game.scores["red"] == made.right
    assert run.game.table.state.tiles.keys() == made.scene.game.table.state.tiles.keys()


@pytest.mark.parametrize(
    ("system", "verbs"),
    [("traders", {"collects", "follows"}), ("flying", {"reaches", "lands", "follows"}), ("gifts", {"uses"})],
)
def test_what_an_answer_brings_is_seen_on_the_board(system: str, verbs: set[str]) -> None:
    seen = set()
    for made in exercises(system, seed=3, n=16, difficulty=1):
        if made.ask.verb not in verbs:
            continue
        run = run_of(made)
        was = len(run.game.events)
        run.answer(
            made.right
            if isinstance(made.right, str)
            else ",".join(made.right)
            if made.form == "several"
            else str(made.right)
        )
        assert run.state == "right", made
        assert len(run.game.events) > was
        assert made.scene.game.events == made.game().events, "the question stays as it was"
        seen.add(made.ask.verb)
    assert seen == verbs


def test_in_an_exam_nothing_is_played_before_all_is_answered() -> None:
    made = carcnb.exercise("gains red", TURN, marks=["2,0"], moves=["place base-X 2,0 r0"])
    run = ExerciseRun([made, carcnb.exercise("final red", ROADS)], exam=True)
    run.answer("3")
    assert run.game.scores["red"] == 0


def test_right_choices_are_marked_once_the_solution_is_told() -> None:
    made = carcnb.exercise("owners", ROADS, marks=["0,0 road.E"])
    run = run_of(made)

    def marked() -> list[Any]:
        return [choice.get("right") for choice in run.view()["task"]["choices"]]  # type: ignore[index]

    assert marked() == [None, None, None]
    run.answer("red")
    assert marked() == [None, None, None]
    run.answer("nobody")
    assert marked() == [True, True, False]


# ---- paint


FIELD = ["base-U 0,0 r0", "base-U 1,0 r0", "base-D 2,0 r0"]


def test_base_11_4_a_painted_field_is_judged_by_its_places() -> None:
    made = carcnb.exercise("paint", FIELD, marks=["0,0 field.NNW"])
    north, south = ["1,0 field.NNW", "2,0 field.ENE"], ["1,0 field.ESE"]
    assert set(made.right) <= {*made.choices}
    assert "1,0 field.NNW" in made.right
    assert made.check(made.right)
    assert made.check("; ".join(made.right))
    assert made.check([*made.right, "0,0 field.NNW"]), "A itself may be named"
    off = made.check([*made.right[1:], *south])
    assert (off.missing, off.wrong) == ((made.right[0],), tuple(south))
    assert not any(place in off.explanation for place in (*north, *south))
    with pytest.raises(AnswerError, match="a list of places like"):
        made.check(["9,9 field.N"])
    for none_at_all in (3, 3.5, None):
        with pytest.raises(AnswerError, match="a list of places like"):
            made.check(none_at_all)


def test_which_parts_are_missing_is_told_after_the_second_miss_only() -> None:
    made = carcnb.exercise("paint", FIELD, marks=["0,0 field.NNW"])
    run = run_of(made)
    for told in (False, True):
        run.message("answer", answer="1,0 field.ESE")
        task = run.view()["task"]
        assert task is not None
        assert [("right" in choice) for choice in task["choices"] or ()] == [told] * len(made.choices)
        assert all("at" in choice for choice in task["choices"] or ())
        assert task["picked"] == "1,0 field.ESE"
    run.message("answer", answer=";".join(made.right))
    assert run.state == "right"
    assert run.view()["light"] == [made.scene.spot("A")]


def names_of(game: Game, place: str) -> list[str]:
    """Every name of the part of a tile that a place names, its own first."""
    cell, spot = place.split()
    x, y = map(int, cell.split(","))
    spots = game.table.state.tiles[cell_of((x, y))][0].spots
    return [place, *(f"{cell} {name}" for name, at in spots.items() if at == spots.get(spot) and name != spot)]


def test_another_name_of_a_painted_part_is_the_same_answer() -> None:
    painted = [e for seed in range(300, 306) for e in exercises("fields", seed=seed, n=3) if e.ask.verb == "paint"]
    others = 0
    for made in painted:
        names = [names_of(made.game(), place) for place in made.solve()[0]]
        others += sum(len(each) > 1 for each in names)
        assert made.check([each[-1] for each in names]).correct
        assert made.check([name for each in names for name in each]).correct
        assert made.check([each[-1] for each in names[1:]]).missing == (names[0][0],)
    assert others


def test_another_name_of_a_part_is_the_same_move_of_a_puzzle() -> None:
    named = 0
    for one in [one for of in bundled_puzzles().values() for one in of][::4]:
        made = puzzle(one.name)
        for place, *others in made.solve():
            laid = made.game()
            laid.apply(place)
            for n, other in enumerate(others):
                action = Action.parse(other)
                if action.cell and action.where:
                    for name in names_of(laid, "{},{} {}".format(*action.cell, action.where))[1:]:
                        again = [*others[:n], other.replace(action.where, name.split()[1]), *others[n + 1 :]]
                        assert made.check([place, *again]).correct, again
                        named += 1
    assert named


def test_base_11_4_a_field_painted_round_the_end_of_a_road_names_the_belief() -> None:
    made = next(
        e
        for e in exercises("fields", seed=1, n=20, difficulty=2)
        if e.ask.verb == "paint" and "round-open-road" in e.believers.answers
    )
    assert "round-open-road" in made.check(made.believers.answers["round-open-road"]).beliefs


def test_new_forms_speak_czech() -> None:
    every = [wrong("final tie-split", ROADS, "0,0 road.E"), carcnb.exercise("paint", FIELD, marks=["0,0 field.NNW"])]
    english = [(e.question, *e.hints, *e.choices.values(), e.check(e.right).explanation) for e in every]
    language("cs")
    try:
        czech = [(e.question, *e.hints, *e.choices.values(), e.check(e.right).explanation) for e in every]
    finally:
        language("en")
    assert not any(set(one) & set(other) for one, other in zip(english, czech, strict=True))
