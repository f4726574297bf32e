"""What lies around whatever leads: pages beside a home, a presentation to a class, or that all is only looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from carcnb.board.audience import Audience
from carcnb.board.director import Content, Entrance, Keeper
from carcnb.board.lead import PANEL, Lead, NotDone, Over, Stand, To
from carcnb.board.opponents import Opponents
from carcnb.board.reader import Reader
from carcnb.engine.errors import CarcnbError
from carcnb.engine.game import Game
from carcnb.keeping import KEPT, Keeping
from carcnb.wire.view import View

PRESENTS = frozenset({"present", "dismiss"})
"""The buttons that begin a presentation and end it."""


class PagesLead(Over):
    """The pages of a ``home`` beside what was opened from there; while one is read, the board waits."""

    def __init__(self, under: Lead, home: Entrance) -> None:
        super().__init__(under)
        self.home = home

    @property
    def stand(self) -> Stand:
        stand = self.under.stand
        return stand._replace(open=False, playing=None) if self.home.resting else stand

    @property
    def keeping(self) -> Keeping:
        leads = isinstance(self.under.stand.content, Game)  # a director keeps what is his
        return getattr(self.home, "keeping", KEPT) if leads else self.under.keeping

    def hear(self, do: str, fields: Mapping[str, Any]) -> Lead | To:
        if do == "deal":
            levels = fields.get("levels") or [""] * len(fields["seats"])
            return self.home.deal(**{**fields, "levels": levels})
        if do == "open":
            return self._left_for(lambda: self._open(fields["text"]))
        if do == "hand":
            self.home.hand([(name, text) for name, text in fields["files"]])
            return True
        if do == "home" or (do == "lesson" and fields["what"] == "home"):
            return self._left_for(lambda: self.home.go(fields["to"] if do == "home" else "start"))
        to = super().hear(do, fields)
        if isinstance(to, Lead) and not self.home.away:
            self.home.game = to.play.game  # a new game that is begun here is the one that waits
        return to

    def _left_for(self, open_it: Callable[[], bool | Content | Opponents]) -> To:
        """What is opened; what was on the board can be gone on with."""
        away, content = self.home.away, self.under.turn(True).stand.content
        opened = open_it()
        if opened is False:
            raise NotDone("error-lesson")
        if away:
            self.home.leave(content)
        return opened

    def _open(self, text: str) -> Content:
        try:
            return self.home.open(text)
        except CarcnbError as error:
            raise NotDone("error-open", what=str(error)) from None

    def settle(self) -> None:
        self.under.settle()
        stand = self.under.stand
        if isinstance(self.home, Keeper) and stand.content is stand.game:
            self.home.keep_end(stand.game, stand.playing)

    def add(self, view: View, reader: Reader, audience: Audience) -> None:
        self.under.add(view, reader, audience)
        view["home"] = self.home.view()
        if isinstance(self.home, Keeper) and (said := self.home.end_text(self.under.stand.game)):
            view["prompt"]["facts"] = said
        lesson = view["lesson"]
        if lesson and "end" in lesson:  # whoever has come from there can go back
            offers = lesson["end"]["offers"]
            if not any(offer["do"] == "home" for offer in offers):
                offers.append({"do": "home", "text": reader.say("offer-home")})


class PresentationLead(Over):
    """What is under it can be presented to a class; what led ``before`` that began leads on afterwards.

    What is done meanwhile in a lesson, in exercises or on the way through a record is not kept; moves of a game are
    moves of that game.  One that ``stays`` is on a board made for this: it leads back to nothing else.
    """

    def __init__(self, under: Lead, before: Lead | None = None, *, stays: bool = False) -> None:
        super().__init__(under)
        self.before, self.stays = before, stays

    @property
    def _ended(self) -> PresentationLead:
        return PresentationLead(self.before.on(self.under.play)) if self.before else self

    def hear(self, do: str, fields: Mapping[str, Any]) -> Lead | To:
        if do != "lesson" or fields["what"] not in PRESENTS:
            return super().hear(do, fields)
        if fields["what"] == "dismiss":
            return self._ended
        return self if self.before or self.stays else PresentationLead(self.under.aside(), self.under)

    def turn(self, to: To) -> Lead:
        ended = self._ended
        return ended.over(ended.under.turn(to))

    def add(self, view: View, reader: Reader, audience: Audience) -> None:
        if self.before or self.stays:
            view["present"] = {"stage": "free", "picked": []}  # a game lies open from the first
        self.under.add(view, reader, audience)
        if self.stays:
            view["present"]["stays"] = True


class LookingLead(Over):
    """Whatever is under it is there to look at; it may be shown to a class, and drawn on."""

    @property
    def stand(self) -> Stand:
        why = "error-look-only"
        return self.under.stand._replace(takes=PANEL, open=False, playing=None, why=why, silent=why)

    def hear(self, do: str, fields: Mapping[str, Any]) -> Lead | To:
        if do == "lesson" and fields["what"] in PRESENTS:
            return super().hear(do, fields)
        raise NotDone("error-look-only")

    def presentation(self) -> dict[str, Any]:
        return self.under.presentation() | {"playable": False}
