"""A game of ours as the messages that JCloisterZone would have got for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.errors import RecordError
from carcnb.engine.events import Event, FigurePlaced, FigureReturned
from carcnb.engine.game import Game
from carcnb.engine.grid import cell_of
from carcnb.engine.prompts import Ask
from carcnb.errors import require
from carcnb.records import jcz_names
from carcnb.records.jcz_places import edges, pointer_place
from carcnb.systems.ferries.rules import nearest
from carcnb.systems.flying_machines.rules import DieRolled
from carcnb.systems.gold_mines import jcz as jcz_gold
from carcnb.tiles import Turned

_ANY = 0.0
Message = dict[str, Any]


def messages(game: Game) -> tuple[list[Message], float]:
    """The messages of a game, and the random number it starts with; ``RecordError`` names what they cannot tell."""
    writer = _Writer(game)
    for answer in game.history:
        if answer.verb != "draw":
            writer.write(answer)
    writer.end()
    return writer.out, writer.first_random


class _Writer:
    """Plays a game again and writes down each answer."""

    def __init__(self, game: Game) -> None:
        self.game = game.clone()
        self.game.goto(0)
        seats = self.game.table.clockwise(game.setup.first)
        self.players = {seat: number for number, seat in enumerate(seats)}
        self.out: list[Message] = []
        self.first_random = _ANY
        self.turn = ""
        """Who laid the last tile."""
        self.laid: int | None = None
        """The cell of the tile whose turn is not committed."""
        self.moved: set[int] = set()
        """The lakes whose ferries were moved since."""
        self.standing: dict[tuple[str, str, tuple[int, int], int], list[str]] = {}
        """The ids of the figures on the board: whose, which kind, cell, segment."""

    def write(self, answer: Action) -> None:
        """Write what an answer tells, and play it."""
        ask = require(self.game.prompt, Ask)
        if ask.kind not in _WRITERS:
            raise RecordError(f"JCloisterZone knows no answer like {answer} ({ask.rule})")
        if ask.kind in ("place", "crop"):
            self._commit()
        said = len(self.game.table.events)
        _WRITERS[ask.kind](self, ask, answer)
        self.game.apply(answer)
        events = self.game.table.events[said:]
        if ask.kind == "ferry" and any(isinstance(e, FigureReturned) and e.rule == "TB-BUILDER-13" for e in events):
            raise RecordError("JCloisterZone leaves a builder on the board that a ferry has left alone (D-FER-11)")
        self._after(events)

    def end(self) -> None:
        """The last turn is committed if its figure step is over."""
        prompt = self.game.prompt
        if prompt is None or prompt.kind in ("place", "crop", "take_gold"):
            self._commit()

    def _say(self, seat: str, kind: str, **payload: Any) -> None:
        self.out.append({"type": kind, "payload": payload, "player": self.players[seat], "clock": 0})

    def _commit(self) -> None:
        if self.laid is not None:
            if set(nearest(self.game.table.state, self.laid)) - self.moved:
                self._say(self.turn, "PASS")
            self._say(self.turn, "COMMIT", random=_ANY)
        self.laid = None

    # ---- one writer for each kind of question

    def place(self, ask: Ask, answer: Action) -> None:
        """A tile is laid."""
        self.laid, self.moved, self.turn = cell_of(answer.xy), set(), ask.player
        rotation = f"R{90 * int(answer.where[1])}"
        self._say(
            ask.player, "PLACE_TILE", tileId=jcz_names.names()[answer.what], rotation=rotation, position=[*answer.xy]
        )

    def deploy(self, ask: Ask, answer: Action) -> None:
        """A figure is put down or takes off, or none is."""
        if answer == SKIP:
            self._say(ask.player, "PASS")
        elif answer.verb == "fly":
            pointer = {"position": [*answer.xy], "feature": jcz_names.MACHINE, "location": "I"}
            self._say(
                ask.player,
                "DEPLOY_MEEPLE",
                pointer=pointer,
                meepleId=self._next_id(ask.player, answer.what),
                random=_ANY,
            )

    def land(self, ask: Ask, answer: Action) -> None:
        """Where a figure lands is told by the figure."""

    def add(self, ask: Ask, answer: Action) -> None:
        """A figure is added by a crop circle, or none is."""
        if answer == SKIP:
            self._say(ask.player, "PASS")

    def ferry(self, ask: Ask, answer: Action) -> None:
        """A ferry is laid or moved; that no more are is told at the end of the turn."""
        if answer == SKIP:
            return
        if SKIP in ask.options:  # it moves; no other ferry that did so lay on its way, so it is still a nearest one
            self.moved.add(cell_of(answer.xy))
        sides = (spot.removeprefix("road.") for spot in answer.where.split("+"))
        pointer = {"position": [*answer.xy], "feature": "Road", "location": edges(sides)}
        self._say(ask.player, "PLACE_TOKEN", token="FERRY", pointer=pointer)

    def gold(self, ask: Ask, answer: Action) -> None:
        """The second gold bar is laid."""
        self._say(ask.player, "PLACE_TOKEN", token="GOLD", pointer=[*answer.xy])

    def take_gold(self, ask: Ask, answer: Action) -> None:
        """JCloisterZone hands the bars out by itself."""
        if answer != jcz_gold.choose(self.game.table, ask):
            raise RecordError(f"JCloisterZone hands out another gold bar than {answer} does (GOLD-10)")

    def magic(self, ask: Ask, answer: Action) -> None:
        """Mage or witch goes to a road or city."""
        if ask.step == "figure":
            raise RecordError("JCloisterZone does not part mage and witch when a ferry brings them together (D-MW-8)")
        tile = self._tile(answer.xy)
        to = {"position": [*answer.xy], **pointer_place(tile, tile.spots[answer.where])}
        self._say(ask.player, "MOVE_NEUTRAL_FIGURE", figureId=f"{answer.what}.1", to=to)

    def magic_away(self, ask: Ask, answer: Action) -> None:
        """Mage or witch leaves the board."""
        self._say(ask.player, "MOVE_NEUTRAL_FIGURE", figureId=f"{answer.what}.1", to=None)

    def crop(self, ask: Ask, answer: Action) -> None:
        """What all do after a crop circle; JCloisterZone does not ask while no figure stands anywhere."""
        if self.game.table.state.figures:
            self._say(ask.player, "CIRCLE_REMOVE_OR_DEPLOY", value="DEPLOY" if answer.what == "A" else "REMOVE")

    def remove(self, ask: Ask, answer: Action) -> None:
        """Which figure a crop circle takes back is told by the figure."""

    # ---- what follows from an answer

    def _after(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, DieRolled):
                self._throw((event.number - 0.5) / 3)
            elif isinstance(event, FigurePlaced):
                self._put(event)
                if event.rule == "CROP-6":
                    self._say(event.player, "COMMIT", random=_ANY)
            elif isinstance(event, FigureReturned):
                self._return(event)

    def _throw(self, random: float) -> None:
        """JCloisterZone throws the die with the number of the flight, or with that of the COMMIT before it."""
        self.out[-1]["payload"]["random"] = random
        before = [message for message in self.out if message["type"] == "COMMIT"]
        if before:
            before[-1]["payload"]["random"] = random
        else:
            self.first_random = random

    def _put(self, event: FigurePlaced) -> None:
        name = self._next_id(event.player, event.figure)
        tile = self._tile(event.cell)
        pointer = {"position": [*event.cell], **pointer_place(tile, event.segment)}
        self._say(event.player, "DEPLOY_MEEPLE", pointer=pointer, meepleId=name)
        self.standing.setdefault((event.player, event.figure, event.cell, event.segment), []).append(name)

    def _return(self, event: FigureReturned) -> None:
        name = self.standing[event.player, event.figure, event.cell, event.segment].pop()
        if event.rule == "CROP-7":
            tile = self._tile(event.cell)
            where = {"position": [*event.cell], **pointer_place(tile, event.segment)}
            pointer = {"featurePointer": where, "meepleId": name}
            self._say(event.player, "RETURN_MEEPLE", source="CORN_CIRCLE", pointer=pointer)
            self._say(event.player, "COMMIT", random=_ANY)

    def _next_id(self, seat: str, kind: str) -> str:
        """The id of a figure at hand."""
        ids = {ours: theirs for theirs, ours in jcz_names.figures().items()}
        if kind not in ids:
            raise RecordError(f"JCloisterZone knows no figure {kind!r}")
        taken = {name for names in self.standing.values() for name in names}
        stem = f"{self.players[seat]}.{ids[kind]}"
        return next(name for name in (f"{stem}.{n}" for n in range(1, 99)) if name not in taken)

    def _tile(self, cell: tuple[int, int]) -> Turned:
        return self.game.table.state.tiles[cell_of(cell)][0]


_WRITERS: dict[str, Callable[[_Writer, Ask, Action], None]] = {
    "place": _Writer.place,
    "deploy": _Writer.deploy,
    "land": _Writer.land,
    "add": _Writer.add,
    "ferry": _Writer.ferry,
    "gold": _Writer.gold,
    "take_gold": _Writer.take_gold,
    "magic": _Writer.magic,
    "magic_away": _Writer.magic_away,
    "crop": _Writer.crop,
    "remove": _Writer.remove,
}
