"""The lessons that come with carcnb: each can be read, played to its end, and says what the engine says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from carcnb.engine.actions import Action
from carcnb.lessons.lights import lights
from carcnb.lessons.model import Lesson, Step
from carcnb.lessons.reading import find_lesson, names
from carcnb.lessons.run import LessonRun
from carcnb.questions.scene import segment_at
from carcnb.words import languages
from carcnb.words.texts import Text
from tests.complete import COMPLETE

LESSONS = names()
BASE = names("base")

# The numbers of the booklet's worked examples, as points gained; in EX-BASE-13 by the rule and by its variant.
BOOKLET = {
    "EX-BASE-7": {"red": 4},
    "EX-BASE-8": {"red": 3},
    "EX-BASE-9": {"red": 8},
    "EX-BASE-10": {"red": 8},
    "EX-BASE-11": {"red": 10, "blue": 10},
    "EX-BASE-12": {"red": 9},
    "EX-BASE-13": {"red": 4},
    "EX-BASE-14": {"red": 3},
    "EX-BASE-18": {"red": 3},
    "EX-BASE-19": {"yellow": 5},
    "EX-BASE-20": {"blue": 3},
    "EX-BASE-21": {"green": 8, "black": 0},
    "EX-BASE-22": {"blue": 6, "red": 3},
    "EX-BASE-23": {"blue": 9},
    "EX-BASE-24": {"red": 6, "blue": 3},
    "EX-BASE-25": {"red": 6, "yellow": 6, "blue": 3},
    "EX-BASE-26": {"blue": 15, "red": 9, "yellow": 12, "black": 0},
}


def texts(lesson: Lesson) -> Iterator[tuple[str, Text]]:
    """Every text of a lesson with the place where it stands."""
    yield "title", lesson.title
    for n, step in enumerate(lesson.steps, 1):
        yield f"step {n}, heading", step.heading
        yield f"step {n}, text", step.text
        if step.task:
            yield f"step {n}, task", step.task.question
            yield from ((f"step {n}, hint", hint) for hint in step.task.hints)
            yield from ((f"step {n}, choice {choice.id}", choice.text) for choice in step.task.choices)
            if step.task.wrong:
                yield f"step {n}, wrong", step.task.wrong


def tasks(lesson: Lesson) -> list[tuple[int, Step]]:
    return [(n, step) for n, step in enumerate(lesson.steps) if step.task]


MOST = 12
"""Answers after which a task that was begun must have come to a verdict."""


def gains(lesson: Lesson) -> list[dict[str, int]]:
    """The points gained up to each step that shows its scores, since the one before it."""
    before, found = lesson.game(0).scores, []
    for n, step in enumerate(lesson.steps):
        if step.scores:
            now = lesson.game(n).scores
            found.append({seat: now[seat] - before[seat] for seat in now})
            before = now
    return found


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_plays_to_its_end_and_says_what_the_engine_says(name: str) -> None:
    lesson = find_lesson(name)
    every_step_shows_the_scores_it_promises(lesson)
    what_is_to_light_up_is_on_the_board(lesson)
    the_solution_of_every_task_is_judged_right(lesson)
    a_task_asks_something_and_helps_twice(lesson)
    every_text_is_there_in_both_languages_and_captions_are_short(lesson)


def every_step_shows_the_scores_it_promises(lesson: Lesson) -> None:
    for n, step in enumerate(lesson.steps):
        game = lesson.game(n)
        assert {seat: game.scores[seat] for seat in step.scores} == dict(step.scores), f"step {n + 1}"


def what_is_to_light_up_is_on_the_board(lesson: Lesson) -> None:
    for n, step in enumerate(lesson.steps):
        lights(lesson.game(n), step.light, strict=True)


def the_solution_of_every_task_is_judged_right(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    for n, step in tasks(lesson):
        run.open(n)
        assert step.task is not None
        if step.task.goal.by_choice:
            answers = [choice.id for choice in step.task.choices]
            states = []
            for answer in answers:
                run.open(n)
                run.answer(answer)
                states.append(run.state)
            assert sorted(states) == ["notyet"] * (len(answers) - 1) + ["right"], f"step {n + 1}"
        else:
            whatever_is_done_ends_in_a_verdict(run, n)
            played(run, lesson.path[n][1])
            assert run.state == "right", f"step {n + 1}"


def played(run: LessonRun, actions: Iterable[Action]) -> None:
    """Play on the open step as a board does: it judges after every action, and takes none after the verdict."""
    for action in actions:
        if run.state == "open":
            run.game.apply(action)
            run.on_action()


def whatever_is_done_ends_in_a_verdict(run: LessonRun, n: int) -> None:
    """Whatever a learner does first, and next, leads to a verdict; then the step can be begun again."""
    begun = run.game.move
    for first in run.game.legal_actions():
        run.message("retry")
        played(run, [first])
        seconds = run.game.legal_actions() if run.state == "open" else []
        for second in seconds:
            run.message("retry")
            played(run, [first, second])
            while run.state == "open" and run.game.move < begun + MOST:
                played(run, run.game.legal_actions()[-1:])
            assert run.state != "open", f"step {n + 1}: no verdict after {first}, {second}"
    run.message("retry")
    assert run.state == "open"


def a_task_asks_something_and_helps_twice(lesson: Lesson) -> None:
    for n, step in tasks(lesson):
        assert step.task is not None
        assert len(step.task.hints) == 2, f"step {n + 1}"


def every_text_is_there_in_both_languages_and_captions_are_short(lesson: Lesson) -> None:
    for where, text in texts(lesson):
        assert set(COMPLETE) <= set(text) <= set(languages()), where
        for words in text.values():
            assert words.strip(), where
            assert "!" not in words, where
            if where.endswith("text"):
                assert len(words.split()) <= 45, where


def test_every_worked_example_of_the_base_game_is_played() -> None:
    played = {example for name in BASE for example in find_lesson(name).examples}
    assert played == {f"EX-BASE-{n}" for n in range(1, 27)}


@pytest.mark.parametrize("example", BOOKLET)
def test_a_worked_example_ends_on_the_booklets_number(example: str) -> None:
    steps = [gain for name in BASE if example in find_lesson(name).examples for gain in gains(find_lesson(name))]
    assert any(BOOKLET[example].items() <= gain.items() for gain in steps), steps


def test_base_7_7_the_small_city_brings_2_by_the_variant() -> None:
    assert gains(find_lesson("base/small_city")) == [{"red": 2, "blue": 0}]


def test_ex_base_17_the_cards_stand_for_what_the_track_cannot_show() -> None:
    lesson = find_lesson("base/track")
    assert lesson.game(0).scores == {"red": 47, "blue": 98, "green": 148}
    assert lesson.game(len(lesson.steps) - 1).scores == {"red": 51, "blue": 103, "green": 154}


def test_ex_base_4_a_tile_that_fits_on_one_side_only_is_refused() -> None:
    refusal = find_lesson("base/edges").game(1).why_not("place base-U 1,0 r0")
    assert refusal is not None
    assert (refusal.rule, refusal.edges) == ("BASE-4.5", ("N",))


def test_ex_base_5_only_a_farmer_is_left_for_blue() -> None:
    game = find_lesson("base/taken").game(1)
    game.apply("place base-N 1,0 r3")
    assert [str(action) for action in game.legal_actions()] == ["deploy meeple 1,0 field.NNW", "skip"]


def test_ex_base_6_three_of_four_parts_are_free() -> None:
    game = find_lesson("base/taken").game(3)
    game.apply("place base-J -1,1 r0")
    spots = {action.where for action in game.legal_actions() if action.verb == "deploy"}
    assert spots == {"city.N", "road.E", "field.ESE"}


def test_ex_base_15_and_16_joined_fields_take_no_further_farmer() -> None:
    game = find_lesson("base/fields").game(2)
    assert [game.table.feature(segment_at(game, place)).strength for place in (
        "0,1 field.ESE", "2,1 field.WSW", "1,2 field.NNW"
    )] == [(("red", 1),), (("blue", 1),), (("green", 1),)]  # fmt: skip
    game.apply("place base-E 1,1 r0")
    refusal = game.why_not("deploy meeple 1,1 field.ESE")
    assert refusal is not None
    assert refusal.rule == "BASE-5.7"
    assert len(game.table.feature(segment_at(game, "1,1 field.ESE")).strength) == 3


def test_the_notebook_asks_the_learner_often_and_in_different_ways() -> None:
    asked = [step.task.goal.verb for name in BASE for _, step in tasks(find_lesson(name)) if step.task]
    assert len(asked) >= 10
    assert len(set(asked)) >= 5
