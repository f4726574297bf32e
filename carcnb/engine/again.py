"""The same draws for another game, in which everybody has the place of the one before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from carcnb.engine.actions import Action
from carcnb.engine.chance import key
from carcnb.engine.notation import Drawn
from carcnb.engine.setup import Setup


def rematch(setup: Setup, answers: Iterable[Action]) -> Setup:
    """The setup of a game that has the draws of one that is over, and in which the next seat begins."""
    seats = setup.seats
    first = seats[(seats.index(setup.first) + 1) % len(seats)]
    return replace(setup, seed=key(), first=first, draws=tuple(_draws(setup, answers)))


def _draws(setup: Setup, answers: Iterable[Action]) -> Iterator[Drawn]:
    """All draws in order; of a tile that went back to the stack only the first ones, as many as the stack holds."""
    left = Counter(setup.stack())
    for answer in answers:
        if answer.verb != "draw":
            continue
        if not answer.where:
            left[answer.what] -= 1
        if answer.where or left[answer.what] >= 0:
            yield Drawn(answer.what, answer.where)
