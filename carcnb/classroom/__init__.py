"""What a class needs beside what each learner does: courses, lesson plans, worksheets, exams, what was handed in.

``course`` makes or opens a course, ``plans`` lists lesson plans, ``present`` shows something to a class, ``worksheet``
prints, ``summary`` and ``answer_cards`` as well, ``exam`` and ``assignment`` make exams, ``collect`` reads what was
handed in, ``watch`` shows a class at work.

>>> carcnb.classroom.plans()[0]
<Plan base/1: First tiles, first road>
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from carcnb.classroom.assignments import assignment as assignment
    from carcnb.classroom.class_board import watch as watch
    from carcnb.classroom.courses import course as course
    from carcnb.classroom.handouts import answer_cards as answer_cards
    from carcnb.classroom.handouts import summary as summary
    from carcnb.classroom.lesson_plans import plan as plan
    from carcnb.classroom.lesson_plans import plans as plans
    from carcnb.classroom.presenting import present as present
    from carcnb.classroom.results import collect as collect
    from carcnb.classroom.sealing import exam as exam
    from carcnb.classroom.worksheets import worksheet as worksheet

# Each is loaded when first used, as those of carcnb are; a module called as one of them would take its place.
_HOME = {
    "answer_cards": "carcnb.classroom.handouts",
    "assignment": "carcnb.classroom.assignments",
    "collect": "carcnb.classroom.results",
    "course": "carcnb.classroom.courses",
    "exam": "carcnb.classroom.sealing",
    "plan": "carcnb.classroom.lesson_plans",
    "plans": "carcnb.classroom.lesson_plans",
    "present": "carcnb.classroom.presenting",
    "summary": "carcnb.classroom.handouts",
    "watch": "carcnb.classroom.class_board",
    "worksheet": "carcnb.classroom.worksheets",
}
__all__ = [*_HOME]


def __getattr__(name: str) -> Any:
    if name in _HOME:
        return getattr(import_module(_HOME[name]), name)
    raise AttributeError(f"module 'carcnb.classroom' has no attribute {name!r}; it has {', '.join(__all__)}")


def __dir__() -> list[str]:
    return __all__
