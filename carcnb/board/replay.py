"""A board on a record: to go through a game move by move, to read what is said about it, and to try another line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Unpack, cast

from carcnb.board.board import Board
from carcnb.board.lead import Over
from carcnb.board.leads.walk import Walk
from carcnb.engine.game import Game
from carcnb.engine.options import spelt_out
from carcnb.looks import LOOKS, Looks
from carcnb.records.opening import open_record

__all__ = ["Replay", "replay"]


@spelt_out(Looks, LOOKS)
def replay(
    record: Game | str | Path, comments: Mapping[int, str] | None = None, *, move: int = 0, **looks: Unpack[Looks]
) -> Replay:
    """A board to go through a game: ``replay("game.json", comments={12: "Ben could have closed the road."})``.

    ``record`` is a game, the text of a saved game, the path of a ``.json`` or of JCloisterZone's ``.jcz``, or a game
    that comes with carcnb, ``"base/one_point"``.
    ``comments`` are plain texts by the number of a move (0: the start), beside those that the record holds; the board
    opens after ``move`` moves.  ``looks`` are those of ``play``.  ``RecordError`` says what is wrong with the record or
    a comment, ``ValueError`` that it has fewer moves.

    >>> board = carcnb.replay("base/one_point", move=3)
    >>> board.move, board.moves
    (3, 54)
    """
    return Replay(open_record(record, looks.get("lang")), comments or {}, move=move, **looks)


class Replay(Board):
    """A board that goes through a game's moves; a move made on it begins a line of one's own, and leads back again.

    A move is one decision of a player.  The record stays as it is, whatever is played.
    """

    @spelt_out(Looks, LOOKS)
    def __init__(self, record: Game, comments: Mapping[int, str], *, move: int = 0, **looks: Unpack[Looks]) -> None:
        super().__init__(record, walk=Walk(record, comments, move), **looks)
        self._lead.play.alone = True

    @property
    def _walk(self) -> Walk:
        lead = self._lead
        while isinstance(lead, Over):
            lead = lead.under
        return cast(Walk, lead)

    def goto(self, move: int) -> None:
        """Show the record after so many moves; a line of one's own is left.  ``ValueError`` if it has fewer."""
        self._walk.goto(move)
        self._changed()

    def comment(self, text: str) -> None:
        """Say something about the move that is shown, in the place of what was said; an empty text says nothing.

        It is kept with the game, for ``board.game.save()``.  ``RecordError`` if it is no text or too long.
        """
        self._walk.comment(text)
        self._changed()

    def __repr__(self) -> str:
        return f"<Replay: {self.view['timeline']['text']}>"

    def _headed(self, text: str) -> str:
        now = self.view["timeline"]
        return "\n".join([*filter(None, (now["text"], now["own"], now["comment"])), "", text])
