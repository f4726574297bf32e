"""The editors: a position with its box, with every expansion and six players, and a lesson that is recorded."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from carcnb import edit, record_lesson
from carcnb.board import Board
from carcnb.engine.actions import SKIP
from carcnb.engine.expansions import NAMES
from carcnb.words import say

POSITION = "players red Ada 4, blue Ben; hand V; D 0,0 red:city.N; U 1,0 blue:road.W; V 2,0 r1; W 2,1"
MANY = "players red Ada 4, blue Ben, green Cleo, yellow Dora, black Emil, pink Finn 12; D 0,0 red:city.N; U 1,0"


def do(board: Board, what: str, **given: Any) -> None:
    """Make a change as the browser asks for it."""
    assert board._lead.stand.content
    board._lead.stand.content.edit(what, given)


def states() -> dict[str, dict[str, Any]]:
    """The view of each by name."""
    recorded = record_lesson("players red Ada, blue Ben; hand E; D 0,0 red:city.N; U 1,0")
    for field, text in (
        ("title", "How a city scores"),
        ("heading", "A knight"),
        ("text", "A follower in a city is a **knight**. This city is open to the north."),
    ):
        do(recorded, "write", field=field, text=text)
    do(recorded, "light", cell=[0, 0], segment=0)
    do(recorded, "add")
    do(recorded, "asks", on=True)
    do(recorded, "write", field="heading", text="Close it")
    recorded.apply("place base-E 0,-1 r2")
    recording = recorded.view
    recorded.apply(SKIP)
    do(recorded, "write", field="hint-1", text="A wall has to go all the way round.")
    recorded._changed()
    beginning = record_lesson(POSITION).view
    beginning["desk"]["draft"]["files"] = ["Cities", "Roads and fields"]
    saved = deepcopy(recorded.view)
    saved["desk"] |= {"told": say("record-saved", file="cities.toml"), "good": True}
    saved["desk"]["draft"] |= {"file": "cities", "line": 'carcnb.lesson("cities.toml")'}
    asking = record_lesson("players red Ada, blue Ben; hand E; D 0,0 red:city.N; U 1,0")
    do(asking, "write", field="title", text="How a city scores")
    do(asking, "light", cell=[0, 0], segment=0)
    do(asking, "asks", on=True)
    do(asking, "write", field="goal", text="final red")
    asking.chalk = ["0,0>1,0", "1,0 red"]
    do(asking, "write", field="heading", text="What is it worth?")
    asking._lang = "cs"
    asking._changed()
    return {
        "asking": asking.view,
        "beginning": beginning,
        "desk": edit(POSITION).view,
        "desks": edit(MANY, [name for name in NAMES if name != "winter"]).view,
        "recording": recording,
        "recorded": recorded.view,
        "saved": saved,
    }


__all__ = ["do", "states"]
