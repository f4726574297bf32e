"""The board in the notebook: shows a game, hears what the browser sends, and lets nothing happen but legal moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, Unpack, cast
from uuid import uuid4

import anywidget
import traitlets

import carcnb
from carcnb.drawing import sheet as drawn
from carcnb.drawing.art import dress_for
from carcnb.drawing.sheet import Sheet
from carcnb.engine.actions import SKIP, Action
from carcnb.engine.chalk import Row, checked, texts
from carcnb.engine.errors import CarcnbError, IllegalAction, SetupError
from carcnb.engine.game import Game
from carcnb.engine.options import no_option, spelt_out
from carcnb.engine.setup import Setup
from carcnb.looks import LOOKS, Looks
from carcnb.records.opening import opened as opened_record
from carcnb.widget.answers import NoAnswer, answer, option
from carcnb.widget.audience import EVERYTHING, Audience, opened
from carcnb.widget.director import Director, Editing, Entrance
from carcnb.widget.follow import follow, tell
from carcnb.widget.messages import BadMessage, Message, read
from carcnb.widget.reader import Reader
from carcnb.widget.saved import kept
from carcnb.widget.start import anew, cards, designs, settings, token_kinds, words
from carcnb.widget.talk import Answered, FromKernel, Refusal
from carcnb.widget.textboard import headline, scores, text_board, text_lesson
from carcnb.widget.view import view as seen
from carcnb.widget.walk import Walk
from carcnb.widget.wire import Marks, Ui, View, Words
from carcnb.words import language, languages

STATIC = Path(carcnb.__file__).parent / "static"
KEPT = frozenset({"undo", "redo", "goto", "new", "again"})
"""What a board does not do while a director leads: a lesson has its own ways back."""
PANEL = frozenset({"lesson", "home", "deal"})
"""What is no move: it can be done while the board takes none."""


_T = TypeVar("_T")


def synced(kind: type[_T]) -> traitlets.TraitType[_T, _T]:
    """A trait that the browser sees, of a type of the wire."""
    return cast(traitlets.TraitType[_T, _T], traitlets.Dict().tag(sync=True))


class Board(anywidget.AnyWidget):
    """A board that shows a game and plays it by clicks.

    ``theme`` is auto, light, dark or contrast, ``dress`` summer or winter (by itself that of the game's expansions),
    ``height`` in pixels, ``lang`` a language code (the session's if none is given); ``outlook`` says whether a move
    tells what it would do; ``chalk`` is drawn on the position it opens with.  A board with a ``seat`` is that player's
    alone: it shows the cards this player may see and takes no answer of another.  Without one all share it, and a hand
    lies open once its player asked for that, until somebody else is asked.  A board that is not ``playable`` is to look
    at; ``director`` leads through a lesson, ``walk`` through a record; a ``home`` has pages beside the board, and opens
    games and lessons on it.  ``SetupError`` says which of these is wrong.

    A ``seat`` keeps cards closed at a table where all play fair; it is no lock.  Whoever can run a cell on the kernel,
    or another program that is connected to it, can look at everything.  What a board shows goes to every page of that
    kernel: a second browser receives the cards of the other players' boards too, and only does not show them.  Who must
    not have them is given ``game.save(shared=True)``, to open on a kernel of his own.
    """

    _esm = STATIC / "widget.js"
    _css = STATIC / "widget.css"

    sheet = synced(Sheet)
    words = synced(Words)
    view = synced(View)
    ui = synced(Ui)
    record = synced(Marks)

    @spelt_out(Looks, LOOKS)
    def __init__(
        self,
        game: Game,
        *,
        playable: bool = True,
        director: Director | None = None,
        walk: Walk | None = None,
        home: Entrance | None = None,
        model_id: str = "",
        **looks: Unpack[Looks],
    ) -> None:
        if wrong := no_option("a board", looks, LOOKS):
            raise SetupError(wrong)
        given = LOOKS | looks
        self._game, self._director, self._walk, self._playable = game, director, walk, playable
        self._home = home
        self._lang, self._dressed = given["lang"] or language(), given["dress"]
        seat = given["seat"]
        if seat and seat not in game.seats:
            raise SetupError(f"nobody sits at {seat!r:.60}; the seats are {', '.join(game.seats)}")
        self._seat, self._opened = seat, ("", 0)  # whose hand lies open on a shared board, and in which turn
        if given["chalk"]:
            self._keep_chalk(given["chalk"])
        self._lines, self._shown = 0, (self.game, *self._state())
        self._callbacks: list[Callable[[Board], object]] = []
        self._no: int | None = None  # the number of the message that is heard now
        self._left: list[Game] = []  # games that a new one has taken the place of; undo brings them back
        model = model_id or uuid4().hex  # the page asks its manager for the model by this id
        ui = settings(given["theme"], given["height"], given["outlook"], model)
        try:
            shown = {"sheet": self._drawn(), "words": words(self._lang)}
        except ValueError as error:
            raise SetupError(str(error)) from None
        super().__init__(**shown, view=self._seen(), ui=ui, record=self._marks(), model_id=model)
        self.on_msg(self._hear)
        follow(self)

    # ---- for Python

    @property
    def game(self) -> Game:
        """The game on the board."""
        lead = self._director or self._walk
        return lead.game if lead else self._game

    @property
    def lang(self) -> str:
        """The code of the language the board speaks."""
        return self._lang

    @property
    def chalk(self) -> Sequence[str]:
        """What is drawn on the position: ``"0,0"`` a cell, ``"0,0 city.N red"`` a feature, ``"0,0>1,0"`` an arrow.

        Set it to draw; ``SetupError`` says which entry is wrong and how it is written.  It is kept with the game, for
        ``board.game.save()``, by the number of the move; on the next one the board is clean again.
        """
        return self.game.chalk.get(self.game.move, ())

    @chalk.setter
    def chalk(self, given: Iterable[str]) -> None:
        self._keep_chalk(given)
        self._show()
        tell(self)

    def _keep_chalk(self, given: Iterable[str]) -> None:
        drawn = checked(self.game.table.state, given)
        for game in self._kept_in():
            game.chalk = {n: told for n, told in (game.chalk | {self.game.move: drawn}).items() if told}

    def _kept_in(self) -> list[Game]:
        """The games that keep what is said and drawn about the position shown."""
        return self._walk.keeping if self._walk else [self.game]

    def apply(self, action: Action | str) -> None:
        """Carry out an action and show it; ``InvalidAction`` and ``IllegalAction`` as for ``Game.apply``."""
        self.game.apply(action)
        self._acted()

    def refresh(self) -> None:
        """Show the game as it is now, after it was changed from Python."""
        if self._stale():
            self._changed()

    def on_change(self, callback: Callable[[Board], object]) -> Callable[[Board], object]:
        """Call ``callback(board)`` after every change of the game; returns it, so that it can stand as a decorator."""
        self._callbacks.append(callback)
        return callback

    def __repr__(self) -> str:
        return f"<Board: {scores(self.game, self._reader())}>"

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """The live board, and for every place without a kernel a still picture and a text."""
        self.refresh()
        made = super()._repr_mimebundle_(**options)
        if made is None:
            return None
        data, metadata = made
        reader = self._reader()
        lesson = self.view["lesson"]
        text = (f"{text_lesson(lesson)}\n\n" if lesson else "") + text_board(self.game, reader, asks=self._open)
        return kept(data, self._still(reader), self._alt(reader), self._headed(text), self._caption()), metadata

    def _alt(self, reader: Reader) -> str:
        """What the picture of a saved cell shows, in words."""
        lesson = self.view["lesson"]
        return f"{lesson['title']}: {lesson['heading']}" if lesson else headline(self.game, reader)

    def _headed(self, text: str) -> str:
        """What a saved cell says, for kinds of boards that have more to say."""
        return text

    def _caption(self) -> str:
        """Markup below the picture of a saved cell."""
        return ""

    def _still(self, reader: Reader) -> str:
        from carcnb.drawing import game_svg  # svgwrite is loaded when a cell shows a board, never for a move

        with self._speaking():
            still = self._director.still(self._dress) if self._director else None
        if still:
            return still
        lesson = self.view["lesson"]
        light = lesson["light"] if lesson else []
        title, desc = reader.say("ui-board"), headline(self.game, reader)
        return game_svg(self.game, dress=self._dress, highlight=light, title=title, desc=desc)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """A browser sets nothing: what it wants it says in messages, and they are checked."""

    # ---- for the browser

    def _hear(self, _widget: object, content: object, _buffers: object) -> None:
        try:
            message = read(content)
        except BadMessage as bad:
            self._no = None
            text = self._say("error-message", what=str(bad))
            self._reply(bad.id, error=text) if bad.id is not None else self._refuse(text)
            return
        self._no = message.no
        if message.id is not None:
            self._question(message, message.id)
        elif message.do == "look":
            self.send_state("view")
        elif message.do == "language":
            self._language(message.fields["lang"])
        elif self._is_late(message):
            # A page that speaks of an older board has missed the newest, whatever was sent: it gets it again.
            self.send_state("view") if not self._stale() else self._changed()
            self._refuse(self._say("error-stale"))
        elif message.do == "chalk":
            self._do_chalk(**message.fields)  # whoever looks at a board may draw on it
        elif self._editor and self._playable and message.do in ("edit", "undo", "redo"):
            getattr(self, f"_do_{message.do}")(**message.fields)
        elif not (self._playable if message.do in PANEL else self._open) or message.do == "edit":
            self._refuse(self._say("error-quiet" if self._playable and self._quiet else "error-look-only"))
        elif (self._director or self._seat) and message.do in KEPT:
            self._refuse(self._say("error-lesson-time" if self._director else "error-seat-time"))
        else:
            getattr(self, f"_do_{message.do}")(**message.fields)

    def _is_late(self, message: Message) -> bool:
        """Whether a page that has not seen the newest answers speaks, or has seen others than were given."""
        history = self.game.history
        return message.n != len(history) or message.line not in (None, self._lines) or self._shown[1] != history

    def _question(self, message: Message, id: int) -> None:
        if self._is_late(message):
            self._reply(id, error=self._say("error-stale"))
            return
        try:
            self._reply(id, ok=answer(self.game, message, self._reader(), self._audience(), self._dress))
        except NoAnswer as none:
            self._reply(id, error=str(none))

    def _language(self, lang: str) -> None:
        if lang not in languages():
            self._refuse(self._say("error-language", code=lang))
            return
        self._lang = lang
        with self.hold_sync():
            self.words = words(lang)
            self.view = self._seen()
            self._mark()

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
            reader = self._reader()
            self._refuse(reader.reason(error.refusal), error.refusal.rule, reader.clause(error.refusal))

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
        except IllegalAction as error:
            reader, why = self._reader(), error.refusal
            self._refuse(reader.reason(why), why.rule or None, reader.clause(why) if why.rule else "")
        except (CarcnbError, OSError) as error:
            self._refuse(error.reason if isinstance(error, SetupError) else str(error))
        else:
            if lead:
                self._turn_to(lead)
            self._changed()

    def _do_undo(self) -> None:
        if self._editor:
            self._changed() if self._editor.undo() else self._refuse(self._say("error-undo"))
            return
        if not self.game.undo():
            if self._walk or not self._left:
                self._refuse(self._say("error-undo"))
                return
            self._game = self._left.pop()
        self._changed()

    def _do_redo(self) -> None:
        self._changed() if (self._editor or self.game).redo() else self._refuse(self._say("error-redo"))

    def _do_goto(self, to: int) -> None:
        try:
            self.game.goto(to)
        except ValueError:
            self._refuse(self._say("error-goto", n=len(self.game.history)))
        else:
            self._changed()

    def _do_chalk(self, chalk: list[Row]) -> None:
        try:
            self.chalk = texts(self.game.table.state, chalk)
        except SetupError as error:
            self._refuse(self._say("error-message", what=str(error)))

    def _do_new(self) -> None:
        """A game of the same players with other draws."""
        self._begin(anew(self.game.setup))

    def _do_again(self) -> None:
        """The same game from its beginning: the same answers bring the same draws."""
        self._begin(self.game.setup)

    def _begin(self, setup: Setup) -> None:
        self._left.append(self._game)
        self._opened, self._walk = ("", 0), None
        self._game = Game.from_setup(setup)
        self._changed()

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
        with self._speaking():
            done = self._home is not None and self._home.go(to)
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
            self._walk = Walk(opened_record(self._game), {})
            if to is not None:
                self._walk.message(what, to)
        elif not walk or not walk.message(what, to):
            self._refuse(self._say("record-no-move"))
            return
        with self.hold_sync():
            self._mark()
            self._changed()

    def _do_deal(self, seats: list[str], names: list[str], expansions: list[str], farmers: bool) -> None:
        try:
            if self._home is None:
                raise SetupError("no games are dealt here")
            self._turn_to(self._home.deal(seats, names, expansions, farmers))
        except SetupError:
            self._refuse(self._say("home-wrong"))
        else:
            self._changed()

    def _turn_to(self, lead: Director | Game) -> None:
        """Go on with another director, or with a game that nobody leads."""
        self._left, self._opened, self._walk = [], ("", 0), None
        self._director = None if isinstance(lead, Game) else lead
        self._game = lead if isinstance(lead, Game) else lead.game

    def _refuse(self, text: str, rule: str | None = None, rule_text: str = "") -> None:
        refusal: Refusal = {
            "kind": "refused",
            "n": len(self.game.history),
            "text": text,
            "rule": rule,
            "rule_text": rule_text,
        }
        if self._no is not None:
            refusal["no"] = self._no
        self._send_message(refusal)

    def _reply(self, id: int, **answer: Unpack[Answered]) -> None:
        self._send_message({"kind": "reply", "id": id, "n": len(self.game.history), **answer})

    def _send_message(self, message: FromKernel) -> None:
        self.send(message)

    # ---- the view

    def _acted(self) -> None:
        if self._director:
            with self._speaking():
                self._director.acted()
        self._changed()

    def _show(self) -> None:
        """Send the view as it is now, or say that it is the same: whoever did something waits for an answer."""
        made = self._seen()
        if made == self.view:
            self._send_message({"kind": "same", "n": made["n"]})
        self.view = made

    def _changed(self) -> None:
        with self.hold_sync():
            if self._lacks():
                self.sheet = self._drawn()
            self._show()
        tell(self)
        for callback in self._callbacks:
            callback(self)

    @property
    def _dress(self) -> str:
        return self._dressed or dress_for(self.game.setup.expansions)

    def _drawn(self) -> Sheet:
        """All drawings that the game can need."""
        game = self.game
        self._drawn_for = game.setup.expansions, designs(game.setup)
        return drawn(self._drawn_for[1], self._dress, token_kinds(game), cards(game))

    def _lacks(self) -> bool:
        """Whether the game is about other tiles and pieces than were drawn: a director can open another one."""
        setup = self.game.setup
        expansions, tiles = self._drawn_for
        return expansions != setup.expansions or not tiles >= designs(setup)

    def _marks(self) -> Marks | dict[str, Any]:
        return self._walk.marks(self._reader()) if self._walk else {}

    def _mark(self) -> None:
        """Send what the timeline shows, if that has changed."""
        self.record = cast(Marks, self._marks())

    def _seen(self) -> View:
        if self._walk:
            self._walk.settle()
        game, director, before = self.game, self._director, self._shown[1]
        self._shown = (game, *self._state())
        self._lines += game.history[: len(before)] != before
        with self._speaking():
            lesson = director.view() if director else None
        if lesson is not None:
            lesson["quiet"] = self._quiet
        if self._opened != self._asked():
            self._opened = ("", 0)
        made = seen(
            game, self._reader(), playable=self._open, lesson=lesson, audience=self._audience(), line=self._lines
        )
        if anew := self._anew():
            made["prompt"]["anew"] = anew
        if self._home:
            with self._speaking():
                made["home"] = self._home.view()
        if self._walk:
            made["timeline"] = self._walk.timeline(self._reader(), self._audience())
            if self._walk.record is not self._game:
                made["timeline"]["leave"] = True
        left = bool(self._left) and not self._walk
        made["can_undo"] = not (director or self._seat) and (made["can_undo"] or left)
        made["can_redo"] = not (director or self._seat) and made["can_redo"]
        if self._editor:
            made["can_undo"], made["can_redo"] = self._editor.can_undo, self._editor.can_redo
            with self._speaking():
                made["desk"] = self._editor.desk()
        return made

    def _anew(self) -> str:
        """What another move would do to the draws that were seen and taken back."""
        lead = self._director or self._walk  # what follows in a record is there to be seen
        kinds = self.game.anew if self._open and not lead else set[str]()
        return self._say("anew-tile" if "tile" in kinds else "anew") if kinds else ""

    @property
    def _editor(self) -> Editing | None:
        """The director, if under it the board is changed by hand."""
        return self._director if isinstance(self._director, Editing) else None

    @property
    def _open(self) -> bool:
        """Whether moves are taken now."""
        mine = self._seat in ("", self._asked()[0])
        resting = self._home is not None and self._home.resting
        led = self._director is None or self._director.playable
        return self._playable and mine and led and not (resting or self._quiet)

    @property
    def _quiet(self) -> bool:
        """Whether what the board would tell now might be the answer to what its director asks."""
        return self._director is not None and self._director.quiet

    def _asked(self) -> tuple[str, int]:
        """Who is asked, and in which turn."""
        ask = self.game.prompt
        return (ask.player, self.game.table.state.number) if ask else ("", 0)

    def _audience(self) -> Audience:
        """Who looks: a lesson is played by one person, a player's own board shows his cards only."""
        if self._director:
            return EVERYTHING._replace(quiet=self._quiet)
        if self._walk and self._walk.record.over:
            return EVERYTHING
        if self._seat:
            return Audience(seat=self._seat)
        return opened(self.game, [self._opened[0]] if self._opened == self._asked() else ())

    def _stale(self) -> bool:
        return self._shown[0] is not self.game or self._shown[1:] != self._state()

    def _state(self) -> tuple[list[Action], bool, Sequence[str]]:
        """What of the game a view is made from: its answers, whether there are more, and what is drawn."""
        return self.game.history, self.game.can_redo, self.chalk

    def _reader(self) -> Reader:
        return Reader.of(self.game, self._lang)

    def _say(self, key: str, **args: str | int) -> str:
        return self._reader().say(key, **args)

    @contextmanager
    def _speaking(self) -> Iterator[None]:
        """The session speaks the board's language meanwhile: lessons know no other."""
        before = language()
        language(self._lang)
        try:
            yield
        finally:
            language(before)
