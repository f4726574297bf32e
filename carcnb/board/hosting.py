"""What the pages of a board have of it, and what it is among widgets: it passes for one, and plays without any."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict, cast
from uuid import uuid4

from carcnb.display import shows
from carcnb.drawing.sheet import Sheet
from carcnb.engine.game import Game
from carcnb.hypertext import Markup
from carcnb.wire.host import Host
from carcnb.wire.patch import patch
from carcnb.wire.talk import Changed, FromKernel
from carcnb.wire.view import Marks, Ui, View, Words

if TYPE_CHECKING:
    from carcnb.hosts.jupyter import Widget

STATE = ("sheet", "words", "view", "ui", "record")
"""What a page sees; ``carcnb.wire.view.Traits`` are its types."""


class BoardStill(NamedTuple):
    """What stands for a board where it cannot be live: a picture, the same in words, markup below it, and a text.

    ``hint`` is how to have it live in a page that has a kernel; who looks at another's board is given none.
    """

    svg: str
    alt: str
    caption: Markup
    text: str
    hint: str


class GameSummary(TypedDict):
    """Where a game is, in short: it changes with every move, and tells what everybody at the table knows."""

    move: int
    player: str
    tile: str
    scores: dict[str, int]
    over: bool


class Hosted:
    """A state that pages see; it knows no page, only the ``hosts`` that lead to some.

    It passes for its widget, which is made when somebody first asks for it: wherever ipywidgets is loaded,
    ``isinstance`` holds it for one of its widgets, and what only a widget has (``observe``, ``layout``, ``close`` ...)
    is that of its own.  ``move``, ``moves`` and ``value`` are its traits.
    """

    sheet: Sheet
    words: Words
    view: View
    ui: Ui
    record: Marks

    def __init__(self) -> None:
        self.hosts: list[Host] = []
        self._held: dict[str, Any] | None = None  # what is new and goes to the hosts together
        self._no: int | None = None  # of the message that is heard now
        self.view = cast(View, {"rev": 0, "line": 0})

    def state(self) -> dict[str, Any]:
        """All that a page sees, by the names of ``STATE``."""
        return {name: getattr(self, name) for name in STATE}

    def _put(self, **new: Any) -> bool:
        """Change the state, and tell the hosts what is different; False if nothing is."""
        changed = {name: value for name, value in new.items() if value != getattr(self, name)}
        if "view" in changed:
            changed["view"]["rev"] = self.view["rev"] + 1
        with self._together() as held:
            held |= changed
            self.__dict__ |= changed
        return bool(changed)

    @contextmanager
    def _together(self) -> Iterator[dict[str, Any]]:
        """What changes meanwhile goes to the hosts at once in the end: a view that changes alone as a patch."""
        if self._held is not None:
            yield self._held
            return
        before, self._held = self.view, {}
        try:
            yield self._held
        finally:
            changed, self._held = self._held, None
            if changed.keys() == {"view"}:
                message: Changed = {"kind": "patch", "rev": before["rev"], "view": patch(before, self.view)}
                self._send_message(message)
            elif changed:
                for host in self.hosts:
                    host.put(changed)

    def _again(self) -> None:
        for host in self.hosts:
            host.again("view")

    def _send_message(self, message: FromKernel) -> None:
        if message["kind"] in ("refused", "same") and self._no is not None:
            message["no"] = self._no
        for host in self.hosts:
            host.send(message)

    # ---- among widgets

    if TYPE_CHECKING:

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
            both: type = shows(self).both(type(self))
            return both

        def __getattr__(self, name: str) -> Any:
            """What only a widget has; who looks for what is private brings no notebook here."""
            if not name.startswith("__") and (name[0] != "_" or sys.modules.get("ipywidgets")):
                try:
                    known = hasattr(shows(self).AnyWidget, name) or name == "_model_id"  # marimo reads that
                except ImportError:
                    known = False  # there is no Jupyter
                if known:
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

    @cached_property
    def widget(self) -> Widget:
        """The board as a widget of Jupyter; whatever needs one makes it by itself."""
        made: Widget = shows(self).Widget(self)
        return made

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """The live board, and for every place without a kernel a still picture and a text."""
        self.refresh()
        made: tuple[dict[str, Any], dict[str, Any]] | None = shows(self).cell_output(self, self.widget, **options)
        return made

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
    def value(self) -> GameSummary:
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
