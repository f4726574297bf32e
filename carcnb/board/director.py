"""What leads the player on a board: a lesson, a quiz, the page of a rule, the way in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from carcnb.engine.game import Game

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from carcnb.board.opponents import Opponents
    from carcnb.wire import panel as wire_panel
    from carcnb.wire.desk import Desk
    from carcnb.wire.panel import LessonView


class Director(Protocol):
    """What leads the player through a game, such as a lesson: it owns the game and says what stands in the panel.

    ``game`` may be another one after every call, with other tiles and expansions too.  One that is ``quiet`` asks about
    the board, which takes no moves and tells nothing until the answer is there.  One whose way is kept somewhere has
    a ``keeping`` as well, which says whether it is; pages have one, too.
    """

    game: Game

    @property
    def playable(self) -> bool:
        """Whether it takes moves now."""

    @property
    def quiet(self) -> bool:
        """Whether it asks about the board."""

    def on_action(self) -> None:
        """An action has been carried out."""

    def message(self, what: str, to: object = None, answer: object = None) -> bool | Content:
        """A button in the panel was pressed; False: there is no such button.

        A director leads the board from now on; a game is played on it without one, a record is gone through.
        """

    def view(self) -> LessonView | None:
        """What the panel shows."""

    def still(self, dress: str) -> str | None:
        """What stands for all of it where no kernel runs; None: the board alone."""


class GameRecord(NamedTuple):
    """A game to be gone through, from after so many of its moves."""

    game: Game
    move: int = 0


Content = Director | Game | GameRecord
"""What can be on a board: what a director leads through, a game that is played, a record."""


@runtime_checkable
class Keeper(Protocol):
    """Pages that keep how games against the computer ended."""

    def keep_end(self, game: Game, opponents: Opponents | None) -> None:
        """Keep how a game ended, once."""

    def end_text(self, game: Game) -> str:
        """What is to be said of how a game ended; empty of one that is none of these."""


@runtime_checkable
class Presentable(Director, Protocol):
    """A director whose way can be presented to a class."""

    @property
    def presentable(self) -> bool:
        """Whether it may be now: not while the answers count that a class would be told."""

    def present(self, titled: bool = False) -> Director:
        """Who leads a class from where the learner is, revealing one thing after another; the learner's way stays.

        ``titled``: it begins with the title alone.  ``CarcnbError`` says why it may not be now.
        """


@runtime_checkable
class Presenting(Director, Protocol):
    """A director who reveals one thing after another to a class."""

    def present_view(self) -> wire_panel.Present:
        """What has been revealed, and what the class has chosen."""


@runtime_checkable
class Editing(Director, Protocol):
    """A director under whom the board is changed by hand, move by move or not: an editor."""

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""

    @property
    def can_redo(self) -> bool:
        """Whether a change was taken back."""

    def edit(self, what: str, given: Mapping[str, Any]) -> Director | Game | None:
        """Make a change, checked to the letter before; who leads from now on, if another one does.

        ``CarcnbError`` says why it cannot be, and everything is as it was.
        """

    def draw(self, chalk: Sequence[str]) -> None:
        """Keep what is drawn on the board from now on; ``SetupError`` if it cannot be drawn there."""

    def undo(self) -> bool:
        """Take back the last change."""

    def redo(self) -> bool:
        """Make the change again that was taken back last."""

    def desk(self) -> Desk:
        """What its panel shows."""


class Entrance(Protocol):
    """The way in: pages beside a first small game, from which games, lessons and exercises are opened in place."""

    game: Game
    """The game that waits at the way in; a new one that is begun there takes its place."""

    @property
    def away(self) -> bool:
        """Whether something that it opened is on the board."""

    @property
    def resting(self) -> bool:
        """Whether one of its pages is read, and the board waits."""

    def go(self, to: str) -> bool | Content | Opponents:
        """Open a page, or what a page leads to; False: there is no such thing."""

    def open(self, text: str) -> Content:
        """Open what somebody gives: a saved game, a position, an address; ``CarcnbError`` says why that cannot be."""

    def hand(self, files: Sequence[tuple[str, str]]) -> None:
        """Take files that a class has handed in, each with its name; ``CarcnbError`` says why that cannot be."""

    def leave(self, what: Content) -> None:
        """Keep what was on the board when something else took its place."""

    def deal(
        self, seats: list[str], names: list[str], levels: Sequence[str], expansions: list[str], farmers: bool
    ) -> Opponents:
        """A new game and who in it is computed; ``SetupError`` if there can be none like this."""

    def view(self) -> wire_panel.Home:
        """The open page."""
