"""How a learner's answer is judged where the lesson's wording needs it exact."""

# mypy: disable-error-code="attr-defined, comparison-overlap, index, union-attr"
from __future__ import annotations

import re

import pytest

from carcnb.lessons.reading import find_lesson, make_lesson, names
from carcnb.lessons.run import LessonRun
from carcnb.lessons.saving import as_data
from carcnb.lessons.writing import new_lesson
from carcnb.questions import GOALS, Question
from carcnb.questions.errors import GoalError, LessonError
from carcnb.studio.draft import open_lesson
from carcnb.words import speaking
from tests.lessons.test_library import played


def at(name: str, step: int) -> LessonRun:
    """A lesson opened at a step, counted from 1."""
    run = LessonRun(find_lesson(name))
    run.open(step - 1)
    return run


def act(run: LessonRun, *actions: str) -> None:
    for action in actions:
        run.game.apply(action)
        run.on_action()


def feedback(run: LessonRun) -> str:
    return "".join(part["t"] for block in run.feedback for parts in block.values() for part in parts)


@pytest.mark.parametrize(
    ("name", "step", "answers"),
    [
        ("base/placing", 5, ["BASE-4.4"]),
        ("base/placing", 5, ["BASE-4.5"]),
        ("base/claims", 2, ["no"]),
        ("base/placing", 4, ["place base-V 2,0 r0"]),
        ("base/taken", 2, ["place base-N 0,2 r2", "deploy meeple 0,2 field.NNW"]),
    ],
)
def test_a_verdict_is_told_in_the_language_of_now(name: str, step: int, answers: list[str]) -> None:
    def answered() -> LessonRun:
        run = at(name, step)
        act(run, *answers) if " " in answers[0] else run.answer(answers[0])
        assert run.state != "open"
        return run

    before = answered()
    with speaking("cs"):
        assert feedback(before) == feedback(answered())
        before.message("next")
        before.message("back")
        if before.state == "right":
            assert feedback(before) == feedback(answered())


@pytest.mark.parametrize(
    ("name", "step", "laid"), [("base/placing", 4, True), ("base/placing", 5, True), ("base/claims", 2, False)]
)
def test_an_answer_that_nobody_has_found_is_shown_as_such(name: str, step: int, laid: bool) -> None:
    run, lies = at(name, step), "The board shows the answer to the last task."
    run.message("next")
    assert (lies in str(run.view()["caption"])) is laid
    run.message("back")
    assert run.view()["task"]["shows"] == "Show me"
    assert run.message("tell")
    assert (run.state, run.solved) == ("right", set())
    assert feedback(run).startswith("This would be right.")
    assert "'shows'" not in str(run.view()["task"])
    run.message("next")
    assert lies not in str(run.view()["caption"])
    run.message("back")
    assert run.state == "open"


def test_a_figure_in_the_right_role_on_another_square_is_not_yet_right() -> None:
    run = at("base/taken", 2)
    act(run, "place base-N 0,2 r2", "deploy meeple 0,2 field.NNW")
    assert run.state == "notyet"
    assert "another place" in feedback(run)


def test_a_task_about_the_tile_alone_asks_for_no_figure() -> None:
    run = at("base/placing", 4)
    act(run, "place base-V 2,0 r0")
    assert run.state == "right"
    assert run.game.prompt is not None
    assert run.game.prompt.kind == "place"


def test_feedback_names_the_points_of_the_player_asked_about_only() -> None:
    run = at("base/end_unfinished", 3)
    run.answer("3")
    assert run.state == "right"
    assert re.findall(r"\+\d+", feedback(run)) == ["+3"]


def test_the_next_players_tile_is_no_part_of_a_task_that_is_done() -> None:
    run = at("base/edges", 2)
    assert run.view()["task"]["tile"] == "base-U"
    run.answer("yes")
    assert run.view()["task"]["tile"] == "base-U"
    run.answer("no")
    assert run.view()["task"]["tile"] == "base-U", "what was asked stays beside its answer"
    run.game.apply(run.game.legal_actions()[0])
    assert run.view()["task"]["tile"] is None


@pytest.mark.parametrize("text", ["deploys farmer 1", "deploys farmer 1,0 2", "deploys lady", "deploys"])
def test_a_goal_that_names_no_cell_where_one_belongs_is_refused(text: str) -> None:
    with pytest.raises(GoalError):
        Question.parse(text, GOALS)


def test_a_right_answer_about_a_rule_leaves_the_picture_it_speaks_of() -> None:
    run = at("base/placing", 5)
    before = run.game.history
    run.answer("BASE-4.4")
    assert run.state == "right"
    assert run.game.history == before


def test_a_task_is_ticked_when_it_is_solved_not_when_it_is_left() -> None:
    run = at("base/taken", 2)
    run.message("next")
    assert [step["done"] for step in run.view()["steps"]][:2] == [True, False]


def test_a_task_that_has_been_begun_can_be_taken_back() -> None:
    run = LessonRun(find_lesson("base/roads"))
    run.open(next(n for n, s in enumerate(run.lesson.steps) if s.task and not s.task.goal.by_choice))
    assert run.view()["task"]["begun"] is False
    run.game.apply(run.game.legal_actions()[0])
    assert (run.state, run.view()["task"]["begun"]) == ("open", True)
    run.message("retry")
    assert run.view()["task"]["begun"] is False


@pytest.mark.parametrize(("laid", "state"), [("place base-D 1,0 r0", "right"), ("place base-D 0,1 r2", "notyet")])
def test_what_is_asked_of_the_tile_is_judged_with_the_tile(laid: str, state: str) -> None:
    run = at("base/edges", 3)
    act(run, laid)
    assert (run.state, run.playable) == (state, False), "no question of the game stands beside a verdict"
    assert run.view()["task"]["tile"] is None


@pytest.mark.parametrize(
    ("name", "step", "laid", "said"),
    [
        ("base/two_parts", 2, "place base-N 0,1 r1", r"\+\d+"),
        ("base/edges", 3, "place base-D 1,0 r0", "City completed"),
    ],
)
def test_the_verdict_on_a_tile_says_what_it_completes(name: str, step: int, laid: str, said: str) -> None:
    run = at(name, step)
    act(run, laid)
    assert run.state == "right"
    assert re.search(said, feedback(run))


def test_a_step_that_is_read_takes_no_moves_unless_it_is_open() -> None:
    """What was shown at an open step is kept by what is written of it."""
    board, text = find_lesson("base/placing"), "Look."
    assert not LessonRun(board).playable
    draft = new_lesson("Mine", position=["base-D 0,0 r0"])
    draft.step("Read", text)
    draft.step("Try", text, open=True)
    draft.ask("Lay it.", "places", solution=["place base-U 1,0 r0"])
    run = LessonRun(draft.lesson)
    assert [(run.open(n), run.playable)[1] for n in range(4)] == [False, True, True, False]  # type: ignore[func-returns-value]
    run.open(1)
    act(run, "place base-U 1,0 r0")
    assert (run.off_path, run.playable) == (True, True)
    run.message("retry")
    assert (run.off_path, run.playable) == (False, True)
    assert make_lesson(as_data(draft.lesson)) == draft.lesson
    assert [page.open for page in open_lesson(draft.lesson).pages] == [False, True, False]
    with pytest.raises(LessonError, match="'open' is for one without"):
        make_lesson({"language": "en", "title": "x", "step": [{"task": "x", "goal": "skips", "open": True}]})


def test_a_step_that_was_solved_stands_so_when_the_learner_comes_back() -> None:
    run = at("base/edges", 2)
    choices = [choice["id"] for choice in run.view()["task"]["choices"]]
    for choice in choices:
        run.answer(choice)
    if run.state != "right":
        run.answer(choices[0])
    solved = run.view()["task"]
    run.message("next")
    run.message("back")
    assert run.view()["task"] == solved
    run.message("restart")
    run.message("jump", 1)
    assert run.view()["task"]["state"] == "open", "from the beginning all is open again"


def test_what_is_tried_on_a_solved_board_is_gone_when_the_learner_comes_back() -> None:
    run = at("base/placing", 4)
    act(run, "place base-V 2,0 r0")
    there = run.game.position_key()
    run.game.apply(run.game.legal_actions()[0])
    run.message("next")
    run.message("back")
    assert run.state == "right"
    assert run.game.position_key() == there
    run.message("retry")
    assert run.state == "open"


def test_an_own_right_answer_that_lies_elsewhere_is_told_of_when_the_lesson_goes_on() -> None:
    for cell, told in (("-1,0 r0", True), ("2,0 r0", False)):
        run, lies = at("base/placing", 4), "Your answer was right, too."
        place = (
            next(str(a) for a in run.game.legal_actions() if f" {cell.split()[0]} " in str(a))
            if told
            else f"place base-V {cell}"
        )
        act(run, place)
        assert run.state == "right"
        run.message("next")
        assert (lies in str(run.view()["caption"])) is told


@pytest.mark.parametrize(
    ("name", "step", "own", "told"),
    [
        # the same points, walked by the other figure
        ("messages/two_figures", 2, ["place base-E 0,-1 r2", "skip", "advance meeple"], True),
        ("messages/two_figures", 2, ["place base-E 0,-1 r2", "skip", "advance lady"], False),
        # both recorded in the other order, by the same figures, then by the others
        ("messages/steering", 2, ["score city 0,-1 city.S", "advance meeple", "advance lady"], False),
        ("messages/steering", 2, ["score city 0,-1 city.S", "advance lady", "advance meeple"], True),
        # the other way to turn the bend, with a farmer on the field that is free then
        ("winter/joining", 2, ["place base-V 1,0 r1", "deploy meeple 1,0 field.NNW"], True),
    ],
)
def test_an_own_right_answer_that_leaves_the_figures_otherwise_is_told_of(
    name: str, step: int, own: list[str], told: bool
) -> None:
    run = at(name, step)
    act(run, *own)
    assert run.state == "right"
    run.message("next")
    assert ("Your answer was right, too." in str(run.view()["caption"])) is told


def test_a_lessons_own_answer_never_counts_as_another() -> None:
    for name in names():
        run = LessonRun(find_lesson(name))
        for n in run.tasks - {run.total - 1}:
            run.open(n)
            if not run.task.goal.by_choice:
                played(run, run.lesson.path[n][1])
                run.message("next")
                assert "was right, too" not in str(run.view()["caption"]), f"{name}, step {n + 1}"


def test_who_got_the_points_that_another_was_to_get_is_told() -> None:
    run = at("winter/track", 2)
    laid = next(str(action) for action in run.game.legal_actions() if " 2,2 " in str(action))
    act(run, laid, "skip")
    assert run.state == "notyet"
    assert feedback(run).startswith("Ben gets no points here. Ada: Road completed +3")


def test_a_card_that_did_not_come_is_told_by_its_name() -> None:
    run = at("messages/one_a_turn", 1)
    act(run, "advance lady")
    assert run.state == "notyet"
    assert feedback(run).startswith("That brings Ada no letter.")


def test_a_large_figure_in_another_role_on_the_square_is_not_yet_right() -> None:
    run = at("flying_machines/who", 3)
    act(run, "fly large 0,0", "land large 1,0 road.E")
    assert run.state == "notyet"
    assert "another place" in feedback(run)
