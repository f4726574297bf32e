"""The Abbot rule by rule, and that all of carcnb knows what to do with it: words, records, board, lessons, pictures."""

# mypy: disable-error-code="attr-defined"
from __future__ import annotations

from typing import Any

import pytest

import carcnb
from carcnb import Game
from carcnb.analysis.hints import hint
from carcnb.board.cards import card
from carcnb.board.final import final
from carcnb.board.log import page
from carcnb.board.prompts import prompt
from carcnb.board.reader import Reader
from carcnb.board.textboard import text_board
from carcnb.drawing.of_game import game_svg
from carcnb.engine.actions import Action
from carcnb.engine.errors import RecordError
from carcnb.engine.events import FigureReturned, PointsScored
from carcnb.engine.grid import cell_of
from carcnb.records import jcz
from carcnb.records.notation import parse
from carcnb.systems import systems
from carcnb.words import languages
from tests.systems.games import ALL
from tests.systems.scene import LAST, RING, at_hand, scene, segment

WATCHED = True
LANGS = list(languages())
GARDEN = ["abbot-01 0,0 r0 red:abbot:garden", "base-B 1,0 r0"]


def abbot(position: list[str], *stack: str, last: str = LAST, **options: Any) -> Game:
    return scene(position, *stack, last=last, expansions=["abbot", *options.pop("more", ())], **options)


def offered(game: Game) -> set[str]:
    return {str(action) for action in game.legal_actions()}


def why(game: Game, action: str) -> tuple[str, str]:
    refusal = game.why_not(action)
    assert refusal
    return refusal.key, refusal.rule


def scores(game: Game) -> list[tuple[str, int, str]]:
    return [(event.player, event.points, event.rule) for event in game.events if isinstance(event, PointsScored)]


def test_a_garden_takes_an_abbot_only() -> None:
    """ABB-1, ABB-2, ABB-5: one abbot each, put down instead of another figure."""
    game = abbot(["base-B 0,0 r0"], "abbot-02")
    game.apply("place abbot-02 1,0 r0")
    assert {action for action in offered(game) if "garden" in action} == {"deploy abbot 1,0 garden"}
    assert why(game, "deploy meeple 1,0 garden") == ("garden-figure", "ABB-2")
    game.apply("deploy abbot 1,0 garden")
    assert (game.table.state.supply["red", "abbot"], at_hand(game, "red")) == (0, 7)


def test_an_abbot_stands_on_monasteries_and_gardens() -> None:
    """ABB-6: whatever brings him to the board."""
    game = abbot(["base-B 0,0 r0"], "base-A")
    game.apply("place base-A 1,0 r0")
    assert {action for action in offered(game) if "abbot" in action} == {"deploy abbot 1,0 monastery"}
    assert why(game, "deploy abbot 1,0 road.S") == ("abbot-place", "ABB-6")
    with pytest.raises(carcnb.SetupError, match="abbot"):
        abbot(["base-A 0,0 r0 red:abbot:road.S"])


def test_a_hint_names_a_garden_where_the_language_has_words_for_it() -> None:
    """As one of the base game's features, in the words of the expansion."""
    game = abbot(["base-B 0,0 r0"], "abbot-02")
    line = [Action.parse(text) for text in ("place abbot-02 1,0 r0", "deploy abbot 1,0 garden")]
    assert hint(game, line, "en").text.startswith("Look at a garden ")
    assert hint(game, line, "cs").text.startswith("Podívej se na zahradu ")


def test_synod_brings_him_to_a_monastery_and_no_farmer_stands_up_in_a_garden() -> None:
    """ABB-2, ABB-6 with the Gifts."""
    game = abbot(["base-B 0,0 r0"], "base-E", more=["gifts"], hands=["red gift synod"])
    game.apply("gift synod")
    assert offered(game) == {"synod meeple 0,0 monastery", "synod abbot 0,0 monastery"}
    game = abbot(["abbot-01 0,0 r0 red:field.NNW"], "base-E", more=["gifts"], hands=["red gift change_position"])
    game.apply("gift change_position")
    assert game.prompt
    assert game.prompt.kind == "place"


@pytest.mark.parametrize(("middle", "rule"), [("abbot-01", "ABB-3"), ("base-B", "BASE-9.2")])
def test_what_is_complete_scores_nine(middle: str, rule: str) -> None:
    """ABB-3, ABB-7."""
    place = "garden" if middle == "abbot-01" else "monastery"
    game = abbot([*RING, f"{middle} 1,1 r0 blue:abbot:{place}"], "base-V")
    game.apply("place base-V 2,2 r1")
    assert why(game, f"abbot 1,1 {place}") == ("abbot-none", "ABB-8")
    game.apply("skip")
    assert scores(game) == [("blue", 9, rule)]
    assert game.table.state.supply["blue", "abbot"] == 1


def test_a_complete_place_is_left_in_the_scoring() -> None:
    """ABB-8: there is nothing to take back."""
    game = abbot([*RING, "abbot-01 1,1 r0 red:abbot:garden"], "base-V")
    game.apply("place base-V 2,2 r1")
    assert why(game, "abbot 1,1 garden") == ("abbot-complete", "ABB-8")


def test_an_unfinished_garden_scores_at_the_end() -> None:
    """ABB-4."""
    game = abbot(GARDEN, "base-B", last="")
    game.apply("place base-B 0,1 r0")
    game.apply("skip")
    assert (game.over, scores(game)) == (True, [("red", 3, "ABB-4")])


def test_an_abbot_is_taken_back() -> None:
    """ABB-8, ABB-9, ABB-10: instead of a figure, for what the end of the game would bring; then he is at hand again."""
    game = abbot([*GARDEN, "base-B 1,1 r0"], "base-B", "base-A", players=["Ada", "Ben"])
    assert why(game, "abbot 0,0 garden") == ("abbot-when", "ABB-8")
    game.apply("place base-B 0,1 r0")
    key = game.position_key()
    game.apply("abbot 0,0 garden")
    assert scores(game) == [("red", 4, "ABB-4")]
    assert [event.rule for event in game.events if isinstance(event, FigureReturned)] == ["ABB-8"]
    assert game.table.state.supply["red", "abbot"] == 1
    game.undo()
    assert game.position_key() == key


def test_he_scores_with_what_the_tile_completes_and_then_a_letter_is_due() -> None:
    """ABB-9: one occasion, of which the player on turn says the order (D-INT-3); one letter for all of it (MSG-6)."""
    game = abbot(
        ["abbot-01 0,0 r0 red:abbot:garden", "base-E 1,0 r2 red:city.S"],
        "base-E",
        more=["messages"],
        players=["Ada", "Ben"],
    )
    game.apply("place base-E 1,1 r0")
    game.apply("abbot 0,0 garden")
    assert offered(game) == {"score garden 0,0 garden", "score city 1,0 city.S"}
    for answer in ("score garden 0,0 garden", "advance meeple", "advance lady"):
        game.apply(answer)
    assert [points for _, points, _ in scores(game)] == [3, 4]


@pytest.mark.parametrize(("lang", "text"), [("en", "Fly: Abbot"), ("cs", "Letět: Opat")])
def test_he_flies_with_the_words_of_both(lang: str, text: str) -> None:
    """FLY-14: neither of the two expansions knows the other; where he lands ABB-6 is asked."""
    game = abbot(["base-B 0,0 r0"], "flying-01", more=["flying_machines"])
    game.apply(next(action for action in game.legal_actions() if action.verb == "place"))
    fly = next(action for action in game.legal_actions() if action.verb == "fly" and action.what == "abbot")
    assert text in [option["text"] for option in prompt(game, Reader.of(game, lang))["options"]]
    game.apply(fly)
    assert not [event for event in game.events if type(event).__name__ == "FigurePlaced" and "road" in event.spot]


def test_others_on_the_monastery_stay() -> None:
    """ABB-9: he scores alone, and alone he leaves."""
    game = abbot(["base-B 0,0 r0 red:abbot:monastery blue:monastery blue:monastery"], "base-E")
    game.apply("place base-E 0,-1 r0")
    game.apply("abbot 0,0 monastery")
    assert scores(game) == [("red", 2, "BASE-14.5")]
    assert [figure.seat for figure in game.table.state.figures[segment(game, 0, 0, "monastery")]] == ["blue", "blue"]


@pytest.mark.parametrize("lang", LANGS)
def test_everything_is_told(lang: str) -> None:
    """Choices, log, cards, final table, refusals and rules speak every language."""
    game = abbot([*GARDEN, "base-B 1,1 r0"], "base-B", last="")
    reader = Reader.of(game, lang)
    game.apply("place base-B 0,1 r0")
    texts = [option["text"] for option in prompt(game, reader)["options"]]
    assert {"en": "Take the abbot back", "cs": "Vzít opata zpět"}[lang] in texts
    assert str(game.why_not("deploy abbot 0,1 field.NNW"))
    spots = game.table.state.tiles[cell_of((0, 0))][0].spots
    shown = card(game.table, (0, 0), spots["garden"], reader)
    assert shown
    assert {"en": "Garden", "cs": "Zahrada"}[lang] in str(shown)
    game.apply("abbot 0,0 garden")
    told = " ".join(row["text"] for row in page(game.table, game.events, reader)[0])
    assert {"en": "the abbot returns to the supply", "cs": "opat se vrací do zásoby"}[lang] in told
    assert final(game, reader)["groups"][0]["rows"]
    assert carcnb.rules("abbot", lang).title == {"en": "Abbot", "cs": "Opat"}[lang]


def test_records_and_positions_keep_it() -> None:
    game = abbot([*GARDEN, "base-B 1,1 r0"], "base-B", "base-A")
    text = carcnb.position_text(game)
    assert "red:abbot:garden" in text
    assert carcnb.position_text(Game.from_setup(parse(text))) == text
    for answer in ("place base-B 0,1 r0", "abbot 0,0 garden"):
        game.apply(answer)
    assert Game.load(game.save()).events == game.events
    with pytest.raises(RecordError, match="JCloisterZone does not know abbot"):
        jcz.save(game)


def test_it_is_drawn() -> None:
    game = abbot(["abbot-01 0,0 r0 red:abbot:garden", "abbot-02 1,0 r0", "abbot-04 0,1 r2"])
    for dress in ("summer", "winter", "contrast"):
        assert "<svg" in game_svg(game, dress=dress)
    assert "G" in text_board(game, Reader.of(game, "en"))


def test_its_lessons_are_found() -> None:
    assert list(systems()["abbot"].names("lessons", ".toml")) == ["garden", "taken_back"]
    assert carcnb.lesson("abbot/taken_back").view["lesson"]


def test_all_twelve_are_played_together() -> None:
    game = Game(players=2, seed=4, expansions=["abbot", *ALL])
    assert game.setup.expansions == ("abbot", *ALL)
    assert {"abbot-01", "abbot-02", "abbot-03", "abbot-04"} <= game.setup.box().keys()
