"""Questions answered by a turn on the board: place this tile so that ..."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.events import Event, FeatureCompleted, FigurePlaced, PointsScored
from carcnb.engine.game import Game
from carcnb.lessons.caption import plain
from carcnb.lessons.exercises.asking import Ask, ask
from carcnb.lessons.exercises.placing import prompt_of
from carcnb.lessons.exercises.scene import Scene, Truth, of
from carcnb.lessons.exercises.shape import condition
from carcnb.lessons.feedback import brought, not_yet
from carcnb.lessons.goals import CLOSING, KINDS, ROLES, Goal, GoalError
from carcnb.rulebook import explain
from carcnb.words import say

Turn = tuple[Action, ...]


class Act(Ask):
    """A goal of a lesson, reached by laying the tile in hand and, where ``figures``, by what is done with a figure."""

    in_hand = True
    figures = True

    def goal(self, scene: Scene) -> Goal:
        """The goal, as lessons write it."""
        return Goal.parse(str(self))

    def reached(self, scene: Scene, after: Game) -> bool:
        """Whether the turn that led to ``after`` does what was asked."""
        return self.goal(scene).reached(events(scene, after))

    def turns(self, scene: Scene) -> Iterator[tuple[Turn, Game]]:
        """Every turn that can be played, with the game after it."""
        for placed in prompt_of(scene, "place").options:
            laid = scene.game.clone()
            laid.apply(placed)
            if laid.prompt is None or laid.prompt.kind != "deploy":
                yield (placed,), laid
                continue
            options = laid.prompt.options if self.figures else [SKIP]
            for option in options:
                after = laid.clone() if option != options[-1] else laid
                after.apply(option)
                yield (placed, option), after

    def right(self, scene: Scene) -> list[list[str]]:
        return [[str(action) for action in turn] for turn, after in self.turns(scene) if self.reached(scene, after)]

    def fair(self, scene: Scene) -> bool:
        reached = [self.reached(scene, after) for _, after in self.turns(scene)]
        return 0 < sum(reached) <= len(reached) / 2

    def truth(self, scene: Scene) -> Truth:
        """What one right turn does; ``told`` speaks of the turn that was played."""
        for _, after in self.turns(scene):
            if self.reached(scene, after):
                return self.told(scene, after)
        return Truth((), self.about(scene))

    def about(self, scene: Scene) -> str:
        """The rule about what is asked, told of a turn in which nothing of it happened."""
        return "BASE-3.5"

    def told(self, scene: Scene, after: Game) -> Truth:
        """What is true of a turn that was played: what it brought, or what it did not reach."""
        said, goal = events(scene, after), self.goal(scene)
        reached = self.reached(scene, after)
        sentences = brought(after, said, goal) if reached else not_yet(after, goal, said)
        if reached and not sentences:
            sentences = [after.explain(event) for event in said if isinstance(event, FeatureCompleted)]
        rules = [event.rule for event in said if isinstance(event, PointsScored | FeatureCompleted | FigurePlaced)]
        features = [event.feature for event in said if isinstance(event, PointsScored | FeatureCompleted)]
        sums = ", ".join(explain.total(event.lines) for event in said if isinstance(event, PointsScored))
        light = tuple(feature.segments[0] for feature in features)
        rule = rules[-1] if rules and (reached or self.figures) else self.about(scene)
        return Truth(tuple(map(plain, sentences)), rule, sums, light)


def events(scene: Scene, after: Game) -> Sequence[Event]:
    """What has happened since the question was put."""
    return after.events[len(scene.game.events) :]


@ask("completes", "completion", "act", "kind")
class Completes(Act):
    """Place this tile so that a feature of a kind is complete."""

    figures = False

    def question(self, scene: Scene) -> str:
        return say(f"exercise-ask-completes-{self.words[0]}")

    def about(self, scene: Scene) -> str:
        return KINDS[self.words[0]].rule


@ask("close", "completion", "act", marks=1)
class Close(Act):
    """Place this tile so that feature A is complete."""

    figures = False

    def question(self, scene: Scene) -> str:
        kind = scene.feature("A").kind
        if kind not in CLOSING:
            raise GoalError(f"a {kind} is never complete")
        return say(f"exercise-ask-close-{kind}")

    def goal(self, scene: Scene) -> Goal:
        return Goal("completes", (scene.feature("A").kind,))

    def about(self, scene: Scene) -> str:
        return KINDS[scene.feature("A").kind].rule

    def reached(self, scene: Scene, after: Game) -> bool:
        return Scene(after, scene.marks).feature("A").complete

    def told(self, scene: Scene, after: Game) -> Truth:
        truth, now = super().told(scene, after), Scene(after, scene.marks)
        return truth._replace(sentences=(of("A", condition(now, "A")), *truth.sentences), light=scene.spots("A"))

    def lit(self, scene: Scene) -> tuple[tuple[int, int, int], ...]:
        return scene.spots("A")


@ask("scores", "points", "act", "seat", "points")
class Scores(Act):
    """Place this tile, with or without a figure, so that a player gets so many points in this turn."""

    def question(self, scene: Scene) -> str:
        return say("exercise-ask-scores", name=scene.name(self.words[0]), n=int(self.words[1]))


@ask("deploys", "claiming", "act", "role")
class Deploys(Act):
    """Place this tile and put a follower down in a role (BASE-5.5, BASE-5.7)."""

    def question(self, scene: Scene) -> str:
        return say(f"exercise-ask-deploys-{ROLES[self.words[0]]}")

    def about(self, scene: Scene) -> str:
        return "BASE-5.5"
