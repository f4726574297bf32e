"""What a question must offer, found by trying everything that could be answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests import oracle
from tests.contract.told import Rebuilt
from tests.oracle import Cell
from tests.systems.base.referee import place

if TYPE_CHECKING:
    from tests.contract.watch import Asked, Part


def options(told: Rebuilt, part: Part, asked: Asked) -> set[str]:
    """The answers that the rules allow, as texts; it is an error if no rule asks this question now."""
    if asked.kind == "deploy":
        assert asked.player == part.seat
        return part.notes["deploy"] | {"skip"}
    if asked.kind == "score":  # D-INT-3
        assert told.ordered
        assert asked.player == part.seat
        left = {told.region(min(segments)) for _, segments, _ in part.due}
        assert len(left) > 1, "there is nothing to choose"
        return {f"score {region.kind} {place(told.board, min(region.segments))}" for region in left}
    for referee in told.referees:
        found = referee.options(told, part, asked)
        if found is not None:
            return found
    raise AssertionError(f"no rule asks {asked}")


def placements(told: Rebuilt, tile: str) -> set[tuple[Cell, int]]:
    """Every cell and turn on which a tile may be laid."""
    found = oracle.fits(told.board, tile)
    for referee in told.referees:
        found = referee.placements(told, tile, found)
    return found


def deployments(told: Rebuilt, part: Part) -> set[str]:
    """Everything that may be done in the figure step, but for doing nothing (BASE-5.1)."""
    x, y = part.cell
    found = {
        f"deploy {kind} {x},{y} {oracle.spot(told.board, at)}"
        for kind, weight in told.weights.items()
        if weight and told.at_hand(part.seat, kind)
        for at in oracle.segments_at(told.board, part.cell)
        if told.free(at) and told.may_stand(kind, at)
    }
    for referee in told.referees:
        found |= referee.deployments(told, part)
    return found
