"""Questions answered by painting: which parts of the board belong to one feature."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from carcnb.board.aloud import place_name
from carcnb.engine.board import spot_of, terrain
from carcnb.engine.events import SegmentAt
from carcnb.questions.errors import AnswerError, GoalError
from carcnb.questions.model import AnswerOption, Result, Several, result
from carcnb.questions.scene import Scene, Truth, segment_at
from carcnb.words import language, say

_RULES = {"field": "BASE-11.4", "city": "BASE-5.8", "road": "BASE-5.8"}
"""The rule that says how far a feature of a kind goes."""

APART = ";"
"""What stands between two places in an answer that is one text."""


class Paint(Several, verb="paint", topic="fields", marks=1, lessons=False):
    """Which parts of the board belong to the same feature as A (BASE-11.1, BASE-11.4)?

    An answer lists them as marks do, ``["1,0 field.N", "2,0 field.N"]``; on the board they are filled with colour.
    """

    form = "places"
    note = "exercise-paint"

    def question(self, scene: Scene) -> str:
        return say(f"exercise-ask-paint-{scene.feature('A').kind}")

    def hints(self, scene: Scene) -> tuple[str, str]:
        kind = scene.feature("A").kind
        return say(f"exercise-hint-paint-{kind}-1"), say(f"exercise-hint-paint-{kind}-2")

    def _parts(self, scene: Scene) -> dict[str, int]:
        """The segments of A's kind by their places, A itself left out."""
        state, first = scene.game.table.state, scene.segment("A")
        alike = (at for at in range(len(state.home)) if terrain(state, at) == terrain(state, first) and at != first)
        return {_place(scene, at): at for at in alike}

    def choices(self, scene: Scene) -> list[AnswerOption]:
        state, lang = scene.game.table.state, language()
        spots = {place: self._spot(scene, at) for place, at in self._parts(scene).items()}
        return [AnswerOption(place, place_name(state, spot, lang), at=spot) for place, spot in spots.items()]

    def _spot(self, scene: Scene, at: int) -> SegmentAt:
        state = scene.game.table.state
        (x, y), _ = spot_of(state, at)
        return x, y, at - state.tiles[state.home[at]][1]

    def right(self, scene: Scene) -> list[str]:
        label = scene.game.table.state.label
        return sorted(place for place, at in self._parts(scene).items() if label[at] == scene.label("A"))

    def read(self, scene: Scene, answer: Any) -> list[str]:
        """The places of an answer, sorted, each by its first name; A itself may be named, too."""
        given = answer.split(APART) if isinstance(answer, str) else answer
        if not isinstance(given, Iterable):
            raise self._strange(scene, answer)
        known, found = {at: place for place, at in self._parts(scene).items()}, set()
        for place in filter(None, (" ".join(str(each).split()) for each in given)):
            try:
                at = segment_at(scene.game, place)
            except GoalError:
                raise self._strange(scene, place) from None
            if at not in known and at != scene.segment("A"):
                raise self._strange(scene, place)
            found.add(at)
        return sorted(known[at] for at in found if at in known)

    def _strange(self, scene: Scene, given: Any) -> AnswerError:
        like = next(iter(self._parts(scene)), scene.place("A"))
        return AnswerError(f"the answer is a list of places like {like!r}, not {given!r:.40}")

    def judge(self, scene: Scene, given: Any) -> Result:
        right = self.right(scene)
        missing = tuple(place for place in right if place not in given)
        wrong = tuple(place for place in given if place not in right)
        lacks = [
            say(f"exercise-paint-{key}", n=len(places))
            for key, places in (("missing", missing), ("wrong", wrong))
            if places
        ]
        return result(not lacks, self.truth(scene), lacks, missing, wrong)

    def truth(self, scene: Scene) -> Truth:
        kind = scene.feature("A").kind
        told = say(f"exercise-paint-{kind}", n=len(self.right(scene)) + 1)
        return Truth((told,), _RULES.get(kind, "BASE-11.4"), light=scene.spots("A"))


def _place(scene: Scene, at: int) -> str:
    (x, y), spot = spot_of(scene.game.table.state, at)
    return f"{x},{y} {spot}"
