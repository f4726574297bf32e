"""Questions of lessons about a move: whether it is allowed, and what the solution brings."""

from __future__ import annotations

from typing import Self

from carcnb.engine.actions import TURNS, Action
from carcnb.engine.events import FinalScoringBegan, TokensTaken, TurnBegan
from carcnb.questions.errors import GoalError
from carcnb.questions.model import One
from carcnb.questions.scene import Scene, Truth
from carcnb.questions.sentences import rule_sentence, turn_sentences, why_allowed
from carcnb.questions.words import ACTION, SEAT, TOKEN, check_kind
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
        return Truth((explain.refusal(refusal, scene.game.names) if refusal else why_allowed(self.action),))


class ForbiddingRule(Legal, verb="rule", takes=(ACTION,)):
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

    def sentences(self, scene: Scene) -> list[str]:
        """What the solution brings, in sentences."""
        return turn_sentences(scene.game_solved, scene.since(scene.game_solved), whole=True)

    def truth(self, scene: Scene) -> Truth:
        return Truth((*self.sentences(scene),))


class Points(OfSolution, verb="points", takes=(SEAT,)):
    """How many points does the solution bring a player?"""

    def right(self, scene: Scene) -> int:
        return scene.game_solved.scores[self.words[0]] - scene.game.scores[self.words[0]]

    def sentences(self, scene: Scene) -> list[str]:
        return turn_sentences(scene.game_solved, scene.since(scene.game_solved), self.words[0])


class Tokens(OfSolution, verb="tokens", takes=(SEAT, TOKEN)):
    """How many tokens of a kind does the solution bring a player?"""

    def right(self, scene: Scene) -> int:
        then, now = (game.table.state.tokens for game in (scene.game, scene.game_solved))
        seat, token = self.words
        return now[seat, token] - then[seat, token]

    def sentences(self, scene: Scene) -> list[str]:
        events = scene.since(scene.game_solved)
        taken = [e for e in events if isinstance(e, TokensTaken) and (e.player, e.token) == self.words]
        none = [] if taken else [say("lesson-takes-none", name=scene.game.names[self.words[0]])]
        return turn_sentences(scene.game_solved, events) + none


class Next(OfSolution, verb="next"):
    """Who is asked after the solution?"""

    def right(self, scene: Scene) -> str:
        asked = scene.game_solved.prompt
        return asked.player if asked else "nobody"

    def sentences(self, scene: Scene) -> list[str]:
        after = scene.game_solved
        turns = [after.explain(e) for e in scene.since(after) if isinstance(e, TurnBegan | FinalScoringBegan)]
        if not turns and after.prompt and after.prompt.kind != "place":  # that a tile is placed goes without saying
            turns = [rule_sentence(after.prompt.rule)]
        return super().sentences(scene) + turns


class Throw(OfSolution, verb="throw"):
    """What came of the throw in the solution?"""

    def right(self, scene: Scene) -> str:
        since = scene.game_solved.history[len(scene.game.history) :]
        return next((action.what for action in reversed(since) if action.verb == "draw" and action.where), "none")
