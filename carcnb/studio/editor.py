"""The position editor: a director under whom a board is set up by hand, out of the box."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from carcnb.board.positions import count_up
from carcnb.engine.chalk import rows
from carcnb.engine.chance import key
from carcnb.engine.game import Game
from carcnb.engine.setup import Setup
from carcnb.records.notation import text_of
from carcnb.studio import changes
from carcnb.studio.desk import AtDesk, desk, no_such
from carcnb.studio.draft import begin_draft
from carcnb.studio.past import Past
from carcnb.words import say

if TYPE_CHECKING:
    from carcnb.board.director import Director
    from carcnb.studio.recorder import Recorder
    from carcnb.wire import desk as wire_desk

Given = Mapping[str, Any]


class Editor(AtDesk, Past[Setup]):
    """A position while it is set up; every change is one setup more, and undo goes back to the one before.

    What is drawn with chalk lies on it whatever is changed, as far as it is still there.  A ``recorder`` is the one
    whose lesson begins here, and that goes on with it; one that ``counts`` is for a real table that is to be counted.
    """

    playable = False

    def __init__(self, setup: Setup, recorder: Recorder | None = None, counts: bool = False) -> None:
        super().__init__(changes.check_setup(setup))
        self._counts = counts
        self._recorder = recorder
        self._chalk: tuple[str, ...] = ()
        self.refresh()

    def refresh(self) -> None:
        """The game is another one."""
        self.game = Game.from_setup(self.now)
        self._chalk = _there(self.game, self._chalk)
        self.game.chalk = {0: self._chalk} if self._chalk else {}

    def draw(self, chalk: Sequence[str]) -> None:
        """Keep what is drawn."""
        self._chalk = tuple(chalk)
        self.refresh()

    def edit(self, what: str, given: Given) -> Director | Game | None:
        """Make a change, or hand the position over: to a game or a lesson that begins with it, or to be counted."""
        if what == "play":
            game = Game.from_setup(replace(self.now, seed=key()))
            game.chalk = self.game.chalk.copy()
            return game
        if what == "count":
            return count_up(self.now)
        if what == "lesson":
            return self._lesson()
        if what not in _CHANGES:
            raise no_such(what)
        self.become(_CHANGES[what](self.now, given))
        self.refresh()
        return None

    def _lesson(self) -> Director:
        """The lesson that begins here, with the tile in hand: those after it are chosen where they are laid."""
        from carcnb.studio.recorder import Recorder  # which hands a position back to an editor

        told = say("record-coming") if len(changes.coming(self.now)) > 1 else ""
        if self._recorder is None:
            return Recorder(begin_draft(self.now, self._chalk), told=told)
        self._recorder.begin(self.now, self._chalk, told)
        return self._recorder

    def on_action(self) -> None:
        """Nothing: no moves are made here."""

    def desk(self) -> wire_desk.Desk:
        """The box, the players, and the position as text."""
        text = text_of(self.now)
        plain = '"""' not in text and "\\" not in text  # a name may hold both
        more = f", chalk={[*self._chalk]!r}" if self._chalk else ""
        code = f'carcnb.position("""\n{text}\n"""{more})' if plain else f"carcnb.position({text!r}{more})"
        made = desk("position", self.now) | {"text": "; ".join(text.splitlines()), "code": code}
        return made | {"counts": True} if self._counts else made


def _there(game: Game, chalk: Sequence[str]) -> tuple[str, ...]:
    """The chalk that is about what lies there."""
    return tuple(stroke for stroke in chalk if rows(game.table.state, [stroke]))


def _cell(value: Any) -> changes.XY:
    return value[0], value[1]


def _put(setup: Setup, given: Given) -> Setup:
    if source := given.get("source"):
        setup = changes.lift(setup, given["seat"], given["kind"], _cell(source), source[2])
    return changes.put(setup, given["seat"], given["kind"], _cell(given["cell"]), given["segment"])


_CHANGES: Mapping[str, Callable[[Setup, Given], Setup]] = {
    "lay": lambda setup, g: changes.lay(setup, g["tile"], _cell(g["cell"]), g["turn"]),
    "move": lambda setup, g: changes.move(setup, _cell(g["cell"]), _cell(g["to"]), g["turn"]),
    "turn": lambda setup, g: changes.turn(setup, _cell(g["cell"]), g["by"]),
    "take": lambda setup, g: changes.take(setup, _cell(g["cell"])),
    "put": _put,
    "lift": lambda setup, g: changes.lift(setup, g["seat"], g["kind"], _cell(g["cell"]), g["segment"]),
    "seat": lambda setup, g: changes.seat(setup, **g),
    "sit": lambda setup, g: changes.sit(setup),
    "rise": lambda setup, g: changes.rise(setup, g["seat"]),
    "first": lambda setup, g: changes.first(setup, g["seat"]),
    "hold": lambda setup, g: changes.hold(setup, g["seat"], g["kind"], g["count"]),
    "come": lambda setup, g: changes.come(setup, g["tiles"]),
    "system": lambda setup, g: changes.system(setup, g["name"], g["on"]),
    "clear": lambda setup, g: changes.clear(setup),
}
