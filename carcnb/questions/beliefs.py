"""What a wrong answer may come of: the beliefs that would make it right, worked out by the engine.

Every system's folder has its beliefs, those of the systems in play are tried.  The one that makes an answer right is
named if it is about the rules that were asked.  Where two do so none is: nobody can tell which of them it was, and
another exercise has to tell them apart.
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
from carcnb.questions.scene import Scene, Truth
from carcnb.questions.sentences import rule_sentence
from carcnb.rulebook import explain
from carcnb.systems import System, read_each
from carcnb.words import say

BASE = "base"

CHAPTERS: Mapping[str, tuple[int, ...]] = {
    "placement": (3, 4, 5, 10),
    "claiming": (5, 11),
    "points": (6, 7, 8, 9, 11, 14, 15),
    "majority": (6, 7, 8, 9, 11, 14, 15),
    "completion": (6, 7, 9, 10),
    "fields": (7, 11, 15),
    "final": (6, 7, 8, 9, 11, 14, 15),
    "": (3, 4, 5, 10),
}
"""The chapters of the base game's rules that questions of a topic ask about, and those that only lessons ask."""

BY_CHANCE = 3
"""A careless answer should be that of a belief once in so many times at most; else none is named."""

_TOPICS = {"points": "points"}
"""The topics of questions that only lessons ask."""


class Known(NamedTuple):
    """A belief as its system lists it: what changes, the rules it contradicts, an example of it.

    The first of the ``rules`` says it plainest.  ``example`` is what ``carcnb.exercise`` takes or, with a ``solution``,
    what a lesson asks; its answer is ``right``, and ``wrong`` for whoever believes this.  Of an expansion's exercises
    those with one of the ``questions`` can show it.  ``more`` are exercises that show it alone, where none that are
    made from play do.
    """

    belief: Belief
    system: str
    rules: tuple[str, ...]
    example: Mapping[str, Any]
    right: Any
    wrong: Any
    questions: tuple[str, ...] = ()
    more: tuple[Mapping[str, Any], ...] = ()

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
    questions = tuple(own.pop("questions", ()))
    alone = {"expansions": [system]} if system != BASE else {}
    more = tuple(alone | one for one in own.pop("more", ()))
    return Known(belief, system, tuple(rules), alone | own, right, wrong, questions, more)


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

    def fitting(self, given: Any) -> tuple[str, ...]:
        """All who would give an answer that is wrong, of those whose belief is about the rules that are asked."""
        if self.question.form == "act":
            return self._those(lambda scene: self.question.judge(scene, given).correct)
        return tuple(id for id, answers in self._solved.items() if given in answers and self.is_asked(id))

    def of(self, given: Any) -> tuple[str, ...]:
        """The one who would give an answer that is wrong; none where several would, or nobody.

        Nor where so many of the answers that can be given are somebody's that a careless one would often be, too.
        """
        found = _alone(self.fitting(given))
        return found if found and self.tells else ()

    @cached_property
    def tells(self) -> bool:
        """Whether a wrong answer tells anything of whoever gives it: few of those that can be given are a belief's."""
        if self.question.form == "act" or not self.question.by_chance:
            return True
        own = {str(answers[0]) for id, answers in self._solved.items() if self.fitting(answers[0]) == (id,)}
        if self.question.form == "number":
            wrong = 2 * int(self.question.right(self.scene)) + 5  # up to twice the right one and five more
        else:
            choices = len(self.question.choices(self.scene))
            wrong = choices - 1 if self.question.form == "one" else 2**choices - 2
        return len(own) * BY_CHANCE <= wrong

    def choosing(self, choice: str) -> tuple[str, ...]:
        """The one who would pick a choice of a lesson's task that is wrong; none where several would, or nobody."""
        return _alone(self.picking(choice))

    def picking(self, choice: str) -> tuple[str, ...]:
        """All who would pick a choice of a lesson's task that is wrong, as ``fitting`` tells them."""
        return self._those(lambda scene: self.question.choice(scene) == choice)

    def _those(self, fits: Callable[[Scene], bool]) -> tuple[str, ...]:
        found = []
        for id, scene in self.scenes.items():
            with suppress(CarcnbError):
                if fits(scene) and self.is_asked(id):
                    found.append(id)
        return tuple(found)

    def is_asked(self, id: str) -> bool:
        """Whether a belief is about the rules that are asked.

        Those are the ones that decide, that the sum has and that what is true cites.  Of the base game they are also
        the chapters of the question's topic, unless an expansion's rule decides; of an expansion played alone, all.
        """
        known = all_beliefs()[id]
        if not self._decide.isdisjoint(known.rules):
            return True
        if known.system != BASE:
            names = {rule.partition("-")[0] for rule in known.rules}
            alone = self.scene.game.setup.expansions == (known.system,)
            return alone or any(rule.partition("-")[0] in names for rule in self._decide)
        about = CHAPTERS.get(self.question.topic or _TOPICS.get(self.question.verb, ""), ())
        return self._basic and any(chapter_of(rule) in about for rule in known.rules)

    @cached_property
    def _truth(self) -> Truth:
        return self.question.truth(self.scene) if self.question.form != "act" else Truth(())

    @cached_property
    def _cited(self) -> tuple[str, ...]:
        """The rules that what is true cites."""
        return tuple(rule for text in self._truth.sentences for rule in cited_rules(text))

    @property
    def _basic(self) -> bool:
        """Whether the base game alone decides."""
        decides = [self._truth.rule] if self._truth.rule else self._cited
        return all(rule.startswith((BASE.upper(), "D-BASE")) for rule in decides)

    @cached_property
    def _decide(self) -> frozenset[str]:
        """The rules that decide the right answer."""
        lines = () if self.question.form == "act" else self.question.lines(self.scene)
        return frozenset((self._truth.rule, *self._cited, *(line.rule for line in lines)))


def chapter_of(rule: str) -> int:
    """The chapter of a rule of the base game."""
    return int(rule.partition("-")[2].partition(".")[0])


def _alone(found: tuple[str, ...]) -> tuple[str, ...]:
    return found if len(found) == 1 else ()


# ---- what is said


def explain_belief(
    question: Question, scene: Scene, id: str, judged: Result | None = None, hinted: bool = False
) -> str:
    """What is said of an answer with a belief behind it: which, where its sum departs, and the rule against it.

    Of the right sum nothing is told before the learner knows it: before all that was ``judged`` has been told, and its
    rules with it.  Nor is the rule where that would be the answer, but where to look, unless a hint has said it.
    """
    one, whole = all_beliefs()[id], judged is not None
    wrong, right = _departure(question, scene, one.belief)
    said = [say("exercise-believed", belief=one.title), *_summed(wrong, right, whole)]
    if question.telling and not whole:
        return " ".join(said if hinted else [*said, question.hints(scene)[0]])
    decides = judged.rule if judged is not None else question.truth(scene).rule if question.form != "act" else ""
    rule = next(rule for rule in (*(line.rule for line in right), decides, one.rules[0]) if rule in one.rules)
    known_rules = [] if judged is None else cited_rules(judged.explanation)
    against = [*([] if rule in known_rules else [rule_sentence(rule)]), say(f"belief-{id}-why")]
    return "\n\n".join(" ".join(part) for part in (said, against))


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
