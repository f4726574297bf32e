"""What decides between two lines: what a second sentence says of the best one is counted anew after both.

As in ``test_sentences`` the boards are flood-filled over the printed facts, and nothing of the evaluation is read.
"""

# mypy: disable-error-code="attr-defined"
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from carcnb import Game
from carcnb.analysis import comparison, reasons
from carcnb.analysis.comparison import what_decides
from carcnb.analysis.judge import Judge
from carcnb.engine.actions import SKIP, Action
from tests import oracle
from tests.analysis.small import SYSTEMS
from tests.analysis.test_sentences import COUNTED, NAMES, Case, Line, View, listen, play
from tests.oracle import Region

POSITIONS = 30
Told = list[tuple[str, dict[str, Any]]]


class Pair(NamedTuple):
    """Both lines as somebody sees them, and what was put into the sentence."""

    me: str
    best: Case
    other: Case
    args: dict[str, Any]

    def features(self) -> Iterator[tuple[Region, Region]]:
        """Features after the best line, each with one after the other line that it has a part in common with."""
        for one in self.best.after.regions:
            for two in self.other.after.regions:
                if one.kind == two.kind and one.segments & two.segments:
                    yield one, two

    def named(self) -> set[str]:
        return {seat for seat, name in self.best.game.names.items() if name in self.args["names"]}


def closing(view: View, region: Region) -> int | None:
    """How many tiles that are left complete a feature with one gap."""
    gaps = view.gaps(region)
    if len(gaps) != 1:
        return None
    (cell,) = gaps
    return sum(
        n for tile, n in view.state.bag.items() if any(_completes(view, region, tile, cell, t) for t in range(4))
    )


def _completes(view: View, region: Region, tile: str, cell: oracle.Cell, turn: int) -> bool:
    if oracle.clashes(view.board, tile, cell, turn):
        return False
    after = oracle.Landscape({**view.board, cell: (tile, turn)})
    for one, two in view.board.links.items():
        after.link(one, two)
    return oracle.is_complete(oracle.region(after, min(region.segments)))


def _tiles(pair: Pair) -> bool:
    every = [(closing(pair.best.after, one), closing(pair.other.after, two)) for one, two in _open_pairs(pair)]
    return (pair.args["n"], pair.args["m"]) in every


def _open_pairs(pair: Pair) -> Iterator[tuple[Region, Region]]:
    """Open features of one owner, the same after both lines; or one that each of them begins."""
    mine = [one for one in pair.best.after.regions if pair.best.after.owners(one) == {pair.me}]
    yours = [two for two in pair.other.after.regions if pair.other.after.owners(two) == {pair.me}]
    both = [*pair.features(), *((one, two) for one in mine for two in yours if one.kind == two.kind)]
    for one, two in both:
        if not oracle.is_complete(one) and not oracle.is_complete(two):
            yield one, two


def _chance(pair: Pair) -> bool:
    """Better for the reader: one of their own is likelier to be completed, or one of somebody else's less likely."""
    both = [(pair.best.after.owners(one), pair.other.after.owners(two)) for one, two in _open_pairs(pair)]
    likelier = pair.args["n"] > pair.args["m"]
    return any(now == then and (pair.me in now) is likelier for now, then in both)


def _now(pair: Pair) -> bool:
    return any(
        oracle.is_complete(one) and not oracle.is_complete(two) and pair.me in pair.other.after.owners(two)
        for one, two in pair.features()
    )


def _alone(pair: Pair) -> bool:
    return any(_owners(pair, one, two) == ({pair.me}, {pair.me} | pair.named()) for one, two in pair.features())


def _mine(pair: Pair) -> bool:
    return any(_owners(pair, one, two) == ({pair.me}, pair.named()) for one, two in pair.features())


def _shared(pair: Pair) -> bool:
    owners = [_owners(pair, one, two) for one, two in pair.features()]
    return any(pair.me in now and len(now) > 1 and then == pair.named() for now, then in owners)


def _owners(pair: Pair, one: Region, two: Region) -> tuple[set[str], set[str]]:
    """Who owns them, or has scored them on the way."""
    now, then = pair.best.after.owners(one), pair.other.after.owners(two)
    return now or pair.best.scorers(one), then or pair.other.scorers(two)


def _figures(pair: Pair) -> bool:
    n, m = (
        sum(n for (seat, kind), n in case.after.state.supply.items() if seat == pair.me and kind in FOLLOWERS)
        for case in (pair.best, pair.other)
    )
    return (pair.args["n"], pair.args["m"]) == (n, m) and n > m


FOLLOWERS = {"meeple", "large"}


def _points(pair: Pair) -> bool:
    return bool(pair.args["n"] >= 1)


def _true(pair: Pair) -> bool:
    return True


CLAIMS: dict[str, Callable[[Pair], bool]] = {
    "advice-decides-tiles": _tiles,
    "advice-decides-chance": _chance,
    "advice-decides-now": _now,
    "advice-decides-hardly": _now,
    "advice-decides-alone": _alone,
    "advice-decides-mine": _mine,
    "advice-decides-shared": _shared,
    "advice-decides-figures": _figures,
    "advice-decides-more": _points,
    "advice-decides-less": _points,
    "advice-decides-held": _points,
    "advice-decides-helpers": _true,
    "advice-decides-tempo": _true,
}


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Told:
    return listen(monkeypatch, comparison)


def lines(game: Game) -> list[tuple[float, Line]]:
    """The lines, by how far ahead the evaluation sees their player, the best first."""
    assert game.prompt
    judge, seat = Judge(), game.prompt.player
    return sorted(((judge.lead(table, seat), line) for line, table in game.afterstates()), key=lambda one: -one[0])


def pairs(expansions: tuple[str, ...], positions: int) -> Iterator[tuple[Game, Line, Line]]:
    """Positions in which the best line is ahead of the next by a point or more, with both."""
    rng = random.Random(7)
    for seed in range(1, 1000):
        for game in play(expansions, seed):
            if rng.random() < 0.3 and len(ranked := lines(game)) > 1 and ranked[0][0] - ranked[1][0] >= reasons.AHEAD:
                yield game, ranked[0][1], ranked[1][1]
                positions -= 1
                if not positions:
                    return


@pytest.mark.parametrize("expansions", SYSTEMS, ids="+".join)
def test_what_decides_is_so(expansions: tuple[str, ...], said: Told) -> None:
    told, false = Counter[str](), list[str]()
    for game, best, other in pairs(expansions, POSITIONS):
        said.clear()
        text = reasons.sentence(game, best, "en", other)
        before = View(game.table)
        assert game.prompt
        me = game.prompt.player
        sides = [Case(game, me, line, before, View(game.settled_table(line)), "", {}, text) for line in (best, other)]
        for key, args in said:
            if key in CLAIMS:
                told[key] += 1
                if not CLAIMS[key](Pair(me, sides[0], sides[1], args)):
                    both = " | ".join(" + ".join(map(str, line)) for line in (best, other))
                    false.append(f"{both}: {key} {args}: {text}")
    assert not false, f"{len(false)} of {told.total()}\n" + "\n".join(false[:20])
    assert told.total() > POSITIONS / 3, "most of what is ahead by a point has one reason"


def test_every_reason_that_can_decide_has_a_condition() -> None:
    assert {key for key in COUNTED if key.startswith("advice-decides-") and "-the-" not in key} == CLAIMS.keys()


def test_with_the_last_tile_nothing_else_is_likely_to_be_completed() -> None:
    position = ["base-D 0,0 r0 red:city.N", "base-D 1,0 r0"]
    game = Game(["Ada", "Ben"], position=position, tiles=["base-E"], draws=["base-E"])
    best = (Action.parse("place base-E 0,-1 r2"), SKIP)
    told = {what_decides(game, best, line, "en") for line, _ in game.afterstates()}
    assert "your city of 1 tile scores now, else it would hardly be completed" in told
    assert not any(" 100 % likely" in one for one in told)


def test_a_figure_kept_decides() -> None:
    game = Game(list(NAMES[:2]), position=["base-D 0,0 r0"], tiles=["base-U"] * 3, draws=["base-U"])
    game.apply("place base-U 1,0 r0")
    deploy = next(line for line, _ in game.afterstates() if line[0].where == "field.NNW")
    assert comparison.what_decides(game, tuple(game.legal_actions()[-1:]), deploy, "en") == (
        "you keep 7 figures at hand instead of 6"
    )
