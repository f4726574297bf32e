"""An expansion made up for tests, as somebody else could write it: shepherds, who are no followers and stand alone.

It tries what an expansion from outside may need: ``tests/systems/test_meadow.py`` plays it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from types import MappingProxyType
from typing import NamedTuple

import pytest

from carcnb import words
from carcnb.engine import expansions
from carcnb.engine.actions import Action
from carcnb.engine.board import segment_at, spot_of, terrain
from carcnb.engine.errors import SetupError
from carcnb.engine.events import NOBODY, Feature, FigureReturned, Owned
from carcnb.engine.expansion import Expansion
from carcnb.engine.face_down import lay_face_down, turn_up
from carcnb.engine.figures import FigureKind
from carcnb.engine.grid import XY
from carcnb.engine.prompts import Script
from carcnb.engine.refusals import Refusal
from carcnb.engine.state import Figure
from carcnb.engine.table import Table
from tests.contract import Rebuilt
from tests.contract.watch import Part
from tests.oracle import Region, Segment, kind_of, segments_at
from tests.systems.base.referee import Referee, place
from tests.systems.referees import REFEREES

SHEPHERD = "shepherd"
TIE = "BASE-3.1"
"""Any rule that has words; it stands for one of the expansion's own."""


FLOCKS = MappingProxyType({"one": 5, "two": 3})
WORTH = {"one": 1, "two": 2}
RULE = "BASE-5.5"
MUCH = 3


class Flocks(NamedTuple):
    """Whose the flocks are that lie face down, in their order."""

    owners: tuple[str, ...] = ()


class Meadow(Expansion):
    """Every player has one shepherd, who is put on any field and keeps nobody out of it.

    A flock nobody has seen goes with him, and a sheep is put beside him.  In a later figure step he may come home: the
    flock is turned up and goes back among the others, and brings wool; whoever has much gives it away.
    """

    name = "meadow"
    before = ("ferries",)  # a flock comes with its shepherd
    verbs = ("herd",)
    figures = MappingProxyType({SHEPHERD: FigureKind(1, strength=0, follower=False)})
    neutrals = MappingProxyType({"sheep": 6})
    tokens = MappingProxyType({"wool": 40})
    chances = MappingProxyType({"flock": FLOCKS})
    decks = ("flock",)
    memory = Flocks()

    def memory_words(self, table: Table) -> Sequence[str]:
        """Whose flock each is that lies face down, in their order."""
        return table.recall(Flocks).owners

    def memory_of(self, table: Table, words: Sequence[str]) -> Flocks:
        if not set(words) <= set(table.setup.seats):
            raise SetupError("say the seats whose flocks lie face down, in their order")
        return Flocks(tuple(words))

    def figure_placed(self, table: Table, cell: int, chosen: Action) -> Script:
        """A flock is laid face down for a shepherd, or that of one who comes home is turned up."""
        state, player = table.state, table.state.player
        owners = table.recall(Flocks).owners
        if chosen.what == SHEPHERD and chosen.verb == "deploy":
            lying = Counter(state.hands.get((NOBODY, "flock"), ()))
            left = {flock: n - lying[flock] for flock, n in FLOCKS.items()}
            yield from lay_face_down(table, "flock", left, RULE)
            table.remember(Flocks((*owners, player)))
            tile, first = state.tiles[cell]
            table.put_neutral("sheep", cell, (first + tile.spots[chosen.where],), RULE)
        elif chosen.verb == "herd":
            at, place = segment_at(state, chosen.cell or (0, 0), chosen.where), owners.index(player)
            flock = turn_up(table, "flock", place, RULE)
            table.remember(Flocks(owners[:place] + owners[place + 1 :]))
            table.remove_neutral(next(p for p in table.neutral("sheep") if p.segments == (at,)), RULE)
            table.take_back(Figure(player, SHEPHERD), at, RULE)
            table.give(player, "wool", WORTH[flock], table.feature(at), RULE)
            if state.tokens[player, "wool"] >= MUCH:
                table.take(player, "wool", state.tokens[player, "wool"], RULE)

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        """The shepherd comes instead of a follower to a field of the tile just laid, whoever is there."""
        tile, first = table.state.tiles[cell]
        player = table.state.player
        options += [
            Action("herd", "", *spot_of(table.state, at))
            for at, there in table.state.figures.items()
            if Figure(player, SHEPHERD) in there
        ]
        if table.state.supply[player, SHEPHERD]:
            options += [
                Action("deploy", SHEPHERD, XY[cell], where)
                for segment, where in enumerate(tile.where, first)
                if table.may_stand(player, SHEPHERD, segment)
            ]
        return options

    def owners(self, table: Table, segment: int, feature: Feature, owned: Owned) -> Owned:
        """Of several who have the most on a field only those with a shepherd there own it."""
        here = table.state.label[segment]
        best = tuple(seat for seat in owned.seats if here in table.stands(seat, SHEPHERD))
        return Owned(best, TIE) if best and len(owned.seats) > 1 else owned

    def why_not_standing(self, table: Table, seat: str, kind: str, segment: int) -> Refusal | None:
        """A shepherd stands on fields."""
        wrong = kind == SHEPHERD and terrain(table.state, segment) != "field"
        return Refusal("no-spot", "BASE-5.5", {"spot": SHEPHERD, "spots": ("field",)}) if wrong else None


WORDS = """
system-meadow = Meadow
figure-shepherd = Shepherd
figure-sheep = Sheep
token-wool = Wool
choice-herd = Take the shepherd back
log-deployed-shepherd = { $name } places a shepherd
log-returned-shepherd = { $name }: the shepherd returns
log-neutral-placed-sheep = A sheep comes
log-neutral-removed-sheep = A sheep goes
log-lying-sheep = A sheep is there
log-card-down-flock = A flock lies face down
log-card-up-flock = Turned up: { $card }
card-flock-one = one sheep
card-flock-two = two sheep
log-taken-wool = { $name } takes { $n } wool
log-returned-wool = { $name } gives { $n } wool away
card-figure-sheep = { $n } sheep (MEADOW-1)
"""


class MeadowReferee(Referee):
    figures = MappingProxyType({SHEPHERD: 1})
    weights = MappingProxyType({SHEPHERD: 0})
    alone = (SHEPHERD,)
    pieces = MappingProxyType({"sheep": 6})
    tokens = MappingProxyType({"wool": 40})
    order = MappingProxyType({"figure": "sheep |nosheep |home |tokens |wool "})
    words = MappingProxyType(
        {"NeutralPlaced sheep": "sheep", "NeutralRemoved sheep": "nosheep", "TokensReturned": "wool"}
    )

    def comes_back(self, told: Rebuilt, part: Part, event: FigureReturned) -> bool:
        return event.figure == SHEPHERD and part.asked("deploy")[0].answer.startswith("herd ")

    def may_stand(self, told: Rebuilt, kind: str, at: Segment) -> bool:
        return kind != SHEPHERD or kind_of(told.board, at) == "field"

    def owners(self, told: Rebuilt, region: Region, seats: set[str]) -> set[str]:
        best = {seat for seat, kind in told.on(region) if kind == SHEPHERD} & seats
        return best if best and len(seats) > 1 else seats

    def deployments(self, told: Rebuilt, part: Part) -> set[str]:
        fields = [at for at in segments_at(told.board, part.cell) if self.may_stand(told, SHEPHERD, at)]
        own = [at for at, there in told.figures.items() if (part.seat, SHEPHERD) in there]
        found = {f"herd {place(told.board, at)}" for at in own}
        if told.farmers and told.at_hand(part.seat, SHEPHERD):
            found |= {f"deploy {SHEPHERD} {place(told.board, at)}" for at in fields}
        return found


def install(patch: pytest.MonkeyPatch) -> None:
    """Put it among the others, as if its package were installed, with its referee."""
    order = expansions.arrange_kinds((*expansions.ORDER, Meadow))
    patch.setattr(expansions, "ORDER", order)
    patch.setattr(expansions, "NAMES", tuple(kind.name for kind in order))
    known = words.sources
    patch.setattr(words, "sources", lambda lang: known(lang) | {"meadow": WORDS})
    words.catalogue.cache_clear()
    patch.setitem(REFEREES, Meadow.name, MeadowReferee())
