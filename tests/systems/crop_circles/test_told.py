"""What Crop Circles says: every question, event and refusal of it is a sentence in every language."""

from __future__ import annotations

import re

import pytest

from carcnb import Game
from carcnb.rulebook import rule
from carcnb.rulebook.explain import explain, log_entry, refusal
from carcnb.words import has, languages, sources
from tests.systems.crop_circles.scenes import CALLS, FOUR, crops
from tests.systems.scene import turn

LANGS = list(languages())
NAMES = {"red": "Ada", "blue": "Ben", "green": "Cyd"}


def keys(begin: str) -> set[str]:
    """The sentences of the expansion whose keys begin like this."""
    return set(re.findall(rf"^({begin}[\w-]*) =", sources("en")["crop_circles"], re.MULTILINE))


def after(place: str, *answers: str, position: list[str] = FOUR) -> Game:
    """The game after this tile without a figure, and after these answers."""
    game = crops(position, place.split()[0])
    turn(game, place)
    for answer in answers:
        game.apply(answer)
    return game


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_is_told_with_its_rule(lang: str) -> None:
    """CROP-5, CROP-6, CROP-7, CROP-8: for each of the three signs in its own words; none is left that nobody says."""
    five = " ".join(["blue:city.N"] * 5)
    games = [after(place, f"crop {way}") for place, _, _ in CALLS for way in "AB"]
    games.append(after("crop-03 2,1 r0", "crop A", position=[f"{FOUR[0]} {five}", "base-B 0,1 r0", FOUR[2]]))
    told = set()
    for game in games:
        for event in game.events:
            if type(event).__module__ == "carcnb.systems.crop_circles.rules":
                name = re.sub(r"(?<=.)([A-Z])", r"-\1", type(event).__name__).lower()
                own = f"log-{name}-{getattr(event, 'kind', '')}"
                told.add(own if has(own, lang) else f"log-{name}")
                assert explain(event, NAMES, lang).endswith(f". ({event.rule})")
                assert log_entry(event, NAMES, lang)["say"]
    assert told == keys("log-")


def test_in_so_many_words() -> None:
    """CROP-3, CROP-8: the sentences name the player as given, in both languages."""
    game = after("crop-05 2,1 r3", "crop A", "skip")
    mine = [event for event in game.events if type(event).__module__ == "carcnb.systems.crop_circles.rules"]
    assert [explain(event, NAMES, "en") for event in mine] == [
        "Club: the crop circle calls the thieves. (CROP-5)",
        "Ada chooses A: everybody may add a thief. (CROP-6)",
        "Cyd has no thief and is passed over. (CROP-8)",
        "Ada has no thief and is passed over. (CROP-8)",
    ]
    assert explain(mine[1], NAMES, "cs") == "Ada volí akci A: každý smí přidat lupiče. (CROP-6)"


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_is_told_with_its_rule(lang: str) -> None:
    """CROP-3, CROP-5, CROP-6, CROP-7, CROP-10: each reason once; the rule's short text stands behind it."""
    city = after("crop-03 2,1 r0", "crop A")
    apart = crops(["base-B 0,0 r0"], "crop-03")
    turn(apart, "crop-03 1,0 r0", "city.N")
    apart.apply("crop A")
    road = crops(["base-B 0,0 r0"], "crop-05")
    turn(road, "crop-05 1,0 r3", "road.E")
    road.apply("crop A")
    field = crops(["base-B 0,0 r0"], "crop-02")
    turn(field, "crop-02 1,0 r1", "field.NNE")
    field.apply("crop A")
    longer = after("crop-03 2,1 r0", "crop A", position=[*FOUR, "base-G 0,-1 r1"])
    two = after("crop-03 2,1 r0", "crop B", position=[*FOUR[:2], "base-E 1,1 r0 blue:city.N"])
    first = after("crop-03 2,1 r0")
    tries = [
        (city, "add meeple 0,0 road.E"),
        (city, "add meeple 1,1 city.N"),
        (city, "add pig 0,0 city.N"),
        (city, "crop A"),
        (after("crop-05 2,1 r3", "crop A"), "add meeple 0,0 city.N"),
        (after("crop-05 2,1 r3", "crop A"), "add meeple 2,1 road.E"),
        (after("crop-01 2,1 r0", "crop A"), "add meeple 0,0 city.N"),
        (after("crop-01 2,1 r0", "crop A"), "add meeple 0,0 field.ENE"),
        (apart, "add meeple 1,0 city.S"),
        (road, "add meeple 1,0 road.N"),
        (field, "add meeple 1,0 field.NNW"),
        (longer, "add meeple 0,-1 city.N"),
        (two, "remove meeple 2,1 city.N"),
        (two, "skip"),
        (two, "place base-B 0,2 r0"),
        (first, "skip"),
        (first, "place base-B 0,2 r0"),
    ]
    told = set()
    for game, action in tries:
        why = game.why_not(action)
        assert why is not None, action
        told.add(f"why-{why.key}" + (f"-{why.args['wanted']}" if why.key == "asked" else ""))
        assert refusal(why, NAMES, lang).endswith(f"{rule(why.rule, lang).short} ({why.rule})")
    assert told == keys("why-") | {"why-compulsory"}


@pytest.mark.parametrize("lang", LANGS)
def test_every_question_has_words(lang: str) -> None:
    """CROP-3, CROP-6, CROP-7: what is asked, and the two answers of the choice."""
    assert keys("ask-") | keys("choice-") == {"ask-crop", "ask-add", "ask-remove", "choice-crop-A", "choice-crop-B"}
    assert all(has(key, lang) for key in keys("ask-") | keys("choice-"))


def test_an_answer_that_is_none_is_told_what_one_looks_like() -> None:
    """CROP-3, CROP-6: an answer of the question that is asked now."""
    why = after("crop-03 2,1 r0").why_not("crop C")
    assert why is not None
    told = refusal(why, NAMES, "en")
    assert told.startswith("crop C is not among the answers to this question; write one like crop A.")
