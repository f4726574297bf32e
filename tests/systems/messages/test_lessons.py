"""The lessons of Messages: both examples and all eight letters are played, and end as the rules say."""

# mypy: disable-error-code="comparison-overlap"
from __future__ import annotations

import re

import pytest

from carcnb.engine.events import CardTaken, CardUsed
from carcnb.engine.game import Game
from carcnb.lessons.model import Lesson
from carcnb.lessons.reading import find_lesson, names, parse
from carcnb.lessons.run import LessonRun
from carcnb.questions.errors import LessonError
from carcnb.systems.messages.rules import LETTERS, ScoreFiguresJoined
from carcnb.words import languages
from tests.lessons.test_library import tasks, texts
from tests.lessons.test_tasks import act, feedback

MESSAGES = names("messages")


def at_the_end(name: str) -> Game:
    lesson = find_lesson(f"messages/{name}")
    return lesson.game(len(lesson.steps) - 1, solved=True)


def figures(game: Game) -> tuple[int, int]:
    """Where red's two score figures stand."""
    track = game.table.state.track
    return track["red", "meeple"], track["red", "lady"]


def letters(game: Game) -> list[str]:
    return [event.card for event in game.events if isinstance(event, CardTaken)]


@pytest.mark.parametrize("name", MESSAGES)
def test_a_lesson_is_played_with_this_expansion(name: str) -> None:
    more = {"messages/inn_road": ["inns_and_cathedrals"], "messages/builder": ["traders_and_builders"]}
    assert {*find_lesson(name).setup.expansions} == {"messages", *more.get(name, [])}


def test_every_worked_example_is_played() -> None:
    assert {example for name in MESSAGES for example in find_lesson(name).examples} == {"EX-MSG-1", "EX-MSG-2"}


def test_ex_msg_1_from_2_to_5_a_letter_and_from_2_to_6_none() -> None:
    lesson = find_lesson("messages/dark_spaces")
    first = lesson.game(0, solved=True)
    assert (figures(first), letters(first)) == ((5, 0), ["farmers"])
    assert figures(lesson.game(1)) == (5, 2)
    last = at_the_end("dark_spaces")
    assert (figures(last), letters(last)) == ((5, 6), ["farmers"])


def test_ex_msg_2_the_seal_brings_the_lady_from_8_to_10_and_another_letter() -> None:
    game = find_lesson("messages/seal").game(0, solved=True)
    assert (figures(game), letters(game)) == ((5, 10), ["coats_of_arms", "knights"])
    assert figures(at_the_end("seal")) == (5, 12)


def test_every_letter_is_used_for_its_action_or_refused_for_a_reason() -> None:
    used, drawn = set(), set()
    for name in MESSAGES:
        game = at_the_end(name.partition("/")[2])
        used |= {event.card for event in game.events if isinstance(event, CardUsed) and event.shown}
        drawn |= set(letters(game))
    assert drawn == set(LETTERS)
    assert used == set(LETTERS) - {"smallest_city"}, "there the seal brings more"


def test_dt_msg_1_both_on_one_figure_bring_no_letter() -> None:
    run = LessonRun(find_lesson("messages/steering"))
    run.open(1)
    act(run, "score city 0,-1 city.S", "advance meeple", "advance meeple")
    assert run.state == "notyet"
    assert "BASE-7.3" in feedback(run)


def test_msg_7_and_8_one_letter_in_the_own_turn_only() -> None:
    game = at_the_end("one_a_turn")
    assert letters(game) == ["farmers"]
    assert figures(game) == (10, 5)


def test_msg_22_the_figures_are_added_before_the_final_scoring() -> None:
    game = at_the_end("end")
    assert [event.points for event in game.events if isinstance(event, ScoreFiguresJoined)] == [64]
    assert (figures(game), letters(game)) == ((65, 0), [])


def test_a_letter_that_came_is_told() -> None:
    run = LessonRun(find_lesson("messages/dark_spaces"))
    act(run, "place base-W 2,0 r0", "skip", "advance meeple")
    assert run.state == "right"
    assert "MSG-10" in feedback(run)
    run.open(0)
    act(run, "place base-W 2,0 r0", "skip", "advance lady")
    assert run.state == "notyet"


def task(goal: str, more: str = 'expansions = ["messages"]') -> Lesson:
    return parse(f"""
language = "en"
title = "T"
{more}
[[step]]
task = "Act."
goal = "{goal}"
solution = ["place base-U 1,0 r0"]
""")


@pytest.mark.parametrize(
    ("goal", "more", "reason"),
    [
        ("draws red", 'expansions = ["messages"]', "write draws <seat> <deck>, like 'draws red letter'"),
        ("draws red sword", 'expansions = ["messages"]', "there is no deck 'sword'; there are letter, gift"),
        ("draws pink letter", 'expansions = ["messages"]', "there is no seat 'pink'"),
        ("draws red letter", "", "there is no deck 'letter' in this game; there are none"),
        ("draws red letter", 'expansions = ["messages"]', "does not reach the goal"),
    ],
)
def test_a_card_nobody_can_draw_is_refused(goal: str, more: str, reason: str) -> None:
    with pytest.raises(LessonError, match=reason):
        task(goal, more)


def test_all_rules_are_named() -> None:
    told = {
        r for name in MESSAGES for _, text in texts(find_lesson(name)) for r in re.findall(r"\bMSG-\d+", text["en"])
    }
    # Not told: that the deck has eight letters, which stands in the notebook.
    assert {f"MSG-{n}" for n in range(1, 25)} - told == {"MSG-1"}


def test_the_learner_is_asked_often_and_in_different_ways() -> None:
    asked = [step.task for name in MESSAGES for _, step in tasks(find_lesson(name)) if step.task]
    assert len(asked) >= 20
    assert len({one.goal.verb for one in asked}) >= 6
    assert all(one.wrong and set(languages()) <= set(one.wrong) for one in asked)
