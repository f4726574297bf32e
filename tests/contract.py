"""What holds at every moment of every game: ``check_game`` takes any game, whatever is switched on.

The engine's labels, options and points are compared with ``tests.oracle``, which knows the base game, and with the
``tests.referees`` of the expansions in play.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

from carcnb import Action, Game, IllegalAction
from carcnb.rules.events import (
    Event,
    FeatureCompleted,
    FigurePlaced,
    FigureReturned,
    FinalScoringBegan,
    GameEnded,
    PointsScored,
    Scored,
    TilePlaced,
    TokensTaken,
    TurnBegan,
)
from carcnb.rules.expansions import chosen
from carcnb.rules.grid import XY
from carcnb.rules.refusals import KEYS, Refusal
from carcnb.rules.setup import FOLLOWERS
from tests import oracle
from tests.oracle import Cell, Segment
from tests.referees import REFEREES, Referee

SKIP = Action("skip")
_RULE = re.compile(r"[A-Z]+(-[A-Z]+)*-\d+(\.\d+)?")


@dataclass
class Rebuilt:
    """A game as its events tell it, with the referees of its expansions."""

    referees: list[Referee] = field(default_factory=list)
    board: dict[Cell, tuple[str, int]] = field(default_factory=dict)
    figures: dict[Segment, list[tuple[str, str]]] = field(default_factory=dict)
    away: Counter[tuple[str, str]] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    tokens: Counter[tuple[str, str]] = field(default_factory=Counter)
    extra: dict[str, Any] = field(default_factory=dict)
    turn: int = 0

    def hear(self, event: Event) -> None:
        """Carry out one event."""
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
            self.points[event.player] += event.points
        elif isinstance(event, TokensTaken):
            assert event.count > 0, event
            self.tokens[event.player, event.token] += event.count
        elif isinstance(event, TurnBegan):
            self.turn = event.number
        for referee in self.referees:
            referee.keeps(self, event)

    def seats(self) -> dict[Segment, list[str]]:
        """Who stands where, as often as the figures count in a majority."""
        weights = {kind: weight for referee in self.referees for kind, weight in referee.weights.items()}
        return {at: [seat for seat, kind in f for _ in range(weights.get(kind, 1))] for at, f in self.figures.items()}


def rebuild(game: Game) -> Rebuilt:
    """The game its events tell."""
    told = nothing_yet(game)
    for event in game.events:
        told.hear(event)
    return told


def nothing_yet(game: Game) -> Rebuilt:
    """A game before its first event."""
    return Rebuilt([REFEREES[name] for name in game.setup.expansions])


def snapshot(game: Game) -> tuple[Any, ...]:
    """Everything that can be seen of a game, to compare two."""
    asked = (game.prompt.player, game.prompt.kind, game.prompt.tile, game.prompt.cell) if game.prompt else None
    return (game.table.state.copy(), game.events, game.history, game.legal_actions(), asked, game.over, game.setup)


def check_game(game: Game, rng: random.Random | None = None) -> None:
    """Everything that must hold of a game at this moment; ``rng`` chooses the samples."""
    rng = rng or random.Random(len(game.history))
    told = rebuild(game)
    check_events(game, told)
    check_supplies(game)
    check_features(game, told)
    check_options(game, told)
    check_refusals(game, told, rng)
    check_copies(game, rng)


def check_events(game: Game, told: Rebuilt) -> None:
    """The events alone give the tiles, the figures, the supplies and the scores."""
    state = game.table.state
    assert told.board == {XY[cell]: (tile.design.id, tile.turn) for cell, (tile, _) in state.tiles.items()}
    standing = {_segment(game, number): [tuple(f) for f in figures] for number, figures in state.figures.items()}
    assert told.figures == standing, f"{told.figures} != {standing}"
    assert all(left == owned(game)[who] - told.away[who] for who, left in state.supply.items())
    start = dict(zip(game.seats, game.setup.scores, strict=False))
    assert game.scores == {seat: start.get(seat, 0) + told.points[seat] for seat in game.seats}
    held = game.setup.tokens_by_seat()
    assert state.tokens == {who: held.get(who, 0) + told.tokens[who] for who in state.tokens}
    assert told.tokens.keys() <= state.tokens.keys()
    assert {name: told.extra.get(name, value) for name, value in state.extra.items()} == state.extra
    assert isinstance(game.events[-1], GameEnded) == game.over


def owned(game: Game) -> dict[tuple[str, str], int]:
    """The figures every seat has to play with, wherever they are."""
    kinds = {"meeple": FOLLOWERS}
    for expansion in chosen(game.setup.expansions):
        kinds |= {name: kind.number for name, kind in expansion.figures.items()}
    return {(seat, kind): n for seat in game.seats for kind, n in kinds.items()}


def check_supplies(game: Game) -> None:
    """No figure is lost or won: supply and landscape together hold what every player was given (BASE-2.4)."""
    state = game.table.state
    out = Counter(tuple(figure) for figures in state.figures.values() for figure in figures)
    for who, number in owned(game).items():
        assert 0 <= state.supply[who] <= number
        assert state.supply[who] + out[who] == number, f"{who}: {state.supply[who]} + {out[who]}, not {number}"


def check_features(game: Game, told: Rebuilt) -> None:
    """Connected features, their open ends, tiles, coats and cities are those of a flood fill over the tiles."""
    state, board = game.table.state, told.board
    labels: dict[int, set[Segment]] = {}
    numbers = {_segment(game, number): number for number in range(len(state.label))}
    for segment, number in numbers.items():
        labels.setdefault(state.label[number], set()).add(segment)
    found = oracle.regions(board)
    assert {frozenset(parts) for parts in labels.values()} == {region.segments for region in found}
    for region in found:
        seen = game.table.feature(numbers[next(iter(region.segments))])
        assert set(seen.segments) == region.segments
        assert len(seen.segments) == len(region.segments)
        assert seen.kind == region.kind
        assert seen.complete == oracle.is_complete(region), seen
        if region.kind == "monastery":
            assert (seen.tiles, seen.open_ends) == (9 - len(region.open), len(region.open)), seen
        else:
            assert seen.tiles == len(region.cells), seen
            assert seen.open_ends == (0 if region.kind == "field" else len(region.open)), seen
        assert seen.coats_of_arms == oracle.coats(board, region), seen
        assert seen.cities == (len(oracle.cities_of(board, region)) if region.kind == "field" else 0), seen
        assert set(seen.owners) == oracle.owners(region, told.seats()), seen


def check_options(game: Game, told: Rebuilt) -> None:
    """The options are what trying every cell, turn and segment finds; each has one text and is allowed."""
    prompt = game.prompt
    options = game.legal_actions()
    assert (prompt is None) == game.over == (not options)
    assert len(set(options)) == len(options)
    for action in options:
        assert Action.parse(str(action)) == action
        assert game.why_not(action) is None
        assert game.why_not(str(action)) is None
    if prompt is None:
        return
    if prompt.kind == "place":
        listed = [(action.cell, int(action.where[1])) for action in options]
        fitting = oracle.fits(told.board, prompt.tile)
        assert fitting.issuperset(listed)
        assert {action.what for action in options} == {prompt.tile}
        for cell, turn in fitting:
            same = [t for c, t in listed if c == cell and oracle.look(prompt.tile, t) == oracle.look(prompt.tile, turn)]
            assert len(same) == 1, f"{prompt.tile} {cell} r{turn} is listed {len(same)} times"
    elif prompt.kind == "deploy":
        assert prompt.cell is not None
        places = free_spots(game, told, prompt.cell)
        wanted = [(kind, spot) for spot in places for kind in game.table.followers]
        for referee in told.referees:
            wanted += referee.spots(told.board, told.figures, prompt.cell, prompt.player)
        wanted = [(kind, spot) for kind, spot in wanted if game.table.state.supply[prompt.player, kind]]
        listed_spots = [(action.what, action.where) for action in options if action.verb == "deploy"]
        assert SKIP in options
        assert sorted(wanted) == sorted(listed_spots)


def free_spots(game: Game, told: Rebuilt, cell: Cell) -> list[str]:
    """The segments of a laid tile, by name, on whose features no figure stands (BASE-5.7)."""
    tile, _ = told.board[cell]
    spots = []
    for x, y, i in oracle.segments_at(told.board, cell):
        part = oracle.printed(tile)[i]
        taken = told.figures.keys() & oracle.region(told.board, (x, y, i)).segments
        if not taken and (part.kind != "field" or game.setup.farmers):
            spots.append(oracle.spot(told.board, (x, y, i)))
    return spots


def check_refusals(game: Game, told: Rebuilt, rng: random.Random, samples: int = 6) -> None:
    """What is not allowed is refused with a rule and a reason that is true, and nothing changes."""
    prompt = game.prompt
    before = snapshot(game)
    wrong = ["deploy meeple 150,150 city.N", "draw base-U", "place base-B 150,150 r0", "fly meeple 0,0 city.N"]
    if prompt is None or prompt.kind == "place":
        wrong.append("skip")
    if prompt and prompt.kind == "place":
        fitting = oracle.fits(told.board, prompt.tile)
        cells = rng.choices(list(oracle.every_cell(told.board)), k=samples)
        tries = [(cell, rng.randrange(4)) for cell in cells]
        for cell, turn in tries:
            text = f"place {prompt.tile} {cell[0]},{cell[1]} r{turn}"
            refusal = game.why_not(text)
            assert (refusal is None) == ((cell, turn) in fitting), text
            if refusal:
                wrong.append(text)
                _check_placement_refusal(told, prompt.tile, cell, turn, refusal)
    if prompt and prompt.kind == "deploy":
        assert prompt.cell is not None
        free = {action.where for action in game.legal_actions() if action.what == "meeple"}
        tile, turn = told.board[prompt.cell]
        x, y = prompt.cell
        spots = {name: f"{oracle.printed(tile)[i].kind}.{name}" for name, i in oracle.ports(tile, turn).items()}
        for text in (f"deploy meeple {x},{y} {spot}" for spot in spots.values()):
            if refusal := game.why_not(text):
                wrong.append(text)
                assert refusal.key in ("occupied", "no-farmers", "no-figure"), text
        kinds = [kind for kind in game.table.figures if kind != "meeple"]
        for text in (f"deploy {kind} {x},{y} {spot}" for kind in kinds for spot in spots.values()):
            if game.why_not(text):
                wrong.append(text)
        assert all(game.why_not(f"deploy meeple {x},{y} {where}") is None for where in free if where in spots.values())
    for text in wrong:
        refusal = game.why_not(text)
        assert refusal is not None, text
        assert refusal.key in KEYS or game.setup.expansions
        assert _RULE.fullmatch(refusal.rule), refusal
        with pytest.raises(IllegalAction) as caught:
            game.apply(text)
        assert caught.value.refusal == refusal
    assert snapshot(game) == before


def _check_placement_refusal(told: Rebuilt, tile: str, cell: Cell, turn: int, refusal: Refusal) -> None:
    if cell in told.board:
        expected = "cell-taken"
    elif oracle.touches(told.board, cell):
        expected = "edge"
        assert list(refusal.edges) == oracle.clashes(told.board, tile, cell, turn), refusal
    else:
        expected = "corner" if any(c in told.board for c in oracle.around(cell)) else "alone"
    assert refusal.key == expected, refusal


def check_copies(game: Game, rng: random.Random) -> None:
    """A clone, a saved game and a game taken back and played again are the same game; a clone is independent."""
    before = snapshot(game)
    clone = game.clone()
    assert snapshot(clone) == before
    loaded = Game.load(game.save())
    assert snapshot(loaded) == before
    assert loaded.save() == game.save()
    moves = len(game.history)
    steps = 0
    while steps < 3 and clone.undo():
        steps += 1
    for _ in range(steps):
        clone.redo()
    assert snapshot(clone) == before
    clone.goto(rng.randint(0, moves))
    assert clone.history == game.history[: len(clone.history)]
    clone.goto(moves)
    assert snapshot(clone) == before
    if clone.prompt:
        clone.apply(rng.choice(clone.legal_actions()))
    clone.undo()
    clone.undo()
    assert snapshot(game) == before


def check_scoring(game: Game) -> None:
    """Every turn and the final scoring brought the points, and sent home the figures, that the second referee counts.

    ``game`` may be at any moment between two turns.
    """
    told = nothing_yet(game)
    turn: list[Event] = []
    parts = (TurnBegan, FinalScoringBegan, *(kind for referee in told.referees for kind in referee.parts))
    for event in game.events:
        if isinstance(event, parts):
            _check_turn(game, told, turn)
            turn = []
        turn.append(event)
    if game.over:
        _check_final(game, told, turn)


def _check_turn(game: Game, told: Rebuilt, turn: list[Event]) -> None:
    for event in turn:
        if not isinstance(event, FigureReturned | PointsScored):
            told.hear(event)
    placed = [event for event in turn if isinstance(event, TilePlaced) and event.player]
    if not placed:
        return
    assert len(placed) == 1
    done = [r for r in oracle.touched(told.board, placed[0].cell) if oracle.is_complete(r)]
    said = [event.feature for event in turn if isinstance(event, FeatureCompleted)]
    assert Counter(frozenset(f.segments) for f in said) == Counter(r.segments for r in done)
    for referee in told.referees:
        referee.check_part(told, done, turn, placed[0].player)
    _compare(game, told, done, turn)


def _check_final(game: Game, told: Rebuilt, turn: list[Event]) -> None:
    held = {oracle.region(told.board, segment) for segment in told.figures}
    _compare(game, told, list(held), turn)
    best = max(game.scores.values())
    ended = game.events[-1]
    assert isinstance(ended, GameEnded)
    assert set(ended.winners) == {seat for seat, points in game.scores.items() if points == best}


def _compare(game: Game, told: Rebuilt, found: list[oracle.Region], turn: list[Event]) -> None:
    small = game.setup.small_city_scores_2
    points: Counter[tuple[str, frozenset[Segment], int]] = Counter()
    for region in found:
        for seat in oracle.owners(region, told.seats()):
            value = oracle.worth(told.board, region, small)
            for referee in told.referees:
                value = referee.worth(told.board, told.figures, region, seat, value)
            points[seat, region.segments, value] += 1
    scored = [event for event in turn if isinstance(event, PointsScored)]
    assert Counter((e.player, frozenset(e.feature.segments), e.points) for e in scored) == points
    going = {at for region in found if region.kind != "field" for at in region.segments if at in told.figures}
    home = Counter((seat, kind, at) for at in going for seat, kind in told.figures[at])
    returned = [event for event in turn if isinstance(event, FigureReturned)]
    assert Counter((e.player, e.figure, (*e.cell, e.segment)) for e in returned) == home
    for points_scored in scored:
        told.hear(points_scored)
    for figure_returned in returned:
        told.hear(figure_returned)


def _segment(game: Game, number: int) -> Segment:
    cell = game.table.state.home[number]
    x, y = XY[cell]
    return (x, y, number - game.table.state.tiles[cell][1])
