"""Messages, rule by rule: two score figures, and when a letter is due.  What the letters do: ``test_letters.py``."""

# mypy: disable-error-code="arg-type"
from __future__ import annotations

import pytest

from carcnb import Game
from carcnb.engine.actions import Action
from carcnb.engine.events import CardTaken, CardUsed, PointsScored
from carcnb.engine.prompts import Chance
from carcnb.systems.messages.rules import LETTERS, LetterMemory, ScoreFiguresJoined
from tests.systems.messages.scenes import CITY, completes, due, figures, letters_of, messages, options, points, used
from tests.systems.scene import said
from tests.systems.traders_and_builders.scenes import reason

TWO = ["base-E 0,-1 r2 red:city.S", "base-E -1,-1 r3", "base-W -1,0 r0 red:road.E", "base-E 1,-1 r1", "base-W 1,0 r0"]
"""A city and a road of red's; base-D on 0,0 completes both, worth 4 and 3 points."""


def two(first: str, *more: str, **given: object) -> Game:
    """Both are complete; ``first`` names which is recorded first, and with which figure."""
    game = messages(TWO, "base-D", **given)
    game.apply("place base-D 0,0 r0")
    game.apply("skip")
    feature, figure = first.split()
    game.apply({"road": "score road -1,0 road.E", "city": "score city 0,-1 city.S"}[feature])
    for answer in (f"advance {figure}", *more):
        game.apply(answer)
    return game


# ---- set-up, and two score figures


def test_the_box() -> None:
    """MSG-1, MSG-2: eight letters, all different; both score figures of a player start on 0."""
    assert len(LETTERS) == 8
    game = Game(players=2, seed=1, expansions=["messages"])
    assert game.table.state.track == {(seat, piece): 0 for seat in game.seats for piece in ("meeple", "lady")}
    assert game.setup.box() == Game(players=2, seed=1).setup.box()


def test_who_scores_chooses_the_figure() -> None:
    """MSG-3: one of the two moves, the other stays."""
    game = completes(messages(CITY, "base-E"))
    assert game.prompt is not None
    assert (game.prompt.player, game.prompt.kind, options(game)) == (
        "red",
        "advance",
        ["advance meeple", "advance lady"],
    )
    assert isinstance(game.prompt.about, PointsScored)
    game.apply("advance lady")
    assert figures(game) == (0, 4)
    assert game.scores["red"] == 4
    assert said(game, PointsScored)[-1].piece == "lady"


def test_players_who_are_not_on_turn_choose_themselves() -> None:
    """MSG-3: blue completes red's city, and red is asked."""
    game = messages(CITY, "base-E", first="blue")
    game.apply("place base-E 0,-1 r2")
    game.apply("skip")
    assert game.prompt is not None
    assert (game.prompt.player, game.table.state.player) == ("red", "blue")


def test_nothing_moves_no_figure() -> None:
    """MSG-3, D-MSG-5: an unfinished inn road brings 0 points; nobody is asked which figure moves."""
    game = due("shortest_road", "inns-14 1,0 r1 red:road.N", more=["inns_and_cathedrals"])
    before = figures(game)
    game.apply(options(game)[0])
    assert game.prompt is not None
    assert (game.prompt.kind, figures(game), points(game)) == ("place", before, [4, 0])


def test_a_feature_is_one_block() -> None:
    """MSG-4: the four points of the city go to one figure."""
    game = completes(messages(CITY, "base-E"), "advance meeple")
    assert figures(game) == (4, 0)


def test_every_feature_may_go_to_another_figure() -> None:
    """MSG-5, D-MSG-15: the road on one, the city on the other."""
    assert figures(two("road meeple", "advance lady")) == (3, 4)
    assert figures(two("road lady", "advance lady")) == (0, 7)


# ---- when a letter is due


@pytest.mark.parametrize(("start", "letters"), [(1, 1), (2, 0), (0, 0), (3, 0), (46, 1), (45, 0)])
def test_a_letter_for_ending_on_a_dark_space(start: int, letters: int) -> None:
    """MSG-6, D-MSG-1: 1 + 4 = 5 is dark, 46 + 4 = 50 is space 0 reached again; 3 + 4 = 7 only passes one."""
    game = completes(messages(CITY, "base-E", scores={"red": start, "blue": 0, "green": 0}), "advance meeple")
    assert len(letters_of(game)) == letters


def test_example_dark_spaces() -> None:
    """EX-MSG-1: from 2 with a road of three to 5, a letter; with four points to 6, none."""
    road = ["base-W 0,0 r0", "base-U 1,0 r0 red:road.E"]
    game = messages(road, "base-W", scores={"red": 2, "blue": 0, "green": 0})
    for answer in ("place base-W 2,0 r0", "skip", "advance meeple"):
        game.apply(answer)
    assert [player for player, _ in letters_of(game)] == ["red"]
    game = completes(messages(CITY, "base-E", scores={"red": 2, "blue": 0, "green": 0}), "advance meeple")
    assert (figures(game)[0], letters_of(game)) == (6, [])


def test_a_figure_that_did_not_move_brings_none() -> None:
    """MSG-6: one stands on 5 already, the other goes to 4."""
    game = completes(messages(CITY, "base-E", scores={"red": 5, "blue": 0, "green": 0}), "advance lady")
    assert letters_of(game) == []


def test_only_the_player_on_turn_gets_a_letter() -> None:
    """MSG-7, DT-MSG-3: red ends on 10 in blue's turn."""
    game = messages(CITY, "base-E", first="blue", scores={"red": 6, "blue": 0, "green": 0})
    completes(game, "advance meeple")
    assert (figures(game)[0], letters_of(game)) == (10, [])


def test_the_space_counts_when_all_is_recorded() -> None:
    """DT-MSG-1, D-MSG-2: 1 + 3 and 1 + 4 on two figures bring a letter, 1 + 3 + 4 on one figure none."""
    start = {"scores": {"red": 1, "blue": 0, "green": 0}, "track": ["red lady 1"]}
    assert len(letters_of(two("road meeple", "advance lady", **start))) == 1
    game = two("road meeple", "advance meeple", **start)
    assert (figures(game), letters_of(game)) == ((8, 1), [])
    game = two("road meeple", "advance meeple", scores={"red": 2, "blue": 0, "green": 0})
    assert (figures(game)[0], letters_of(game)) == (9, []), "2 -> 5 -> 9 passes 5"


def test_one_letter_a_turn() -> None:
    """MSG-8, DT-MSG-2: both figures end on 5, and one letter comes."""
    game = two("road lady", "advance meeple", scores={"red": 1, "blue": 0, "green": 0}, track=["red lady 2"])
    assert figures(game) == (5, 5)
    assert len(letters_of(game)) == 1
    assert game.prompt is not None
    assert game.prompt.kind == "letter"
    game.apply("letter seal")
    game.apply("advance lady")
    assert len(letters_of(game)) == 1, "from 5 to 7"


def test_one_letter_for_both_tiles_of_a_double_turn() -> None:
    """MSG-8, D-MSG-3: the second tile brings red's other figure to 5, and no letter."""
    position = ["base-D 0,0 r0 red:city.N red:builder:city.N", "base-D 1,0 r0 red:city.N"]
    start = {"scores": {"red": 1, "blue": 0, "green": 0}, "track": ["red lady 1"]}
    game = messages(position, "base-E", "base-E", more=["traders_and_builders"], **start)
    completes(game, "advance meeple", "letter seal", "advance meeple")
    for answer in ("place base-E 1,-1 r2", "skip", "advance lady"):
        game.apply(answer)
    assert (figures(game), len(letters_of(game))) == ((7, 5), 1)
    assert game.table.state.player == "blue"


def test_example_the_seal_and_a_chain() -> None:
    """EX-MSG-2, MSG-9: the two points of the seal bring the other figure from 8 to 10, and another letter."""
    start = {"scores": {"red": 1, "blue": 0, "green": 0}, "track": ["red lady 8"]}
    game = completes(messages(CITY, "base-E", **start), "advance meeple", "letter seal", "advance lady")
    assert figures(game) == (5, 10)
    assert len(letters_of(game)) == 2
    assert game.prompt is not None
    assert game.prompt.kind == "letter"


def test_a_letter_in_the_next_turn_is_a_new_one() -> None:
    """MSG-7, MSG-8: the limit is one turn's: blue's next turn and red's next have letters of their own."""
    cities = ["base-D 1,0 r0 red:city.N", "base-D 2,0 r0 blue:city.N"]
    scores = {"red": 1, "blue": 1, "green": 0}
    drawn = ["knights", "farmers", "coats_of_arms"]
    game = messages(["base-D 0,0 r0 red:city.N", *cities], *4 * ["base-E"], letters=drawn, scores=scores)
    completes(game, "advance meeple", "letter seal", "advance meeple")
    assert not game.table.recall(LetterMemory).given
    assert game.table.state.number == 2
    for answer in ("place base-E 2,-1 r2", "skip", "advance meeple", "letter seal", "advance lady"):
        game.apply(answer)
    for answer in ("place base-E 0,1 r2", "skip", "place base-E 1,-1 r2", "skip", "advance lady"):
        game.apply(answer)
    assert figures(game) == (7, 4)
    assert letters_of(game) == [("red", "knights"), ("blue", "farmers")]


# ---- the deck


def test_the_letter_is_used_or_its_seal() -> None:
    """MSG-10, D-MSG-4: taking it is compulsory, and so is one of the two."""
    game = due("knights", "base-E 0,1 r2 red:city.S")
    assert options(game) == ["letter use", "letter seal"]
    assert reason(game, "skip") == ("compulsory", "MSG-10")
    assert reason(game, "letter meeple 0,1 city.S") == ("letter-knights", "MSG-17")
    game.apply("letter seal")
    game.apply("advance lady")
    assert (figures(game), points(game), used(game)) == ((5, 2), [4, 2], [("knights", False)])


def test_a_letter_goes_under_the_deck() -> None:
    """MSG-11, D-MSG-14, D-MSG-17: after eight letters the first comes again, and still only its player sees it."""
    game = Game(players=2, seed=4, expansions=["messages"], tiles=["base-U"] * 30)
    messages_rules = game.table.expansions[0]
    game.table.remember(LetterMemory(given=True))  # no seal brings another of itself
    draws = []
    for _ in range(11):
        script = messages_rules._letter(game.table)  # type: ignore[attr-defined]
        question = next(script)
        while question is not None:
            try:
                if isinstance(question, Chance):
                    draws.append(question)
                    question = script.send(question.options[0])
                else:
                    question = script.send(
                        Action("letter", "seal") if question.kind == "letter" else question.options[0]
                    )
            except StopIteration:
                question = None
    drawn = [event.card for event in said(game, CardTaken)]
    assert sorted(drawn[:8]) == sorted(LETTERS)
    assert drawn[8:] == drawn[:3]
    assert [len(draw.options) for draw in draws] == [8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 1]
    assert {draw.seen_by for draw in draws} == {"red"}


def test_the_letter_is_for_its_players_eyes() -> None:
    """MSG-10, D-MSG-17: the others see that a letter is taken; which, only when its action is used."""
    game = due("knights", "base-E 0,1 r2 red:city.S")
    assert game.view("red").hands == {("red", "letter"): ("knights",)}
    assert game.view("blue").hands == {("red", "letter"): ("hidden",)}
    assert game.view("blue").legal_actions() == []
    assert [e.card for e in game.view("blue").events if isinstance(e, CardTaken)] == ["hidden"]
    sealed, acted = game.clone(), game.clone()
    sealed.apply("letter seal")
    assert [e.card for e in sealed.view("blue").events if isinstance(e, CardUsed)] == ["hidden"]
    acted.apply("letter use")
    assert [e.card for e in acted.view("blue").events if isinstance(e, CardUsed)] == ["knights"]
    assert "knights" not in str(game.view("blue").history)


# ---- the end


def test_both_figures_are_added_before_the_final_scoring() -> None:
    """MSG-22, MSG-23, DT-MSG-11: 37 and 26 are 63; the final scoring moves one figure and brings no letter."""
    scores = {"red": 37, "blue": 0, "green": 0}
    game = messages(["base-E 0,0 r0 red:city.N"], "base-B", last=[], scores=scores, track=["red lady 26"])
    game.apply(game.legal_actions()[0])
    game.apply("skip")
    assert game.over
    assert said(game, ScoreFiguresJoined) == [ScoreFiguresJoined("red", 63)]
    assert figures(game) == (64, 0)
    assert (game.scores["red"], letters_of(game)) == (64, [])


def test_a_letter_of_the_last_turn_is_still_used() -> None:
    """D-MSG-21: it belongs to that turn."""
    game = messages(CITY, "base-E", last=[], scores={"red": 1, "blue": 0, "green": 0})
    completes(game, "advance meeple")
    assert game.prompt is not None
    assert game.prompt.kind == "letter"
    game.apply("letter seal")
    game.apply("advance meeple")
    assert game.over
    assert game.scores["red"] == 7


def test_the_rest_is_the_base_game() -> None:
    """MSG-24: a game that nobody scores in asks nothing new."""
    game = messages(["base-D 0,0 r0"], "base-U")
    game.apply("place base-U 1,0 r0")
    game.apply("deploy meeple 1,0 road.E")
    assert game.prompt is not None
    assert (game.prompt.player, game.prompt.kind) == ("blue", "place")


def test_others_figures_are_no_obstacle() -> None:
    """D-MSG-18: red gets the letter though blue stands on the same space, and both figures may move in one turn."""
    game = completes(messages(CITY, "base-E", scores={"red": 1, "blue": 5, "green": 0}), "advance meeple")
    assert len(letters_of(game)) == 1
