"""The board in the notebook: hears what the browser sends, and lets nothing happen but legal moves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Unpack

from carcnb.board.answers import NoAnswer, answer, option
from carcnb.board.director import Director
from carcnb.board.opponents import Opponents
from carcnb.board.presented import PRESENTS, Presented
from carcnb.board.start import anew, words
from carcnb.board.walk import Walk
from carcnb.engine.actions import SKIP, Action
from carcnb.engine.chalk import StrokeRow, texts
from carcnb.engine.errors import CarcnbError, IllegalAction, SetupError
from carcnb.engine.game import Game
from carcnb.records.opening import opened as opened_record
from carcnb.wire.messages import BadMessage, Message, read
from carcnb.wire.talk import Answer, Answered, FromKernel
from carcnb.words import languages

if TYPE_CHECKING:
    from carcnb.board.coach import Coach

BROUGHT_BACK = 5
"""Games that undo brings back after new ones have taken their place."""
KEPT = frozenset({"undo", "redo", "goto", "new", "again", "rematch"})
"""What a board does not do while a director leads: a lesson has its own ways back."""
COACHED = frozenset({"advice", "verdict", "odds"})
"""What the coach answers."""
PANEL = frozenset({"lesson", "home", "deal"})
"""What is no move: it can be done while the board takes none."""


class Board(Presented):
    """A board that shows a game and plays it by clicks.

    ``theme`` is auto, light, dark or contrast, ``dress`` summer or winter (by itself that of the game's expansions),
    ``height`` in pixels, ``lang`` a language code (the session's if none is given); ``outlook`` says whether a move
    tells what it would do, ``coach`` whether each is told afterwards what it has cost; ``chalk`` is drawn on the
    position it opens with.  A board with a ``seat`` is that player's alone: it shows the cards this player may see and
    takes no answer of another.  Without one all share it, and a hand lies open once its player asked for that, until
    somebody else is asked.  ``opponents`` are computed, as ``carcnb.play`` says.  A board that is not ``playable`` is
    to look at; ``director`` leads through a lesson, ``walk`` through a record; a ``home`` has pages beside the board,
    and opens games and lessons on it; ``presented`` is one shown to a class.  ``SetupError`` says which is wrong.

    A ``seat`` keeps cards closed at a table where all play fair; it is no lock.  Whoever can run a cell on the kernel,
    or another program that is connected to it, can look at everything.  What a board shows goes to every page of that
    kernel: a second browser receives the cards of the other players' boards too, and only does not show them.  Who must
    not have them is given ``game.save(shared=True)``, to open on a kernel of his own.
    """

    _no: int | None = None
    """The number of the message that is heard now."""

    def apply(self, action: Action | str) -> None:
        """Carry out an action and show it; ``InvalidAction`` and ``IllegalAction`` as for ``Game.apply``."""
        self.game.apply(action)
        self._acted()

    def against(self, opponents: Opponents) -> None:
        """Have seats of a game computed from now on, whenever that game is on the board."""
        self._opponents = [table for table in self._opponents if table.game is not opponents.game] + [opponents]

    def _acted(self) -> None:
        if self._director:
            with self._speaking():
                self._director.acted()
        self._changed()

    # ---- for the page

    def hear(self, content: object) -> None:
        """Do what a page says, or say why not."""
        try:
            message = read(content)
        except BadMessage as bad:
            self._no = None
            text = self._say("error-message", what=str(bad))
            self._reply(bad.id, error=text) if bad.id is not None else self._refuse(text)
            return
        self._no = message.no
        try:
            self._heed(message)
        except CarcnbError as error:  # whoever sent something is answered, whatever it was
            text = str(error)
            self._reply(message.id, error=text) if message.id is not None else self._refuse(text)

    def _heed(self, message: Message) -> None:
        if message.id is not None:
            self._question(message, message.id)
        elif message.do == "look":
            self._again()
        elif message.do == "language":
            self._language(message.fields["lang"])
        elif message.do == "think":
            self._think(message)
        elif self._is_late(message):
            # A page that speaks of an older board has missed the newest, whatever was sent: it gets it again.
            self._again() if not self._stale() else self._changed()
            self._refuse(self._say("error-stale"))
        elif message.do == "lesson" and message.fields["what"] in PRESENTS:
            self._present(PRESENTS[message.fields["what"]])  # whoever looks at a board may show it to a class
        elif message.do == "chalk":
            self._do_chalk(**message.fields)  # whoever looks at a board may draw on it
        elif self._editor and self._playable and message.do in ("edit", "undo", "redo"):
            getattr(self, f"_do_{message.do}")(**message.fields)
        elif not self._takes(message.do):
            self._refuse(self._resting())
        elif (self._director or self._seat) and message.do in KEPT:
            self._refuse(self._say("error-lesson-time" if self._director else "error-seat-time"))
        else:
            getattr(self, f"_do_{message.do}")(**message.fields)

    def _is_late(self, message: Message) -> bool:
        """Whether a page that has not seen the newest answers speaks, or has seen others than were given."""
        history = self.game.history
        return message.n != len(history) or message.line not in (None, self._lines) or self._shown[1] != history

    def _takes(self, what: str) -> bool:
        """Whether something can be done now; before an opponent moves, a game can be left or taken back."""
        if what in PANEL:
            return self._playable
        return what != "edit" and (self._open or (self._thinks and what in KEPT))

    def _resting(self) -> str:
        """Why no move is taken now."""
        if self._thinks:
            return self._say("error-thinks", name=self._reader().name(self._asked()[0]))
        led = "error-quiet" if self._quiet else "error-lesson-read" if self._director else "error-look-only"
        return self._say(led if self._playable else "error-look-only")

    def _again(self) -> None:
        for host in self.hosts:
            host.again("view")

    def _question(self, message: Message, id: int) -> None:
        if message.do != "art" and self._is_late(message):  # drawings are the same at any point of the game
            self._reply(id, error=self._say("error-stale"))
            return
        if message.do == "why" and not self._open:
            self._reply(id, error=self._resting())
            return
        try:
            if message.do in COACHED:
                with self._speaking():
                    self._reply(id, ok=self._coached(message.do, message.fields["again"]))
            else:
                self._reply(id, ok=self._answer(message))
        except NoAnswer as none:
            self._reply(id, error=str(none))

    def _answer(self, message: Message) -> Answer:
        lesson = self.view["lesson"]
        letters = lesson.get("marks", ()) if lesson else ()
        return answer(self.game, message, self._reader(), self._audience(), self.dress, letters)

    @cached_property
    def _coach(self) -> Coach:
        from carcnb.board.coach import Coach  # a board on which nobody asks for advice needs no search

        return Coach()

    def _coached(self, what: str, again: int) -> Answer:
        """What the coach says, to those who may hear it; ``NoAnswer`` says why it is silent."""
        if self._director or not self._playable:
            raise NoAnswer(self._resting() if self._quiet or not self._playable else self._say("coach-none"))
        game, reader, audience = self.game, self._reader(), self._audience()
        if what == "odds":
            return self._coach.odds(game, reader)
        if what == "verdict":
            playing = self._playing
            people = [seat for seat in game.seats if self._seat in ("", seat) and not (playing and seat in playing)]
            return self._coach.verdict(game, reader, audience, people, again)
        if not (self._open or game.over):
            raise NoAnswer(self._resting())
        return self._coach.advice(game, reader, audience, again)

    def _language(self, lang: str) -> None:
        if lang not in languages():
            self._refuse(self._say("error-language", code=lang))
            return
        self._lang = lang
        with self._together():
            self._put(words=words(lang), view=self._seen())
            self._mark()

    def _think(self, message: Message) -> None:
        """Carry out what an opponent answers; of several pages that show the board the first one asks."""
        if not self._thinks or self._is_late(message):
            return
        playing, name = self._playing, self._reader().name(self._asked()[0])
        assert playing
        try:
            self.apply(playing.answer())
        except CarcnbError as error:
            self._changed()
            self._refuse(self._say("error-gone", what=str(error), name=name))

    def _do_act(self, answer: int) -> None:
        try:
            chosen = option(self.game, self._reader(), self._audience(), answer)
        except NoAnswer as none:
            self._refuse(str(none))
        else:
            self.apply(chosen)

    def _do_skip(self) -> None:
        try:
            self.apply(SKIP)
        except IllegalAction as error:
            self._refuse_for(error)

    def _do_show(self) -> None:
        """The player who is asked lays his cards open on a shared board, until somebody else is asked."""
        self._opened = self._asked()
        self._show()

    def _do_hide(self) -> None:
        self._opened = ("", 0)
        self._show()

    def _do_edit(self, what: str, given: dict[str, Any]) -> None:
        assert self._editor
        try:
            with self._speaking():
                lead = self._editor.edit(what, given)
        except (CarcnbError, OSError) as error:
            self._refuse_for(error)
        else:
            if lead:
                self._turn_to(lead)
            self._lines += 1  # no answer of a player, and still another board than a page has seen
            self._changed()

    def _do_undo(self) -> None:
        self._stepped((self._editor or self._playing or self.game).undo() or self._bring_back(), "error-undo")

    def _do_redo(self) -> None:
        self._stepped((self._editor or self._playing or self.game).redo(), "error-redo")

    def _stepped(self, done: object, why: str) -> None:
        """Show what was taken back or made again, or say why nothing was."""
        if not done:
            self._refuse(self._say(why))
            return
        self._lines += self._editor is not None
        self._changed()

    def _do_goto(self, to: int) -> None:
        try:
            self.game.goto(to)
        except ValueError:
            self._refuse(self._say("error-goto", n=len(self.game.history)))
        else:
            self._changed()

    def _do_chalk(self, chalk: list[StrokeRow]) -> None:
        try:
            self.chalk = texts(self.game.table.state, chalk)
        except SetupError as error:
            self._refuse(self._say("error-message", what=str(error)))

    def _do_new(self) -> None:
        """A game of the same players with other draws."""
        self._begin(Game.from_setup(anew(self.game.setup)))

    def _do_again(self) -> None:
        """The same game from its beginning: the same answers bring the same draws."""
        self._begin(Game.from_setup(self.game.setup))

    def _do_rematch(self) -> None:
        """Another game with the draws of the one that is over, in which the next seat begins."""
        if not self._game.over:
            self._refuse(self._say("error-rematch"))
            return
        game = self._game.rematch()
        dealt = self._dealt if any(one is self._game for one in self._dealt) else [self._game]
        self._begin(game, [*(one for one in dealt if one.over), game])

    def _begin(self, game: Game, dealt: list[Game] | None = None) -> None:
        """Another game takes the place of this one, and may be one of several that are dealt the same draws."""
        self._dealt = dealt or self._dealt
        self._left.append(self._game)
        gone, self._left = self._left[:-BROUGHT_BACK], self._left[-BROUGHT_BACK:]
        self._opponents = [table for table in self._opponents if not any(table.game is game for game in gone)]
        self._opened = ("", 0)
        self._leave()
        if playing := self._table:
            self._opponents.append(playing.at(game))
        self._play(game)
        self._changed()

    def _bring_back(self) -> bool:
        """Play the game again that a new one has taken the place of; False: there is none."""
        if self._walk or not self._left:
            return False
        self._play(self._left.pop())
        return True

    def _play(self, game: Game) -> None:
        """Another game takes the place of the one on the board, at the way in also of the one that waits there."""
        self._game = game
        if self._home and not self._home.away:
            self._home.game = game

    def _leave(self) -> None:
        """The way through a record ends, and its timeline goes."""
        if self._walk:
            self._walk = None
            self._mark()

    def _do_lesson(self, what: str, to: int | None = None, answer: str | None = None) -> None:
        if what == "home" and self._home:
            self._do_home("start")
            return
        if not self._director and (self._walk or self._game.over):
            self._do_walk(what, to)
            return
        with self._speaking():
            done = self._director is not None and self._director.message(what, to, answer)
        self._went(done)

    def _do_home(self, to: str) -> None:
        away = self._home is not None and self._home.away
        with self._speaking():
            done = self._home is not None and self._home.go(to)
        if self._home and done:
            self._dismiss()  # what is left, to be gone on with, is what was presented
            if away:
                self._home.leave(self._director or self._game)
            self._leave()
        self._went(done)

    def _went(self, done: bool | Director | Game) -> None:
        """Show what a button has led to, or say that it leads nowhere."""
        if not done:
            self._refuse(self._say("error-lesson"))
            return
        if done is not True:
            self._turn_to(done)
        self._changed()

    def _do_walk(self, what: str, to: int | None) -> None:
        """Go through the record, or through the game that is over: ``watch`` begins that, ``leave`` ends it."""
        walk = self._walk
        if what == "leave" and walk and walk.record is not self._game:
            self._walk = None
        elif what == "watch" and not walk:
            self._walk = Walk(opened_record(self._game), {}, played=self._game, opponents=self._table)
            if to is not None:
                self._walk.message(what, to)
        elif not walk or not walk.message(what, to):
            self._refuse(self._say("record-no-move"))
            return
        with self._together():
            self._mark()
            self._changed()

    def _do_deal(
        self, seats: list[str], names: list[str], expansions: list[str], farmers: bool, levels: Sequence[str] = ()
    ) -> None:
        try:
            if self._home is None:
                raise SetupError("no games are dealt here")
            game, opponents = self._home.deal(seats, names, levels or [""] * len(seats), expansions, farmers)
        except SetupError as error:
            self._refuse_for(error)
        else:
            self.against(opponents)
            self._turn_to(game)
            self._changed()

    def _turn_to(self, lead: Director | Game) -> None:
        """Go on with another director, or with a game that nobody leads."""
        self._dismiss()
        self._left, self._opened = [], ("", 0)
        self._leave()
        self._director = None if isinstance(lead, Game) else lead
        self._game = lead if isinstance(lead, Game) else lead.game

    def _refuse_for(self, error: CarcnbError | OSError) -> None:
        """Say why not: as the rule that forbids it says it, where there is one."""
        why = error.refusal if isinstance(error, IllegalAction | SetupError) else None
        if why:
            reader = self._reader()
            self._refuse(reader.reason(why), why.rule or None, reader.clause(why) if why.rule else "")
        else:
            self._refuse(error.reason if isinstance(error, SetupError) else str(error))

    def _refuse(self, text: str, rule: str | None = None, rule_text: str = "") -> None:
        n = len(self.game.history)
        self._send_message({"kind": "refused", "n": n, "text": text, "rule": rule, "rule_text": rule_text})

    def _reply(self, id: int, **answer: Unpack[Answered]) -> None:
        self._send_message({"kind": "reply", "id": id, "n": len(self.game.history), **answer})

    def _send_message(self, message: FromKernel) -> None:
        if message["kind"] in ("refused", "same") and self._no is not None:
            message["no"] = self._no
        super()._send_message(message)
