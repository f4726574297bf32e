"""Setting up a game: what is accepted, and errors that say what is wrong and where."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from carcnb import Action, CarcnbError, Game, IllegalAction, InvalidAction, SetupError
from carcnb.engine.events import TileDrawn, TilePlaced
from carcnb.engine.setup import MOST_TILES, Setup
from tests.contract import check_game, snapshot
from tests.systems.scene import said, scene


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"players": 1}, "2 to 6 players"),
        ({"players": 7}, "2 to 6 players"),
        ({"players": ["Ada"]}, "2 to 6 players"),
        ({"players": list("abcdefg")}, "2 to 6 players"),
        ({"players": ["Ada", "ada "]}, "same name 'ada'"),
        ({"players": ["Ada", ""]}, "1 to 40 printable"),
        ({"players": ["Ada", "x" * 41]}, "1 to 40 printable"),
        ({"players": ["Ada", "B\nen"]}, "1 to 40 printable"),
        ({"players": ["Ada", "B\x00en"]}, "1 to 40 printable"),
        ({"players": ["Ada", "\u202eneB"]}, "1 to 40 printable"),
        ({"players": ["Ada", 7]}, "1 to 40 printable"),
        ({"players": {"red": "Ada", "purple": "Ben"}}, "no seat 'purple'"),
        ({"players": "Ada"}, "a number, a list of names"),
        ({"players": None}, "a number, a list of names"),
        ({"players": True}, "a number, a list of names"),
        ({"players": 2.0}, "a number, a list of names"),
        ({"expansions": ["ins_and_cathedrals"]}, "did you mean 'inns_and_cathedrals'"),
        ({"expansions": ["zebra"]}, "no expansion 'zebra'"),
        ({"expansions": ["cathedrals"]}, "did you mean 'inns_and_cathedrals'"),
        ({"expansions": [""]}, "no expansion ''"),
        ({"expansions": "winter"}, r"list of texts, such as \['winter'\]"),
        ({"expansions": [3]}, "holds 3"),
        ({"expansions": 3}, "list of (names|texts)"),
        ({"colour": "red"}, "no option 'colour'"),
        ({"seed": "7"}, "seed is a whole number"),
        ({"seed": 1.5}, "seed is a whole number"),
        ({"seed": True}, "seed is a whole number"),
        ({"seed": 2**128}, "128 bits"),
        ({"first": "pink"}, "first is the seat that starts"),
        ({"farmers": 1}, "farmers is True or False"),
        ({"small_city_scores_2": "no"}, "small_city_scores_2 is True or False"),
        ({"scores": [1]}, "2 seats"),
        ({"scores": [1, -1]}, "from 0"),
        ({"scores": [1, 1.5]}, "from 0"),
        ({"scores": 5}, "from 0"),
        ({"scores": "12"}, "from 0"),
        ({"scores": {"pink": 3}}, "pink"),
        ({"draws": ["base-Y"]}, "no tile 'base-Y'"),
        ({"draws": ["base-C", "base-C"]}, "draws, entry 2 .*more base-C than the stack holds"),
        ({"draws": "base-C"}, "draws is a list of texts"),
        ({"tiles": [None]}, "tiles is a list of texts"),
        ({"tiles": ["base-U"] * (MOST_TILES + 1)}, "at most 500 tiles"),
        ({"position": []}, "at least one tile"),
        ({"position": ["base-U 0,0 r0"] * (MOST_TILES + 1), "tiles": []}, "at most 500 tiles"),
        ({"position": ["base-C 0,0 r0", "base-C 1,0 r0"]}, "more base-C than the box holds"),
    ],
)
def test_what_cannot_be_set_up(options: dict[str, Any], says: str) -> None:
    """BASE-1.4, BASE-2.2: the error names the entry that is wrong and what would be right."""
    with pytest.raises(SetupError, match=says):
        Game(**options)


@pytest.mark.parametrize(
    ("position", "says"),
    [
        (["base-D"], r"tile 1 \('base-D'\): a tile says where it lies.*write a tile like"),
        ([""], "tile 1 .*write a tile like"),
        (["base-D 0,0"], "tile 1 .*write a tile like"),
        (["base-D 0,0 r4"], "tile 1 .*write a tile like"),
        (["base-Q1 0,0 r0"], "tile 1 .*no tile 'base-Q1'; did you mean"),
        (["base-D 0,0 r0", "base-U 0,0 r0"], "tile 2 .*BASE-4.3"),
        (["base-D 0,0 r0", "base-U 1,1 r0"], "tile 2 .*BASE-4.4"),
        (["base-D 0,0 r0", "base-U 5,1 r0"], "tile 2 .*BASE-4.3"),
        (["base-D 0,0 r0", "base-U 1,0 r0", "base-U 2,0 r1"], "tile 3 .*BASE-4.5"),
        (["base-D 0,0 r0 red"], "tile 1 .*'red' is no figure"),
        (["base-D 0,0 r0 pink:city.N"], "tile 1 .*'pink' does not play"),
        (["base-D 0,0 r0 red:city.S"], "tile 1 .*no 'city.S' there; it has city.N"),
        (["base-D 0,0 r0 red:king:city.N"], "tile 1 .*no king left"),
        (["base-D 0,0 r0" + " red:city.N" * 8], "tile 1 .*red has no meeple left"),
        (["base-D 201,0 r0"], "tile 1 .*-200 to 200"),
        (["base-D 0,0 r0; rm"], "tile 1"),
    ],
)
def test_a_position_that_cannot_be(position: list[str], says: str) -> None:
    """BASE-4.3, BASE-4.4, BASE-4.5: a position obeys the rules of placing; the error names the tile by its number."""
    with pytest.raises(SetupError, match=says):
        Game(2, position=position, tiles=["base-B"])


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "Žofie Čapková", "小红", 'O\'Neil & "Co"', "🐑", "{name}", "x" * 40]
)
def test_any_printable_name_is_a_name(name: str) -> None:
    game = Game([name, "Ben"], seed=1)
    assert game.names["red"] == name
    assert Game.load(game.save()).names["red"] == name


def test_seats_and_names() -> None:
    assert Game(3, seed=1).names == {"red": "red", "blue": "blue", "green": "green"}
    assert Game([" Ada ", "Ben"], seed=1).names == {"red": "Ada", "blue": "Ben"}
    assert Game({"pink": "Ada", "red": "Ben"}, seed=1).seats == ("pink", "red")


def test_the_seed_is_the_game() -> None:
    """The first ten draws of seed 7: the same on every machine and for every version to come."""
    game = Game(2, seed=7)
    while len(said(game, TileDrawn)) < 10:
        game.apply(game.legal_actions()[-1])
    expected = "J U D A R E B W V V"
    assert " ".join(event.tile[-1] for event in said(game, TileDrawn)) == expected


def test_other_seeds_are_other_games() -> None:
    drawn = {
        tuple(event.tile for event in said(Game(2, seed=seed), TileDrawn)) for seed in (None, None, None, 1, 2, 3, -1)
    }
    assert len(drawn) > 1


def test_positions_and_stacks_of_ones_own() -> None:
    """Tiles of any set and in any number, points from the start, and the rest of the box as the stack."""
    game = Game(2, seed=1, position=["base-C 0,0 r0", "base-E 1,0 r3"], draws=["base-E"], scores={"blue": 49})
    assert game.scores == {"red": 0, "blue": 49}
    assert sum(game.table.state.bag.values()) == 72 - 3
    assert Game.load(game.save()).scores == game.scores
    odd = Game(2, seed=1, position=["inns-02 0,0 r0", "base-C 1,0 r0", "base-C 2,0 r0"], tiles=["base-C"] * 3)
    check_game(odd)


def test_an_expansion_is_known_by_how_it_begins() -> None:
    assert Game(expansions=["Inns", "gold"]).setup.expansions == ("inns_and_cathedrals", "gold_mines")
    assert Game(expansions=["inns"], seed=1) == Game(expansions=["inns_and_cathedrals"], seed=1)
    with pytest.raises(SetupError, match="named twice"):
        Game(expansions=["inns", "inns_and_cathedrals"])


def test_a_list_given_as_none_is_left_to_its_default() -> None:
    nothing: dict[str, Any] = dict.fromkeys(["expansions", "draws", "tiles", "position", "scores"])
    assert Game(2, seed=1, **nothing).setup == Game(2, seed=1).setup


def test_a_row_of_tiles_never_reaches_the_end_of_the_table() -> None:
    game = Game(2, seed=1, position=["base-U 200,0 r0"], tiles=["base-U"] * 40)
    while not game.over:
        options = game.legal_actions()
        east = [a for a in options if a.verb == "place" and a.cell]
        game.apply(max(east, key=lambda a: a.cell or (0, 0)) if east else options[-1])
    assert max(event.cell[0] for event in said(game, TilePlaced)) == 240


NO_ACTION = """
place
place base-U
place base-U 1,0
place base-U 1,0 r4
place base-U 1,0 r
place base-U 1,0 r12
place base-U r0
place 1,0 r0
place base-U 1,0 r0 r0
place base-U one,two r0
place base-U 1,0 2,0
place base-U 1.5,0 r0
1,0
<b>place</b> base-U 1,0 r0
""".splitlines()


STRANGE = [*NO_ACTION, "place\0base-U 1,0 r0", "x" * 300, "1,1 " * 500_000, None, 5, b"skip", ["skip"], object]


@pytest.mark.parametrize("text", STRANGE, ids=lambda text: repr(text)[:30])
def test_what_is_no_action(text: Any) -> None:
    """The error shows what an action looks like; the game is as it was."""
    game = scene(["base-D 0,0 r0"], "base-U")
    before = snapshot(game)
    for tried in (game.apply, game.why_not):
        with pytest.raises(InvalidAction, match="place"):
            tried(text)
    assert snapshot(game) == before


@pytest.mark.parametrize("text", ["deploy", "deploy meeple", "deploy meeple 1,0", "deploy 1,0 city.N", "deploy city.N"])
def test_what_is_no_deployment(text: str) -> None:
    game = scene(["base-D 0,0 r0"], "base-U")
    game.apply("place base-U 1,0 r0")
    before = snapshot(game)
    with pytest.raises(InvalidAction, match="deploy meeple 1,0"):
        game.apply(text)
    assert snapshot(game) == before


ILLEGAL = """skip
place base-V 1,0 r0
place base-U 1,0 r1
place base-U 9999,-9999 r0
place base-U 0,0 r0
place no-tile 1,0 r0
deploy meeple 0,0 city.N
draw base-U
jump meeple 1,0 r0""".splitlines()


@pytest.mark.parametrize("text", ILLEGAL)
def test_an_illegal_action_changes_nothing(text: str) -> None:
    """BASE-4.5, BASE-5.4: neither the state nor the events, the answers, the question or what was taken back."""
    game = scene(["base-D 0,0 r0"], "base-U", "base-U")
    game.apply("place base-U 1,0 r0")
    game.undo()
    before = snapshot(game)
    with pytest.raises(IllegalAction) as caught:
        game.apply(text)
    assert caught.value.refusal.rule
    assert str(caught.value).endswith(f"({caught.value.refusal.rule})")
    assert snapshot(game) == before
    assert game.can_redo


def test_a_stale_action_changes_nothing() -> None:
    """BASE-4.1, BASE-5.4: an answer to the question before the last is refused."""
    game = scene(["base-D 0,0 r0"], "base-U", "base-U")
    old = game.legal_actions()[0]
    game.apply("place base-U 1,0 r0")
    before = snapshot(game)
    for stale in (old, "place base-U 1,0 r0"):
        with pytest.raises(IllegalAction):
            game.apply(stale)
    game.apply("skip")
    with pytest.raises(IllegalAction):
        game.apply("skip")
    game.undo()
    assert snapshot(game) == before


def test_errors_are_told_apart_and_caught_together() -> None:
    assert issubclass(CarcnbError, ValueError)
    for kind in (SetupError, InvalidAction, IllegalAction):
        assert issubclass(kind, CarcnbError)


def test_actions_are_values_and_texts() -> None:
    action = Action("place", "base-U", (1, 0), "r1")
    assert str(action) == "place base-U 1,0 r1"
    assert Action.parse(" place   base-U 1,0\tr1 ") == action
    assert str(Action("skip")) == "skip"
    assert Action.parse("deploy meeple -12,7 field.NNW") == Action("deploy", "meeple", (-12, 7), "field.NNW")


@pytest.mark.parametrize(
    ("options", "place", "entry"),
    [
        ({"position": ["base-D 0,0 r0", "base-U  1;0 r0"]}, ("position", 2, 2, 9), "base-U  1;0 r0"),
        (
            {"position": ["base-D 0,0 r0 red:city.N red:city.S"]},
            ("position", 1, 5, 26),
            "base-D 0,0 r0 red:city.N red:city.S",
        ),
        ({"supply": ["red meeple 3", "blue meeple x"]}, ("supply", 2, 3, 13), "blue meeple x"),
        ({"draws": ["base-U", "base-Y"]}, ("draws", 2, 1, 1), "base-Y"),
        ({"scores": [1]}, ("scores", 0, 0, 0), ""),
    ],
)
def test_an_error_knows_its_place(options: dict[str, Any], place: tuple[str, int, int, int], entry: str) -> None:
    """The list, the entry in it, the word and its column, all from 1."""
    with pytest.raises(SetupError) as caught:
        Game(2, **options)
    error = caught.value
    assert (error.field, error.line, error.word, error.column, error.entry) == (*place, entry)


def test_a_setup_is_a_value_and_writes_its_entries_as_they_were() -> None:
    given = ["base-D 0,0 r0 red:city.N", "base-U 1,0 r0 blue:road.E"]
    setup = Game(2, seed=1, position=given, draws=["base-U"]).setup
    assert setup.as_json()["position"] == given
    assert Setup.from_json(setup.as_json()) == setup == pickle.loads(pickle.dumps(setup))
    assert hash(Setup.from_json(setup.as_json())) == hash(setup)
    assert Game(2, seed=1, position=setup.position, draws=setup.draws).setup == setup
