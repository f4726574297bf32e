"""A board among other widgets: containers take it, links and observers follow it, and it plays without any."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypedDict
from uuid import uuid4

from carcnb.board.hosted import Hosted
from carcnb.engine.game import Game

if TYPE_CHECKING:
    from carcnb.hosts.jupyter import Widget


class Value(TypedDict):
    """Where a game is, in short: it changes with every move, and tells what everybody at the table knows."""

    move: int
    player: str
    tile: str
    scores: dict[str, int]
    over: bool


class AmongWidgets(Hosted):
    """A board that passes for its widget, which is made when somebody first asks for it.

    Wherever ipywidgets is loaded, ``isinstance`` holds a board for one of its widgets, and what only a widget has
    (``observe``, ``layout``, ``close`` ...) is that of its own.  ``move``, ``moves`` and ``value`` are its traits.
    """

    if TYPE_CHECKING:

        @cached_property
        def widget(self) -> Widget:
            """The board as a widget of Jupyter."""

        @property
        def game(self) -> Game:
            """The game on the board."""

        def refresh(self) -> None:
            """Show the game as it is now."""

        def observe(
            self, handler: Callable[[Any], object], names: str | Collection[str] = ..., type: str = ...
        ) -> None:
            """Call a function with every change of traits."""

        def unobserve(
            self, handler: Callable[[Any], object], names: str | Collection[str] = ..., type: str = ...
        ) -> None:
            """Call it no more."""

        def close(self) -> None:
            """Take the board off the pages."""

    else:

        @property
        def __class__(self) -> type:
            """Its own class, and where it is among widgets one that is both; ``type`` tells the own one."""
            if not sys.modules.get("ipywidgets"):
                return type(self)
            from carcnb.hosts.jupyter import both

            return both(type(self))

        def __getattr__(self, name: str) -> Any:
            """What only a widget has; who looks for what is private brings no notebook here."""
            if not name.startswith("__") and (name[0] != "_" or sys.modules.get("ipywidgets")):
                try:
                    from carcnb.hosts.jupyter import AnyWidget
                except ImportError:
                    pass  # there is no Jupyter
                else:
                    if hasattr(AnyWidget, name) or name == "_model_id":  # marimo reads that
                        return getattr(self.widget, name)
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)

    @property
    def layout(self) -> Any:
        """How a container of widgets lays it out, ``board.layout.width = "60%"``."""
        return self.widget.layout

    @layout.setter
    def layout(self, layout: Any) -> None:
        self.widget.layout = layout

    def _display_(self) -> Widget:
        """What a page of marimo shows."""
        return self.widget

    # ---- what can be linked and observed

    @property
    def move(self) -> int:
        """How many moves, decisions of players, have been made on what is shown; set it to go there.

        ``ValueError`` if there are fewer; what lies beyond is kept for ``redo`` until another move is made.
        """
        return self.game.move

    @move.setter
    def move(self, move: int) -> None:
        self.game.goto(self._answers(move))
        self.refresh()

    @property
    def moves(self) -> int:
        """How many moves there are, those included that were taken back and can be made again."""
        return len(self.game.ends) - 1

    @property
    def value(self) -> Value:
        """Where the game is: number of the move, seat that is asked and tile in hand (or empty), scores, the end."""
        ask = self.game.prompt
        return {
            "move": self.move,
            "player": ask.player if ask else "",
            "tile": ask.tile if ask else "",
            "scores": self.game.scores,
            "over": self.game.over,
        }

    def _answers(self, move: int) -> int:
        """After how many answers so many moves have been made."""
        if isinstance(move, bool) or not isinstance(move, int) or not 0 <= move <= self.moves:
            raise ValueError(f"this game has {self.moves} moves; go to 0 to {self.moves}, not {move!r:.60}")
        return self.game.ends[move]

    # ---- copies

    def __reduce_ex__(self, _protocol: object) -> tuple[Any, ...]:
        """A copy, or what comes out of a pickle, is on no page yet, and gets a model of its own there."""
        state = self.__dict__ | {"hosts": [], "ui": self.ui | {"model": uuid4().hex}}
        state.pop("widget", None)
        return object.__new__, (type(self),), state
