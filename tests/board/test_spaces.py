"""The score track as the browser gets it: two figures, robbers, dark spaces, and the answers that are about a space."""

# mypy: disable-error-code="no-any-return"
from __future__ import annotations

import json
import random
from typing import Any

import carcnb
from carcnb.board import outcome
from carcnb.board.reader import Reader
from carcnb.board.textboard import text_board
from carcnb.board.view import view
from carcnb.engine.actions import Action
from carcnb.wire.shapes import faults
from carcnb.wire.view import View
from tests.board.browser import sent

NAMES = {"red": "Ada", "blue": "Ben"}
ROAD = ["base-W 0,0 r0", "base-U 1,0 r0 red:road.E"]


def seen(game: carcnb.Game, lang: str = "en") -> dict[str, Any]:
    made = sent(view(game, Reader.of(game, lang)))
    assert list(faults(made, View, "view")) == []
    return made


def closing(expansions: list[str], **options: Any) -> carcnb.Game:
    """Ada's road of three tiles has just been closed."""
    game = carcnb.Game(
        NAMES, expansions, position=ROAD, tiles=["base-W", "base-U"], draws=["base-W", "base-U"], **options
    )
    game.apply("place base-W 2,0 r0")
    game.apply("skip")
    return game


def test_without_these_expansions_the_track_only_counts() -> None:
    assert "lane" not in seen(carcnb.Game(NAMES, seed=1))


def test_the_dark_spaces_are_those_of_messages() -> None:
    """MSG-6, D-MSG-1."""
    assert seen(carcnb.Game(NAMES, ["messages"], seed=1))["lane"] == {"dark": list(range(0, 50, 5)), "figures": []}
    assert seen(carcnb.Game(NAMES, ["robbers"], seed=1))["lane"]["dark"] == []


def test_a_robber_stands_on_its_space_and_is_told_in_the_text_board() -> None:
    game = carcnb.Game(NAMES, ["robbers"], seed=1, scores={"red": 12}, track=["blue robber 12"])
    assert seen(game)["lane"]["figures"] == [["blue", "robber", 12]]
    assert text_board(game, Reader.of(game, "en")).endswith("\n\nRobber, Ben: 12")


def test_which_figure_moves_is_asked_with_the_space_it_comes_to() -> None:
    """MSG-3, MSG-6: 2 + 3 is a dark space, 0 + 3 is none; past 49 the track goes on from 0."""
    game = closing(["messages"], scores={"red": 2})
    asked = seen(game)["prompt"]
    assert [(str(game.legal_actions()[o["id"]]), o["start"], o["space"], o["note"]) for o in asked["options"]] == [
        ("advance meeple", 2, 5, "From 2 to 5, a dark space"),
        ("advance lady", 0, 3, "From 0 to 3"),
    ]
    assert asked["facts"] == "Road completed, Ada 3 points."
    around = seen(closing(["messages"], scores={"red": 49}))["prompt"]["options"][0]
    assert (around["start"], around["space"], around["note"]) == (49, 2, "From 49 to 52")


def test_what_is_recorded_next_is_told_beforehand() -> None:
    game = closing(["messages"])
    told = outcome.sentences(game, game.legal_actions()[0], Reader.of(game, "en"), "outlook")
    assert [line["text"] for line in told] == ["Road completed: Ada +3"]


def test_the_outlook_of_a_tile_counts_what_is_recorded_after_a_question() -> None:
    game = carcnb.Game(NAMES, ["messages"], position=ROAD, tiles=["base-W", "base-U"], draws=["base-W"])
    action = next(a for a in game.legal_actions() if str(a) == "place base-W 2,0 r0")
    told = outcome.sentences(game, action, Reader.of(game, "en"), "outlook")
    assert [line["text"] for line in told] == ["Completes the road: Ada +3"]


def test_a_robber_is_put_on_a_space() -> None:
    """ROB-3, ROB-5."""
    options: dict[str, Any] = {
        "tiles": ["robbers-01", "base-U"],
        "draws": ["robbers-01"],
        "position": ["base-U 0,0 r0"],
    }
    game = carcnb.Game(NAMES, ["robbers"], scores={"blue": 12}, **options)
    game.apply(game.legal_actions()[0])
    (only,) = seen(game)["prompt"]["options"]
    assert (only["text"], only["space"], only["figure"], only["note"]) == ("To space 12", 12, "robber", "Beside Ben")
    moved = carcnb.Game(NAMES, ["robbers"], scores={"blue": 12}, track=["red robber 3"], **options)
    moved.apply(moved.legal_actions()[0])
    assert seen(moved)["prompt"]["options"][0]["start"] == 3


def test_roads_to_sweep_are_places_on_the_board() -> None:
    """GIFT-20."""
    game = carcnb.Game(NAMES, ["gifts"], position=[*ROAD, "base-U 0,1 r1"], seed=1, hands=["red gift road_sweeper"])
    game.apply("gift road_sweeper")
    places = seen(game)["prompt"]["places"]
    assert places["kinds"] == [""]
    assert ["on-road", "Road, 2 tiles", "Ada"] in places["texts"]


def test_budget_of_a_move() -> None:
    """At most 16 kB for six players until the last tile, with the hand of whoever is asked laid open."""
    game, rng = carcnb.Game(6, ["messages", "robbers", "gifts"], seed=4), random.Random(4)
    largest = 0
    while game.prompt:
        options = game.legal_actions()
        if len(game.table.state.tiles) > 75:
            board = carcnb.play(game, seat=game.prompt.player)
            largest = max(largest, len(json.dumps(board.view, ensure_ascii=False).encode()))
        game.apply(rng.choice(options[:30] if game.prompt.kind == "place" else options))
    assert 0 < largest <= 16_000


def test_whom_a_robber_may_rob_is_shown_on_his_space() -> None:
    """ROB-13."""
    position = ["base-W 0,0 r0", "base-U 1,0 r0 red:road.E blue:road.W"]
    options: dict[str, Any] = {"tiles": ["base-W", "base-U"], "draws": ["base-W"], "position": position}
    names = {**NAMES, "green": "Cleo"}
    game = carcnb.Game(names, ["robbers"], scores={"red": 7, "blue": 7}, track=["green robber 7"], **options)
    game.apply("place base-W 2,0 r0")
    game.apply("skip")
    asked = seen(game)["prompt"]
    assert (asked["who"], asked["facts"]) == ("Cleo is asked, Ada is on turn", "Road completed, Ada 3 points.")
    (only,) = asked["options"]
    assert (game.legal_actions()[only["id"]], only["space"], only["figure"]) == (Action("rob", "red"), 7, "robber")


def test_a_gift_to_take_shows_its_back() -> None:
    game, rng = carcnb.Game(NAMES, ["gifts"], seed=1), random.Random(1)
    while game.prompt and game.prompt.kind != "take_gift":
        game.apply(game.legal_actions()[0] if game.prompt.kind == "deploy" else rng.choice(game.legal_actions()))
    assert seen(game)["prompt"]["options"] == [{"id": 0, "text": "Take a gift", "note": "", "card": "gift"}]
