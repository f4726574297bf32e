"""Questions that are answered on the board, pieces of nobody's, throws, and who is asked."""

# mypy: disable-error-code="arg-type, misc, no-any-return"
from __future__ import annotations

import json
import random
from typing import Any

import carcnb
from carcnb.board import outcome
from carcnb.board.cards import card
from carcnb.board.reader import Reader
from carcnb.board.textboard import text_board
from carcnb.board.view import view
from carcnb.engine.actions import SKIP
from carcnb.engine.grid import cell_of
from carcnb.engine.prompts import Ask
from carcnb.wire.shapes import faults
from carcnb.wire.view import View
from tests.board.browser import sent

NAMES = {"red": "Ada", "blue": "Ben"}
LAKE = ["ferries-03 0,0 r0 red:road.N ferry:road.N+road.S", "base-U 0,-1 r1"]


def seen(game: carcnb.Game, lang: str = "en") -> dict[str, Any]:
    made = sent(view(game, Reader.of(game, lang)))
    assert list(faults(made, View, "view")) == []
    return made


def extended() -> carcnb.Game:
    """FER-8: the road with the ferry has just become longer, its ferry may be moved."""
    game = carcnb.Game(NAMES, ["ferries"], position=LAKE, tiles=["base-U", "base-U"])
    game.apply("place base-U 0,1 r1")
    if game.prompt and game.prompt.kind == "deploy":
        game.apply("skip")
    assert game.prompt
    assert game.prompt.kind == "ferry"
    return game


def test_a_ferry_is_a_piece_that_joins_two_segments() -> None:
    game = extended()
    assert seen(game)["neutral"] == [["ferry-0-0", "ferry", 0, 0, [0, 2]]]
    game.apply("ferry 0,0 road.N+road.E")
    assert seen(game)["neutral"] == [["ferry-0-0", "ferry", 0, 0, [0, 3]]]


def test_pairs_of_road_ends_are_options_with_two_segments() -> None:
    asked = seen(extended())["prompt"]
    assert (asked["kind"], asked["step"], asked["rule"], asked["skip"]) == ("choose", 1, "FER-8", True)
    assert asked["facts"]
    assert {tuple(option["segments"]) for option in asked["options"]} == {(0, 1), (0, 3), (1, 2), (1, 3), (2, 3)}
    assert {option["text"] for option in asked["options"]} >= {"Top and right", "Left and right"}


def test_what_a_ferry_would_join_and_part_is_told_before_it_is_moved() -> None:
    game = extended()
    told = {
        str(option): [line["text"] for line in outcome.sentences(game, option, Reader.of(game, "en"), "outlook")]
        for option in game.legal_actions()
    }
    assert told["ferry 0,0 road.N+road.E"][0] == "Road, 2 tiles, unfinished; at the end Ada +2"
    assert len(told["ferry 0,0 road.W+road.E"]) == 3
    assert told["skip"] == []


def test_gold_lies_on_a_tile_and_every_bar_has_its_key() -> None:
    game = carcnb.Game(NAMES, ["gold_mines"], position=["gold-01 0,0 r0 gold gold", "base-U 0,1 r0 gold"])
    keys = [(key, kind, segments) for key, kind, _, _, segments in seen(game)["neutral"]]
    assert keys == [("gold-0-0-0", "gold", []), ("gold-0-0-1", "gold", []), ("gold-0-1-0", "gold", [])]
    assert text_board(game, Reader.of(game, "en")).endswith("\n\nGold bar × 2: 0,0\nGold bar: 0,1")
    assert seen(game)["names"]["gold"] == "Gold bars"


def test_a_card_tells_of_the_pieces_on_a_feature() -> None:
    """MW-9, GOLD-9."""
    position = ["base-D 0,0 r0 mage:road.E", "gold-08 0,1 r0 gold", "base-U 1,0 r0 gold"]
    game = carcnb.Game(NAMES, ["mage_and_witch", "gold_mines"], position=position)

    def rules(cell: tuple[int, int], segment: int) -> list[str]:
        made = card(game.table, cell, segment, Reader.of(game, "en"))
        assert made
        return [note["rule"] for note in made["notes"]]

    assert rules((0, 0), 1) == ["MW-9", "GOLD-7"]
    assert rules((0, 0), 0) == []
    assert rules((0, 1), 3) == ["GOLD-7"]


def test_places_for_a_piece_are_rows_and_one_text_a_feature() -> None:
    position = ["base-D 0,0 r0 red:road.E witch:city.N", "base-U 1,0 r0"]
    game = carcnb.Game(NAMES, ["mage_and_witch"], position=position, tiles=["mage-06"], draws=["mage-06"])
    place = next(a for a in game.legal_actions() if a.cell == (2, 0))
    game.apply(place)
    asked = seen(game)["prompt"]
    places = asked["places"]
    assert (asked["step"], asked["options"]) == (0, [])
    found = {
        int(id): (int(x), int(y), int(segment), places["kinds"][int(digit)])
        for x, y, segment, ids, _, digits in rows(places)
        for id, digit in zip(ids.split(","), digits, strict=True)
    }
    tiles = game.table.state.tiles
    assert [found[i] for i in range(len(found))] == [
        (*option.cell, tiles[cell_of(option.cell)][0].spots[option.where], option.what)
        for option in game.legal_actions()
    ]
    texts = [text for _, text, _ in places["texts"]]
    assert len(texts) < len(rows(places))
    assert all(text.split(",")[0] in ("Road", "City") for text in texts)


def rows(places: dict[str, Any]) -> list[list[str]]:
    return [row.split() for row in places["rows"].split(";")]


def flown(number: int) -> carcnb.Game:
    position = ["base-D 0,0 r0", "base-U 1,0 r0", "base-L 2,0 r0"]
    game = carcnb.Game(
        NAMES,
        ["flying_machines"],
        position=position,
        tiles=["flying-01", "base-U"],
        draws=["flying-01", f"{number} die"],
    )
    game.apply("place flying-01 0,1 r1")
    asked = seen(game)["prompt"]["options"]
    assert {"figure": "meeple", "icon": "fly", "cell": [0, 1]}.items() <= asked[-1].items()
    game.apply("fly meeple 0,1")
    return game


def test_a_throw_is_shown_from_the_machine_to_where_it_leads() -> None:
    """FLY-6: north, one square away; two squares away there is no tile (FLY-13)."""
    game = flown(1)
    shown = seen(game)
    assert shown["throw"] == [0, 1, 0, 0, 1]
    assert [row[2] for row in rows(shown["prompt"]["places"])] == ["0", "1"]
    assert [text[1] for text in shown["prompt"]["places"]["texts"]] == ["Knight", "Thief"]
    assert seen(flown(2))["throw"] == [0, 1, 0, -1, 2]


def test_the_next_tile_ends_the_throw() -> None:
    game = flown(2)
    game.apply(game.legal_actions()[0])
    assert "throw" not in seen(game)


def test_what_lies_around_the_new_tile_is_told_from_there() -> None:
    position = ["base-D 0,0 r0", "base-U 1,0 r0", "base-U -1,0 r0"]
    game = carcnb.Game(NAMES, ["gold_mines"], position=position, tiles=["gold-08", "base-U"], draws=["gold-08"])
    game.apply("place gold-08 0,1 r0")
    notes = {str(game.legal_actions()[option["id"]]): option["note"] for option in seen(game)["prompt"]["options"]}
    assert notes["gold 0,0"] == "Above the new tile"
    assert notes["gold 1,0"] == "At the top right of the new tile"
    assert {option["figure"] for option in seen(game)["prompt"]["options"]} == {"gold"}


def test_who_is_asked_though_another_is_on_turn() -> None:
    game = carcnb.Game(NAMES, seed=1)
    assert "turn" not in seen(game)["prompt"]
    game._now.prompt = Ask("blue", "remove", [SKIP], "BASE-3.1", step="points")
    asked = seen(game)["prompt"]
    assert (asked["seat"], asked["turn"], asked["step"]) == ("blue", "red", 2)
    assert asked["who"] == "Ben is asked, Ada is on turn"
    assert seen(game, "cs")["prompt"]["who"] == "Odpovídá Ben, na tahu je Ada"


def test_a_move_on_a_large_board_stays_small() -> None:
    """At most 17 kB at 150 tiles, with the question that has most answers; of that a move sends what is new."""
    names = ["flying_machines", "ferries", "gold_mines", "mage_and_witch", "crop_circles"]
    stack = [
        name for name, copies in carcnb.tiles.box(["base", "mage", "ferries", "gold"]).items() for _ in range(copies)
    ]
    rng = random.Random(4)
    game = carcnb.Game(2, names, seed=4, tiles=stack * 2)
    largest = 0
    while not game.over and len(game.table.state.tiles) < 150:
        options = game.legal_actions()
        if game.prompt and game.prompt.kind == "magic" and len(game.table.state.tiles) > 140:
            largest = max(largest, len(json.dumps(seen(game), separators=(",", ":")).encode()))
        game.apply(SKIP if SKIP in options and rng.random() < 0.6 else rng.choice(options))
    assert 0 < largest <= 17_000
