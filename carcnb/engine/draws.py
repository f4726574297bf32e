"""What chance has given in one game and what it will give: fixed beforehand, as it was before, or from the seed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from carcnb.engine.actions import Action
from carcnb.engine.chance import after, is_key, pick
from carcnb.engine.knowledge import HIDDEN, fitting
from carcnb.engine.prompts import Chance
from carcnb.engine.setup import Setup

_T = TypeVar("_T")


class Draws:
    """The draws of one game.

    ``secrets`` are the numbers of those answers that only one player has seen, with that player's seat and a number
    that draws share which came from one shuffling of their deck.
    """

    def __init__(self, setup: Setup) -> None:
        self.secrets: dict[int, tuple[str, int]] = {}
        self._seed, self._keyed = setup.seed, is_key(setup.seed)
        self._count: dict[str, int] = {}
        self._line, self._folded = b"", 0
        self._known: dict[str, dict[int, str]] = {}
        for outcome, kind in setup.draws:
            known = self._known.setdefault(kind or "tile", {})
            known[len(known)] = outcome

    def copy(self) -> Draws:
        """The same draws, to go on with apart."""
        new = Draws.__new__(Draws)
        new.secrets, new._seed, new._keyed = self.secrets.copy(), self._seed, self._keyed
        new._known = {kind: known.copy() for kind, known in self._known.items()}
        new._count, new._line, new._folded = self._count.copy(), self._line, self._folded
        return new

    def forget(self, seed: int) -> None:
        """From now on all draws come from another seed, whatever was known of them."""
        self._seed, self._keyed, self._known = seed, is_key(seed), {}

    def back(self, answers: Sequence[Action]) -> None:
        """Go back to the moment when these were the answers."""
        self._count, self._line, self._folded = {}, b"", 0
        for answer in answers:
            if answer.verb == "draw":
                kind = answer.where or "tile"
                self._count[kind] = self._count.get(kind, 0) + 1
        self.secrets = _until(len(answers), self.secrets)

    def fix(self, kind: str, outcome: str) -> None:
        """The next draw of a kind has this outcome."""
        index = self._count.get(kind, 0)
        self._known[kind] = _until(index, self._known.get(kind, {})) | {index: outcome}

    def deal(self, chance: Chance, answers: Sequence[Action], ahead: list[Action]) -> Action:
        """The result of the draw that follows these answers.

        It is the one that comes ``ahead`` in the line that was taken back, else the one known for it, else the seed's.
        A hidden one is dealt there and then, and stands ahead in its place.
        """
        kind, outcomes = chance.kind, chance.outcomes
        index = self._count.get(kind, 0)
        if chance.seen_by:
            # Of one shuffling every card drawn is one less to come: number and rest have the same sum all along.
            self.secrets[len(answers)] = chance.seen_by, index + sum(outcomes.values())
        known = self._known.setdefault(kind, {})
        again = ahead[0].what if ahead and ahead[0] == chance.answer(ahead[0].what) else ""
        if again and outcomes.get(again):
            outcome = again
        elif again == HIDDEN and chance.seen_by:
            outcome = pick(self._seed, kind, index, fitting(kind, outcomes, ahead[1:]), self._after(answers))
            ahead[0] = chance.answer(outcome)
        elif index in known and outcomes.get(known[index]):
            outcome = known[index]
        else:
            # A known draw that cannot be belongs to a line of play that was left: there it was another stack.
            if known and next(reversed(known)) >= index:
                known = self._known[kind] = _until(index, known)
            outcome = pick(self._seed, kind, index, outcomes, self._after(answers))
        if index in known or not self._keyed:
            known[index] = outcome
        self._count[kind] = index + 1
        return chance.answer(outcome)

    def _after(self, answers: Sequence[Action]) -> bytes:
        """What stands for the line of answers: under a key draws depend on it, and only then it is made."""
        if self._keyed:
            for n in range(self._folded, len(answers)):
                self._line = after(self._line, str(answers[n]))
            self._folded = len(answers)
        return self._line

    def anew(self, ahead: Iterable[Action]) -> set[str]:
        """The kinds of those draws in a line taken back that another line would not have, for nothing fixes them."""
        count, kinds = self._count.copy(), set[str]()
        for answer in ahead if self._keyed else ():
            if answer.verb == "draw":
                kind = answer.where or "tile"
                index = count[kind] = count.get(kind, 0) + 1
                if index - 1 not in self._known.get(kind, {}):
                    kinds.add(kind)
        return kinds


def _until(n: int, numbered: Mapping[int, _T]) -> dict[int, _T]:
    """The entries before the ``n``-th."""
    return {index: entry for index, entry in numbered.items() if index < n}
