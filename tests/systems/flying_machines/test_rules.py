"""Flying Machines, rule by rule: the tile, the flight, the landing."""

from __future__ import annotations

from collections import Counter

import pytest

from carcnb import Game
from carcnb.engine.events import FeatureCompleted, FigurePlaced, FigureReturned, PointsScored
from carcnb.systems.flying_machines.rules import DieRolled, FlightFailed
from carcnb.systems.traders_and_builders.rules import DoubleTurnEarned
from carcnb.tiles import box
from tests import oracle
from tests.systems.flying_machines.scenes import ABBEY, DOWN, asked, fly, flying, landings, thrown, verbs
from tests.systems.scene import gained, look_at, said
from tests.systems.traders_and_builders.scenes import reason

FIELDS = [f"base-B {x},{y} r0" for x, y in ((-1, 0), (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1))]
"""Monasteries on all eight squares around 0,0."""

GATE = ["base-B 0,1 r0", "base-B 1,1 r0"]
"""Something to lie beside, south of 0,0."""


def at_hand(game: Game, seat: str = "red", kind: str = "meeple") -> int:
    return game.table.state.supply[seat, kind]


def test_the_tiles() -> None:
    """FLY-1: eight more, each with a machine."""
    assert sum(box(["flying"]).values()) == 8
    assert Game(expansions=["flying_machines"]).setup.box() == box(["base", "flying"])


@pytest.mark.parametrize("tile", box(["flying"]))
def test_they_are_placed_like_others(tile: str) -> None:
    """FLY-1: wherever edges continue, and from each of them a figure may fly."""
    game = flying(["base-D 0,0 r0", "base-G 0,-1 r1"], tile)
    fitting = oracle.fits({(0, 0): ("base-D", 0), (0, -1): ("base-G", 1)}, tile)
    listed = {(action.cell, oracle.look(tile, int(action.where[1]))) for action in game.legal_actions()}
    assert listed == {(cell, oracle.look(tile, turn)) for cell, turn in fitting}
    game.apply(game.legal_actions()[0])
    assert "fly meeple" in verbs(game)


def test_one_of_three() -> None:
    """FLY-2: nothing, an ordinary figure, or a flight, and only one of them; without a machine there is no flight."""
    position = ["base-U -1,0 r0"]
    game = flying(position, "flying-03", "base-U", die=[1])
    game.apply("place flying-03 0,0 r2")
    spots = {f"deploy meeple 0,0 {spot}" for spot in ("road.E", "field.NNW", "field.ESE")}
    assert {str(action) for action in game.legal_actions()} == spots | {"fly meeple 0,0", "skip"}
    assert reason(game, "fly meeple -1,0") == ("fly-from", "FLY-2")
    for answer, left in (("skip", 7), ("deploy meeple 0,0 field.NNW", 6), ("fly meeple 0,0", 7)):
        other = game.clone()
        other.apply(answer)
        assert (asked(other), at_hand(other)) == (("blue", "place"), left)
    game.apply("skip")
    game.apply("place base-U 1,0 r0")
    assert "fly meeple" not in verbs(game)
    assert reason(game, "fly meeple 1,0") == reason(game, "fly meeple 0,0") == ("fly-from", "FLY-2")


def test_a_place_to_start_only() -> None:
    """FLY-3: a taken road and taken fields keep nobody from flying; nobody stays there, nothing is scored for it."""
    taken = "base-U -1,0 r0 blue:road.E yellow:field.NNW red:field.ESE"
    game = flying([taken, "base-B -1,1 r0", "base-B 0,1 r0", "base-B 1,1 r0", "base-D 1,0 r0"], "flying-03", die=[1])
    game.apply("place flying-03 0,0 r2")
    assert verbs(game) == {"fly meeple", "skip"}
    game.apply("fly meeple 0,0")
    game.apply("land meeple 1,0 city.N")
    assert not {event.cell for event in said(game, FigurePlaced)} & {(0, 0)}
    assert gained(game) == {}
    assert look_at(game, 0, 0, "road.E").strength == (("blue", 1),)


COURSES = [
    *(("flying-02", 0, (-1, -1)), ("flying-02", 1, (1, -1)), ("flying-02", 2, (1, 1)), ("flying-02", 3, (-1, 1))),
    *(("flying-01", 0, (-1, 0)), ("flying-01", 1, (0, -1)), ("flying-01", 2, (1, 0)), ("flying-01", 3, (0, 1))),
]


@pytest.mark.parametrize(("tile", "turn", "cell"), COURSES)
def test_the_direction_turns_with_the_tile(tile: str, turn: int, cell: tuple[int, int]) -> None:
    """FLY-4: across corners and straight, in all four turns."""
    game = fly(flying(FIELDS, tile, die=[1]), f"{tile} 0,0 r{turn}")
    assert [(event.cell, event.spot) for event in said(game, FigurePlaced)] == [(cell, "monastery")]


PRINTED = {
    "flying-01 0,0 r0": (-1, 0),
    "flying-02 0,0 r0": (-1, -1),
    "flying-03 2,0 r0": (1, 0),
    "flying-04 2,0 r0": (1, -1),
    "flying-05 2,0 r0": (1, 0),
    "flying-06 0,0 r0": (-1, -1),
    "flying-07 2,0 r0": (1, 0),
    "flying-08 1,1 r0": (0, 1),
}


@pytest.mark.parametrize("place", PRINTED)
def test_the_eight_tiles_point_as_printed(place: str) -> None:
    """FLY-4: five along a row or column, three across corners; north up they point west or north-west."""
    beside = "base-B 0,1 r0" if place[:9] in ("flying-01", "flying-02") else "base-X 1,0 r0"
    assert thrown(fly(flying([beside], place.split()[0], die=[1]), place)) == [(1, PRINTED[place])]


def test_the_die() -> None:
    """FLY-5, D-FLY-11: one throw, after the choice, by the game's seed; 1, 2 and 3 are equally likely."""
    numbers: Counter[str] = Counter()
    for seed in range(300):
        game = Game(seed=seed, expansions=["flying_machines"], position=GATE, tiles=["flying-01"])
        game.apply("place flying-01 0,0 r0")
        assert not said(game, DieRolled)
        game.apply("fly meeple 0,0")
        (roll,) = [answer for answer in game.history if answer.where == "die"]
        assert [(event.player, str(event.number), event.rule) for event in said(game, DieRolled)] == [
            ("red", roll.what, "FLY-5")
        ]
        numbers[roll.what] += 1
    assert set(numbers) == {"1", "2", "3"}
    assert all(75 < count < 125 for count in numbers.values())


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(("tile", "turn", "step"), [("flying-01", 2, (1, 0)), ("flying-02", 1, (1, -1))])
def test_the_target_square(tile: str, turn: int, step: tuple[int, int], number: int) -> None:
    """FLY-6: so many squares straight ahead; on the slant one along each axis a step; never the tile itself."""
    game = fly(flying(GATE, tile, die=[number]), f"{tile} 0,0 r{turn}")
    assert thrown(game) == [(number, (number * step[0], number * step[1]))]


def test_no_way_back() -> None:
    """FLY-7, D-FLY-1: after the throw neither declining nor another figure; one place is taken without a question."""
    game = fly(flying(ABBEY, "flying-02", die=[2], more=["inns_and_cathedrals"]), "flying-02 0,0 r1", "large")
    assert asked(game) == ("red", "land")
    for answer in ("skip", "land meeple 2,-2 monastery", "fly meeple 0,0", "deploy meeple 0,0 field.NNW"):
        assert reason(game, answer) == ("land-must", "FLY-7")
    alone = fly(flying(FIELDS, "flying-01", die=[1]), "flying-01 0,0 r0")
    assert asked(alone) == ("blue", "place")
    assert at_hand(alone) == 6


def test_the_pilot_chooses() -> None:
    """FLY-8, D-FLY-4: the owner is asked where several places are; two segments of one city are two places."""
    game = fly(flying(ABBEY, "flying-02", die=[2], first="blue"), "flying-02 0,0 r1")
    assert asked(game) == ("blue", "land")
    assert game.prompt
    assert (game.prompt.rule, game.prompt.step) == ("FLY-8", "figure")
    north = ["base-H 2,0 r0", "base-N 2,-1 r2", "base-R 3,-1 r2", "base-G 3,0 r1"]
    around = [*north, "base-N 3,1 r0", "base-N 2,1 r1", "base-U 1,0 r1"]
    city = fly(flying(around, "flying-01", die=[2]), "flying-01 0,0 r2")
    assert landings(city) == {"2,0 city.N", "2,0 city.S"}
    city.apply("land meeple 2,0 city.S")
    assert [event.spot for event in said(city, FigurePlaced)] == ["city.S"]


def test_only_what_is_unfinished() -> None:
    """FLY-9: neither a complete road, nor a complete city, nor a complete monastery."""
    game = fly(flying(ABBEY, "flying-02", die=[2]), "flying-02 0,0 r1")
    assert landings(game) == {"2,-2 monastery", "2,-2 city.N"}
    assert reason(game, "land meeple 2,-2 road.E") == ("land-finished", "FLY-9")
    full = ["base-A 2,0 r0", *(f"base-B {x},{y} r0" for x, y in ((1, 0), (1, -1), (2, -1), (3, -1), (3, 0)))]
    full += ["base-U 2,1 r1", "base-B 1,1 r0", "base-B 3,1 r0"]
    monastery = fly(flying(full, "flying-01", die=[2]), "flying-01 0,0 r2")
    assert [event.spot for event in said(monastery, FigurePlaced)] == ["road.S"]
    town = ["base-D 1,0 r1", "base-E 2,0 r3"]
    city = fly(flying(town, "flying-01", die=[1]), "flying-01 0,0 r2")
    assert [event.spot for event in said(city, FigurePlaced)] == ["road.N"]


def test_taken_is_no_obstacle() -> None:
    """FLY-10: other players' figures or one's own, any number."""
    crowd = ["base-B 0,1 r0", "base-B 1,1 r0 red:monastery red:monastery blue:monastery yellow:monastery"]
    game = fly(flying(crowd, "flying-02", die=[1]), "flying-02 0,0 r2")
    assert look_at(game, 1, 1, "monastery").strength == (("red", 3), ("blue", 1), ("yellow", 1))


def test_never_on_a_field() -> None:
    """FLY-11: not even an empty one, and not where nothing else is left."""
    game = fly(flying(ABBEY, "flying-02", die=[2]), "flying-02 0,0 r1")
    assert reason(game, "land meeple 2,-2 field.SSE") == ("land-field", "FLY-11")
    meadow = fly(flying([*GATE, "flying-01 1,0 r0"], "flying-02", die=[1]), "flying-02 0,0 r1")
    assert [event.cell for event in said(meadow, FlightFailed)] == [(1, -1)]
    field = fly(flying([*GATE, "flying-02 1,0 r0"], "flying-01", die=[1]), "flying-01 0,0 r2")
    assert [event.cell for event in said(field, FlightFailed)] == [(1, 0)]
    assert at_hand(field) == 7


def test_never_beside_the_landscape() -> None:
    """FLY-12: a square without a tile is no place to land."""
    game = fly(flying(ABBEY, "flying-02", die=[3]), "flying-02 0,0 r1")
    assert [event.cell for event in said(game, FlightFailed)] == [(3, -3)]
    aloft = fly(flying(ABBEY, "flying-02", die=[2]), "flying-02 0,0 r1")
    assert reason(aloft, "land meeple 3,-3 city.N") == ("land-empty", "FLY-12")
    assert reason(aloft, "land meeple 999,2000 city.N") == ("land-empty", "FLY-12")
    assert reason(aloft, "land meeple 2,-1 road.E") == ("land-elsewhere", "FLY-6")
    assert reason(aloft, "land meeple 2,-2 city.S") == ("no-spot", "FLY-8")
    assert reason(aloft, "place base-B 0,2 r0") == ("asked", "FLY-8")


def test_in_vain() -> None:
    """FLY-13: the figure comes home and no other goes out on this tile, no builder and no pig."""
    position = ["base-U -1,0 r0 red:road.E red:field.NNW"]
    game = flying(position, "flying-03", die=[3], more=["traders_and_builders"])
    game.apply("place flying-03 0,0 r2")
    assert {"deploy builder", "deploy pig", "fly meeple"} <= verbs(game)
    before = Counter(game.table.state.supply)
    game.apply("fly meeple 0,0")
    assert [(e.player, e.figure, e.cell, e.rule) for e in said(game, FlightFailed)] == [
        ("red", "meeple", (3, 0), "FLY-13")
    ]
    assert Counter(game.table.state.supply) == before
    assert asked(game) == ("blue", "place")


def test_who_may_fly() -> None:
    """FLY-14, FLY-15, D-FLY-7, IC-19: usual and large figures; builder and pig go onto the tile itself."""
    position = [
        "base-U -1,0 r0 red:road.E red:field.NNW",
        "base-B -1,1 r0",
        "base-B 0,1 r0",
        "base-B 1,1 r0",
        "base-D 1,0 r0",
    ]
    more = ["inns_and_cathedrals", "traders_and_builders"]
    game = flying(position, "flying-03", die=[1], more=more)
    game.apply("place flying-03 0,0 r2")
    assert {verb for verb in verbs(game) if verb.startswith("fly")} == {"fly meeple", "fly large"}
    assert {"deploy builder", "deploy pig"} <= verbs(game)
    for kind in ("builder", "pig"):
        assert reason(game, f"fly {kind} 0,0") == ("fly-kind", "FLY-15")
    assert reason(game, "fly cow 0,0")[0] == "asked"
    game.apply("fly large 0,0")
    assert verbs(game) == {"land large"}
    game.apply("land large 1,0 city.N")
    assert look_at(game, 1, 0, "city.N").strength == (("red", 2),)
    assert (at_hand(game, kind="large"), at_hand(game)) == (0, 5)


def test_a_follower_like_any_other() -> None:
    """FLY-16: it shares the majority, is scored and goes home; who it is depends on where it landed."""
    position = ["base-B 0,1 r0", "base-B 1,1 r0", "base-E 1,0 r1", "base-G 2,0 r0 blue:city.W"]
    game = fly(flying(position, "flying-01", "base-E", die=[2]), "flying-01 0,0 r2")
    assert [(event.spot, event.rule) for event in said(game, FigurePlaced)][-1] == ("city.E", "FLY-16")
    game.apply("place base-E 3,0 r3")
    game.apply("skip")
    assert gained(game) == {"red": 6, "blue": 6}
    assert sorted(event.player for event in said(game, FigureReturned)) == ["blue", "red"]
    assert at_hand(game) == 7


RING = [
    *("base-B 1,1 r0", "base-B 0,1 r0", "base-B 2,1 r0", "base-B 1,0 r0", "base-B 2,0 r0", "base-B 0,2 r0"),
    *("base-B 1,2 r0",),
]


def abbey(monks: str, kind: str, seats: str = "red") -> Game:
    """A figure flies to the monks in 1,1; the last square around them is filled after it."""
    position = [f"{entry} {monks}" if entry.startswith("base-B 1,1") else entry for entry in RING]
    game = flying(position, "flying-02", "base-B", die=[1], more=["inns_and_cathedrals"], first=seats)
    fly(game, "flying-02 0,0 r2", kind)
    game.apply("place base-B 2,2 r0")
    game.apply("skip")
    return game


@pytest.mark.parametrize(
    ("monks", "kind", "points"),
    [
        ("blue:monastery", "meeple", {"red": 9, "blue": 9}),
        ("blue:monastery blue:monastery", "meeple", {"blue": 9}),
        ("red:monastery blue:monastery", "meeple", {"red": 9}),
        ("blue:monastery", "large", {"red": 9}),
    ],
    ids=["tie", "blue has more", "red has more", "large"],
)
def test_several_monks(monks: str, kind: str, points: dict[str, int]) -> None:
    """FLY-17, D-FLY-8, DT-FLY-3: the most monks score, a tie in full, the large one counts two; all of them return."""
    game = abbey(monks, kind)
    assert gained(game) == points
    assert len(said(game, FigureReturned)) == len(monks.split()) + 1
    assert not game.table.state.figures


def test_only_from_the_supply() -> None:
    """FLY-18: who has no follower at hand cannot fly; of two kinds only the one at hand can."""
    six = "red:field.NNW " * 6
    alone = flying([f"base-U -1,0 r0 {six} red:road.E"], "flying-03", more=["traders_and_builders"])
    alone.apply("place flying-03 0,0 r2")
    assert verbs(alone) == {"deploy builder", "deploy pig", "skip"}
    assert reason(alone, "fly meeple 0,0") == ("no-figure", "FLY-18")
    large = flying([f"base-U -1,0 r0 {six} red:road.E"], "flying-03", more=["inns_and_cathedrals"])
    large.apply("place flying-03 0,0 r2")
    assert {verb for verb in verbs(large) if "fly" in verb} == {"fly large"}
    assert reason(large, "fly meeple 0,0") == ("no-figure", "FLY-18")
    none = flying([f"base-U -1,0 r0 {six} red:road.E"], "flying-03")
    none.apply("place flying-03 0,0 r2")
    assert asked(none) == ("blue", "place")


LAKE = ["ferries-02 1,0 r0 ferry:road.W+road.S", "base-A 2,0 r1", "base-A 1,1 r2"]


def test_before_the_scoring() -> None:
    """FLY-19, D-FLY-4, D-FLY-10: the flight comes before the ferry, which may finish the road it led to."""
    game = fly(flying(LAKE, "flying-03", die=[1], more=["ferries"]), "flying-03 0,0 r2")
    assert landings(game) == {"1,0 road.W", "1,0 road.S"}
    assert reason(game, "land meeple 1,0 road.E") == ("land-finished", "FLY-9")
    game.apply("land meeple 1,0 road.S")
    assert asked(game) == ("red", "ferry")
    game.apply("ferry 1,0 road.W+road.E")
    assert [(e.player, e.points) for e in said(game, PointsScored)] == [("red", 2)]
    kinds = [type(event) for event in game.events if isinstance(event, DieRolled | FigurePlaced | FeatureCompleted)]
    assert kinds == [DieRolled, FigurePlaced, FeatureCompleted]
    assert at_hand(game) == 7


def test_finished_by_the_tile_just_placed() -> None:
    """D-FLY-2, DT-FLY-4: what the tile with the machine completes is no place to land any more."""
    position = ["base-A -1,0 r3", "base-B -1,1 r0", "base-B 0,1 r0", "base-B 1,1 r0", "base-W 1,0 r2"]
    game = fly(flying(position, "flying-03", die=[1]), "flying-03 0,0 r0")
    assert [(event.cell, event.spot) for event in said(game, FigurePlaced)] == [((-1, 0), "monastery")]
    back = fly(flying(position, "flying-03", die=[1]), "flying-03 0,0 r2")
    assert landings(back) == {"1,0 road.N", "1,0 road.E"}
    assert reason(back, "land meeple 1,0 road.W") == ("land-finished", "FLY-9")


def test_the_next_part_of_the_turn() -> None:
    """D-FLY-3: a flight in vain ends the figures for one tile; the second tile of a double turn may get one."""
    position = ["base-W -3,0 r0", "base-U -2,0 r0 red:road.E", "base-U -1,0 r0 red:builder:road.E"]
    game = fly(flying(position, "flying-03", "base-B", die=[3], more=["traders_and_builders"]), "flying-03 0,0 r2")
    assert said(game, FlightFailed)
    assert asked(game) == ("red", "place")
    game.apply("place base-B -1,1 r0")
    assert "deploy meeple" in verbs(game)


def test_across_a_gap() -> None:
    """D-FLY-5, DT-FLY-2: the squares flown over may be empty."""
    position = ["base-B 0,1 r0", "base-B 1,1 r0", "base-B 2,1 r0", "base-U 2,0 r0"]
    game = fly(flying(position, "flying-01", die=[2]), "flying-01 0,0 r2")
    assert [(event.cell, event.spot) for event in said(game, FigurePlaced)] == [((2, 0), "road.E")]


def test_landing_extends_nothing() -> None:
    """D-FLY-6: a figure that lands on the road of its player's builder earns no second tile."""
    built = [
        "base-B 0,1 r0",
        "base-B 1,1 r0",
        "base-B 2,1 r0",
        "base-U 2,0 r0 red:road.E",
        "base-U 3,0 r0 red:builder:road.E",
    ]
    game = fly(flying(built, "flying-01", die=[2], more=["traders_and_builders"]), "flying-01 0,0 r2")
    assert look_at(game, 2, 0, "road.E").strength == (("red", 2),)
    assert not said(game, DoubleTurnEarned)
    assert asked(game) == ("blue", "place")


def test_hopeless() -> None:
    """D-FLY-9: a flight may be chosen that no throw can bring to a landing."""
    for number in (1, 2, 3):
        game = fly(flying(["base-B 0,1 r0"], "flying-01", die=[number]), "flying-01 0,0 r1")
        assert said(game, FlightFailed)


def test_nothing_but_fields_and_finished_parts() -> None:
    """DT-FLY-1, FLY-13: a tile with a complete city, a complete road and fields is no place to land."""
    position = ["base-D 1,0 r1", "base-E 2,0 r3", "base-A 1,-1 r0", "base-A 1,1 r2"]
    game = fly(flying(position, "flying-01", die=[1]), "flying-01 0,0 r2")
    assert [event.cell for event in said(game, FlightFailed)] == [(1, 0)]
    assert asked(game) == ("blue", "place")


def test_the_worked_examples_on_the_slant() -> None:
    """EX-FLY-1, EX-FLY-2: a 3 leads to an empty square; a 2 to a monk and a knight, but not to the finished road."""
    three = fly(flying(ABBEY, "flying-02", die=[3]), "flying-02 0,0 r1")
    assert (asked(three), at_hand(three), gained(three)) == (("blue", "place"), 7, {})
    two = fly(flying(ABBEY, "flying-02", die=[2]), "flying-02 0,0 r1")
    assert landings(two) == {"2,-2 monastery", "2,-2 city.N"}
    for spot, other in (("monastery", "blue"), ("city.N", "yellow")):
        game = two.clone()
        game.apply(f"land meeple 2,-2 {spot}")
        assert dict(look_at(game, 2, -2, spot).strength) == {"red": 1, other: 1}
        assert set(look_at(game, 2, -2, spot).owners) == {"red", other}


def test_the_worked_example_of_the_only_place() -> None:
    """EX-FLY-3: with a 2 the figure must join the blue knight; nothing is asked, the road and the field are out."""
    game = fly(flying(DOWN, "flying-08", die=[2]), "flying-08 0,0 r2")
    assert [str(answer) for answer in game.history][-3:] == ["fly meeple 0,0", "draw 2 die", "draw base-B"]
    assert dict(look_at(game, 2, 0, "city.N").strength) == {"red": 1, "blue": 1}
    assert (look_at(game, 2, 0, "road.E").tiles, look_at(game, 2, 0, "road.E").complete) == (3, True)
    assert look_at(game, 2, 0, "road.E").strength == ()
