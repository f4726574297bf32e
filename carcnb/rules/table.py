"""The table a game is played on: the state, what has been said, and the small verbs the scripts of the rules use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carcnb.rules.actions import Action
from carcnb.rules.board import feature as look_at
from carcnb.rules.events import Event, Feature, FigurePlaced, FigureReturned, Line, PointsScored, main_rule, worth
from carcnb.rules.expansion import FOLDS, MOMENTS, Expansion, joined
from carcnb.rules.grid import XY
from carcnb.rules.prompts import Ask, Script
from carcnb.rules.state import Figure, State

if TYPE_CHECKING:
    from carcnb.rules.setup import Setup


class Table:
    """Setup, state, events and expansions of one running game.

    ``followers`` are the figures that can be knight, thief, monk or farmer, ``pieces`` the score figures.
    """

    def __init__(self, setup: Setup, expansions: tuple[Expansion, ...]) -> None:
        self.setup = setup
        self.expansions = expansions
        self.state = State()
        self.events: list[Event] = []
        self.followers = ("meeple", *(kind for e in expansions for kind in e.followers))
        self.pieces = ("meeple", *(piece for e in expansions for piece in e.pieces))
        self.moments = joined(expansions, MOMENTS)
        self.folds = joined(expansions, FOLDS)

    @classmethod
    def beside(cls, other: Table, state: State, said: int) -> Table:
        """Another table of the same game with this state and the first ``said`` events."""
        new = cls.__new__(cls)
        new.__dict__.update(other.__dict__)
        new.state, new.events = state, other.events[:said]
        return new

    def say(self, event: Event) -> None:
        """Add an event; every change of the state says one."""
        self.events.append(event)

    def moment(self, name: str, *about: Any) -> Script:
        """Let the expansions act at a named moment of the turn."""
        for act in self.moments[name]:
            script = act(self, *about)
            if script is not None:  # what asks nothing need not be a generator
                yield from script

    def scores(self) -> dict[str, int]:
        """Every seat's points: the sum of its score figures."""
        totals = dict.fromkeys(self.setup.seats, 0)
        for (seat, _), points in self.state.track.items():
            totals[seat] += points
        return totals

    def clockwise(self, start: str) -> tuple[str, ...]:
        """The seats in playing order, ``start`` first (BASE-3.1)."""
        seats = self.setup.seats
        i = seats.index(start)
        return seats[i:] + seats[:i]

    def strength(self, kind: str) -> int:
        """What a figure counts in a majority: a follower one (BASE-8.2)."""
        power = 1 if kind in self.followers else 0
        for change in self.folds["strength"]:
            power = change(kind, power)
        return power

    def feature(self, segment: int) -> Feature:
        """A feature as it stands now, with each seat's followers on it, strongest first."""
        state = self.state
        name = state.label[segment]
        power: dict[str, int] = {}
        for at, figures in state.figures.items():
            if state.label[at] == name:
                for seat, kind in figures:
                    power[seat] = power.get(seat, 0) + self.strength(kind)
        ranked = sorted(power.items(), key=lambda entry: (-entry[1], self.setup.seats.index(entry[0])))
        return look_at(state, segment)._replace(strength=tuple(ranked))

    def deploy(self, seat: str, kind: str, segment: int) -> None:
        """Move a figure from its player's supply to a segment."""
        state = self.state
        state.supply[seat, kind] -= 1
        state.figures[segment] = (*state.figures.get(segment, ()), Figure(seat, kind))
        cell = state.home[segment]
        tile, first = state.tiles[cell]
        self.say(FigurePlaced(seat, kind, XY[cell], tile.where[segment - first], segment - first))

    def take_back(self, figure: Figure, segment: int, rule: str) -> None:
        """Move one figure from a segment back to its player's supply."""
        state = self.state
        left = list(state.figures[segment])
        left.remove(figure)
        if left:
            state.figures[segment] = tuple(left)
        else:
            del state.figures[segment]
        state.supply[figure] += 1
        cell = state.home[segment]
        tile, first = state.tiles[cell]
        self.say(FigureReturned(*figure, XY[cell], tile.where[segment - first], segment - first, rule))

    def send_home(self, segment: int, rule: str) -> None:
        """Move every figure on the feature of a segment back to its player's supply (BASE-10.1, D-BASE-13)."""
        state = self.state
        name = state.label[segment]
        for at in [s for s in state.figures if state.label[s] == name]:
            for figure in state.figures[at]:
                self.take_back(figure, at, rule)

    def record(self, seat: str, lines: tuple[Line, ...], feature: Feature, final: bool = False) -> Script:
        """Move a score figure of a player forward by the sum of the lines (BASE-12.1).

        During the game a player who has several chooses which; the rule of the highest line speaks for the sum.
        """
        points = worth(lines)
        event = PointsScored(seat, points, lines, feature, main_rule(lines), final, self.pieces[0])
        if points and len(self.pieces) > 1 and not final:
            options = [Action("advance", name) for name in self.pieces]
            event = event._replace(piece=(yield Ask(seat, "advance", options, "BASE-12.1", about=event)).what)
        self.state.track[seat, event.piece] += points
        self.say(event)
        yield from self.moment("recorded", event)
