"""Versions of a worksheet: the same topics, as hard, but nothing to copy from a neighbour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from carcnb.classroom.items import Item, of_exercise
from carcnb.questions.scene import LETTERS as LETTERED
from carcnb.quizzes import TOPICS, Exercise, exercises, practice_expansions
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.drills import drill, drills
from carcnb.quizzes.puzzles import alike, is_shipped

LETTERS = "ABCD"
"""What the versions are called."""
TRIES, PATIENCE = 24, 6
"""Exercises made in search of one that asks the same about another position, and how many before it need not be quite
as alike; the next best is taken then."""
ALIKE, NEARLY = 31, 28
"""How alike they are then: in all, or in the question, in what it asks about, and with another answer."""


class Version(NamedTuple):
    """One version: its questions in their order, ``marks`` for each (none if there are none), which are in all."""

    letter: str
    items: tuple[Item, ...]
    marks: tuple[int, ...]
    kept: tuple[bool, ...]


def versions(items: Sequence[Item], marks: Sequence[int], n: int) -> list[Version]:
    """The questions in ``n`` versions, the first as given; the same questions give the same versions.

    Exercises that were generated are made anew, puzzles are others of their system as far as there are any.  What was
    written by hand is in all of them: in another place, its options in another order.
    """
    used = [[item.exercise] if item.exercise else [] for item in items]
    asked: list[list[Item]] = [list(items)]
    kept = [False] * len(items)
    for letter in LETTERS[1:n]:
        asked.append(list(items))
        for at, item in enumerate(items):
            made = anew(letter, at, used) if item.exercise and not kept[at] else None
            kept[at] = made is None
            if made:
                used[at].append(made)
                asked[-1][at] = of_exercise(made)
    found = []
    for v, asks in enumerate(asked):
        # a puzzle may have others of its kind for some of the versions only: then it is the same in all of them
        row = [rotate_options(items[at], v) if kept[at] else item for at, item in enumerate(asks)]
        order = places(kept, v, n)
        worth = tuple(marks[at] for at in order) if marks else ()
        found.append(Version(LETTERS[v], tuple(row[at] for at in order), worth, tuple(kept[at] for at in order)))
    return found


def anew(letter: str, at: int, used: Sequence[Sequence[Exercise]]) -> Exercise | None:
    """Another exercise with the same question, topic and difficulty for a place; None if nothing makes one.

    It is unlike all that were ``used`` at any place; if it can be, the same rule decides as in those at this one, and
    the answer is another one.
    """
    there, (of, *_) = [one for row in used for one in row], used[at]
    if is_shipped(of):
        return alike(of, {one.id for one in there})
    if of.seed is None or not of.difficulty or of.topic not in (*TOPICS, *practice_expansions()):
        return None  # nothing generates it
    dice, best, closest = Dice(of.seed, f"{of.id} {letter}"), None, 0
    taken = [(one.setup, one.marks, str(one.ask)) for one in there]
    for n in range(TRIES):
        made = _made(of, dice)
        if made and (made.setup, made.marks, str(made.ask)) not in taken:
            near = likeness(made, used[at])
            if near > closest:
                best, closest = made, near
            if closest >= (ALIKE if n < PATIENCE else NEARLY):
                break
    return best


def _made(of: Exercise, dice: Dice) -> Exercise | None:
    """One more exercise of a topic; of an expansion, with the same question, for each of its exercises takes long."""
    seed, level, farmers = dice.below(2**32), of.difficulty, of.setup.farmers
    same = [ask for ask in drills().get(of.topic, ()) if ask.split()[0] == of.ask.verb]
    if of.taught or not same:
        return exercises(of.taught or of.topic, seed=seed, n=1, difficulty=level, farmers=farmers)[0]
    made = drill(dice, of.topic, dice.one(same), level, farmers)
    return made and Exercise(made.ask, made.setup, marks=made.marks, moves=made.moves, light=made.light, topic=of.topic,
                             difficulty=level, seed=seed, id=f"{of.topic}-{level}-{seed}-1")  # fmt: skip


def likeness(one: Exercise, others: Sequence[Exercise]) -> int:
    """How alike exercises ask: the question first, then of what, with other answers, by what rule, how long a sum."""
    other = others[0]
    if one.ask.verb != other.ask.verb:
        return 0
    what = about(one) == about(other)
    apart = one.form == "act" or all(one.right != each.right for each in others)
    lines = len(one.ask.lines(one.scene)) == len(other.ask.lines(other.scene))
    return 16 + 8 * what + 4 * apart + 2 * (one.rule == other.rule) + lines


def about(one: Exercise) -> tuple[str, bool]:
    """The kind of the first marked place, and whether it is complete."""
    kind = one.marks[0].partition(" ")[2].partition(".")[0] if one.marks else ""
    return kind, bool(kind) and one.scene.feature("A").complete


def rotate_options(item: Item, by: int) -> Item:
    """The same question with its options moved on by so many; letters of the board stay in their order."""
    options = list(item.choices.items())
    if not by or not options or all(id == text and id in LETTERED for id, text in options):
        return item
    by %= len(options)
    return replace(item, choices=dict([*options[by:], *options[:by]]))


def places(kept: Sequence[bool], version: int, n: int) -> list[int]:
    """The order of the questions: what is in all versions is in each at another place, as far away as can be.

    Where it has too few places of its own, it takes turns with the questions nearest to the beginning.
    """
    order = list(range(len(kept)))
    if any(kept):
        wide = max(sum(kept), min(n, len(kept)))
        moving = sorted(sorted(order, key=lambda at: (not kept[at], at))[:wide])
        by = version * max(1, wide // n) % wide
        for at, other in zip(moving, [*moving[by:], *moving[:by]], strict=True):
            order[at] = other
    return order
