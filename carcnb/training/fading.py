"""Help that fades: a sum of a kind that was never met is shown first, then begun for the learner, then asked whole."""

from __future__ import annotations

from collections.abc import Container

from carcnb.quizzes import Exercise
from carcnb.rulebook import explain
from carcnb.words import say

HELP = ("shown", "begun", "whole")
"""How much of the sum is there: all of it, all but a number, nothing."""


class Fading:
    """The help that one session gives, with one kind of sum; ``rule`` decides it, empty before and after.

    Exercises with help count for nothing: what they are about is remembered from the one that is asked whole.
    """

    def __init__(self) -> None:
        self._left = [*HELP]
        self._stages: dict[str, str] = {}
        self.rule = ""

    def begin(self, one: Exercise, met: Container[str]) -> None:
        """Help begins with the first exercise that asks for a sum by a rule that was never met."""
        if self._left == [*HELP] and one.rule not in met and is_sum(one):
            self.rule = one.rule
            self.add(one)

    def add(self, one: Exercise) -> None:
        """Take an exercise as the next one about the rule; the last is asked whole."""
        stage = self._left.pop(0) if is_sum(one) else self._left.pop()
        self._stages[one.id] = stage
        if stage == HELP[-1]:
            self._left, self.rule = [], ""

    @property
    def extra(self) -> int:
        """How many exercises come besides because they are shown or begun, those still to come included."""
        given = [stage for stage in self._stages.values() if stage != HELP[-1]]
        return len(given) + (len(self._left) - 1 if self.rule else 0)

    def of(self, one: Exercise) -> str:
        """What is there of an exercise's sum: ``shown``, ``begun``, or empty where no help is given."""
        stage = self._stages.get(one.id, "")
        return "" if stage == HELP[-1] else stage

    def caption(self, one: Exercise) -> str:
        """What is said above an exercise with help, in the session's language."""
        stage = self.of(one)
        return say(f"fading-{stage}", sum=begun_sum(one)) if stage == "begun" else say(f"fading-{stage}")


def is_sum(one: Exercise) -> bool:
    """Whether the right answer is a number that is added up line by line."""
    return one.form == "number" and bool(one.ask.lines(one.scene))


def begun_sum(one: Exercise) -> str:
    """The sum of an exercise without how many there are of its last line, and what comes of it: "… tiles × 2 = ?"."""
    lines = one.ask.lines(one.scene)
    *told, last = (explain.sum_line(line)["text"] for line in lines)
    return " + ".join([*told, last.replace(str(lines[-1].count), "…", 1)]) + " = ?"
