"""The question of a puzzle: where would you place it?

What judges moves is loaded once a puzzle is asked: lessons know the question, and few ask it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from types import ModuleType
from typing import TYPE_CHECKING, Any, Self

from carcnb.analysis.puzzles import Moves, Other, moves_of
from carcnb.analysis.turns import EQUAL, outcome, turns
from carcnb.engine.actions import SKIP, Action
from carcnb.engine.errors import CarcnbError, IllegalAction, InvalidAction
from carcnb.engine.events import FeatureCompleted, FigurePlaced, PointsScored, SegmentAt
from carcnb.engine.game import Game
from carcnb.engine.prompts import Ask
from carcnb.errors import raise_as, require
from carcnb.questions.acting import OnBoard
from carcnb.questions.errors import AnswerError, GoalError
from carcnb.questions.model import Result
from carcnb.questions.placing import prompt_of
from carcnb.questions.scene import Scene, Truth
from carcnb.questions.words import Parameter
from carcnb.words import say

if TYPE_CHECKING:
    from carcnb.analysis.evaluation import Judge

LINES = Parameter("lines", "place base-U 1,0 r1 + skip | 2.5 ± 0.3: place base-U 1,0 r0 + skip")
LIT = 3
"""So many squares are lit by the second hint, the best one among them."""
LONGEST = 60
"""An explanation of no more words says what the next best line does, too."""


class Best(OnBoard, verb="best", topic="puzzles", takes=(LINES,), least=0):
    """Where would you place this tile, and with which figure, to be ahead by most at the end?

    The best lines may be told, and others with what they lose; what is not told is worked out by the evaluation.
    """

    ruled = False

    def __init__(self, *words: str) -> None:
        super().__init__(*words)
        best: list[Moves] = []
        others: list[Other] = []
        with raise_as(GoalError, of=InvalidAction):
            for part in words[0].split("|") if words else ():
                if ": " in part:
                    others.append(Other.parse(part.strip()))
                else:
                    best.append(moves_of(part))
        if others and not best:
            raise GoalError(f"tell the best line before those that lose, like {LINES.like!r}")
        self._best, self._others = tuple(best), tuple(sorted(others))

    def check(self, scene: Scene) -> Self:
        super().check(scene)
        prompt_of(scene, "place")
        for moves in (*self._best, *(other.moves for other in self._others)):
            with raise_as(GoalError, of=IllegalAction):
                _played(scene, moves)
        return self

    def question(self, scene: Scene) -> str:
        return say("exercise-ask-best", name=scene.name(prompt_of(scene, "place").player))

    def lit_segments(self, scene: Scene) -> Sequence[SegmentAt]:
        moves = [self.best(scene)[0], *(other.moves for other in self.others(scene))]
        cells = dict.fromkeys(first.cell for first, *_ in moves if first.cell)
        if len(cells) < LIT:  # those told are on the same squares
            cells |= dict.fromkeys(first.cell for _, (first, *_) in _judged(scene) if first.cell)
        return [(x, y, -1) for x, y in sorted([*cells][:LIT])]

    # ---- what is right

    def best(self, scene: Scene) -> tuple[Moves, ...]:
        """The best lines, which come to the same."""
        told = tuple(self._meant(scene, moves) for moves in self._best)
        return told or tuple(moves for loss, moves in _judged(scene) if loss < EQUAL)

    def others(self, scene: Scene) -> tuple[Other, ...]:
        """Some of the others, the nearest first."""
        if self._best:
            return tuple(other._replace(moves=self._meant(scene, other.moves)) for other in self._others)
        return tuple(Other(loss, 0.0, moves) for loss, moves in _judged(scene) if loss >= EQUAL)

    def loss(self, scene: Scene, moves: Moves) -> float:
        """By how many points a line is behind the best one.

        Where that is not told, it is what the evaluation finds, and no less than what the nearest one loses.
        """
        for other in self.others(scene):
            if other.moves == moves:
                return other.loss
        least = self._others[0].loss if self._others else 0.0
        judge, seat = _judge(), prompt_of(scene, "place").player
        best, own = (judge.lead(scene.game.settled_table(one), seat) for one in (self.best(scene)[0], moves))
        return max(least, best - own)

    def right(self, scene: Scene) -> list[list[str]]:
        return [[*map(str, moves)] for moves in self.best(scene)]

    def fair(self, scene: Scene) -> bool:
        return bool(self.others(scene))

    def truth(self, scene: Scene) -> Truth:
        """What the best line does, and the one that is next."""
        best, others = self.best(scene)[0], self.others(scene)
        alone = _reasons().sentence(scene.game, best)
        told = [_reasons().sentence(scene.game, best, rival=others[0].moves) if others else alone]
        decided = told != [alone]
        if best[-1] == SKIP and not decided:
            seat, after = prompt_of(scene, "place").player, scene.game.settled_table(best)
            told.append(say("puzzle-keeps", n=sum(after.state.supply[seat, kind] for kind in after.followers)))
        if others:
            line = "" if decided else _reasons().difference(scene.game, others[0].moves, best)
            next_ = {key: say(key, n=round(others[0].loss), line=line) for key in ("puzzle-next-is", "puzzle-next")}
            long = len(" ".join((*told, next_["puzzle-next-is"])).split()) > LONGEST
            told.append(next_["puzzle-next" if long or not line else "puzzle-next-is"])
        return Truth(tuple(told), self._rule(scene, best))

    def _rule(self, scene: Scene, moves: Moves) -> str:
        """The rule by which a line brings something."""
        events = scene.since(_played(scene, moves))
        for kind in (PointsScored, FeatureCompleted, FigurePlaced):
            for event in events:
                if isinstance(event, kind):
                    return event.rule
        return self.about(scene)

    # ---- judge

    def is_reached(self, scene: Scene, after: Game) -> bool:
        return self._is_best(scene, answers_of(scene, after))

    def tell_gain(self, scene: Scene, after: Game) -> list[str]:
        return [*self.truth(scene).sentences]

    def tell_miss(self, scene: Scene, after: Game) -> str:
        return " ".join(self._behind(scene, answers_of(scene, after)))

    def over(self, scene: Scene, game: Game) -> bool:
        """Whether all that the player is asked in the turn has been answered."""
        if game.prompt is None or game.prompt.player != seat_of(scene):
            return True
        return any(action.verb == "draw" for action in _since(scene, game))

    def read(self, scene: Scene, answer: Any) -> list[str]:
        texts = answer.split(" + ") if isinstance(answer, str) else answer
        if isinstance(texts, int) or not texts:
            raise AnswerError("a turn is a text like 'place base-U 1,0 r1 + skip', or a list of its actions")
        with raise_as(AnswerError, of=CarcnbError):
            return [str(Action.parse(str(text))) for text in texts]

    def judge(self, scene: Scene, given: Sequence[str]) -> Result:
        try:
            moves = self._meant(scene, tuple(map(Action.parse, given)))
        except IllegalAction as error:
            return Result(False, str(error), error.refusal.rule)
        right, rule = self._is_best(scene, moves), self._rule(scene, self.best(scene)[0])
        told = self._told(scene, moves) if right else self._behind(scene, moves)
        return Result(right, " ".join(told), rule, light=self._light(scene))

    def _is_best(self, scene: Scene, moves: Moves) -> bool:
        """Whether a line is one of the best, or comes to the same position as one."""
        best = self.best(scene)
        return moves in best or outcome(scene.game, moves) in {outcome(scene.game, one) for one in best}

    def _light(self, scene: Scene) -> tuple[SegmentAt, ...]:
        """What is lit once an answer is judged."""
        return ()

    def _told(self, scene: Scene, moves: Moves) -> list[str]:
        """What is said of a line that is one of the best."""
        return [*self.truth(scene).sentences]

    def _behind(self, scene: Scene, moves: Moves) -> list[str]:
        """What a line does that is not the best, and how much better another one is."""
        told = [_reasons().sentence(scene.game, moves), say("puzzle-behind", n=round(self.loss(scene, moves)))]
        if any(line[0] == moves[0] for line in self.best(scene)):
            told.append(say("puzzle-place-right"))
        return told

    def _meant(self, scene: Scene, moves: Moves) -> Moves:
        """The same line by the names that the game has for its parts, with what else the player is asked declined."""
        game = _played(scene, moves)
        while not self.over(scene, game) and game.prompt and (declined := game.prompt.declining_action):
            game.apply(declined)
        return answers_of(scene, game)


def seat_of(scene: Scene) -> str:
    """Whose turn it is."""
    return require(scene.game.prompt, Ask).player


def _played(scene: Scene, moves: Moves) -> Game:
    """The game after a line; ``IllegalAction`` if it cannot be played."""
    game = scene.game.clone()
    for action in moves:
        game.apply(action)
    return game


def _since(scene: Scene, game: Game) -> list[Action]:
    return game.history[len(scene.game.history) :]


def answers_of(scene: Scene, game: Game) -> Moves:
    """What the player has answered, up to the first draw."""
    return tuple(takewhile(lambda action: action.verb != "draw", _since(scene, game)))


def _judge() -> Judge:
    from carcnb.analysis.evaluation import Judge  # a question that nobody asks needs no evaluation

    return Judge()


def _reasons() -> ModuleType:
    from carcnb.analysis import reasons  # nor the words for moves

    return reasons


def _judged(scene: Scene) -> list[tuple[float, Moves]]:
    """Every line with what it loses by the evaluation alone, the best first."""
    seat, judge = prompt_of(scene, "place").player, _judge()
    values = {moves: judge.lead(table, seat) for moves, table in turns(scene.game.as_known(seat, 0))}
    most = max(values.values())
    return sorted(((most - value, moves) for moves, value in values.items()), key=lambda line: line[0])
