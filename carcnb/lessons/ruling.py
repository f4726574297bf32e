"""Which rule decides the task of a lesson's step, so that an answer counts for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from carcnb.engine.errors import CarcnbError
from carcnb.lessons.model import Lesson
from carcnb.questions.caption import cited_rules
from carcnb.rulebook import rule
from carcnb.words.texts import pick_text


def deciding_rule(lesson: Lesson, step: int, system: str = "") -> str:
    """The id of the rule that decides a step's task: one of the ``system`` it teaches if any is named; else empty.

    It is the one that the question itself goes by, else one that its answer names, or the step's text, or that of the
    step before.
    """
    found = [*filter(None, _named(lesson, step))]
    own = next((id for ids in found for id in ids if rule(id).system == system), "")
    return own or (found[0][-1] if found else "")


def _named(lesson: Lesson, step: int) -> Iterator[list[str]]:
    task = lesson.steps[step].task
    for solved in (False, True):
        with suppress(CarcnbError):  # some questions are about a position that the solution leads to, or leads from
            truth = task and task.goal.truth(lesson.scene(step, solved=solved))
            if truth and truth.rule:
                yield [truth.rule]
            if truth:
                yield cited_rules(" ".join(truth.sentences))
    for at in (step, step - 1):
        if at >= 0:
            yield cited_rules(pick_text(lesson.steps[at].text))
