"""Afterstates: the tables that a player's decisions can lead to, up to the next draw.

What comes between is as little as can be: whoever may decline declines, also other players, who then take and add
nothing.  A question that cannot be declined ends the line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from carcnb.engine.actions import Action
from carcnb.engine.course import ScriptRun
from carcnb.engine.prompts import Ask, Chance
from carcnb.engine.table import Table

Line = tuple[tuple[Action, ...], Table]
"""Decisions of one player, and the table after them."""


def lines_after(course: ScriptRun, action: Action) -> Iterator[Line]:
    """The lines that begin with an action: one for each answer to the question it leads to, else one alone.

    What may be skipped after that is skipped, whoever is asked, and points are recorded with the first figure and in
    the order offered.  The course is used up.
    """
    me = course.prompt.player if course.prompt else ""
    met = course.step(action)
    if not isinstance(met, Ask) or met.player != me or not course.resumable:
        yield (action,), _ended(course, met)
        return
    table = course.table
    *others, last = met.options
    for option in others:
        again = ScriptRun(Table.beside(table, table.setup, table.state.copy(), table.events.copy()), met)
        again.step(None)
        yield (action, option), _ended(again, again.step(option))
    yield (action, last), _ended(course, course.step(last))


def settle(course: ScriptRun, answers: Iterable[Action] = ()) -> Table:
    """The table after these answers, once nothing more is done than has to be: see ``Ask.declining_action``.

    It goes on up to the next draw, or a question that cannot be declined.  The course is used up.
    """
    return _ended(course, course.prompt, answers)


def _ended(course: ScriptRun, met: Ask | Chance | None, answers: Iterable[Action] = ()) -> Table:
    coming = iter(answers)
    while isinstance(met, Ask):
        answer = next(coming, met.declining_action)
        if answer is None:
            break
        met = course.step(answer)
    return course.table
