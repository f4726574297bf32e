"""The rules of exactly the chosen expansions: none is there that needs another, and the turn has its true order."""

from __future__ import annotations

import random
import re

import pytest

import carcnb
from carcnb.engine.events import Event
from carcnb.engine.expansions import ORDER
from carcnb.rulebook import rules, systems
from carcnb.rulebook.selection import COMMON, concerns, needs_of, rules_of_points, rules_of_turn, summary

EXPANSIONS = [kind.name for kind in ORDER]
SPEAK_OF = {
    "inns_and_cathedrals": r"\binns?\b|cathedral",
    "traders_and_builders": r"\bpig\b|\bbuilders?\b|\bgoods\b",
    "ferries": r"\bferr(y|ies)\b",
    "gold_mines": r"\bgold\b|\bbars\b",
    "mage_and_witch": r"\bmage\b|\bwitch\b",
    "robbers": r"\brobber",
    "messages": r"\bletter\b",
    "crop_circles": r"crop circle",
    "gifts": r"\bgifts?\b",
}
"""Words of an expansion."""
IN_PASSING = {"TURN-5", "TURN-6", "TURN-10", "FIG-1", "FIG-2", "FIG-3", "SCORE-25", "SCORE-26", "SCORE-27", "SCORE-28"}
"""Rules that name pieces of several expansions, and concern a game with any of them."""

MOMENTS = {
    "TileDrawn": "TURN-1",
    "TrackFigurePlaced": "TURN-4",
    "GiftDue": "GIFT-3",
    "FigurePlaced": "TURN-5",
    "PointsScored": "TURN-9",
    "SignShown": "TURN-12",
}
CARDS = ("CardUsed",)


def test_every_id_and_name_of_the_summary_exists() -> None:
    told = summary()
    known = {entry.id for system in systems() for entry in rules(system)}
    assert {*told.turn, *told.points, *told.needs} <= known
    assert {name for names in told.needs.values() for name in names} <= {*EXPANSIONS}
    overview = {entry.id for entry in rules("overview")}
    assert {id for id in (*told.turn, *told.points) if id in overview} == {
        id for id in overview if not id.startswith("FIG-")
    }, "every rule of the overview has its place"
    assert len({*told.turn}) == len(told.turn)
    assert len({*told.points}) == len(told.points)


@pytest.mark.parametrize("name", EXPANSIONS)
def test_a_game_is_told_nothing_of_expansions_that_are_not_in_it(name: str) -> None:
    for entry in (*rules_of_turn([name], "en"), *rules_of_points([name], "en")):
        for other, words in SPEAK_OF.items():
            if other != name and entry.id not in IN_PASSING and other not in (entry.system, *needs_of(entry.id)):
                assert not re.search(words, entry.text, re.IGNORECASE), (name, entry)


def test_the_base_game_needs_nothing() -> None:
    shown = rules_of_turn([]) + rules_of_points([])
    assert {entry.system for entry in shown} <= {*COMMON}
    assert not any(needs_of(entry.id) for entry in shown)
    assert all(concerns(entry.id, []) for entry in rules("base"))
    assert not concerns("IC-1", ["ferries"])


def moment(event: Event) -> str:
    """The rule of a turn that tells when this event comes; empty if none does."""
    piece = getattr(event, "piece", "")
    if type(event).__name__ in ("NeutralPlaced", "NeutralMoved"):
        return {"ferry": "TURN-7", "gold": "TURN-2", "mage": "TURN-3", "witch": "TURN-3"}.get(piece, "")
    return MOMENTS.get(type(event).__name__, "")


@pytest.mark.parametrize("seed", range(3))
def test_a_turn_is_told_in_the_order_in_which_the_engine_plays_it(seed: int) -> None:
    ids = [entry.id for entry in rules_of_turn(EXPANSIONS)]
    game, choose = carcnb.Game(2, expansions=EXPANSIONS, seed=seed), random.Random(seed).choice
    while not game.over:
        game.apply(choose(game.legal_actions()))
    parts: list[list[Event]] = [[]]
    for event in game.events:
        if type(event).__name__ in ("TileDrawn", "FinalScoringBegan"):
            parts.append([])
        parts[-1].append(event)
    met = set()
    for part in parts[:-1]:
        if any(type(event).__name__ in CARDS for event in part):
            continue  # a gift or a letter brings points, and figures, at times of its own
        order = list(dict.fromkeys(filter(None, map(moment, part))))
        met |= {*order}
        # who joins mage and witch moves one of them once more
        assert order == sorted(order, key=ids.index), (seed, order)
    assert {"TURN-1", "TURN-5", "TURN-7", "TURN-9"} <= met
