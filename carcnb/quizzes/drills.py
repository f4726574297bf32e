"""Exercises of the expansions: moments of small games in which their own rules decide."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache

from carcnb.engine.errors import CarcnbError
from carcnb.engine.expansion import Expansion
from carcnb.engine.expansions import ORDER, find_expansions
from carcnb.engine.game import Game
from carcnb.questions import ASKS, Question
from carcnb.questions.scene import Scene
from carcnb.quizzes.after_answers import AFTER_ANSWERS
from carcnb.quizzes.asking import ASKING
from carcnb.quizzes.crowd import ALONE, HANDS, add_followers
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.drafts import ExerciseDraft, easy_lights
from carcnb.quizzes.findings import FINDERS, Found, is_changed, special
from carcnb.quizzes.make_mistakes import wrong
from carcnb.quizzes.small_games import Moment, moments
from carcnb.quizzes.staging import parse_besides
from carcnb.quizzes.tiling import TILING
from carcnb.systems import read_each

GAMES = 3
"""Games that are looked through for one exercise: so what is rare in them need not be rare in exercises."""

Wanted = Callable[[Question, Scene], bool]
"""Whether a question about a scene is one that is looked for."""

SHARED = frozenset({"owners", "share"})
"""Questions about who has most: of one player alone they are not asked."""

CROWDED, FEW = SHARED | {"worth"}, 1
"""Questions for which figures are put down after the game; in some games the players put down one of four before."""

CROWDS = 4
"""Features on which figures are put before one of them is chosen."""

NOTHING, SELDOM = ("0", "['nobody']"), 4
"""Answers that could be right too often: once in so many times they are drawn like any other."""

NOBODY = 7
"""Once in so many times nobody is put on an empty feature."""


@cache
def drills() -> Mapping[str, Mapping[str, int]]:
    """The questions that practise each expansion, as ``curriculum.toml`` lists them, each with its first difficulty."""
    told = read_each(lambda system: tomllib.loads(system.read("curriculum.toml")).get("exercises", {}))
    return {expansion.name: told[expansion.name] for expansion in ORDER if told.get(expansion.name)}


@cache
def by_rule_asks() -> Mapping[str, tuple[str, ...]]:
    """The questions of each expansion that are only asked by a rule: their turns are staged for it."""
    told = read_each(lambda system: tomllib.loads(system.read("curriculum.toml")).get("by_rule", ()))
    return {system: tuple(asks) for system, asks in told.items()}


def drill(dice: Dice, name: str, ask: str, level: int, farmers: bool = True) -> ExerciseDraft | None:
    """An exercise of an expansion with a question of its list; None if the dice have fallen badly.

    Of all that some games have to ask, each right answer is as likely as the others.
    """
    return next(drill_drafts(dice, name, ask, level, farmers), None)


def drill_drafts(
    dice: Dice, name: str, ask: str, level: int, farmers: bool = True, wanted: Wanted | None = None
) -> Iterator[ExerciseDraft]:
    """Exercises out of the same games, each with another right answer; only those that are ``wanted``, if this is said.

    Of what is wanted more of the places are looked at on which figures are put down.
    """
    crowds_of = CROWDS if wanted is None else 3 * CROWDS
    (expansion,) = find_expansions([name])
    ask, besides = parse_besides(ask)
    verb, _, what = ask.partition(" ")
    find = TILING.get(ask) or AFTER_ANSWERS.get(ask) or {**FINDERS, **ASKING, "wrong": wrong}[verb]
    bare: list[tuple[Moment, Found]] = []
    answers: dict[str, list[tuple[Moment, Found]]] = {}
    for n in range(GAMES):
        for moment in moments(dice, expansion, level, farmers, FEW if verb in CROWDED and n else 4, besides):
            for found in find(moment, dice, expansion, level, what):
                if found.crowd:
                    bare.append((moment, found))
                elif (right := _right(found, moment.game, wanted=wanted)) is not None:
                    answers.setdefault(right.rpartition(":")[2], []).append((moment, found))
    crowds: dict[str, list[ExerciseDraft]] = {}
    for late in (False, True):
        some = dice.some([one for one in bare if one[0].laid == late], 2 * crowds_of)
        for moment, found in sorted(some, key=lambda one: -len(one[1].crowd))[:crowds_of]:
            draft = _crowded(dice, expansion, level, moment, found)
            game = _game(draft) if draft else None
            if draft and game is not None and (right := _right(found, game, expansion, wanted)) is not None:
                crowds.setdefault(right, []).append(draft)
    while (right := _answer(dice, [*answers, *crowds])) is not None:
        if right in crowds:
            answers.pop(right, None)
            yield dice.one(crowds.pop(right))
        else:
            moment, found = dice.one(answers.pop(right))
            yield ExerciseDraft(found.ask, moment.setup(), found.marks, moment.moves())


def _answer(dice: Dice, answers: Iterable[str]) -> str | None:
    """One of the right answers that were found, if any; that nothing at all is right is taken more seldom."""
    known = sorted(answers)
    seldom = dice.once_in(SELDOM)
    wanted = [answer for answer in known if seldom or answer not in NOTHING]
    return dice.one(wanted) if wanted else None


def _right(found: Found, game: Game, expansion: Expansion | None = None, wanted: Wanted | None = None) -> str | None:
    """The right answer as a text; None if the question cannot be asked there, or is not fair.

    What was made by putting figures down has to be a matter of the ``expansion`` then.
    """
    scene = Scene(game, found.marks)
    try:
        ask = Question.parse(found.ask, ASKS).check(scene)
        if not ask.fair(scene) or (wanted and not wanted(ask, scene)):
            return None
        right = str(ask.right(scene))
    except CarcnbError:
        return None
    if expansion is None:
        return right
    shared = ask.verb in SHARED
    if shared and len(scene.feature("A").strength) == 1:
        return None
    decides = special if shared else is_changed
    return right if found.sure or decides(game.table, expansion, scene.segment("A")) else None


def _crowded(dice: Dice, expansion: Expansion, level: int, moment: Moment, found: Found) -> ExerciseDraft | None:
    """The same question with followers on its feature; once in so many times nobody is there."""
    setup = moment.setup()
    empty = not any(at in moment.begun.table.state.figures for at in found.crowd)
    if not (empty and dice.once_in(NOBODY)):
        hands = HANDS[level] if found.ask.split()[0] in SHARED else ALONE
        with_them = add_followers(dice, expansion, hands, setup, found.crowd)
        if with_them is None:
            return None
        setup = with_them
    draft = ExerciseDraft(found.ask, setup, found.marks, moment.moves(), easy_lights(level, found.marks[0]))
    return draft if _game(draft, moment.asked.kind) else None


def _game(draft: ExerciseDraft, kind: str = "") -> Game | None:
    """The game of a draft, where it asks what it has to."""
    game = Game.from_setup(draft.setup)
    try:
        for move in draft.moves:
            game.apply(move)
    except CarcnbError:
        return None
    return game if game.prompt and kind in ("", game.prompt.kind) else None
