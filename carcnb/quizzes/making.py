"""Fresh exercises: dice throw drafts until one makes an exercise that fits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import count, islice
from typing import TypeVar

from carcnb.engine.errors import CarcnbError
from carcnb.engine.game import Game
from carcnb.questions.beliefs import BASE, all_beliefs, beliefs
from carcnb.questions.deciding import is_decided_by
from carcnb.questions.errors import GoalError
from carcnb.quizzes.by_belief import belief_drafts, belief_of, is_belief, shows
from carcnb.quizzes.by_rule import BY_RULE, is_rule, practised_system, rule_asks, rule_drafts, rule_of
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.drafts import ExerciseDraft, Makers
from carcnb.quizzes.drills import drill_drafts, drills
from carcnb.quizzes.make_places import PLACES
from carcnb.quizzes.make_points import POINTS
from carcnb.quizzes.model import Exercise
from carcnb.quizzes.teaching import Taught, find_taught
from carcnb.rulebook import index
from carcnb.rulebook.restating import original_rules

T = TypeVar("T")

Drafts = Iterable[tuple[str, ExerciseDraft | None]]
"""Drafts, each with its topic; None for a try that has brought none."""

MAKERS: Makers = {**PLACES, **POINTS}
"""What makes the exercises of each topic of the base game."""

_TRIES, _PATIENCE, _SOON = 2000, 16, 9
"""How often an exercise is tried to be made, how often one of an expansion before another question is asked, and how
often one that a rule of its own has to decide."""

_LOOKED = {True: 1500, False: 200}
"""How many drafts, or looks at some games, are made in search of exercises by a belief, of the base game or not."""

_WAITED = {True: 48, False: 6}
"""How many of them where somebody waits for one."""

GLANCES = 6
"""Looks at some games for one of a topic's exercises that shows a belief."""

_TURNED = 3
"""Of so many exercises by a rule that all have the same answer the last is one that has another."""

_TURNS, _GAMES, _VARIED = 6, 2, 3
"""How often an exercise about what a lesson teaches is tried of a topic, and of an expansion's question, before the
next; and how many that suit are looked at for one of another kind than the others."""


class ExerciseError(CarcnbError):
    """Exercises that cannot be made; the message says what would be right.

    >>> carcnb.exercises("points", n=0)
    Traceback (most recent call last):
        ...
    carcnb.quizzes.making.ExerciseError: n is how many exercises to make, 1 to 1000, not 0
    """


def fitting(made: Iterable[T], fits: Callable[[T], bool], *, settle: bool = False) -> T | None:
    """The first that fits of what is made one by one; if none does, the very first for those who ``settle`` for it."""
    first = None
    for one in made:
        if fits(one):
            return one
        first = one if first is None else first
    return first if settle else None


def fresh(topic: str, seed: int, number: int, level: int, farmers: bool, others: Sequence[Exercise]) -> Exercise:
    """An exercise that is fair and unlike the others; every try throws the same dice on."""

    def new(one: Exercise) -> bool:
        return not any(is_same(one, other) for other in others)

    if is_belief(topic):
        if one := fitting(filter(new, _by_belief(topic, seed, number, level, farmers)), lambda _: True):
            return one
    elif is_rule(topic):
        if number % _TURNED == _TURNED - 1 and (alike := _right_so_far(others)):
            one = next(filter(new, _turned(topic, seed, number, level, farmers, alike)), None)
            if one:
                return one
        if one := fitting(filter(new, _by_rule(topic, seed, number, level, farmers)), lambda _: True):
            return one
    elif of := find_taught(topic):
        for rules in of.rules_wanted(level):
            suited = islice(filter(new, about(of, seed, number, level, farmers, rules)), _VARIED)
            if one := fitting(suited, lambda one: not any(_alike(one, other) for other in others), settle=True):
                return one
    else:
        if one := fitting(filter(new, _telling(topic, seed, number, level, farmers)), lambda _: True):
            return one
        own = topic in drills() and not _is_mixed(topic, level, number)
        drafts = _drafts(topic, Dice(seed, f"{topic} {level} {number}"), seed, number, level, farmers, own)
        made = made_of(drafts, level, farmers, seed, f"{topic}-{level}-{seed}-{number + 1}")
        good = filter(lambda one: one.ask.fair(one.scene) and new(one), made)
        if one := next(_own(good, topic) if own else good, None):
            return one
    raise ExerciseError(f"no exercise of {topic!r} could be made with the seed {seed}")


def _own(made: Iterable[Exercise], system: str) -> Iterator[Exercise]:
    """Exercises that a rule of an expansion decides, each showing one: that by which the engine answers, or another."""
    ids = sorted(id for id, home in index().items() if home == system)
    for one in made:
        if one.rule in ids:
            yield one
        else:
            mixed = Dice(one.seed or 0, one.id).some(ids, len(ids))
            if rule := next((id for id in mixed if is_decided_by((id,), one.ask, one.scene, dealt=True)), ""):
                yield one.showing(rule)


def made_by_rule(id: str, asks: Sequence[str], dice: Dice, level: int, farmers: bool) -> Exercise | None:
    """A fair exercise of these questions that a rule decides, of a few looks; None if they bring none.

    It is known soon whether there is one: practice waits for it.
    """
    seed = dice.below(1 << 32)
    drafts = rule_drafts(
        id, Dice(seed, f"{id} {level}"), level, farmers, MAKERS, _WAITED[practised_system(id) == BASE], asks
    )
    return next(about_rule(id, drafts, level, farmers, seed, f"{BY_RULE}{id}-{level}-{seed}-1"), None)


def _by_rule(topic: str, seed: int, number: int, level: int, farmers: bool) -> Iterator[Exercise]:
    """Fair exercises that a rule decides; harder ones where a difficulty has none."""
    id = rule_of(topic)
    dice, name = Dice(seed, f"{topic} {level} {number}"), f"{topic}-{level}-{seed}-{number + 1}"
    looked = _LOOKED[practised_system(id) == BASE]
    for harder in range(level, 4):
        drafts = rule_drafts(id, dice, harder, farmers, MAKERS, looked, rule_asks(id))
        yield from about_rule(id, drafts, harder, farmers, seed, name)


def _right_so_far(others: Sequence[Exercise]) -> tuple[str, str] | None:
    """The question and the answer, where the last few asked the same and the same was right, whosever turn it was."""
    last = {_answer(one) for one in others[1 - _TURNED :]}
    return last.pop() if len(last) == 1 and others[-1].form == "one" else None


def _answer(one: Exercise) -> tuple[str, str]:
    return one.ask.verb, str(one.right).rpartition(":")[2]


def _turned(
    topic: str, seed: int, number: int, level: int, farmers: bool, alike: tuple[str, str]
) -> Iterator[Exercise]:
    """Fair exercises that ask the same as those a rule decides, and something else is right: nobody answers blindly."""
    id, (verb, _) = rule_of(topic), alike
    dice, name = Dice(seed, f"{topic} {level} {number} turned"), f"{topic}-{level}-{seed}-{number + 1}"
    asks = [ask for ask in rule_asks(id) if ask in MAKERS or ask.partition(" ")[0] == verb]
    looked = _WAITED[practised_system(id) == BASE]
    drafts = rule_drafts(id, dice, level, farmers, MAKERS, looked, asks, decided=False)
    for one in made_of(drafts, level, farmers, seed, name):
        if _answer(one)[0] == verb and _answer(one) != alike and one.ask.fair(one.scene):
            yield one


def about_rule(id: str, drafts: Drafts, level: int, farmers: bool, seed: int, name: str) -> Iterator[Exercise]:
    """Fair exercises of drafts that a rule decides."""
    rules = (id, *original_rules(id))
    for one in made_of(drafts, level, farmers, seed, name):
        if one.ask.fair(one.scene) and is_decided_by(rules, one.ask, one.scene):
            yield one.showing(id)


def _by_belief(topic: str, seed: int, number: int, level: int, farmers: bool) -> Iterator[Exercise]:
    """Fair exercises in which a belief shows; those in which it alone would be named come first of every few."""
    id = belief_of(topic)
    looked = _LOOKED[all_beliefs()[id].system == BASE]
    drafts = belief_drafts(id, Dice(seed, f"{topic} {level} {number}"), level, farmers, MAKERS, looked)
    found = showing(id, drafts, level, farmers, seed, f"{topic}-{level}-{seed}-{number + 1}")
    while some := [*islice(found, _VARIED)]:
        yield from sorted(some, key=lambda one: one.believers.fitting(one.believers.answers.get(id)) != (id,))


def _telling(topic: str, seed: int, number: int, level: int, farmers: bool) -> Iterator[Exercise]:
    """For every other exercise of an expansion: those in which one of its beliefs shows, belief after belief.

    So each shows in some of many exercises, however seldom it would by chance; a few looks have to do.
    """
    known = beliefs().get(topic, {}) if topic in drills() and number % 2 else {}
    asked = {ask for ask, least in drills()[topic].items() if least <= level} if known else set()
    ids = [id for id, one in known.items() if asked.intersection(one.questions)]
    if ids:
        id = ids[(number // 2 + Dice(seed, f"{topic} beliefs").below(len(ids))) % len(ids)]
        dice = Dice(seed, f"{topic} {level} {number} {id}")
        drafts = belief_drafts(id, dice, level, farmers, MAKERS, GLANCES, asked)
        made = showing(id, drafts, level, farmers, seed, f"{topic}-{level}-{seed}-{number + 1}")
        yield from (one.showing(known[id].rules[0]) for one in made)


def showing(id: str, drafts: Drafts, level: int, farmers: bool, seed: int, name: str) -> Iterator[Exercise]:
    """Fair exercises of drafts in which a belief shows."""
    for one in made_of(drafts, level, farmers, seed, name):
        if shows(id, one.ask, one.scene) and one.ask.fair(one.scene):
            yield one


def about(
    of: Taught, seed: int, number: int, level: int, farmers: bool = True, rules: frozenset[str] = frozenset()
) -> Iterator[Exercise]:
    """Fair exercises about some rules of what a lesson or a chapter teaches, or any: as many as some tries bring."""
    farmers = farmers and of.farmers
    drafts = islice(_taught(of, seed, number, level, farmers), of.draft_limit(rules) if rules else _TRIES)
    for one in made_of(drafts, level, farmers, seed, f"{of.name}-{level}-{seed}-{number + 1}", of.name):
        if of.suits(one, rules) and one.ask.fair(one.scene):
            yield one


def made_of(drafts: Drafts, level: int, farmers: bool, seed: int, id: str, taught: str = "") -> Iterator[Exercise]:
    """Exercises of drafts, each with its topic."""
    for topic, draft in drafts:
        if draft and not farmers and topic in MAKERS:
            draft = _without_farmers(draft)
        if draft:
            try:
                made = Exercise(draft.ask, draft.setup, marks=draft.marks, moves=draft.moves, light=draft.light,
                                topic=topic, taught=taught, difficulty=level, seed=seed, id=id)  # fmt: skip
            except GoalError:
                if farmers:
                    raise
                continue  # what was asked of a farmer is no question without them
            yield made


def _asked_at(topic: str, level: int) -> list[str]:
    """The questions of an expansion's exercises at a difficulty."""
    return [ask for ask, least in drills()[topic].items() if least <= level]


def _is_mixed(topic: str, level: int, number: int) -> bool:
    """Whether an exercise of an expansion may be decided by the base game alone: one in four, of every question."""
    turn, at = divmod(number // 2, len(_asked_at(topic, level)))
    return number % 2 == 0 and (turn + at) % 2 == 1


def _drafts(
    topic: str, dice: Dice, seed: int, number: int, level: int, farmers: bool, own: bool
) -> Iterator[tuple[str, ExerciseDraft | None]]:
    """Drafts of a topic; of an expansion one question after another, the next one where this one is not found.

    Where a rule of its ``own`` has to decide it is left sooner, and several drafts of the same games are looked at.
    """
    if topic in MAKERS:
        makers = MAKERS[topic][level]
        maker = makers[(number + Dice(seed, topic).below(len(makers))) % len(makers)]
        yield from ((topic, maker(dice, level)) for _ in range(_TRIES))
        return
    asks = _asked_at(topic, level)
    first = number // 2 + Dice(seed, topic).below(len(asks))  # every other one shows a belief
    patience, varied = (_SOON, _VARIED) if own else (_PATIENCE, 1)
    for n in range(_TRIES):
        ask = asks[(first + n // patience) % len(asks)]
        yield from ((topic, draft) for draft in islice(drill_drafts(dice, topic, ask, level, farmers), varied))
        yield topic, None


def _taught(
    of: Taught, seed: int, number: int, level: int, farmers: bool
) -> Iterator[tuple[str, ExerciseDraft | None]]:
    """Drafts of what a lesson or a chapter teaches: its topics and questions by turns."""
    dice, asked = Dice(seed, f"{of.name} {level} {number}"), of.topic_questions(level)
    first = number + Dice(seed, of.name).below(len(asked))
    for n in count(first):
        topic, ask = asked[n % len(asked)]
        for _ in range(_GAMES if ask else _TURNS):
            if ask:
                yield from ((topic, draft) for draft in islice(drill_drafts(dice, topic, ask, level, farmers), _VARIED))
                yield topic, None  # games that have nothing of the kind are a try as well
            else:
                yield topic, dice.one(MAKERS[topic][level])(dice, level)


def _without_farmers(draft: ExerciseDraft) -> ExerciseDraft | None:
    """The same for a game without farmers; None if nothing is left to ask."""
    marks = [mark for mark in draft.marks if " field." not in mark]
    if draft.ask.endswith("farmer") or len(marks) < min(len(draft.marks), 2):
        return None
    laid = [tile._replace(pieces=tuple(one for one in tile.pieces if ":field." not in str(one)))
            for tile in draft.setup.position]  # fmt: skip
    alike = draft._replace(setup=replace(draft.setup, farmers=False, position=tuple(laid)), marks=marks)
    game = Game.from_setup(alike.setup)
    for move in alike.moves:
        game.apply(move)
    asked = game.prompt is not None and game.prompt.kind == "deploy"
    return alike if asked or not alike.moves else None


def is_same(one: Exercise, other: Exercise) -> bool:
    """Whether two exercises ask the same of the same position."""
    return (one.setup, one.marks, str(one.ask)) == (other.setup, other.marks, str(other.ask))


def _alike(one: Exercise, other: Exercise) -> bool:
    return (one.ask.verb, one.rule) == (other.ask.verb, other.rule)
