"""Ferries: a ferry joins two roads of its lake; the nearest ones of the roads just extended may move (FER-1 to 20)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from types import MappingProxyType
from typing import TYPE_CHECKING

from carcnb import Action
from carcnb.engine.events import Event, NeutralMoved, NeutralPlaced
from tests import oracle
from tests.oracle import FACING, SIDE_OF, TOWARDS, Cell, Segment
from tests.systems.base.referee import Referee, fact

if TYPE_CHECKING:
    from tests.contract.told import Rebuilt
    from tests.contract.watch import Asked, Part

Pair = frozenset[Segment]


FERRIES = 8


class Ferries(Referee):
    pieces = MappingProxyType({"ferry": FERRIES})
    joins = ("ferry",)

    def keeps(self, told: Rebuilt, event: Event) -> None:
        """A ferry joins the two segments it lies between (FER-4)."""
        if isinstance(event, NeutralPlaced | NeutralMoved) and event.piece == "ferry":
            if isinstance(event, NeutralMoved):
                assert event.origin == event.cell, "it stays on its lake (FER-9)"
                a, b = ((*event.origin, i) for i in event.was)
                told.board.part(a, b)
            a, b = ((*event.cell, i) for i in event.segments)
            assert a != b
            assert {a, b} <= set(roads(told, event.cell))
            told.board.link(a, b)

    def options(self, told: Rebuilt, part: Part, asked: Asked) -> set[str] | None:
        if asked.kind != "ferry":
            return None
        assert asked.player == part.seat
        if due(told, part):
            assert asked.rule == "FER-3"
            return {answer(told, pair) for pair in pairs(told, part.cell)}
        assert asked.rule == "FER-8"
        eligible = part.notes.setdefault("eligible", nearest(told, part.cell))
        left = eligible - {event.cell for event in part.said("NeutralMoved") if event.piece == "ferry"}
        assert left, "no ferry is left to move"
        lying = {frozenset(ferry.segments) for ferry in told.lying("ferry")}
        return {answer(told, pair) for lake in left for pair in pairs(told, lake) if pair not in lying} | {"skip"}

    def wrong(self, told: Rebuilt, part: Part, asked: Asked) -> Iterable[tuple[str, set[str]]]:
        if asked.kind != "ferry":
            return
        lakes = [cell for cell in told.board if fact(told.board, cell, "lake")]
        lying = {ferry.cell: frozenset(ferry.segments) for ferry in told.lying("ferry")}
        if asked.rule == "FER-3":
            yield "skip", {"FER-3"}
            for lake in set(lakes) - {part.cell}:
                yield answer(told, pairs(told, lake)[0]), {"FER-14", "FER-3"}
            return
        moved = {event.cell for event in part.said("NeutralMoved") if event.piece == "ferry"}
        mine = {told.region(at).segments for at in oracle.segments_at(told.board, part.cell)}
        for lake, pair in lying.items():
            if lake in moved:
                rules = {"FER-13"}
            elif lake == part.cell:
                rules = {"FER-14"}
            elif lake in part.notes["eligible"]:
                yield answer(told, pair), {"FER-9"}  # D-FER-14: to leave it is no move
                continue
            else:
                rules = {"FER-11", "FER-8"} if any(pair <= segments for segments in mine) else {"FER-8"}
            yield answer(told, next(p for p in pairs(told, lake) if p != pair)), rules

    def answered(self, told: Rebuilt, part: Part, asked: Asked, answer: Action) -> None:
        if answer.verb == "ferry":
            assert answer.cell is not None
            lies = next(ferry for ferry in told.lying("ferry") if ferry.cell == answer.cell)
            spots = [oracle.spot(told.board, segment) for segment in lies.segments]
            assert sorted(spots) == sorted(answer.where.split("+"))

    def settled(self, told: Rebuilt, part: Part) -> None:
        """Laying is a must, moving a may; what may move is settled before the first does (FER-3, FER-8, D-FER-5)."""
        assert not due(told, part)
        laid = [event.cell for event in part.said("NeutralPlaced") if event.piece == "ferry"]
        assert laid == [part.cell] * bool(fact(told.board, part.cell, "lake"))
        first = [question for question in part.asked("ferry") if question.rule == "FER-3"]
        assert len(first) == len(laid)
        left = set(part.notes["eligible"] if "eligible" in part.notes else nearest(told, part.cell))
        moves = [event.cell for event in part.said("NeutralMoved") if event.piece == "ferry"]
        asked = [question.answer for question in part.asked("ferry") if question.rule == "FER-8"]
        assert len(moves) == len(set(moves))
        assert left.issuperset(moves)
        assert asked[len(moves) :] == (["skip"] if left - set(moves) else [])

    def over(self, told: Rebuilt, part: Part) -> None:
        lakes = {cell for cell in told.board if fact(told.board, cell, "lake")}
        assert {ferry.cell for ferry in told.lying("ferry")} == lakes


def due(told: Rebuilt, part: Part) -> bool:
    """Whether a ferry must be laid now (FER-3)."""
    lying = {ferry.cell for ferry in told.lying("ferry")}
    return bool(fact(told.board, part.cell, "lake")) and part.cell not in lying and len(lying) < FERRIES


def roads(told: Rebuilt, cell: Cell) -> list[Segment]:
    """The roads that run into a lake."""
    return [at for at in oracle.segments_at(told.board, cell) if oracle.kind_of(told.board, at) == "road"]


def pairs(told: Rebuilt, cell: Cell) -> list[Pair]:
    """Every two roads of a lake (FER-9)."""
    return [frozenset(pair) for pair in combinations(roads(told, cell), 2)]


def answer(told: Rebuilt, pair: Pair) -> str:
    """The answer that puts a ferry there; the roads in the order of the tile."""
    a, b = sorted(pair)
    return f"ferry {a[0]},{a[1]} {oracle.spot(told.board, a)}+{oracle.spot(told.board, b)}"


def nearest(told: Rebuilt, cell: Cell) -> set[Cell]:
    """The lakes of the first ferries met, walking away from a tile on each of its roads (FER-11, FER-12, D-FER-3)."""
    met = set()
    board = told.board
    for side in oracle.SIDES:
        if oracle.terrain(*board[cell])[side] != "road":
            continue
        at, leaving = cell, side
        while True:
            dx, dy = TOWARDS[leaving]
            at = (at[0] + dx, at[1] + dy)
            if at == cell or at not in board:
                break
            entered = FACING[leaving]
            segment = (*at, oracle.ports(*board[at])[entered])
            if segment in board.links:
                met.add(at)
                break
            onward = [port for port, i in oracle.ports(*board[at]).items() if i == segment[2] and port != entered]
            if not onward:
                break
            (leaving,) = onward
            assert SIDE_OF[leaving] == leaving
    return met
