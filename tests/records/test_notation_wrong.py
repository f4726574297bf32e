"""Positions that cannot be: errors that name line, word and rule, and no other error for whatever is read."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from carcnb import Game, SetupError
from carcnb.engine.expansions import NAMES
from carcnb.engine.setup import MOST_TILES
from carcnb.records.notation import LONGEST, parse, text_of
from tests.records.spoiling import MEANT, inputs, torn, watched
from tests.records.test_notation import FULL

WRONG = [
    ("", "at least one tile, like 'D 0,0"),
    ("# nothing", "at least one tile"),
    ("hello", "line 1, word 1 .*no line starts with this; it starts with a tile, like .* players, expansions"),
    ("plaiers 3\nD 0,0", "line 1, word 1 .*did you mean 'players'"),
    ("D", "line 1, word 1 .*where it lies, as x,y"),
    ("D 0, 0", "line 1, word 3 .*without a space"),
    ("D 0", "line 1, word 2 .*x,y without a space"),
    ("D 0,0 r4", "line 1, word 3 .*r0 to r3"),
    ("D 0,0 r1 r1", "line 1, word 4 .*'r1' is no figure"),
    ("base-Q1 0,0", "line 1, word 1 .*no tile 'base-Q1'; did you mean base-Q"),
    ("d 0,0", "line 1, word 1 .*did you mean base-D"),
    ("D 0,0\n\n U 1,1", "line 3, word 2 .*BASE-4.4"),
    ("D 0,0; U 5,5", "line 1, word 4 .*BASE-4.3"),
    ("D 0,0; U 0,0", "line 1, word 4 .*BASE-4.3"),
    ("D 0,0\nU 1,0 r1", "line 2, word 2 .*BASE-4.5"),
    ("D 201,0", "line 1, word 2 .*-200 to 200"),
    ("C 0,0\nC 1,0", "line 2, word 1 .*holds 1 of base-C"),
    ("C 0,0\nhand C", "line 2, word 2 .*holds 1 of base-C"),
    ("D 0,0\nout C C", "line 2, word 3 .*holds 1 of base-C"),
    ("D 0,0\nstack 2xU 2xC", "line 2, word 3 .*holds 1 of base-C"),
    ("D 0,0\nhand inns-02", "line 2, word 2 .*this game has no inns-02; name its expansion"),
    ("D 0,0, U 1,0", "line 1, word 3 .*not parted by commas"),
    ("D 0,0 :", "line 1, word 3 .*':' is no figure; write one like"),
    ("D 0,0 red", "line 1, word 3 .*'red' is no figure; write one like"),
    ("D 0,0 pink:city.N", "line 1, word 3 .*'pink' does not play"),
    ("D 0,0 red:king:city.N", "line 1, word 3 .*no king left"),
    ("D 0,0 red:city.S", "line 1, word 3 .*no 'city.S' there; it has city.N"),
    ("D 0,0 red:city.N blue:city.N", r"line 1, word 4 .*taken by red \(line 1, word 3; BASE-5.7\).*'blue:city.N\+'"),
    (
        "U 0,0 red:road.E\nU 1,0 red:road.W",
        r"line 2, word 3 .*the road is taken by red \(line 1, word 3; BASE-5.7",
    ),
    ("D 0,0 red:city.N+", r"line 1, word 3 .*no other follower stands on this city; leave out the \+"),
    ("E 0,0 red:city.N\nE 0,-1 r2", "line 1, word 3 .*the city is complete.*BASE-10.1"),
    ("D 0,0" + " red:city.N+" * 8, "line 1, word 10 .*red has no meeple left"),
    ("variants no_farmers\nD 0,0 red:field.ENE", "line 2, word 3 .*no farmers"),
    ("players red Ada Lovelace 12, blue\nD 0,0", "line 1, word 4 .*quotation marks"),
    ("players red Ada Lovelace, blue\nD 0,0", "line 1, word 4 .*how many.*quotation marks"),
    ('players red "Ada, blue\nD 0,0', "line 1, word 3 .*ends with one"),
    ('players red "", blue\nD 0,0', "line 1, word 3 .*1 to 40 printable"),
    ('D 0,0 "red"', "line 1, word 3 .*names of players"),
    ("players red Ada, blue ada\nD 0,0", "line 1, word 5 .*names must differ"),
    ("players red blue, blue\nD 0,0", "line 1, word 1 .*same name 'blue'"),
    ("players red, mauve\nD 0,0", "line 1, word 3 .*no seat 'mauve'"),
    ("players red, red\nD 0,0", "line 1, word 3 .*every seat is taken once"),
    ("players red,, blue\nD 0,0", "line 1, word 2 .*missing"),
    ("players red\nD 0,0", "line 1, word 1 .*2 to 6 players, not 1.*BASE-1.4"),
    ("players red 12345, blue\nD 0,0", "line 1, word 3 .*0 to 9999"),
    ("players red 1 gold 3, blue\nD 0,0", "line 1, word 4 .*nothing without a line of expansions"),
    ("expansions ferry\nD 0,0", "line 1, word 2 .*did you mean 'ferries'"),
    ("expansions ferries, ferries\nD 0,0", "line 1, word 3 .*named twice"),
    ("variants winter_inn\nD 0,0", "line 1, word 2 .*there are no_farmers, small_city_scores_2"),
    ("turn green\nD 0,0", "line 1, word 2 .*one of red, blue"),
    ("turn red blue\nD 0,0", "line 1, word 3 .*as in 'turn blue'"),
    ("turn\nD 0,0", "line 1, word 1 .*nothing follows; write it like 'turn blue'"),
    ("turn red\nturn blue\nD 0,0", "line 2, word 1 .*given before, in line 1"),
    ("hand C\nstack none\nD 0,0 ; E 0,-1 r2; W 1,0 r0 ", "BASE-4.[58]"),
    ("stack U\nout V\nD 0,0", "line 2, word 1 .*leave out one line"),
    ("box any\nD 0,0", "line 1, word 1 .*with a line for the stack"),
    ("box any\nstack 999xU\nD 0,0", "line 2, word 2 .*fewer than 500"),
    ("next C, C\nD 0,0", "line 1, word 3 .*no more base-C"),
    ("next 2 die\nD 0,0", "line 1, word 2 .*nobody draws '2 die'"),
    ("supply red 8\nD 0,0", "line 1, word 3 .*red has 7 meeple left at most"),
    ("supply red large 1\nD 0,0", "line 1, word 4 .*write seat, figure"),
    ("supply red\nD 0,0", "line 1, word 2 .*how many"),
    ("supply pink 3\nD 0,0", "line 1, word 2 .*one of red, blue"),
]

OF_EXPANSIONS = [
    ("robbers", "players red 3 robber 50, blue", "line 2, word 5 .*from 0 to 49"),
    ("robbers", "players red 3 robber 5 robber 6, blue", "line 2, word 6 .*on the track already"),
    ("robbers", "D 0,0 red:robber:city.N", "line 2, word 3 .*stands on the score track"),
    ("gifts", "players red 0 gift tax, blue", "line 2, word 5 .*synod"),
    ("gifts", "players red 0" + " gift synod" * 6 + ", blue", "line 2, word 15 .*there are 5"),
    ("gold_mines", "players red 0 gold 12, blue 0 gold 5", "line 2, word 9 .*more gold than there are"),
    ("gold_mines", "players red 0 gold 16, blue; D 0,0 gold", "line 2, word 9 .*only 16 gold bars"),
    ("gold_mines", "D 0,0 gold:city.N", "line 2, word 3 .*tile as a whole"),
    ("ferries", "D 0,0 ferry:road.E+road.W", "line 2, word 3 .*lies on a lake"),
    ("ferries", "ferries-01 0,0 ferry:road.E", "line 2, word 3 .*joins two roads"),
    ("mage_and_witch", "D 0,0 mage:field.ENE", "line 2, word 3 .*one road or in one city"),
    ("mage_and_witch", "D 0,0 mage:city.N mage:road.E", "line 2, word 4 .*only 1 of mage"),
    ("mage_and_witch", "E 0,0 mage:city.N; E 0,-1 r2", "line 2, word 3 .*already complete.*MW-3"),
    ("mage_and_witch", "D 0,0 mage:road.E; W 1,0 witch:road.W", "line 2, word 3 .*other one.*MW-4"),
    ("traders_and_builders", "D 0,0 red:builder:road.E", "line 2, word 3 .*TB-BUILDER-3"),
    ("traders_and_builders", "D 0,0 red:road.E red:builder:road.E+", r"line 2, word 4 .*only followers are marked"),
    ("traders_and_builders", "D 0,0 blue:road.E red:builder:road.E", "line 2, word 4 .*TB-BUILDER-3"),
    ("traders_and_builders", "D 0,0 red:road.E red:pig:road.E", "line 2, word 4 .*TB-PIG-1"),
]


@pytest.mark.parametrize(("text", "says"), WRONG, ids=lambda text: repr(text)[:40])
def test_what_is_wrong_is_said_with_its_place(text: str, says: str) -> None:
    """What is wrong, in which line and word, what would be right; a rule where one forbids it."""
    with pytest.raises(SetupError, match=says):
        parse(text)


def test_an_error_of_a_text_knows_its_place() -> None:
    with pytest.raises(SetupError) as caught:
        parse("D 0,0\n  U 1,0  red:city.S")
    error = caught.value
    assert (error.field, error.line, error.word, error.column, error.entry) == ("", 2, 3, 10, "red:city.S")


@pytest.mark.parametrize(("expansion", "line", "says"), OF_EXPANSIONS)
def test_what_expansions_do_not_allow(expansion: str, line: str, says: str) -> None:
    with pytest.raises(SetupError, match=says):
        parse(f"expansions {expansion}\n{line}\nV 0,1" if "0,0" in line else f"expansions {expansion}\n{line}\nD 0,0")


def test_what_fits_nowhere_is_not_in_hand() -> None:
    """BASE-4.8: such a tile leaves the game."""
    with pytest.raises(SetupError, match=r"line 1, word 2 .*fits nowhere.*BASE-4\.8"):
        parse("hand C; X 0,0")


@pytest.mark.parametrize("thing", [None, 5, b"D 0,0", ["D 0,0"], object()])
def test_a_position_is_a_text(thing: Any) -> None:
    with pytest.raises(SetupError, match="a position is a text"):
        parse(thing)


def test_positions_have_a_size() -> None:
    with pytest.raises(SetupError, match="at most 40,000"):
        parse(" " * (LONGEST + 1))
    row = "; ".join(f"U {x - 200},0 r1" for x in range(400))
    with pytest.raises(SetupError, match="holds 8 of base-U"):
        parse(row)
    assert len(parse(f"box any; stack none; {row}").position) == 400
    many = "\n".join(f"U {x},{y} r1" for y in range(2) for x in range(MOST_TILES // 2 + 1))
    with pytest.raises(SetupError, match="at most 500 tiles"):
        parse(many)


# ---- whatever else is read

WORDS = [*MEANT.split(), *NAMES, "\n", "\n", "\n", "\u00a0", "\u2028", "\u0663", "\u00b2", "9" * 5000]
TEXTS = st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=5)), max_size=40).map(" ".join)
LINES = st.lists(
    st.one_of(
        st.sampled_from([*FULL.splitlines(), "D 0,0", "D 0,0 red:city.N", "U 0,1 r1", "V 1,0 r1", "X -1,0"]),
        st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join),
    ),
    max_size=12,
).map("\n".join)


@pytest.mark.fuzz
@settings(max_examples=inputs(400, 0.25), deadline=None)
@given(st.one_of(TEXTS, LINES, torn([FULL], WORDS), st.text()))
@example("players red " + "9" * 5000)
@example("- 0,0")
@example("D 0,0 " + "-" * 30_000)
@example("x-" * 15_000)
@example('players "' + '\\"' * 19_000)
@example("D 0,0 red:" + ":" * 9)
@example("expansions gifts\nplayers red 0 gift\x00")
def test_any_text_is_a_position_or_a_setup_error(text: str) -> None:
    """What is read is printed, and read again as the same, and can be played."""
    with watched():
        assert read_or_told(text)


def read_or_told(text: str) -> bool:
    """Whether a text is a position, or an error says where it is none."""
    try:
        setup = parse(text)
    except SetupError as error:
        where = re.match(r"line (\d+), word \d+ \(", str(error))
        place = int(where[1]) <= text.count("\n") + text.count("\r") + 1 if where else "a position has" in str(error)
        place = place and len(str(error)) < 1000
    else:
        place = text_of(parse(text_of(setup))) == text_of(setup)
        Game.from_setup(setup)
    return place
