"""Makers of exercises that ask which line of a sum is wrong: one follows a belief, or none does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from carcnb.engine.actions import SKIP
from carcnb.engine.board import segment_number
from carcnb.engine.errors import CarcnbError
from carcnb.engine.events import FeatureCompleted, PointsScored
from carcnb.engine.expansion import Expansion
from carcnb.engine.game import Game
from carcnb.questions.beliefs import BASE, beliefs
from carcnb.questions.mistake import Wrong, find_mistakes
from carcnb.questions.scene import Scene
from carcnb.questions.turn_ahead import rest
from carcnb.questions.worth import final_table
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.drafts import BUILT, LAND, ExerciseDraft, easy_lights, just_laid, reading, seek, sketch
from carcnb.quizzes.findings import Found, features, is_changed, place_of
from carcnb.quizzes.sketch import Sketch
from carcnb.quizzes.small_games import Moment

RIGHT = 4
"""Once in so many times no line is wrong."""

WANTED, TRIES = 3, 12
"""So many beliefs are looked for in so many landscapes: so those that seldom change a line are not seldom met."""

EVERY, PATIENCE = 20, 120
"""The same for a turn that completes two features, which is rare in itself."""

SHORT = 2
"""Once in so many times the sum of a feature has only one line beside that of its owners."""

_ABOUT = {
    "points": (6, 7, 9, 14),
    "majority": (8,),
    "fields": (11, 15),
}
"""The chapters of the rules against beliefs that a topic asks about; the final scoring asks about all."""


@cache
def of_topic(topic: str) -> tuple[str, ...]:
    """The beliefs about the base game that a topic asks about."""
    about = _ABOUT.get(topic)
    chapters = {
        id: {int(rule.split("-")[1].split(".")[0]) for rule in known.rules} for id, known in beliefs()[BASE].items()
    }
    return tuple(id for id, found in chapters.items() if about is None or not found.isdisjoint(about))


def _asked(
    dice: Dice, topic: str, occasion: str, drafted: Callable[[], ExerciseDraft | None], least: int = 2
) -> ExerciseDraft | None:
    """A draft in which one line of ``least`` or more follows one of some beliefs, or none does."""
    many, tries = (EVERY, PATIENCE) if occasion == "turn" else (WANTED, TRIES)
    wanted = [] if dice.once_in(RIGHT) else dice.some(of_topic(topic), many)

    def made() -> ExerciseDraft | None:
        draft = drafted()
        if draft is None:
            return None
        try:
            game = Game.from_setup(draft.setup)
            for move in draft.moves:
                game.apply(move)
            scene = Scene(game, tuple(draft.marks))
            told = Wrong(occasion).check(scene)
            if not told.fair(scene) or told.size(scene) < least:
                return None
            if not wanted:
                return draft
            found = next(find_mistakes(scene, occasion, wanted), None)
        except CarcnbError:
            return None
        return draft._replace(ask=f"wrong {occasion} {found}") if found else None

    return seek(made, tries)


def _crowd(land: Sketch, row: tuple[int, ...], level: int) -> None:
    """One follower on a feature, or several of one player or two."""
    for seat in [land.dice.one(land.seats), *land.dice.some(land.seats, land.dice.below(level + 1))]:
        land.stand(seat, row)


def of_feature(topic: str, *kinds: str) -> Callable[[Dice, int], ExerciseDraft | None]:
    """The sum of one feature, complete or not."""

    def make(dice: Dice, level: int) -> ExerciseDraft | None:
        done, short = dice.once_in(2), topic == "majority" or dice.once_in(SHORT)

        def drafted() -> ExerciseDraft | None:
            land = sketch(dice, level, *kinds, more=2)
            rows = [row for row in land.features(*kinds) if not land.complete(row)]
            rows = [row for row in rows if land.tiles(row) > 1 or row[0] in land.state.singles]
            row = land.close(kinds, 2, 30) if done else dice.one(rows) if rows else None
            if row is None:
                return None
            _crowd(land, row, level + (topic == "majority"))
            land.people(level, *LAND, leave=row)
            mark = land.place(dice.one(row))
            return ExerciseDraft("wrong feature", land.setup(), [mark], light=easy_lights(level, mark))

        return _asked(dice, topic, "feature", drafted, 2 if short else 3)

    return make


def of_final(topic: str, *likes: str) -> Callable[[Dice, int], ExerciseDraft | None]:
    """The final scoring of a small position, every feature on which somebody stands with a letter."""

    def make(dice: Dice, level: int) -> ExerciseDraft | None:
        def drafted() -> ExerciseDraft | None:
            land = sketch(dice, level, *likes, more=2)
            fields = topic == "fields"
            for row in dice.some([row for row in land.features(*LAND) if not land.complete(row)], 1 + level):
                if (row in land.features("field")) == fields or dice.once_in(3):
                    _crowd(land, row, level)
            land.people(level, *(("field",) if fields else BUILT))
            standing = {land.state.label[at]: at for at in land.standing}
            marks = sorted((land.place(at) for at in standing.values()), key=reading)
            return ExerciseDraft("wrong final", land.setup(), marks) if 2 <= len(marks) <= 3 + level else None

        return _asked(dice, topic, "final", drafted)

    return make


def of_turn(dice: Dice, level: int) -> ExerciseDraft | None:
    """A turn that has just completed two features or more."""

    def drafted() -> ExerciseDraft | None:
        land = sketch(dice, level, "city", "road", more=3)
        cell, state = land.laid[-1][1], land.state
        rows = [row for row in land.features(*BUILT) if land.complete(row)]
        rows = [row for row in rows if any(state.home[at] == cell for at in row)
                or (row[0] in state.singles and land.touches(row[0], cell))]  # fmt: skip
        if len(rows) < 2:
            return None
        for row in rows[: len(rows) if len(rows) < 3 or not dice.once_in(3) else -1]:
            _crowd(land, tuple(at for at in row if state.home[at] != cell), level)
        marks = sorted((land.place(dice.one(row)) for row in rows), key=reading)
        return just_laid("wrong turn", land, marks)

    return _asked(dice, "points", "turn", drafted)


def wrong(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """A sum in which the expansion has a part: of a feature, a turn or the final scoring.

    One line follows a belief about the expansion, or none does where one could.
    """
    for marks in _of_features(moment, expansion) if what == "feature" else _of_events(moment, level, what):
        found = list(find_mistakes(Scene(moment.game, marks), what, beliefs()[expansion.name]))
        yield from (Found(f"wrong {what} {id}".strip(), marks) for id in (*found, *([""] if found else [])))


def _of_features(moment: Moment, expansion: Expansion) -> Iterator[tuple[str, ...]]:
    """Features with owners that an expansion changes, each marked."""
    table = moment.game.table
    for row in features(moment):
        if table.feature(row[0]).owners and is_changed(table, expansion, row[0]):
            yield (place_of(table, row[0]),)


def _of_events(moment: Moment, level: int, what: str) -> Iterator[tuple[str, ...]]:
    """The features of a turn or of the final scoring, marked."""
    final = what == "final"
    if moment.asked.kind != ("place" if final else "deploy") or (final and moment.moves()):
        return
    table = moment.game.table
    events, whole = (final_table(moment.game).events, True) if final else rest(moment.game, SKIP)
    scored = [event for event in events if isinstance(event, PointsScored | FeatureCompleted)]
    firsts = list(dict.fromkeys(min(event.feature.segments) for event in scored))
    if whole and 1 <= len(firsts) <= 3 + level:
        segments = [segment_number(table.state, at) for at in firsts]
        yield tuple(sorted((place_of(table, at) for at in segments), key=reading))
