"""The booklet's two overviews, the order of a turn and the table of points, with every expansion in its slot."""

from __future__ import annotations

from typing import Any

import pytest

from carcnb import Game
from carcnb.engine.board import marks
from carcnb.engine.events import BonusScored, PointsScored, TilePlaced, worth
from carcnb.engine.expansions import NAMES
from carcnb.engine.scoring import lines
from carcnb.systems.robbers.rules import PlayerRobbed
from tests.systems.scene import at_hand, look_at, said, segment
from tests.systems.traders_and_builders.scenes import reason


def play(position: list[str], *stack: str, last: str = "base-B", draws: tuple[str, ...] = (), **options: Any) -> Game:
    """A game with all eleven expansions but the hidden cards' questions, unless others are named."""
    options.setdefault("expansions", [name for name in NAMES if name not in ("messages", "gifts", "winter")])
    options.setdefault("players", {"red": "Ada", "blue": "Ben", "green": "Cyd"})
    tiles = [*stack, last] if last else list(stack)
    return Game(seed=1, position=position, tiles=tiles, draws=[*tiles, *draws], **options)


def kinds(game: Game, *answers: str) -> list[str]:
    """The questions of a turn in their order, answered as told, then by what declines or comes first."""
    asked, number = [], game.table.state.number
    left = list(answers)
    while game.prompt and game.table.state.number == number:
        asked.append(game.prompt.kind)
        options = [str(action) for action in game.legal_actions()]
        game.apply(left.pop(0) if left else "skip" if "skip" in options else options[0])
    return asked


def order(game: Game, *names: str) -> list[str]:
    """The events of some types, by name, in the order they were said."""
    return [type(event).__name__ for event in game.events if type(event).__name__ in names]


# ---- the order of a turn


@pytest.mark.parametrize(
    ("tile", "kind"),
    [
        pytest.param("gold-02", "gold", id="TURN-2"),
        pytest.param("mage-01", "magic", id="TURN-3"),
        pytest.param("robbers-01", "robber", id="TURN-4"),
    ],
)
def test_between_the_tile_and_the_figure(tile: str, kind: str) -> None:
    """TURN-2, TURN-3, TURN-4: gold bars, then mage or witch, then robbers, each before the figure."""
    game = play(["base-D 0,0 r0", "base-U 1,0 r0", "base-B 0,1 r0"], tile)
    asked = kinds(game)
    assert asked[0] == "place"
    assert kind in asked
    assert asked.index(kind) < asked.index("deploy")


def test_only_followers_fly() -> None:
    """TURN-6: an ordinary or a large meeple; neither builder nor pig."""
    game = play(["base-D 0,0 r0"], "flying-01")
    game.apply(next(a for a in game.legal_actions()))
    assert game.prompt is not None
    flying = {action.what for action in game.legal_actions() if action.verb == "fly"}
    assert flying == {"meeple", "large"}
    x, y = game.prompt.cell or (0, 0)
    assert reason(game, f"fly builder {x},{y}") == ("fly-kind", "FLY-15")


def test_after_the_scoring() -> None:
    """TURN-10, SCORE-10: gold is handed out, then the letter is used or brings 2; robbers are home by then."""
    city = ["base-E 0,0 r0 red:city.N gold"]
    game = play(
        city,
        "base-E",
        draws=("knights letter",),
        expansions=["messages", "gold_mines", "robbers"],
        scores={"red": 1, "blue": 0, "green": 0},
        track=["blue robber 1"],
    )
    for answer in ("place base-E 0,-1 r2", "skip", "advance meeple", "advance meeple", "letter seal", "advance lady"):
        game.apply(answer)
    said_in_order = order(game, "PointsScored", "PlayerRobbed", "TrackFigureReturned", "TokensTaken", "CardTaken")
    assert said_in_order == ["PointsScored", "PlayerRobbed", "TrackFigureReturned", "TokensTaken", "CardTaken"]
    assert [event.points for event in said(game, BonusScored) if event.reason == "seal"] == [2]


def test_mage_and_witch_part_before_the_scoring() -> None:
    """TURN-11, SCORE-29: the tile that joins their roads and completes them; one leaves, the other counts."""
    position = [
        "base-W 0,0 r0 red:road.E mage:road.E",
        "base-U 0,1 r1",
        "base-B 1,1 r0",
        "base-B 2,1 r0",
        "base-A 2,0 r1 witch:road.W",
    ]
    game = play(position, "base-U", expansions=["mage_and_witch"])
    game.apply("place base-U 1,0 r0")
    assert game.prompt is not None
    assert (game.prompt.kind, game.prompt.rule) == ("magic", "MW-8")
    assert said(game, PointsScored) == []
    witch = next(a for a in game.legal_actions() if a.what == "witch")
    game.apply(witch)
    game.apply("skip")
    assert [event.points for event in said(game, PointsScored)] == [6]


def test_the_crop_circle_closes_the_part() -> None:
    """TURN-12: after the figure and the scoring, from the left of the player on turn; then the next has a turn."""
    position = ["base-E 0,0 r0 red:city.N", "base-E 1,0 r0 blue:city.N", "base-E 2,0 r0 green:city.N"]
    game = play(position, "crop-03", expansions=["crop_circles"])
    number = game.table.state.number
    askers = []
    while game.prompt and game.table.state.number == number:
        askers.append((game.prompt.player, game.prompt.kind))
        options = [str(action) for action in game.legal_actions()]
        answers = {"place": options[-1], "crop": "crop A"}
        game.apply(answers.get(game.prompt.kind, "skip"))
    assert askers[-4:] == [("red", "crop"), ("blue", "add"), ("green", "add"), ("red", "add")]
    assert game.prompt is not None
    assert (game.prompt.player, game.prompt.kind) == ("blue", "place")


def test_builder_and_pig_take_the_figures_place() -> None:
    """TURN-5: one of them instead of a follower, where an own follower stands already."""
    game = play(["base-W 0,0 r0", "base-U 1,0 r0 red:road.E red:field.NNW"], "base-U")
    game.apply("place base-U 2,0 r0")
    placed = {(a.what, a.where) for a in game.legal_actions() if a.what in ("builder", "pig")}
    assert placed == {("builder", "road.E"), ("pig", "field.NNW")}
    game.apply("deploy pig 2,0 field.NNW")
    assert game.prompt is not None
    assert game.prompt.kind == "place", "nothing more is placed"


LAKE = ["base-A -1,0 r3 blue:road.E", "ferries-02 0,0 r0 ferry:road.W+road.E"]
"""A lake whose ferry leads blue's road to the right; moved off it, it leaves that road complete."""


@pytest.mark.parametrize(
    "figure", ["deploy meeple 1,0 field.SSW", "skip", ""], ids=["placed", "left out", "none at hand"]
)
@pytest.mark.parametrize(
    ("tile", "answers", "told"),
    [
        pytest.param("ferries-02", ["ferry 1,0 road.W+road.E", "skip"], ["NeutralPlaced"], id="a ferry is placed"),
        pytest.param("base-V", ["ferry 0,0 road.E+road.S"], ["NeutralMoved", "PointsScored"], id="one is moved"),
    ],
)
def test_ferries_after_the_figure(figure: str, tile: str, answers: list[str], told: list[str]) -> None:
    """TURN-7, D-TURN-1, D-TURN-8: whether a figure was placed or not; only then are points recorded."""
    elsewhere = [] if figure else ["base-B 0,-1 r0" + 7 * " red:field.NNW"]
    game = play([*LAKE, *elsewhere], tile, expansions=["ferries"])
    game.apply(f"place {tile} 1,0 r0")
    assert game.prompt is not None
    assert (game.prompt.kind, order(game, "PointsScored")) == ("deploy" if figure else "ferry", [])
    for answer in filter(None, (figure, *answers)):
        game.apply(answer)
    assert game.prompt.player == "blue"
    begun = [type(event).__name__ for event in game.events].index("TurnBegan")
    names = [type(event).__name__ for event in game.events[begun:]]
    placed = ["FigurePlaced"] * figure.startswith("deploy")
    wanted = {"FigurePlaced", "NeutralPlaced", "NeutralMoved", "PointsScored"}
    assert [name for name in names if name in wanted] == [*placed, *told]


def test_ferries_come_between_figure_and_points() -> None:
    """TURN-8: tile, figure, the new ferry, the moves of other ferries, points."""
    laid = ["base-W -3,0 r0", "ferries-02 -2,0 r0 ferry:road.W+road.E", "base-U -1,0 r0 blue:road.E"]
    game = play(laid, "ferries-02", expansions=["ferries"])
    game.apply("place ferries-02 0,0 r0")
    asked = []
    while game.prompt and game.prompt.kind != "place":
        asked.append((game.prompt.kind, game.prompt.rule))
        assert said(game, PointsScored) == []
        game.apply(
            "skip"
            if game.prompt.kind == "deploy"
            else game.legal_actions()[-1 if "skip" not in options_of(game) else 0]
        )
    assert asked == [("deploy", "BASE-5.1"), ("ferry", "FER-3"), ("ferry", "FER-8")]


@pytest.mark.parametrize("tile", ["gold-02", "mage-01", "robbers-01", "ferries-02", "flying-01", "crop-03"])
def test_steps_of_expansions_that_are_not_played_are_passed_over(tile: str) -> None:
    """TURN-15: the tile of each is a tile like any other; a place and a figure are asked for, and no flight."""
    game = play(["base-D 0,0 r0", "base-U 1,0 r0", "base-B 0,1 r0"], tile, expansions=[])
    game.apply(game.legal_actions()[0])
    assert {(action.verb, action.what) for action in game.legal_actions()} == {("deploy", "meeple"), ("skip", "")}
    assert kinds(game) == ["deploy"]


def test_steps_with_nothing_to_do_are_passed_over() -> None:
    """TURN-15: with all expansions a plain tile asks for a place and a figure; with none at hand, for a place."""
    for figures, asked in (("", ["place", "deploy"]), (7 * " red:city.N" + " red:large:city.N", ["place"])):
        game = play([f"base-D 0,0 r0{figures}"], "base-W", expansions=NAMES)
        assert kinds(game, "place base-W 1,0 r0") == asked
        assert game.table.state.player == "blue"


def options_of(game: Game) -> list[str]:
    return [str(action) for action in game.legal_actions()]


# ---- the table of points


@pytest.mark.parametrize(
    ("piece", "complete", "points"),
    [
        pytest.param("", True, 3, id="SCORE-1"),
        pytest.param("mage", True, 6, id="SCORE-3"),
        pytest.param("witch", True, 2, id="SCORE-4"),
        pytest.param("mage", False, 6, id="SCORE-14"),
        pytest.param("witch", False, 2, id="SCORE-15"),
    ],
)
def test_a_road(piece: str, complete: bool, points: int) -> None:
    """SCORE-3, SCORE-4, SCORE-14, SCORE-15: three tiles; 1 more each with the mage, half rounded up with the witch."""
    magic = f" {piece}:road.E" if piece else ""
    position = ["base-W 0,0 r0", f"base-U 1,0 r0 red:road.E{magic}", f"base-{'W' if complete else 'U'} 2,0 r0"]
    game = play(position, "base-B")
    assert look_at(game, 1, 0, "road.E").complete is complete
    at = segment(game, 1, 0, "road.E")
    assert worth(lines(game.table, at, game.table.feature(at), "red")) == points


@pytest.mark.parametrize(
    ("piece", "complete", "points"),
    [
        pytest.param("", True, 8, id="SCORE-6"),
        pytest.param("mage", True, 8 + 3, id="SCORE-8"),
        pytest.param("witch", True, 4, id="SCORE-9"),
        pytest.param("", False, 4 - 1, id="SCORE-17"),
        pytest.param("mage", False, 3 + 2, id="SCORE-19"),
        pytest.param("witch", False, 2, id="SCORE-20"),
    ],
)
def test_a_city(piece: str, complete: bool, points: int) -> None:
    """SCORE-8, SCORE-9, SCORE-19, SCORE-20, SCORE-32: +1 a tile and nothing for coats, or half of the total."""
    magic = f" {piece}:city.E" if piece else ""
    position = ["base-E 0,0 r1", f"base-F 1,0 r0 red:city.E{magic}", *(["base-E 2,0 r3"] if complete else [])]
    game = play(position, "base-B")
    at = segment(game, 1, 0, "city.E")
    assert marks(game.table.state, at, "cathedral") == []
    assert worth(lines(game.table, at, game.table.feature(at), "red")) == points


@pytest.mark.parametrize(("piece", "points"), [("", 15), ("mage", 15 + 5), ("witch", 8)])
def test_a_city_with_a_cathedral(piece: str, points: int) -> None:
    """SCORE-7, SCORE-8, SCORE-9: five tiles of 3 points; the half of an odd total is rounded up in a city too."""
    magic = f" {piece}:city.N" if piece else ""
    around = ["base-E 0,-1 r2", "base-E 1,0 r3", "base-E 0,1 r0", "base-E -1,0 r1"]
    game = play([f"inns-02 0,0 r0 red:city.N{magic}", *around], "base-B")
    at = segment(game, 0, 0, "city.N")
    assert worth(lines(game.table, at, game.table.feature(at), "red")) == points


def test_mage_and_witch_at_the_end() -> None:
    """SCORE-32: the final scoring counts them as the game does: three tiles with the witch are 2 points."""
    position = ["base-W 0,0 r0", "base-U 1,0 r0 red:road.E witch:road.E", "base-U 2,0 r0"]
    game = play(position, "base-B", last="", expansions=["mage_and_witch"])
    game.apply(game.legal_actions()[0])
    game.apply("skip")
    assert game.over
    assert game.scores["red"] == 2


@pytest.mark.parametrize(
    ("bars", "points"), [(0, 0), (1, 1), (3, 3), (4, 8), (6, 12), (7, 21), (9, 27), (10, 40), (16, 64)]
)
def test_gold_bars(bars: int, points: int) -> None:
    """SCORE-24, EX-TURN-1: the more bars, the more each is worth; 102 points and 7 bars are 123."""
    held = {"red": {"gold": bars}} if bars else {}
    game = play(
        ["base-E 0,0 r0"],
        "base-B",
        last="",
        expansions=["gold_mines"],
        tokens=held,
        scores={"red": 102, "blue": 0, "green": 0},
    )
    game.apply(game.legal_actions()[0])
    game.apply("skip")
    assert game.scores["red"] == 102 + points


def robbed(tiles: int, *thieves: str) -> Game:
    """Red has completed a road of so many tiles on the space of the robbers of these seats."""
    road = ["base-W 0,0 r0", *(f"base-U {x},0 r0" for x in range(1, tiles - 1))]
    road[1] += " red:road.E"
    track = [f"{seat} robber 10" for seat in thieves]
    scores = {"red": 10, "blue": 20, "green": 30}
    game = play(road, "base-W", expansions=["robbers"], track=track, scores=scores)
    game.apply(f"place base-W {tiles - 1},0 r0")
    game.apply("skip")
    return game


def test_robbed_points() -> None:
    """SCORE-11, EX-TURN-4: of 5 points 3, of 4 points 2 for each of two robbers; who is robbed keeps everything."""
    game = robbed(5, "blue")
    assert game.scores == {"red": 15, "blue": 23, "green": 30}
    game = robbed(4, "blue", "green")
    assert game.scores == {"red": 14, "blue": 22, "green": 32}
    assert len(said(game, PlayerRobbed)) == 2


def test_the_city_of_the_overview() -> None:
    """EX-TURN-2: eight tiles and two coats of arms are 20, with the mage 28, for red and for blue."""
    position = [
        "base-C 0,0 r0 red:city.N",
        "base-E 0,-1 r2",
        "base-E -1,0 r1 mage:city.E",
        "base-E 0,1 r0",
        "base-F 1,0 r0",
        "base-R 2,0 r0 blue:city.N",
        "base-E 2,-1 r2",
        "base-E 3,0 r3",
    ]
    game = play(position, "base-B")
    at = segment(game, 0, 0, "city.N")
    feature = game.table.feature(at)
    assert (feature.tiles, feature.coats_of_arms, feature.complete) == (8, 2, True)
    assert {seat: worth(lines(game.table, at, feature, seat)) for seat in feature.owners} == {"red": 28, "blue": 28}


def test_the_roads_of_the_overview() -> None:
    """EX-TURN-3: five tiles with the witch are 3 points, three with the mage are 6."""
    west = [
        "base-W -4,0 r0",
        "base-U -3,0 r0 witch:road.E",
        "base-U -2,0 r0 blue:road.E",
        "base-U -1,0 r0",
        "base-B -1,1 r0",
    ]
    under = ["base-B 0,1 r0", "base-B 1,1 r0", "base-U 1,0 r0 red:road.E", "base-W 2,0 r0 mage:road.W"]
    game = play([*west, *under], "inns-13", expansions=["mage_and_witch"])
    game.apply("place inns-13 0,0 r0")
    game.apply("skip")
    assert {event.player: event.points for event in said(game, PointsScored)} == {"blue": 3, "red": 6}


def test_goods_pig_and_cathedral_of_the_overview() -> None:
    """EX-TURN-5, EX-TURN-6, EX-TURN-7: goods 20 and 30, a pig's field of two cities 8, a cathedral 24 or nothing."""
    held = {"blue": {"wine": 4, "cloth": 2}, "red": {"wine": 4, "grain": 3, "cloth": 2}}
    game = play(["base-E 0,0 r0"], "base-B", last="", expansions=["traders_and_builders"], tokens=held)
    game.apply(game.legal_actions()[0])
    game.apply("skip")
    assert (game.scores["blue"], game.scores["red"]) == (20, 30)
    cities = ["base-E 0,0 r0 blue:field.ENE blue:pig:field.ENE", "base-E 0,-1 r2", "base-E 1,0 r0", "base-E 1,-1 r2"]
    game = play(cities, "base-U", expansions=["traders_and_builders"])
    at = segment(game, 0, 0, "field.ENE")
    assert worth(lines(game.table, at, game.table.feature(at), "blue")) == 8
    cathedral = ["inns-02 0,0 r0 blue:city.N", "base-E 0,-1 r2", "base-E 1,0 r3", "base-E 0,1 r0", "base-F -1,0 r0"]
    for end, points in ((["base-G -2,0 r0", "base-E -3,0 r1"], 24), ([], 0)):
        game = play([*cathedral, *end], "base-B")
        at = segment(game, 0, 0, "city.N")
        assert worth(lines(game.table, at, game.table.feature(at), "blue")) == points


def test_the_double_turn_of_the_overview() -> None:
    """EX-TURN-8: the first tile is scored and its figures are home before the second is drawn."""
    position = ["base-W 0,0 r0", "base-U 1,0 r0 red:road.E", "base-U 2,0 r0 red:builder:road.E"]
    game = play(position, "base-W", "base-U", expansions=["traders_and_builders"])
    game.apply("place base-W 3,0 r0")
    game.apply("skip")
    names = order(game, "TilePlaced", "PointsScored", "FigureReturned", "SecondPartBegan", "TileDrawn")
    first = len([event for event in said(game, TilePlaced) if not event.player])
    assert names[first:] == [
        "TileDrawn",
        "TilePlaced",
        "PointsScored",
        "FigureReturned",
        "FigureReturned",
        "SecondPartBegan",
        "TileDrawn",
    ]
    assert (at_hand(game, "red"), game.table.state.supply["red", "builder"]) == (7, 1)


def test_the_three_classes_of_pieces() -> None:
    """FIG-1: followers, special figures of each player, and what belongs to nobody."""
    table = play(["base-D 0,0 r0"], "base-U").table
    assert set(table.followers) == {"meeple", "large"}
    assert table.figures.keys() - set(table.followers) == {"builder", "pig", "robber"}
    assert {kind for e in table.expansions for kind in e.neutrals} == {"ferry", "gold", "mage", "witch"}
