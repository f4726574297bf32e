"""What was missed in a game of one's own comes again after some days, until it was found three times in a row."""

from __future__ import annotations

import random
from datetime import date, timedelta
from pathlib import Path

import pytest

import carcnb
from carcnb import Game
from carcnb.addresses import lead
from carcnb.quizzes.model import LiveExercise
from carcnb.training.memory import AGAIN, MOST, Missed, PracticeMemory
from carcnb.training.own_games import CLEAR, OwnGameRun, due_exercise
from carcnb.training.run import OWN_AT, PracticeRun
from carcnb.words import speaking
from tests.analysis.small import small_game

TODAY = date(2030, 3, 1)


@pytest.fixture
def _kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARCNB_PROGRESS", str(tmp_path / "mine.json"))


def played() -> tuple[Game, int]:
    """A game played at random, and after how many answers its costliest tile was laid."""
    game, rng = small_game((), seats=2), random.Random(11)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    lines = [line for line in carcnb.review(game).lines if line.played[0].verb == "place"]
    worst = max(lines, key=lambda line: line.loss)
    assert worst.loss > CLEAR
    return game, worst.at


def missed() -> Missed:
    """A move that was missed, as a memory has it."""
    game, at = played()
    game.goto(at)
    memory = PracticeMemory(today=TODAY)
    answer = next(action for action in game.legal_actions())
    memory.note_missed(carcnb.position_text(game), f"{answer} + skip")
    return memory.missed[0]


@pytest.mark.usefixtures("_kept")
def test_what_is_not_found_at_once_is_remembered_and_asked_again() -> None:
    game, at = played()
    run = lead(f"mistakes:{at}", game)
    assert isinstance(run, OwnGameRun)
    own = [str(action) for action in run.exercise.ask.own_line(run.exercise.scene)]  # type: ignore[attr-defined]
    run.answer(own)
    assert run.state == "notyet"
    (kept,) = PracticeMemory.of_learner().missed
    assert kept.due == date.today() + timedelta(AGAIN[0])
    later = PracticeMemory(PracticeMemory.of_learner().as_json(), kept.due)
    asked = due_exercise(later)
    assert asked
    assert asked.id == kept.id
    again = LiveExercise(asked)
    assert not again.check(own).correct
    assert again.check(again.solve()[0]).correct
    with speaking("en"):
        assert again.question.startswith("From a game that you looked back at: this move of")


@pytest.mark.usefixtures("_kept")
def test_what_is_found_at_once_is_not_remembered() -> None:
    game, at = played()
    run = lead(f"mistakes:{at}", game)
    assert isinstance(run, OwnGameRun)
    run.answer(run.exercise.solve()[0])
    assert run.state == "right"
    assert PracticeMemory.of_learner().missed == []


def test_it_comes_after_growing_gaps_and_no_more_once_it_is_known() -> None:
    one, today = missed(), TODAY
    memory = PracticeMemory({"missed": [one._asdict() | {"due": one.due.isoformat()}]}, today)
    assert memory.due_missed() == []
    for gap, after in zip(AGAIN, (*AGAIN[1:], 0), strict=True):
        today += timedelta(gap)
        memory = PracticeMemory(memory.as_json(), today)
        assert memory.due_missed()
        memory.note_again(one.id, True)
        assert memory.done_today == 1
        assert [row.due for row in memory.missed] == [today + timedelta(after)] * bool(after)
    assert memory.missed == []


def test_what_is_missed_again_begins_anew() -> None:
    one = missed()
    memory = PracticeMemory({"missed": [one._asdict() | {"due": TODAY.isoformat(), "found": 2}]}, TODAY)
    memory.note_again(one.id, False)
    assert memory.missed == [one._replace(due=TODAY + timedelta(AGAIN[0]), found=0)]


def test_only_the_last_are_kept_each_once() -> None:
    memory = PracticeMemory(today=TODAY)
    for n in range(MOST + 5):
        memory.note_missed("D 0,0", f"place base-U {n},0 r0 + skip")
        memory.note_missed("D 0,0", f"place base-U {n},0 r0 + skip")
    assert len(memory.missed) == len({row.id for row in memory.missed}) == MOST
    assert memory.missed[-1].played == f"place base-U {MOST + 4},0 r0 + skip"


def test_the_ten_of_a_day_have_one_that_is_due() -> None:
    one = missed()
    memory = PracticeMemory({"missed": [one._asdict() | {"due": TODAY.isoformat()}]}, TODAY)
    run = PracticeRun(seed=1, memory=memory, puzzles=["base"])
    for n in range(OWN_AT):
        run.open(n)
    assert [exercise.id == one.id for exercise in run.exercises] == [False] * (OWN_AT - 1) + [True]
    run.exercise.show()
    run.on_try()
    assert memory.due_missed() == []


@pytest.mark.parametrize("row", [None, 3, {}, {"position": "D 0,0", "played": 1, "due": "2030-01-01"}, {"due": "x"}])
def test_what_a_hand_has_written_is_left_out(row: object) -> None:
    assert PracticeMemory({"missed": [row]}, TODAY).missed == []
    assert PracticeMemory({"missed": row}, TODAY).missed == []


def test_a_position_that_is_none_any_more_is_not_asked() -> None:
    memory = PracticeMemory({"missed": [{"position": "Q", "played": "skip", "due": "2030-01-01"}]}, TODAY)
    assert memory.due_missed()
    assert due_exercise(memory) is None
