"""What an expansion from outside may do: tried with one made up for it, alone and together with all eleven."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import carcnb
from carcnb import Game
from carcnb.board.room import room
from carcnb.engine.events import FigurePlaced, FigureReturned
from carcnb.engine.scoring import Due, score
from carcnb.engine.state import Figure
from carcnb.records.notation import parse
from tests.systems import meadow
from tests.systems.games import ALL, play
from tests.systems.scene import scene, segment

WATCHED = True
LAND = ["base-B 0,0 r0", "base-B 1,0 r0"]


@pytest.fixture(autouse=True)
def _meadow(monkeypatch: pytest.MonkeyPatch) -> None:
    meadow.install(monkeypatch)


def on_meadow(position: list[str], *stack: str, more: tuple[str, ...] = (), **options: Any) -> Game:
    return scene(position, *stack, expansions=["meadow", *more], **options)


def offered(game: Game) -> set[str]:
    return {str(action) for action in game.legal_actions()}


# ---- figures that are no followers


def test_a_figure_that_is_no_follower_stands_alone_and_keeps_nobody_out() -> None:
    """BASE-5.7: it stays where no follower of its player stands; a follower may come to its feature, also a farmer."""
    game = on_meadow(LAND, "base-B", "base-B")
    game.apply("place base-B 0,1 r0")
    game.apply("deploy shepherd 0,1 field.NNW")
    game.apply("place base-B 1,1 r0")
    assert {"deploy meeple 1,1 field.NNW", "deploy shepherd 1,1 field.NNW"} <= offered(game)
    game.apply("deploy meeple 1,1 field.NNW")
    assert game.table.feature(segment(game, 0, 0, "field.NNW")).owners == ("blue",)
    game.apply(next(a for a in game.legal_actions() if a.verb == "place"))
    assert str(game.why_not(f"deploy meeple {_last(game)} field.NNW")).startswith("Taken: Blue is")
    assert not [event for event in game.events if isinstance(event, FigureReturned)]


def _last(game: Game) -> str:
    assert game.prompt
    assert game.prompt.cell
    return "{},{}".format(*game.prompt.cell)


def test_one_that_occupies_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """BASE-5.7."""
    kind = meadow.Meadow.figures["shepherd"]._replace(occupies=True)
    monkeypatch.setattr(meadow.Meadow, "figures", {"shepherd": kind})
    game = on_meadow(["base-B 0,0 r0 red:shepherd:field.NNW"], "base-B")
    game.apply("place base-B 0,1 r0")
    assert "deploy meeple 0,1 field.NNW" not in offered(game)


def test_a_position_keeps_it_and_an_editor_offers_it() -> None:
    """It is no stray: read again, and put where nobody stands."""
    game = on_meadow([LAND[0], "base-B 1,0 r0 red:shepherd:field.NNW"], "base-B")
    text = carcnb.position_text(game)
    assert "red:shepherd:field.NNW" in text
    assert carcnb.position_text(Game.from_setup(parse(text))) == text
    assert [(0, 0, 0)] == [spot for spot in room(game, "", "blue", "shepherd")["spots"] if spot[:2] == (0, 0)]


def test_two_strays_go_home_in_one_scoring() -> None:
    """D-INT-4: one that left with the follower is not looked for again."""
    game = scene(
        ["base-E 0,0 r0 red:city.N red:builder:city.N red:large:city.N"],
        "base-B",
        expansions=["traders_and_builders", "inns_and_cathedrals"],
    )
    at = segment(game, 0, 0, "city.N")
    going = [Due("seal", {}, at, "BASE-10.1", Figure("red", kind)) for kind in ("meeple", "large", "builder")]
    assert list(score(game.table, going, final=True)) == []
    assert game.table.state.figures == {}
    assert game.table.state.supply["red", "builder"] == 1


@pytest.mark.parametrize("seed", range(3))
def test_games_together_with_all_keep_the_contract(seed: int) -> None:
    game = play(seed, (*ALL, "meadow"), checked=0.02)
    came = Counter(e.figure for e in game.events if isinstance(e, FigurePlaced))
    assert came["shepherd"] or not game.setup.farmers
