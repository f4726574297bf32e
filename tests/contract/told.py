"""A game as its events tell it: what stands, lies and is held, built from nothing but what was said."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from carcnb import Game
from carcnb.engine.events import (
    NOBODY,
    CardTaken,
    CardUsed,
    Event,
    FigureMoved,
    FigurePlaced,
    FigureReturned,
    NeutralMoved,
    NeutralPlaced,
    NeutralRemoved,
    Scored,
    TileDrawn,
    TilePlaced,
    TokensReturned,
    TokensTaken,
    TrackFigureMoved,
    TrackFigurePlaced,
    TrackFigureReturned,
    TurnBegan,
)
from tests import oracle
from tests.oracle import Cell, Landscape, Region, Segment
from tests.systems import referees
from tests.systems.base.referee import Referee

FOLLOWERS = 7
"""Meeples that every player has to play with (BASE-2.4)."""


class Piece(NamedTuple):
    """A piece of nobody's on a tile, and the segments it stands on or joins."""

    kind: str
    cell: Cell
    segments: tuple[Segment, ...]


@dataclass
class Rebuilt:
    """A game as its events tell it, with the referees of its expansions."""

    seats: tuple[str, ...]
    referees: list[Referee] = field(default_factory=list)
    variants: tuple[str, ...] = ()
    farmers: bool = True
    small_city_scores_2: bool = False
    board: Landscape = field(default_factory=Landscape)
    figures: dict[Segment, list[tuple[str, str]]] = field(default_factory=dict)
    pieces: Counter[Piece] = field(default_factory=Counter)
    away: Counter[tuple[str, str]] = field(default_factory=Counter)
    track: Counter[tuple[str, str]] = field(default_factory=Counter)
    on_track: dict[tuple[str, str], int] = field(default_factory=dict)
    hands: dict[tuple[str, str], list[str]] = field(default_factory=dict)
    stack: int = 0
    tokens: Counter[tuple[str, str]] = field(default_factory=Counter)
    extra: dict[str, Any] = field(default_factory=dict)
    turn: int = 0

    def __post_init__(self) -> None:
        """The kinds of figures, how many every player has of each, what they count, and the score figures."""
        self.owned = {"meeple": FOLLOWERS} | {k: n for referee in self.referees for k, n in referee.figures.items()}
        self.score_figures = ("meeple", *(piece for referee in self.referees for piece in referee.score_figures))
        self.ordered = any(referee.ordered for referee in self.referees)
        self.alone = {kind for referee in self.referees for kind in referee.alone}
        self.weights = {"meeple": 1} | {k: n for referee in self.referees for k, n in referee.weights.items()}

    def hear(self, event: Event) -> None:
        """Carry out one event."""
        for referee in self.referees:
            referee.keeps(self, event)
        if isinstance(event, TilePlaced):
            assert event.cell not in self.board, event
            self.board[event.cell] = (event.tile, event.turn)
        elif isinstance(event, FigurePlaced):
            self.figures.setdefault((*event.cell, event.segment), []).append((event.player, event.figure))
            self.away[event.player, event.figure] += 1
        elif isinstance(event, FigureReturned):
            at = (*event.cell, event.segment)
            self.figures[at].remove((event.player, event.figure))
            if not self.figures[at]:
                del self.figures[at]
            self.away[event.player, event.figure] -= 1
        elif isinstance(event, Scored):
            assert event.points == sum(line.count * line.each for line in event.lines), event
            self.track[event.player, event.piece] += event.points
        elif isinstance(event, TokensTaken):
            assert event.count > 0, event
            self.tokens[event.player, event.token] += event.count
        elif isinstance(event, TokensReturned):
            assert 0 < event.count <= self.tokens[event.player, event.token], event
            self.tokens[event.player, event.token] -= event.count
        elif isinstance(event, TurnBegan):
            self.turn = event.number
        elif isinstance(event, TileDrawn):
            self.stack -= 1
        elif isinstance(event, FigureMoved):
            at, to = (*event.cell, event.was), (*event.cell, event.segment)
            self.figures[at].remove((event.player, event.figure))
            if not self.figures[at]:
                del self.figures[at]
            self.figures.setdefault(to, []).append((event.player, event.figure))
        elif isinstance(event, TrackFigurePlaced | TrackFigureMoved | TrackFigureReturned):
            self._on_track(event)
        elif isinstance(event, CardTaken):
            self.hands.setdefault((event.player or NOBODY, event.deck), []).append(event.card)
        elif isinstance(event, CardUsed):
            self.hands[event.player or NOBODY, event.deck].remove(event.card)
        elif isinstance(event, NeutralPlaced):
            self.pieces[piece(event)] += 1
        elif isinstance(event, NeutralMoved):
            self._lift(Piece(event.piece, event.origin, tuple((*event.origin, i) for i in event.was)))
            self.pieces[piece(event)] += 1
        elif isinstance(event, NeutralRemoved):
            self._lift(piece(event))

    def _on_track(self, event: TrackFigurePlaced | TrackFigureMoved | TrackFigureReturned) -> None:
        who = event.player, event.figure
        if isinstance(event, TrackFigurePlaced):
            assert who not in self.on_track, event
            self.away[who] += 1
        elif isinstance(event, TrackFigureMoved):
            assert self.on_track[who] == event.origin != event.space, event
        else:
            assert self.on_track.pop(who) == event.space, event
            self.away[who] -= 1
            return
        self.on_track[who] = event.space

    def _lift(self, gone: Piece) -> None:
        assert self.pieces[gone], f"{gone} is not there"
        self.pieces[gone] -= 1
        if not self.pieces[gone]:
            del self.pieces[gone]

    # ---- what follows from it

    def region(self, segment: Segment) -> Region:
        """The feature of a segment."""
        return oracle.region(self.board, segment)

    def power(self) -> dict[Segment, list[str]]:
        """Who stands where, as often as the figures count in a majority."""
        return {at: [seat for seat, kind in f for _ in range(self.weights[kind])] for at, f in self.figures.items()}

    def owners(self, region: Region) -> set[str]:
        """The seats with the most on a feature."""
        seats = [seat for seat, kind in self.on(region) for _ in range(self.weights[kind])]
        most = max(map(seats.count, seats), default=0)
        found = {seat for seat in seats if seats.count(seat) == most}
        for referee in self.referees:
            found = referee.owners(self, region, found)
        return found

    def on(self, region: Region) -> list[tuple[str, str]]:
        """The figures on a feature, as (seat, kind)."""
        return [figure for at in self.figures.keys() & region.segments for figure in self.figures[at]]

    def followers(self, seat: str) -> dict[Segment, list[str]]:
        """The kinds of a player's followers, by the segment they stand on."""
        own = {at: [k for s, k in f if s == seat and self.weights[k]] for at, f in self.figures.items()}
        return {at: kinds for at, kinds in own.items() if kinds}

    def may_stand(self, kind: str, at: Segment) -> bool:
        """Whether a follower of a kind may stand on a segment."""
        return all(referee.may_stand(self, kind, at) for referee in self.referees)

    def free(self, at: Segment) -> bool:
        """Whether a follower may be put on a segment: no figure stands on its feature that keeps it out (BASE-5.7)."""
        if oracle.kind_of(self.board, at) == "field" and not self.farmers:
            return False
        return all(kind in self.alone for _, kind in self.on(self.region(at)))

    def at_hand(self, seat: str, kind: str) -> int:
        """How many of its figures of a kind a player has in the supply."""
        return self.owned[kind] - self.away[seat, kind]

    def lying(self, kind: str) -> list[Piece]:
        """The pieces of nobody's of one kind, every one."""
        return [piece for piece in self.pieces.elements() if piece.kind == kind]

    def needs_follower(self, kind: str) -> bool:
        """Whether a figure of a kind stands only where its player has a follower, too (D-INT-4)."""
        return not self.weights[kind] and kind not in self.alone

    def strays(self) -> list[tuple[str, str, Segment]]:
        """Figures that need a follower, on features where their player has none (D-INT-4)."""
        return [
            (seat, kind, at)
            for at, figures in self.figures.items()
            for seat, kind in figures
            if self.needs_follower(kind)
            and not any(who == seat and self.weights[k] for who, k in self.on(self.region(at)))
        ]

    def worth(self, region: Region, seat: str) -> int:
        """What a feature brings one of its owners."""
        value = oracle.worth(self.board, region, self.small_city_scores_2)
        for referee in self.referees:
            value = referee.worth(self, region, seat, value)
        return value

    def clockwise(self, first: str) -> tuple[str, ...]:
        """The seats in playing order from one of them."""
        i = self.seats.index(first)
        return self.seats[i:] + self.seats[:i]


def piece(event: NeutralPlaced | NeutralMoved | NeutralRemoved) -> Piece:
    """What an event speaks of, where it lies after it (removed: before it)."""
    return Piece(event.piece, event.cell, tuple((*event.cell, i) for i in event.segments))


def nothing_yet(game: Game) -> Rebuilt:
    """A game before its first event."""
    setup = game.setup
    told = Rebuilt(game.seats, referees.of(setup.expansions), setup.variants, setup.farmers, setup.small_city_scores_2)
    told.stack = sum(setup.stack().values())
    told.track.update({(seat, "meeple"): n for seat, n in zip(game.seats, setup.scores, strict=False)})
    for seat, token, count in setup.tokens:
        told.tokens[seat, token] += count
    for seat, figure, points in setup.track:
        if figure in told.score_figures:
            told.track[seat, figure] = points
    for seat, deck, card in setup.hands:
        told.hands.setdefault((seat, deck), []).append(card)
    for referee in told.referees:
        referee.begin(told)
    return told


def rebuild(game: Game) -> Rebuilt:
    """The game its events tell."""
    told = nothing_yet(game)
    for event in game.events:
        told.hear(event)
    return told
