"""What a browser may send, checked to the letter before anything looks at the game."""

from __future__ import annotations

from typing import Any, NamedTuple

LONGEST = 200
"""Characters of the longest text that is read."""

_ACTS: dict[str, dict[str, str]] = {
    "act": {"action": "text"},
    "undo": {},
    "redo": {},
    "new": {},
    "goto": {"to": "number"},
    "language": {"lang": "text"},
    "look": {},
    "show": {},
    "hide": {},
    "lesson": {"what": "text", "to": "number?", "answer": "text?"},
}
_ASKS: dict[str, dict[str, str]] = {
    "card": {"cell": "cell", "segment": "number"},
    "outlook": {"action": "text"},
    "why": {"action": "text"},
    "rule": {"rule": "text"},
    "log": {"before": "number"},
}


class Message(NamedTuple):
    """A well-formed message: what is to be done, at which length of the log it was sent, and the rest of its fields.

    ``id`` is the number of a question, None for everything else.
    """

    do: str
    n: int
    fields: dict[str, Any]
    id: int | None = None


class BadMessage(ValueError):
    """A message that is not understood; the text names the part, ``id`` is its question's number if it has one."""

    def __init__(self, what: str, id: int | None = None) -> None:
        super().__init__(what)
        self.id = id


def read(content: object) -> Message:
    """The message of a JSON value; ``BadMessage`` names what is unknown, missing, too much or of the wrong type."""
    if not isinstance(content, dict):
        raise BadMessage(type(content).__name__)
    do = content.get("do")
    rest = {key: value for key, value in content.items() if key != "do"}
    if do == "ask":
        return _question(rest)
    if not isinstance(do, str) or do not in _ACTS:
        raise BadMessage(f"do = {_short(do)}")
    if do == "language":
        rest.setdefault("n", 0)  # words are the same at any point of the game
    fields = _checked(rest, {"n": "number", **_ACTS[do]}, None)
    return Message(do, fields.pop("n"), fields)


def _question(rest: dict[str, Any]) -> Message:
    id = rest.pop("id", None)
    if not _is(id, "number"):
        raise BadMessage(f"id = {_short(id)}")
    what = rest.pop("what", None)
    if not isinstance(what, str) or what not in _ASKS:
        raise BadMessage(f"what = {_short(what)}", id)
    fields = _checked(rest, {"n": "number", **_ASKS[what]}, id)
    return Message(what, fields.pop("n"), fields, id)


def _checked(given: dict[str, Any], wanted: dict[str, str], id: int | None) -> dict[str, Any]:
    for name in given:
        if name not in wanted:
            raise BadMessage(_short(name), id)
    for name, kind in wanted.items():
        if name not in given and not kind.endswith("?"):
            raise BadMessage(name, id)
        if name in given and not _is(given[name], kind.removesuffix("?")):
            raise BadMessage(f"{name} = {_short(given[name])}", id)
    return given


def _is(value: object, kind: str) -> bool:
    if kind == "text":
        return isinstance(value, str) and len(value) <= LONGEST
    if kind == "cell":
        return isinstance(value, list) and len(value) == 2 and all(_is(part, "number") for part in value)
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**53


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:39] + "…"
