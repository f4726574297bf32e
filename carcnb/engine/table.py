"""The table a game is played on: the state, what has been said, and the small verbs the scripts of the rules use."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any, TypeVar, cast

from carcnb.engine.actions import Action
from carcnb.engine.board import complete_cities, terrain
from carcnb.engine.board import feature as look_at
from carcnb.engine.events import (
    BonusScored,
    Event,
    Feature,
    FigureMoved,
    FigurePlaced,
    FigureReturned,
    Line,
    NeutralMoved,
    NeutralPlaced,
    NeutralRemoved,
    Owned,
    PointsScored,
    Scored,
    TilePlaced,
    TokensReturned,
    TokensTaken,
    TrackFigureMoved,
    TrackFigurePlaced,
    TrackFigureReturned,
    main_rule,
    worth,
)
from carcnb.engine.expansion import FOLDS, MOMENTS, REASONS, Expansion, join_hooks
from carcnb.engine.features import KINDS
from carcnb.engine.figures import MEEPLE
from carcnb.engine.grid import XY
from carcnb.engine.placement import fits_somewhere, placements
from carcnb.engine.prompts import Ask, Script
from carcnb.engine.refusals import Refusal
from carcnb.engine.state import Figure, Neutral, State
from carcnb.engine.track import FIELDS
from carcnb.tiles import FIELD

if TYPE_CHECKING:
    from carcnb.engine.setup import Setup

M = TypeVar("M", bound=Hashable)


def _nothing() -> Script:
    yield from ()


_NOTHING = _nothing()
"""A script that does nothing, however often it is joined."""


class Table:
    """Setup, state, events and expansions of one running game.

    ``kinds`` are the kinds of features by name, ``figures`` the kinds of figures every player has, ``followers``
    those of them that can be knight, thief, monk or farmer, ``aside`` those that may stand alone and keep nobody out,
    ``tokens`` the kinds of tokens they collect, ``pieces`` the score figures.  ``dark`` are the dark spaces of the
    score track; ``only_counts`` tells that every player has one figure there and nothing else can be on it,
    ``score_cards`` whether cards say how often these walked round, ``order_matters`` whether the player on turn chooses
    which of several features is recorded next.
    """

    def __init__(self, setup: Setup, expansions: tuple[Expansion, ...]) -> None:
        self.setup = setup
        self.expansions = expansions
        self.state = State()
        self.events: list[Event] = []
        self.asked: Ask | None = None
        self.kinds = {kind.name: kind for kind in (*KINDS, *(kind for e in expansions for kind in e.kinds))}
        self.figures = {"meeple": MEEPLE} | {name: kind for e in expansions for name, kind in e.figures.items()}
        self.followers = tuple(name for name, kind in self.figures.items() if kind.follower)
        on_track = {name for e in expansions for name in e.on_track}
        apart = [name for name, kind in self.figures.items() if not (kind.follower or kind.stray or kind.occupies)]
        self.aside = tuple(name for name in apart if name not in on_track)
        self.tokens = frozenset(token for e in expansions for token in e.tokens)
        self.pieces = ("meeple", *(piece for e in expansions for piece in e.pieces))
        self.dark = frozenset(space for e in expansions if e.dark for space in range(0, FIELDS, e.dark))
        self.only_counts = len(self.pieces) == 1 and not any(e.on_track for e in expansions)
        self.order_matters = any(e.order_matters for e in expansions)
        self.score_cards = all(e.score_cards for e in expansions)
        self.moments = join_hooks(expansions, MOMENTS)
        self.folds = join_hooks(expansions, FOLDS)
        self.reasons = join_hooks(expansions, REASONS)

    @classmethod
    def beside(cls, other: Table, setup: Setup, state: State, events: list[Event]) -> Table:
        """Another table for the same expansions, with this setup, state and events."""
        new = cls.__new__(cls)
        new.__dict__.update(other.__dict__)
        new.setup, new.state, new.events = setup, state, events
        return new

    def take_up(self) -> Ask | None:
        """The question that was asked here already, once where a step is taken up at it; else None."""
        asked, self.asked = self.asked, None
        return asked

    def say(self, event: Event) -> None:
        """Add an event; every change of the state says one."""
        self.events.append(event)

    def since_tile(self) -> list[Event]:
        """What has been said since a tile was laid last, the newest first."""
        return list(takewhile(lambda event: not isinstance(event, TilePlaced), reversed(self.events)))

    def recall(self, kind: type[M]) -> M:
        """What an expansion remembers, by the type of it."""
        return cast(M, self.state.memories[kind])

    def remember(self, memory: Hashable) -> None:
        """Put this in the place of what an expansion remembered."""
        self.state.memories[type(memory)] = memory

    def moment(self, name: str, *about: Any) -> Script:
        """Let the expansions act at a named moment of the turn."""
        acts = self.moments[name]
        return self._act(acts, about) if acts else _NOTHING

    def _act(self, acts: Sequence[Callable[..., Script | None]], about: tuple[Any, ...]) -> Script:
        for act in acts:
            script = act(self, *about)
            if script is not None:  # what asks nothing need not be a generator
                yield from script

    def goes_on(self) -> bool:
        """Whether an expansion gives the player on turn another part, now that one is over."""
        asked = self.reasons["another_part"]
        return bool(asked) and any(another_part(self) for another_part in asked)

    def has_earned_part(self) -> bool:
        """Whether the player on turn has earned another part, the tile of which is not drawn yet."""
        return any(earned_part(self) for earned_part in self.reasons["earned_part"])

    @property
    def house_rules(self) -> tuple[Expansion, ...]:
        """The expansions made for the base game alone, where others are played beside them (D-INT-16)."""
        return tuple(e for e in self.expansions if e.alone and len(self.expansions) > 1)

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

    def drawable(self) -> Mapping[str, int]:
        """The tiles that can be drawn next, design -> copies; all that are left, unless an expansion has some wait."""
        tiles: Mapping[str, int] = self.state.bag
        for change in self.folds["draws"]:
            tiles = change(self, tiles)
        return tiles

    def placements(self, tile: str) -> Sequence[Action]:
        """Every legal placement of a tile, as the expansions have it, too."""
        options: Sequence[Action] = placements(self.state, tile)
        for change in self.folds["placements"]:
            options = change(self, options)
        return options

    def can_lie(self, tile: str) -> bool:
        """Whether a tile can be placed at all (BASE-4.7)."""
        fits = fits_somewhere(self.state, tile)
        return bool(self.placements(tile)) if fits and self.folds["placements"] else fits

    def feature(self, segment: int) -> Feature:
        """A feature as it stands now, with the strength of each seat that stands on it, strongest first (BASE-8.2)."""
        state, label = self.state, self.state.label
        name = label[segment]
        power: dict[str, int] = {}
        for at, figures in state.figures.items():
            if label[at] == name:
                for seat, kind in figures:
                    power[seat] = power.get(seat, 0) + self.figures[kind].strength
        seats = self.setup.seats
        ranked = sorted(power.items(), key=lambda entry: (-entry[1], seats.index(entry[0])))
        found = look_at(state, segment, tuple(ranked))
        if self.folds["cities"] and found.kind == FIELD:
            found = found._replace(cities=len(self.cities(segment)))
        for change in self.folds["feature"]:
            found = change(self, segment, found)
        if self.folds["owners"] and found.strength:
            found = self._owned(segment, found)
        return found

    def _owned(self, segment: int, feature: Feature) -> Feature:
        """The feature with who owns it by another rule than that of the most followers, if expansions have one."""
        owned = usual = Owned(feature.owners, "BASE-8.3" if len(feature.owners) > 1 else "BASE-8.2")
        for change in self.folds["owners"]:
            owned = change(self, segment, feature, owned)
        return feature if owned == usual else feature._replace(owned=owned)

    def cities(self, segment: int) -> set[int]:
        """The cities that count for the field of a segment, each once (BASE-15.4)."""
        found = complete_cities(self.state, self.state.features[self.state.label[segment]][1])
        for change in self.folds["cities"]:
            found = change(self, segment, found)
        return found

    def features_held(self, seat: str, features: Collection[int]) -> set[int]:
        """Those of some features on which a player has a follower."""
        label, followers = self.state.label, self.followers
        return {
            label[segment]
            for segment, figures in self.state.figures.items()
            if label[segment] in features
            for owner, kind in figures
            if owner == seat and kind in followers
        }

    def followers_of(self, seat: str) -> list[tuple[Figure, int]]:
        """A player's followers on the landscape, each with its segment, each once (D-INT-13)."""
        return [
            (figure, segment)
            for segment, figures in self.state.figures.items()
            for figure in figures
            if figure.seat == seat and figure.kind in self.followers
        ]

    def occupied_features(self) -> set[int]:
        """The features that a figure stands on which keeps others out (BASE-5.7)."""
        label, figures, aside = self.state.label, self.state.figures, self.aside
        if not aside:
            return {label[segment] for segment in figures}
        return {label[at] for at, there in figures.items() if any(figure.kind not in aside for figure in there)}

    def stands(self, seat: str, kind: str) -> set[int]:
        """The features on which a player has a figure of this kind."""
        label, figure = self.state.label, Figure(seat, kind)
        return {label[segment] for segment, figures in self.state.figures.items() if figure in figures}

    def why_not_standing(self, seat: str, kind: str, segment: int) -> Refusal | None:
        """The rule by which a figure may not stand on a segment, or None; whatever puts a figure there asks this.

        Without farmers nobody stands on a field (WIN-12); expansions have rules for figures of their own.  Whether
        the segment is free is another question, of those who have to ask it (BASE-5.7).
        """
        if not self.setup.farmers and terrain(self.state, segment) == FIELD:
            return Refusal("no-farmers", "WIN-11", {})
        reason: Refusal | None = None
        for why_not in self.reasons["why_not_standing"]:
            if reason := why_not(self, seat, kind, segment):
                break
        return reason

    def may_stand(self, seat: str, kind: str, segment: int) -> bool:
        """Whether a figure may stand on a segment, by whatever way it comes there."""
        return self.why_not_standing(seat, kind, segment) is None

    def deploy(self, seat: str, kind: str, segment: int, rule: str = "") -> None:
        """Move a figure from its player's supply to a segment, by the rule for its kind unless another is named."""
        state = self.state
        state.supply[seat, kind] -= 1
        state.figures[segment] = (*state.figures.get(segment, ()), Figure(seat, kind))
        cell = state.home[segment]
        tile, first = state.tiles[cell]
        rule = rule or self.figures[kind].rule
        self.say(FigurePlaced(seat, kind, XY[cell], tile.where[segment - first], segment - first, rule))

    def take_back(self, figure: Figure, segment: int, rule: str) -> None:
        """Move one figure from a segment back to its player's supply, and strays after it."""
        self._lift(figure, segment, rule)
        self.send_strays_home()

    def shift(self, figure: Figure, segment: int, to: int, rule: str) -> None:
        """Move a figure to another segment of its tile; strays it leaves behind go home."""
        state = self.state
        left = list(state.figures.pop(segment))
        left.remove(figure)
        if left:
            state.figures[segment] = tuple(left)
        state.figures[to] = (*state.figures.get(to, ()), figure)
        cell = state.home[segment]
        tile, first = state.tiles[cell]
        self.say(FigureMoved(*figure, XY[cell], segment - first, to - first, tile.where[to - first], rule))
        self.send_strays_home()

    def send_strays_home(self) -> None:
        """Move every figure that needs a follower and stands where its player has none left to the supply (D-INT-4)."""
        state = self.state
        for at, figures in list(state.figures.items()):
            for figure in figures:
                kind = self.figures[figure.kind]
                if kind.stray and state.label[at] not in self.features_held(figure.seat, (state.label[at],)):
                    self._lift(figure, at, kind.stray)

    def _lift(self, figure: Figure, segment: int, rule: str) -> None:
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
                self._lift(figure, at, rule)

    def neutral(self, kind: str) -> list[Neutral]:
        """The pieces of one kind of nobody's that are on the board, in the order they were put down."""
        return [piece for piece in self.state.neutrals if piece.kind == kind]

    def put_neutral(self, kind: str, cell: int, segments: tuple[int, ...], rule: str) -> None:
        """Put a piece of nobody's on a tile."""
        self.state.neutrals.append(Neutral(kind, cell, segments))
        self.say(NeutralPlaced(self.state.player, kind, XY[cell], self._on(cell, segments), rule))

    def move_neutral(self, piece: Neutral, cell: int, segments: tuple[int, ...], rule: str) -> None:
        """Put a piece that is on the board somewhere else."""
        pieces = self.state.neutrals
        pieces[pieces.index(piece)] = Neutral(piece.kind, cell, segments)
        was = XY[piece.cell], self._on(piece.cell, piece.segments)
        now = XY[cell], self._on(cell, segments)
        self.say(NeutralMoved(self.state.player, piece.kind, *was, *now, rule))

    def remove_neutral(self, piece: Neutral, rule: str) -> None:
        """Take a piece of nobody's from the board."""
        self.state.neutrals.remove(piece)
        where = XY[piece.cell], self._on(piece.cell, piece.segments)
        self.say(NeutralRemoved(self.state.player, piece.kind, *where, rule))

    def to_track(self, seat: str, kind: str, space: int, rule: str) -> None:
        """Put a figure that counts no points on a space of the score track, from the supply or from another space."""
        state = self.state
        origin = state.on_track.get((seat, kind))
        state.on_track[seat, kind] = space
        if origin is None:
            state.supply[seat, kind] -= 1
            self.say(TrackFigurePlaced(seat, kind, space, rule))
        else:
            self.say(TrackFigureMoved(seat, kind, origin, space, rule))

    def from_track(self, seat: str, kind: str, rule: str) -> None:
        """Take such a figure back to its player's supply."""
        space = self.state.on_track.pop((seat, kind))
        self.state.supply[seat, kind] += 1
        self.say(TrackFigureReturned(seat, kind, space, rule))

    def _on(self, cell: int, segments: tuple[int, ...]) -> tuple[int, ...]:
        first = self.state.tiles[cell][1]
        return tuple(segment - first for segment in segments)

    def give(self, seat: str, token: str, count: int, feature: Feature, rule: str) -> None:
        """Let a player take tokens of one kind for a feature."""
        self.state.tokens[seat, token] += count
        self.say(TokensTaken(seat, token, count, feature, rule))

    def take(self, seat: str, token: str, count: int, rule: str) -> None:
        """Let a player give tokens of one kind back."""
        self.state.tokens[seat, token] -= count
        self.say(TokensReturned(seat, token, count, rule))

    def record(
        self,
        seat: str,
        lines: tuple[Line, ...],
        what_for: Feature | str,
        final: bool = False,
        later: Sequence[tuple[str, int]] = (),
    ) -> Script:
        """Move a score figure of a player forward by the sum of the lines (BASE-12.1), for a feature or in a word.

        During the game a player who has several chooses which; the rule of the highest line speaks for the sum.
        ``later`` are the records (seat, points) that the same scoring step is still to bring.
        """
        points, rule, piece = worth(lines), main_rule(lines), self.pieces[0]
        event: Scored
        if isinstance(what_for, str):
            event = BonusScored(seat, points, lines, what_for, rule, final, piece)
        else:
            event = PointsScored(seat, points, lines, what_for, rule, final, piece)
        if points and len(self.pieces) > 1 and not final:
            options = [Action("advance", name) for name in self.pieces]
            chosen = yield Ask(seat, "advance", options, "BASE-12.1", target="piece", about=event)
            event = event._replace(piece=chosen.what)
        yield from self.moment("recording", event, later)
        self.state.track[seat, event.piece] += points
        self.say(event)
        yield from self.moment("points_recorded", event)
