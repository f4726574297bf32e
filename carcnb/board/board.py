"""The board: what its pages see of a game, what they may ask, and that nothing happens but legal moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self, Unpack
from uuid import uuid4

from carcnb.board.answers import NoAnswer, answer, option
from carcnb.board.audience import who_is_asked
from carcnb.board.caption import alt, caption, picture
from carcnb.board.director import Director, Entrance
from carcnb.board.follow import follow, tell
from carcnb.board.hosting import BoardStill, Hosted
from carcnb.board.lead import WAYS, Lead, NotDone, To
from carcnb.board.leads.around import LookingLead, PagesLead, PresentationLead
from carcnb.board.leads.guidance import EDITS, lead_of
from carcnb.board.leads.play import PlayLead
from carcnb.board.leads.walk import Walk
from carcnb.board.opponents import Opponents
from carcnb.board.reader import Reader
from carcnb.board.start import cards, designs, settings, token_kinds, words
from carcnb.board.textboard import scores, text_board, text_lesson
from carcnb.board.view import mark_computed, thinking, unkept, view
from carcnb.drawing import sheet as drawn
from carcnb.drawing.art import dress_for
from carcnb.drawing.sheet import Sheet
from carcnb.engine.actions import SKIP, Action
from carcnb.engine.chalk import StrokeRow, check_chalk, texts
from carcnb.engine.errors import CarcnbError, IllegalAction, SetupError
from carcnb.engine.game import Game
from carcnb.engine.handover import Shows, game_of
from carcnb.engine.options import spelt_out
from carcnb.errors import raise_as
from carcnb.hypertext import Inside, write
from carcnb.looks import LOOKS, Looks, looks_of
from carcnb.wire.coach import TOPICS
from carcnb.wire.messages import BadMessage, Message, read
from carcnb.wire.talk import Answer
from carcnb.wire.view import View
from carcnb.words import language, languages, speaking

if TYPE_CHECKING:
    from carcnb.analysis.players import Player
    from carcnb.board.coach import Coach
    from carcnb.keeping import Place


class Board(Hosted):
    """A board that shows a game and plays it by clicks.

    ``theme`` is auto, light, dark or contrast, ``dress`` summer or winter (by itself that of the game's expansions),
    ``height`` in pixels (by itself what the page leaves), ``lang`` a language code (the session's if none is given);
    ``outlook`` says whether a move tells what it would do, ``coach`` whether each is told afterwards what it has cost;
    ``chalk`` is drawn on the position it opens with.  A board with a ``seat`` is that player's alone: it shows the
    cards this player may see and takes no answer of another.  Without one all share it, and a hand lies open once its
    player asked for that, until somebody else is asked.  ``opponents`` are computed, as ``carcnb.play`` says.  A board
    that is not ``playable`` is to look at; ``director`` leads through a lesson, ``walk`` through a record; a ``home``
    has pages beside the board, and opens games and lessons on it; ``presented`` is one shown to a class.
    ``SetupError`` says which is wrong.

    A ``seat`` keeps cards closed at a table where all play fair; it is no lock.  Whoever can run a cell on the kernel,
    or another program that is connected to it, can look at everything.  What a board shows goes to every page of that
    kernel: a second browser receives the cards of the other players' boards too, and only does not show them.  Who must
    not have them is given ``game.save(shared=True)``, to open on a kernel of his own.

    >>> board = carcnb.play(["Ada", "Ben"], seed=7, tiles=["base-U"])
    >>> board.apply("place base-U 1,0 r0")
    >>> board.moves, board.game.turn
    (1, 'red')
    """

    @spelt_out(Looks, LOOKS)
    def __init__(
        self,
        game: Game | Shows,
        *,
        playable: bool = True,
        director: Director | None = None,
        walk: Walk | None = None,
        home: Entrance | None = None,
        presented: bool = False,
        opponents: Mapping[str, Player | str] | None = None,
        model_id: str = "",
        **looks: Unpack[Looks],
    ) -> None:
        super().__init__()
        given, game = looks_of(looks), game_of(game)
        play = PlayLead(game, opponents, given["seat"])
        under = lead_of(director, play) if director else walk.on(play) if walk else play
        self._lead: Lead = PresentationLead(under, stays=presented)
        self._lead = PagesLead(self._lead, home) if home else self._lead
        self._lead = self._lead if playable else LookingLead(self._lead)
        self.place: Place | None = None  # where the game is kept besides
        self._dressed = given["dress"]
        self._callbacks: list[Callable[[Any], object]] = []
        if given["chalk"]:
            self._lead.draw(check_chalk(self.game.table.state, given["chalk"]))
        model = model_id or uuid4().hex  # the page asks its manager for the model by this id
        self.ui = settings(given["theme"], given["height"], given["outlook"], given["coach"], model)
        with raise_as(SetupError, of=ValueError):
            self.sheet, self.words = self._drawn(), words(given["lang"] or language())
        self._shown = self._state()
        self.view, self.record = self._seen(), self._lead.marks(self._reader())
        follow(self)

    # ---- for Python

    @property
    def game(self) -> Game:
        """The game on the board."""
        return self._lead.stand.game

    @property
    def lang(self) -> str:
        """The code of the language the board speaks."""
        return self.words["lang"]

    @property
    def dress(self) -> str:
        """What the board wears: the one that was chosen, or its game's."""
        return self._dressed or dress_for(self.game.setup.expansions)

    @property
    def levels(self) -> dict[str, str]:
        """How strong those are that are computed, by seat, as far as they were given by name."""
        table = self._lead.play.playing
        return table.levels if table else {}

    @property
    def game_to_keep(self) -> Game | None:
        """The game to go on with another time; None where a lesson is on the board, or another that somebody leads.

        Where a game is gone through, it is a line of one's own, else that game itself.
        """
        return self._lead.stand.kept

    @property
    def chalk(self) -> Sequence[str]:
        """What is drawn on the position: ``"0,0"`` a cell, ``"0,0 city.N red"`` a feature, ``"0,0>1,0"`` an arrow.

        Set it to draw; ``SetupError`` says which entry is wrong and how it is written.  It is kept with the game, for
        ``board.game.save()``, by the number of the move; on the next one the board is clean again.
        """
        return self.game.chalk.get(self.game.move, ())

    @chalk.setter
    def chalk(self, given: Iterable[str]) -> None:
        self._lead.draw(check_chalk(self.game.table.state, given))
        self._show()
        tell(self)

    def apply(self, action: Action | str) -> None:
        """Carry out an action and show it; ``InvalidAction`` and ``IllegalAction`` as for ``Game.apply``."""
        self.game.apply(action)
        with self._speaking():
            self._lead.on_action()
        self._changed()

    def against(self, opponents: Opponents) -> None:
        """Have seats of a game computed from now on, whenever that game is on the board."""
        self._lead.play.against(opponents)

    def presentation(self, **looks: Unpack[Looks]) -> Board:
        """A new board that presents what is on this one, from where it stands now; this one stays as it is.

        ``CarcnbError`` says why it may not be presented now.
        """
        with self._speaking():
            shown = self._lead.presentation()
        return Board(presented=True, **shown, **looks)

    def refresh(self) -> None:
        """Show the game as it is now, after it was changed from Python."""
        if self._stale():
            self._changed()

    def recall(self) -> None:
        """Show whether what is done is kept, after that has changed."""
        self._put(view=self._seen())

    def on_change(self, callback: Callable[[Self], object]) -> Callable[[Self], object]:
        """Call ``callback(board)`` after every change of the game; returns it, so that it can stand as a decorator."""
        self._callbacks.append(callback)
        return callback

    def __repr__(self) -> str:
        return f"<Board: {scores(self.game, self._reader())}>"

    # ---- for hosts

    def still(self) -> BoardStill:
        """What stands for the board where it cannot be live."""
        self.refresh()
        reader, lesson = self._reader(), self.view["lesson"]
        text = (f"{text_lesson(lesson, reader)}\n\n" if lesson else "") + text_board(self.game, reader, asks=self._open)
        hint = "" if self._lead.play.seat else reader.say("still-hint")
        return BoardStill(self._still(reader), self._alt(reader), write(self._caption()), self._headed(text), hint)

    def _alt(self, reader: Reader) -> str:
        """What the picture of a saved cell shows, in words."""
        return alt(self.game, self.view["lesson"], reader)

    def _still(self, reader: Reader) -> str:
        with self._speaking():
            still = self._lead.still(self.dress)
        return still or picture(self.game, self.view["lesson"], self.dress, reader)

    def _headed(self, text: str) -> str:
        """What a saved cell says, for kinds of boards that have more to say."""
        return text

    def _caption(self) -> Inside:
        """What stands below the picture of a saved cell."""
        lesson = self.view["lesson"]
        return caption(lesson, self.dress, self._reader()) if lesson else None

    # ---- for the page

    def hear(self, content: object) -> None:
        """Do what a page says, or say why not."""
        id = self._no = None
        try:
            message = read(content)
            id, self._no = message.id, message.no
            if id is None:
                self._heed(message)
                return
            ok = self._answer(message)
            self._send_message({"kind": "reply", "id": id, "n": len(self.game.history), "ok": ok})
        except BadMessage as bad:
            self._refuse(self._say("error-message", what=str(bad)), bad.id)
        except NotDone as no:
            self._refuse(self._say(no.key, **no.names), id)
        except (NoAnswer, CarcnbError, OSError) as error:  # whoever sent something is answered, whatever it was
            why = error.refusal if isinstance(error, IllegalAction | SetupError) and id is None else None
            if why:  # as the rule that forbids it says it
                reader = self._reader()
                self._refuse(reader.reason(why), None, why.rule or None, reader.clause(why) if why.rule else "")
            else:
                self._refuse(error.reason if isinstance(error, SetupError) and id is None else str(error), id)

    def _heed(self, message: Message) -> None:
        do, fields, lead = message.do, message.fields, self._lead
        if do == "look":
            self._again()
        elif do == "language":
            self._language(fields["lang"])
        elif do == "think":
            self._think(message)
        elif self._is_late(message):
            # A page that speaks of an older board has missed the newest, whatever was sent: it gets it again.
            self._again() if not self._stale() else self._changed()
            raise NotDone("error-stale")
        elif not (do in lead.stand.takes or self._open or (lead.stand.thinks and do in WAYS)):
            raise self._rest()
        elif do == "act":
            self.apply(option(self.game, self._reader(), lead.stand.audience, fields["answer"]))
        elif do == "skip":
            self.apply(SKIP)
        elif do == "chalk":
            self._draw(fields["chalk"])
        else:
            with self._speaking():
                to = lead.hear(do, fields)
            self._turn_to(to)
            self._show() if do in ("show", "hide") else self._changed(do in EDITS and do in lead.stand.takes)

    def _turn_to(self, to: Lead | To) -> None:
        self._lead = to if isinstance(to, Lead) else self._lead.turn(to)

    def _is_late(self, message: Message) -> bool:
        """Whether a page that has not seen the newest answers speaks, or has seen others than were given."""
        history = self.game.history
        return message.n != len(history) or message.line not in (None, self.view["line"]) or self._shown[1] != history

    def _rest(self) -> NotDone:
        stand = self._lead.stand
        return NotDone("error-thinks", name=self._name()) if stand.thinks else NotDone(stand.why)

    def _language(self, lang: str) -> None:
        if lang not in languages():
            raise NotDone("error-language", code=lang)
        with self._together():
            self._put(words=words(lang))
            self._put(view=self._seen(), record=self._lead.marks(self._reader()))

    def _think(self, message: Message) -> None:
        """Carry out what an opponent answers; of several pages that show the board the first one asks."""
        playing, name = self._lead.stand.playing, self._name()
        if not (playing and playing.asked) or self._is_late(message):
            return
        try:
            self.apply(playing.answer())
        except CarcnbError as error:
            self._changed()
            raise NotDone("error-gone", what=str(error), name=name) from None

    def _draw(self, chalk: list[StrokeRow]) -> None:
        try:
            self.chalk = texts(self.game.table.state, chalk)
        except SetupError as error:
            raise NotDone("error-message", what=str(error)) from None

    def _answer(self, message: Message) -> Answer:
        if message.do != "art" and self._is_late(message):  # drawings are the same at any point of the game
            raise NotDone("error-stale")
        if message.do == "why" and not self._open:
            raise self._rest()
        if message.do in TOPICS:
            if message.do == "advice" and not (self._open or self.game.over or self._lead.stand.silent):
                raise self._rest()
            with self._speaking():
                return self._coach.answer(message.do, self._lead, self._reader(), **message.fields)
        lesson = self.view["lesson"]
        letters = lesson.get("marks", ()) if lesson else ()
        return answer(self.game, message, self._reader(), self._lead.stand.audience, self.dress, letters)

    @cached_property
    def _coach(self) -> Coach:
        from carcnb.board.coach import Coach  # a board on which nobody asks for advice needs no search

        return Coach()

    def _refuse(self, text: str, id: int | None = None, rule: str | None = None, rule_text: str = "") -> None:
        n = len(self.game.history)
        if id is None:
            self._send_message({"kind": "refused", "n": n, "text": text, "rule": rule, "rule_text": rule_text})
        else:
            self._send_message({"kind": "reply", "id": id, "n": n, "error": text})

    # ---- the view

    def _show(self, edited: bool = False) -> None:
        """Send the view as it is now, or say that it is the same: whoever did something waits for an answer."""
        made = self._seen(edited)
        if not self._put(view=made):
            self._send_message({"kind": "same", "n": made["n"]})

    def _changed(self, edited: bool = False) -> None:
        """Show what is new, and tell it; what was ``edited`` is no answer of a player, and still another board."""
        with self._together():
            expansions, tiles = self._drawn_for
            if expansions != self.game.setup.expansions or not tiles >= designs(self.game.setup):
                self._put(sheet=self._drawn())  # a lead can open another game
            self._put(record=self._lead.marks(self._reader()))
            self._show(edited)
        tell(self)
        for callback in self._callbacks:
            callback(self)
        if "widget" in self.__dict__:  # after all: who observes it may play on
            self.widget.follow()

    def _drawn(self) -> Sheet:
        game = self.game
        self._drawn_for = game.setup.expansions, designs(game.setup)
        return drawn(self._drawn_for[1], self.dress, token_kinds(game), cards(game))

    def _seen(self, edited: bool = False) -> View:
        before = self._shown[1]
        self._lead.settle()
        self._shown, stand, reader = self._state(), self._lead.stand, self._reader()
        line = self.view["line"] + edited + (stand.game.history[: len(before)] != before)
        rev, audience = self.view["rev"], stand.audience
        made = view(stand.game, reader, playable=self._open, audience=audience, line=line, rev=rev)
        if stand.playing:
            mark_computed(made, stand.playing, reader)
        if stand.thinks:
            thinking(made, reader)
        with self._speaking():
            self._lead.add(made, reader, audience)
            if told := unkept(self._lead.keeping, reader) or (self.place and unkept(self.place.keeping, reader)):
                made["unkept"] = told
        return made

    @property
    def _open(self) -> bool:
        stand, seat = self._lead.stand, self._lead.play.seat
        return stand.open and not stand.thinks and seat in ("", who_is_asked(stand.game)[0])

    def _name(self) -> str:
        return self._reader().name(who_is_asked(self.game)[0])

    def _stale(self) -> bool:
        return self._shown[0] is not self.game or self._shown[1:] != self._state()[1:]

    def _state(self) -> tuple[Game, list[Action], bool, Sequence[str]]:
        """What a view is made from: a game, its answers, whether there are more, and what is drawn."""
        return self.game, self.game.history, self.game.can_redo, self.chalk

    def _reader(self) -> Reader:
        return Reader.of(self.game, self.lang)

    def _say(self, key: str, **args: str | int) -> str:
        return self._reader().say(key, **args)

    def _speaking(self) -> AbstractContextManager[None]:
        """The session speaks the board's language meanwhile: lessons know no other."""
        return speaking(self.lang)
