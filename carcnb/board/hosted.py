"""What the pages of a board have of it: a state whose changes go to the hosts that lead to them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, cast

from carcnb.drawing.sheet import Sheet
from carcnb.wire.host import Host
from carcnb.wire.patch import patch
from carcnb.wire.talk import Changed, FromKernel
from carcnb.wire.view import Marks, Ui, View, Words

STATE = ("sheet", "words", "view", "ui", "record")
"""What a page sees; ``carcnb.wire.view.Traits`` are its types."""


class Still(NamedTuple):
    """What stands for a board where it cannot be live: a picture, the same in words, markup below it, and a text.

    ``hint`` is how to have it live in a page that has a kernel; who looks at another's board is given none.
    """

    svg: str
    alt: str
    caption: str
    text: str
    hint: str


class Hosted:
    """A state that pages see; it knows no page, only the ``hosts`` that lead to some."""

    sheet: Sheet
    words: Words
    view: View
    ui: Ui
    record: Marks

    def __init__(self) -> None:
        self.hosts: list[Host] = []
        self._held: dict[str, Any] | None = None  # what is new and goes to the hosts together
        self.view = cast(View, {"rev": 0, "line": 0})

    def state(self) -> dict[str, Any]:
        """All that a page sees, by the names of ``STATE``."""
        return {name: getattr(self, name) for name in STATE}

    def hear(self, content: object) -> None:
        """What a page says: what is only shown hears nothing."""

    def _put(self, **new: Any) -> bool:
        """Change the state, and tell the hosts what is different; False if nothing is."""
        changed = {name: value for name, value in new.items() if value != getattr(self, name)}
        if "view" in changed:
            changed["view"]["rev"] = self.view["rev"] + 1
        with self._together() as held:
            held |= changed
            self.__dict__ |= changed
        return bool(changed)

    @contextmanager
    def _together(self) -> Iterator[dict[str, Any]]:
        """What changes meanwhile goes to the hosts at once in the end: a view that changes alone as a patch."""
        if self._held is not None:
            yield self._held
            return
        before, self._held = self.view, {}
        try:
            yield self._held
        finally:
            changed, self._held = self._held, None
            if changed.keys() == {"view"}:
                message: Changed = {"kind": "patch", "rev": before["rev"], "view": patch(before, self.view)}
                self._send_message(message)
            elif changed:
                for host in self.hosts:
                    host.put(changed)

    def _send_message(self, message: FromKernel) -> None:
        for host in self.hosts:
            host.send(message)
