"""What a browser may send, checked to the letter before anything looks at the game."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, get_args

from carcnb.wire.shapes import faults, fields
from carcnb.wire.talk import Question, Sent
from carcnb.wire.talk_desk import Edit


def _by_name(union: Any, name: Literal["do", "what"]) -> dict[str, Any]:
    """The types of a union by the names that each goes by."""
    return {one: kind for kind in get_args(union) for one in get_args(fields(kind)[name][0])}


_ACTS, _QUESTIONS, _EDITS = _by_name(Sent, "do"), _by_name(Question, "what"), _by_name(Edit, "what")


class Message(NamedTuple):
    """A well-formed message: what is to be done, after which answers it was sent, and the rest of its fields.

    ``n`` is how many these were, ``line`` the view's, if it says so; ``id`` is the number of a question, None for
    everything else; ``no`` is the number that a refusal names.
    """

    do: str
    n: int
    fields: dict[str, Any]
    id: int | None = None
    line: int | None = None
    no: int | None = None


class BadMessage(ValueError):
    """A message that is not understood; the text names the part, ``id`` is its question's number if it has one."""

    def __init__(self, what: str, id: int | None = None) -> None:
        super().__init__(what)
        self.id = id


def read(content: object) -> Message:
    """The message of a JSON value; ``BadMessage`` names what is unknown, missing, too much or of the wrong type."""
    if not isinstance(content, dict):
        raise BadMessage(type(content).__name__)
    rest, id = dict(content), None
    name, kinds = "do", _ACTS
    if rest.get("do") == "ask":
        id = _number(rest, "id", None)
        name, kinds = "what", _QUESTIONS
        del rest["do"]
    edits = rest.get("do") == "edit"
    if edits:
        name, kinds = "what", _EDITS
    do = rest.get(name)
    if not isinstance(do, str) or do not in kinds:
        raise BadMessage(next(faults(do, Literal[tuple(kinds)], name)), id)
    if do == "language":
        rest.setdefault("n", 0)  # words are the same at any point of the game
    line, no = rest.pop("line", None), rest.pop("no", None)
    frame = (*faults(line, int | None, "line"), *faults(no, int | None, "no"))
    for wrong in (*frame, *faults({k: v for k, v in rest.items() if k != "n"}, kinds[do])):
        raise BadMessage(wrong, id)
    n = _number(rest, "n", id)
    del rest[name]
    if edits:
        del rest["do"]
        return Message("edit", n, {"what": do, "given": rest}, id, line, no)
    return Message(do, n, rest, id, line, no)


def _number(rest: dict[str, Any], name: str, id: int | None) -> int:
    """A number of the frame around every message, taken out of it."""
    for wrong in faults(rest.get(name), int, name):
        raise BadMessage(wrong if name in rest or name == "id" else name, id)
    number: int = rest.pop(name)
    return number
