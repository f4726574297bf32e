"""Help that fades: a sum of a kind that was never met is shown first, then begun for the learner, then asked whole."""

from __future__ import annotations

from collections.abc import Container

from carcnb.quizzes import Exercise
from carcnb.rulebook import explain
from carcnb.words import say

MANY = 5
"""A number that has the plural of what is many, in every language."""
HELP = ("shown", "begun", "whole")
"""How much of the sum is there: all of it, all but a number, nothing."""


class Fading:
    """The help that one session gives, with one kind of sum; ``rule`` decides it, empty before and after.

    Exercises with help count for nothing: what they are about is remembered from the one that is asked whole.
    """

    def __init__(self) -> None:
        self._left = [*HELP]
        self._stages: dict[str, str] = {}
        self._kinds: list[str] = []  # the lines of the sum that was shown
        self.rule = ""

    def begin(self, one: Exercise, met: Container[str]) -> None:
        """Help begins with the first exercise that asks for a sum by a rule that was never met."""
        if self._left == [*HELP] and one.rule not in met and is_sum(one):
            self.rule, self._kinds = one.rule, kinds_of(one)
            self.add(one)

    def is_alike(self, one: Exercise) -> bool:
        """Whether an exercise asks for the same kind of sum as the one that was shown, by the same rule."""
        return one.rule == self.rule and is_sum(one) and kinds_of(one) == self._kinds

    def add(self, one: Exercise) -> None:
        """Take an exercise as the next one about the rule; the last is asked whole."""
        self._stages[one.id] = stage = self._left.pop(0)
        if stage == HELP[-1]:
            self.end()

    def end(self) -> None:
        """No more help: the last exercise was asked whole, or none is found that is alike."""
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


def kinds_of(one: Exercise) -> list[str]:
    """What the lines of an exercise's sum are about."""
    return [line.what for line in one.ask.lines(one.scene)]


def begun_sum(one: Exercise) -> str:
    """The sum of an exercise without how many there are of its last line, and what comes of it: "… tiles × 2 = ?"."""
    *told, last = one.ask.lines(one.scene)
    many = explain.sum_line(last._replace(count=MANY))["text"]  # "1 tile" would give the number away
    return " + ".join([*(explain.sum_line(line)["text"] for line in told), many.replace(str(MANY), "…", 1)]) + " = ?"
