"""The River rule by rule, and that all of carcnb knows what to do with it: words, records, board, lessons, pictures."""

# mypy: disable-error-code="attr-defined"
from __future__ import annotations

from typing import Any

import pytest

import carcnb
from carcnb import Game
from carcnb.analysis.players import greedy
from carcnb.board.aloud import look
from carcnb.board.cards import card
from carcnb.board.reader import Reader
from carcnb.board.textboard import text_board
from carcnb.drawing.of_game import game_svg
from carcnb.engine.events import FeatureCompleted, TileRemoved
from carcnb.engine.grid import cell_of
from carcnb.quizzes import exercises
from carcnb.records.notation import parse
from carcnb.studio import changes
from carcnb.systems import systems
from carcnb.tiles import START
from carcnb.words import languages
from tests.systems.games import ALL
from tests.systems.scene import same, scene

WATCHED = True
LANGS = list(languages())
SPRING = "river-01 0,0 r0"


def river(position: list[str], *stack: str, last: str = "base-B", **options: Any) -> Game:
    return scene(position, *stack, last=last, expansions=["river", *options.pop("more", ())], **options)


def offered(game: Game) -> set[str]:
    return {str(action) for action in game.legal_actions()}


def why(game: Game, action: str) -> tuple[str, str]:
    refusal = game.why_not(action)
    assert refusal
    return refusal.key, refusal.rule


def test_the_spring_takes_the_place_of_the_start_tile() -> None:
    """RIV-1: twelve tiles; three of the four copies of the start tile's design are in play."""
    game = Game(players=2, seed=3, expansions=["river"])
    assert [str(laid) for laid in game.setup.position] == [SPRING]
    box = game.setup.box()
    assert sum(count for name, count in box.items() if name.startswith("river-")) == 12
    assert sum(box.values()) == 12 + 71
    assert box[START] == 3
    assert sum(game.setup.stack().values()) == 11 + 71
    assert Game(players=2, seed=3).setup.box()[START] == 4


def test_tiles_of_the_river_come_first_and_chance_says_so() -> None:
    """RIV-2, RIV-3: only they can come, the lake when no other is left; then come the others."""
    game = Game(players=2, seed=3, expansions=["river"])
    coming: dict[int, set[str]] = {}
    while len(game.table.state.tiles) < 13:
        if game.prompt and game.prompt.kind == "deploy":
            drawn = {name for name, _ in game.chances("skip")}
            coming[len(game.table.state.tiles)] = {
                name.split("-")[0] if name != "river-10" else "lake" for name in drawn
            }
            game.apply("skip")
        else:
            game.apply(game.legal_actions()[0])
    assert coming == {n: {"river"} for n in range(2, 11)} | {11: {"lake"}, 12: {"base"}}


def test_a_tile_goes_to_the_open_end() -> None:
    """RIV-4: nowhere else, though it fits; what does not fit is refused by the base game's rule."""
    game = river([SPRING], "river-02")
    assert offered(game) == {"place river-02 0,1 r1"}
    assert why(game, "place river-02 1,0 r1") == ("river-end", "RIV-4")
    assert why(game, "place river-02 0,1 r0") == ("edge", "BASE-4.5")
    assert why(game, "place river-02 5,5 r0") == ("alone", "BASE-4.3")


def test_bends_take_turns_whatever_lies_between() -> None:
    """RIV-5, D-RIV-1."""
    game = river([SPRING, "river-03 0,1 r1"], "river-03")
    assert offered(game) == {"place river-03 -1,1 r3"}
    assert why(game, "place river-03 -1,1 r2") == ("river-back", "RIV-5")
    game = river([SPRING, "river-03 0,1 r1", "river-02 -1,1 r0"], "river-09")
    assert offered(game) == {"place river-09 -2,1 r3"}
    game = river([SPRING], "river-03")
    assert len(offered(game)) == 2


def test_without_an_open_end_its_tiles_leave_the_game() -> None:
    """D-RIV-2: a landscape without a river, and one whose river has its lake."""
    game = river(["base-B 0,0 r0"], "river-02")
    assert [event.tile for event in game.events if isinstance(event, TileRemoved)] == ["river-02"]
    assert game.prompt
    assert game.prompt.tile == "base-B"


def test_a_turn_is_played_as_always_and_nobody_stands_on_the_river() -> None:
    """RIV-6, RIV-7: it is never complete and brings nothing."""
    game = river([SPRING], "river-04", "river-10")
    game.apply("place river-04 0,1 r1")
    assert {action.split()[-1].split(".")[0] for action in offered(game) - {"skip"}} == {"road", "field"}
    assert why(game, "deploy meeple 0,1 river.N") == ("river-figure", "RIV-7")
    game.apply("deploy meeple 0,1 road.E")
    game.apply("place river-10 0,2 r0")
    game.apply("skip")
    assert [event for event in game.events if isinstance(event, FeatureCompleted)] == []
    with pytest.raises(carcnb.SetupError, match="water"):
        river(["river-01 0,0 r0 red:river.S"])


def test_banks_are_two_fields_that_join_at_spring_and_lake() -> None:
    """RIV-8."""
    game = river(["river-05 0,0 r0"], "river-10")
    north, south = (0, 0, "field.ENE"), (0, 0, "field.ESE")
    assert not same(game, north, south)
    game.apply("place river-10 1,0 r3")
    assert same(game, north, south)


def test_a_builder_and_a_gift_draw_of_the_river_too() -> None:
    """Whatever draws a tile in the midst of a turn draws from what can come (TB-BUILDER-7, GIFT-34)."""
    game = river([SPRING], "river-02", "river-03", "river-08", more=["gifts"], hands=["red gift take_two"])
    game.apply("gift take_two")
    assert offered(game) == {"keep river-02", "keep river-03"}


@pytest.mark.parametrize("lang", LANGS)
def test_its_card_says_what_it_is(lang: str) -> None:
    game = river([SPRING, "river-02 0,1 r1"], "river-03")
    found = card(game.table, (0, 1), 2, Reader.of(game, lang))
    assert found
    assert found["title"] == {"en": "River", "cs": "Řeka"}[lang]
    assert len(found["facts"]) == 1
    assert [(row["value"], row["rule"]) for row in found["points"]] == [(0, "RIV-7")]
    assert found["open"] == [(0, 1, "S")]
    assert carcnb.rules("river", lang).title == {"en": "River", "cs": "Řeka"}[lang]
    assert str(game.why_not("place river-03 1,0 r1"))


def test_records_positions_and_editors_keep_it() -> None:
    game = river([SPRING, "river-03 0,1 r1"], "river-03", "river-02")
    text = carcnb.position_text(game)
    assert carcnb.position_text(Game.from_setup(parse(text))) == text
    game.apply("place river-03 -1,1 r3")
    assert Game.load(game.save()).events == game.events
    assert [str(laid) for laid in changes.clear(game.setup).position] == [SPRING]
    whole = carcnb.position_text(Game(players=2, seed=3, expansions=["river"]))
    assert "stack" not in whole
    assert "out" not in whole
    assert Game.from_setup(parse(whole)).setup.stack() == Game(players=2, expansions=["river"]).setup.stack()


def test_it_is_drawn() -> None:
    game = river([SPRING, "river-04 0,1 r1", "river-09 0,2 r2"], "river-10")
    for dress in ("summer", "winter", "contrast"):
        assert "<svg" in game_svg(game, dress=dress)
    reader = Reader.of(game, "en")
    assert "..~.." in text_board(game, reader)
    assert look(game.table.state.tiles[cell_of((0, 1))][0], "en").startswith("road from left to right; river ")


def test_players_odds_and_advice_play_with_it() -> None:
    """Programs that look ahead know nothing of it; what can be drawn next they ask."""
    game = carcnb.Game(players=2, seed=5, expansions=["river"])
    player = greedy()
    for _ in range(8):
        game.apply(player(game))
    odds = carcnb.odds(game)
    assert {name.split("-")[0] for name in odds.left} == {"river"}
    assert "river-10" not in odds.left
    assert str(odds)


def test_its_lessons_and_exercises_are_found() -> None:
    assert list(systems()["river"].names("lessons", ".toml")) == ["from_the_spring", "no_turning_back"]
    assert carcnb.lesson("river/no_turning_back").view["lesson"]
    for difficulty in (1, 2):
        made = exercises("river", n=4, seed=2, difficulty=difficulty)
        assert len(made) == 4
        assert all("river" in one.setup.expansions for one in made)
        assert {str(one.ask).split()[0] for one in exercises("river/1", n=4, seed=1)} <= {"claims", "same"}
        for one in made:
            assert one.check(one.solve()[0]).correct


def test_all_twelve_are_played_together() -> None:
    game = Game(players=2, seed=4, expansions=["river", *ALL])
    assert [str(laid) for laid in game.setup.position] == [SPRING]
