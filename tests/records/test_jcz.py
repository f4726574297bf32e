"""A second opinion: what JCloisterZone recorded gives the points it says, told by our rules."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from carcnb import Game, RecordError
from carcnb.command import cli
from carcnb.engine.events import BonusScored, PointsScored, TileRemoved
from carcnb.records.jcz import load
from carcnb.systems.gold_mines.jcz import choose, slot
from tests.contract import check_scoring
from tests.records.jcz_games import TOGETHER, record, text

RECORDS = sorted((Path(__file__).parent / "jcz").glob("*.jcz"))


def scored(game: Game) -> list[tuple[str, str, int]]:
    """Everything that brought points, as (name, feature, points)."""
    told = []
    for event in game.events:
        if isinstance(event, PointsScored):
            told.append((game.names[event.player], event.feature.kind, event.points))
        elif isinstance(event, BonusScored):
            told.append((game.names[event.player], event.reason, event.points))
    return told


def answers(game: Game, verb: str) -> list[str]:
    """The answers of one kind."""
    return [str(action) for action in game.history if action.verb == verb]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_points_are_those_of_the_record(path: Path) -> None:
    """SCORE-2, SCORE-3, SCORE-13, SCORE-23 to 25: another engine's own test records say the same as our rules."""
    told = json.loads(path.read_text(encoding="utf-8"))
    game = load(path.read_text(encoding="utf-8"))
    assert game.over is ("endTurn" in told["gameAnnotations"])
    points = {game.names[seat]: points for seat, points in game.scores.items()}
    assert told["test"]["assertions"]
    for line in told["test"]["assertions"]:
        if found := re.fullmatch(r"(\w+) has (\d+) points", line):
            assert points[found[1]] == int(found[2]), line
        else:
            found = re.fullmatch(r"(\w+) scored (\w+) for (\d+) points", line)
            assert found, line
            assert (found[1], found[2], int(found[3])) in scored(game), line
    check_scoring(game)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_command_line_tells_the_result(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """``carcnb replay FILE.jcz --json`` is one object: the players, every score with its sum and rule, and the end."""
    assert cli.main(["replay", str(path), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    game = load(path.read_text(encoding="utf-8"))
    assert report["players"] == [{"name": game.names[s], "points": p} for s, p in game.scores.items()]
    assert [(s["player"], s["feature"], s["points"]) for s in report["scores"]] == scored(game)
    assert all(set(s) == {"player", "feature", "points", "rule", "lines"} for s in report["scores"])
    assert report["over"] is game.over


# ---- messages


FLIGHT = """
    T BA/RFr R0 1,0
    P
    C
    T BA/RFr R0 2,0
    P
    C
    T FL/RFr.WE.o R0 3,0
    D 0.small.1 3,0 FlyingMachine I
"""


@pytest.mark.parametrize(
    ("landing", "number", "where"), [("0,0 City N", 3, "city.N"), ("0,0 Road WE", 3, "road.E"), ("1,0 Road WE", 2, "")]
)
def test_a_flight_goes_as_far_as_the_record_says(landing: str, number: int, where: str) -> None:
    """FLY-5, FLY-8: the record has no die; where the figure lands tells it, also where there is no choice."""
    game = load(text(FLIGHT + f"D 0.small.1 {landing}\nC", "flying"))
    assert f"draw {number} die" in answers(game, "draw")
    assert answers(game, "land") == ([f"land meeple 0,0 {where}"] if where else [])
    assert game.table.state.supply["red", "meeple"] == 6


def test_a_flight_that_the_record_does_not_end_fails() -> None:
    """FLY-13: no landing is told, so the figure is at hand again, and the number is one that leads nowhere."""
    moves = """
        T FL/RFr.WE.o R180 1,0
        D 0.small.1 1,0 FlyingMachine I
        C
        T BA/RFr R0 2,0
        D 1.small.1 2,0 Road WE
        C
    """
    game = load(text(moves, "flying"))
    assert any(type(event).__name__ == "FlightFailed" for event in game.events)
    assert game.table.state.supply["red", "meeple"] == 7


def test_a_record_that_ends_in_the_air_is_open() -> None:
    """FLY-7: the last message may be the take-off; the number is then the one of its random number."""
    game = load(text(FLIGHT, "flying"))
    assert answers(game, "draw")[-1] in ("draw 1 die", "draw base-K") or game.prompt is not None
    assert "draw 1 die" in answers(game, "draw")


FERRY = """
    T FR/RRR R0 1,0
    P
    F 1,0 WE
    C
    T BA/RFr R0 2,0
    D 1.small.1 2,0 Road WE
"""


def test_ferries_are_laid_and_moved() -> None:
    """FER-3, FER-8: one kind of message does both; a PASS leaves the ferry."""
    moved = load(text(FERRY + "F 1,0 SW\nC", "ferries"))
    assert answers(moved, "ferry") == ["ferry 1,0 road.W+road.E", "ferry 1,0 road.W+road.S"]
    left = load(text(FERRY + "P\nC", "ferries"))
    assert answers(left, "ferry") == ["ferry 1,0 road.W+road.E"]
    assert load(text(FERRY + "C", "ferries")).history == left.history


def test_a_further_ferry_opened_by_a_move_is_refused_with_the_reason() -> None:
    """FER-11, D-FER-5: JCloisterZone looks for ferries anew after every move, our rules do not."""
    moves = """
        T FR/RRRR R0 1,0
        P
        F 1,0 SW
        C
        T FR/RRR R0 2,0
        P
        F 2,0 WE
        C
        T BA/RFr R0 -1,0
        P
        F 1,0 WE
        F 2,0 SE
        C
    """
    with pytest.raises(RecordError, match=r"message 12 .*the ferry at 2,0 may not move: .*D-FER-5"):
        load(text(moves, "ferries"))


def test_mage_and_witch_that_a_ferry_brings_together_are_refused_with_the_reason() -> None:
    """D-MW-8: our rules part them before the scoring, JCloisterZone does not."""
    with pytest.raises(RecordError, match=r"message 16 \(COMMIT\): .*D-MW-8"):
        load(text(TOGETHER + "C", "mage", "ferries"))


CIRCLE = """
    T BA/RFr R0 1,0
    D 0.small.1 1,0 Road WE
    C
    T CC.2/RRr R0 2,0
    D 1.small.1 2,0 Field NL.NR.EL.WR
    C
"""


@pytest.mark.parametrize("confirmed", ["", "C"])
def test_crop_circles_add_and_take_back(confirmed: str) -> None:
    """CROP-4, CROP-6, CROP-7: in turn, whether or not every player's part is committed, which versions tell apart."""
    added = load(text(CIRCLE + f"X DEPLOY\nD 0.small.2 1,0 Road WE\n{confirmed}", "crop"))
    assert answers(added, "add") == ["add meeple 1,0 road.E"]
    none = load(text(CIRCLE + "X DEPLOY\nP", "crop"))
    assert none.table.state.supply["red", "meeple"] == 6
    taken = load(text(CIRCLE + f"X REMOVE\nB 0.small.1 1,0 Road WE\n{confirmed}", "crop"))
    assert taken.table.state.supply["red", "meeple"] == 7
    assert taken.table.state.supply["blue", "meeple"] == 6


def test_a_figure_taken_back_may_be_told_flat() -> None:
    """CROP-7: feature and figure in one object say the same as one inside the other, as JCloisterZone writes it."""
    told = record(CIRCLE + "X REMOVE\nB 0.small.1 1,0 Road WE", "crop")
    nested = load(json.dumps(told))
    pointer = told["replay"][-1]["payload"]["pointer"]
    pointer |= pointer.pop("featurePointer")
    assert pointer == {"position": [1, 0], "feature": "Road", "location": "WE", "meepleId": "0.small.1"}
    assert load(json.dumps(told)).history == nested.history
    assert nested.table.state.supply["red", "meeple"] == 7


def test_a_figure_that_no_crop_circle_takes_is_refused() -> None:
    """CROP-7: blue has a farmer, the club calls thieves."""
    with pytest.raises(RecordError, match=r"message 8 \(RETURN_MEEPLE\): .*CROP-7"):
        load(text(CIRCLE + "X REMOVE\nB 1.small.1 2,0 Field NL.NR.EL.WR", "crop"))


def test_a_crop_circle_without_figures_is_passed_over() -> None:
    """CROP-3: our rules ask, JCloisterZone does not while no figure stands anywhere."""
    game = load(text("T CC.2/RRr R0 1,0\nP\nC\nT BA/RFr R0 -1,0\nP\nC", "crop"))
    assert answers(game, "crop") == ["crop A"]


def test_what_is_undone_has_not_been() -> None:
    moves = """
        T BA/RFr R0 1,0
        D 0.small.1 1,0 Road WE
        U
        U
        T BA/RFr R180 -1,0
        P
        C
    """
    game = load(text(moves, draws="BA/RFr BA/C"))
    assert [str(a) for a in game.history] == ["draw base-U", "place base-U -1,0 r0", "skip", "draw base-E"]


# ---- gold


def test_the_gold_of_a_shared_tile_goes_first() -> None:
    """GOLD-10, D-GOLD-3: among several bars JCloisterZone hands out the one claimed by the most players first."""
    position = [
        "base-E 0,-1 r2 red:city.S gold",
        "base-B -1,-1 r0",
        "base-B 1,-1 r0",
        "base-W -1,0 r0 red:road.E gold",
        "base-W 1,0 r0 blue:road.W",
    ]
    game = Game(["Ada", "Ben"], ["gold_mines"], position=position, tiles=["base-D"])
    game.apply("place base-D 0,0 r0")
    game.apply("skip")
    assert game.prompt is not None
    assert [str(option) for option in game.prompt.options] == ["take_gold -1,0", "take_gold 0,-1"]
    assert str(choose(game.table, game.prompt)) == "take_gold -1,0"


@pytest.mark.parametrize(
    ("cells", "order"),
    [
        ([(0, 0), (1, 0), (0, 1), (-1, 0)], [(0, 0), (1, 0), (0, 1), (-1, 0)]),
        ([(5, -3), (-7, 2), (0, -1), (2, 2), (-4, -4)], [(0, -1), (2, 2), (5, -3), (-7, 2), (-4, -4)]),
    ],
)
def test_equal_claims_are_served_as_a_hash_table_lists_them(
    cells: list[tuple[int, int]], order: list[tuple[int, int]]
) -> None:
    """Seen in Java: 300 tables of up to 30 positions come in this order."""
    assert sorted(cells, key=lambda cell: slot(cell, len(cells))) == order


# ---- draws


MOVES = """
    T BA/RFr R0 1,0
    P
    C
    T BA/RFr R0 2,0
    P
    C
"""


def test_tiles_that_fit_nowhere_are_in_the_draw_order() -> None:
    """BASE-4.7: they are drawn and leave the game; ``endTurn`` counts them."""
    early = load(text(MOVES, draws="BA/RFr BA/RFr BA/C", end=3))
    assert not early.over
    moves = """
        T BA/C R180 0,-1
        P
        C
        T BA/RFr R0 1,0
        P
        C
    """
    game = load(text(moves, draws="BA/C BA/Cccc+ BA/RFr", end=3))
    assert game.over
    assert [e.tile for e in game.events if isinstance(e, TileRemoved)] == ["base-C"]


def test_without_annotations_the_messages_tell_the_tiles() -> None:
    """The next tile is unknown, and the game goes on."""
    told = record(MOVES)
    del told["gameAnnotations"]
    game = load(json.dumps(told))
    assert [a.split()[1] for a in answers(game, "place")] == ["base-U", "base-U"]
    assert not game.over


def test_symmetric_turns_are_one_placement() -> None:
    """BASE-4.3: a crossing turned by 90 degrees is the same crossing."""
    assert load(text("T BA/RRRR R90 1,0\nD 0.small.1 1,0 Road E\nC")).table.state.figures


def test_old_records_name_places_in_other_words() -> None:
    """Before 5.7 a pointer had no feature, and a monastery was called by its place."""
    moves = "T BA/L R0 0,1\nD 0.small.1 0,1 x CLOISTER\nC\nT BA/RFr R0 1,0\nD 1.small.1 1,0 x WE\nC"
    told = record(moves)
    for message in told["replay"]:
        message["payload"].get("pointer", {}).pop("feature", None)
    game = load(json.dumps(told))
    assert answers(game, "deploy") == ["deploy meeple 0,1 monastery", "deploy meeple 1,0 road.E"]


def test_a_pig_may_come_without_its_tiles() -> None:
    """TB-PIG-4: the figures of an expansion can be had without its tiles."""
    told = record(MOVES)
    told["setup"]["elements"]["pig"] = 1
    game = load(json.dumps(told))
    assert game.setup.expansions == ("traders_and_builders",)
    assert not [tile for tile in game.setup.stack() if tile.startswith("traders")]


def test_small_cities_and_farmers_are_told_by_the_setup() -> None:
    """BASE-7.7, WIN-11."""
    told = record(MOVES)
    told["setup"]["rules"] = {"tiny-city-scoring": "2"}
    del told["setup"]["elements"]["farmers"]
    game = load(json.dumps(told))
    assert game.setup.small_city_scores_2
    assert not game.setup.farmers


def test_names_can_be_shown_and_told_apart() -> None:
    told = record(MOVES, players=4)
    for player, name in zip(told["players"], ("Ada", " ada\n", "", "x" * 99), strict=True):
        player["name"] = name
    assert list(load(json.dumps(told)).names.values()) == ["Ada", "ada (2)", "Player 3", "x" * 40]
