"""The messages of a JCloisterZone record, each with its number; what was undone is left out."""

from __future__ import annotations

from typing import Any, NamedTuple

from carcnb.engine.errors import RecordError


class JczMessage(NamedTuple):
    """One message: its number in the record from 1, its type, what it holds, and who sent it, where that is told."""

    number: int
    type: str
    payload: dict[str, Any]
    player: object = None


def read_messages(replay: object) -> list[JczMessage]:
    """The messages that stand in the end; ``RecordError`` names the first that is none."""
    if not isinstance(replay, list):
        raise RecordError(f'"replay" is a list of messages, not {replay!r:.60}')
    kept: list[JczMessage] = []
    for number, entry in enumerate(replay, 1):
        if not isinstance(entry, dict) or not isinstance(entry.get("type"), str):
            raise RecordError(f"message {number}: a message is an object with a type, not {entry!r:.60}")
        payload = entry.get("payload", {})
        if not isinstance(payload, dict):
            raise RecordError(f"message {number}: what a message holds is an object, not {payload!r:.60}")
        if entry["type"] != "UNDO":
            kept.append(JczMessage(number, entry["type"], payload, entry.get("player")))
        elif not kept or kept[-1].type == "COMMIT":
            raise RecordError(f"message {number}: UNDO takes a move back, and there is none since the last COMMIT")
        else:
            kept.pop()
    return kept
