"""Which rules decide a question: those by which the engine answers it, and those without which the answer is another.

The first are told with what is true: the rule of an event or a refusal, of a line of the sum.  The second are found by
asking again where a rule is otherwise: as it is wrongly believed, or as ``changes.py`` in a system's folder turns it
round.  Who makes exercises knows nothing of how this is found.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import NamedTuple

from carcnb.engine.beliefs import Belief, RuleChange
from carcnb.engine.errors import CarcnbError
from carcnb.questions.beliefs import BASE, apply_belief, beliefs
from carcnb.questions.caption import cited_rules
from carcnb.questions.model import Question
from carcnb.questions.scene import Scene
from carcnb.systems import System, read_each


@cache
def changes() -> Mapping[str, tuple[RuleChange, ...]]:
    """The rules that are turned round, by system."""
    return read_each(_of_system)


def _of_system(system: System) -> tuple[RuleChange, ...]:
    if not system.folder("changes.py").is_file():
        return ()
    found = vars(import_module(f"{system.package}.changes")).values()
    return tuple(kind() for kind in found if isinstance(kind, type) and issubclass(kind, RuleChange) and kind.rules)


class Otherwise(NamedTuple):
    """A rule as it is not: in the game of which system, and how."""

    system: str
    rule: Belief

    @property
    def dealt(self) -> bool:
        """Whether exercises of its system's topic are dealt by it, too."""
        return not isinstance(self.rule, RuleChange) or self.rule.dealt

    def in_play(self, scene: Scene) -> bool:
        """Whether what it is about is played."""
        return self.system in (BASE, *scene.game.setup.expansions)


@cache
def otherwise() -> Mapping[str, tuple[Otherwise, ...]]:
    """All there is of each rule being otherwise, by its id: wrong beliefs, and what turns it round.

    Of the rules that a belief contradicts that is the first: the others may not be touched by the case in question.
    """
    found: dict[str, list[Otherwise]] = {}
    for system, of in beliefs().items():
        for known in of.values():
            found.setdefault(known.rules[0], []).append(Otherwise(system, known.belief))
    for system, turned in changes().items():
        for change in turned:
            for id in change.rules:
                found.setdefault(id, []).append(Otherwise(system, change))
    return {id: tuple(them) for id, them in found.items()}


def named_rules(question: Question, scene: Scene) -> frozenset[str]:
    """The rules by which the engine answers: the one that decides, those of the sum and of what is said."""
    truth = question.truth(scene)
    cited = (id for text in truth.sentences for id in cited_rules(text))
    summed = (line.rule for line in question.lines(scene))
    return frozenset(filter(None, (truth.rule, *cited, *summed, *question.rules(scene))))


def is_decided_by(rules: Collection[str], question: Question, scene: Scene, dealt: bool = False) -> bool:
    """Whether one of some rules decides a question about a scene; by what is ``dealt`` alone, if that is wanted."""
    named = named_rules(question, scene)
    return not named.isdisjoint(rules) or any(_changes(id, question, scene, dealt) for id in rules)


def deciding_rules(question: Question, scene: Scene, among: Collection[str] = ()) -> frozenset[str]:
    """All rules that decide a question about a scene; only these ``among`` them, if any are named."""
    named = named_rules(question, scene)
    ids = among or {*otherwise(), *named}
    return frozenset(id for id in ids if id in named or _changes(id, question, scene))


def _changes(id: str, question: Question, scene: Scene, dealt: bool = False) -> bool:
    """Whether the answer would be another if a rule were otherwise."""
    others = (other for other in otherwise().get(id, ()) if other.in_play(scene) and (other.dealt or not dealt))
    return question.ruled and any(differs(other.rule, question, scene) for other in others)


def differs(other: Belief, question: Question, scene: Scene) -> bool:
    """Whether a question has another answer where a rule is otherwise, one that can be given."""
    with suppress(CarcnbError, ValueError):  # nobody would ask it then, or a tile lies where none can
        if found := question.solve(apply_belief(scene, other)):
            given = found[0] if question.form == "act" else question.read(scene, found[0])
            return not question.judge(scene, given)
    return False
