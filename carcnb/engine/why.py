"""Why an action is refused: the first rule it breaks, found only when somebody asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcnb.engine.actions import SKIP, TURNS, VERBS, Action
from carcnb.engine.errors import InvalidAction
from carcnb.engine.expansions import ORDER
from carcnb.engine.grid import cell_of
from carcnb.engine.placement import why_not_placed
from carcnb.engine.prompts import Ask, Chance
from carcnb.engine.refusals import Refusal
from carcnb.errors import near_names

if TYPE_CHECKING:
    from carcnb.engine.table import Table


def why_not(table: Table, prompt: Ask | Chance | None, action: Action) -> Refusal:
    """The reason why an action that is not among the options of a prompt is refused.

    ``InvalidAction`` if it is a placement or a deployment that does not say what or where.
    """
    if prompt is None:
        return Refusal("over", "BASE-13.1", {})
    if isinstance(prompt, Chance):
        return Refusal("asked", "BASE-4.1", {"wanted": "draw", "got": action.verb})
    if reason := _misspelt(table, prompt, action.verb):
        return reason
    for expansion in table.expansions:
        if reason := expansion.why_not_answer(table, prompt, action):
            return reason
    if action == SKIP:
        return Refusal("compulsory", prompt.rule, {})
    if action.verb != prompt.kind:
        return Refusal("asked", prompt.rule, {"wanted": prompt.kind, "got": action.verb})
    if prompt.kind not in ("place", "deploy"):
        return _not_offered(prompt, action)
    if not action.what or not action.cell or not action.where or (prompt.kind == "place" and action.where not in TURNS):
        raise InvalidAction(f"{str(action)!r} does not say what and where, as {str(prompt.options[0])!r} does")
    if prompt.kind == "place":
        if action.what != prompt.tile:
            return Refusal("not-drawn", "BASE-4.1", {"tile": action.what, "drawn": prompt.tile})
        return why_not_placed(table.state, action) or _not_offered(prompt, action)
    return why_not_deployed(table, prompt, action)


def _misspelt(table: Table, prompt: Ask, verb: str) -> Refusal | None:
    """A verb that there is not, but for a slip of the fingers."""
    if any(verb in kind.verbs for kind in ORDER):  # what another expansion calls something is no slip
        return None
    known = [*VERBS, *(verb for expansion in table.expansions for verb in expansion.verbs)]
    near = [] if verb in known else near_names(verb, known)
    return Refusal("verb", prompt.rule, {"got": verb, "like": near[0]}) if near else None


def why_not_deployed(table: Table, prompt: Ask, action: Action) -> Refusal:
    """Why a figure cannot be put there (BASE-5.2 to BASE-5.9)."""
    state, seat = table.state, prompt.player
    tile, first = state.tiles[cell_of(prompt.xy)]
    if action.cell != prompt.xy:
        return Refusal("elsewhere", "BASE-5.4", {"tile": tile.design.id})
    if not state.supply.get((seat, action.what)):
        return Refusal("no-figure", "BASE-5.2", {"figure": action.what})
    if action.where not in tile.spots:
        return Refusal("no-spot", "BASE-5.5", {"spot": action.where, "spots": tile.where})
    segment = first + tile.spots[action.where]
    if reason := table.why_not_standing(seat, action.what, segment):
        return reason
    if state.label[segment] in table.occupied_features():
        seats = tuple(seat for seat, power in table.feature(segment).strength if power)
        kind = tile.design.kinds[segment - first]
        return Refusal("occupied", "BASE-5.7", {"kind": kind, "seats": seats})
    return _not_offered(prompt, action)


def _not_offered(prompt: Ask, action: Action) -> Refusal:
    """There is no such answer; what one looks like is said without giving away what only the asked player may know."""
    like = prompt.kind if prompt.secret else str(prompt.options[0])
    return Refusal("not-offered", prompt.rule, {"got": str(action), "like": like})


def taken_spots(table: Table, prompt: Ask) -> list[tuple[Action, Refusal]]:
    """The deployments on the tile just laid that are not allowed, each with its reason, one per segment."""
    tile, _ = table.state.tiles[cell_of(prompt.xy)]
    free = {option.where for option in prompt.options}
    at_hand = [name for name in table.followers if table.state.supply[prompt.player, name]]
    kind = at_hand[0] if at_hand else table.followers[0]
    wanted = [Action("deploy", kind, prompt.xy, where) for where in tile.where if where not in free]
    return [(action, why_not_deployed(table, prompt, action)) for action in wanted]
