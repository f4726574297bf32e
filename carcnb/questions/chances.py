"""Questions about what may be drawn: the tiles left can be counted, so the chance can be told (BASE-4.1)."""

from __future__ import annotations

from typing import Any

from carcnb.analysis.odds import SquareOdds, odds
from carcnb.analysis.odds_shown import percent
from carcnb.analysis.probability import Probability
from carcnb.errors import raise_as
from carcnb.questions.errors import GoalError
from carcnb.questions.model import Number, One, Result, result
from carcnb.questions.scene import Scene, Truth, of
from carcnb.questions.words import Parameter
from carcnb.words import say

DRAWS = Parameter("draws", "2", r"[1-9]\d{0,2}")


def square(scene: Scene, letter: str) -> SquareOdds:
    """The odds of a marked square; ``GoalError`` where a tile lies or none is left to come."""
    with raise_as(GoalError, of=ValueError):
        found = odds(scene.game).square(scene.cell(letter))
    if not found.left:
        raise GoalError("this question needs tiles that are still to be drawn")
    return found


def _left(scene: Scene) -> str:
    """The tiles left, by the letters that the base game has for them (BASE-1.3)."""
    bag = scene.game.table.state.bag
    tiles = ", ".join(f"{n}\u00a0×\u00a0{name.removeprefix('base-')}" for name, n in sorted(bag.items()))
    return say("exercise-chance-left", tiles=tiles)


def _counted(at: SquareOdds) -> str:
    return say("exercise-chance-count", n=at.fitting, left=at.left)


class TilesLeft(Number, verb="left", topic="placement", marks=1):
    """How many of the tiles that are left fit on square A, in some turn (BASE-4.5)?"""

    counts = "exercise-tiles"

    def question(self, scene: Scene) -> str:
        return f"{super().question(scene)} {_left(scene)}"

    def right(self, scene: Scene) -> int:
        return square(scene, "A").fitting

    def slips(self, scene: Scene) -> dict[int, str]:
        return {len(square(scene, "A").fits): "exercise-slip-copies"}

    def truth(self, scene: Scene) -> Truth:
        return Truth((_counted(square(scene, "A")),), "BASE-4.5", light=scene.spots("A"))


class ChanceOf(Number, verb="chance", topic="placement", takes=(DRAWS,), marks=1):
    """What is the chance, in whole percents, that at least one of the next tiles fits on square A (BASE-4.1)?"""

    counts = "exercise-percent"

    @property
    def draws(self) -> int:
        """How many tiles are drawn."""
        return int(self.words[0])

    def question(self, scene: Scene) -> str:
        return f"{say('exercise-ask-chance', n=self.draws)} {_left(scene)}"

    def right(self, scene: Scene) -> int:
        return int(100 * square(scene, "A").chance(self.draws) + 0.5)

    def slips(self, scene: Scene) -> dict[int, str]:
        at = square(scene, "A")
        share = at.fitting / at.left
        back = round(100 * (1 - (1 - share) ** self.draws))
        return {
            round(100 * (1 - at.chance(self.draws))): "exercise-slip-none",
            min(round(100 * share * self.draws), 100): "exercise-slip-added",
            back: "exercise-slip-back",
        }

    def judge(self, scene: Scene, given: Any) -> Result:
        """A percent more or less comes of rounding on the way."""
        if abs(given - self.right(scene)) == 1 and given not in self.slips(scene):
            return result(True, self.truth(scene))
        return super().judge(scene, given)

    def truth(self, scene: Scene) -> Truth:
        at = square(scene, "A")
        said = [_counted(at)]
        others, draws = at.left - at.fitting, min(self.draws, at.left)
        if 1 < draws <= others:
            missing = " × ".join(f"{others - n}/{at.left - n}" for n in range(draws))
            none = percent(Probability(1 - at.chance(draws)))
            said.append(say("exercise-chance-none", product=missing, none=none))
        said.append(say("exercise-chance", percent=percent(Probability(at.chance(draws)))))
        return Truth(tuple(said), "BASE-4.1", light=scene.spots("A"))


class Likeliest(One, verb="likeliest", topic="placement", marks=2):
    """On which of the marked squares is it most likely that the next tile fits (BASE-4.5)?"""

    def question(self, scene: Scene) -> str:
        return f"{super().question(scene)} {_left(scene)}"

    def fair(self, scene: Scene) -> bool:
        fits = sorted(square(scene, letter).fitting for letter in scene.letters)
        return fits[-1] > fits[-2]

    def right(self, scene: Scene) -> str:
        return self.solve(scene)[0]

    def solve(self, scene: Scene) -> list[str]:
        fits = {letter: square(scene, letter).fitting for letter in scene.letters}
        return [letter for letter, n in fits.items() if n == max(fits.values())]

    def judge(self, scene: Scene, given: str) -> Result:
        """Of several that are as likely each is right."""
        if given in self.solve(scene):
            return result(True, self.truth(scene))
        return super().judge(scene, given)

    def truth(self, scene: Scene) -> Truth:
        told = tuple(of(letter, _counted(square(scene, letter))) for letter in scene.letters)
        return Truth(told, "BASE-4.5", light=scene.spots(self.right(scene)))
