"""Questions of lessons about a move: whether it is allowed, and what the solution brings."""

from __future__ import annotations

from typing import Self

from carcnb.engine.actions import TURNS, Action
from carcnb.engine.events import FinalScoringBegan, TokensTaken, TurnBegan
from carcnb.engine.game import Game
from carcnb.lessons.errors import GoalError
from carcnb.lessons.questions.model import One
from carcnb.lessons.questions.scene import Scene, Truth
from carcnb.lessons.questions.sentences import allowed, brought, rule_sentence
from carcnb.lessons.questions.words import ACTION, SEAT, TOKEN, check_kind
from carcnb.rulebook import explain
from carcnb.words import say


class Legal(One, verb="legal", takes=(ACTION,)):
    """Is this action allowed?"""

    in_hand = frank = yes_no = True

    def __init__(self, *words: str) -> None:
        super().__init__(*words)
        self.action = Action.parse(words[0])
        self.on_tile = self.action.verb != "place"
        if not self.on_tile:
            self.tile = self.action.what
            self.turn = TURNS.index(self.action.where) if self.action.where in TURNS else 0
            self.lights = ("{},{}".format(*self.action.cell),) if self.action.cell else ()

    def check(self, scene: Scene) -> Self:
        check_kind(self.action, scene.game)
        return self

    def right(self, scene: Scene) -> str:
        return "no" if scene.game.why_not(self.action) else "yes"

    def truth(self, scene: Scene) -> Truth:
        refusal = scene.game.why_not(self.action)
        return Truth((explain.refusal(refusal, scene.game.names) if refusal else allowed(self.action),), "")


class Rule(Legal, verb="rule", takes=(ACTION,)):
    """Which rule forbids this action?"""

    frank = yes_no = False

    def right(self, scene: Scene) -> str:
        refusal = scene.game.why_not(self.action)
        if not refusal:
            raise GoalError(f"{self.action} is allowed here, so no rule forbids it")
        return refusal.rule


class OfSolution(One):
    """A question about what the solution brings."""

    in_hand = plays = True

    def truth(self, scene: Scene) -> Truth:
        after = _solved(scene)
        return Truth((*brought(after, scene.since(after), whole=True),), "")


def _solved(scene: Scene) -> Game:
    if scene.solved is None:
        raise GoalError("this question asks what a solution brings; an exercise has none")
    return scene.solved


class Points(OfSolution, verb="points", takes=(SEAT,)):
    """How many points does the solution bring a player?"""

    def right(self, scene: Scene) -> int:
        seat = self.words[0]
        return _solved(scene).scores[seat] - scene.game.scores[seat]

    def truth(self, scene: Scene) -> Truth:
        after = _solved(scene)
        return Truth((*brought(after, scene.since(after), self.words[0]),), "")


class Tokens(OfSolution, verb="tokens", takes=(SEAT, TOKEN)):
    """How many tokens of a kind does the solution bring a player?"""

    def right(self, scene: Scene) -> int:
        seat, token = self.words
        return _solved(scene).table.state.tokens[seat, token] - scene.game.table.state.tokens[seat, token]

    def truth(self, scene: Scene) -> Truth:
        after = _solved(scene)
        events = scene.since(after)
        told = brought(after, events)
        if not any(isinstance(e, TokensTaken) and (e.player, e.token) == self.words for e in events):
            told.append(say("lesson-takes-none", name=after.names[self.words[0]]))
        return Truth((*told,), "")


class Next(OfSolution, verb="next"):
    """Who is asked after the solution?"""

    def right(self, scene: Scene) -> str:
        asked = _solved(scene).prompt
        return asked.player if asked else "nobody"

    def truth(self, scene: Scene) -> Truth:
        after = _solved(scene)
        turns = [after.explain(e) for e in scene.since(after) if isinstance(e, TurnBegan | FinalScoringBegan)]
        if not turns and after.prompt and after.prompt.kind != "place":  # that a tile is placed goes without saying
            turns = [rule_sentence(after.prompt.rule)]
        return Truth((*super().truth(scene).sentences, *turns), "")


class Throw(OfSolution, verb="throw"):
    """What came of the throw in the solution?"""

    def right(self, scene: Scene) -> str:
        since = _solved(scene).history[len(scene.game.history) :]
        thrown = [action.what for action in since if action.verb == "draw" and action.where]
        return thrown[-1] if thrown else "none"
