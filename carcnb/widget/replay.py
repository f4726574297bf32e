"""A board on a record: to go through a game move by move, to read what is said about it, and to try another line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Unpack

from carcnb.engine.actions import Action
from carcnb.engine.game import Game
from carcnb.engine.options import spelt_out
from carcnb.looks import LOOKS, Looks
from carcnb.records.moves import Move, answers_after, moves
from carcnb.records.opening import opened
from carcnb.records.saved import commented, comments_of, decisions
from carcnb.rulebook.telling import tell_move
from carcnb.widget.audience import EVERYTHING, Audience
from carcnb.widget.board import Board, synced
from carcnb.widget.reader import Reader
from carcnb.widget.wire import Marks, Scored, Timeline, View
from carcnb.words import language

__all__ = ["Replay", "replay"]

OWN_LOOKS: Looks = LOOKS | {"height": 680}
"""Higher than a board to play on, for the bar of moves."""


@spelt_out(Looks, OWN_LOOKS)
def replay(
    record: Game | str | Path, comments: Mapping[int, str] | None = None, *, move: int = 0, **looks: Unpack[Looks]
) -> Replay:
    """A board to go through a game: ``replay("game.json", comments={12: "Ben could have closed the road."})``.

    ``record`` is a game, the text of a saved game, or the path of a ``.json`` or of JCloisterZone's ``.jcz``.
    ``comments`` are plain texts by the number of a move (0: the start), beside those that the record holds; the board
    opens after ``move`` moves.  ``looks`` are those of ``play``.  ``RecordError`` says what is wrong with the record or
    a comment, ``ValueError`` that it has fewer moves.
    """
    return Replay(opened(record), comments or {}, move=move, **looks)


class Replay(Board):
    """A board that goes through a game's moves; a move made on it begins a line of one's own, and leads back again.

    A move is one decision of a player.  The record stays as it is, whatever is played.
    """

    record = synced(Marks)

    @spelt_out(Looks, OWN_LOOKS)
    def __init__(self, record: Game, comments: Mapping[int, str], *, move: int = 0, **looks: Unpack[Looks]) -> None:
        while record.redo():
            pass
        self._record, self._line = record, moves(record)
        record.comments = comments_of(record) | commented(comments, len(self._line))
        self._own: list[Action] = []  # the answers of the line that has left the record
        self._game = self._record_at(move)
        self.record = self._marks(Reader.of(record, looks.get("lang") or language()))
        super().__init__(self._game, **(OWN_LOOKS | looks))

    # ---- for Python

    @property
    def move(self) -> int:
        """How many moves have been made in the line that is shown."""
        return decisions(self._game.history)

    def goto(self, move: int) -> None:
        """Show the record after so many moves; a line of one's own is left.  ``ValueError`` if it has fewer."""
        self._game, self._own = self._record_at(move), []
        self._changed()

    def comment(self, text: str) -> None:
        """Say something about the move that is shown, in the place of what was said; an empty text says nothing.

        It is kept with the game, for ``board.game.save()``.  ``RecordError`` if it is no text or too long.
        """
        at = self.move
        said = commented({at: text}, at)
        strange = self._own and at > self._fork()
        for game in [self._game] if strange else [self._game, self._record]:
            game.comments = {n: told for n, told in (game.comments | said).items() if told}
        self.record = self._marks(self._reader())
        self._changed()

    def __repr__(self) -> str:
        return f"<Replay: {self.view['timeline']['text']}>"

    def _headed(self, text: str) -> str:
        now = self.view["timeline"]
        return "\n".join([*filter(None, (now["text"], now["own"], now["comment"])), "", text])

    # ---- for the browser

    def _do_lesson(self, what: str, to: int | None = None, answer: str | None = None) -> None:
        if what == "jump" and type(to) is int and 0 <= to <= len(self._line):
            self.goto(to)
        elif (what == "back" and self._game.undo()) or (what == "next" and self._game.redo()):
            self._changed()
        else:
            self._refuse(self._say("record-no-move"))

    def _do_new(self) -> None:
        self._refuse(self._say("record-no-new"))

    def _language(self, lang: str) -> None:
        super()._language(lang)
        self.record = self._marks(self._reader())

    # ---- the view

    def _anew(self) -> str:
        return ""  # what follows in the record is there to be seen

    def _seen(self) -> View:
        self._settle()
        return {**super()._seen(), "timeline": self._timeline()}

    def _settle(self) -> None:
        """Find out whether the game still follows the record, however it was changed."""
        history, whole = self._game.history, self._record.history
        if self._own and history == self._own[: len(history)]:
            return
        if history == whole[: len(history)]:
            if self._own:  # played back into the record: what follows is the record's again
                self._own, self._game = [], self._record_at(decisions(history))
            return
        self._own = history
        self._game.comments = {n: text for n, text in self._record.comments.items() if n <= self._fork()}

    def _fork(self) -> int:
        """The number of moves that the record and the line of one's own have in common."""
        shared = 0
        for mine, theirs in zip(self._own, self._record.history, strict=False):
            if mine != theirs:
                break
            shared += mine.verb != "draw"
        return shared

    def _record_at(self, move: int) -> Game:
        game = self._record.clone()
        game.goto(answers_after(self._line, move))
        return game

    def _audience(self) -> Audience:
        return EVERYTHING if self._record.over else super()._audience()

    def _timeline(self) -> Timeline:
        """Where the board is: at which move of how many, what was done there, and what is said about it."""
        at, of, own = self.move, len(self._line), bool(self._own)
        fork = self._fork() if own else at
        strange = own and at > fork
        line = moves(self._game) if strange else self._line
        what = self._tell_move(line[at - 1]) if at else ""
        key = "record-start" if not at else "record-own-move" if strange else "record-move"
        return {
            "at": min(at, fork),
            "text": self._say(key, n=at, of=of, what=what),
            "own": self._say("record-own", n=fork) if own else "",
            "fork": fork,
            "comment": self._game.comments.get(at, ""),
            "back": at > 0,
            "next": self._game.can_redo,
        }

    def _tell_move(self, move: Move) -> str:
        """What a move did, as it is told here, and what it brought."""
        events = self._audience().events(self._game)[slice(*move.events)]
        reader = self._reader()
        return tell_move(move.seat, move.action, events, reader.names, reader.lang)

    def _marks(self, reader: Reader) -> Marks:
        """What stands on the timeline, sent once: where turns begin, who scored where and how much, what is said."""
        begins: list[int] = []
        scores: list[Scored] = []
        for n, move in enumerate(self._line, 1):
            if n == 1 or move.turn != self._line[n - 2].turn:
                begins.append(n)
            scores += [(n, seat, reader.gains([(seat, points)])) for seat, points in move.scored.items()]
        return {"of": len(self._line), "turns": begins, "scores": scores, "notes": sorted(self._record.comments)}
