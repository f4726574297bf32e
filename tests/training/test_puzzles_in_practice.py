"""Puzzles in practice: the learner's rating, one among the ten, and the ways between puzzles and practice."""

# mypy: disable-error-code="index"
from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

import carcnb
from carcnb.analysis.puzzles import bundled_puzzles
from carcnb.board import Board
from carcnb.quizzes import TOPICS
from carcnb.quizzes.puzzles import NEAR, is_shipped, puzzle_of
from carcnb.training import overview
from carcnb.training.memory import DAILY, PracticeMemory
from carcnb.training.rating import Skill
from carcnb.training.run import PUZZLE_AT, SOME_WAY, PracticeRun, PuzzleRun
from carcnb.words import say
from tests.board.browser import Browser
from tests.training.answering import TODAY, do, memory


def test_a_puzzle_is_among_the_ten_for_those_who_have_come_some_way(kept: Path) -> None:
    for asked, puzzles in ((SOME_WAY - PUZZLE_AT, 0), (SOME_WAY, 1)):
        known = memory(rules={"BASE-7.3": {"box": 2, "due": str(TODAY), "right": asked, "asked": asked}})
        run = PracticeRun(seed=1, memory=known, puzzles=["base"])
        while not run.ended:
            do(run, right=True)
            run.message("next")
        found = [one for one in run.exercises if is_shipped(one)]
        assert len(found) == puzzles
        assert not any(is_shipped(run.exercises[n]) for n in (0, -1))
        assert known.skill.asked == puzzles
        assert known.done_today == DAILY
        assert all(one.topic in TOPICS for one in run.exercises if not is_shipped(one))
        if puzzles:
            near = sorted(abs(one.rating - 1000) for one in bundled_puzzles()["base"])[:NEAR]
            assert abs(found[0].rating - 1000) in near, "about as hard as who begins is good"
            assert any(f"+{known.skill.rating - 1000}" in fact for fact in run.view()["end"]["facts"])


def test_the_rating_finds_how_good_somebody_is() -> None:
    dice, best = Random(2), 1400
    skill = Skill()
    for n in range(300):
        rating = skill.rating + dice.randrange(-100, 101)
        skill = skill.after(str(n), rating, dice.random() < Skill(best).expected_score(rating))
    assert abs(skill.rating - best) < 120
    assert Skill.read(json.loads(json.dumps(skill.as_json()))) == skill


@pytest.mark.parametrize("told", [None, 3, {}, {"rating": 1, "asked": 2, "right": 3, "seen": []}, {"seen": 5}])
def test_a_rating_that_a_hand_has_spoilt_begins_anew(told: Any) -> None:
    assert memory(puzzles=told).skill == Skill()


def test_puzzles_move_the_rating_do_not_come_twice_and_lead_on_to_practice_and_back(kept: Path) -> None:
    run = overview.begin("puzzles")
    assert run
    board = Browser(Board(run.game, director=run))
    do(run, right=True)
    board.do("lesson", what="hint")
    assert (up := PracticeMemory.of_learner().skill.rating) > 1000
    assert f"+{up - 1000}" in str(run.view()["caption"])
    board.do("lesson", what="next")
    do(run, right=False)
    assert PracticeMemory.of_learner().skill.rating < up
    board.do("lesson", what="jump", to=run.total)
    while not run.ended:
        board.do("lesson", what="next")
    assert not PracticeMemory.of_learner().rules, "a puzzle is about no one rule"
    seen = [*PracticeMemory.of_learner().skill.seen]
    assert len(seen) == 2
    offers = [offer["do"] for offer in board.board.view["lesson"]["end"]["offers"]]
    assert {"anew", "day"} <= {*offers}
    board.do("lesson", what="anew")
    again = board.board._lead.stand.content
    assert isinstance(again, PuzzleRun)
    assert again.exercise.id not in seen
    board.do("lesson", what="jump", to=again.total)
    while not again.ended:
        board.do("lesson", what="next")
    board.do("lesson", what="day")
    day = board.board._lead.stand.content
    assert isinstance(day, PracticeRun)
    while not day.ended:
        board.do("lesson", what="next")
    assert "puzzles" in [offer["do"] for offer in board.board.view["lesson"]["end"]["offers"]]


def test_a_rule_can_be_practised_by_itself() -> None:
    run = overview.begin("BASE-8.2")
    assert run
    for _ in range(run.total):
        do(run, right=True)
        run.message("next")
    about = [one.rule for one in run.exercises]
    assert about.count("BASE-8.2") > len(about) // 2
    assert overview.begin("BASE-0.0") is None


def test_the_page_says_where_all_is_kept(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert str(kept) in overview.kept_where()
    monkeypatch.setenv("HOME", str(kept.parent))
    assert "~/mine.json" in overview.kept_where()
    monkeypatch.setenv("CARCNB_PROGRESS", "off")
    assert overview.kept_where() == say("practice-file-none")


def test_the_puzzle_of_a_day_follows_from_the_date_alone_and_no_other_day_of_a_round_has_it() -> None:
    n = len(bundled_puzzles()["base"])
    begins = date.fromordinal(TODAY.toordinal() // n * n)
    names = [[puzzle_of(begins + timedelta(n * round_ + day)).id for day in range(n)] for round_ in range(3)]
    assert all(len({*of}) == n for of in names)
    assert names[0] != names[1]
    assert puzzle_of(date(2026, 11, 28)).id == "puzzle-base-26", "everywhere the same, and tomorrow still"


@pytest.mark.parametrize(("lang", "day"), [("en", "28 November 2026"), ("cs", "28. listopadu 2026")])
def test_the_puzzle_of_the_day_is_shown_with_its_date(lang: str, day: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARCNB_PROGRESS", "off")
    known = PracticeMemory(today=date(2026, 11, 28))
    monkeypatch.setattr(PracticeMemory, "of_learner", lambda: known)
    page = Browser(carcnb.home(lang=lang))
    page.do("home", to="practise")
    rows: list[Any] = page.board.view["home"]["rows"]
    (row,) = (row for row in rows if row.get("to") == "puzzle:today")
    assert row["note"] == day
    page.do("home", to="puzzle:today")
    lesson: Any = page.board.view["lesson"]
    assert day in lesson["title"]
    assert len(lesson["steps"]) == 2, "one puzzle, and the end"
    there: Any = carcnb.go("puzzle:today", lang=lang).view["lesson"]
    assert there["title"] == lesson["title"]
