"""A table that is counted: the end as a flood fill over the printed tiles counts it, and the way back to the editor."""

# mypy: disable-error-code="comparison-overlap, index, union-attr"
from __future__ import annotations

import random

import pytest

import carcnb
from carcnb import Game, SetupError
from carcnb.drawing.of_game import figures_of, tiles_of
from tests import oracle
from tests.board.browser import Browser


def on_the_table(seed: int, left: int) -> Game:
    """A base game played at random until so many tiles are left, at the start of a turn."""
    game, rng = Game(3, seed=seed), random.Random(seed)
    while len(game.table.state.tiles) < 71 - left or game.prompt is None or game.prompt.kind != "place":
        game.apply(rng.choice(game.legal_actions()))
    return game


def counted(game: Game) -> dict[str, int]:
    """The points at the end: those so far, and what stands, by the printed tiles alone."""
    board = {(x, y): (tile, turn) for x, y, tile, turn in tiles_of(game)}
    figures: dict[oracle.Segment, list[str]] = {}
    for seat, _, x, y, segment in figures_of(game):
        figures.setdefault((x, y, segment), []).append(str(seat))
    points = dict(game.scores)
    for region in oracle.regions(board):
        for seat in oracle.owners(region, figures):
            points[seat] += oracle.worth(board, region)
    return points


@pytest.mark.parametrize(("seed", "left"), [(1, 0), (2, 0), (3, 20), (4, 45)])
def test_a_table_is_counted_as_its_printed_tiles_say(seed: int, left: int) -> None:
    game = on_the_table(seed, left)
    board = carcnb.count(game)
    assert board.game.over
    assert board.game.scores == counted(game)
    assert carcnb.count(carcnb.position_text(game)).game.scores == counted(game)
    assert [row for group in board.view["final"]["groups"] for row in group["rows"]]
    assert not game.over, "what was given stays as it is"


def test_the_editor_counts_what_it_has_set_up_and_takes_it_back() -> None:
    page = Browser(carcnb.edit("players red Ada 12, blue Ben 7; D 0,0 red:city.N blue:road.E"))
    page.do("edit", what="count")
    assert page.view["final"]["totals"] == [13, 8]
    assert page.view["can_undo"]
    page.do("undo")
    assert page.view["desk"]
    assert page.view["final"] is None
    page.do("edit", what="lay", tile="base-U", cell=[1, 0], turn=1)
    page.do("edit", what="count")
    assert page.view["final"]["totals"] == [13, 9]


def test_a_game_that_is_played_from_there_leads_back_after_its_first_move() -> None:
    page = Browser(carcnb.edit("players red, blue; hand U; D 0,0"))
    page.do("edit", what="play")
    page.act(page.board.game.legal_actions()[0])
    page.do("undo")
    assert page.view.get("desk") is None
    page.do("undo")
    assert page.view["desk"]


def test_what_is_no_table_is_refused() -> None:
    with pytest.raises(SetupError, match="line 1"):
        carcnb.count("D 0,0 green:city.N blau:road")
    game = on_the_table(1, 30)
    game.apply(game.legal_actions()[0])
    with pytest.raises(SetupError, match="turn"):
        carcnb.count(game)
