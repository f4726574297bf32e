"""Leads: what a board follows, be it a game that is played, a record, a lesson, an editor, or pages beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from copy import copy
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Self, cast

from carcnb.board.audience import NOBODY, Audience, who_is_asked
from carcnb.board.director import Content
from carcnb.board.opponents import Opponents
from carcnb.board.reader import Reader
from carcnb.engine.errors import SetupError
from carcnb.engine.game import Game
from carcnb.keeping import KEPT, Keeping
from carcnb.wire.view import Marks, View

if TYPE_CHECKING:
    from carcnb.board.leads.play import PlayLead

PANEL = frozenset({"lesson", "home", "deal", "open", "hand", "chalk"})
"""What is no move: it can be done while a board takes none."""
WAYS = frozenset({"undo", "redo", "goto", "new", "again", "rematch"})
"""The ways back and to another game: before an opponent moves they are open, too."""

To = Content | Opponents | Literal[True]
"""What takes the place of all that was begun: a director, a record, or a game that nobody leads, alone or with those
who are computed in it; True: whoever led before."""


class NotDone(Exception):
    """Something is not done; ``key`` is that of the sentence that says why, ``names`` are what that names."""

    def __init__(self, key: str, **names: str | int) -> None:
        super().__init__(key)
        self.key, self.names = key, names


class Stand(NamedTuple):
    """Where a lead is: the game that it shows, and what can be done there."""

    game: Game
    content: Content  # what can be gone on with after something else has led
    kept: Game | None  # the game to go on with another time
    audience: Audience  # who looks
    playing: Opponents | None = None  # who is computed
    takes: AbstractSet[str] = PANEL  # what is taken even where no moves are
    open: bool = True  # moves are taken
    why: str = "error-look-only"  # the sentence that says why none are
    silent: str = ""  # and the one that says why nobody may be coached

    @property
    def thinks(self) -> bool:
        """Whether an opponent that is computed is to answer now."""
        return self.playing is not None and self.playing.asked


class Lead:
    """What a board follows: what it shows and takes, what it does with that, what it adds, where its work is kept.

    A lead is a value: what makes another one lead gives that.
    """

    if TYPE_CHECKING:

        @property
        def stand(self) -> Stand:
            """Where it is now."""

        @property
        def play(self) -> PlayLead:
            """The game that was begun on the board, on which every other lead lies."""

    @property
    def keeping(self) -> Keeping:
        """Whether what is done is kept where it should be, in the session's language."""
        return KEPT

    @property
    def games_with_notes(self) -> list[Game]:
        """The games that keep what is said and drawn about the position shown, that on the board first."""
        return [self.stand.game]

    @property
    def whole_game(self) -> Game:
        """The game that is looked back at: the one shown, or the record that it is a moment of."""
        return self.stand.game

    def hear(self, do: str, fields: Mapping[str, Any]) -> Lead | To:
        """Do what a page says; who leads from now on, or what that has led to.

        ``NotDone`` and ``CarcnbError`` say why not, and everything is as it was.
        """
        stand, play = self.stand, self.play
        if do in WAYS and play.seat:
            raise NotDone("error-seat-time")
        match do:
            case "undo" | "redo":
                if not getattr(stand.playing or stand.game, do)():
                    raise NotDone(f"error-{do}")
            case "goto":
                try:
                    stand.game.goto(fields["to"])
                except ValueError:
                    raise NotDone("error-goto", n=len(stand.game.history)) from None
            case "new" | "again" | "rematch":
                return play.begin(do)
            case "show" | "hide":
                play.opened = who_is_asked(stand.game) if do == "show" else NOBODY
            case "edit":
                raise NotDone(stand.why)
            case "deal":
                raise SetupError("no games are dealt here")
            case "open" | "hand":
                raise NotDone("error-open-here")
            case _:
                raise NotDone("error-lesson")
        return self

    def turn(self, to: To) -> Lead:
        """Go on with something else; with True, without what was begun here besides."""
        return self.play.turn(to)

    def draw(self, chalk: Sequence[str]) -> None:
        """Keep what is drawn on the position, ``checked`` before."""
        for game in self.games_with_notes:
            game.chalk = {n: drawn for n, drawn in (game.chalk | {self.stand.game.move: tuple(chalk)}).items() if drawn}

    def on_action(self) -> None:
        """An action has been carried out."""

    def settle(self) -> None:
        """Find out what was done to the game, however it was done."""

    def add(self, view: View, reader: Reader, audience: Audience) -> None:
        """Add to a view of the game what is led here, in the session's language."""

    def marks(self, reader: Reader) -> Marks:
        """What stands on the timeline."""
        return cast(Marks, {})

    def still(self, dress: str) -> str | None:
        """What stands for all of it where no kernel runs; None: the board alone."""
        return None

    def on(self, play: PlayLead) -> Lead:
        """The same on another game that was begun meanwhile."""
        made = copy(self)
        made.__dict__["play"] = play
        return made

    def aside(self) -> Lead:
        """What a class is shown in its place, so that it can be gone on with; ``CarcnbError`` if it may not be."""
        return self

    def presentation(self) -> dict[str, Any]:
        """What a new board is made from that presents the same; ``CarcnbError`` says why it may not be now."""
        return {"game": self.stand.game, "opponents": self.stand.playing}


class Over(Lead):
    """A lead that lies over another one, which answers what this one does not."""

    def __init__(self, under: Lead) -> None:
        self.under = under

    def over(self, under: Lead) -> Self:
        """The same over another lead."""
        made = copy(self)
        made.under = under
        return made

    def hear(self, do: str, fields: Mapping[str, Any]) -> Lead | To:
        """Hand on what is not for this one."""
        to = self.under.hear(do, fields)
        return self.over(to) if isinstance(to, Lead) else to

    def turn(self, to: To) -> Lead:
        """Stay over what leads on."""
        return self.over(self.under.turn(to))


_HANDED_ON = ("stand", "play", "keeping", "whole_game", "draw", "on_action", "settle", "add", "marks", "still")
for _name in (*_HANDED_ON, "presentation"):
    setattr(Over, _name, property(attrgetter(f"under.{_name}")))
