"""The score track where it is more than a count: figures beside the score figures, dark spaces, answers on spaces."""

from __future__ import annotations

from carcnb.board.reader import Reader
from carcnb.engine.events import Scored
from carcnb.engine.game import Game
from carcnb.engine.prompts import Ask
from carcnb.engine.table import Table
from carcnb.engine.track import space
from carcnb.wire.view import Lane, Option


def lane(game: Game) -> Lane | None:
    """The numbers of the dark spaces and the figures that count no points; None where the track only counts."""
    table = game.table
    if table.only_counts:
        return None
    return {"dark": sorted(table.dark), "figures": [(*who, at) for who, at in table.state.on_track.items()]}


def add_space(option: Option, table: Table, ask: Ask, reader: Reader) -> None:
    """Add to an option where on the track it is about: the space, the figure, the space it comes from, in words too."""
    what, state = ask.options[option["id"]].what, table.state
    if ask.target == "space":
        at = int(what)
        near = dict.fromkeys(seat for (seat, _), points in state.track.items() if space(points) == at)
        option["space"], option["figure"] = at, ask.piece
        option["note"] = reader.say("note-beside", names=reader.list_seats(seat for seat in near if seat != ask.player))
        if (ask.player, ask.piece) in state.on_track:
            option["start"] = state.on_track[ask.player, ask.piece]
    elif ask.target == "piece" and isinstance(ask.about, Scored):
        start = state.track[ask.player, what]
        end = start + ask.about.points
        option["space"], option["figure"], option["start"] = space(end), what, space(start)
        option["note"] = _way(table, start, end, reader)
    elif ask.target == "player" and isinstance(ask.about, Scored):
        option["space"], option["figure"] = space(state.track[what, ask.about.piece]), ask.piece


def _way(table: Table, start: int, end: int, reader: Reader) -> str:
    return reader.say("note-advance-dark" if space(end) in table.dark else "note-advance", start=start, end=end)
