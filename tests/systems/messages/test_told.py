"""What Messages says: every question, letter, event, line and refusal has words, and none is left that nobody says."""

from __future__ import annotations

import re

import pytest

from carcnb import Game
from carcnb.engine.events import BonusScored, CardTaken, CardUsed, Event
from carcnb.engine.refusals import Refusal
from carcnb.engine.seat_view import event_for
from carcnb.systems.messages.rules import LETTERS, ScoreFiguresJoined
from carcnb.words import has, languages, say, sources
from tests.systems.messages.scenes import CITY, completes, due, messages
from tests.systems.messages.test_letters import LONG, SHIELD, SHORT
from tests.systems.messages.test_rules import TWO
from tests.systems.scene import said
from tests.words.told import Scenes, why

LANGS = list(languages())
ROOM = [SHIELD[0].format("red:city.E"), *SHIELD[1:], "base-E -1,0 r0 red:city.N", "base-B 0,2 r0 red:field.NNW"]
"""Red has two knights and a farmer; one city has a coat of arms."""


def keys(begin: str) -> set[str]:
    """The sentences of the expansion whose keys begin like this."""
    return set(re.findall(rf"^({begin}[\w-]*) =", sources("en")["messages"], re.MULTILINE))


def used(letter: str, *around: str) -> Game:
    """The game after a letter was used for the first action it offers."""
    game = due(letter, *around)
    game.apply(game.legal_actions()[0])
    if game.prompt and game.prompt.kind == "advance":
        game.apply("advance lady")
    return game


@pytest.mark.parametrize("lang", LANGS)
def test_every_letter_has_a_title_and_a_text(lang: str) -> None:
    """MSG-12, MSG-14, MSG-15, MSG-16, MSG-17, MSG-18, MSG-19, MSG-20: a card each, and a back for all."""
    wanted = {f"card-letter-{letter}{part}" for letter in LETTERS for part in ("", "-text")}
    assert keys("card-") == wanted | {"card-letter-hidden"}
    texts = [say(f"card-letter-{letter}-text", lang) for letter in LETTERS]
    assert len(set(texts)) == 8
    assert all(text.endswith(".") and len(text.split()) <= 36 for text in texts)


def bonuses() -> list[BonusScored]:
    """What the three letters that count bring, and the seal."""
    games = [used(letter, *ROOM) for letter in ("coats_of_arms", "knights", "farmers")]
    games.append(due("knights"))
    games[-1].apply("letter seal")
    games[-1].apply("advance lady")
    return [event for game in games for event in said(game, BonusScored)]


def cards() -> list[Event]:
    """What is heard of a letter, also by the others, and of both score figures put together."""
    game = used("coats_of_arms", *ROOM)
    sealed = CardUsed("red", "letter", "knights", False, "MSG-10")
    others = event_for(sealed, "blue")
    return [*said(game, CardTaken), *said(game, CardUsed), sealed, others, ScoreFiguresJoined("red", 63)]


def refused() -> list[Refusal]:
    """Each reason once."""
    monks = ["base-B 0,1 r0 red:monastery", "base-B 0,2 r0", "base-B 0,3 r0 red:monastery"]
    cities = [SHIELD[0].format("red:city.E"), *SHIELD[1:], "base-E -1,0 r0 red:city.N"]
    others = [SHIELD[0].format("red:city.E blue:city.E blue:city.E"), *SHIELD[1:], "base-U 0,2 r0 red:road.E"]
    order = messages(TWO, "base-D")
    order.apply("place base-D 0,0 r0")
    order.apply("skip")
    tries = [
        (due("shortest_road", *LONG, *SHORT), "letter use 1,0 road.N"),
        (due("smallest_city", *cities), "letter use 0,1 city.E"),
        (due("monastery", *monks), "letter use 0,1 monastery"),
        (due("score_and_return", *others), "letter meeple 0,1 city.E"),
        *((due(letter, *[*LONG, *monks, "base-E -1,0 r0 red:city.N"]), "letter use 9,9 x") for letter in LETTERS),
        (due("farmers", *ROOM), "letter use 9,9 x"),
        *((due(letter, last=[] if letter == "extra_tile" else ["base-B"]), "letter use") for letter in LETTERS),
        (due("knights"), "advance lady"),
        (completes(messages(CITY, "base-E")), "letter seal"),
        (order, "advance lady"),
    ]
    return [why(game, action) for game, action in tries]


SCENES: Scenes = {"points": bonuses, "letters": cards, "refused": refused}


def test_points_of_letters_have_words_and_a_rule() -> None:
    """MSG-10, MSG-16, MSG-17, MSG-18: the seal and the three letters that count."""
    assert {f"bonus-{event.reason}" for event in bonuses()} == keys("bonus-")
    assert {f"line-{line.what}" for event in bonuses() for line in event.lines} == keys("line-")
    assert [event.rule for event in bonuses()] == ["MSG-16", "MSG-17", "MSG-18", "MSG-10"]


def test_what_is_heard_of_a_letter() -> None:
    """MSG-6, MSG-16, MSG-22: a letter is taken and used; what is sealed only its player knows."""
    assert [(type(event).__name__, event.rule) for event in cards()] == [
        ("CardTaken", "MSG-10"),
        ("CardUsed", "MSG-16"),
        ("CardUsed", "MSG-10"),
        ("CardUsed", "MSG-10"),
        ("ScoreFiguresJoined", "MSG-22"),
    ]
    assert [event.card for event in cards() if isinstance(event, CardUsed)][1:] == ["knights", "hidden"]


def test_every_refusal_has_its_reason() -> None:
    """MSG-12, MSG-13, MSG-14, MSG-15, MSG-20, D-MSG-5, D-MSG-8: each reason of the expansion is met."""
    told = {f"why-{one.key}" + (f"-{one.args['wanted']}" if one.key == "asked" else "") for one in refused()}
    assert told == keys("why-")


@pytest.mark.parametrize("lang", LANGS)
def test_every_question_has_words(lang: str) -> None:
    """MSG-3, MSG-10, D-MSG-15: which figure, action or seal, and what is recorded first."""
    assert keys("ask-") == {"ask-advance", "ask-letter", "ask-score"}
    figures = {f"choice-advance-{piece}" for piece in ("meeple", "lady")}
    features = {f"choice-score-{kind}" for kind in ("city", "road", "monastery")}
    assert keys("choice-") == figures | features | {"choice-letter-use", "choice-letter-seal"}
    assert all(has(key, lang) for key in keys("ask-") | keys("choice-") | {"figure-lady"})
