"""The view as the front end reads it, written down: checked by hand, so that a wrong key or type names its place."""

from __future__ import annotations

from typing import Any

TEXT, NUMBER, FLAG = str, int, bool
SPOT = (NUMBER, NUMBER, NUMBER)
SUM = {"text": TEXT, "value": NUMBER, "rule": TEXT}
LOG = {
    "id": NUMBER,
    "text": TEXT,
    "say?": TEXT,
    "seat?": TEXT,
    "strong?": FLAG,
    "points?": NUMBER,
    "sum?": [SUM],
    "rule?": TEXT,
    "cells?": [SPOT],
}
OPTION = {
    "id": TEXT,
    "text": TEXT,
    "note": TEXT,
    "cell?": (NUMBER, NUMBER),
    "segment?": NUMBER,
    "segments?": (NUMBER, NUMBER),
    "icon?": TEXT,
    "figure?": TEXT,
    "card?": TEXT,
    "tile?": TEXT,
    "space?": NUMBER,
    "from?": NUMBER,
}
PLACES = {
    "verb": TEXT,
    "kinds": [TEXT],
    "texts": [(TEXT, TEXT, TEXT)],
    "rows": TEXT,
}
PROMPT = {
    "seat": TEXT,
    "turn?": TEXT,
    "kind": {"place", "figure", "choose", "over"},
    "step": NUMBER,
    "steps": [TEXT],
    "who": TEXT,
    "question": TEXT,
    "facts": TEXT,
    "rule?": TEXT,
    "tile": (None, TEXT),
    "at": (None, (NUMBER, NUMBER, NUMBER)),
    "squares?": [(NUMBER, NUMBER, TEXT)],
    "options": [OPTION],
    "places?": PLACES,
    "refused": [{"id": TEXT, "segment": NUMBER, "icon": TEXT, "text": TEXT, "note": TEXT, "rule": TEXT}],
    "skip": (None, TEXT),
    "closed?": FLAG,
    "card?": TEXT,
    "anew?": TEXT,
    "then": [{"text": TEXT, "rule": TEXT, "cells": [SPOT]}],
}
FINAL = {
    "title": TEXT,
    "columns": [TEXT],
    "groups": [{"title": TEXT, "rows": [{"text": TEXT, "values": [NUMBER], "cells": [SPOT], "rule?": TEXT}]}],
    "totals": [NUMBER],
}
VIEW = {
    "n": NUMBER,
    "seats": [
        {
            "seat": TEXT,
            "name": TEXT,
            "mark": {"circle", "triangle", "square", "diamond", "star", "cross"},
            "score": NUMBER,
            "cards": [NUMBER],
            "active": FLAG,
            "supply": [(TEXT, NUMBER, NUMBER)],
            "tokens?": [(TEXT, NUMBER)],
        }
    ],
    "tiles": TEXT,
    "figures": [(TEXT, TEXT, TEXT, NUMBER, NUMBER, NUMBER)],
    "neutral?": [(TEXT, TEXT, NUMBER, NUMBER, [NUMBER])],
    "throw?": (NUMBER, NUMBER, NUMBER, NUMBER, NUMBER),
    "names": dict,
    "track": [(TEXT, TEXT, NUMBER, NUMBER, NUMBER)],
    "lane?": {"dark": [NUMBER], "figures": [(TEXT, TEXT, NUMBER)]},
    "hands?": dict,
    "cards?": dict,
    "reveal?": {"seat": TEXT, "text": TEXT, "open": FLAG},
    "left": [(TEXT, NUMBER, NUMBER)],
    "left_total": NUMBER,
    "log": [LOG],
    "log_more": FLAG,
    "prompt": PROMPT,
    "final": (None, FINAL),
    "can_undo": FLAG,
    "can_redo": FLAG,
    "playable": FLAG,
    "lesson": (None, dict),
    "timeline?": {
        "at": NUMBER,
        "text": TEXT,
        "own": TEXT,
        "fork": NUMBER,
        "comment": TEXT,
        "back": FLAG,
        "next": FLAG,
    },
}
CARD = {
    "title": TEXT,
    "icon": {"city", "road", "monastery", "field"},
    "pill": TEXT,
    "closed": FLAG,
    "facts": [TEXT],
    "figures": [(TEXT, NUMBER, TEXT)],
    "who": TEXT,
    "notes": [{"text": TEXT, "rule": TEXT}],
    "points": [{"label": TEXT, "value": NUMBER, "sum": TEXT, "rule": TEXT, "lines": [SUM]}],
    "open": [(NUMBER, NUMBER, TEXT)],
}


def wrong(value: Any, shape: Any, where: str = "") -> list[str]:
    """Every place where a JSON value is not of a shape: a type, some texts, a row, a list, an object or None."""
    if isinstance(shape, type):
        return [] if type(value) is shape else [f"{where}: {value!r} is no {shape.__name__}"]
    if isinstance(shape, set):
        return [] if value in shape else [f"{where}: {value!r} is none of {sorted(shape)}"]
    if isinstance(shape, list):
        if type(value) is not list:
            return [f"{where}: {value!r} is no list"]
        return [fault for i, part in enumerate(value) for fault in wrong(part, shape[0], f"{where}[{i}]")]
    if isinstance(shape, tuple):
        if shape[0] is None:
            return [] if value is None else wrong(value, shape[1], where)
        if type(value) is not list or len(value) != len(shape):
            return [f"{where}: {value!r} is no row of {len(shape)}"]
        return [fault for i, part in enumerate(value) for fault in wrong(part, shape[i], f"{where}[{i}]")]
    if type(value) is not dict:
        return [f"{where}: {value!r} is no object"]
    names = {name.rstrip("?"): part for name, part in shape.items()}
    faults = [f"{where}.{name} is missing" for name in shape if not name.endswith("?") and name not in value]
    faults += [f"{where}.{name} is unknown" for name in value if name not in names]
    return faults + [f for name in value if name in names for f in wrong(value[name], names[name], f"{where}.{name}")]
