"""The score track where it is more than a count: figures beside the score figures, dark spaces, answers on spaces."""

from __future__ import annotations

from typing import Any

from carcnb.engine.actions import Action
from carcnb.engine.events import Scored
from carcnb.engine.game import Game
from carcnb.engine.prompts import Ask
from carcnb.engine.table import Table
from carcnb.engine.track import FIELDS, space
from carcnb.widget.reader import Reader


def lane(game: Game) -> dict[str, Any]:
    """``lane``: the numbers of the dark spaces and, as seat, kind and space, the figures that count no points.

    Nothing where the track does nothing but count.
    """
    table = game.table
    every = max((expansion.dark for expansion in table.expansions), default=0)
    if len(table.pieces) == 1 and not any(expansion.on_track for expansion in table.expansions):
        return {}
    dark = list(range(0, FIELDS, every)) if every else []
    return {"lane": {"dark": dark, "figures": [[*who, at] for who, at in table.state.on_track.items()]}}


def on_space(table: Table, ask: Ask, option: Action, reader: Reader) -> dict[str, Any]:
    """Where on the track an answer is about: the space, the figure, the space it comes from, and that in words."""
    if any(option.verb in expansion.on_track for expansion in table.expansions) and option.what.isdecimal():
        came, at = table.state.on_track.get((ask.player, option.verb)), int(option.what)
        near = dict.fromkeys(seat for (seat, _), points in table.state.track.items() if space(points) == at)
        note = reader.say("note-beside", names=reader.listed(seat for seat in near if seat != ask.player))
        return {"space": at, "figure": option.verb, "note": note} | ({} if came is None else {"from": came})
    record = ask.about
    if not isinstance(record, Scored):
        return {}
    if option.what in table.pieces:
        start = table.state.track[ask.player, option.what]
        end = start + record.points
        note = _way(table, start, end, reader)
        return {"space": space(end), "figure": option.what, "from": space(start), "note": note}
    if option.what == record.player:  # his points are robbed
        figure = next(kind for seat, kind in table.state.on_track if seat == ask.player)
        return {"space": space(table.state.track[record.player, record.piece]), "figure": figure}
    return {}


def _way(table: Table, start: int, end: int, reader: Reader) -> str:
    dark = any(expansion.dark and end % expansion.dark == 0 for expansion in table.expansions)
    return reader.say("note-advance-dark" if dark else "note-advance", start=start, end=end)
