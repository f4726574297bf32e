"""The final table: every point has a row, and the columns sum to the scores."""

from __future__ import annotations

import random

import pytest

import carcnb
from carcnb.board.final import final
from carcnb.board.reader import Reader
from carcnb.wire.shapes import faults
from carcnb.wire.view import Final
from tests.board.browser import sent


@pytest.mark.parametrize("seed", range(6))
def test_the_columns_sum_to_the_scores(seed: int) -> None:
    """BASE-13.2, BASE-15.10."""
    seats = 2 + seed % 5
    scores = [seed] * seats if seed % 2 else ()
    game = carcnb.Game(seats, seed=seed, scores=scores)
    choose = random.Random(seed).choice
    while not game.over:
        game.apply(choose(game.legal_actions()))
    made = sent(final(game, Reader.of(game, "cs" if seed % 2 else "en")))
    assert list(faults(made, Final, "final")) == []
    assert made["columns"] == list(game.seats)
    assert made["totals"] == list(game.scores.values())
    rows = [row["values"] for group in made["groups"] for row in group["rows"]]
    assert [sum(column) for column in zip(*rows, strict=True)] == made["totals"]
    texts = [row["text"] for group in made["groups"] for row in group["rows"]]
    assert ("Ostatní body" in texts) == bool(seed % 2)


def test_a_row_per_kind_with_its_features() -> None:
    game = carcnb.Game(
        {"red": "Ada", "blue": "Ben"},
        position=["base-E 0,0 r0 red:city.N", "base-D 0,1 r2 blue:road.E"],
        tiles=["base-E"],
    )
    game.apply("place base-E 0,-1 r2")
    game.apply("deploy meeple 0,-1 field.NNW")
    made = sent(final(game, Reader.of(game, "en")))
    assert made["title"] == "Ada wins, 7 : 1"
    during, end = made["groups"]
    assert (during["title"], end["title"]) == ("During the game", "Final scoring")
    assert [(row["text"], row["values"]) for row in during["rows"]] == [("Cities", [4, 0])]
    assert [(row["text"], row["values"]) for row in end["rows"]] == [("Unfinished roads", [0, 1]), ("Fields", [3, 0])]
    assert end["rows"][0]["gains"] == [[0, 1, 1, 1, 1]]
    assert [row["rule"] for row in (*during["rows"], *end["rows"])] == ["BASE-7.3", "BASE-14.2", "BASE-15.4"]


def test_a_shared_victory() -> None:
    game = carcnb.Game({"red": "Ada", "blue": "Ben"}, position=["base-E 0,0 r0"], tiles=["base-E"])
    game.apply("place base-E 0,-1 r2")
    game.apply("skip")
    assert final(game, Reader.of(game, "en"))["title"] == "Shared victory: Ada and Ben, 0 : 0"


def test_points_without_a_feature_have_rows_and_rules_of_their_own() -> None:
    """TB-GOODS-7: the final table says which goods brought points, and by which rule."""
    game = carcnb.Game(["Ada", "Ben"], ["traders_and_builders"], seed=3)
    choose = random.Random(1).choice
    while not game.over:
        game.apply(choose(game.legal_actions()))
    made = sent(final(game, Reader.of(game, "en")))
    rows = {row["text"]: row for group in made["groups"] for row in group["rows"]}
    assert {row["rule"] for text, row in rows.items() if text.startswith("Most ")} == {"TB-GOODS-7"}
    assert [sum(row["values"][i] for row in rows.values()) for i in (0, 1)] == made["totals"]
