"""The engine's state against what its events tell: pieces, supplies, points, tokens, and features by flood fill."""

from __future__ import annotations

from collections import Counter
from typing import Any

from carcnb import Game
from carcnb.engine.events import GameEnded
from carcnb.engine.grid import XY
from carcnb.tiles import NEVER
from tests import oracle
from tests.contract.told import Piece, Rebuilt
from tests.oracle import Region, Segment


def check_events(game: Game, told: Rebuilt) -> None:
    """The events alone give the tiles, the figures, the pieces, the supplies, the tokens and the scores."""
    state = game.table.state
    assert told.board == {XY[cell]: (tile.design.id, tile.turn) for cell, (tile, _) in state.tiles.items()}
    check_pieces(game, told)
    kept = remembered(game)
    assert {name: told.extra.get(name, value) for name, value in kept.items()} == kept
    assert isinstance(game.events[-1], GameEnded) == game.over


def remembered(game: Game) -> dict[str, Any]:
    """What the expansions remember: "expansion.entry" -> value."""
    memories = game.table.state.memories
    return {
        f"{expansion.name}.{entry}": value
        for expansion in game.table.expansions
        for kind, memory in memories.items()
        if kind.__module__ == type(expansion).__module__
        for entry, value in memory._asdict().items()
    }


def check_pieces(game: Game, told: Rebuilt) -> None:
    """What stands, lies and is held is what the events tell; nothing is lost or won (BASE-2.4)."""
    state = game.table.state
    standing = {segment_at(game, number): [tuple(f) for f in figures] for number, figures in state.figures.items()}
    assert told.figures == standing, f"{told.figures} != {standing}"
    assert state.supply == {(s, k): n - told.away[s, k] for s in game.seats for k, n in told.owned.items()}
    assert min(state.supply.values()) >= 0
    assert state.track == {
        (seat, figure): told.track[seat, figure] for seat in game.seats for figure in told.score_figures
    }
    assert game.scores == {seat: sum(told.track[seat, f] for f in told.score_figures) for seat in game.seats}
    assert state.on_track == told.on_track
    held = {who: sorted(cards) for who, cards in state.hands.items() if cards}
    assert held == {who: sorted(cards) for who, cards in told.hands.items() if cards}
    assert sum(state.bag.values()) == told.stack
    assert state.tokens == {who: told.tokens[who] for who in state.tokens}
    assert told.tokens.keys() <= state.tokens.keys()
    lying = Counter(
        Piece(n.kind, XY[n.cell], tuple(segment_at(game, number) for number in n.segments)) for n in state.neutrals
    )
    assert lying == told.pieces
    for referee in told.referees:
        for kind, number in referee.pieces.items():
            taken = sum(n for (_, token), n in state.tokens.items() if token == kind)
            assert len(told.lying(kind)) + taken <= number, kind
        for kind, number in referee.tokens.items():
            assert sum(n for (_, token), n in state.tokens.items() if token == kind) <= number, kind


def check_labels(game: Game, told: Rebuilt) -> None:
    """Features and their open ends are those of a flood fill; what nothing touched is not filled again."""
    state = game.table.state
    joined = {segment_at(game, a): segment_at(game, b) for a, b in state.links.items()}
    assert joined == told.board.links
    label, known = state.label, told.board.known
    regions: dict[int, Region] = {}
    for cell, (tile, first) in state.tiles.items():
        x, y = XY[cell]
        for i in range(len(tile.design.kinds)):
            found = known.get((x, y, i)) or told.region((x, y, i))
            assert regions.setdefault(label[first + i], found) is found, f"{found} is part of two features, or of more"
    assert len({id(found) for found in regions.values()}) == len(regions), "a feature is in pieces"
    for name, found in regions.items():
        row = state.features[name]
        assert len(row[1]) == len(found.segments)
        assert row[2] == (len(found.open) if found.kind not in oracle.ENDLESS else NEVER), found


def check_features(game: Game, told: Rebuilt) -> None:
    """Features, their open ends, tiles, coats, cities and owners are those of a flood fill done afresh."""
    state = game.table.state
    board = oracle.Landscape(told.board)
    for a, b in told.board.links.items():
        if a < b:
            board.link(a, b)
    labels: dict[int, set[Segment]] = {}
    numbers = {segment_at(game, number): number for number in range(len(state.label))}
    for segment, number in numbers.items():
        labels.setdefault(state.label[number], set()).add(segment)
    found = oracle.regions(board)
    assert {frozenset(parts) for parts in labels.values()} == {region.segments for region in found}
    for region in found:
        assert told.region(next(iter(region.segments))) == region
        seen = game.table.feature(numbers[next(iter(region.segments))])
        assert set(seen.segments) == region.segments
        assert len(seen.segments) == len(region.segments)
        assert seen.kind == region.kind
        assert seen.complete == oracle.is_complete(region), seen
        if oracle.is_single(region.kind):
            assert (seen.tiles, seen.open_ends) == (9 - len(region.open), len(region.open)), seen
        else:
            assert seen.tiles == len(region.cells), seen
            assert seen.open_ends == (0 if region.kind in oracle.ENDLESS else len(region.open)), seen
        assert seen.coats_of_arms == oracle.coats(board, region), seen
        assert seen.cities == (len(oracle.cities_of(board, region)) if region.kind == "field" else 0), seen
        assert set(seen.owners) == told.owners(region), seen


def segment_at(game: Game, number: int) -> Segment:
    """A segment by its number in the engine's tables."""
    cell = game.table.state.home[number]
    x, y = XY[cell]
    return (x, y, number - game.table.state.tiles[cell][1])
