"""Which line of a sum is wrong, by reading what is told: its numbers and names against a game that is really played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations

from carcnb.engine.events import BonusScored, PointsScored, Scored
from carcnb.engine.game import Game
from carcnb.quizzes import Exercise
from carcnb.rulebook import explain
from carcnb.words import isolate, list_names

_POINTS = re.compile(r"= (-?\d+) (?:each )?for (.*)$")


def answer(exercise: Exercise, after: Game) -> str:
    """The number of the line that is not so once the game has gone on like ``after``, or that there is none."""
    lines = {id: text for id, text in exercise.choices.items() if id != "none"}
    begun = len(exercise.game().events) if exercise.moves else 0
    scored = [event for event in after.events[begun:] if isinstance(event, Scored)]
    if exercise.ask.words[0] == "feature":
        off = [id for id, text in lines.items() if text not in set(_of_feature(exercise, after, scored))]
    else:
        off = [id for id, text in lines.items() if _read(exercise, text) != _brought(exercise, after, text, scored)]
    assert len(off) < 2, (exercise, off)
    return (off or ["none"])[0]


def _of_feature(exercise: Exercise, after: Game, scored: list[Scored]) -> Iterator[str]:
    """How the lines of feature A have to read."""
    spot = exercise.scene.spot("A")
    mine = [event for event in scored if isinstance(event, PointsScored) and spot in event.feature.segments]
    for line in mine[0].lines if mine else ():
        yield explain.total([line]) if line.points >= 0 else explain.sum_line(line)["text"]
    names = [after.names[event.player] for event in mine]
    if len(names) == 1:
        yield f"The points go to {_bare(names[0])}"
    for both in permutations(names):
        yield f"All the points go to each of these: {list_names([_bare(name) for name in both])}"
    yield "nobody gets points" if not mine else "-"


def _bare(name: str) -> str:
    return isolate(name)


def _read(exercise: Exercise, text: str) -> dict[str, int]:
    """What each player gets by a line."""
    seats = {isolate(name): seat for seat, name in exercise.scene.game.names.items()}
    found = _POINTS.search(text)
    if found:
        return {seat: int(found[1]) for name, seat in seats.items() if name in found[2] and int(found[1])}
    each = re.findall(r"[:;] ([^:;]+): [^;]*?= (-?\d+)(?=;|$)", text)
    return {seats[name]: int(points) for name, points in each if int(points)}


def _brought(exercise: Exercise, after: Game, text: str, scored: list[Scored]) -> dict[str, int]:
    """What each player has got for what a line is about."""
    letter = re.match(r"\w+ ([A-Z]):", text)
    found: dict[str, int] = {}
    for event in scored:
        if letter:
            there = isinstance(event, PointsScored) and exercise.scene.spot(letter[1]) in event.feature.segments
        else:
            there = isinstance(event, BonusScored) and text.startswith(explain.log_entry(event)["text"])
            there = there and (event.player in _read(exercise, text) or "nobody" in text)
        if there and event.points:
            found[event.player] = found.get(event.player, 0) + event.points
    return found
