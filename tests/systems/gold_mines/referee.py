"""Gold Mines: two bars with each gold tile, handed out to who owns what is completed around them (GOLD-1 to 16)."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import TYPE_CHECKING

from carcnb import Action
from carcnb.engine.events import BonusScored, Event
from tests import oracle
from tests.oracle import Cell, Region
from tests.systems.base.referee import Referee, fact

if TYPE_CHECKING:
    from tests.contract.told import Rebuilt
    from tests.contract.watch import Asked, Part

BARS = 16


class Gold(Referee):
    pieces = MappingProxyType({"gold": BARS})
    tokens = MappingProxyType({"gold": BARS})

    def options(self, told: Rebuilt, part: Part, asked: Asked) -> set[str] | None:
        if asked.kind == "gold":
            assert asked.player == part.seat
            assert [event.cell for event in bars(part, "NeutralPlaced")] == [part.cell]
            near = neighbours(told, part.cell)
            assert len(near) > 1
            return {f"gold {x},{y}" for x, y in near}
        if asked.kind == "take_gold":
            handing = part.notes["gold"]
            seat, mine = handing.next()
            assert asked.player == seat
            assert handing.matters(mine), f"{seat} need not be asked (D-GOLD-3)"
            return {f"take_gold {x},{y}" for x, y in mine}
        return None

    def wrong(self, told: Rebuilt, part: Part, asked: Asked) -> Iterable[tuple[str, set[str]]]:
        if asked.kind == "gold":
            yield "skip", {"GOLD-2"}
            yield f"gold {part.cell[0]},{part.cell[1]}", {"GOLD-2"}
            far = [cell for cell in oracle.every_cell(told.board) if cell not in neighbours(told, part.cell)]
            for x, y in far[::7]:
                yield f"gold {x},{y}", {"GOLD-2"}
        if asked.kind == "take_gold":
            yield "skip", {"GOLD-10", "GOLD-11"}
            lying = {bar.cell for bar in told.lying("gold")}
            _, mine = part.notes["gold"].next()
            for x, y in lying - set(mine):
                yield f"take_gold {x},{y}", {"GOLD-11"}
            for x, y in [cell for cell in told.board if cell not in lying][:2]:
                yield f"take_gold {x},{y}", {"GOLD-6", "GOLD-11"}

    def answered(self, told: Rebuilt, part: Part, asked: Asked, answer: Action) -> None:
        if asked.kind == "gold":
            assert bars(part, "NeutralPlaced")[-1].cell == answer.cell

    def hears(self, told: Rebuilt, part: Part, event: Event) -> None:
        """A bar is taken by the player whose go it is, from where that player said or has to take it."""
        if type(event).__name__ == "NeutralRemoved" and event.piece == "gold":
            handing = part.notes["gold"]
            seat, mine = handing.next()
            assert event.cell in mine
            if handing.matters(mine):
                question = part.story[-1]
                assert question in part.asked("take_gold"), "a choice that matters is asked (D-GOLD-3)"
                assert question.answer == f"take_gold {event.cell[0]},{event.cell[1]}"
            elif len(handing.entitled) > 1:
                assert event.cell == min(mine)
            handing.take(seat, event.cell)

    def settled(self, told: Rebuilt, part: Part) -> None:
        """Two bars with a gold tile, before anything else: one on it, one on a tile around it (GOLD-2, GOLD-14)."""
        laid = bars(part, "NeutralPlaced")
        if not fact(told.board, part.cell, "gold"):
            assert not laid
        else:
            near = neighbours(told, part.cell)
            left = BARS - len(told.lying("gold")) - sum(told.tokens[seat, "gold"] for seat in told.seats)
            assert len(laid) == min(
                2, left + len(laid)
            )  # a stack with more such tiles than the box can run out of bars
            assert all(event.cell == part.cell for event in laid[:1])
            assert all(event.cell in near for event in laid[1:])
            assert len(part.asked("gold")) == (len(near) > 1 and len(laid) == 2)
        part.notes["gold"] = Handing(told, part)

    def scored(self, told: Rebuilt, part: Part) -> None:
        """Nothing is left that anybody has a claim to; what was taken is what is held now (GOLD-11, GOLD-13)."""
        handing: Handing = part.notes["gold"]
        assert not any(handing.claims.get(cell) for cell in handing.bars), "bars are left that somebody has a claim to"
        taken = [(e.player, e.count) for e in part.said("TokensTaken") if e.token == "gold"]
        assert [seat for seat, n in taken for _ in range(n)] == [seat for seat, _ in handing.taken]
        cells = [cell for _, cell in handing.taken]
        for event in part.said("TokensTaken"):
            if event.token == "gold":
                mine, cells = cells[: event.count], cells[event.count :]
                (region,) = [r for r in part.done if r.segments == set(event.feature.segments)]
                assert event.player in handing.owners[region]
                assert set(mine) <= tiles(region)

    def final(self, told: Rebuilt, events: list[Event]) -> None:
        """What lies on the landscape is worth nothing; what is held 1 to 4 points a bar (GOLD-15, GOLD-16)."""
        assert told.lying("gold") == []
        held = {seat: told.tokens[seat, "gold"] for seat in told.seats}
        paid = [(e.player, e.points) for e in events if isinstance(e, BonusScored) and e.reason == "gold"]
        assert sorted(paid) == sorted((seat, points(n)) for seat, n in held.items() if n)


class Handing:
    """Who has a claim to which bars after a scoring, and whose go it is (GOLD-6 to GOLD-12, D-GOLD-2)."""

    def __init__(self, told: Rebuilt, part: Part) -> None:
        self.order = list(told.clockwise(part.seat))
        self.owners = {region: told.owners(region) for region in part.done}
        self.bars = sorted(bar.cell for bar in told.lying("gold"))
        self.claims: dict[Cell, frozenset[str]] = {
            cell: frozenset(seat for region in part.done if cell in tiles(region) for seat in self.owners[region])
            for cell in self.bars
        }
        self.entitled = {seat for seats in self.claims.values() for seat in seats}
        self.taken: list[tuple[str, Cell]] = []

    def next(self) -> tuple[str, list[Cell]]:
        """Whose go it is, and where that player may take a bar."""
        for seat in self.order:
            mine = sorted({cell for cell in self.bars if seat in self.claims[cell]})
            if mine:
                return seat, mine
        raise AssertionError("nobody has a claim to anything that is left (GOLD-11)")

    def matters(self, mine: list[Cell]) -> bool:
        """Whether it can matter which of some bars is taken (D-GOLD-3)."""
        return len({self.claims[cell] for cell in mine}) > 1

    def take(self, seat: str, cell: Cell) -> None:
        """A bar is taken, and it is the next player's go."""
        self.bars.remove(cell)
        self.taken.append((seat, cell))
        i = self.order.index(seat) + 1
        self.order = self.order[i:] + self.order[:i]


def tiles(region: Region) -> set[Cell]:
    """The tiles of a feature; a monastery's are nine (GOLD-8, GOLD-9)."""
    if oracle.is_single(region.kind):
        return region.cells | {cell for own in region.cells for cell in oracle.around(own)}
    return region.cells


def neighbours(told: Rebuilt, cell: Cell) -> set[Cell]:
    """The tiles around one, corners too (GOLD-2, D-GOLD-1)."""
    return {near for near in oracle.around(cell) if near in told.board}


def bars(part: Part, name: str) -> list:
    """The events of one type that are about gold."""
    return [event for event in part.said(name) if event.piece == "gold"]


def points(n: int) -> int:
    """1 point each up to 3 bars, 2 each up to 6, 3 each up to 9, 4 each from 10 (GOLD-16)."""
    return n * (1 if n <= 3 else 2 if n <= 6 else 3 if n <= 9 else 4)
