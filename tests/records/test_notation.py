"""The notation of positions: what it says and what it prints."""

from __future__ import annotations

import random
import re
import textwrap
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carcnb
from carcnb import Game, SetupError
from carcnb.engine.setup import Setup
from carcnb.records import notation
from carcnb.records.notation import parse, text_of
from carcnb.records.statements import quote, statements

FULL = """\
players red Ada 12 lady 30 robber 42 gold 4 gift synod gift take_two
players blue "Ben B." 57
players green 0 wine 2
expansions inns_and_cathedrals, traders_and_builders, ferries, gold_mines, mage_and_witch, robbers, messages, gifts
variants no_farmers, small_city_scores_2, winter_inn
turn blue
hand inns-02
next V, W
out 2xA C
supply red 2 large 0, blue 5
D 0,0 red:city.N
ferries-01 1,0 r2 blue:road.W ferry:road.E+road.N
V 0,1 gold gold
"""


def state_of(text: str) -> Any:
    return Game.from_setup(parse(text)).table.state


# ---- what it says


@pytest.mark.parametrize("doc", [notation.__doc__, carcnb.position.__doc__])
def test_the_example_of_the_documentation(doc: str) -> None:
    """The first block that stands farther in than the text is a position, and is printed as it is written."""
    block = textwrap.dedent(
        re.findall(r"(?:^ {4,}(?:players|expansions|turn|hand|\S+ -?\d+,-?\d+ ).*\n)+", doc, re.M)[0]
    )
    lines = [line.split("#")[0].rstrip() for line in block.splitlines()]
    assert sorted(text_of(parse(block)).splitlines()) == sorted(lines)


def test_a_position_in_a_line() -> None:
    """Nobody named is red and blue, no turn is r0, no stack is all that the box leaves (BASE-2.2)."""
    setup = parse("D 0,0 red:city.N; U 1,0 ; hand V # the tile in hand")
    assert setup == Setup.make(
        2, 0, {"position": ["base-D 0,0 r0 red:city.N", "base-U 1,0 r0"], "draws": ["base-V"], "scores": None}
    )
    game = Game.from_setup(setup)
    assert game.prompt
    assert (game.prompt.player, game.prompt.kind, game.prompt.tile) == ("red", "place", "base-V")
    assert sum(game.table.state.bag.values()) == 72 - 3
    assert game.table.state.supply["red", "meeple"] == 6


def test_everything_that_a_position_can_say() -> None:
    setup = parse(FULL)
    state = Game.from_setup(setup).table.state
    assert setup.names == ("Ada", "Ben B.", "green")
    assert (setup.farmers, setup.small_city_scores_2, setup.variants) == (False, True, ("winter_inn",))
    assert {who: n for who, n in state.track.items() if n} == {
        ("red", "meeple"): 12,
        ("red", "lady"): 30,
        ("blue", "meeple"): 57,
    }
    assert state.on_track == {("red", "robber"): 42}
    assert {who: n for who, n in state.tokens.items() if n} == {("red", "gold"): 4, ("green", "wine"): 2}
    assert state.hands == {("red", "gift"): ("synod", "take_two")}
    assert (state.player, state.hand) == ("blue", "inns-02")
    assert [str(draw) for draw in setup.draws] == ["inns-02", "base-V", "base-W"]
    assert (state.supply["red", "meeple"], state.supply["red", "large"], state.supply["blue", "meeple"]) == (2, 0, 5)
    assert [(piece.kind, len(piece.segments)) for piece in state.neutrals] == [("ferry", 2), ("gold", 0), ("gold", 0)]
    assert "base-C" not in state.bag
    assert "base-A" not in state.bag
    assert text_of(setup) == FULL.rstrip("\n")


def test_what_is_printed_is_as_short_as_can_be() -> None:
    """Defaults are left out; any order of lines and any wide form says the same."""
    wide = """
        base-V 0,1 r0
        hand   base-U
        base-D 0,0 r0 red:meeple:city.N
        turn red; players red red 0, blue blue
        supply red 6, blue 7
    """
    assert text_of(parse(wide)) == "hand U\nV 0,1\nD 0,0 red:city.N"
    assert text_of(Game(["Ada", "Ben"], seed=7)) == "players red Ada, blue Ben\nhand J\nD 0,0"
    assert text_of(Setup.make(2, 1, {})) == "D 0,0"
    assert parse("players 4\nD 0,0").seats == ("red", "blue", "green", "yellow")
    assert parse("players Ada 3, Ben\nD 0,0") == parse("players red Ada 3, blue Ben 0\nD 0,0")


def test_tiles_may_be_given_in_any_order() -> None:
    """As they are read off a picture, row by row; only all together they have to lie side by side (BASE-4.3)."""
    setup = parse("V 0,0 r3; V 2,0; U 0,1 r1; U 2,1 r1; V 0,2 r2; U 1,2; V 2,2 r1")
    assert [laid.cell for laid in setup.position] == [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0)]
    with pytest.raises(SetupError, match=r"line 1, word 5 .*BASE-4\.3"):
        parse("V 0,0 r3; V 2,0; U 0,1 r1; U 2,1 r1; V 0,2 r2; V 2,2 r1")


def test_a_stack_of_ones_own() -> None:
    state = state_of("D 0,0; hand U; stack 2xU V inns-02; box any; ")
    assert state.bag == {"base-U": 2, "base-V": 1, "inns-02": 1}
    assert state.hand == "base-U"
    assert parse("D 0,0; hand U; stack 2xU V").tiles == ("base-U",) * 3 + ("base-V",)
    assert state_of("D 0,0; hand U; stack none").bag == {}
    odd = "box any\nstack U\nC 0,0\nC 1,0"
    assert text_of(parse(odd)) == odd
    assert Game.from_setup(parse("stack none; D 0,0 red:city.N")).scores == {"red": 1, "blue": 0}


def test_out_or_stack_whichever_is_shorter() -> None:
    game = Game(2, seed=1, tiles=["base-U", "base-V"])
    assert text_of(game).splitlines()[1].startswith("stack ")
    assert text_of(parse("out C; D 0,0")) == "out C\nD 0,0"


@pytest.mark.parametrize(
    "name",
    [
        "Ada Lovelace",
        "12",
        "red",
        "blue",
        "Ada, Countess",
        "a;b",
        "#1",
        'O"Neil',
        "\\",
        '\\"',
        "turn",
        "O'Neil",
        "小红",
        "🐑",
        "x,",
        "3rd",
        "<b>",
    ],
)
def test_any_name_is_a_text(name: str) -> None:
    game = Game({"red": name, "green": "Ben"}, seed=1, scores=[3, 0])
    setup = parse(text_of(game))
    assert setup.names == (name, "Ben")
    assert setup.scores == (3, 0)


@settings(deadline=None)
@given(st.text(min_size=1, max_size=40).filter(lambda name: name.isprintable() and name.strip()))
def test_names_come_back_as_they_are(name: str) -> None:
    ((words,),) = statements(f"players {quote(name)} 3")
    assert [word.text for word in words[1:]] == [name, "3"]


def test_figures_of_one_feature() -> None:
    """One stands there, whoever else does is marked (BASE-5.7); the mark is the text's, the setup knows none."""
    text = "U 0,0 red:road.E\nU 1,0 blue:road.E+ red:road.E+"
    assert text_of(parse(text)) == text
    assert text_of(parse("U 0,0 red:road.E+; U 1,0 blue:road.W")) == "U 0,0 red:road.E\nU 1,0 blue:road.E+"
    assert str(parse(text).position[1]) == "base-U 1,0 r0 blue:road.E red:road.E"


def test_a_first_draw_that_fits_nowhere_is_no_tile_in_hand() -> None:
    """It leaves the game and the next is drawn (BASE-4.8), so it is printed among the known draws."""
    tiles = ["base-V", "base-U", "base-D"]
    setup = Setup.make(2, 0, {"position": ["base-C 0,0 r0"], "tiles": tiles, "draws": ["base-V", "base-U"]})
    text = text_of(setup)
    assert text == "next V, U\nstack D U V\nC 0,0"
    assert text_of(parse(text)) == text
    assert Game.from_setup(parse(text)).history == Game.from_setup(setup).history


def test_the_board_of_a_position() -> None:
    board = carcnb.position("D 0,0 red:city.N; U 1,0; hand V", seed=3, theme="dark")
    assert board.game.setup.seed == 3
    text = carcnb.position_text(board)
    assert text == carcnb.position_text(board.game) == carcnb.position_text(board.game.setup)
    assert text == "hand V\nD 0,0 red:city.N\nU 1,0"
    board.game.apply(board.game.legal_actions()[0])
    with pytest.raises(SetupError, match=r"goto\(1\)"):
        carcnb.position_text(board)
    assert len({carcnb.position("D 0,0").game.setup.seed for _ in range(3)}) == 3


def test_a_position_is_that_of_something() -> None:
    thing: Any = "D 0,0"
    with pytest.raises(SetupError, match="not of str"):
        text_of(thing)


def test_a_position_is_played_on_and_saved() -> None:
    """Figures that are out of the game stay out; the record of the game knows its position."""
    rng = random.Random(5)
    game = Game.from_setup(parse(FULL, seed=5))
    while not game.over:
        state = game.table.state
        standing = [figure.seat for figures in state.figures.values() for figure in figures if figure.kind == "meeple"]
        assert state.supply["red", "meeple"] + standing.count("red") == 3
        game.apply(rng.choice(game.legal_actions()))
    assert Game.load(game.save()).scores == game.scores
