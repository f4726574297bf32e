"""What a wrong answer may come of: the beliefs that would make it right, worked out by the engine.

Every system's folder has its beliefs, those of the systems in play are tried.  One that makes an answer right is named;
of two that do, both are, for nobody can tell which of them it was; with more than two none is, for then the answer says
nothing about whoever gave it.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache, cached_property
from importlib import import_module
from typing import Any, NamedTuple

from carcnb.engine.beliefs import Belief, as_believed
from carcnb.engine.errors import CarcnbError
from carcnb.engine.events import Line
from carcnb.engine.game import Game
from carcnb.engine.setup import Setup
from carcnb.questions.caption import cited_rules
from carcnb.questions.model import ASKS, GOALS, Question, Result
from carcnb.questions.people import PLAYERS
from carcnb.questions.scene import Scene
from carcnb.questions.sentences import rule_sentence
from carcnb.rulebook import explain
from carcnb.systems import System, read_each
from carcnb.words import say

BASE = "base"

NAMED = 2
"""So many beliefs are named for one answer; of more none is."""


class Known(NamedTuple):
    """A belief as its system lists it: what changes, the rules it contradicts, an example of it.

    The first of the ``rules`` says it plainest.  ``example`` is what ``carcnb.exercise`` takes or, with a ``solution``,
    what a lesson asks; its answer is ``right``, and ``wrong`` for whoever believes this.
    """

    belief: Belief
    rules: tuple[str, ...]
    example: Mapping[str, Any]
    right: Any
    wrong: Any

    @property
    def title(self) -> str:
        """What is believed, as a sentence."""
        return say(f"belief-{self.belief.id}")


@cache
def beliefs() -> dict[str, dict[str, Known]]:
    """Every belief by its system and its id, in the order in which the systems act."""
    return read_each(_of_system)


@cache
def all_beliefs() -> dict[str, Known]:
    """Every belief by its id."""
    return {id: known for of in beliefs().values() for id, known in of.items()}


def _of_system(system: System) -> dict[str, Known]:
    listed = tomllib.loads(system.read("beliefs.toml"))
    if not listed:
        return {}
    found = vars(import_module(f"{system.package}.beliefs")).values()
    made = {kind.id: kind() for kind in found if isinstance(kind, type) and issubclass(kind, Belief) and kind.id}
    if made.keys() != listed.keys():
        raise ValueError(f"beliefs.py and beliefs.toml differ in {', '.join(sorted(made.keys() ^ listed.keys()))}")
    return {id: _read(made[id], own, system.name) for id, own in listed.items()}


def _read(belief: Belief, own: dict[str, Any], system: str) -> Known:
    rules, right, wrong = own.pop("rules"), own.pop("right"), own.pop("believed")
    alone = {"expansions": [system]} if system != BASE else {}
    return Known(belief, tuple(rules), alone | own, right, wrong)


def example(known: Known) -> tuple[Question, Scene]:
    """What the example of a belief asks, and of what."""
    given = dict(known.example)
    ask, marks, moves, solution, tile = (given.pop(key, ()) for key in ("ask", "marks", "moves", "solution", "tile"))
    if "draws" not in given:
        given["draws"] = [*(move.split()[1] for move in moves if move.startswith("place ")), *([tile] if tile else [])]
    game = Game.from_setup(Setup.make(PLAYERS, 1, given))
    for move in moves:
        game.apply(move)
    solved = game.clone()
    for move in solution:
        solved.apply(move)
    return Question.parse(ask, ASKS | GOALS), Scene(game, tuple(marks), solved if solution else None)


def apply_belief(scene: Scene, belief: Belief) -> Scene:
    """A scene in which a belief holds; ``CarcnbError`` where its solution cannot be played then."""
    game = as_believed(scene.game, belief)
    if scene.solution is None:
        return Scene(game, scene.marks)
    solution = game.clone()
    for action in scene.solution.history[len(game.history) :]:
        if action.verb != "draw":
            solution.apply(action)
    return Scene(game, scene.marks, solution)


class Believers:
    """Whoever believes something about the systems that are played, each asked the same question."""

    def __init__(self, question: Question, scene: Scene) -> None:
        self.question, self.scene = question, scene

    @cached_property
    def scenes(self) -> dict[str, Scene]:
        """The scene as each sees it, by what is believed."""
        found: dict[str, Scene] = {}
        for name in (BASE, *self.scene.game.setup.expansions) if self.question.ruled else ():
            for id, known in beliefs().get(name, {}).items():
                with suppress(CarcnbError):  # by this belief the solution goes another way
                    found[id] = apply_belief(self.scene, known.belief)
        return found

    @cached_property
    def _solved(self) -> dict[str, list[Any]]:
        """What each would answer, with every answer that is as good."""
        found = {}
        for id, scene in self.scenes.items():
            with suppress(CarcnbError, ValueError):  # nobody would ask it then, or a tile lies where none can
                if answers := self.question.solve(scene):
                    if self.question.form != "act":
                        self.question.read(self.scene, answers[0])  # what is no answer here nobody can give
                    found[id] = answers
        return found

    @property
    def answers(self) -> dict[str, Any]:
        """What each would answer, where that is wrong."""
        judged = {id: self.question.judge(self.scene, answers[0]) for id, answers in self._solved.items()}
        return {id: self._solved[id][0] for id, result in judged.items() if not result}

    def of(self, given: Any) -> tuple[str, ...]:
        """Those who would give an answer that is wrong; none where nothing is to be said."""
        if self.question.form == "act":
            return _few(self.scenes, lambda scene: self.question.judge(scene, given).correct)
        found = tuple(id for id, answers in self._solved.items() if given in answers)
        return found if len(found) <= NAMED else ()

    def choosing(self, choice: str) -> tuple[str, ...]:
        """Those who would pick a choice of a lesson's task that is wrong."""
        return _few(self.scenes, lambda scene: self.question.choice(scene) == choice)


def _few(scenes: Mapping[str, Scene], fits: Callable[[Scene], bool]) -> tuple[str, ...]:
    found = []
    for id, scene in scenes.items():
        with suppress(CarcnbError):
            if fits(scene):
                found.append(id)
    return tuple(found) if len(found) <= NAMED else ()


# ---- what is said


def explain_beliefs(
    question: Question, scene: Scene, ids: Sequence[str], judged: Result | None = None, hinted: bool = False
) -> str:
    """What is said of an answer with beliefs behind it: each, where its sum departs, and the rule against it.

    Of the right sum nothing is told before the learner knows it: before all that was ``judged`` has been told, and its
    rules with it.  Nor is the rule where that would be the answer, but where to look, unless a hint has said it.
    """
    held = [all_beliefs()[id] for id in ids]
    said = [say("exercise-believed" if one is held[0] else "exercise-believed-or", belief=one.title) for one in held]
    whole = judged is not None
    parts = [_departure(question, scene, one.belief) for one in held]
    if len(held) == 1:
        said += _summed(*parts[0], whole)
    if question.telling and not whole:
        return " ".join(said if hinted else [*said, question.hints(scene)[0]])
    decides = judged.rule if judged is not None else question.truth(scene).rule if question.form != "act" else ""
    rules = []
    for one, (_, right) in zip(held, parts, strict=True):
        best = (*(line.rule for line in right), decides, one.rules[0])
        rules.append(next(rule for rule in best if rule in one.rules))
    known_rules = [] if judged is None else cited_rules(judged.explanation)
    against = [rule_sentence(rule) for rule in dict.fromkeys(rules) if rule not in known_rules]
    if len(held) == 1:
        against.append(say(f"belief-{ids[0]}-why"))
    return "\n\n".join(" ".join(part) for part in (said, against) if part)


def _departure(question: Question, scene: Scene, belief: Belief) -> tuple[list[Line], list[Line]]:
    """The lines of the sum that a belief changes: as they are believed, and as they are."""
    wrong, right = (Counter(question.lines(at)) for at in (apply_belief(scene, belief), scene))
    return list(wrong - right), list(right - wrong)


def _summed(wrong: Sequence[Line], right: Sequence[Line], whole: bool) -> list[str]:
    """Where a sum departs, in a sentence; of the right one nothing unless the ``whole`` is told."""
    texts = {name: " + ".join(explain.sum_line(line)["text"] for line in lines)
             for name, lines in (("wrong", wrong), ("right", right)) if lines}  # fmt: skip
    if not texts or not (whole or wrong):
        return []
    key = "sum" if not whole else "line" if len(texts) > 1 else "extra" if wrong else "missing"
    return [say(f"exercise-believed-{key}", **texts)]
