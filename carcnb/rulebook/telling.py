"""A move in one or two sentences: what a decision did, and what it brought."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.events import Event, Scored, TileDrawn, TurnBegan
from carcnb.rulebook.explain import Names, log_entry, name_of
from carcnb.words import say


def tell_move(
    seat: str, action: Action, events: Sequence[Event], names: Names | None = None, lang: str | None = None
) -> str:
    """What a player's decision did and what it brought: "Ben places a knight. Ben +4".

    ``events`` are those that followed from it, as the reader may know them.
    """
    names = names or {}
    name = name_of(seat, names, lang)
    telling = [event for event in events if not isinstance(event, TurnBegan | TileDrawn)]
    if action == SKIP:
        what = say("record-skipped", lang, name=name)
    elif telling:
        what = log_entry(telling[0], names, lang)["say"]
    else:
        what = say("record-decided", lang, name=name)
    gains = [
        say("gain", lang, name=name_of(who, names, lang), points=points)
        for who, points in points_by_seat(events).items()
    ]
    if not gains:
        return what
    return say(
        "record-gains", lang, what=what, gains=reduce(lambda a, b: say("gain-more", lang, gains=a, gain=b), gains)
    )


def points_by_seat(events: Sequence[Event]) -> dict[str, int]:
    """The points that events bring, by seat, in the order in which they were scored."""
    points: dict[str, int] = {}
    for event in events:
        if isinstance(event, Scored) and event.points:
            points[event.player] = points.get(event.player, 0) + event.points
    return points
