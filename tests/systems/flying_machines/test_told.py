"""A flight in time and in words: taken back, copied, saved and loaded; told and refused in every language."""

# mypy: disable-error-code="arg-type"
from __future__ import annotations

import pytest

from carcnb import Game
from carcnb.board.outcome import sentences
from carcnb.board.prompts import prompt
from carcnb.board.reader import Reader
from carcnb.engine.actions import Action
from carcnb.engine.events import FigurePlaced
from carcnb.rulebook import rule
from carcnb.rulebook.explain import log_entry, refusal
from carcnb.systems.flying_machines.rules import DieRolled, FlightFailed
from carcnb.words import languages
from tests.systems.flying_machines.scenes import ABBEY, asked, fly, flying, landings, thrown
from tests.systems.scene import said

LANGS = list(languages())
NAMES = {"red": "Ada", "blue": "Ben"}


def test_a_throw_stays_what_it_is() -> None:
    """D-FLY-1, D-FLY-11: taken back and flown again, copied, saved and loaded, the die shows the same."""
    for seed in range(6):
        game = Game(
            seed=seed, expansions=["flying_machines"], position=ABBEY, tiles=["flying-02"], players=["A", "B", "C", "D"]
        )
        game.apply("place flying-02 0,0 r1")
        before = game.clone()
        assert game.foresee(Action("fly", "meeple", (0, 0))) == []  # what the die will show is not told
        game.apply("fly meeple 0,0")
        first = thrown(game)
        loaded = Game.load(game.save())
        assert (loaded.table.state, loaded.events, loaded.history) == (game.table.state, game.events, game.history)
        before.apply("fly meeple 0,0")
        game.undo()
        game.apply("fly meeple 0,0")
        assert thrown(before) == thrown(game) == first


def test_time_in_the_air() -> None:
    """FLY-8: while a landing is asked for, the game can be copied, saved, taken back and played again."""
    game = fly(flying(ABBEY, "flying-02", die=[2]), "flying-02 0,0 r1")
    for other in (game.clone(), Game.load(game.save())):
        assert landings(other) == landings(game)
    (event,) = [e for e in game.foresee(Action("land", "meeple", (2, -2), "city.N")) if isinstance(e, FigurePlaced)]
    assert (event.cell, event.spot) == ((2, -2), "city.N")
    game.apply("land meeple 2,-2 monastery")
    after, history = game.table.state.copy(), game.history
    game.undo()
    assert asked(game) == ("red", "land")
    assert game.table.state.supply["red", "meeple"] == 7
    game.undo()
    assert asked(game) == ("red", "deploy")
    game.goto(len(history))
    assert game.table.state == after


@pytest.mark.parametrize("lang", LANGS)
def test_a_flight_is_told(lang: str) -> None:
    """FLY-5, FLY-13, FLY-16: the throw, the flight in vain and the landing, each with its rule."""
    vain = fly(flying(ABBEY, "flying-02", die=[3]), "flying-02 0,0 r1")
    lands = fly(flying(ABBEY, "flying-02", die=[2]), "flying-02 0,0 r1")
    lands.apply("land meeple 2,-2 monastery")
    told = {}
    for event in (*said(vain, DieRolled), *said(vain, FlightFailed), said(lands, FigurePlaced)[-1]):
        entry = log_entry(event, NAMES, lang)
        assert entry["rule"]
        assert rule(entry["rule"], lang)
        told[entry["rule"]] = entry["text"]
    assert set(told) == {"FLY-5", "FLY-13", "FLY-16"}
    assert "3" in told["FLY-5"]
    assert all("Ada" in text for text in told.values())


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_is_told(lang: str) -> None:
    """FLY-2, FLY-7, FLY-9, FLY-11, FLY-12, FLY-15, FLY-18: in a sentence that ends with its rule."""
    ground = flying([ABBEY[0], *ABBEY[1:]], "flying-02", more=["traders_and_builders", "inns_and_cathedrals"])
    ground.apply("place flying-02 0,0 r1")
    air = fly(flying(ABBEY, "flying-02", die=[2]), "flying-02 0,0 r1")
    empty = flying(["base-U 0,0 r0 " + "red:field.NNW " * 7], "flying-03", more=["inns_and_cathedrals"])
    empty.apply("place flying-03 1,0 r0")
    told = set()
    for game, answer, named in (
        (ground, "fly meeple 1,0", "FLY-2"),
        (ground, "fly builder 0,0", "FLY-15"),
        (empty, "fly meeple 1,0", "FLY-18"),
        (air, "skip", "FLY-7"),
        (air, "land meeple 2,-2 road.E", "FLY-9"),
        (air, "land meeple 2,-2 field.SSE", "FLY-11"),
        (air, "land meeple 3,-3 city.N", "FLY-12"),
        (air, "land meeple 2,-1 road.E", "FLY-6"),
        (air, "land meeple 2,-2 road.N", "FLY-8"),
        (air, "place base-B 0,1 r0", "FLY-8"),
    ):
        why = game.why_not(answer)
        assert why is not None, answer
        told.add(refusal(why, NAMES, lang))
        assert refusal(why, NAMES, lang).endswith(f"{rule(named, lang).short} ({named})"), answer
    assert len(told) == 10


@pytest.mark.parametrize("lang", LANGS)
def test_the_panel_offers_flights_and_landings(lang: str) -> None:
    """FLY-2, FLY-8: each kind of figure that may fly has words; a landing names what the figure becomes."""
    game = flying(ABBEY, "flying-02", die=[2], more=["inns_and_cathedrals"])
    game.apply("place flying-02 0,0 r1")
    reader = Reader.of(game, lang)
    texts = [option["text"] for option in prompt(game, reader)["options"] if option.get("icon") == "fly"]
    assert len(set(texts)) == 2
    assert not any("fly" in text for text in texts)
    game.apply("fly meeple 0,0")
    shown = prompt(game, reader)
    assert (shown["kind"], shown["step"], shown["rule"], shown["skip"]) == ("choose", 1, "FLY-8", False)
    assert {words[0] for words in shown["places"]["texts"]} == {"knight", "monk"}


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "A flight: 1 → 1 place, 2 → 2 places, 3 → nowhere"),
        ("cs", "Let: 1 → 1 místo, 2 → 2 místa, 3 → nikam"),
    ],
)
def test_where_the_throws_would_lead_is_told_beforehand(lang: str, text: str) -> None:
    """FLY-6, FLY-9, D-FLY-11: for the tile as it would lie and for the flight, whatever the die will show."""
    for number in (1, 2, 3):
        game = flying(ABBEY, "flying-02", die=[number])
        reader = Reader.of(game, lang)
        (line,) = sentences(game, Action("place", "flying-02", (0, 0), "r1"), reader, "outlook")
        game.apply("place flying-02 0,0 r1")
        assert [line] == sentences(game, Action("fly", "meeple", (0, 0)), reader, "outlook")
        assert (line["text"], line["rule"]) == (text, "FLY-9")
        assert sentences(game, Action("skip"), reader, "then") == []


def test_no_flight_is_foreseen_for_who_cannot_fly() -> None:
    """FLY-18: without a figure in the supply the throws are not told, not even if the tile brings figures home."""
    six = "red:field.ENE " * 6
    crowd = ["base-B 0,1 r0", f"base-B 1,1 r0 {six}", "base-B 2,1 r0"]
    place = Action("place", "flying-03", (1, 0), "r2")
    for road, told in (("base-A 0,0 r3 red:road.E", 0), ("base-A 0,0 r3 blue:road.E", 1)):
        game = flying([*crowd, road, "base-A 2,0 r1"], "flying-03")
        lines = sentences(game, place, Reader.of(game, "en"), "outlook")
        assert [line["rule"] for line in lines] == ["BASE-6.4"] + ["FLY-9"] * told
