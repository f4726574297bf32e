"""A board before a class: what is on it is presented from where it stands, and stands there again afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carcnb.board.audience import Audience
from carcnb.board.director import Director
from carcnb.board.lead import Lead, Onward, Over, To
from carcnb.board.reader import Reader
from carcnb.engine.game import Game
from carcnb.wire.view import View

PRESENTS = frozenset({"present", "dismiss"})
"""The buttons that begin and end it."""


class PresentationLead(Over):
    """What is under it can be presented; what led ``before`` that began leads on afterwards.

    What is done meanwhile in a lesson, in exercises or on the way through a record is not kept; moves of a game are
    moves of that game.  One that ``stays`` is on a board made for this: it leads back to nothing else.
    """

    def __init__(self, under: Lead, before: Lead | None = None, *, stays: bool = False) -> None:
        super().__init__(under)
        self.before, self.stays = before, stays

    @property
    def content(self) -> Director | Game:
        """What is gone on with is not the presentation."""
        return self._ended().under.content

    def _ended(self) -> PresentationLead:
        return PresentationLead(self.before.on(self.under.play)) if self.before else self

    def hear(self, do: str, fields: Mapping[str, Any]) -> Lead | Onward:
        """Begin, or end what was begun by a button: a board that was made to present goes on."""
        if do != "lesson" or fields["what"] not in PRESENTS:
            return super().hear(do, fields)
        if fields["what"] == "dismiss":
            return self._ended()
        return self if self.before or self.stays else PresentationLead(self.under.aside(), self.under)

    def turn(self, to: To) -> Lead:
        """What leads on is not presented, unless the board was made for that."""
        ended = self._ended()
        return ended.over(ended.under.turn(to))

    def add(self, view: View, reader: Reader, audience: Audience) -> None:
        """How far it is revealed; a game lies open from the first."""
        if self.before or self.stays:
            view["present"] = {"stage": "free", "picked": []}
        self.under.add(view, reader, audience)
        if self.stays:
            view["present"]["stays"] = True
