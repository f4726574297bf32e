"""How far a line of one's own is from the record: the points that everybody can expect at the end, here and there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from carcnb.analysis.layout import sign_of
from carcnb.board.reader import Reader
from carcnb.engine.game import Game
from carcnb.engine.moves import Move, answers_after


def apart(record: Game, line: Sequence[Move], own: Game, mine: Sequence[Move]) -> dict[str, float]:
    """By how many points every seat can expect more in its ``own`` line than in the record at the same point.

    That is after as many moves of the same turn, or at the end; ``line`` are the moves of the record, ``mine`` those
    of the other.
    """
    from carcnb.analysis.evaluation import evaluate  # a board on which nobody leaves the record needs none

    there = record.clone()
    there.goto(answers_after(list(line), len(line) if own.over else _same(line, own, mine)))
    here, record_points = evaluate(own).points, evaluate(there).points
    return {seat: here[seat] - record_points[seat] for seat in own.seats}


def _same(line: Sequence[Move], own: Game, mine: Sequence[Move]) -> int:
    """How many moves of the record lead to the same point: no fewer turns, and as much of the one under way."""
    turn = own.table.state.number
    done = [move.turn for move in mine[: own.move]].count(turn)
    return sum(move.turn < turn for move in line) + min(done, sum(move.turn == turn for move in line))


def points_text(points: dict[str, float], reader: Reader) -> str:
    """The same in a row: "Ada +4.1, Ben −0.3"."""
    each = {seat: sign_of(one) for seat, one in points.items()}
    parts = [
        reader.say("record-apart-seat", name=reader.name(seat), sign=sign, points=value)
        for seat, (sign, value) in each.items()
    ]
    return reader.say(
        "record-apart", all=reduce(lambda row, part: reader.say("gain-more", gains=row, gain=part), parts)
    )
