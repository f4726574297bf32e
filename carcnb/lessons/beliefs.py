"""What a wrong answer may come of: the beliefs that would make it right, worked out by the engine.

Every system's folder has its beliefs, those of the systems in play are tried.  One that makes an answer right is named;
of two that do, both are, for nobody can tell which of them it was; with more than two none is, for then the answer says
nothing about whoever gave it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import Any

from carcnb.engine.beliefs import Belief, as_believed
from carcnb.engine.errors import CarcnbError
from carcnb.engine.events import Line
from carcnb.lessons.questions.model import Question
from carcnb.lessons.questions.scene import Scene
from carcnb.lessons.questions.sentences import rule_sentence
from carcnb.rulebook import explain
from carcnb.systems import System, read_each
from carcnb.words import say

NAMED = 2
"""So many beliefs are named for one answer; of more none is."""


@cache
def beliefs() -> dict[str, dict[str, Belief]]:
    """Every belief by its system and its id, in the order in which the systems act."""
    return read_each(_of_system)


def _of_system(system: System) -> dict[str, Belief]:
    if not system.folder("beliefs.py").is_file():
        return {}
    module = import_module(f"{system.package}.beliefs")
    found = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Belief)]
    return {kind.id: kind() for kind in found if kind.id and kind.__module__ == module.__name__}


def known() -> dict[str, Belief]:
    """Every belief by its id."""
    return {id: belief for of in beliefs().values() for id, belief in of.items()}


def title(id: str) -> str:
    """What is believed, as a sentence."""
    return say(f"belief-{id}")


def believed(scene: Scene, belief: Belief) -> Scene:
    """A scene in which a belief holds; ``CarcnbError`` where its solution cannot be played then."""
    game = as_believed(scene.game, belief)
    if scene.solution is None:
        return Scene(game, scene.marks)
    solution = game.clone()
    for action in scene.solution.history[len(game.history) :]:
        if action.verb != "draw":
            solution.apply(action)
    return Scene(game, scene.marks, solution)


def _in_play(scene: Scene) -> Iterator[tuple[Belief, Scene]]:
    """The beliefs about the systems that are played, each with the scene in which it holds."""
    for name in ("base", *scene.game.setup.expansions):
        for belief in beliefs().get(name, {}).values():
            try:
                yield belief, believed(scene, belief)
            except CarcnbError:  # by this belief the solution goes another way
                continue


def answers(question: Question, scene: Scene) -> dict[str, Any]:
    """What whoever holds a belief would answer, by its id, where that is wrong; nothing of a turn on the board."""
    found = {}
    for belief, other in _in_play(scene):
        try:
            answer = question.right(other)
        except CarcnbError:  # nobody would ask it then
            continue
        if not question.judge(scene, answer):
            found[belief.id] = answer
    return found


def named(question: Question, scene: Scene, given: Any) -> tuple[str, ...]:
    """The ids of the beliefs that would make a wrong answer right; none where nothing is to be said."""
    return _few(scene, lambda other: question.judge(other, given).correct)


def named_choice(question: Question, scene: Scene, choice: str) -> tuple[str, ...]:
    """The same of a choice of a lesson's task."""
    return _few(scene, lambda other: question.choice(other) == choice)


def _few(scene: Scene, fits: Any) -> tuple[str, ...]:
    found = []
    for belief, other in _in_play(scene):
        try:
            if fits(other):
                found.append(belief.id)
        except CarcnbError:
            continue
    return tuple(found) if len(found) <= NAMED else ()


# ---- what is said


def told(question: Question, scene: Scene, ids: Sequence[str], known_rule: str | None = None) -> list[str]:
    """What is said of an answer with beliefs behind it: each, where its sum departs, and the rule against it.

    Of the right sum nothing is told before the learner knows it, and with it its rule: ``known_rule``.
    """
    if not ids:
        return []
    held, alone = [known()[id] for id in ids], len(ids) == 1
    said = [say("exercise-believed" if belief is held[0] else "exercise-believed-or", belief=title(belief.id))
            for belief in held]  # fmt: skip
    if alone:
        said += departure(question, scene, held[0], whole=known_rule is not None)
    rules = dict.fromkeys(belief.rules[0] for belief in held)
    said += [rule_sentence(rule) for rule in rules if rule != known_rule]
    return [*said, say(f"belief-{ids[0]}-why")] if alone else said


def departure(question: Question, scene: Scene, belief: Belief, whole: bool) -> list[str]:
    """The line of the sum that a belief changes, in a sentence; empty where no sum is asked for."""
    right, wrong = (question.lines(at) for at in (scene, believed(scene, belief)))
    mine, true = (next(iter(_without(one, other)), None) for one, other in ((wrong, right), (right, wrong)))
    args = {name: explain.sum_line(line)["text"] for name, line in (("wrong", mine), ("right", true)) if line}
    if not whole:
        return [say("exercise-believed-sum", **args)] if mine and not true else []
    key = "line" if mine and true else "extra" if mine else "missing"
    return [say(f"exercise-believed-{key}", **args)] if args else []


def _without(lines: Sequence[Line], others: Sequence[Line]) -> Iterator[Line]:
    return iter((Counter(lines) - Counter(others)).elements())
