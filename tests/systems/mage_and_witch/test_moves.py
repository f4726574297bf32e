"""Mage and Witch, rule by rule: where the two may go, when they have to, and what keeps them apart."""

from __future__ import annotations

import pytest

from carcnb import Game
from carcnb.engine.errors import IllegalAction, SetupError
from carcnb.engine.events import NeutralRemoved, PointsScored
from carcnb.tiles import box, design
from tests import oracle
from tests.systems.mage_and_witch.scenes import ALL_CLOSE, MAGIC, magic, moves, on, refused, standing, targets
from tests.systems.scene import gained, look_at, spots, turn

FREE = ["base-D 0,0 r0 blue:road.E", "base-E 0,-1 r2", "base-B 0,1 r0 red:monastery"]
"""A road with a thief of blue, a complete city, a monastery with a monk of red."""

APART = ["base-W 0,0 r0", "base-B 0,-1 r0", "base-B 1,-1 r0", "base-B 2,-1 r0", "base-W 2,0 r0"]
"""``place base-U 1,0 r0`` makes one road of two, from crossing to crossing, and so completes it."""


def test_the_tiles_with_the_symbol() -> None:
    """MW-1: eight tiles with the symbol go into the game and nothing else; they fit where edges continue."""
    tiles = box(["mage"])
    assert sum(tiles.values()) == 8
    assert all("mage" in design(name).marks for name in tiles)
    assert Game(expansions=MAGIC).setup.box() == box(["base", "mage"])
    board = {(0, 0): ("base-D", 0), (0, -1): ("base-G", 1)}
    for tile in tiles:
        game = magic(["base-D 0,0 r0 blue:road.E", "base-G 0,-1 r1"], tile, last="base-E")
        listed = {(action.cell, oracle.look(tile, int(action.where[1]))) for action in game.legal_actions()}
        assert listed == {(cell, oracle.look(tile, turned)) for cell, turned in oracle.fits(board, tile)}


def test_the_player_on_turn_chooses_one_of_the_two() -> None:
    """MW-2, D-INT-9: asked before the figure, of the player on turn; either of them comes into play."""
    for kind in ("mage", "witch"):
        game = magic(["base-D 0,0 r0"], "mage-07", first="green")
        game.apply("place mage-07 1,0 r0")
        ask = game.prompt
        assert ask is not None
        assert (ask.player, ask.kind, ask.rule, ask.step, ask.cell) == ("green", "magic", "MW-2", "tile", (1, 0))
        everywhere = {"0,0 city.N", "0,0 road.E", "1,0 city.N", "1,0 road.E", "1,0 road.S", "1,0 road.W"}
        assert targets(game, "mage") == targets(game, "witch") == everywhere
        game.apply(f"magic {kind} 1,0 road.S")
        assert standing(game) == {kind: "1,0 road.S"}
        assert moves(game) == [("placed", kind, "MW-2")]


def test_a_tile_without_the_symbol_moves_nobody() -> None:
    """MW-2: only the symbol does; without the expansion there is no such tile."""
    for tile, asked in (("base-U", "deploy"), ("mage-02", "magic")):
        game = magic(on(FREE, witch="0,0 road.E"), tile)
        game.apply(f"place {tile} 1,0 r0")
        assert game.prompt is not None
        assert game.prompt.kind == asked
    assert "mage-02" not in Game().setup.box()


def test_with_one_in_play_it_is_moved_or_the_other_comes() -> None:
    """D-MW-1, MW-2: both ways are open; a move is told as a move."""
    position = on(["base-D 0,0 r0"], witch="0,0 road.E")
    for action, told in (
        ("magic mage 0,0 city.N", ("placed", "mage", "MW-2")),
        ("magic witch 0,0 city.N", ("moved", "witch", "MW-2")),
    ):
        game = magic(position, "mage-07")
        game.apply("place mage-07 1,0 r0")
        game.apply(action)
        assert moves(game) == [told]
    assert standing(game) == {"witch": "0,0 city.N"}


def test_where_they_may_stand() -> None:
    """MW-3, D-MW-5, D-MW-6: any part of any unfinished road or city, taken or not; nothing else."""
    game = magic(FREE, "mage-08")
    game.apply("place mage-08 1,1 r0")
    assert targets(game, "mage") == targets(game, "witch") == {"0,0 road.E", "1,1 city.N", "1,1 city.S"}
    assert refused(game, "magic mage 0,0 city.N") == ("magic-complete", "MW-3")
    assert refused(game, "magic witch 0,1 monastery") == ("magic-place", "MW-3")
    assert refused(game, "magic witch 1,1 field.ENE") == ("magic-place", "MW-3")
    with pytest.raises(IllegalAction, match="MW-3"):
        game.apply("magic mage 0,0 city.N")
    game.apply("magic witch 0,0 road.W")
    assert standing(game) == {"witch": "0,0 road.E"}


def test_what_the_tile_completes_is_closed_to_them() -> None:
    """D-MW-5, MW-3: unfinished is judged with the new tile."""
    game = magic(["base-E 0,0 r0 red:city.N"], "mage-08")
    game.apply("place mage-08 0,-1 r0")
    assert targets(game, "mage") == {"0,-1 city.N"}
    assert refused(game, "magic mage 0,-1 city.S") == ("magic-complete", "MW-3")


def test_they_never_share_a_road_or_city() -> None:
    """MW-4: the whole feature of the other one is closed, not only its tile."""
    game = magic(on(FREE, witch="0,0 road.E"), "mage-07")
    game.apply("place mage-07 1,0 r0")
    assert targets(game, "mage") == {"1,0 city.N", "1,0 road.E", "1,0 road.S"}
    assert refused(game, "magic mage 0,0 road.E") == ("magic-both", "MW-4")
    assert refused(game, "magic mage 1,0 road.W") == ("magic-both", "MW-4")


def test_a_move_leads_to_another_road_or_city() -> None:
    """D-MW-2: not to another part of the one it stands on."""
    game = magic(on(FREE, witch="0,0 road.E"), "mage-07")
    game.apply("place mage-07 1,0 r0")
    assert targets(game, "witch") == {"1,0 city.N", "1,0 road.E", "1,0 road.S"}
    assert refused(game, "magic witch 0,0 road.W") == ("magic-same", "MW-2")
    assert refused(game, "magic witch 1,0 road.W") == ("magic-same", "MW-2")


def test_exactly_one_has_to_go() -> None:
    """MW-5, D-MW-4: it cannot be declined, nobody may be taken away instead, and after one move the figure follows."""
    game = magic(on(FREE, witch="0,0 road.E"), "mage-07")
    game.apply("place mage-07 1,0 r0")
    assert refused(game, "skip") == ("magic-must", "MW-5")
    assert refused(game, "magic_away witch") == ("magic-must", "MW-5")
    assert {action.verb for action in game.legal_actions()} == {"magic"}
    assert targets(game, "mage") == targets(game, "witch")
    game.apply("magic mage 1,0 city.N")
    assert refused(game, "magic witch 1,0 road.S") is not None
    assert standing(game) == {"witch": "0,0 road.E", "mage": "1,0 city.N"}
    assert len(moves(game)) == 1


def test_the_figure_comes_after() -> None:
    """MW-7, D-MW-6: not before; and the mage takes no follower's place."""
    game = magic(["base-D 0,0 r0"], "mage-07")
    game.apply("place mage-07 1,0 r0")
    assert refused(game, "deploy meeple 1,0 road.S") == ("magic-first", "MW-7")
    game.apply("magic mage 1,0 road.S")
    assert {"road.S", "road.E", "road.W", "city.N"} <= spots(game)
    game.apply("deploy meeple 1,0 road.S")
    assert look_at(game, 1, 0, "road.S").strength == (("red", 1),)


def test_nothing_happens_where_nobody_is_there_to_leave() -> None:
    """MW-6: no unfinished road or city, and neither of them on the board."""
    game = magic(ALL_CLOSE, "mage-07")
    game.apply("place mage-07 0,0 r0")
    assert game.prompt is not None
    assert game.prompt.kind == "deploy"
    assert moves(game) == []
    still = magic(ALL_CLOSE[:-1], "mage-07")
    still.apply("place mage-07 0,0 r0")
    assert targets(still, "mage") == {"0,0 road.W"}


def test_the_only_one_leaves_where_there_is_no_place() -> None:
    """MW-6, DT-MW-3: the mage tile completes the only open road: the mage leaves before the scoring, unasked."""
    game = magic(on(ALL_CLOSE, red="1,0 road.W", mage="1,0 road.W"), "mage-07")
    turn(game, "mage-07 0,0 r0")
    assert moves(game) == [("removed", "mage", "MW-6")]
    assert gained(game) == {"red": 2}
    away, scored = (
        next(i for i, e in enumerate(game.events) if isinstance(e, k)) for k in (NeutralRemoved, PointsScored)
    )
    assert away < scored


@pytest.mark.parametrize(("leaves", "points"), [("mage", {"red": 2, "blue": 1}), ("witch", {"red": 4, "blue": 2})])
def test_of_two_the_player_chooses_who_leaves(leaves: str, points: dict[str, int]) -> None:
    """MW-6, D-MW-3: one of them, not both; the other one still counts in this scoring."""
    position = on(ALL_CLOSE, red="1,0 road.W", mage="1,0 road.W", blue="0,1 road.N", witch="0,1 road.N")
    game = magic(position, "mage-07")
    game.apply("place mage-07 0,0 r0")
    assert game.prompt is not None
    assert (game.prompt.player, game.prompt.kind, game.prompt.rule) == ("red", "magic_away", "MW-6")
    assert [str(action) for action in game.legal_actions()] == ["magic_away mage", "magic_away witch"]
    assert refused(game, "skip") == ("magic-leave", "MW-6")
    assert refused(game, "magic mage 0,0 road.S") == ("magic-complete", "MW-3")
    game.apply(f"magic_away {leaves}")
    assert moves(game) == [("removed", leaves, "MW-6")]
    game.apply("skip")
    assert gained(game) == points


@pytest.mark.parametrize("mage_too", [False, True])
def test_a_place_blocked_by_the_other_is_no_place(mage_too: bool) -> None:
    """D-MW-3, DT-MW-4: the only open road holds the witch, so neither can go anywhere and one leaves."""
    position = ["base-U -1,0 r0" if entry.startswith("base-A -1,0") else entry for entry in ALL_CLOSE]
    position = on(position, witch="-1,0 road.E", **({"mage": "1,0 road.W"} if mage_too else {}))
    game = magic(position, "mage-07")
    game.apply("place mage-07 0,0 r0")
    assert not look_at(game, 0, 0, "road.W").complete
    if mage_too:
        assert {str(action) for action in game.legal_actions()} == {"magic_away mage", "magic_away witch"}
        assert refused(game, "magic mage 0,0 road.W") == ("magic-both", "MW-4")
    else:
        assert moves(game) == [("removed", "witch", "MW-6")]
        assert standing(game) == {}


@pytest.mark.parametrize(("moved", "points"), [("mage", 2), ("witch", 6)])
def test_a_tile_that_joins_them_parts_them_before_the_scoring(moved: str, points: int) -> None:
    """MW-8, DT-MW-5: the player moves whom he likes; whoever stays counts for the road that is complete now."""
    game = magic(on(APART, mage="0,0 road.E", witch="2,0 road.W"), "base-U")
    game.apply("place base-U 1,0 r0")
    ask = game.prompt
    assert ask is not None
    assert (ask.player, ask.kind, ask.rule, ask.step) == ("red", "magic", "MW-8", "tile")
    assert targets(game, "mage") == targets(game, "witch") == {"0,0 road.S", "0,0 road.W", "2,0 road.E", "2,0 road.S"}
    assert refused(game, "skip") == ("magic-must", "MW-5")
    game.apply(f"magic {moved} 0,0 road.S")
    game.apply("deploy meeple 1,0 road.E")
    assert moves(game)[0] == ("moved", moved, "MW-8")
    assert gained(game) == {"red": points}
    assert standing(game) == {moved: "0,0 road.S"}


def test_they_are_parted_on_what_stays_open_too() -> None:
    """MW-8: also where the joined road goes on."""
    position = ["base-U 0,0 r0", "base-B 0,1 r0", "base-B 1,1 r0", "base-B 2,1 r0", "base-W 2,0 r2"]
    game = magic(on(position, mage="0,0 road.E", witch="2,0 road.W"), "base-U")
    game.apply("place base-U 1,0 r0")
    assert refused(game, "magic witch 0,0 road.E") == ("magic-both", "MW-4")
    game.apply("magic witch 2,0 road.N")
    assert standing(game) == {"mage": "0,0 road.E", "witch": "2,0 road.N"}


def test_joined_with_no_place_left_one_leaves() -> None:
    """D-MW-7: the player chooses which, right after the tile; the other one counts."""
    position = ["base-A 0,0 r3", "base-B 0,1 r0", "base-B 1,1 r0", "base-B 2,1 r0", "base-A 2,0 r1"]
    for leaves, points in (("witch", 6), ("mage", 2)):
        game = magic(on(position, mage="0,0 road.E", witch="2,0 road.W"), "base-U")
        game.apply("place base-U 1,0 r0")
        assert [str(action) for action in game.legal_actions()] == ["magic_away mage", "magic_away witch"]
        game.apply(f"magic_away {leaves}")
        game.apply("deploy meeple 1,0 road.E")
        assert gained(game) == {"red": points}


def test_one_move_does_for_the_symbol_and_for_the_meeting() -> None:
    """DT-MW-6: a mage tile that joins their cities asks once."""
    position = [
        "base-E 0,0 r1",
        *(f"base-B {cell} r0" for cell in ("0,1", "0,2", "1,2", "2,2", "2,1")),
        "base-E 2,0 r3",
    ]
    game = magic(on(position, mage="0,0 city.E", witch="2,0 city.W"), "mage-05")
    game.apply("place mage-05 1,0 r0")
    assert game.prompt is not None
    assert game.prompt.rule == "MW-2"
    assert targets(game, "mage") == targets(game, "witch") == {"1,0 road.N", "1,0 road.S"}
    game.apply("magic mage 1,0 road.N")
    assert game.prompt is not None
    assert game.prompt.kind == "deploy"
    assert moves(game) == [("moved", "mage", "MW-2")]


def test_a_double_turn_with_two_symbols_has_two_moves() -> None:
    """D-MW-15: one for each tile, and the builder earns its second tile as always."""
    position = ["base-U 0,0 r0 red:road.E red:builder:road.E"]
    game = magic(position, "mage-02", "mage-08", also=("traders_and_builders",))
    game.apply("place mage-02 1,0 r0")
    game.apply("magic witch 1,0 road.S")
    game.apply("skip")
    assert game.prompt is not None
    assert (game.prompt.player, game.prompt.tile) == ("red", "mage-08")
    game.apply("place mage-08 1,-1 r0")
    assert game.prompt is not None
    assert game.prompt.kind == "magic"
    assert "1,-1 city.S" not in targets(game, "mage")
    game.apply("magic mage 1,-1 city.N")
    assert moves(game) == [("placed", "witch", "MW-2"), ("placed", "mage", "MW-2")]
    assert game.prompt is not None
    assert game.prompt.kind == "deploy"


@pytest.mark.parametrize(
    ("entry", "says"),
    [
        ("base-D 0,0 r0 mage:field.ENE", "one road or in one city"),
        ("base-B 0,0 r0 witch:monastery", "one road or in one city"),
        ("base-D 0,0 r0 witch", "one road or in one city"),
        ("base-D 0,0 r0 mage:city.N+road.E", "one road or in one city"),
        ("base-D 0,0 r0 mage:city.N mage:road.E", "only 1 of mage"),
    ],
)
def test_a_position_cannot_put_them_where_they_never_stand(entry: str, says: str) -> None:
    """MW-3: neither on fields and monasteries nor on two parts at once; there is one of each."""
    with pytest.raises(SetupError, match=says):
        magic([entry])


def test_undo_and_save_know_where_they_are() -> None:
    """MW-2: a game with moved figures comes back the same."""
    game = magic(on(FREE, witch="0,0 road.E"), "mage-07")
    game.apply("place mage-07 1,0 r0")
    game.apply("magic witch 1,0 city.N")
    assert standing(Game.load(game.save())) == {"witch": "1,0 city.N"}
    game.undo()
    assert standing(game) == {"witch": "0,0 road.E"}
