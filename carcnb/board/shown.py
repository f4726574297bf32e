"""What a board shows: the view of its game, the picture a cell keeps, and who may look at what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self, Unpack, cast
from urllib.parse import quote
from uuid import uuid4

from carcnb.board.again import compared
from carcnb.board.aloud import pointed
from carcnb.board.among import AmongWidgets
from carcnb.board.audience import EVERYTHING, Audience, opened
from carcnb.board.director import Director, Editing, Entrance, Keeps, Presentable, Presenting
from carcnb.board.follow import follow, tell
from carcnb.board.hosted import Still
from carcnb.board.opponents import Opponents
from carcnb.board.reader import Reader
from carcnb.board.start import cards, designs, settings, token_kinds, words
from carcnb.board.textboard import headline, scores, text_board, text_lesson
from carcnb.board.view import view as seen
from carcnb.board.walk import Walk
from carcnb.drawing import sheet as drawn
from carcnb.drawing.art import dress_for
from carcnb.drawing.sheet import Sheet
from carcnb.engine.actions import Action
from carcnb.engine.chalk import checked
from carcnb.engine.errors import SetupError
from carcnb.engine.game import Game
from carcnb.engine.options import no_option, spelt_out
from carcnb.looks import LOOKS, Looks
from carcnb.wire.view import Marks, Unkept, View
from carcnb.words import language, speaking

if TYPE_CHECKING:
    from carcnb.analysis.players import Player
    from carcnb.hosts.jupyter import Widget
    from carcnb.keeping import Place


class Shown(AmongWidgets):
    """A game as a page sees it: its drawings, words and view, made anew whenever the game has changed.

    What can be done on it, and what its options mean, stands at ``Board``.
    """

    @spelt_out(Looks, LOOKS)
    def __init__(
        self,
        game: Game,
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
        if wrong := no_option("a board", looks, LOOKS):
            raise SetupError(wrong)
        given = LOOKS | looks
        self._game, self._director, self._walk, self._playable = game, director, walk, playable
        self._home, self._presents = home, presented
        self.place: Place | None = None  # where the game is kept besides
        self._opponents = [Opponents(game, {} if opponents is None else opponents)]  # of games that came here
        self._lang, self._dressed = given["lang"] or language(), given["dress"]
        seat = given["seat"]
        if seat and seat not in game.seats:
            raise SetupError(f"nobody sits at {seat!r:.60}; the seats are {', '.join(game.seats)}")
        if seat in self._opponents[0]:
            raise SetupError(f"{seat} is computed, so the board cannot be that player's")
        self._seat, self._opened = seat, ("", 0)  # whose hand lies open on a shared board, and in which turn
        if given["chalk"]:
            self._keep_chalk(given["chalk"])
        self._lines, self._shown = 0, (self.game, *self._state())
        self._callbacks: list[Callable[[Any], object]] = []
        self._left: list[Game] = []  # games that a new one has taken the place of; undo brings them back
        self._dealt: list[Game] = []  # games with the same draws, one after another
        model = model_id or uuid4().hex  # the page asks its manager for the model by this id
        self.ui = settings(given["theme"], given["height"], given["outlook"], given["coach"], model)
        try:
            self.sheet, self.words = self._drawn(), words(self._lang)
        except ValueError as error:
            raise SetupError(str(error)) from None
        self.view, self.record = self._seen(), self._marks()
        self._told = self.view
        follow(self)

    # ---- for hosts

    def still(self) -> Still:
        """What stands for the board where it cannot be live."""
        self.refresh()
        reader, lesson = self._reader(), self.view["lesson"]
        text = (f"{text_lesson(lesson, reader)}\n\n" if lesson else "") + text_board(self.game, reader, asks=self._open)
        hint = "" if self._seat else reader.say("still-hint")
        return Still(self._still(reader), self._alt(reader), self._caption(), self._headed(text), hint)

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
    def levels(self) -> dict[str, str]:
        """How strong those are that are computed, by seat, as far as they were given by name."""
        return self._table.levels if self._table else {}

    @property
    def kept(self) -> Game | None:
        """The game to go on with another time; None where a lesson is on the board, or another that somebody leads.

        Where a game is gone through, it is a line of one's own, else that game itself.
        """
        if self._director:
            return None
        return self._walk.game if self._walk and self._walk.strange else self._game

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
        if self._editor:
            self._editor.draw(drawn)
            return
        for game in self._kept_in():
            game.chalk = {n: told for n, told in (game.chalk | {self.game.move: drawn}).items() if told}

    def _kept_in(self) -> list[Game]:
        """The games that keep what is said and drawn about the position shown."""
        return self._walk.keeping if self._walk else [self.game]

    def refresh(self) -> None:
        """Show the game as it is now, after it was changed from Python."""
        if self._stale():
            self._changed()

    def on_change(self, callback: Callable[[Self], object]) -> Callable[[Self], object]:
        """Call ``callback(board)`` after every change of the game; returns it, so that it can stand as a decorator."""
        self._callbacks.append(callback)
        return callback

    def __repr__(self) -> str:
        return f"<Board: {scores(self.game, self._reader())}>"

    @cached_property
    def widget(self) -> Widget:
        """The board as a widget of Jupyter; whatever needs one makes it by itself."""
        from carcnb.hosts.jupyter import Widget  # a board plays where there is no Jupyter

        return Widget(self)

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """The live board, and for every place without a kernel a still picture and a text."""
        from carcnb.hosts.jupyter import kept

        self.refresh()
        return kept(self, self.widget, **options)

    def _alt(self, reader: Reader) -> str:
        """What the picture of a saved cell shows, in words."""
        lesson = self.view["lesson"]
        return ": ".join(filter(None, (lesson["title"], lesson["heading"]))) if lesson else headline(self.game, reader)

    def _headed(self, text: str) -> str:
        """What a saved cell says, for kinds of boards that have more to say."""
        return text

    def _caption(self) -> str:
        """Markup below the picture of a saved cell."""
        from carcnb.board.caption import caption  # for a saved cell only, as its picture

        lesson = self.view["lesson"]
        return caption(lesson, self.dress, self._reader()) if lesson else ""

    def _still(self, reader: Reader) -> str:
        from carcnb.drawing import game_svg  # svgwrite is loaded when a cell shows a board, never for a move

        with self._speaking():
            still = self._director.still(self.dress) if self._director else None
        if still:
            return still
        lesson = self.view["lesson"]
        light = lesson["light"] if lesson else []
        title, desc = reader.say("ui-board"), headline(self.game, reader)
        return game_svg(self.game, dress=self.dress, highlight=light, title=title, desc=desc)

    # ---- the view

    def _show(self) -> None:
        """Send the view as it is now, or say that it is the same: whoever did something waits for an answer."""
        made = self._seen()
        if not self._put(view=made):
            self._send_message({"kind": "same", "n": made["n"]})

    def _changed(self) -> None:
        with self._together():
            if self._lacks():
                self._put(sheet=self._drawn())
            self._show()
        tell(self)
        for callback in self._callbacks:
            callback(self)
        if "widget" in self.__dict__:  # after all: who observes it may play on
            self.widget.follow()

    @property
    def dress(self) -> str:
        """What the board wears: the one that was chosen, or its game's."""
        return self._dressed or dress_for(self.game.setup.expansions)

    def _drawn(self) -> Sheet:
        """All drawings that the game can need."""
        game = self.game
        self._drawn_for = game.setup.expansions, designs(game.setup)
        return drawn(self._drawn_for[1], self.dress, token_kinds(game), cards(game))

    def _lacks(self) -> bool:
        """Whether the game is about other tiles and pieces than were drawn: a director can open another one."""
        setup = self.game.setup
        expansions, tiles = self._drawn_for
        return expansions != setup.expansions or not tiles >= designs(setup)

    def _marks(self) -> Marks:
        return self._walk.marks(self._reader()) if self._walk else cast(Marks, {})

    def _mark(self) -> None:
        """Send what the timeline shows, if that has changed."""
        self._put(record=self._marks())

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
            if points := pointed(game.table, lesson, self._reader()):
                lesson["points"] = points
        if self._opened != self._asked():
            self._opened = ("", 0)
        made = seen(
            game,
            self._reader(),
            playable=self._open,
            lesson=lesson,
            audience=self._audience(),
            line=self._lines,
            rev=self._rev,
        )
        if anew := self._anew():
            made["prompt"]["anew"] = anew
        if told := compared(self._dealt, game, self._reader()):
            made["prompt"]["facts"] = told
        if self._thinks:
            made["thinks"] = True
            ask, name = made["prompt"], self._reader().name(self._asked()[0])
            ask["who"], ask["facts"] = self._say("who-thinks", name=name), ""
            ask["question"] = self._say("thinks-place" if ask["kind"] == "place" else "thinks-decides", name=name)
        if self._home:
            with self._speaking():
                made["home"] = self._home.view()
            if lesson and "end" in lesson:  # whoever has come from there can go back
                offers = lesson["end"]["offers"]
                if not any(offer["do"] == "home" for offer in offers):
                    offers.append({"do": "home", "text": self._say("offer-home")})
        if self._presents:
            made["present"] = (
                director.presented() if isinstance(director, Presenting) else {"stage": "free", "picked": []}
            )
        elif isinstance(director, Presentable) and not director.presentable:
            made["alone"] = True
        if unkept := self._unkept():
            made["unkept"] = unkept
        if self._walk:
            made["timeline"] = self._walk.timeline(self._reader(), self._audience())
            if self._walk.record is not self._game:
                made["timeline"]["leave"] = True
        if playing := self._playing:
            made["can_undo"] = playing.can_undo
        left = bool(self._left) and not self._walk
        made["can_undo"] = not (director or self._seat) and (made["can_undo"] or left)
        made["can_redo"] = not (director or self._seat) and made["can_redo"]
        if self._editor:
            made["can_undo"], made["can_redo"] = self._editor.can_undo, self._editor.can_redo
            with self._speaking():
                made["desk"] = self._editor.desk()
        return made

    def _unkept(self) -> Unkept | None:
        """What is to be told of what is done here and not kept, or kept otherwise than was meant."""
        leads = self._director, None if self._director else self._home, self.place
        with self._speaking():
            for keeping in (lead.keeping for lead in leads if isinstance(lead, Keeps)):
                if keeping.said and not keeping.text:
                    return {"said": keeping.said}
                if keeping.said:
                    href = f"data:application/octet-stream;charset=utf-8,{quote(keeping.text)}"
                    save = self._say("save-file", file=keeping.name)
                    return {"said": keeping.said, "save": save, "file": keeping.name, "href": href}
        return None

    def recall(self) -> None:
        """Show whether what is done is kept, after that has changed."""
        self._put(view=self._seen())

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
    def _thinks(self) -> bool:
        """Whether an opponent that is computed is to answer now."""
        return self._playing is not None and self._playing.asked

    @property
    def _playing(self) -> Opponents | None:
        """Who is computed in what is played, in a record in a line of one's own; None where somebody else leads."""
        resting = self._home is not None and self._home.resting
        if not self._playable or self._director or resting:
            return None
        return self._walk.playing if self._walk else self._table

    @property
    def _table(self) -> Opponents | None:
        """Who is computed in the game that was begun here."""
        return next((table for table in self._opponents if table and table.game is self._game), None)

    @property
    def _open(self) -> bool:
        """Whether moves are taken now."""
        mine = self._seat in ("", self._asked()[0])
        resting = self._home is not None and self._home.resting
        led = self._director is None or self._director.playable
        return self._playable and mine and led and not (resting or self._quiet or self._thinks)

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

    def _speaking(self) -> AbstractContextManager[None]:
        """The session speaks the board's language meanwhile: lessons know no other."""
        return speaking(self._lang)
