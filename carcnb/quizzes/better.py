"""The question of a look back: what would have been better than what was played?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from carcnb.analysis.evaluation import Judge
from carcnb.analysis.hints import hint
from carcnb.analysis.layout import tenths
from carcnb.analysis.puzzles import Moves, Other, moves_of
from carcnb.analysis.reasons import sentence
from carcnb.analysis.reviewing import NEAR
from carcnb.analysis.turns import EQUAL, outcome
from carcnb.engine.errors import IllegalAction, InvalidAction
from carcnb.engine.events import SegmentAt
from carcnb.engine.game import Game
from carcnb.errors import raise_as
from carcnb.questions.best import Best, answers_of, seat_of
from carcnb.questions.errors import GoalError
from carcnb.questions.scene import Scene, Truth
from carcnb.questions.words import Parameter
from carcnb.words import say

PLAYED = Parameter("line", "place base-U 1,0 r1 + skip")
WELL = 0.25
"""What loses no more than this share of what was lost is found well enough."""


class Better(Best, verb="better", topic="mistakes", takes=(PLAYED,), lessons=False):
    """What would have been better than what was played?  What every line loses is found by the evaluation."""

    def __init__(self, *words: str) -> None:
        super().__init__()
        self.words = words
        with raise_as(GoalError, of=InvalidAction):
            self._own = moves_of(words[0])
        self._most = 0.0
        self._known: tuple[Scene, list[tuple[float, Moves]]] | None = None

    def check(self, scene: Scene) -> Self:
        with raise_as(GoalError, of=IllegalAction):
            self.own_line(scene)
        return self

    def own_line(self, scene: Scene) -> Moves:
        """What was played, to the end of what its player was asked."""
        return self._meant(scene, self._own)

    def cost(self, scene: Scene) -> float:
        """How many points what was played has lost."""
        return self.loss(scene, self.own_line(scene))

    def question(self, scene: Scene) -> str:
        name = scene.name(seat_of(scene))
        return say("mistake-ask", name=name, n=tenths(self.cost(scene)), turn=scene.game.table.state.number)

    def hints(self, scene: Scene) -> tuple[str, str]:
        return hint(scene.game, self.best(scene)[0]).text, say("exercise-hint-best-2")

    def lit_segments(self, scene: Scene) -> Sequence[SegmentAt]:
        cell = self.best(scene)[0][0].cell
        return [(*cell, -1)] if cell else []

    # ---- what is right

    def best(self, scene: Scene) -> tuple[Moves, ...]:
        return tuple(moves for loss, moves in self._lines(scene) if loss < EQUAL)

    def others(self, scene: Scene) -> tuple[Other, ...]:
        return tuple(Other(loss, 0.0, moves) for loss, moves in self._lines(scene) if loss >= EQUAL)

    def loss(self, scene: Scene, moves: Moves) -> float:
        known = {line: loss for loss, line in self._lines(scene)}
        if moves not in known:
            seat = seat_of(scene)
            known[moves] = self._most - Judge().lead(scene.game.settled_table(moves), seat)
        return max(0.0, known[moves])

    def right(self, scene: Scene) -> list[list[str]]:
        return [[*map(str, moves)] for loss, moves in self._lines(scene) if loss <= self._enough(scene)]

    def truth(self, scene: Scene) -> Truth:
        """What the best line does, and what decides between it and the one that was played."""
        best, own = self.best(scene)[0], self.own_line(scene)
        told = [say("mistake-best", what=sentence(scene.game, best, rival=own))]
        told.append(say("mistake-was", n=tenths(self.cost(scene)), what=sentence(scene.game, own)))
        return Truth(tuple(told), self._rule(scene, best), light=self._light(scene))

    def _lines(self, scene: Scene) -> list[tuple[float, Moves]]:
        """Every line of a tile and a figure with what it loses, the best first; worked out once."""
        if self._known is None or self._known[0] is not scene:
            seat, judge = seat_of(scene), Judge()
            values = {moves: judge.lead(table, seat) for moves, table in scene.game.afterstates()}
            self._most = max(values.values())
            lost = sorted(((self._most - value, moves) for moves, value in values.items()), key=lambda line: line[0])
            self._known = scene, lost
        return self._known[1]

    def _enough(self, scene: Scene) -> float:
        """How much a line may lose that is a good answer."""
        return max(NEAR, WELL * self.cost(scene))

    # ---- judge

    def _is_best(self, scene: Scene, moves: Moves) -> bool:
        return self.loss(scene, moves) <= self._enough(scene)

    def tell_gain(self, scene: Scene, after: Game) -> list[str]:
        return self._told(scene, answers_of(scene, after))

    def _light(self, scene: Scene) -> tuple[SegmentAt, ...]:
        cell = self._own[0].cell
        return ((*cell, -1),) if cell else ()

    def _told(self, scene: Scene, moves: Moves) -> list[str]:
        """What is said of a good answer: what it does; if another is a little better still, that too."""
        if (lost := self.loss(scene, moves)) < NEAR:
            own = self.own_line(scene)
            return [sentence(scene.game, moves, rival=own), say("mistake-more", n=tenths(self.cost(scene) - lost))]
        gained = say("mistake-more", n=tenths(self.cost(scene) - lost))
        return [sentence(scene.game, moves), gained, *self.truth(scene).sentences[:1]]

    def _behind(self, scene: Scene, moves: Moves) -> list[str]:
        lost, cost = self.loss(scene, moves), self.cost(scene)
        if outcome(scene.game, moves) == outcome(scene.game, self.own_line(scene)):
            return [say("mistake-same", n=tenths(cost))]
        key = "mistake-some" if lost < cost - NEAR else "mistake-none"
        told = [sentence(scene.game, moves), say(key, n=tenths(cost - lost), behind=tenths(lost))]
        if any(line[0] == moves[0] for line in self.best(scene)):
            told.append(say("puzzle-place-right"))
        return told
