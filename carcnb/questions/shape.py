"""Questions about what features are: complete or not, one or two, which cities a field lies against."""

from __future__ import annotations

from carcnb.engine.events import Line
from carcnb.questions.errors import GoalError
from carcnb.questions.model import AnswerOption, Number, Several
from carcnb.questions.scene import Scene, Truth, of
from carcnb.questions.words import CLOSING, KINDS
from carcnb.questions.worth import value
from carcnb.words import say

_LACKS = {"edges": "open-ends", "squares": "squares-missing", "": "exercise-never-complete"}
"""How it is said what a feature lacks, by what closes it."""


def condition(scene: Scene, letter: str) -> str:
    """Whether the marked feature is complete, or what it lacks."""
    feature = scene.feature(letter)
    lacks = _LACKS[KINDS[feature.kind].closed_by]
    return say("exercise-complete" if feature.complete else lacks, n=feature.open_ends)


def of_kind(scene: Scene, letters: str, kind: str) -> None:
    """``GoalError`` if a mark is of another kind."""
    for letter in letters:
        if scene.feature(letter).kind != kind:
            raise GoalError(f"mark {letter} is no {kind}: {scene.place(letter)!r}")


class Complete(Several, verb="complete", topic="completion", marks=2):
    """Which of the marked features are complete (BASE-6.1, BASE-7.1, BASE-9.1)?"""

    telling = True

    def right(self, scene: Scene) -> list[str]:
        return [letter for letter in scene.letters if scene.feature(letter).complete]

    def truth(self, scene: Scene) -> Truth:
        right = self.right(scene)
        told = tuple(of(letter, condition(scene, letter)) for letter in scene.letters)
        return Truth(told, KINDS[scene.feature((right or scene.letters)[0]).kind].rule, light=scene.spots(right))

    def lit_segments(self, scene: Scene) -> tuple[tuple[int, int, int], ...]:
        return scene.spots(scene.letters)


class Open(Number, verb="open", topic="completion", marks=1):
    """How many open ends does feature A have, or how many squares around the monastery are empty?"""

    counts = "exercise-how-many"

    def question(self, scene: Scene) -> str:
        kind = scene.feature("A").kind
        if kind not in CLOSING:
            raise GoalError(f"a {kind} has no open ends")
        return say(f"exercise-ask-open-{kind}")

    def hints(self, scene: Scene) -> tuple[str, str]:
        if KINDS[scene.feature("A").kind].closed_by != "squares":
            return super().hints(scene)
        return say("exercise-hint-open-squares-1"), say("exercise-hint-open-squares-2")

    def right(self, scene: Scene) -> int:
        return scene.feature("A").open_ends

    def truth(self, scene: Scene) -> Truth:
        return Truth((of("A", condition(scene, "A")),), KINDS[scene.feature("A").kind].rule, light=scene.spots("A"))

    def lit_segments(self, scene: Scene) -> tuple[tuple[int, int, int], ...]:
        return scene.spots("A")


class _OthersThanA(Several):
    """A question about field A and the other marks."""

    def choices(self, scene: Scene) -> list[AnswerOption]:
        return super().choices(scene)[1:]


class SameField(_OthersThanA, verb="same", topic="fields", marks=2):
    """Which of the marked places belong to the same field as A (BASE-11.1, BASE-11.4)?"""

    def question(self, scene: Scene) -> str:
        of_kind(scene, scene.letters, "field")
        return super().question(scene)

    def right(self, scene: Scene) -> list[str]:
        return [letter for letter in scene.letters[1:] if scene.label(letter) == scene.label("A")]

    def truth(self, scene: Scene) -> Truth:
        right = self.right(scene)
        told = tuple(
            of(letter, say("exercise-same-field" if letter in right else "exercise-other-field"))
            for letter in scene.letters[1:]
        )
        return Truth(told, "BASE-11.4", light=scene.spots("A"))


def _cities(scene: Scene) -> tuple[set[int], set[int]]:
    """The features of the complete cities that field A lies against, and of all it lies against."""
    state = scene.game.table.state
    row = state.features[scene.label("A")]
    beside = set()
    for segment in row[1]:
        tile, first = state.tiles[state.home[segment]]
        beside |= {state.label[first + city] for city in tile.design.borders[segment - first]}
    return scene.game.table.cities(scene.segment("A")), beside


class Feeds(_OthersThanA, verb="feeds", topic="fields", marks=2):
    """Which of the marked cities bring points to field A (BASE-15.4, BASE-15.6)?"""

    def question(self, scene: Scene) -> str:
        of_kind(scene, "A", "field")
        of_kind(scene, scene.letters[1:], "city")
        return super().question(scene)

    def right(self, scene: Scene) -> list[str]:
        counting, _ = _cities(scene)
        return [letter for letter in scene.letters[1:] if scene.label(letter) in counting]

    def truth(self, scene: Scene) -> Truth:
        told = tuple(of(letter, self._why(scene, letter)) for letter in scene.letters[1:])
        return Truth(told, "BASE-15.4", light=scene.spots("A" + "".join(self.right(scene))))

    def _why(self, scene: Scene, letter: str) -> str:
        counting, beside = _cities(scene)
        if scene.label(letter) in counting:
            return say("exercise-feeds")
        return say("exercise-unfinished") if scene.label(letter) in beside else say("exercise-apart")

    def lit_segments(self, scene: Scene) -> tuple[tuple[int, int, int], ...]:
        return scene.spots("A")


class Cities(Number, verb="cities", topic="fields", marks=1):
    """How many complete cities count for field A (BASE-15.4)?"""

    counts = "exercise-cities"

    def question(self, scene: Scene) -> str:
        of_kind(scene, "A", "field")
        return super().question(scene)

    def right(self, scene: Scene) -> int:
        return scene.feature("A").cities

    def lines(self, scene: Scene) -> tuple[Line, ...]:
        return value(scene, "A").lines

    def slips(self, scene: Scene) -> dict[int, str]:
        return {3 * self.right(scene): "exercise-slip-points"}

    def truth(self, scene: Scene) -> Truth:
        found = value(scene, "A")
        state = scene.game.table.state
        firsts = [state.features[name][1][0] for name in _cities(scene)[0]]
        light = [scene.game.table.feature(segment).segments[0] for segment in sorted(firsts)]
        return Truth((found.sentence,), found.rule, found.sum, (*scene.spots("A"), *light))

    def lit_segments(self, scene: Scene) -> tuple[tuple[int, int, int], ...]:
        return scene.spots("A")
