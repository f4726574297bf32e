"""What Crop Circles says: every question, event and refusal has words, and none is left that nobody says."""

from __future__ import annotations

import re

import pytest

from carcnb import Game
from carcnb.engine.events import Event
from carcnb.engine.refusals import Refusal
from carcnb.words import has, languages, sources
from tests.systems.crop_circles.scenes import CALLS, FOUR, crops
from tests.systems.scene import turn
from tests.words.told import Scenes, why

LANGS = list(languages())
MODULE = "carcnb.systems.crop_circles.rules"


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


def happens() -> list[Event]:
    """What the expansion says in games with each of the three signs, each event once."""
    five = " ".join(["blue:city.N"] * 5)
    games = [after(place, f"crop {way}") for place, _, _ in CALLS for way in "AB"]
    games.append(after("crop-03 2,1 r0", "crop A", position=[f"{FOUR[0]} {five}", "base-B 0,1 r0", FOUR[2]]))
    games.append(after("crop-05 2,1 r3", "crop A", "skip"))
    events = (event for game in games for event in game.events)
    return list(dict.fromkeys(event for event in events if type(event).__module__ == MODULE))


def refused() -> list[Refusal]:
    """Each reason once, and an answer that is none."""
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
        (first, "crop C"),
    ]
    return [why(game, action) for game, action in tries]


SCENES: Scenes = {"what happens": happens, "refused": refused}


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_has_words_of_its_own(lang: str) -> None:
    """CROP-5, CROP-6, CROP-7, CROP-8: for each of the three signs; none is left that nobody says."""
    told = set()
    for event in happens():
        name = re.sub(r"(?<=.)([A-Z])", r"-\1", type(event).__name__).lower()
        own = f"log-{name}-{getattr(event, 'kind', '')}"
        told.add(own if has(own, lang) else f"log-{name}")
    to_reader = {key for key in keys("log-") if key.endswith("-you")}
    assert told == keys("log-") - to_reader
    assert {key.removesuffix("-by-you") for key in to_reader} <= told


def test_every_refusal_has_its_reason() -> None:
    """CROP-3, CROP-5, CROP-6, CROP-7, CROP-10: each reason of the expansion is met."""
    told = {f"why-{one.key}" + (f"-{one.args['wanted']}" if one.key == "asked" else "") for one in refused()}
    assert told == keys("why-") | {"why-compulsory", "why-not-offered"}
    assert refused()[-1].args["like"] == "crop A"


@pytest.mark.parametrize("lang", LANGS)
def test_every_question_has_words(lang: str) -> None:
    """CROP-3, CROP-6, CROP-7: what is asked, and the two answers of the choice."""
    assert keys("ask-") | keys("choice-") == {"ask-crop", "ask-add", "ask-remove", "choice-crop-A", "choice-crop-B"}
    assert all(has(key, lang) for key in keys("ask-") | keys("choice-"))
