"""The moves of a JCloisterZone record, played with our rules, message by message."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import takewhile
from typing import Any

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.errors import CarcnbError, RecordError
from carcnb.engine.events import FigurePlaced, FigureReturned, NeutralMoved
from carcnb.engine.game import Game
from carcnb.engine.grid import cell_of
from carcnb.engine.prompts import Ask
from carcnb.records import jcz_names
from carcnb.records.jcz_messages import JczMessage
from carcnb.records.jcz_places import figure_pointer, is_machine, pointer, position, roads, spot, tile_at
from carcnb.systems.flying_machines.rules import DieRolled, landings, target
from carcnb.systems.gold_mines import jcz as jcz_gold

_TURNS = {"R0": "r0", "R90": "r1", "R180": "r2", "R270": "r3"}
_WAYS = {"DEPLOY": "A", "REMOVE": "B"}
_RANDOM = "random"

_MAGIC_APART = (
    "the ferry has brought mage and witch onto one road; here they are parted at once (MW-8, D-MW-8), "
    "JCloisterZone leaves them: the record cannot go on with our rules"
)
_FERRIES_FIXED = (
    "here those may that were nearest before the first one moved (FER-11, D-FER-5), "
    "JCloisterZone looks anew after every move: the record cannot go on with our rules"
)

_BUILDER_ALONE = (
    "; before, a ferry left a builder alone, which goes home here (D-FER-11), but in JCloisterZone may stay: "
    "its double turns do not come with our rules"
)


class JczReplay:
    """One record being played, from the first message to what follows from the last."""

    def __init__(self, game: Game, messages: Sequence[JczMessage], first_random: object, circles: bool) -> None:
        self.game = game
        self.messages = messages
        self.at = 0
        """How many messages have been taken up."""
        self.random = first_random
        self.acted = True
        """Whether the figure step of the tile just laid is over."""
        self.committed = True
        """Whether the tile just laid is scored, or none is laid."""
        self.landed: Action | None = None
        """A landing without a choice, which the record still tells."""
        self.circling = False
        """Whether a crop circle has been answered since the last tile."""
        self.circles = circles or any(message.type == "CIRCLE_REMOVE_OR_DEPLOY" for message in messages)
        """Whether the game has the action of crop circles."""

    def run(self) -> Game:
        """Play every message; ``RecordError`` names the one that does not follow from those before it."""
        for message in self.messages:
            self.at += 1
            try:
                self._play(message)
            except CarcnbError as error:
                raise RecordError(f"message {message.number} ({message.type:.40}): {error}{self._hint()}") from None
        self._settle_circle()
        return self.game

    def _hint(self) -> str:
        """What may have led the record away from our rules before."""
        ferries = "ferries" in self.game.setup.expansions
        alone = any(isinstance(e, FigureReturned) and e.rule == "TB-BUILDER-13" for e in self.game.table.events)
        return _BUILDER_ALONE if ferries and alone else ""

    def _play(self, message: JczMessage) -> None:
        play = _HANDLERS.get(message.type)
        if play is None:
            raise RecordError("this kind of message has no counterpart here")
        if _RANDOM in message.payload:
            self.random = message.payload[_RANDOM]
        play(self, message.payload)

    # ---- questions and answers

    @property
    def ask(self) -> Ask:
        """The question that waits; ``RecordError`` if the game is over."""
        if self.game.prompt is None:
            raise RecordError("the game is over already")
        return self.game.prompt

    def _apply(self, action: Action) -> None:
        self.game.apply(action)
        while self.game.prompt is not None and self.game.prompt.kind == "take_gold":
            self.game.apply(jcz_gold.choose(self.game.table, self.game.prompt))

    def _expect(self, *kinds: str) -> Ask:
        """The question that waits, which must be one of some kinds."""
        ask = self.ask
        if ask.kind not in kinds:
            raise RecordError(f"{self.game.names[ask.player]} is asked to {ask.kind} here ({ask.rule})")
        return ask

    def _skip(self, kinds: Collection[str]) -> None:
        """Decline what JCloisterZone did not ask, or was not told to."""
        while self.game.prompt is not None and self.game.prompt.kind in kinds and SKIP in self.game.prompt.options:
            self._apply(SKIP)

    def _settle_circle(self) -> None:
        """Pass over a crop circle that JCloisterZone is silent about: without figures, or where it is not played."""
        prompt = self.game.prompt
        if prompt is not None and prompt.kind == "crop" and not (self.circles and self.game.table.state.figures):
            self._apply(Action("crop", "A"))
            self._skip(("add",))

    # ---- messages

    def place_tile(self, payload: dict[str, Any]) -> None:
        """PLACE_TILE: the tile in hand is laid."""
        if not self.committed:
            raise RecordError("the tile before it is not committed")
        self._settle_circle()
        ask = self._expect("place")
        tile, cell = jcz_names.tile(payload.get("tileId")), position(payload.get("position"))
        turn = payload.get("rotation")
        if not isinstance(turn, str) or turn not in _TURNS:
            raise RecordError(f"a tile is turned by {', '.join(_TURNS)}, not {turn!r:.60}")
        sender = self.messages[self.at - 1].player
        if type(sender) is int and sender != self.game.seats.index(ask.player):
            raise RecordError(f"it is {self.game.names[ask.player]}'s turn here, and player {sender} lays the tile")
        if tile != ask.tile:
            drawn = jcz_names.names().get(ask.tile, ask.tile)
            raise RecordError(f"it lays {payload['tileId']}, but {drawn} is drawn here")
        self.committed = self.acted = False
        self.circling, self.landed = False, None
        self._apply(Action("place", tile, cell, _TURNS[turn]))

    def deploy_meeple(self, payload: dict[str, Any]) -> None:
        """DEPLOY_MEEPLE: a figure is put down, takes off, lands, or is added by a crop circle."""
        seat, kind = self._figure(payload.get("meepleId"))
        cell, feature, location = pointer(payload.get("pointer"))
        if is_machine(feature, location):
            self._own(seat, self._expect("deploy"))
            self.acted = True
            self._fly(Action("fly", kind, cell))
            return
        where = spot(tile_at(self.game.table.state, cell), feature, location)
        if self.landed is not None:
            if Action("land", kind, cell, where) != self.landed:
                raise RecordError(f"the figure that flew can only {self.landed}")
            self.landed = None
            return
        ask = self._expect("deploy", "land", "add")
        self._own(seat, ask)
        self.acted = True
        self._apply(Action(ask.kind, kind, cell, where))

    def pass_(self, payload: dict[str, Any]) -> None:
        """PASS: no figure, no further ferry, or nothing added by a crop circle."""
        if not self.acted:
            self.acted = True
            self._skip_one("deploy")
        elif not self._skip_one("ferry", "add") and self.committed and not self.circling:
            self._expect("deploy")

    def _skip_one(self, *kinds: str) -> bool:
        prompt = self.game.prompt
        if prompt is None or prompt.kind not in kinds or SKIP not in prompt.options:
            return False
        self._apply(SKIP)
        return True

    def commit(self, payload: dict[str, Any]) -> None:
        """COMMIT: the turn is over, or a player's part in a crop circle; what was not told is declined."""
        if self.committed:
            if not self.circling:
                raise RecordError("there is nothing to commit: no tile was laid")
            return
        self._skip(("deploy", "ferry"))
        prompt = self.game.prompt
        if prompt is not None and prompt.kind == "magic" and prompt.step == "figure":
            raise RecordError(_MAGIC_APART)
        if prompt is not None and prompt.kind not in ("place", "crop"):
            self._expect("place")
        self.committed = self.acted = True

    def place_token(self, payload: dict[str, Any]) -> None:
        """PLACE_TOKEN: a gold bar or a ferry."""
        token = payload.get("token")
        name = token[-1] if isinstance(token, list) and token else token
        if name == "GOLD":
            self._expect("gold")
            self._apply(Action("gold", "", position(payload.get("pointer"))))
        elif name == "FERRY":
            self._skip(("deploy",))
            self._ferry(payload.get("pointer"))
        else:
            raise RecordError(f"the token {token!r:.60} has no counterpart here")

    def _ferry(self, where: object) -> None:
        cell, _, location = pointer(where)
        pair = roads(tile_at(self.game.table.state, cell), location)
        prompt = self.game.prompt
        since = self.game.table.since_tile()
        moved = [event.cell for event in since if isinstance(event, NeutralMoved) and event.piece == "ferry"]
        asked = prompt.options if prompt is not None and prompt.kind == "ferry" else ()
        if moved and cell not in moved and cell not in {option.cell for option in asked}:
            raise RecordError(f"the ferry at {cell[0]},{cell[1]} may not move: {_FERRIES_FIXED}")
        self._expect("ferry")
        self.acted = True
        self._apply(Action("ferry", "", cell, "+".join(pair)))

    def move_neutral(self, payload: dict[str, Any]) -> None:
        """MOVE_NEUTRAL_FIGURE: mage or witch goes to a road or city, or leaves the board."""
        figure = payload.get("figureId")
        kind = figure.split(".")[0] if isinstance(figure, str) else ""
        if kind not in ("mage", "witch"):
            raise RecordError(f"the neutral figure {figure!r:.60} has no counterpart here")
        if payload.get("to") is None:
            self._expect("magic_away")
            self._apply(Action("magic_away", kind))
            return
        self._expect("magic")
        cell, feature, location = pointer(payload["to"])
        self._apply(Action("magic", kind, cell, spot(tile_at(self.game.table.state, cell), feature, location)))

    def circle(self, payload: dict[str, Any]) -> None:
        """CIRCLE_REMOVE_OR_DEPLOY: what all players do after a tile with a crop circle."""
        value = payload.get("value")
        if not isinstance(value, str) or value not in _WAYS:
            raise RecordError(f"a crop circle says {' or '.join(_WAYS)}, not {value!r:.60}")
        if not self.committed:
            raise RecordError("the tile before it is not committed")
        self._expect("crop")
        self.circling = True
        self._apply(Action("crop", _WAYS[value]))

    def return_meeple(self, payload: dict[str, Any]) -> None:
        """RETURN_MEEPLE: a figure that a crop circle takes back; the only one of a player is back already."""
        source = payload.get("source", "CORN_CIRCLE")
        if source != "CORN_CIRCLE":
            raise RecordError(f"a figure taken back by {source!r:.60} has no counterpart here")
        where, name = figure_pointer(payload.get("pointer"))
        cell, feature, location = pointer(where)
        seat, kind = self._figure(name)
        at = spot(tile_at(self.game.table.state, cell), feature, location)
        prompt = self.game.prompt
        if prompt is not None and (prompt.kind, prompt.player) == ("remove", seat):
            self._apply(Action("remove", kind, cell, at))
            return
        done = self.game.table.since_tile()
        back = [event for event in done if isinstance(event, FigureReturned) and event.rule == "CROP-7"]
        if (seat, kind, cell, at) not in [(e.player, e.figure, e.cell, e.spot) for e in back]:
            raise RecordError(f"the crop circle takes no {kind} of {self.game.names[seat]} back from there (CROP-7)")

    # ---- figures

    def _figure(self, name: object) -> tuple[str, str]:
        """Whose figure an id names, and of which kind."""
        parts = name.split(".") if isinstance(name, str) else []
        seats = self.game.seats
        if len(parts) != 3 or parts[0] not in map(str, range(len(seats))):
            raise RecordError(f"a figure is named like '0.small.1', not {name!r:.60}")
        if parts[1] not in jcz_names.figures():
            raise RecordError(f"the figure {name!r:.60} has no counterpart here")
        return seats[int(parts[0])], jcz_names.figures()[parts[1]]

    def _own(self, seat: str, ask: Ask) -> None:
        if seat != ask.player:
            names = self.game.names
            raise RecordError(f"it moves a figure of {names[seat]}, but {names[ask.player]} is asked to {ask.kind}")

    # ---- flights

    def _fly(self, action: Action) -> None:
        """Take off with the number that the record tells by what follows."""
        number = self._thrown(action)
        if number:
            self.game.know(f"{number} die")
        self._apply(action)
        flown = takewhile(lambda event: not isinstance(event, DieRolled), reversed(self.game.table.events))
        for event in flown:
            if isinstance(event, FigurePlaced):
                self.landed = Action("land", event.figure, event.cell, event.spot)

    def _thrown(self, action: Action) -> int:
        """The number thrown: as far as the landing told next, else one with no landing; 0 where nothing tells it."""
        if action not in self.ask.options:
            return 0
        table, here = self.game.table, cell_of(action.xy)
        tile, _ = table.state.tiles[here]
        numbers = {target(tile, here, number): number for number in (1, 2, 3)}
        said = int(self.random * 3) + 1 if isinstance(self.random, int | float) and 0 <= self.random < 1 else 0
        after = self.messages[self.at :]
        if not after:
            return said
        if after[0].type == "DEPLOY_MEEPLE":
            cell, _, _ = pointer(after[0].payload.get("pointer"))
            if cell_of(cell) not in numbers:
                raise RecordError(f"message {after[0].number} lands it at {cell[0]},{cell[1]}, where it cannot fly")
            return numbers[cell_of(cell)]
        failing = [number for there, number in numbers.items() if not landings(table, there, action.what)]
        if not failing:
            raise RecordError(f"the figure finds a place to land, and message {after[0].number} names none (FLY-7)")
        return said if said in failing else failing[0]


_HANDLERS: dict[str, Callable[[JczReplay, dict[str, Any]], None]] = {
    "PLACE_TILE": JczReplay.place_tile,
    "DEPLOY_MEEPLE": JczReplay.deploy_meeple,
    "PASS": JczReplay.pass_,
    "COMMIT": JczReplay.commit,
    "PLACE_TOKEN": JczReplay.place_token,
    "MOVE_NEUTRAL_FIGURE": JczReplay.move_neutral,
    "CIRCLE_REMOVE_OR_DEPLOY": JczReplay.circle,
    "RETURN_MEEPLE": JczReplay.return_meeple,
}
