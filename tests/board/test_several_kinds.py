"""The board of games with more than the base: kinds of figures, tokens, a second tile, what modifies a sum, winter."""

# mypy: disable-error-code="no-any-return, typeddict-item, union-attr"
from __future__ import annotations

import json
import random
from typing import Any

import pytest

import carcnb
from carcnb.board import Board
from carcnb.board.answers import answer
from carcnb.board.cards import card
from carcnb.board.final import final
from carcnb.board.reader import Reader
from carcnb.board.view import view
from carcnb.drawing import game_svg, parts, sheet
from carcnb.engine.actions import SKIP
from carcnb.tiles import box
from carcnb.wire.messages import read
from carcnb.wire.shapes import faults
from carcnb.wire.talk import Card
from carcnb.wire.view import View
from tests.board.browser import sent

INNS, TRADERS = "inns_and_cathedrals", "traders_and_builders"
NAMES = {"red": "Ada", "blue": "Ben"}
SETS = ["base", "inns", "traders", "winter"]


def at(*position: str, tiles: tuple[str, ...] = ("base-U",), **options: Any) -> carcnb.Game:
    more = {"expansions": [INNS, TRADERS], "draws": tiles} | options
    return carcnb.Game(NAMES, seed=1, position=position, tiles=tiles, **more)


def seen(game: carcnb.Game) -> dict[str, Any]:
    made = sent(view(game, Reader.of(game, "en")))
    assert list(faults(made, View)) == []
    return made


def told(game: carcnb.Game, cell: tuple[int, int], segment: int) -> dict[str, Any]:
    made = card(game.table, cell, segment, Reader.of(game, "en"))
    assert made is not None
    assert list(faults(made, Card)) == []
    return sent(made)


def sums(made: dict[str, Any]) -> list[tuple[int, list[tuple[str, int, str]]]]:
    return [(p["value"], [(s["text"], s["value"], s["rule"]) for s in p["lines"]]) for p in made["points"]]


# ---- figures


def test_every_kind_at_hand_is_offered_and_named() -> None:
    """IC-14: on a free segment either follower; TB-BUILDER-1, TB-PIG-1: builder and pig where an own follower is."""
    game = at("base-D 0,0 r0 red:road.E red:field.ESE")
    game.apply("place base-U 1,0 r0")
    made = seen(game)
    options = [(o["segment"], o["figure"], o["icon"], o["text"]) for o in made["prompt"]["options"]]
    assert [(figure, icon) for _, figure, icon, _ in options] == [
        ("meeple", "farmer"),
        ("large", "farmer"),
        ("builder", "builder"),
        ("pig", "pig"),
    ]
    assert options[0][0] == options[1][0]
    assert [made["names"][figure] for _, figure, _, _ in options] == ["Meeple", "Large meeple", "Builder", "Pig"]


def test_the_supply_names_every_kind() -> None:
    """IC-13, TB-11."""
    made = seen(at("base-D 0,0 r0 red:large:road.E"))
    assert made["seats"][0]["supply"] == [["meeple", 7, 7], ["large", 0, 1], ["builder", 1, 1], ["pig", 1, 1]]


def test_the_base_game_has_no_tokens() -> None:
    made = seen(carcnb.Game(2, seed=1))
    assert all("tokens" not in seat for seat in made["seats"])
    assert made["names"] == {"meeple": "Meeple"}


# ---- tokens and the second tile


def test_whoever_completes_a_city_holds_its_tokens() -> None:
    """TB-GOODS-3: with a line in the log."""
    game = at("traders-02 0,0 r0", "base-E 0,-1 r2", tiles=("base-E", "base-U"))
    assert dict(seen(game)["seats"][0]["tokens"]) == {"wine": 0, "grain": 0, "cloth": 0}
    game.apply("place base-E -1,0 r1")
    game.apply(SKIP)
    made = seen(game)
    assert dict(made["seats"][0]["tokens"])["wine"] == 1
    assert made["names"]["wine"] == "Wine"
    assert [(e["text"], e["rule"]) for e in made["log"] if "token" in e["text"]] == [
        ("Ada takes 1 wine token", "TB-GOODS-3")
    ]


def test_the_second_tile_is_announced() -> None:
    """TB-BUILDER-7: in the question and its steps, and in the log."""
    game = at("base-D 0,0 r0 red:road.E", "base-U 1,0 r0 red:builder:road.W", tiles=("base-U", "base-V", "base-W"))
    assert seen(game)["prompt"]["question"] == "Place the tile"
    game.apply("place base-U 2,0 r0")
    game.apply(SKIP)
    made = seen(game)
    assert (made["prompt"]["seat"], made["prompt"]["question"]) == ("red", "Place the second tile")
    assert made["prompt"]["steps"][0] == "Tile 2"
    assert [entry["text"] for entry in made["log"]][:2] == [
        "Second half of the double turn: Ada",
        "Double turn: Ada gets a second tile",
    ]


def test_what_a_move_would_bring_is_told_beforehand() -> None:
    """TB-BUILDER-6, TB-GOODS-3: beside the points of what it completes."""

    def outlook(game: carcnb.Game, action: str) -> list[tuple[str, str]]:
        number = list(map(str, game.legal_actions())).index(action)
        question = {"do": "ask", "id": 1, "n": len(game.history), "what": "outlook", "answer": number}
        lines = answer(game, read(question), Reader.of(game, "en"))["lines"]
        return [(line["text"], line["rule"]) for line in lines]

    game = at("base-D 0,0 r0 red:road.E", "base-U 1,0 r0 red:builder:road.W", tiles=("base-U", "base-V"))
    assert outlook(game, "place base-U 2,0 r0") == [("Double turn: Ada gets a second tile", "TB-BUILDER-6")]
    game = at("traders-02 0,0 r0 red:city.N", "base-E 0,-1 r2", tiles=("base-E", "base-U"))
    assert outlook(game, "place base-E -1,0 r1") == [
        ("Completes the city: Ada +6", "BASE-7.3"),
        ("Ada takes 1 wine token", "TB-GOODS-3"),
    ]


# ---- cards


def test_an_inn_doubles_a_road_or_takes_all() -> None:
    """IC-20, IC-22: a line of its own, and the reason why an unfinished road is worth nothing."""
    made = told(at("inns-14 0,0 r0 red:road.E"), (0, 0), 0)
    assert made["points"][0] | {"label": ""} == {
        "label": "",
        "value": 0,
        "sum": "unfinished with an inn: 1 tile × 0 = 0",
        "rule": "IC-22",
        "lines": [],
    }
    assert sums(made)[1] == (6, [("3 tiles × 1", 3, "BASE-6.4"), ("inn: 3 tiles × 1", 3, "IC-20")])


def test_a_cathedral_adds_for_tiles_and_coats_or_takes_all() -> None:
    """IC-25, IC-26, IC-28."""
    made = told(at("inns-02 0,0 r0 red:city.N", "base-F 1,0 r0"), (0, 0), 0)
    assert made["points"][0]["value"] == 0
    assert made["points"][0]["rule"] == "IC-28"
    assert made["facts"] == ["2 tiles", "1 coat of arms"]
    assert [rule for _, _, rule in sums(made)[1][1]] == ["BASE-7.3", "BASE-7.4", "IC-25", "IC-26"]


def test_a_large_meeple_is_two_in_the_majority() -> None:
    """IC-15: the strengths are said where they are not the numbers of figures."""
    game = at("base-D 0,0 r0 red:large:road.E", "base-U 1,0 r0", "base-U 2,0 r0 blue:road.W")
    made = told(game, (1, 0), 0)
    assert made["figures"] == [["red", 1, "large"], ["blue", 1, "meeple"]]
    assert made["who"] == "Ada would score. Strength: Ada 2, Ben 1"
    assert ("Large meeple: counts as two", "IC-15") in [(n["text"], n["rule"]) for n in made["notes"]]
    plain = told(at("base-D 0,0 r0 red:road.E"), (0, 0), 1)
    assert (plain["who"], plain["notes"]) == ("Ada would score", [])


def test_a_builder_counts_nothing_and_says_what_it_does() -> None:
    """TB-BUILDER-6, TB-BUILDER-17."""
    made = told(at("base-D 0,0 r0 red:road.E", "base-U 1,0 r0 red:builder:road.W"), (0, 0), 1)
    assert made["who"].endswith("Strength: Ada 1")
    assert [note["rule"] for note in made["notes"]] == ["TB-BUILDER-6"]


def test_a_pig_makes_the_field_worth_more_for_its_owner_alone() -> None:
    """TB-PIG-4: owners of different sums are told apart."""
    game = at(
        "base-E 0,0 r0 red:field.ESE",
        "base-E 0,-1 r2",
        "base-B 1,0 r0 red:pig:field.WNW",
        "base-B 2,0 r0 blue:field.WNW",
    )
    made = told(game, (0, 0), 1)
    assert [(p["label"], p["value"]) for p in made["points"]] == [
        ("At the end, as it stands now: Ada", 4),
        ("At the end, as it stands now: Ben", 3),
    ]
    assert sums(made)[0][1][-1] == ("pig: 1 complete city × 1", 1, "TB-PIG-4")
    assert [note["rule"] for note in made["notes"]] == ["TB-PIG-4"]


def test_tokens_to_be_won_are_told() -> None:
    """TB-GOODS-3."""
    made = told(at("traders-02 0,0 r0"), (0, 0), 0)
    assert [(note["text"], note["rule"]) for note in made["notes"]] == [
        ("1 wine token for whoever completes it", "TB-GOODS-3")
    ]


def test_the_final_table_names_the_rule_of_the_most_points() -> None:
    """IC-22, BASE-14.2: a road worth nothing does not speak for the row."""
    game = at(
        "inns-14 0,0 r0 red:road.E",
        "base-E 0,1 r2",
        "base-D 0,2 r0 blue:road.E",
        tiles=("base-V",),
        draws=("base-V",),
    )
    while not game.over:
        game.apply(SKIP if SKIP in game.legal_actions() else game.legal_actions()[0])
    rows = {row["text"]: row["rule"] for group in final(game, Reader.of(game, "en"))["groups"] for row in group["rows"]}
    assert rows["Unfinished roads"] == "BASE-14.2"


# ---- winter


def test_winter_dresses_the_board_by_itself() -> None:
    """WIN-2, D-WIN-3; another dress may be asked for."""
    game = carcnb.Game(2, ["winter"], seed=1)
    assert Board(game).sheet["key"] == sheet(["base-A"], "winter")["key"]
    assert Board(game, dress="summer").sheet["key"] == sheet(["base-A"], "summer")["key"]
    assert Board(carcnb.Game(2, seed=1)).sheet["key"] == sheet(["base-A"], "summer")["key"]
    assert game_svg(game) == game_svg(game, dress="winter") != game_svg(game, dress="summer")


def test_a_score_figure_lies_after_a_lap_where_no_card_tells_it() -> None:
    """WIN-19, D-WIN-4, D-WIN-5; with cards it stands (BASE-12.3)."""
    scores = {"red": 49, "blue": 50, "green": 101}
    made = seen(
        carcnb.Game(3, ["winter"], seed=1, scores=dict(zip(carcnb.Game(3).seats, scores.values(), strict=True)))
    )
    assert [row[2:] for row in made["track"]] == [[49, 49, 0], [50, 0, 1], [101, 1, 1]]
    assert [seat["cards"] for seat in made["seats"]] == [[], [], []]
    base = seen(carcnb.Game(2, seed=1, scores={"red": 65, "blue": 0}))
    assert [row[2:] for row in base["track"]] == [[65, 15, 0], [0, 0, 0]]


# ---- sizes


@pytest.mark.parametrize(("players", "budget"), [(2, 13_500), (6, 16_000)])
def test_a_move_on_150_tiles_is_small(players: int, budget: int) -> None:
    stack = [name for name, copies in box(SETS).items() for _ in range(2 * copies)]
    game = carcnb.Game(players, [INNS, TRADERS, "winter"], seed=3, tiles=stack)
    choose = random.Random(1).choice
    while len(game.table.state.tiles) < 150 or game.prompt.kind != "place":
        game.apply(choose(game.legal_actions()))
    assert len(json.dumps(seen(game), ensure_ascii=False).encode()) < budget


def test_all_art_of_three_sets_stays_below_400_kilobytes() -> None:
    named = sheet(box(SETS), "winter")
    assert set(named["tokens"]) == {"wine", "grain", "cloth"}
    made = parts(named["parts"].split(), "winter")
    assert set(made["figures"]) >= {"meeple", "large", "builder", "pig"}
    assert made["figures"]["large"]["lying"] != made["figures"]["meeple"]["lying"]
    assert {made["figures"][kind]["lying"][3:] for kind in ("meeple", "large")} <= set(made["parts"])
    assert len(json.dumps(made)) < 400_000
