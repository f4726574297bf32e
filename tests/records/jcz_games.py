"""Records of JCloisterZone in a short notation, for tests.

T BA/RFr R0 1,0                 lay a tile                D 0.small.1 1,0 Road WE     put a figure down
P                               pass                      C                           commit
G 1,0                           a gold bar                F 1,0 WE                    a ferry
M mage 0,0 Road WE              mage or witch moves       X DEPLOY                    what a crop circle does
B 1.small.1 1,0 Road WE         a crop circle takes back  U                           undo
"""

from __future__ import annotations

import json
from typing import Any

SETS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "": ({"basic:1": 1}, {"small-follower": 7, "farmers": True}),
    "inns": ({"inns-and-cathedrals:1": 1}, {"big-follower": 1, "cathedral": True, "inn": True}),
    "traders": ({"traders-and-builders:1": 1}, {"builder": 1, "pig": 1, "traders": True, "pig-herd": True}),
    "flying": ({"flier:1": 1}, {}),
    "ferries": ({"ferries": 1}, {"ferry": 1}),
    "gold": ({"goldmines": 1}, {"gold": True}),
    "mage": ({"mage-and-witch:1": 1}, {"mage": 1, "witch": 1}),
    "crop": ({"corn-circles/2": 1}, {}),
}


def record(moves: str, *expansions: str, players: int = 2, draws: str = "", end: int | None = None) -> dict[str, Any]:
    """A record: the moves one a line, the expansions in play, the tiles drawn and how many of them there are."""
    sets: dict[str, Any] = {}
    elements: dict[str, Any] = {}
    for name in ("", *expansions):
        sets |= SETS[name][0]
        elements |= SETS[name][1]
    replay = [_message(line.split()) for line in moves.strip().splitlines() if line.strip()]
    tiles = draws.split() or [m["payload"]["tileId"] for m in replay if m["type"] == "PLACE_TILE"]
    start = [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}]
    return {
        "appVersion": "5.7.0",
        "initialRandom": 0.0,
        "setup": {"sets": sets, "elements": elements, "rules": {}, "start": start},
        "players": [{"name": name, "slot": n} for n, name in enumerate(("Ada", "Ben", "Cyd", "Dan")[:players])],
        "replay": replay,
        "gameAnnotations": {"drawOrder": tiles} | ({"endTurn": end} if end else {}),
    }


def text(moves: str, *expansions: str, players: int = 2, draws: str = "", end: int | None = None) -> str:
    """The same as the text of a file."""
    return json.dumps(record(moves, *expansions, players=players, draws=draws, end=end))


def _message(words: list[str]) -> dict[str, Any]:
    payload: dict[str, Any]
    match words:
        case ["T", tile, turn, at]:
            kind, payload = "PLACE_TILE", {"tileId": tile, "rotation": turn, "position": _at(at)}
        case ["D", figure, at, feature, location]:
            kind, payload = "DEPLOY_MEEPLE", {"pointer": _pointer(at, feature, location), "meepleId": figure}
        case ["B", figure, at, feature, location]:
            pointer = {"featurePointer": _pointer(at, feature, location), "meepleId": figure}
            kind, payload = "RETURN_MEEPLE", {"source": "CORN_CIRCLE", "pointer": pointer}
        case ["G", at]:
            kind, payload = "PLACE_TOKEN", {"token": "GOLD", "pointer": _at(at)}
        case ["F", at, location]:
            kind, payload = "PLACE_TOKEN", {"token": "FERRY", "pointer": _pointer(at, "Road", location)}
        case ["M", figure]:
            kind, payload = "MOVE_NEUTRAL_FIGURE", {"figureId": f"{figure}.1", "to": None}
        case ["M", figure, at, feature, location]:
            kind, payload = "MOVE_NEUTRAL_FIGURE", {"figureId": f"{figure}.1", "to": _pointer(at, feature, location)}
        case ["X", value]:
            kind, payload = "CIRCLE_REMOVE_OR_DEPLOY", {"value": value}
        case [letter]:
            kind, payload = {"P": "PASS", "C": "COMMIT", "U": "UNDO"}[letter], {}
        case _:
            raise ValueError(f"no message like {' '.join(words)}")
    return {"type": kind, "payload": payload}


def _at(text: str) -> list[int]:
    return [int(n) for n in text.split(",")]


def _pointer(at: str, feature: str, location: str) -> dict[str, Any]:
    return {"position": _at(at), "feature": feature, "location": location}


TOGETHER = """
    T MW/CFC R0 0,-1
    M mage 0,0 Road WE
    P
    C
    T FR/RRR R0 1,0
    P
    F 1,0 SE
    C
    T MW/CRRR.3 R90 1,1
    M witch 1,0 Road E
    P
    C
    T BA/RFr R0 2,0
    P
    F 1,0 WE
"""
"""A ferry has just joined the roads of the mage and the witch; nothing is committed yet."""
