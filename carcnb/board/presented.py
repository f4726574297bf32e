"""Boards before a class: what is on one is presented from where it stands, and stands there again afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from carcnb.board.director import Director, Presentable
from carcnb.board.shown import Shown
from carcnb.board.walk import Walk
from carcnb.looks import Looks

if TYPE_CHECKING:
    from carcnb.board.board import Board
    from carcnb.wire.view import View

PRESENTS = {"present": True, "dismiss": False}
"""The buttons that begin and end it."""


class Presented(Shown):
    """A board that can be presented to a class.

    What is done meanwhile in a lesson, in exercises or on the way through a record is not kept; moves of a game are
    moves of that game.
    """

    _aside: tuple[Director | None, Walk | None] | None = None
    """Who led before, to lead on afterwards."""

    def presentation(self, **looks: Unpack[Looks]) -> Board:
        """A new board that presents what is on this one, from where it stands now; this one stays as it is.

        ``CarcnbError`` says why it may not be presented now.
        """
        from carcnb.board.board import Board

        if isinstance(self._director, Presentable):
            with self._speaking():
                director = self._director.present(titled=True)
            return Board(director.game, director=director, presented=True, **looks)
        if self._walk:
            walk = self._walk_aside(self._walk)
            return Board(walk.record, walk=walk, presented=True, **looks)
        game = self.game.clone() if self._director else self.game
        board = Board(game, playable=self._playable, presented=True, **looks)
        if self._table:
            board.against(self._table)
        return board

    def _seen(self) -> View:
        made = super()._seen()
        if "present" in made and not self._aside:
            made["present"]["stays"] = True
        return made

    def _present(self, begins: bool) -> None:
        """Begin, or end what was begun by a button: a board that was made to present goes on."""
        if begins and not self._presents:
            aside = self._director, self._walk
            if isinstance(self._director, Presentable):
                with self._speaking():
                    self._director = self._director.present()  # or it may not be, and nothing has changed
            elif self._walk:
                self._walk = self._walk_aside(self._walk)
            self._presents, self._aside = True, aside
        elif not begins:
            self._dismiss()
        self._changed()

    def _dismiss(self) -> None:
        """Put what was on the board before it was presented there again, if a button began that."""
        if self._aside:
            self._presents = False
            (self._director, self._walk), self._aside = self._aside, None
            self._mark()

    def _walk_aside(self, walk: Walk) -> Walk:
        """Another way through the same record, at the same move of it."""
        at = walk.timeline(self._reader(), self._audience())["at"]
        return Walk(walk.record.clone(), walk.record.comments, at)
