"""Traders & Builders, material and the builder, rule by rule.  Printed examples are in ``layouts/traders.txt``."""

# mypy: disable-error-code="arg-type, str-unpack"
from __future__ import annotations

from collections import Counter

import pytest

from carcnb import Game
from carcnb.engine.events import FigurePlaced, FigureReturned, PointsScored, TileDrawn, TileRemoved, TurnBegan
from carcnb.engine.expansion import Expansion
from carcnb.engine.prompts import Script
from carcnb.engine.state import Figure
from carcnb.engine.table import Table
from carcnb.engine.turn import part
from carcnb.systems.traders_and_builders import rules as traders_and_builders
from carcnb.systems.traders_and_builders.rules import DoubleTurnEarned, SecondPartBegan, TradersAndBuilders
from carcnb.tiles import box, design
from tests import oracle
from tests.systems.scene import gained, look_at, said, same, scene, segment, turn
from tests.systems.traders_and_builders.scenes import BUILT, kinds, reason, seat_and_kind, traders


def test_material() -> None:
    """TB-1, TB-2, D-TB-31: 24 tiles; as many tokens of each kind as symbols on them, so they never run out."""
    tiles = box(["traders"])
    symbols = Counter(str(fact) for name in tiles for (_, what), fact in design(name).marks.items() if what == "goods")
    assert sum(tiles.values()) == 24
    assert symbols == TradersAndBuilders.tokens == {"wine": 9, "grain": 6, "cloth": 5}
    assert Game(expansions=["traders_and_builders"]).setup.box() == box(["base", "traders"])


def test_one_builder_and_one_pig_in_each_colour() -> None:
    """TB-3, TB-11: besides seven followers, in six supplies."""
    supply = Game(players=6, expansions=["traders_and_builders"]).table.state.supply
    kinds = {"meeple": 7, "builder": 1, "pig": 1}
    assert supply == {(seat, kind): n for seat in Game(players=6).seats for kind, n in kinds.items()}


def test_a_longer_game() -> None:
    """TB-4: information only; 24 tiles more are drawn."""
    assert sum(Game(expansions=["traders_and_builders"]).setup.stack().values()) == 71 + 24


@pytest.mark.parametrize("tile", box(["traders"]))
def test_new_tiles_are_placed_like_others(tile: str) -> None:
    """TB-5: wherever edges continue."""
    game = traders(["base-D 0,0 r0", "base-G 0,-1 r1"], tile, last="base-E")
    fitting = oracle.fits({(0, 0): ("base-D", 0), (0, -1): ("base-G", 1)}, tile)
    listed = {(action.cell, oracle.look(tile, int(action.where[1]))) for action in game.legal_actions()}
    assert listed == {(cell, oracle.look(tile, turn)) for cell, turn in fitting}


def test_the_bridge() -> None:
    """TB-6, TB-7: two roads that pass, four fields."""
    game = traders(["traders-24 0,0 r0"], "base-B", last="base-U")
    assert same(game, (0, 0, "road.N"), (0, 0, "road.S"))
    assert not same(game, (0, 0, "road.N"), (0, 0, "road.E"))
    assert Counter(design("traders-24").kinds) == {"road": 2, "field": 4}
    assert look_at(game, 0, 0, "road.E").open_ends == 2


def test_where_roads_end() -> None:
    """TB-8, TB-9: at the cottage, and three of them at the monastery; three fields each."""
    for tile, roads in (("traders-20", 2), ("traders-23", 3)):
        kinds = Counter(design(tile).kinds)
        assert (kinds["road"], kinds["field"]) == (roads, 3)
    cottage = traders(["traders-20 0,0 r0", "base-A -1,0 r3"], "base-B")
    assert look_at(cottage, 0, 0, "road.W").complete
    assert not look_at(cottage, 0, 0, "road.S").complete


def test_three_cities_on_one_tile() -> None:
    """TB-10: a knight in one is not in the others."""
    game = traders(["traders-01 0,0 r0 red:city.N"], "base-E")
    assert look_at(game, 0, 0, "city.W").strength == (("red", 1),)
    assert look_at(game, 0, 0, "city.S").strength == look_at(game, 0, 0, "city.E").strength == ()


def test_builder_and_pig_take_the_place_of_a_follower() -> None:
    """TB-12, TB-13, TURN-5, D-TB-4: in the figure step, on the new tile; then the next player is on turn."""
    game = traders(["base-U 0,0 r0 red:road.E red:field.NNW"], "base-U")
    game.apply("place base-U 1,0 r0")
    assert {("builder", "road.E"), ("pig", "field.NNW")} < seat_and_kind(game)
    assert reason(game, "deploy builder 0,0 road.E") == ("elsewhere", "BASE-5.4")
    game.apply("deploy builder 1,0 road.E")
    assert game.prompt
    assert (game.prompt.player, game.prompt.kind) == ("blue", "place")
    assert [(e.figure, e.rule) for e in said(game, FigurePlaced)][-1] == ("builder", "TB-BUILDER-1")


def test_where_the_builder_goes() -> None:
    """TB-BUILDER-1, TB-BUILDER-2, TB-BUILDER-16: roads and cities; no field and no monastery, whoever stands there."""
    road = traders(["base-U 0,0 r0 red:road.E red:field.NNW"], "base-U")
    road.apply("place base-U 1,0 r0")
    assert kinds(road, "builder") == {"road.E"}
    assert reason(road, "deploy builder 1,0 field.NNW") == ("builder-place", "TB-BUILDER-2")
    city = traders(["base-F 0,0 r0 red:city.E"], "base-F")
    city.apply("place base-F 1,0 r0")
    assert kinds(city, "builder") == {"city.E"}
    monastery = traders(["base-U 0,0 r0"], "base-A")
    monastery.apply("place base-A 1,0 r1")
    assert reason(monastery, "deploy builder 1,0 monastery") == ("builder-place", "TB-BUILDER-2")


def test_the_builder_joins_an_own_follower() -> None:
    """TB-BUILDER-3, D-TB-1, D-TB-2, D-TB-20: one is enough, whoever has the majority; another player's is not."""
    for figures, allowed in (
        ("", False),
        ("blue:road.E", False),
        ("red:road.E", True),
        ("red:road.E blue:road.E blue:road.E", True),
        ("red:field.NNW", False),
    ):
        game = traders([f"base-U 0,0 r0 {figures}"], "base-U")
        game.apply("place base-U 1,0 r0")
        assert kinds(game, "builder") == ({"road.E"} if allowed else set()), figures
        if not allowed:
            assert reason(game, "deploy builder 1,0 road.E") == ("builder-alone", "TB-BUILDER-3")


def test_the_builder_goes_where_the_tile_extends() -> None:
    """TB-BUILDER-4, D-TB-3, D-TB-5: also where the tile itself joins the two; not where it completes the road."""
    game = traders(["base-W 0,0 r0", "base-U 1,0 r0 red:road.E"], "base-A")
    game.apply("place base-A 2,0 r1")
    assert kinds(game, "builder") == set()
    assert reason(game, "deploy builder 2,0 road.W") == ("builder-complete", "TB-BUILDER-4")
    joins = traders(
        ["base-U 0,0 r0 red:road.E", "base-B 0,1 r0", "base-B 1,1 r0", "base-B 2,1 r0", "base-U 2,0 r0"], "base-U"
    )
    joins.apply("place base-U 1,0 r0")
    assert kinds(joins, "builder") == {"road.E"}


def test_any_distance() -> None:
    """TB-BUILDER-5: four tiles between builder and thief."""
    position = ["base-U 0,0 r0 red:road.E", *(f"base-U {x},0 r0" for x in range(1, 5))]
    game = traders(position, "base-U")
    game.apply("place base-U 5,0 r0")
    assert kinds(game, "builder") == {"road.E"}


@pytest.mark.parametrize("place", ["base-U 3,0 r0", "base-A 3,0 r1"], ids=["extends", "completes"])
def test_the_double_turn(place: str) -> None:
    """TB-BUILDER-6, TB-BUILDER-7, D-TB-8, D-TB-9: a second tile, anywhere, before the next player; it is compulsory."""
    game = traders(BUILT, place.split()[0], "base-B", "base-B")
    turn(game, place)
    assert [(e.player, e.cell, e.segment) for e in said(game, DoubleTurnEarned)] == [("red", (3, 0), 0)]
    assert game.prompt
    assert (game.prompt.player, game.prompt.kind, game.prompt.tile) == ("red", "place", "base-B")
    assert reason(game, "skip") == ("compulsory", "BASE-3.3")
    assert game.table.state.part == 2
    turn(game, "base-B 1,1 r0", "monastery")
    assert game.prompt
    assert game.prompt.player == "blue"
    assert [event.player for event in said(game, TurnBegan)] == ["red", "blue"]


@pytest.mark.parametrize("place", ["base-G 2,0 r0", "base-E 2,0 r3"], ids=["extends", "completes"])
def test_a_double_turn_in_a_city(place: str) -> None:
    """TB-BUILDER-6: a builder earns it in a city as on a road, for the player it belongs to and nobody else."""
    built = ["base-E 0,0 r1 red:city.E blue:city.E", "base-G 1,0 r0 {}:builder:city.E"]
    for owner, other in (("red", "blue"), ("blue", "red")):
        beside = f"base-D 0,1 r2 {other}:city.S {other}:builder:city.S"
        game = traders([built[0], built[1].format(owner), beside], place.split()[0], "base-B", "base-B")
        turn(game, place)
        assert [e.player for e in said(game, DoubleTurnEarned)] == ["red"] * (owner == "red")
        assert game.prompt
        assert game.prompt.player == owner, "red again, or blue as always"


def test_the_next_turn_of_the_builders_player_is_the_first_to_be_doubled() -> None:
    """TB-BUILDER-6: the builder goes out, others extend its road, and its player's next tile there earns a second."""
    game = traders(BUILT[:2], "base-U", "base-U", "base-U", "base-B", players=["Ada", "Ben"])
    game.apply("place base-U 2,0 r0")
    game.apply("deploy builder 2,0 road.E")
    turn(game, "base-U 3,0 r0")
    assert not said(game, DoubleTurnEarned)
    turn(game, "base-U 4,0 r0")
    assert [(e.player, e.cell) for e in said(game, DoubleTurnEarned)] == [("red", (4, 0))]


def test_nothing_else_doubles_a_turn() -> None:
    """TB-BUILDER-8, D-TB-6, D-TB-41: not the tile that the builder goes onto, none beside the road."""
    game = traders([*BUILT[:2]], "base-U", "base-B", "base-U")
    game.apply("place base-U 2,0 r0")
    game.apply("deploy builder 2,0 road.E")
    assert not said(game, DoubleTurnEarned)
    turn(game, "base-B 2,1 r0")
    turn(game, "base-U 3,0 r0")
    assert not said(game, DoubleTurnEarned)
    beside = traders(BUILT, "base-B")
    turn(beside, "base-B 2,1 r0")
    assert not said(beside, DoubleTurnEarned)


def test_no_third_tile() -> None:
    """TB-BUILDER-9, D-TB-11, D-INT-5: the second tile may extend or complete the road, and is scored as usual."""
    game = traders(BUILT, "base-U", "base-A", "base-B")
    turn(game, "base-U 3,0 r0")
    turn(game, "base-A 4,0 r1")
    assert len(said(game, DoubleTurnEarned)) == 1
    assert gained(game) == {"red": 5}
    assert game.prompt
    assert game.prompt.player == "blue"


def test_what_came_home_may_go_out_again() -> None:
    """TB-BUILDER-10, TB-BUILDER-11, TURN-14, D-TB-10, D-TB-13, D-TB-14: EX-TB-6 in one turn; its second half is due."""
    game = traders(BUILT, "base-T", "base-R", "base-B", last="base-E")
    game.apply("place base-T 3,0 r1")
    assert not [a for a in game.legal_actions() if a.what == "builder"]
    game.apply("deploy meeple 3,0 city.N")
    assert gained(game) == {"red": 4}
    assert game.table.state.supply["red", "builder"] == 1
    names = [type(event).__name__ for event in game.events]
    names = names[names.index("DoubleTurnEarned") :]
    order = ["DoubleTurnEarned", "FigurePlaced", "PointsScored", "FigureReturned", "SecondPartBegan", "TileDrawn"]
    assert sorted(map(names.index, order)) == [names.index(name) for name in order]
    game.apply("place base-R 3,-1 r3")
    game.apply("deploy builder 3,-1 city.S")
    assert {tuple(f) for fs in game.table.state.figures.values() for f in fs} == {("red", "meeple"), ("red", "builder")}
    assert game.prompt
    assert game.prompt.player == "blue"


def test_again_in_every_turn() -> None:
    """TB-BUILDER-12, D-TB-7, D-TB-25: once a turn as long as the road is open; also with a builder of a second half."""
    game = traders(BUILT, "base-U", "base-B", "base-B", "base-U", "base-B", players=["Ada", "Ben"])
    for place in ("base-U 3,0 r0", "base-B 1,1 r0", "base-B 2,1 r0", "base-U 4,0 r0", "base-B 3,1 r0"):
        turn(game, place)
    assert [e.cell for e in said(game, DoubleTurnEarned)] == [(3, 0), (4, 0)]
    assert len(said(game, SecondPartBegan)) == 2
    assert game.prompt
    assert game.prompt.player == "blue"
    late = traders(
        [*BUILT, "base-U -1,0 r0 red:road.W"], "base-A", "base-U", "base-B", "base-U", "base-B", players=["Ada", "Ben"]
    )
    turn(late, "base-A 3,0 r1")
    late.apply("place base-U -2,0 r0")
    late.apply("deploy builder -2,0 road.W")
    turn(late, "base-B 1,1 r0")
    turn(late, "base-U -3,0 r0")
    assert [e.cell for e in said(late, DoubleTurnEarned)] == [(3, 0), (-3, 0)]


def test_the_builder_stays_and_goes_home_with_the_others() -> None:
    """TB-BUILDER-13, TB-BUILDER-14, TB-BUILDER-15, D-TB-18: until completion; others earn nothing by theirs."""
    position = [
        "base-W 0,0 r0",
        "base-U 1,0 r0 red:road.E blue:road.E",
        "base-U 2,0 r0 red:builder:road.E blue:builder:road.E",
    ]
    game = traders(position, "base-U", "base-B", "base-A", "base-B")
    turn(game, "base-U 3,0 r0")
    turn(game, "base-B 3,1 r0")
    assert game.table.stands("red", "builder")
    turn(game, "base-A 4,0 r1")
    assert [(e.player, e.cell) for e in said(game, DoubleTurnEarned)] == [("red", (3, 0)), ("blue", (4, 0))]
    home = Counter((event.player, event.figure) for event in said(game, FigureReturned))
    assert home == {(seat, kind): 1 for seat in ("red", "blue") for kind in ("meeple", "builder")}
    assert gained(game) == {"red": 5, "blue": 5}
    green = traders(BUILT, "base-U", first="blue")
    turn(green, "base-U 3,0 r0")
    assert not said(green, DoubleTurnEarned)


def test_the_builder_counts_nothing() -> None:
    """TB-BUILDER-17, FIG-3, D-TB-27: it is no follower and adds nothing to a majority."""
    game = traders(["base-U 0,0 r0 red:road.E red:builder:road.E blue:road.E"], "base-B", last="base-U")
    assert look_at(game, 0, 0, "road.E").owners == ("red", "blue")
    assert dict(look_at(game, 0, 0, "road.E").strength) == {"red": 1, "blue": 1}
    assert game.table.followers == ("meeple",)


def test_only_a_tile_extends() -> None:
    """TB-BUILDER-18, D-TB-40: the road may get longer by something else; what counts is a tile that carries it."""
    game = traders(BUILT, "base-B", "base-B")
    game.apply("place base-B 1,1 r0")
    state = game.table.state
    assert not said(game, DoubleTurnEarned)
    at = segment(game, 2, 0, "road.E")
    state.features.append((2, (len(state.label),), 0))  # as if two roads were joined after the tile was placed
    state.label.append(state.label[at])
    game.apply("skip")
    assert not said(game, SecondPartBegan)


def test_never_alone() -> None:
    """D-TB-19, D-INT-4, TB-BUILDER-13, TB-PIG-3: when the last own follower leaves, builder and pig go home at once."""
    for where, companion, rule in (("road.E", "builder", "TB-BUILDER-13"), ("field.NNW", "pig", "TB-PIG-3")):
        game = traders([f"base-U 0,0 r0 red:{where} red:{where} red:{companion}:{where} blue:{where}"], "base-U")
        table, at = game.table, segment(game, 0, 0, where)
        table.take_back(Figure("red", "meeple"), at, "BASE-10.1")
        assert table.stands("red", companion)
        table.take_back(Figure("red", "meeple"), at, "BASE-10.1")
        assert not table.stands("red", companion)
        assert table.state.supply["red", companion] == 1
        assert [(e.figure, e.rule) for e in said(game, FigureReturned)][-1] == (companion, rule)
        assert look_at(game, 0, 0, where).strength == (("blue", 1),)


def test_a_builder_blocks_and_is_there_once() -> None:
    """D-TB-21, D-TB-22: no follower joins it; who has it on the board has none at hand."""
    game = traders(BUILT, "base-U")
    game.apply("place base-U 3,0 r0")
    assert reason(game, "deploy meeple 3,0 road.E") == ("occupied", "BASE-5.7")
    assert reason(game, "deploy builder 3,0 road.E") == ("no-figure", "BASE-5.2")


def test_at_the_end_builders_bring_nothing() -> None:
    """D-TB-23: the road is scored for its thief; both go home."""
    game = traders(BUILT, last="")
    assert game.over
    assert [(e.player, e.points) for e in said(game, PointsScored)] == [("red", 3)]
    assert not game.table.state.figures


def test_one_tile_one_double_turn() -> None:
    """D-TB-24, D-TB-26: two roads of one player joined, or a further tile in the same turn: one second tile in all."""
    joined = traders(
        [*BUILT, "base-B 2,1 r0", "base-B 3,1 r0", "base-B 4,1 r0", "base-U 4,0 r0 red:road.E"], "base-U", "base-B"
    )
    turn(joined, "base-U 3,0 r0")
    assert len(said(joined, DoubleTurnEarned)) == 1


class _Further(Expansion):
    """Gives every first tile of a turn a further one, as something else than a builder may."""

    def part_over(self, table: Table, cell: int) -> Script:
        if table.state.part == 1:
            yield from part(table)


def test_a_further_tile_may_earn_the_second_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """D-TB-26, D-TB-25, D-INT-5: it triggers, but a turn has one builder tile, which itself triggers nothing."""
    monkeypatch.setattr("carcnb.engine.timeline.find_expansions", lambda names: (_Further(), TradersAndBuilders()))
    game = traders(BUILT, "base-B", "base-U", "base-U", "base-U")
    turn(game, "base-B 1,1 r0")
    turn(game, "base-U 3,0 r0")
    turn(game, "base-U 4,0 r0")
    assert [e.cell for e in said(game, DoubleTurnEarned)] == [(3, 0)]
    assert game.prompt
    assert (game.prompt.player, game.prompt.tile) == ("blue", "base-U")


def test_the_end_of_the_stack() -> None:
    """D-TB-15, D-TB-16, D-TB-17: no tile left, no second part; what fits nowhere is replaced, also as first tile."""
    last = traders(BUILT, "base-U", last="")
    turn(last, "base-U 3,0 r0")
    assert last.over
    assert said(last, DoubleTurnEarned)
    assert not said(last, SecondPartBegan)
    nowhere = traders(BUILT, "base-U", "base-C", last="")
    turn(nowhere, "base-U 3,0 r0")
    assert nowhere.over
    assert [e.tile for e in said(nowhere, TileRemoved)] == ["base-C"]
    done = traders(BUILT, "base-U", "base-B", last="")
    turn(done, "base-U 3,0 r0")
    turn(done, "base-B 3,1 r0", "monastery")
    assert done.over
    replaced = traders(BUILT, "base-C", "base-U", "base-B")
    turn(replaced, "base-U 3,0 r0")
    assert [e.tile for e in said(replaced, TileDrawn)] == ["base-C", "base-U", "base-B"]
    assert said(replaced, SecondPartBegan)


def test_without_the_expansion_there_is_no_builder() -> None:
    """TB-BUILDER-6, TURN-15: the same position asks for no builder and doubles no turn."""
    game = scene(["base-W 0,0 r0", "base-U 1,0 r0 red:road.E"], "base-U")
    game.apply("place base-U 2,0 r0")
    assert {action.what for action in game.legal_actions()} == {"meeple", ""}
    assert traders_and_builders.TradersAndBuilders.name not in game.setup.expansions
