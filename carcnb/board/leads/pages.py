"""The way in: pages beside the board, from which games, lessons and exercises are opened on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carcnb.board.audience import Audience
from carcnb.board.director import Entrance, Keeps
from carcnb.board.lead import Lead, Onward, Over, Refused
from carcnb.board.opponents import Opponents
from carcnb.board.reader import Reader
from carcnb.engine.game import Game
from carcnb.keeping import Keeping
from carcnb.wire.view import View


class PagesLead(Over):
    """The pages of a ``home`` beside whatever was opened from there."""

    def __init__(self, under: Lead, home: Entrance) -> None:
        super().__init__(under)
        self.home = home

    @property
    def open(self) -> bool:
        """The board waits while a page is read."""
        return self.under.open and not self.home.resting

    @property
    def playing(self) -> Opponents | None:
        """Nobody moves while a page is read."""
        return None if self.home.resting else self.under.playing

    @property
    def keeping(self) -> Keeping:
        """That of the pages, unless a director leads, who keeps what is his."""
        home = self.home
        return home.keeping if isinstance(home, Keeps) and isinstance(self.content, Game) else self.under.keeping

    def hear(self, do: str, fields: Mapping[str, Any]) -> Lead | Onward:
        """Open a page, or what a page leads to; a new game that is begun here is the one that waits."""
        if do == "deal":
            levels = fields.get("levels") or [""] * len(fields["seats"])
            _, opponents = self.home.deal(**{**fields, "levels": levels})
            return Onward(opponents)
        if do == "home" or (do == "lesson" and fields["what"] == "home"):
            return self._go(fields["to"] if do == "home" else "start")
        to = super().hear(do, fields)
        if not (isinstance(to, Onward) or self.home.away):
            self.home.game = to.play.game
        return to

    def _go(self, to: str) -> Onward:
        was_away = self.home.away
        opened = self.home.go(to)
        if not opened:
            raise Refused("error-lesson")
        if was_away:
            self.home.leave(self.content)
        return Onward(opened)

    def add(self, view: View, reader: Reader, audience: Audience) -> None:
        """The open page; whoever has come to the end of something that it opened can go back."""
        self.under.add(view, reader, audience)
        view["home"] = self.home.view()
        lesson = view["lesson"]
        if lesson and "end" in lesson:
            offers = lesson["end"]["offers"]
            if not any(offer["do"] == "home" for offer in offers):
                offers.append({"do": "home", "text": reader.say("offer-home")})
