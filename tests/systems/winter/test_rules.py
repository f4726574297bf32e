"""The Winter edition, rule by rule: mostly that it is the base game.  Its examples are in ``layouts/winter.txt``."""

# mypy: disable-error-code="arg-type"
from __future__ import annotations

import random

import pytest

from carcnb import Game
from carcnb.board.reader import Reader
from carcnb.board.view import view
from carcnb.engine.events import FigureReturned, PointsScored, TileDrawn, TileRemoved, TurnBegan
from carcnb.engine.expansions import NAMES, ORDER, find_expansions
from carcnb.engine.track import FIELDS, cards, laps, space
from carcnb.tiles import box, design
from tests import contract, oracle
from tests.systems.referees import REFEREES
from tests.systems.scene import gained, look_at, said, same, scene, spots, turn
from tests.systems.traders_and_builders.scenes import reason

WINTER = ["winter"]
ANIMALS = ("W", "", "", "", "A", "", "J", "", "", "", "", "K")
"""The base design that an animal tile looks like, where there is one (D-WIN-1)."""
COUNTS = "A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1"


def winter(position: list[str], *stack: str, **options: object) -> Game:
    """A scene in the snow."""
    return scene(position, *stack, expansions=WINTER, **options)


def test_the_tiles() -> None:
    """WIN-1, WIN-2, WIN-8, WIN-28, D-WIN-3: 72 and 12 tiles; one of the four D lies on the table, 83 are drawn."""
    game = Game(expansions=WINTER)
    listed = {f"base-{entry[0]}": int(entry[1:]) for entry in COUNTS.split()}
    animals = {f"winter-{n:02}": 1 for n in range(1, 13)}
    assert game.setup.box() == listed | animals
    assert (sum(listed.values()), sum(game.setup.box().values())) == (72, 84)
    assert game.setup.as_json()["position"] == ["base-D 0,0 r0"]
    assert sum(game.setup.stack().values()) == 83


def test_animals_have_no_effect() -> None:
    """WIN-3, WIN-4, D-WIN-2: no rule reads what an animal tile shows; it plays like its twin of the base game."""
    for n, twin in enumerate(ANIMALS, 1):
        tile = design(f"winter-{n:02}")
        assert not any(tile.coats)
        if twin:
            other = f"base-{twin}"
            looks = {oracle.look(other, turn) for turn in range(4)}
            assert oracle.look(tile.id, 0) in looks
    assert all(not table for table in chosen_hooks().values())


def chosen_hooks() -> dict[str, object]:
    """What Winter does at the moments and folds of the rules."""
    table = Game(expansions=WINTER).table
    return {**table.moments, **table.folds}


def test_figures_and_players() -> None:
    """WIN-5, WIN-6, WIN-7, D-WIN-10: one figure on space 0, seven at hand, two to five players; 84 tiles add none."""
    for players in range(2, 6):
        game = Game(players=players, expansions=WINTER)
        assert game.table.state.supply == {(seat, "meeple"): 7 for seat in game.seats}
        assert game.table.state.track == {(seat, "meeple"): 0 for seat in game.seats}


def test_copies_are_alike() -> None:
    """WIN-9: copies of a tile are one design, whatever they picture."""
    assert len(Game(expansions=WINTER).setup.box()) == 24 + 12


@pytest.mark.parametrize(("before", "field", "rounds"), [(48, 1, 1), (47, 0, 1), (46, 49, 0), (98, 1, 2)])
def test_the_score_figure_is_laid_down(before: int, field: int, rounds: int) -> None:
    """WIN-10, WIN-18, WIN-19, WIN-20, D-WIN-4, D-WIN-5, EX-WIN-5: 48 and 3 are 51: field 1, lying; no cards at all."""
    game = winter(["base-T 0,0 r3", "base-U 1,0 r0 blue:road.W"], "base-W", scores=[0, before, 0])
    turn(game, "base-W 2,0 r0")
    points = game.scores["blue"]
    assert FIELDS == 50
    assert (points, space(points), laps(points)) == (before + 3, field, rounds)
    seats = view(game, Reader.of(game, "en"))["seats"]
    assert [seat["cards"] for seat in seats] == [[], [], []]
    assert not game.table.score_cards
    plain = scene(["base-U 0,0 r0"], "base-B", scores=[0, 53, 0])
    assert view(plain, Reader.of(plain, "en"))["seats"][1]["cards"] == list(cards(53)) == [50]


def test_points_are_recorded_at_once() -> None:
    """WIN-20: within the part of the turn whose tile brought them, before the figures go home and the next tile."""
    laid = ["base-E 0,-1 r2 blue:city.S", "base-E -1,-1 r3", "base-E 1,-1 r1", "base-W 1,0 r0"]
    for more, last in ((["traders_and_builders"], "SecondPartBegan"), ([], "TurnBegan")):
        thief = "base-W -1,0 r0 red:road.E" + " red:builder:road.E" * bool(more)
        game = scene([*laid, thief], "base-D", "base-B", expansions=[*WINTER, *more])
        turn(game, "base-D 0,0 r0")
        assert game.scores == {"red": 3, "blue": 4, "green": 0}
        names = [type(event).__name__ for event in game.events]
        names = [name for name in names[names.index("FeatureCompleted") :] if name != "TileDrawn"]
        recorded = 2 * ["FeatureCompleted", "PointsScored"]
        assert names == [*recorded, *(2 + len(more)) * ["FigureReturned"], last]


@pytest.mark.parametrize("farmers", [True, False])
def test_farmers_are_an_option(farmers: bool) -> None:
    """WIN-11, WIN-12, D-WIN-6: for the whole table; without them fields take no figures and give no points."""
    game = winter(["base-E 0,0 r1"], "base-E", "base-B", farmers=farmers)
    game.apply("place base-E 1,0 r3")
    assert spots(game) == ({"city.W", "field.NNW"} if farmers else {"city.W"})
    if not farmers:
        assert reason(game, "deploy meeple 1,0 field.NNW") == ("no-farmers", "WIN-11")
    game.apply("skip")
    game.apply("place base-B 2,0 r0")
    assert ("field.NNW" in spots(game)) is farmers


def test_the_tile_is_a_must() -> None:
    """WIN-13, WIN-14: placing cannot be skipped; what fits nowhere is replaced."""
    game = winter(["base-B 0,0 r0"], "base-C", "base-E")
    assert [event.tile for event in said(game, TileRemoved)] == ["base-C"]
    assert [event.tile for event in said(game, TileDrawn)] == ["base-C", "base-E"]
    assert reason(game, "skip") == ("compulsory", "BASE-3.3")


def test_each_part_on_its_own() -> None:
    """WIN-15: a taken road leaves monastery and field, a taken city leaves road and fields."""
    road = winter(["base-U 0,0 r1 red:road.N"], "base-A")
    road.apply("place base-A 0,-1 r0")
    assert spots(road) == {"monastery", "field.NNW"}
    city = winter(["base-E 0,0 r1 red:city.E"], "base-P")
    city.apply("place base-P 1,0 r0")
    assert "city.W" not in spots(city)
    assert {where.partition(".")[0] for where in spots(city)} == {"road", "field"}


def test_out_and_home_in_one_turn() -> None:
    """WIN-16: complete, deploy, score, take back, with road, city and monastery."""
    ring = [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)]
    for position, tile, where, points in (
        (["base-T 0,0 r3", "base-U 1,0 r0"], "base-W 2,0 r0", "road.W", 3),
        (["base-E 0,0 r2"], "base-E 0,1 r0", "city.N", 4),
        ([f"base-B {x},{y} r0" for x, y in ring], "base-B 1,1 r0", "monastery", 9),
    ):
        game = winter(position, tile.split()[0])
        turn(game, tile, where)
        assert gained(game) == {"red": points}
        assert [event.player for event in said(game, FigureReturned)] == ["red"]


def test_followers_meet_only_by_joining() -> None:
    """WIN-17: separate parts become one by a later tile; who is there already keeps others out."""
    game = winter(["base-D 0,0 r0", "base-E 0,1 r2 blue:field.ESE", "base-V 1,0 r0 red:field.NNW"], "base-A")
    assert not same(game, (0, 1, "field.ESE"), (1, 0, "field.NNW"))
    game.apply("place base-A 1,1 r2")
    assert look_at(game, 0, 1, "field.ESE").strength == (("red", 1), ("blue", 1))
    assert not {where for where in spots(game) if where.startswith("field")}


def test_points_of_complete_features() -> None:
    """WIN-21, WIN-22, D-WIN-7: as in the base game; the small city has 4 and keeps its option."""
    for small, points in ((False, 4), (True, 2)):
        game = winter(["base-E 0,0 r2 red:city.S"], "base-E", small_city_scores_2=small)
        turn(game, "base-E 0,1 r0")
        assert gained(game) == {"red": points}
    road = winter(["base-T 0,0 r3", "base-U 1,0 r0 red:road.W"], "winter-01")
    turn(road, "winter-01 2,0 r0")
    assert gained(road) == {"red": 3}


def test_the_end() -> None:
    """WIN-23, WIN-24, WIN-25, WIN-26, WIN-27, D-WIN-8: unfinished features, their figures home, then the fields."""
    game = winter(["base-E 0,-2 r2 blue:field.NNW", "base-E 0,-1 r0", "base-U 0,0 r0 red:road.E"], last="")
    assert gained(game) == {"blue": 3, "red": 1}
    order = [(type(e), getattr(getattr(e, "feature", None), "kind", "")) for e in game.events]
    assert (
        order.index((PointsScored, "road")) < order.index((FigureReturned, "")) < order.index((PointsScored, "field"))
    )
    standing = {tuple(figure) for figures in game.table.state.figures.values() for figure in figures}
    assert standing == {("blue", "meeple")}
    assert game.explain(game.events[-1], "en").startswith("Ben wins")
    assert gained(winter(["base-B 0,0 r0 red:monastery", "base-B 1,0 r0"], last="")) == {"red": 2}
    assert gained(winter(["base-C 0,0 r0 red:city.N"], last="")) == {"red": 2}


def test_the_animal_shapes() -> None:
    """D-WIN-1, D-WIN-11: twelve shapes, the road of the eleventh ends on the tile, which closes it."""
    game = winter(["winter-11 0,0 r0 red:road.S"], "base-A")
    turn(game, "base-A 0,1 r2")
    assert gained(game) == {"red": 2}
    assert len(box(["winter"])) == 12


def test_with_other_expansions() -> None:
    """D-WIN-9: an option like any other; each combination of what is built is playable."""
    built = [kind.name for kind in ORDER if kind.name in REFEREES]
    assert set(built) <= set(NAMES)
    game, rng = Game(expansions=built, seed=3), random.Random(3)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    assert len(said(game, TurnBegan)) > 100
    contract.check_game(game)
    assert [e.name for e in find_expansions(reversed(built))] == built
