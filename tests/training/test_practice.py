"""Practice: what is remembered of each rule, what comes next, and how a session and a climb go."""

# mypy: disable-error-code="index"
from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from itertools import pairwise
from operator import attrgetter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import carcnb
from carcnb.board import Board
from carcnb.curriculum import curriculum
from carcnb.lessons.reading import find_lesson
from carcnb.lessons.ruling import deciding_rule
from carcnb.lessons.run import LessonRun
from carcnb.progress import keep_part, note_answer
from carcnb.questions.topics import title_of
from carcnb.quizzes import TOPICS, Exercise, exercises, practice_expansions
from carcnb.quizzes.model import LiveExercise
from carcnb.quizzes.run import ExerciseRun
from carcnb.training import choosing, overview
from carcnb.training.choosing import Chooser, kind_of
from carcnb.training.fading import begun_sum
from carcnb.training.memory import DAILY, PART, PracticeMemory
from carcnb.training.recall import LONGEST
from carcnb.training.run import MISSES, Climb, PracticeRun
from carcnb.training.trained_rules import look, trained_rules, trains
from carcnb.words import say
from tests.board.browser import Browser
from tests.training.answering import TODAY, do, memory

# ---- memory


def test_a_rule_that_is_known_comes_back_after_longer_and_longer_gaps() -> None:
    known = memory()
    seen = []
    for day in range(300):
        known.today = TODAY + timedelta(day)
        if known.due(["BASE-7.3"]) or not day:
            known.note("BASE-7.3", True)
            seen.append(day)
    gaps = [later - day for day, later in pairwise(seen)]
    assert gaps == sorted(gaps)
    assert gaps[0] <= 4
    assert gaps[-1] == LONGEST
    assert len(gaps) > 5


def learnt() -> PracticeMemory:
    """A rule that was right on three days of nine."""
    known = memory()
    for day in (0, 3, 9):
        known.today = TODAY + timedelta(day)
        known.note("BASE-7.3", True)
    return known


def test_a_rule_is_known_that_was_recalled_over_a_week() -> None:
    known = learnt()
    assert known.is_known("BASE-7.3")
    known.today += timedelta(400)
    assert not known.is_known("BASE-7.3"), "nobody knows for ever"


def test_a_wrong_answer_makes_it_due_at_once_and_no_longer_known() -> None:
    known = learnt()
    known.note("BASE-7.3", False)
    assert not known.is_known("BASE-7.3")
    assert known.due(["BASE-7.3"])
    assert (known.rules["BASE-7.3"].right, known.rules["BASE-7.3"].asked) == (3, 4)


def test_what_is_crammed_in_a_sitting_is_not_known() -> None:
    known = memory()
    for _ in range(10):
        known.note("BASE-7.3", True)
    assert not known.is_known("BASE-7.3")
    assert known.rules["BASE-7.3"].days == 1
    assert known.pace == 1, "it does not tell how long memories last"


@pytest.mark.parametrize("right", [True, False])
def test_who_remembers_longer_than_expected_is_asked_later(right: bool) -> None:
    known = memory()
    for day in range(0, 40, 8):
        known.today = TODAY + timedelta(day)
        known.note("BASE-6.4", right if day else True)
    assert known.pace > 1 if right else known.pace < 0.5
    known.note("BASE-7.3", True)
    fresh = memory()
    fresh.note("BASE-7.3", True)
    wait, usual = (one.rules["BASE-7.3"].due - one.today for one in (known, fresh))
    assert wait >= usual if right else wait < usual


def test_a_clock_that_was_wrong_does_no_harm() -> None:
    known = memory()
    known.today = TODAY + timedelta(2000)
    known.note("BASE-7.3", True)
    again = PracticeMemory(json.loads(json.dumps(known.as_json())), TODAY)
    assert again.rules["BASE-7.3"].last == TODAY
    assert again.rules["BASE-7.3"].due <= TODAY + timedelta(LONGEST)
    again.note("BASE-7.3", False)
    assert again.due(["BASE-7.3"])


def test_days_in_a_row_are_counted_until_one_is_left_out() -> None:
    known = memory()
    for day, streak in ((0, 1), (1, 2), (2, 3), (4, 1)):
        known.today = TODAY + timedelta(day)
        known.note("BASE-7.3", True)
        known.note("BASE-7.3", True)
        assert (known.streak, known.done_today) == (streak, 2)
    known.today = TODAY + timedelta(5)
    assert (known.streak, known.done_today) == (1, 0)
    known.today = TODAY + timedelta(6)
    assert known.streak == 0


def test_it_is_kept_as_plain_data_and_read_again() -> None:
    known = memory()
    known.note("BASE-7.3", True)
    known.note("BASE-6.4", False)
    known.best = 7
    again = PracticeMemory(json.loads(json.dumps(known.as_json())), TODAY)
    assert again.as_json() == known.as_json()
    assert (again.rules, again.best, again.done_today) == (known.rules, 7, 2)


@pytest.mark.parametrize(
    "row",
    [
        *(None, 3, {}, {"box": 1}, {"box": 1, "due": "soon"}, {"last": "2026-02-01", "due": "2026-03-01"}),
        {"box": -1, "due": "2026-03-01", "right": 0, "asked": 0},
        {"last": "2026-02-01", "due": "2026-03-01", "since": "2026-02-01", "right": 1, "asked": 1, "days": 1}
        | {"stability": "long", "difficulty": 5.0},
    ],
)
def test_what_a_hand_has_spoilt_is_left_out(row: Any) -> None:
    known = memory(rules={"BASE-7.3": row, "BASE-6.4": {"box": 99, "due": "2026-03-01", "right": 9, "asked": 4}})
    assert known.rules.keys() == {"BASE-6.4"}
    assert (known.rules["BASE-6.4"].right, known.rules["BASE-6.4"].asked) == (4, 4)
    assert PracticeMemory({"rules": row, "done": "many", "day": 5, "pace": "fast"}, TODAY).pace == 1


@pytest.mark.parametrize(("box", "green"), [(0, False), (2, False), (3, False), (4, True), (6, True)])
def test_what_was_kept_in_boxes_is_read_on(box: int, green: bool) -> None:
    due = TODAY + timedelta((0, 0, 1, 3, 7, 16, 40)[box])
    known = memory(rules={"BASE-7.3": {"box": box, "due": str(due), "right": 6, "asked": 7}})
    assert known.is_known("BASE-7.3") == green
    assert known.rules["BASE-7.3"].due == due
    known.note("BASE-7.3", True)
    assert known.rules["BASE-7.3"].asked == 8


# ---- what comes next


def test_what_exercises_train_is_as_it_is_written_down() -> None:
    for topic in TOPICS:
        assert look(topic, 2, 25, seed=7).keys() <= {
            rule for level in trained_rules()[topic].values() for rule in level
        }
    for levels in trained_rules().values():
        for shares in levels.values():
            assert all(carcnb.rule(rule).id == rule for rule in shares)


def test_weak_rules_come_more_often_than_those_that_are_known() -> None:
    known = memory()
    chooser = Chooser(known, TOPICS, 3)
    known.rules = {rule: memory().rules.get(rule) or _row(5, 20) for rule in chooser.rules}
    weak = "BASE-8.3"
    known.rules[weak] = _row(0, 0)
    asked = Counter(chooser.next().rule for _ in range(60))
    assert asked[weak] > 30
    assert len(asked) > 3, "what is known is mixed in"


def _row(box: int, days: int) -> Any:
    return PracticeMemory(
        {"rules": {"x": {"box": box, "due": str(TODAY + timedelta(days)), "right": 9, "asked": 9}}}
    ).rules["x"]


def like(lately: Sequence[Exercise]) -> set[str]:
    """In which ways the exercises of a day are too much alike."""
    kinds, topics = ([of(one) for one in lately] for of in (kind_of, attrgetter("topic")))
    return {
        *(["in a row"] if any(one == other for one, other in pairwise(kinds)) else []),
        *(["of a kind"] if max(Counter(kinds).values()) > 3 else []),
        *(["of a topic"] if max(Counter(topics).values()) > 3 or len({*topics}) < 5 else []),
        *(["about a rule"] if max(Counter(one.rule for one in lately).values()) > 2 else []),
    }


def ten(known: PracticeMemory, seed: int, right: Callable[[], bool] = lambda: True) -> list[Exercise]:
    """A day of exercises, answered."""
    chooser, made = Chooser(known, TOPICS, seed), list[Exercise]()
    for _ in range(DAILY):
        made.append(chooser.next(made))
        known.note(made[-1].rule, right())
    return made


def test_the_first_ten_are_varied_whatever_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "TRIES", 2)
    assert {seed: found for seed in range(50) if (found := like(ten(memory(), seed)))} == {}


def test_who_practises_for_two_weeks_meets_every_rule_and_no_day_is_monotonous(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "TRIES", 4)
    known, dice = memory(), Random(1)
    for day in range(14):
        known.today = TODAY + timedelta(day)
        assert not like(ten(known, day, lambda: dice.random() < 0.8)), day
    assert len(known.rules) > 22
    assert sum(map(known.is_known, known.rules)) > 4, "those recalled over a week"


def test_who_knows_little_of_what_was_met_meets_little_that_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "TRIES", 4)
    met = []
    for right in (True, False):
        known = memory()
        for day in range(5):
            ten(known, day, lambda right=right: right)  # type: ignore[misc]
        met.append(len(known.rules))
    assert met[0] > met[1] + 2


def test_the_same_memory_and_dice_give_the_same_exercises() -> None:
    one, other = ([Chooser(memory(), TOPICS, 5).next().id for _ in range(3)] for _ in range(2))
    assert one == other


# ---- a session


def test_ten_exercises_are_made_one_by_one_and_remembered_at_once(kept: Path) -> None:
    run = PracticeRun(seed=1)
    board = Browser(Board(run.game, director=run))
    n = 0
    while not run.ended:
        assert len(run.exercises) == run.step + 1
        assert len(board.board.view["lesson"]["steps"]) == run.total + 1
        if run.has_help(run.exercise):
            do(run, right=True)
            board.do("lesson", what="next")
            continue
        do(run, right=n != 4)
        board.board._changed()
        n += 1
        stored = json.loads(kept.read_text(encoding="utf-8"))["practice"]
        assert stored["done"] == n
        assert run.exercise.rule in stored["rules"]
        board.do("lesson", what="next")
    assert n == DAILY
    assert (run.first, PracticeMemory.of_learner().streak) == (DAILY - 1, 1)
    end = board.board.view["lesson"]["end"]
    assert next(offer["do"] for offer in end["offers"]) == "anew"
    (missed,) = [one for one in run.exercises if one.attempt.answers and not one.attempt.first]
    assert missed.rule in str(end["again"])
    board.do("lesson", what="anew")
    assert board.board.view["lesson"]["step"] == 0


def test_nothing_is_lost_of_what_the_file_holds_beside_it(kept: Path) -> None:
    kept.write_text('{"carcnb": 1, "lessons": {"base/roads": {"solved": [1]}}, "mine": 3}', encoding="utf-8")
    do(PracticeRun(seed=2), right=True)
    stored = json.loads(kept.read_text(encoding="utf-8"))
    assert (stored["lessons"], stored["mine"]) == ({"base/roads": {"solved": [1]}}, 3)
    assert stored["practice"]["done"] == 1


@pytest.mark.parametrize("text", ["[]", '{"name": "other"}', '{"carcnb": 1, "practice": []}'])
def test_a_file_that_is_none_of_ours_stays_as_it_is(text: str, kept: Path) -> None:
    kept.write_text(text, encoding="utf-8")
    do(PracticeRun(seed=2), right=True)
    assert kept.read_text(encoding="utf-8") == text


def test_a_second_answer_and_one_after_a_hint_do_not_count_as_known() -> None:
    run = PracticeRun(["majority"], seed=4)
    run.message("hint")
    do(run, right=True)
    assert not any(row.right for row in run.memory.rules.values())
    assert run.memory.done_today == 1


def test_two_boards_of_one_learner_lose_nothing_of_each_other() -> None:
    one, other = PracticeRun(["fields"], seed=1), PracticeRun(["placement"], seed=2)
    for run in (one, other, one):
        do(run, right=True)
        run.message("next")
    assert PracticeMemory.of_learner().done_today == 3
    assert {
        exercise.rule for exercise in (*one.exercises[:2], other.exercises[0])
    } == PracticeMemory.of_learner().rules.keys()


def test_what_comes_later_is_not_made_before_it_is_wanted() -> None:
    run = PracticeRun(n=60, seed=3)
    run.message("jump", 60)
    assert run.ended
    assert len(run.exercises) == 1
    run.message("jump", 40)
    assert run.step == 1, "one after another"


def test_a_twin_is_none_of_those_that_count() -> None:
    run = next(
        run
        for seed in range(40)
        if (run := PracticeRun(["points"], 2, seed=seed)).exercise.form == "number" and run.exercise.believers.answers
    )
    belief = next(iter(run.exercise.believers.answers.values()))
    while not run.exercise.attempt.told:
        given = len(run.exercise.attempt.answers)
        run.answer(run.exercise.right + 40 + given if given else belief)
    of = run.exercise
    if run.message("twin"):
        assert run.exercise is not of
        assert (run.total, run.step) == (2, 0)
        run.message("back")
        assert run.exercise is of
        run.message("twin")
        run.message("next")
        assert run.step == 1


def test_practice_knows_expansions_that_another_package_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {topic: levels for topic, levels in trained_rules().items() if topic != "winter"}
    monkeypatch.setattr("carcnb.training.trained_rules.trained_rules", lambda: known)
    trains.cache_clear()
    try:
        assert PracticeRun(["winter"], 2, seed=1).exercise.topic == "winter"
    finally:
        trains.cache_clear()


def test_a_climb_gets_harder_and_ends_at_the_third_miss() -> None:
    run = Climb(seed=6)
    asked = 0
    while not run.ended:
        assert not run.view()["next"]
        assert not run.message("next"), "one is answered before the next one comes"
        assert asked < 12 + MISSES
        do(run, right=asked < 12)
        asked += 1
        if run.misses < MISSES:
            assert not run.message("jump", len(run.exercises)), "nothing is left out"
        assert run.message("next")
    assert (run.misses, run.first) == (MISSES, asked - MISSES)
    assert [one.difficulty for one in run.exercises] == sorted(one.difficulty for one in run.exercises)
    assert {one.difficulty for one in run.exercises} == {1, 2, 3}
    assert PracticeMemory.of_learner().best == run.first
    assert str(run.first) in run.view()["heading"]


# ---- the page


def test_the_page_tells_how_much_of_each_topic_is_known() -> None:
    rows = overview.rows()
    assert rows[0]["to"] == "practice:day"
    assert [row["to"] for row in rows] == [
        "practice:day",
        "practice:puzzles",
        "practice:check",
        "practice:climb",
        "puzzle:today",
    ]
    assert [group["to"] for group in overview.rule_map()] == [
        f"practice:{topic}" for topic in (*TOPICS, *practice_expansions())
    ]
    done = PracticeMemory.of_learner()
    for ago in (9, 6, 0):
        done.today = date.today() - timedelta(ago)
        for rule in trained_rules()["fields"][1]:
            done.note(rule, True)
    keep_part(PART, lambda _: done.as_json())
    known = {group["to"]: sum(cell[2] >= 2 for cell in group["rules"]) for group in overview.rule_map()}
    assert sum(known.values()) == len(trained_rules()["fields"][1])
    day = overview.rows()[0]
    assert day["share"] == (min(len(trained_rules()["fields"][1]), DAILY), DAILY)
    assert say("practice-streak", n=1) in day["note"]


def test_the_map_has_every_rule_that_exercises_ask_about_once() -> None:
    done = PracticeMemory.of_learner()
    for ago, rule, right in (
        (9, "BASE-7.3", True),
        (6, "BASE-7.3", True),
        (0, "BASE-7.3", True),
        (0, "BASE-8.2", False),
    ):
        done.today = date.today() - timedelta(ago)
        done.note(rule, right)
    keep_part(PART, lambda _: done.as_json())
    cells = [cell for group in overview.rule_map() for cell in group["rules"]]
    assert len({cell[0] for cell in cells}) == len(cells)
    assert {cell[0] for cell in cells} == {
        rule for levels in trained_rules().values() for shares in levels.values() for rule in shares
    }
    assert {cell[0]: cell[2] for cell in cells if cell[2]} == {"BASE-7.3": 2, "BASE-8.2": 1}
    topics = {group["to"]: [cell[0] for cell in group["rules"]] for group in overview.rule_map()}
    points = topics["practice:points"]
    assert points.index("BASE-6.4") < points.index("BASE-7.3"), "in the order of the rulebook"
    begun = [group["to"] for group in overview.rule_map() if not group["later"]]
    assert begun == [f"practice:{topic}" for topic in TOPICS], "what was not begun comes later"
    assert all(cell[3] in curriculum() for cell in cells if cell[3])
    assert next(cell[3] for cell in cells if cell[0] == "BASE-7.3") == "base/cities"


def test_practice_begins_at_its_page_or_with_a_topic() -> None:
    assert carcnb.practice().view["home"]["rows"][0]["to"] == "practice:day"
    assert len(carcnb.practice("fields", 3).view["lesson"]["steps"]) in (3 + 1, 3 + 2 + 1)  # with help or without
    with pytest.raises(carcnb.CarcnbError, match="the topics are placement"):
        carcnb.practice("chess")
    with pytest.raises(carcnb.CarcnbError, match="a topic is a text, or a list of them, not 5"):
        carcnb.practice(5)  # type: ignore[arg-type]
    for n in (0, True, "3"):
        with pytest.raises(carcnb.CarcnbError, match="n is how many"):
            carcnb.practice("fields", n)  # type: ignore[arg-type]
    with pytest.raises(carcnb.CarcnbError, match="of a topic"):
        carcnb.practice(n=3)


@pytest.mark.parametrize("what", ["points", "ferries", "ferries/1", "base/roads"])
def test_whatever_exercises_are_about_can_be_practised_and_has_its_title(what: str) -> None:
    view = carcnb.practice(what, 3, seed=1).view
    assert view["lesson"]["title"] == title_of(what) != what


# ---- what is answered elsewhere


def test_a_task_of_a_lesson_counts_for_the_rule_that_decides_it(kept: Path) -> None:
    run = LessonRun(find_lesson("base/cities"), "base/cities")
    step = min(run.tasks)
    run.open(step)
    task = run.task
    assert task is not None
    right = task.goal.choice(run.lesson.scene(step, solved=True)) if task.goal.by_choice else ""
    for choice in [choice.id for choice in task.choices if choice.id != right][:1]:
        run.answer(choice)
    run.message("retry")
    run.answer(right)
    known = PracticeMemory.of_learner()
    (rule,) = known.rules
    assert rule in ("BASE-7.3", "BASE-7.4")
    assert (known.rules[rule].right, known.rules[rule].asked) == (0, 1), "the first answer counts, once"
    assert known.done_today == 0, "it is none of the ten of the day"


def test_answers_from_elsewhere_are_heard_once_and_by_those_who_practise_meanwhile(kept: Path) -> None:
    run = PracticeRun(n=2, seed=1)
    note_answer("BASE-7.3", True)
    note_answer("BASE-7.3", False)
    do(run, right=True)
    run.message("next")
    do(run, right=True)
    known = PracticeMemory.of_learner()
    assert known.rules["BASE-7.3"].asked >= 2
    before = known.as_json()
    assert PracticeMemory.of_learner().as_json() == before
    note_answer("BASE-6.4", True)
    assert (
        PracticeMemory.of_learner().rules["BASE-6.4"].asked
        == 1 + before["rules"].get("BASE-6.4", {"asked": 0})["asked"]
    )


@pytest.mark.parametrize("rows", [None, 7, [3], [["soon", "BASE-7.3", True]], [["2026-01-01", 5, True]]])
def test_answers_that_a_hand_has_spoilt_are_left_out(rows: Any) -> None:
    assert PracticeMemory({}, TODAY, {"number": 1, "rows": rows}).rules == {}


def test_every_rule_that_a_lesson_decides_by_is_there() -> None:
    found = [
        deciding_rule(lesson, step, name.partition("/")[0])
        for name in curriculum()
        for lesson in [find_lesson(name)]
        for step, one in enumerate(lesson.steps)
        if one.task
    ]
    assert sum(map(bool, found)) > 0.95 * len(found)
    assert all(carcnb.rule(id).id == id for id in found if id)


def test_a_quiz_counts_an_exam_and_what_a_class_is_shown_do_not(kept: Path) -> None:
    made = exercises("points", n=1, seed=3)
    for exam, shown in ((False, False), (True, False), (False, True)):
        run = ExerciseRun([*map(LiveExercise, made)], exam=exam)
        run = run.aside() if shown else run
        before = {rule: row.asked for rule, row in PracticeMemory.of_learner().rules.items()}
        do(run, right=False)
        after = {rule: row.asked for rule, row in PracticeMemory.of_learner().rules.items()}
        assert sum(after.values()) - sum(before.values()) == (not exam and not shown)


# ---- a new kind of sum


def test_a_new_kind_of_sum_is_shown_then_begun_then_asked_whole_and_only_that_is_remembered(kept: Path) -> None:
    run = PracticeRun(["points"], 3, seed=4)
    board = Browser(Board(run.game, director=run))
    asked: list[tuple[bool, str, str]] = []
    while not run.ended:
        helped, one = run.has_help(run.exercise), run.exercise
        caption = str(board.board.view["lesson"]["caption"])
        asked.append((helped, one.rule, caption))
        if helped and one.attempt.shown:
            assert board.board.view["lesson"]["task"]["state"] == "given", "the sum stands there"
            assert board.board.view["lesson"]["task"]["feedback"]
        elif helped:
            assert board.board.view["lesson"]["task"]["state"] == "open"
            assert "…" in caption
            assert f"× {one.ask.lines(one.scene)[-1].each} = ?" in caption
        do(run, right=True)
        assert one.rule not in PracticeMemory.of_learner().rules or not helped or asked.count(asked[-1]) > 1
        board.do("lesson", what="next")
    first = next(n for n, (helped, *_) in enumerate(asked) if helped)
    assert [helped for helped, *_ in asked[first : first + 3]] == [True, True, False]
    assert len({rule for _, rule, _ in asked[first : first + 3]}) == 1
    assert sum(helped for helped, *_ in asked) == 2, "one new kind a day"
    assert len(asked) == 5
    assert run.first == 3
    assert PracticeMemory.of_learner().done_today == 3


def test_what_comes_with_help_is_the_same_kind_of_sum_and_gives_no_number_away(kept: Path) -> None:
    helped = 0
    for seed in range(12):
        run = PracticeRun(["points"], 3, seed=seed, memory=memory())
        while not run.ended:
            run.message("next")
        with_help = [one for one in run.exercises if run.has_help(one)]
        helped += len(with_help) == 2
        for one in with_help[1:]:
            lines = [[line.what for line in of.ask.lines(of.scene)] for of in with_help]
            assert lines[0] == lines[1], run.exercises
            assert with_help[0].rule == one.rule
            assert "1 tile " not in begun_sum(one)
            assert "… tile " not in begun_sum(one)
            assert "… coat " not in begun_sum(one)
    assert helped >= 8, "most sums are met again soon"


def test_what_came_with_help_is_neither_counted_as_left_nor_as_worth_another_look(kept: Path) -> None:
    run = PracticeRun(["points"], 3, seed=4)
    while not run.ended:
        run.message("next")
    assert any(map(run.has_help, run.exercises))
    assert "3 exercises are not answered yet" in str(run.view()["caption"])
    run = PracticeRun(["points"], 3, seed=4)
    while not run.ended:
        do(run, right=True)
        run.message("next")
    assert not run.view()["end"]["again"]


def test_a_sum_that_was_met_needs_no_help(kept: Path) -> None:
    every = {
        rule: {"box": 1, "due": str(TODAY), "right": 1, "asked": 1} for rule in Chooser(memory(), ["points"], 1).rules
    }
    run = PracticeRun(["points"], 4, seed=4, memory=memory(rules=every))
    while not run.ended:
        assert not run.has_help(run.exercise)
        run.message("next")
    assert len(run.exercises) == 4
