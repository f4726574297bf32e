"""A turn played ahead on a copy: what an answer brings, what the rest of its turn brings, and what comes next."""

from __future__ import annotations

from typing import NamedTuple

from carcnb.engine import events as core
from carcnb.engine.actions import Action
from carcnb.engine.course import ScriptRun
from carcnb.engine.events import Event, of_expansion
from carcnb.engine.game import Game
from carcnb.engine.prompts import Ask, Chance
from carcnb.questions.errors import GoalError


def begin_run(game: Game, action: Action) -> ScriptRun:
    """The rules at work on a copy of a game that waits for such an answer; ``GoalError`` if it does not."""
    if game.prompt is None or action not in game.prompt.options:
        raise GoalError(f"{action} is no answer to what the game asks here")
    return game.rehearsal()


def rest(game: Game, action: Action) -> tuple[list[Event], bool]:
    """What the rest of a turn brings if no more is done after an action than has to be, and whether that is all of it.

    It is not where somebody has to decide something, or chance: that a second tile comes is another part of the turn.
    """
    course = begin_run(game, action)
    before, met = len(course.table.events), course.step(action)
    while isinstance(met, Ask) and met.declining_action is not None:
        met = course.step(met.declining_action)
    whole = met is None or (isinstance(met, Chance) and met.kind == "tile")
    return course.table.events[before:], whole


def gone_on(game: Game, action: Action) -> Game:
    """A copy of the game in which an action is carried out, and the turn ends with no more than has to be done."""
    after = game.clone()
    begun = len(after.history)
    after.apply(action)
    while after.prompt and (declined := after.prompt.declining_action) is not None:
        if any(answer.verb == "draw" and not answer.where for answer in after.history[begun:]):
            break  # the tile of another turn, or of another part of this one
        after.apply(declined)
    return after


class Then(NamedTuple):
    """Who draws or decides something next, and what; the rule by which it comes."""

    seat: str
    what: str
    rule: str = ""

    @property
    def id(self) -> str:
        """How it is named as an answer."""
        return f"{self.seat}:{self.what}"


def then(game: Game, action: Action) -> tuple[Then, list[Event]]:
    """What comes right after an action, and what happens until then; nothing is drawn for it."""
    course = begin_run(game, action)
    before = len(course.table.events)
    met = course.step(action)
    while met is None and course.pass_on():
        met = course.step(None)
    state, said = course.table.state, course.table.events[before:]
    if met is None:
        return Then("", "over", "BASE-13.1"), said
    if isinstance(met, Ask):
        return Then(met.player, met.kind, met.rule), said
    began = [event.rule for event in said if isinstance(event, core.TurnBegan)]
    own = [event.rule for event in said if of_expansion(event)]
    rule = (began or own[-1:] or [_rule_of(course, met)])[0]
    return Then(
        state.player if met.seen_by == core.NOBODY else met.seen_by or state.player, _drawn(met, state.part), rule
    ), said


def _drawn(chance: Chance, part: int) -> str:
    return "draw-again" if chance.kind == "tile" and part > 1 else f"draw-{chance.kind}"


def _rule_of(course: ScriptRun, chance: Chance) -> str:
    """The rule by which chance decides: that of what happens then, whatever it is.  The course is used up."""
    before = len(course.table.events)
    course.step(chance.options[0])
    return next((event.rule for event in course.table.events[before:]), "")
