"""Pieces of nobody's, and segments that something lying on a tile joins: what the expansions build on."""

# mypy: disable-error-code="arg-type, attr-defined, comparison-overlap"
from __future__ import annotations

import pytest

import carcnb
from carcnb import Game, SetupError
from carcnb.engine.board import beside, feature, link, unlink
from carcnb.engine.events import NeutralMoved, NeutralPlaced, NeutralRemoved
from carcnb.engine.grid import XY, cell_of
from carcnb.engine.position import entries

# A crossing at 1,0 whose four roads reach a curve in the west, an edge in the south, a road of two tiles in the east
# and nothing in the north.
CROSSING = ["base-V 0,0 r2", "base-X 1,0 r0", "base-U 2,0 r0", "base-U 3,0 r0"]


def crossing() -> tuple[Game, dict[str, int]]:
    game = Game(2, seed=1, position=CROSSING, tiles=["base-U"] * 3)
    tile, first = game.table.state.tiles[cell_of((1, 0))]
    return game, {side: first + tile.spots[f"road.{side}"] for side in "NESW"}


def test_beside_tells_every_side_a_segment_reaches() -> None:
    game, road = crossing()
    state = game.table.state
    assert list(beside(state, road["N"])) == [(0, None)]
    ((side, there),) = beside(state, road["E"])
    assert (side, XY[state.home[there or 0]]) == (1, (2, 0))
    assert {d for d, _ in beside(state, there or 0)} == {1, 3}


def test_a_link_joins_two_roads_and_counts_the_tile_once() -> None:
    game, road = crossing()
    state = game.table.state
    before = [feature(state, segment) for segment in road.values()]
    link(state, road["W"], road["E"])
    joined = feature(state, road["W"])
    assert state.label[road["W"]] == state.label[road["E"]] != state.label[road["N"]]
    assert (joined.tiles, joined.open_ends) == (4, 2)
    assert state.links == {road["W"]: road["E"], road["E"]: road["W"]}
    unlink(state, road["W"], road["E"])
    parted = [feature(state, segment) for segment in road.values()]
    assert [(set(f.segments), f[2:]) for f in parted] == [(set(b.segments), b[2:]) for b in before]
    assert state.links == {}


def test_a_link_of_roads_that_meet_already_leaves_one_road() -> None:
    ring = ["base-X 0,0 r0", "base-V 1,0 r0", "base-V 1,1 r1", "base-V 0,1 r2"]
    game = Game(2, seed=1, position=ring, tiles=["base-U"])
    state = game.table.state
    tile, first = state.tiles[cell_of((0, 0))]
    east, south = first + tile.spots["road.E"], first + tile.spots["road.S"]
    assert state.label[east] == state.label[south]
    assert feature(state, east).complete
    link(state, east, south)
    assert (feature(state, east).tiles, feature(state, east).complete) == (4, True)
    unlink(state, east, south)
    assert state.label[east] == state.label[south]
    assert (feature(state, east).tiles, feature(state, east).open_ends) == (4, 0)


def test_a_copy_keeps_pieces_and_links_of_its_own() -> None:
    game, road = crossing()
    table = game.table
    copy = table.state.copy()
    link(table.state, road["W"], road["E"])
    table.put_neutral("boat", cell_of((1, 0)), (road["W"], road["E"]), "BASE-1.1")
    assert (copy.links, copy.neutrals) == ({}, [])
    assert copy != table.state


def test_neutral_pieces_come_move_and_go_by_events() -> None:
    game, road = crossing()
    table = game.table
    east = table.state.tiles[cell_of((2, 0))][1]
    table.put_neutral("boat", cell_of((1, 0)), (road["W"], road["E"]), "BASE-1.1")
    table.move_neutral(table.neutral("boat")[0], cell_of((2, 0)), (east,), "BASE-1.1")
    assert [(p.kind, XY[p.cell], p.segments) for p in table.neutral("boat")] == [("boat", (2, 0), (east,))]
    table.remove_neutral(table.neutral("boat")[0], "BASE-1.1")
    assert table.neutral("boat") == []
    first = table.state.tiles[cell_of((1, 0))][1]
    pair = (road["W"] - first, road["E"] - first)
    assert table.events[-3:] == [
        NeutralPlaced("red", "boat", (1, 0), pair, "BASE-1.1"),
        NeutralMoved("red", "boat", (1, 0), pair, (2, 0), (0,), "BASE-1.1"),
        NeutralRemoved("red", "boat", (2, 0), (0,), "BASE-1.1"),
    ]
    assert [event.segment for event in table.events[-3:]] == [pair[0], 0, 0]


def test_segments_may_be_named_in_any_order() -> None:
    from carcnb.engine.actions import Action
    from carcnb.engine.placement import canonical

    game, _ = crossing()
    meant = canonical(game.table.state, Action("join", "", (1, 0), "road.W+road.N"), [])
    assert meant == canonical(game.table.state, Action("join", "", (1, 0), "road.N+road.W"), [])
    assert set(meant.where.split("+")) == {"road.N", "road.W"}


@pytest.mark.parametrize("draw", ["9 die", "3 coin", "base-U die"])
def test_a_known_draw_that_cannot_come_is_refused(draw: str) -> None:
    with pytest.raises(SetupError, match=rf"draws, entry 1 \('{draw}'\): "):
        carcnb.Game(2, draws=[draw])


@pytest.mark.parametrize(
    ("expansions", "pieces"),
    [([], "this game has no other pieces"), (["mage_and_witch", "gold_mines"], "other pieces: gold, mage, witch")],
)
@pytest.mark.parametrize("wrong", ["king:road.E", "king"])
def test_a_piece_that_is_not_in_the_game_is_told_what_is(expansions: list[str], pieces: str, wrong: str) -> None:
    with pytest.raises(carcnb.SetupError, match=f"'king.*; {pieces}"):
        carcnb.Game(2, expansions=expansions, position=[f"base-U 0,0 r0 {wrong}"])


@pytest.mark.parametrize("wrong", ["ferry:road.E", "ferry"])
def test_a_piece_of_another_expansion_is_told_which(wrong: str) -> None:
    with pytest.raises(carcnb.SetupError, match=r"'ferry.*; a ferry needs the expansion ferries"):
        carcnb.Game(2, expansions=["mage_and_witch"], position=[f"base-U 0,0 r0 {wrong}"])


def test_what_lies_there_from_the_start_was_put_there_by_nobody() -> None:
    """BASE-2.1: neither the player who is on turn first nor any other."""
    laid = "ferries-02 0,0 r0 ferry:road.W+road.E mage:road.W witch:road.S gold"
    game = carcnb.Game(2, seed=1, expansions=["ferries", "mage_and_witch", "gold_mines"], position=[laid])
    told = [event for event in game.events if isinstance(event, NeutralPlaced)]
    assert [(event.player, event.rule) for event in told] == [("", "BASE-2.1")] * 4
    assert [game.explain(event, "en") for event in told] == [
        f"{piece} from the start. (BASE-2.1)"
        for piece in ("A ferry lies there", "The mage stands there", "The witch stands there", "Gold lies there")
    ]
    assert game.table.state.player == "red"


def test_what_lies_on_the_board_is_written_as_a_position() -> None:
    laid = [
        "base-W 0,0 r0 red:road.E",
        "ferries-02 1,0 r0 blue:field.NNW ferry:road.W+road.E",
        "base-U 2,0 r0 mage:road.E gold gold",
    ]
    options = {"expansions": ["ferries", "mage_and_witch", "gold_mines"], "tiles": ["base-U"]}
    game = Game(2, seed=1, position=laid, **options)
    written = entries(game.table.state)
    again = Game(2, seed=1, position=written, **options)
    assert (again.table.state, entries(again.table.state)) == (game.table.state, written)
    assert [set(str(entry).split()) for entry in written] == [set(entry.split()) for entry in laid]
