"""Random games with robbers, gone through once more by a slow count over what was said and asked."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import pytest

from carcnb import Action, Game
from carcnb.engine.events import (
    BonusScored,
    CardTaken,
    CardUsed,
    FinalScoringBegan,
    PointsScored,
    TilePlaced,
    TrackFigureMoved,
    TrackFigurePlaced,
    TrackFigureReturned,
    TurnBegan,
)
from carcnb.engine.grid import XY
from carcnb.systems.robbers.rules import PlayerRobbed
from carcnb.tiles import design
from tests.oracle import around
from tests.systems.games import dense


class Asked(NamedTuple):
    """A question that robbers asked, and its answer."""

    seat: str
    kind: str
    rule: str
    options: list[str]
    answer: str


def story(expansions: list[str], seed: int) -> tuple[Game, list[Any]]:
    """A random game with many robbers in a crowded land, and all that was said and asked in it, in order."""
    rng = random.Random(seed)
    game = Game(players=3 + seed % 4, expansions=expansions, seed=seed, tiles=dense("robbers"))
    told: list[Any] = list(game.events)
    heard = len(told)
    while (ask := game.prompt) is not None:
        choices = game.legal_actions()
        if ask.kind == "place":
            choices = crowded(game, choices)
        elif len(choices) > 1 and ask.kind != "rob":
            choices = choices[:-1]
        answer = rng.choice(choices)
        if ask.kind in ("robber", "rob"):
            told.append(Asked(ask.player, ask.kind, ask.rule, [str(option) for option in ask.options], str(answer)))
        game.apply(answer)
        told += game.events[heard:]
        heard = len(game.events)
    return game, told


def crowded(game: Game, choices: list[Action]) -> list[Action]:
    """The places with the most tiles around them."""
    laid = {XY[cell] for cell in game.table.state.tiles}
    near = [len(laid & set(around(choice.cell))) for choice in choices if choice.cell]
    return [choice for choice, n in zip(choices, near, strict=True) if n == max(near)]


class Count:
    """Where all figures on the track stand, and what has to be said next."""

    def __init__(self, game: Game) -> None:
        self.seats = list(game.seats)
        self.points: dict[tuple[str, str], int] = dict.fromkeys(game.table.state.track, 0)
        self.robbers: dict[str, int] = {}
        self.active = ""
        self.tile = ""
        self.turns: list[Asked] = []
        self.passed: list[str] = []
        self.robbing: list[str] = []
        self.robbed = 0
        self.waited = 0

    def clockwise(self) -> list[str]:
        i = self.seats.index(self.active)
        return self.seats[i:] + self.seats[:i]

    def with_others(self, seat: str) -> set[int]:
        """The spaces on which another player's score figure stands."""
        return {points % 50 for (owner, _), points in self.points.items() if owner != seat}

    def placing(self, asked: Asked) -> None:
        """ROB-2 to ROB-5: first the player on turn, then the next one with a robber at hand; where others stand."""
        assert design(self.tile).marks.get("robber")
        at = self.robbers.get(asked.seat)
        assert asked.options == [f"robber {n}" for n in sorted(self.with_others(asked.seat) - {at})] + ["skip"]
        if asked.seat == self.active:
            assert not self.turns
            assert asked.rule == ("ROB-2" if at is None else "ROB-5")
        else:
            assert [turn.seat for turn in self.turns] in ([], [self.active])
            assert asked.seat == next(seat for seat in self.clockwise()[1:] if seat not in self.robbers)
            assert asked.rule == "ROB-4"
        self.turns.append(asked)

    def later(self, told: list[Any], n: int) -> set[str]:
        """Who records points after the n-th in the same scoring step, stolen ones left out."""
        seats = set()
        for item in told[n + 1 :]:
            if isinstance(item, TilePlaced | CardTaken | CardUsed | TurnBegan | FinalScoringBegan):
                break
            if isinstance(item, PointsScored | BonusScored) and not stolen(item) and item.points:
                seats.add(item.player)
        return seats

    def record(self, told: list[Any], n: int) -> None:
        """ROB-7 to ROB-15: who robs a record, and what is said of it at once."""
        event = told[n]
        start = self.points[event.player, event.piece] % 50
        here = {seat for (seat, _), points in self.points.items() if points % 50 == start}
        self.points[event.player, event.piece] += event.points
        end = self.points[event.player, event.piece] % 50
        if event.final:
            assert not self.robbers
            return
        standing = [s for s in self.clockwise() if s != event.player and self.robbers.get(s) == start and event.points]
        passed, self.passed = self.passed, []
        if stolen(event):
            waiting = [seat for seat in standing if seat not in self.robbing]
            moved = [TrackFigureMoved(seat, "robber", start, end, "ROB-11") for seat in waiting]
            assert told[n + 1 : n + 1 + len(moved)] == moved
            return
        could_wait = [s for s in standing if self.later(told, n) & (here - {s, event.player})]
        assert set(passed) <= set(could_wait) == {a.seat for a in self.asked(told, n)}
        robbing = [seat for seat in standing if seat not in passed]
        half = -(-event.points // 2)
        said = [item for item in told[n + 1 :] if isinstance(item, PlayerRobbed | TrackFigureReturned) or stolen(item)]
        for seat in robbing:  # each records first and takes back after (ROB-9)
            robs, records, returns, *said = said
            assert robs == PlayerRobbed(seat, event.player, half)
            assert (records.player, records.points) == (seat, half)
            assert returns == TrackFigureReturned(seat, "robber", start, "ROB-9")
        self.robbing = robbing
        self.robbed += len(robbing)
        self.waited += len(passed)

    def asked(self, told: list[Any], n: int) -> list[Asked]:
        """Who was asked whether to rob this record: these questions come just before it."""
        found: list[Any] = []
        while isinstance(told[n - 1 - len(found)], Asked) and told[n - 1 - len(found)].kind == "rob":
            found.append(told[n - 1 - len(found)])
        return found

    def go_through(self, told: list[Any]) -> None:
        for n, item in enumerate(told):
            match item:
                case TurnBegan(player):
                    self.active = player
                case TilePlaced(tile=tile):
                    self.tile, self.turns = tile, []
                case Asked(kind="robber"):
                    self.placing(item)
                case Asked(kind="rob"):
                    self.passed += [item.seat] if item.answer == "skip" else []
                case TrackFigurePlaced(player, _, space, rule) | TrackFigureMoved(player, _, _, space, rule):
                    assert rule == "ROB-11" or self.turns[-1].answer == f"robber {space}"
                    self.robbers[player] = space
                case TrackFigureReturned(player, _, space, rule):
                    assert self.robbers.pop(player) == space
                    self.robbing = [seat for seat in self.robbing if seat != player]
                    assert rule in ("ROB-9", "ROB-16")
                case PointsScored() | BonusScored():
                    self.record(told, n)
                case _ if type(item).__name__ == "ScoreFiguresJoined":
                    first, second = (key for key in self.points if key[0] == item.player)
                    self.points[first] += self.points[second]
                    self.points[second] = 0


def stolen(event: Any) -> bool:
    return isinstance(event, BonusScored) and event.reason == "stolen"


@pytest.mark.parametrize(
    ("more", "games"),
    [
        ([], 60),
        (["messages"], 30),
        (["gifts"], 20),
        (["messages", "gifts", "mage_and_witch", "traders_and_builders"], 15),
    ],
    ids=["alone", "messages", "gifts", "several"],
)
def test_every_robbery_is_as_the_rules_say(more: list[str], games: int) -> None:
    """ROB-2 to ROB-5, ROB-7 to ROB-16, D-ROB-4, D-ROB-5, D-ROB-11, D-ROB-12: held against a second, slow count."""
    robbed = waited = 0
    for seed in range(games):
        game, told = story([*more, "robbers"], seed)
        count = Count(game)
        count.go_through(told)
        assert count.robbers == {}
        assert {s: sum(p for (o, _), p in count.points.items() if o == s) for s in game.seats} == game.scores
        robbed += count.robbed
        waited += count.waited
    assert robbed > 5 * games
    assert waited or more
