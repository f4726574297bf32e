"""The lessons of The Gifts: every worked example is played, and ends as in the rules; the learner sees the cards."""

# mypy: disable-error-code="index, return-value"
from __future__ import annotations

from carcnb.board.board import Board
from carcnb.engine.events import CardTaken, CardUsed, Feature, FigureReturned, HouseRule
from carcnb.engine.game import Game
from carcnb.lessons.model import Lesson
from carcnb.lessons.reading import find_lesson, names
from carcnb.lessons.run import LessonRun
from carcnb.questions.scene import segment_at
from carcnb.systems.gifts.rules import GIFTS
from carcnb.words import languages

LESSONS = names("gifts")


def of(example: str) -> Lesson:
    """The lesson that plays an example."""
    (found,) = [find_lesson(name) for name in LESSONS if example in find_lesson(name).examples]
    return found


def at_the_end(lesson: Lesson) -> Game:
    return lesson.game(len(lesson.steps) - 1, solved=True)


def feature(game: Game, place: str) -> Feature:
    return game.table.feature(segment_at(game, place))


def home(game: Game) -> list[tuple[str, str]]:
    return [(event.player, event.spot) for event in game.events if isinstance(event, FigureReturned)]


def test_every_worked_example_of_the_gifts_is_played() -> None:
    played = {example for name in LESSONS for example in find_lesson(name).examples}
    assert played == {f"EX-GIFT-{n}" for n in range(1, 6)}


def test_ex_gift_1_one_gift_for_the_road() -> None:
    game = of("EX-GIFT-1").game(2)
    assert [e.player for e in game.events if isinstance(e, CardTaken)] == ["red"]
    assert feature(game, "0,0 road.E").strength == (("blue", 1),)
    assert feature(game, "0,0 city.N").strength == (("red", 1),)


def test_ex_gift_2_red_alone_scores_the_monastery() -> None:
    game = at_the_end(of("EX-GIFT-2"))
    assert game.scores == {"red": 9, "blue": 0, "green": 0}
    assert sorted(seat for seat, _ in home(game)) == ["blue", "green", "red", "red"]


def test_ex_gift_3_the_road_is_swept_and_taken_again() -> None:
    lesson = of("EX-GIFT-3")
    swept = lesson.game(0, solved=True)
    assert (swept.scores["red"], home(swept), feature(swept, "0,0 road.E").strength) == (4, [("red", "road.E")], ())
    assert feature(at_the_end(lesson), "0,0 road.E").strength == (("red", 1),)


def test_ex_gift_4_three_followers_are_six_points() -> None:
    game = at_the_end(of("EX-GIFT-4"))
    assert game.scores == {"red": 6, "blue": 0, "green": 0}
    assert dict(feature(game, "0,0 city.N").strength) == {"blue": 1, "green": 1}


def test_ex_gift_5_the_knight_lies_on_the_occupied_field() -> None:
    game = of("EX-GIFT-5").game(1)
    assert dict(feature(game, "0,0 field.ENE").strength) == {"red": 1, "blue": 1}
    assert feature(game, "0,0 city.N").strength == ()


def test_every_gift_is_opened_somewhere() -> None:
    games = [at_the_end(find_lesson(name)) for name in LESSONS]
    assert {e.card for game in games for e in game.events if isinstance(e, CardUsed)} == set(GIFTS)


def test_beside_another_expansion_the_log_calls_it_a_house_rule() -> None:
    """D-INT-16."""
    told = [find_lesson("gifts/farmyard").game(0).events, find_lesson("gifts/open").game(0).events]
    assert [any(isinstance(event, HouseRule) for event in events) for events in told] == [True, False]


def test_the_learner_sees_the_cards_and_opens_one() -> None:
    """GIFT-10: a lesson is played by one person, so its secret questions stand open."""
    run = LessonRun(find_lesson("gifts/synod"))
    board = Board(run.game, director=run)
    run.open(1)
    run.message("try")
    board.refresh()
    cards = [option.get("card") for option in board.view["prompt"]["options"]]
    assert "gift-synod" in cards


def test_the_tile_in_hand_is_shown_once() -> None:
    """GIFT-12: by the question about the gift where that is asked on the board, else by the task."""
    shown = []
    for name in ("open", "cash_out"):
        run = LessonRun(find_lesson(f"gifts/{name}"))
        shown.append(bool(run.view()["task"]["tile"]))
    run.game.apply("gift cash_out")
    run.game.apply("cash meeple 0,1 road.E")
    assert [*shown, bool(run.view()["task"]["tile"])] == [True, False, True]


def states(run: LessonRun, *answers: str) -> list[str]:
    """What the panel thinks of the task after each answer."""
    found = []
    for answer in answers:
        run.game.apply(answer)
        run.on_action()
        found.append(run.state)
    return found


def test_opening_a_gift_is_not_yet_the_whole_turn() -> None:
    """GIFT-12: a task is judged when the tile lies, or as soon as it is solved."""
    run = LessonRun(find_lesson("gifts/cash_out"))
    assert states(run, "gift cash_out", "cash meeple -1,0 city.E") == ["open", "right"]
    run.open(0)
    assert states(run, "gift cash_out", "cash meeple 0,1 road.E") == ["open", "open"]
    while run.game.prompt and run.game.prompt.player == "red":
        told = states(run, str(run.game.legal_actions()[-1]))
    assert told == ["notyet"]
    run = LessonRun(find_lesson("gifts/take_two"))
    assert states(run, "gift take_two", "keep base-U", "place base-U 1,1 r0")[-1] == "notyet"


def test_the_learner_is_asked_often_and_in_different_ways() -> None:
    asked = [step.task for name in LESSONS for step in find_lesson(name).steps if step.task]
    assert len(asked) >= 14
    assert {task.goal.verb for task in asked} >= {"draws", "scores", "points", "owners", "legal", "deploys"}
    assert all(task.wrong and set(languages()) <= set(task.wrong) for task in asked)
