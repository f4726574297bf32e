"""Events and refusals in words: each of them, in every language, with its sum and its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from carcnb.engine import events as ev
from carcnb.engine.refusals import KEYS, Refusal
from carcnb.rulebook import explain as words_of
from carcnb.rulebook.explain import explain, log_entry, reason, refusal, result, total
from tests.words.told import Scenes

NAMES = {"red": "Ada", "blue": "Ben"}


def _feature(kind: str, complete: bool = True, owners: Sequence[tuple[str, int]] = (("red", 1),)) -> ev.Feature:
    return ev.Feature(kind, ((0, 0, 0),), 3, 1, 0 if complete else 2, complete, 2, tuple(owners))


def _points(kind: str, lines: Sequence[ev.Line], complete: bool = True) -> ev.PointsScored:
    lines = tuple(lines)
    points = sum(line.points for line in lines)
    return ev.PointsScored("red", points, lines, _feature(kind, complete), lines[0].rule, final=not complete)


CITY = _points("city", [ev.Line("tile", 3, 2, "BASE-7.3"), ev.Line("coat_of_arms", 1, 2, "BASE-7.4")])
OPEN_CITY = _points("city", [ev.Line("tile", 2, 1, "BASE-14.3"), ev.Line("coat_of_arms", 2, 1, "BASE-14.4")], False)
ROAD = _points("road", [ev.Line("tile", 4, 1, "BASE-6.4")])
OPEN_ROAD = _points("road", [ev.Line("tile", 1, 1, "BASE-14.2")], False)
MONASTERY = _points("monastery", [ev.Line("monastery", 1, 1, "BASE-9.2"), ev.Line("neighbour", 8, 1, "BASE-9.2")])
OPEN_MONASTERY = _points(
    "monastery", [ev.Line("monastery", 1, 1, "BASE-14.5"), ev.Line("neighbour", 4, 1, "BASE-14.5")], False
)
FIELD = _points("field", [ev.Line("city", 2, 3, "BASE-15.4")], False)

SPOTS = {"city": "city.N", "road": "road.E", "monastery": "monastery", "field": "field.NNE"}
EVENTS: list[ev.Event] = [
    ev.TurnBegan("red", 5),
    ev.TileDrawn("red", "base-U"),
    ev.TileRemoved("red", "base-C"),
    ev.TilePlaced("", "base-D", (0, 0), 0, "BASE-2.1"),
    ev.TilePlaced("blue", "base-U", (1, 0), 1),
    *(ev.FigurePlaced("red", "meeple", (1, 0), spot, 0) for spot in SPOTS.values()),
    *(ev.FigureReturned("red", "meeple", (1, 0), spot, 0) for spot in SPOTS.values()),
    *(ev.FigureMoved("red", "meeple", (1, 0), 0, 1, spot, "BASE-5.5") for spot in SPOTS.values()),
    ev.FeatureCompleted(_feature("city"), "BASE-7.1"),
    ev.FeatureCompleted(_feature("road", owners=()), "BASE-6.1"),
    ev.FeatureCompleted(_feature("monastery", owners=()), "BASE-9.1"),
    *(CITY, OPEN_CITY, ROAD, OPEN_ROAD, MONASTERY, OPEN_MONASTERY, FIELD),
    ev.TokensTaken("red", "wine", 2, _feature("city"), "BASE-12.1"),
    ev.BonusScored("red", 10, (ev.Line("most_wine", 1, 10, "BASE-12.1"),), "wine", "BASE-12.1", final=True),
    ev.NeutralPlaced("red", "mage", (1, 0), (0,), "MW-2"),
    ev.NeutralMoved("red", "mage", (1, 0), (0,), (2, 0), (1,), "MW-2"),
    ev.NeutralRemoved("red", "mage", (2, 0), (1,), "MW-14"),
    ev.HouseRule("gifts", "GIFT-2"),
    ev.FinalScoringBegan(),
    ev.GameEnded(("red",), (("red", 98), ("blue", 79))),
]

REFUSALS = [
    Refusal("over", "BASE-13.1", {}),
    Refusal("asked", "BASE-4.1", {"wanted": "draw", "got": "place"}),
    Refusal("asked", "BASE-3.3", {"wanted": "place", "got": "deploy"}),
    Refusal("asked", "BASE-5.1", {"wanted": "deploy", "got": "place"}),
    Refusal("asked", "BASE-3.2", {"wanted": "something else", "got": "place"}),
    Refusal("compulsory", "BASE-3.3", {}),
    Refusal("not-drawn", "BASE-4.1", {"tile": "base-U", "drawn": "base-D"}),
    Refusal("cell-taken", "BASE-4.3", {"neighbour": "base-D"}),
    Refusal("alone", "BASE-4.3", {}),
    Refusal("corner", "BASE-4.4", {}),
    Refusal("edge", "BASE-4.5", {"tile": "base-U", "side": "N", "mine": "road", "theirs": "city"}, ("N", "W")),
    Refusal("elsewhere", "BASE-5.4", {"tile": "base-U"}),
    Refusal("no-spot", "BASE-5.5", {"spot": "city.W", "spots": ("city.N", "road.E")}),
    Refusal("occupied", "BASE-5.7", {"kind": "road", "seats": ("red",)}),
    Refusal("no-farmers", "WIN-11", {}),
    Refusal("no-figure", "BASE-5.2", {"figure": "meeple"}),
    Refusal("not-offered", "BASE-3.2", {"got": "advance large", "like": "advance meeple"}),
    Refusal("verb", "BASE-3.3", {"got": "palce", "like": "place"}),
]


TOLD_ELSEWHERE = {
    ev.CardTaken,
    ev.CardUsed,
    ev.TokensReturned,
    ev.TrackFigureMoved,
    ev.TrackFigurePlaced,
    ev.TrackFigureReturned,
}
"""Events of cards, tokens and figures on the track: each deck, token and figure has words of its own."""


def test_the_samples_cover_every_event_and_every_reason() -> None:
    kinds = (
        {kind for kind in vars(ev).values() if "rule" in getattr(kind, "_fields", ())}
        - {ev.Line, ev.Owned}
        - TOLD_ELSEWHERE
    )
    assert {type(event) for event in EVENTS} == kinds
    assert {why.key for why in REFUSALS} == set(KEYS)


class BellRung(NamedTuple):
    """An event such as an expansion brings along."""

    player: str
    times: int
    cell: tuple[int, int]
    rule: str = "BASE-3.1"


def test_an_expansions_event_needs_a_sentence_only(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Any] = {}
    monkeypatch.setattr(words_of, "say", lambda key, _lang, **args: asked.setdefault(key, args) and key)
    entry = log_entry(BellRung("red", 3, (0, 0)), NAMES)
    assert entry["rule"] == "BASE-3.1"
    assert asked["log-bell-rung"] == {"player": "red", "name": "Ada", "times": 3, "rule": "BASE-3.1"}


SCENES: Scenes = {"events": lambda: EVENTS, "refusals": lambda: REFUSALS}


def test_an_entry_of_the_log_has_points_where_something_scores() -> None:
    for event in EVENTS:
        entry = log_entry(event, NAMES, "en")
        scored = isinstance(event, ev.Scored)
        assert (entry["points"] is not None) == bool(entry["sum"]) == scored
        assert entry["say"].endswith(".")
        assert not entry["text"].endswith(".")
        if isinstance(event, ev.Scored):
            assert sum(line["value"] for line in entry["sum"]) == entry["points"] == event.points


def test_points_are_read_aloud_with_the_player() -> None:
    assert log_entry(CITY, NAMES, "en")["say"] == "City completed, Ada 8 points."
    assert log_entry(CITY, NAMES, "cs")["say"] == "Uzavřené město, Ada 8 bodů."
    assert log_entry(OPEN_ROAD, NAMES, "cs")["say"] == "Neuzavřená cesta, Ada 1 bod."


def test_no_lines_make_nothing() -> None:
    assert total((), "en") == "0"


def test_refusals_say_the_fact_then_the_rule() -> None:
    edge, taken = REFUSALS[10], Refusal("occupied", "BASE-5.7", {"kind": "city", "seats": ("red", "blue")})
    assert refusal(edge, NAMES, "en") == "Does not fit: road meets city. Touching edges must continue. (BASE-4.5)"
    assert refusal(edge, NAMES, "cs") == "Nenavazuje: cesta × město. Krajina musí navazovat. (BASE-4.5)"
    assert str(edge) == refusal(edge)
    assert reason(REFUSALS[13], NAMES, "en") == "Taken: Ada is already here."
    assert reason(taken, NAMES, "en") == "Taken: Ada and Ben are already here."
    assert reason(taken, NAMES, "cs") == "Obsazeno: stojí tu Ada a Ben."
    assert reason(taken, None, "en") == "Taken: Red and Blue are already here."


def test_the_result_puts_the_winner_first() -> None:
    # BASE-15.10
    assert result((("red", 79), ("blue", 98)), NAMES, "en") == "Ben wins, 98 : 79"
    assert result((("red", 79), ("blue", 98)), NAMES, "cs") == "Vítězí Ben, 98 : 79"
    assert result((("red", 98), ("blue", 98), ("pink", 5)), NAMES, "en") == "Shared victory: Ada and Ben, 98 : 98 : 5"


def test_a_hostile_name_stays_text() -> None:
    name = "<b>{ $points }"
    assert name in explain(EVENTS[4], {"blue": name}, "en")
    assert name in log_entry(CITY, {"red": name}, "cs")["say"]
