"""A browser without a browser: what a board sends is kept, what a page would say is handed to it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from carcnb.board import Board
from carcnb.engine.actions import Action
from carcnb.wire.talk import FromKernel


def patched(old: Any, patch: Any) -> Any:
    """What a page makes of a value and a patch of it: ``widgets_js/src/wire/patch.ts`` in Python."""
    if isinstance(patch, dict):
        made = dict(enumerate(old)) if isinstance(old, list) else dict(old)
        for key, part in patch.items():
            at = int(key) if isinstance(old, list) else key
            if part == []:
                del made[at]
            else:
                made[at] = patched(made.get(at), part)
        return list(made.values()) if isinstance(old, list) else made
    if len(patch) < 2:
        return patch[0]
    parts = old.split(";") if isinstance(old, str) else list(old)
    for i in reversed(range(0, len(patch), 3)):
        at, count, new = patch[i : i + 3]
        parts[at : at + count] = new
    return ";".join(parts) if isinstance(old, str) else parts


def sent(value: Any) -> Any:
    """A value as it comes out of JSON at the other end: rows are lists."""
    return json.loads(json.dumps(value))


class Browser:
    """Listens to a board from now on: ``updates`` are the parts that were new, ``messages`` what else was said.

    Whatever the board tells of its view, what a page makes of that must be the view of the board.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.view = sent(board.view)
        self.updates: list[dict[str, Any]] = []
        self.messages: list[dict[str, Any]] = []
        self.next = 1
        board.hosts.append(self)

    def put(self, state: Mapping[str, Any]) -> None:
        """Keep what is new."""
        self.updates.append(sent(dict(state)))
        self.view = self.updates[-1].get("view", self.view)
        assert self.view == sent(self.board.view)

    def again(self, name: str) -> None:
        """Keep what is given again."""
        self.put({name: getattr(self.board, name)})

    def send(self, message: FromKernel) -> None:
        """Keep what is said."""
        if message["kind"] != "patch":
            self.messages.append(sent(message))
            return
        told = sent(message)
        assert told["rev"] == self.view["rev"]
        self.put({"view": patched(self.view, told["view"])})

    def tell(self, message: object) -> None:
        """Hand a message to the board as the kernel does; an exception in the board is one here."""
        self.board.hear(message)

    def do(self, do: str, /, **fields: Any) -> None:
        """Send something that changes the game, stamped with the view shown."""
        self.tell({"do": do, "n": self.board.view["n"], "line": self.board.view["line"], **fields})

    def act(self, action: Action | str) -> None:
        """Choose an action, by its number or, to decline, by the button."""
        self.do("skip") if str(action) == "skip" else self.do("act", answer=self.number(action))

    def number(self, action: Action | str) -> int:
        """The number of an action among the answers to the question."""
        return list(map(str, self.board.game.legal_actions())).index(str(action))

    def ask(self, what: str, **fields: Any) -> dict[str, Any]:
        """Ask, and give the answer."""
        self.next += 1
        self.tell({"do": "ask", "id": self.next, "n": self.board.view["n"], "what": what, **fields})
        reply = self.messages.pop()
        assert reply["kind"] == "reply"
        assert reply["id"] == self.next
        return reply

    def refused(self) -> dict[str, Any]:
        """The last message, which must be a refusal."""
        message = self.messages.pop()
        assert message["kind"] == "refused"
        assert message["n"] == len(self.board.game.history)
        return message
