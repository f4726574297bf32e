"""A walk through a record: at which move it stands, a line of one's own that left it, and what its timeline shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from carcnb.board.apart import apart, points_text
from carcnb.board.audience import EVERYTHING, Audience
from carcnb.board.director import Content, GameRecord
from carcnb.board.lead import Lead, NotDone, Stand, To
from carcnb.board.leads.guidance import mistakes_of
from carcnb.board.opponents import Opponents
from carcnb.board.reader import Reader
from carcnb.board.view import tell_of
from carcnb.engine.actions import Action
from carcnb.engine.game import Game
from carcnb.engine.moves import Move, answers_after, moves
from carcnb.records.samples import in_language
from carcnb.records.saving import chalk_of, check_comments, comments_of, decisions
from carcnb.rulebook.telling import tell_move
from carcnb.wire.view import Marks, Scored, TimelineView, View

if TYPE_CHECKING:
    from carcnb.board.leads.play import PlayLead

STRENGTH = "medium"
"""How strong they are who answer in a line of one's own, where the record does not say."""


class Walk(Lead):
    """Goes through the moves of a record; a move made on the way begins a line of one's own, and leads back again.

    A move is one decision of a player. The ``record`` stays as it is, whatever is played on ``game``. ``RecordError``
    says what is wrong with a comment, ``ValueError`` that the record has fewer moves. What is said and drawn is kept
    in the game that was ``played`` as well, if the record is a copy of one: that is watched, and takes moves once
    somebody takes over. ``opponents`` who were computed in it answer in a line of one's own too; in other records the
    reader can ask for that.
    """

    game: Game
    play: PlayLead

    def __init__(
        self,
        record: Game,
        comments: Mapping[int, str],
        move: int = 0,
        *,
        played: Game | None = None,
        opponents: Opponents | None = None,
    ) -> None:
        while record.redo():
            pass
        self.record, self._line = record, moves(record)
        record.comments = comments_of(record) | check_comments(comments, len(self._line))
        record.chalk = chalk_of(record)
        self._played, self._watched = played, played is not None
        self._own: list[Action] = []  # the answers of the line that has left the record
        self._opponents, self._given = opponents, opponents  # who answers in it, and who were there from the first
        self.game = self._record_at(move)

    @property
    def move(self) -> int:
        """How many moves have been made in the line that is shown."""
        return decisions(self.game.history)

    @property
    def open(self) -> bool:
        """Whether moves are taken: where a game is watched not before somebody has taken over."""
        return self.strange or not self._watched

    def goto(self, move: int) -> None:
        """Show the record after so many moves; a line of one's own is left.  ``ValueError`` if it has fewer."""
        self.game, self._own = self._record_at(move), []

    def press(self, what: str, to: int | None = None) -> bool:
        """A button of the timeline, ``watch`` for the end of turn ``to``; False: that leads nowhere."""
        if what == "computed" and not self.open:
            self._watched = False
            return True
        self._watched = self._played is not None
        if what in ("back", "next"):
            return bool(self.game.undo() if what == "back" else self.game.redo())
        if what == "computed" and self.strange:
            self._opponents = None if self._opponents else self._given or self._others()
            return True
        if what == "watch":
            to = max((n for n, move in enumerate(self._line, 1) if move.turn == to), default=None)
        elif what != "jump":
            return False
        if type(to) is not int or not 0 <= to <= len(self._line):
            return False
        self.goto(to)
        return True

    def comment(self, text: str) -> None:
        """Say something about the move that is shown, in the place of what was said; an empty text says nothing.

        ``RecordError`` if it is no text or too long.
        """
        at = self.move
        said = check_comments({at: text}, at)
        for game in self.games_with_notes:
            game.comments = {n: told for n, told in (game.comments | said).items() if told}

    @property
    def games_with_notes(self) -> list[Game]:
        """The record keeps what is said and drawn only of its own moves."""
        return [self.game] if self.strange else [self.game, self.record, *([self._played] if self._played else [])]

    @property
    def strange(self) -> bool:
        """Whether the position is none of the record's."""
        return bool(self._own) and self.move > self._fork()

    @property
    def playing(self) -> Opponents | None:
        """Those who are computed, at the end of a line of one's own; None where there is something to play again."""
        if not self._opponents or not self.strange or self.game.can_redo:
            return None
        if self._opponents.game is not self.game:
            self._opponents = self._opponents.at(self.game)
        return self._opponents

    @property
    def whole_game(self) -> Game:
        return self.game if self.strange else self.record

    @property
    def stand(self) -> Stand:
        """Where it is: a line of one's own is what is kept, and of a game that is over everything may be seen."""
        game, record = self.game, self.play.game
        audience = EVERYTHING if self.record.over else self.play.audience(game)
        content: Content = GameRecord(record, self._shown) if self._opened else record
        return Stand(game, content, game if self.strange else record, audience, self.playing, open=self.open)

    @property
    def _opened(self) -> bool:
        """Whether the record was opened to be gone through: no game that was played here."""
        return self.record is self.play.game

    @property
    def _shown(self) -> int:
        """At which move of the record it is, or was when it left that."""
        return min(self.move, self._fork()) if self._own else self.move

    def hear(self, do: str, fields: Mapping[str, Any]) -> Lead | To:
        if do != "lesson":
            return super().hear(do, fields)
        if fields["what"] == "mistakes":
            return mistakes_of(self, fields)
        if fields["what"] == "leave" and not self._opened:
            return self.play
        if not self.press(fields["what"], fields.get("to")):
            raise NotDone("record-no-move")
        return self

    def turn(self, to: To) -> Lead:
        return self if to is True and self._opened else super().turn(to)

    def _others(self) -> Opponents:
        """Everybody but the one whose move left the record."""
        mine = moves(self.game)[self._fork()].seat
        return Opponents(self.game, {seat: STRENGTH for seat in self.game.seats if seat != mine})

    def settle(self) -> None:
        """Find out whether the game still follows the record, however it was changed."""
        history, whole = self.game.history, self.record.history
        if self._own and history == self._own[: len(history)]:
            return
        if history == whole[: len(history)]:
            if self._own:  # played back into the record: what follows is the record's again
                self._own, self.game = [], self._record_at(decisions(history))
            return
        self._own = history
        self.game.comments = {n: text for n, text in self.record.comments.items() if n <= self._fork()}

    def _fork(self) -> int:
        """The number of moves that the record and the line of one's own have in common."""
        shared = 0
        for mine, theirs in zip(self._own, self.record.history, strict=False):
            if mine != theirs:
                break
            shared += mine.verb != "draw"
        return shared

    def _record_at(self, move: int) -> Game:
        game = self.record.clone()
        game.goto(answers_after(self._line, move))
        return game

    def aside(self) -> Walk:
        """Another way through the same record, at the same move of it, before a class."""
        made = Walk(self.record.clone(), self.record.comments, self._shown)
        made.play = self.play
        return made

    def presentation(self) -> dict[str, Any]:
        walk = self.aside()
        return {"game": walk.record, "walk": walk}

    # ---- what is shown

    def add(self, view: View, reader: Reader, audience: Audience) -> None:
        view["timeline"] = self.timeline(reader, audience)
        if not (self.open or self.game.over):
            tell_of(view, reader)
        if not self._opened:
            view["timeline"]["leave"] = True
        if self.play.seat:
            view["can_undo"] = view["can_redo"] = False

    def timeline(self, reader: Reader, audience: Audience) -> TimelineView:
        """Where the board is: at which move of how many, what was done there, and what is said about it."""
        at, of, own = self.move, len(self._line), bool(self._own)
        fork, strange = self._fork() if own else at, self.strange
        line = moves(self.game) if strange else self._line
        what = self._tell_move(line[at - 1], reader, audience) if at else ""
        key = "record-start" if not at else "record-own-move" if strange else "record-move"
        began = reader.say("record-own" if fork else "record-own-start", n=fork) if own else ""
        if strange:
            # the evaluation reads nothing hidden, so what it says of the record may be told
            began = reader.say(
                "record-own-apart",
                own=began,
                apart=points_text(apart(self.record, self._line, self.game, line), reader),
            )
        shown: TimelineView = {
            "at": min(at, fork),
            "text": reader.say(key, n=at, of=of, what=what),
            "own": began,
            "fork": fork,
            "comment": in_language(self.game.comments.get(at, ""), reader.lang),
            "back": at > 0,
            "next": self.game.can_redo,
        }
        if not self.game.over and (strange or not self.open):
            key = "record-alone" if self._opponents else "record-computed"
            shown["computed"] = reader.say(key if self.open else "record-take-over")
        return shown

    def _tell_move(self, move: Move, reader: Reader, audience: Audience) -> str:
        """What a move did, as it is told here, and what it brought."""
        events = audience.events(self.game)[slice(*move.events)]
        return tell_move(move.seat, move.action, events, reader.names, reader.lang)

    def marks(self, reader: Reader) -> Marks:
        """What stands on the timeline, sent once: where turns begin, who scored where and how much, what is said."""
        begins: list[int] = []
        scores: list[Scored] = []
        for n, move in enumerate(self._line, 1):
            if n == 1 or move.turn != self._line[n - 2].turn:
                begins.append(n)
            scores += [(n, seat, reader.gains([(seat, points)])) for seat, points in move.scored.items()]
        return {"of": len(self._line), "turns": begins, "scores": scores, "notes": sorted(self.record.comments)}
