"""What Messages says: every question, letter, event, line and refusal of it is a sentence in every language."""

from __future__ import annotations

import re

import pytest

from carcnb import Game
from carcnb.engine.events import BonusScored, CardTaken, CardUsed
from carcnb.engine.seen import event_for
from carcnb.rulebook import rule
from carcnb.rulebook.explain import explain, log_entry, refusal
from carcnb.systems.messages.rules import LETTERS, ScoreFiguresJoined
from carcnb.words import has, languages, say, sources
from tests.systems.messages.scenes import CITY, completes, due, messages
from tests.systems.messages.test_letters import LONG, SHIELD, SHORT
from tests.systems.messages.test_rules import TWO
from tests.systems.scene import said

LANGS = list(languages())
NAMES = {"red": "Ada", "blue": "Ben", "green": "Cyd"}
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


@pytest.mark.parametrize("lang", LANGS)
def test_points_of_letters_are_told_with_their_rule(lang: str) -> None:
    """MSG-10, MSG-16, MSG-17, MSG-18: the seal and the three letters that count."""
    bonuses, sums = set(), set()
    games = [used(letter, *ROOM) for letter in ("coats_of_arms", "knights", "farmers")]
    games.append(due("knights"))
    games[-1].apply("letter seal")
    games[-1].apply("advance lady")
    for game in games:
        (event,) = said(game, BonusScored)
        bonuses.add(f"bonus-{event.reason}")
        sums |= {f"line-{line.what}" for line in event.lines}
        assert explain(event, NAMES, lang).endswith(f"({event.rule})")
        assert log_entry(event, NAMES, lang)["points"] == event.points
    assert (bonuses, sums) == (keys("bonus-"), keys("line-"))


def test_in_so_many_words() -> None:
    """MSG-6, MSG-16, MSG-22: in both languages, and what the others hear of a letter."""
    game = used("coats_of_arms", *ROOM)
    (taken,), (card,), (points,) = said(game, CardTaken), said(game, CardUsed), said(game, BonusScored)
    assert explain(taken, NAMES, "en") == "Dark space: Ada gets a letter. (MSG-10)"
    assert explain(card, NAMES, "en") == "Ada uses: Coats of arms. (MSG-16)"
    assert explain(card, NAMES, "cs") == "Ada používá: Erby. (MSG-16)"
    assert explain(points, NAMES, "en") == "Letter: coats of arms +2: 1 coat of arms × 2 = 2. (MSG-16)"
    assert explain(points, NAMES, "cs") == "Dopis: erby +2: 1 erb × 2 = 2. (MSG-16)"
    assert explain(ScoreFiguresJoined("red", 63), NAMES, "en") == "Ada adds both score figures: 63. (MSG-22)"
    sealed = CardUsed("red", "letter", "knights", False, "MSG-10")
    assert explain(event_for(sealed, "blue"), NAMES, "cs") == "Ada používá pečeť: dopis lícem dolů. (MSG-10)"
    assert explain(sealed, NAMES, "cs") == "Ada používá pečeť: Rytíři. (MSG-10)"


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_is_told_with_its_rule(lang: str) -> None:
    """MSG-12, MSG-13, MSG-14, MSG-15, MSG-20, D-MSG-5, D-MSG-8: each reason once, with its rule."""
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
    told = set()
    for game, action in tries:
        why = game.why_not(action)
        assert why is not None, action
        told.add(f"why-{why.key}" + (f"-{why.args['wanted']}" if why.key == "asked" else ""))
        assert refusal(why, NAMES, lang).endswith(f"{rule(why.rule, lang).short} ({why.rule})")
    assert told == keys("why-")


@pytest.mark.parametrize("lang", LANGS)
def test_every_question_has_words(lang: str) -> None:
    """MSG-3, MSG-10, D-MSG-15: which figure, action or seal, and what is recorded first."""
    assert keys("ask-") == {"ask-advance", "ask-letter", "ask-score"}
    figures = {f"choice-advance-{piece}" for piece in ("meeple", "lady")}
    features = {f"choice-score-{kind}" for kind in ("city", "road", "monastery")}
    assert keys("choice-") == figures | features | {"choice-letter-use", "choice-letter-seal"}
    assert all(has(key, lang) for key in keys("ask-") | keys("choice-") | {"figure-lady"})
