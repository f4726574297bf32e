"""The tiles: how many there are, what they reach, and that every turn of a tile is the same tile turned."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from carcnb.tiles import (
    CITY,
    FIELD,
    HALVES,
    NEVER,
    OPPOSITE,
    ROAD,
    SIDES,
    START,
    TERRAINS,
    Design,
    box,
    design,
    designs,
)
from tests import oracle

ALL = list(designs().values())
COPIES = (2, 4, 1, 4, 5, 2, 1, 3, 2, 3, 3, 3, 2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1)
COUNTS = dict(zip("ABCDEFGHIJKLMNOPQRSTUVWX", COPIES, strict=True))


def test_the_tiles_of_the_base_game() -> None:
    """BASE-1.1, BASE-1.3: 72 tiles of 24 designs; the start tile is one of the four D."""
    assert box(["base"]) == {f"base-{letter}": copies for letter, copies in COUNTS.items()}
    assert (sum(COUNTS.values()), len(COUNTS)) == (72, 24)
    assert START == "base-D"


def test_all_tiles() -> None:
    assert len(ALL) == 118
    assert sum(tile.count for tile in ALL) == 172
    assert list(designs()) == [tile.id for tile in ALL]
    assert box([tile.set for tile in ALL]) == {tile.id: tile.count for tile in ALL}
    assert box([]) == {}


def test_an_unknown_tile_names_the_nearest() -> None:
    with pytest.raises(KeyError, match="did you mean base-A"):
        design("base-a")
    with pytest.raises(KeyError, match=r"did you mean base-A, \.\.\., base-X"):
        design("zzzzzzzzzz")


@pytest.mark.parametrize("tile", ALL, ids=lambda tile: tile.id)
def test_a_tile_is_whole_and_its_turns_are_the_same_tile(tile: Design) -> None:
    """D-BASE-24: segments, borders, names and turns of every design are those of its facts."""
    segments_stand_in_one_order(tile)
    every_side_and_half_edge_belongs_to_one_segment(tile)
    fields_border_cities_of_their_tile(tile)
    a_turn_is_a_quarter_turn_clockwise(tile)
    ports_and_names_are_those_of_the_facts(tile)
    the_name_of_a_segment_is_its_first_side(tile)
    touching_half_edges_face_each_other(tile)
    distinct_turns_are_those_that_look_different(tile)


def segments_stand_in_one_order(tile: Design) -> None:
    """Cities, roads, fields, the monastery: the order that every picture, record and index relies on."""
    order = [CITY, ROAD, FIELD, "monastery"]
    assert list(tile.kinds) == sorted(tile.kinds, key=order.index)
    assert [tile.kinds[single] for single in tile.singles] == ["monastery"] * tile.kinds.count("monastery")
    assert len(tile.singles) <= 1
    facts = oracle.facts()[tile.id]
    parts = [facts.get(key, []) for key in ("cities", "roads", "fields")]
    assert [tile.kinds.count(kind) for kind in (CITY, ROAD, FIELD)] == [len(part) for part in parts]
    for segment, part in enumerate(part for group in parts for part in group):
        names, key = (HALVES, "at") if tile.kinds[segment] == FIELD else (SIDES, "edges")
        assert [names[r] for r in tile.reach[segment]] == part[key].split()


def every_side_and_half_edge_belongs_to_one_segment(tile: Design) -> None:
    sides = Counter(r for s, kind in enumerate(tile.kinds) if kind in (CITY, ROAD) for r in tile.reach[s])
    assert set(sides.values()) <= {1}
    halves = Counter(r for s, kind in enumerate(tile.kinds) if kind == FIELD for r in tile.reach[s])
    expected = [half for half in range(8) if tile.turns[0].edges[half // 2] != CITY]
    assert halves == Counter(expected)


def fields_border_cities_of_their_tile(tile: Design) -> None:
    """D-BASE-24: contact is kept per segment; a field that reaches no edge lies between walls."""
    for segment, kind in enumerate(tile.kinds):
        assert all(tile.kinds[city] == CITY for city in tile.borders[segment])
        assert kind == FIELD or not tile.borders[segment]
        if kind == FIELD and not tile.reach[segment]:
            assert tile.borders[segment]
    assert {city for borders in tile.borders for city in borders} == {
        s for s, kind in enumerate(tile.kinds) if kind == CITY and FIELD in tile.kinds
    }


def test_coats_of_arms_are_on_cities_only() -> None:
    assert all(tile.kinds[s] == CITY for tile in ALL for s, n in enumerate(tile.coats) if n)
    assert {tile.id for tile in ALL if tile.set == "base" and any(tile.coats)} == {
        f"base-{letter}" for letter in "CFMOQS"
    }


def a_turn_is_a_quarter_turn_clockwise(tile: Design) -> None:
    for turn in range(4):
        now, before = tile.turns[turn], tile.turns[turn - 1]
        assert now.turn == turn
        assert now.design is tile
        assert now.edges == (before.edges[3], *before.edges[:3])
        assert now.ports == (before.ports[3], *before.ports[:3])
        assert now.ends == before.ends == tuple(
            {FIELD: NEVER, "monastery": 8}.get(kind, len(tile.reach[s])) for s, kind in enumerate(tile.kinds)
        )  # fmt: skip
        shown = [TERRAINS.index(edge) for edge in now.edges]
        assert now.pattern == sum(terrain << 2 * side for side, terrain in enumerate(shown))
        assert [now.asks[side] >> 2 * OPPOSITE[side] for side in range(4)] == shown
        assert now.back == tuple(meets[::-1] for meets in now.ports)


def ports_and_names_are_those_of_the_facts(tile: Design) -> None:
    for turned in tile.turns:
        reached = oracle.ports(tile.id, turned.turn)
        for side in range(4):
            sides = oracle.terrain(tile.id, turned.turn)[SIDES[side]]
            assert turned.edges[side] == sides
            names = [HALVES[2 * side], SIDES[side], HALVES[2 * side + 1]]
            assert list(turned.ports[side]) == [reached[name] for name in names if name in reached]
        wanted = {f"{tile.kinds[i]}.{name}": i for name, i in reached.items()}
        named = {name: i for name, i in turned.spots.items() if name != "monastery" and not name.endswith(".inside")}
        assert named == wanted


def the_name_of_a_segment_is_its_first_side(tile: Design) -> None:
    """N E S W for cities and roads, clockwise from NNW for fields; ``monastery`` and ``field.inside`` stand alone."""
    for turned in tile.turns:
        assert len(set(turned.where)) == len(tile.kinds)
        for segment, name in enumerate(turned.where):
            assert turned.spots[name] == segment
            mine = [spot for spot, i in turned.spots.items() if i == segment]
            assert mine[0] == name
            kind, _, side = name.partition(".")
            assert kind == tile.kinds[segment]
            order = HALVES if kind == "field" else SIDES
            assert side in order or name in ("monastery", "field.inside")
            if side in order:
                assert order.index(side) == min(order.index(spot.partition(".")[2]) for spot in mine)


def touching_half_edges_face_each_other(tile: Design) -> None:
    """What lies on the west half of a north side meets the west half of the south side above it."""
    for turned in tile.turns:
        for side in range(4):
            across = turned.back[OPPOSITE[side]]
            if turned.edges[OPPOSITE[side]] == FIELD:
                names = HALVES[2 * OPPOSITE[side]], HALVES[2 * OPPOSITE[side] + 1]
                assert [turned.spots[f"field.{name}"] for name in names] == list(across[::-1])
    assert [oracle.FACING[half] for half in HALVES] == ["SSW", "SSE", "WNW", "WSW", "NNE", "NNW", "ESE", "ENE"]


SAME = {"base-B": 1, "base-C": 1, "base-X": 1, "base-U": 2, "base-G": 2, "base-H": 2, "base-F": 2, "base-E": 4}


@pytest.mark.parametrize(("name", "turns"), SAME.items())
def test_turns_that_show_the_same_tile(name: str, turns: int) -> None:
    tile = design(name)
    assert tile.distinct == tuple(range(turns))
    assert [tile.same_as(turn) for turn in range(4)] == [turn % turns for turn in range(4)]


def distinct_turns_are_those_that_look_different(tile: Design) -> None:
    looks = [oracle.look(tile.id, turn) for turn in range(4)]
    assert [tile.same_as(turn) for turn in range(4)] == [looks.index(look) for look in looks]
    assert list(tile.distinct) == sorted({looks.index(look) for look in looks})


def test_a_wrong_side_in_the_facts_is_an_error() -> None:
    with pytest.raises(ValueError, match="tuple"):
        Design.from_facts({"id": "base-Z", "count": 1, "roads": [{"edges": "NNW"}]})


ROUND = "NNW NNE ENE ESE SSE SSW WSW WNW"


@pytest.mark.parametrize(
    ("facts", "says"),
    [
        ({"fields": [{"at": ROUND}], "cities": [{"edges": "N"}]}, "a field reaches NNW, where the edge N is city"),
        ({"fields": [{"at": "NNW NNE"}]}, "no field reaches ENE, where the edge E is no city"),
        ({"fields": [{"at": ROUND}], "roads": [{"edges": "N"}, {"edges": "N S"}]}, "the edge N is road and road"),
        ({"fields": [{"at": ROUND}, {"at": "NNW"}]}, "two fields reach NNW"),
        ({"fields": [{"at": ROUND, "cities": [0]}]}, "a field borders city 0, and its cities are numbered from 0"),
        ({"fields": [{"at": ROUND}], "roads": [{"edges": ""}]}, "a road reaches no edge"),
        ({"fields": [{"at": ROUND}], "own": [{"kind": "wall", "edges": "N"}]}, "wall is not among the terrains"),
    ],
)
def test_a_tile_that_contradicts_itself_is_refused(facts: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Design.from_facts({"id": "hill-1", "count": 1} | facts)


@pytest.mark.parametrize(("closed_by", "open_ends"), [("edges", 2), ("", NEVER)])
def test_terrain_of_its_own_goes_on_over_edges(closed_by: str, open_ends: int) -> None:
    """It asks for itself there, parts fields as a road does, and is complete only where something closes it."""
    facts = {"id": "hill-1", "count": 1, "own": [{"kind": "wall", "edges": "N S"}]}
    made = Design.from_facts(
        facts | {"fields": [{"at": "NNE ENE ESE SSE"}, {"at": "SSW WSW WNW NNW"}]}, {"wall": closed_by}
    )
    turned = made.turns[1]
    assert turned.edges == (FIELD, "wall", FIELD, "wall")
    assert turned.where[2] == "wall.E"
    assert turned.ends[2] == open_ends
    assert made.turns[1].pattern == made.turns[3].pattern != made.turns[0].pattern
    assert made.singles == ()
    assert [len(ports) for ports in turned.ports] == [2, 3, 2, 3]


def test_more_terrains_than_a_byte_holds_stay_apart() -> None:
    """The base game's patterns lie in eight bits; every other terrain asks for itself alone."""
    assert max(turned.pattern for tile in ALL for turned in tile.turns) < 256
    kinds = [f"wall{n}" for n in range(6)]
    made = [
        Design.from_facts(
            {"id": "hill-1", "count": 1, "own": [{"kind": kind, "edges": "N"}], "fields": [{"at": ROUND}]}, {kind: ""}
        )
        for kind in kinds
    ]
    asked = {tile.turns[0].asks[0] for tile in made}
    assert len(asked) == len(kinds)
    assert asked.isdisjoint({turned.asks[0] for tile in ALL for turned in tile.turns})
