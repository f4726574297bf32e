"""Flying Machines: a follower may fly as far as the die says, onto anything unfinished but a field (FLY-1 to 19)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from carcnb import Action
from carcnb.engine.events import Event
from tests import oracle
from tests.oracle import Cell, Segment
from tests.systems.base.referee import Referee, fact, place

if TYPE_CHECKING:
    from tests.contract.told import Rebuilt
    from tests.contract.watch import Asked, Part

COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


class Flying(Referee):
    def deployments(self, told: Rebuilt, part: Part) -> set[str]:
        """Every kind of follower at hand may fly, whatever the die may say (FLY-14, FLY-15, FLY-18, D-FLY-9)."""
        if not fact(told.board, part.cell, "flying_machine"):
            return set()
        x, y = part.cell
        kinds = [kind for kind, weight in told.weights.items() if weight and told.at_hand(part.seat, kind)]
        return {f"fly {kind} {x},{y}" for kind in kinds}

    def hears(self, told: Rebuilt, part: Part, event: Event) -> None:
        if type(event).__name__ != "DieRolled":
            return
        assert "fly" not in part.notes, "one throw (FLY-5)"
        assert event.number in (1, 2, 3)
        assert str(event.number) == next(draw.what for draw in part.draws if draw.where == "die")
        assert event.player == part.seat
        assert event.cell == target(told, part.cell, event.number)
        kind = part.asked("deploy")[0].answer.split()[1]
        part.notes["fly"] = [place(told.board, at) for at in landings(told, event.cell) if told.may_stand(kind, at)]

    def options(self, told: Rebuilt, part: Part, asked: Asked) -> set[str] | None:
        if asked.kind != "land":
            return None
        assert asked.player == part.seat
        assert asked.rule == "FLY-8"
        assert len(part.notes["fly"]) > 1
        kind = part.asked("deploy")[0].answer.split()[1]
        return {f"land {kind} {where}" for where in part.notes["fly"]}

    def wrong(self, told: Rebuilt, part: Part, asked: Asked) -> Iterable[tuple[str, set[str]]]:
        if asked.kind != "land":
            return
        kind = part.asked("deploy")[0].answer.split()[1]
        goal = target(told, part.cell, int(next(draw.what for draw in part.draws if draw.where == "die")))
        yield "skip", {"FLY-7"}
        for segment in oracle.segments_at(told.board, goal):
            field = oracle.kind_of(told.board, segment) == "field"
            rules = {"FLY-11"} if field else {"FLY-9"} if oracle.complete_at(told.board, segment) else set()
            if rules:
                yield f"land {kind} {place(told.board, segment)}", rules
        yield f"land {kind} {place(told.board, (*part.cell, 0))}", {"FLY-6"}
        yield f"land builder {part.notes['fly'][0]}", {"FLY-15", "FLY-7", "FLY-8"}

    def answered(self, told: Rebuilt, part: Part, asked: Asked, answer: Action) -> None:
        if asked.kind == "deploy":
            assert bool(part.said("DieRolled")) == (answer.verb == "fly")
        if answer.verb == "land":
            placed = part.said("FigurePlaced")[-1]
            assert (placed.figure, placed.cell, placed.spot) == (answer.what, answer.cell, answer.where)

    def settled(self, told: Rebuilt, part: Part) -> None:
        """Who has thrown must land if it can be, and otherwise places nothing in this part (FLY-7, FLY-13, D-FLY-3)."""
        if "fly" not in part.notes:
            assert not part.said("FlightFailed")
            return
        spots, figures, failed = part.notes["fly"], part.before("FigurePlaced"), part.said("FlightFailed")
        assert len(part.asked("land")) == (len(spots) > 1)
        assert len(failed) == (not spots)
        assert len(figures) == bool(spots)
        kind = part.asked("deploy")[0].answer.split()[1]
        for event in (*figures, *failed):
            assert (event.player, event.figure) == (part.seat, kind)
        for event in figures:
            assert place(told.board, (*event.cell, event.segment)) in spots


def target(told: Rebuilt, cell: Cell, number: int) -> Cell:
    """So many squares in the printed direction, which turns with the tile (FLY-4, FLY-6)."""
    printed = COMPASS.index(fact(told.board, cell, "flying_machine"))
    dx, dy = STEPS[(printed + 2 * told.board[cell][1]) % 8]
    return (cell[0] + number * dx, cell[1] + number * dy)


def landings(told: Rebuilt, cell: Cell) -> list[Segment]:
    """Every unfinished road, city and monastery on a tile, whoever is there (FLY-9 to FLY-12, D-FLY-4)."""
    if cell not in told.board:
        return []
    parts = oracle.segments_at(told.board, cell)
    return [at for at in parts if oracle.kind_of(told.board, at) != "field" and not oracle.complete_at(told.board, at)]
