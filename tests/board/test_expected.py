"""What everybody can expect, as the analysis of a board tells it: the sum of its reasons, each where it lies."""

from __future__ import annotations

from typing import Any

import pytest

import carcnb
from carcnb import Game, evaluate
from carcnb.analysis.weights import fitted_weights
from carcnb.drawing.of_game import tiles_of
from carcnb.wire.coach import Expected
from carcnb.wire.shapes import faults
from tests.analysis.small import SYSTEMS, played
from tests.board.browser import Browser


def told(game: Game, **options: Any) -> dict[str, Any]:
    reply = Browser(carcnb.play(game, **options)).ask("expected", again=0)
    assert "ok" in reply, reply
    found: dict[str, Any] = reply["ok"]
    assert list(faults(found, Expected, "expected")) == []
    return found


@pytest.mark.parametrize("expansions", SYSTEMS, ids=lambda names: "+".join(names)[:20] or "base")
def test_every_seat_is_told_the_sum_of_its_reasons_each_where_it_lies(expansions: tuple[str, ...]) -> None:
    game = played(expansions, 60, 3)
    found, points = told(game), evaluate(game).points
    assert [(one["seat"], one["points"]) for one in found["seats"]] == [
        (seat, pytest.approx(points[seat], abs=0.05)) for seat in game.seats
    ]
    for one in found["seats"]:
        brought = sum(float(term["points"].replace("−", "-")) for term in one["terms"])
        assert brought == pytest.approx(one["points"], abs=0.1 * len(one["terms"]))
        for term in one["terms"]:
            assert term["text"]
            assert {(x, y) for x, y, _ in term["at"]} <= {(x, y) for x, y, *_ in tiles_of(game)}


def test_a_sum_with_what_may_come_says_how_much_of_it_counts() -> None:
    """City: stands for 1, complete 4: a reader who adds 3 times the chance is told why the sum is smaller."""
    game = Game(2, position=["base-D 0,0 r0 red:city.N"], tiles=["base-E"] * 3, draws=["base-E"])
    red, blue = told(game)["seats"]
    assert "completed it would bring" in red["terms"][0]["text"]
    assert f" {100 * fitted_weights().later:.0f} % " in red["note"]
    assert (blue["note"], len(blue["terms"]) > 0) == ("", True)


def test_it_speaks_the_language_of_the_board_and_names_no_square() -> None:
    game = Game(2, position=["base-D 0,0 r0 red:city.N"], tiles=["base-E", "base-U"], draws=["base-E"])
    english, czech = told(game, lang="en"), told(game, lang="cs")
    assert english["seats"][0]["terms"][0]["text"].startswith("City; 1 tile, stands for 1")
    assert czech["seats"][0]["terms"][0]["text"].startswith("Město; ")
    assert english["seats"][0]["terms"][0]["at"] == [[0, 0, 0]]


def test_who_reads_a_lesson_is_not_told() -> None:
    browser = Browser(carcnb.lesson("base/roads"))
    assert "error" in browser.ask("expected", again=0)
