"""What tokens still to come may change: who holds most of a kind is open until the last of them is taken.

Tokens that tiles print go to one player or another: a few deals of them tell what each player can expect, every deal
once from each seat, so that nobody is favoured.  What a number of tokens brings is asked of the rules themselves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from math import floor
from statistics import fmean

from carcnb.analysis.standing import bonuses
from carcnb.analysis.terms import Term
from carcnb.engine.chance import number
from carcnb.engine.setup import Setup
from carcnb.engine.table import Table
from carcnb.tiles import design

DEALS = 24
"""About so many deals of the tokens to come are looked at."""

Held = tuple[int, ...]
"""How many tokens of one kind each seat holds, in playing order."""


class Coming:
    """What the tokens of one game are worth beyond what they would bring if it ended now."""

    def __init__(self) -> None:
        self._printed: tuple[Setup, dict[str, int]] | None = None
        self._brings: dict[tuple[str, Held], tuple[float, ...]] = {}
        self._expected: dict[tuple[str, Held, int], tuple[float, ...]] = {}

    def terms(self, table: Table, share: float) -> Iterator[Term]:
        """A term for each seat and kind whose tokens are still to come, this share of which will be taken."""
        seats, tokens = table.setup.seats, table.state.tokens
        for kind, printed in self._kinds(table).items():
            held = tuple([tokens[seat, kind] for seat in seats])
            left = printed - sum(held)
            if left <= 0 or not share:
                continue
            whole = floor(left * share)
            part = left * share - whole
            now, low = self._bring(table, kind, held), self._expect(table, kind, held, whole)
            high = self._expect(table, kind, held, whole + 1)
            for seat, *each in zip(seats, now, low, high, strict=True):
                if change := each[1] + part * (each[2] - each[1]) - each[0]:
                    yield Term(seat, change, "share", kind, float(left))

    def _kinds(self, table: Table) -> dict[str, int]:
        """How many tokens of each kind the tiles of the game print."""
        setup = table.setup
        if self._printed is None or self._printed[0] is not setup:
            kinds = [token for expansion in table.expansions for token in expansion.tokens]
            there = Counter(setup.stack()) + Counter(laid.tile for laid in setup.position) if kinds else {}
            found = dict.fromkeys(kinds, 0)  # in an order that tells nothing of the stack's
            for name, copies in there.items():
                for mark in _marks(name):
                    if mark in found:
                        found[mark] += copies
            self._printed = setup, {kind: n for kind, n in found.items() if n}
        return self._printed[1]

    def _expect(self, table: Table, kind: str, held: Held, coming: int) -> tuple[float, ...]:
        """What every seat can expect when so many tokens more are dealt."""
        found = self._expected.get((kind, held, coming))
        if found is None:
            seats = len(held)
            deals = [self._bring(table, kind, _dealt(held, coming, n)) for n in range(-(-DEALS // seats) * seats)]
            found = tuple(map(fmean, zip(*deals, strict=True)))
            self._expected[kind, held, coming] = found
        return found

    def _bring(self, table: Table, kind: str, held: Held) -> tuple[float, ...]:
        """What the final scoring gives every seat for these tokens alone."""
        found = self._brings.get((kind, held))
        if found is None:
            seats = table.setup.seats
            alone = Table.beside(table, table.setup, table.state.copy(), [])
            alone.state.hands = {}
            alone.state.tokens = dict.fromkeys(alone.state.tokens, 0)
            alone.state.tokens.update(((seat, kind), n) for seat, n in zip(seats, held, strict=True))
            points = dict.fromkeys(seats, 0.0)
            for term in bonuses(alone):
                points[term.seat] += term.points
            found = self._brings[kind, held] = tuple(points.values())
        return found


def _dealt(held: Held, coming: int, n: int) -> Held:
    """What the seats hold after the n-th deal; of one token more it is the same deal with one more."""
    seats = len(held)
    now, (deal, shift) = [*held], divmod(n, seats)
    for seat in islice(_deal(deal, seats), coming):
        now[(seat + shift) % seats] += 1
    return tuple(now)


@cache
def _deal(n: int, seats: int) -> tuple[int, ...]:
    return tuple([number(n, "token", index, seats) for index in range(100)])


@cache
def _marks(name: str) -> tuple[str, ...]:
    return tuple([mark for mark in design(name).marks.values() if isinstance(mark, str)])
