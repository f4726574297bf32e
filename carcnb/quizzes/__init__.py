"""Exercises: a position and a question, answered on the board or by a choice, and checked by the engine."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, SupportsIndex, Unpack, overload

from carcnb.curriculum import chapters, curriculum
from carcnb.display import on_page, shows
from carcnb.engine.options import ExerciseOptions, spelt_out
from carcnb.engine.setup import DEFAULTS, Players, Setup
from carcnb.errors import near_names, nearest, raise_as
from carcnb.lessons.reading import same_text, text_of
from carcnb.questions import ASKS, Result
from carcnb.questions.beliefs import all_beliefs
from carcnb.questions.errors import AnswerError, LessonError
from carcnb.questions.people import PLAYERS
from carcnb.questions.topics import TOPICS
from carcnb.quizzes.by_belief import BY_BELIEF, belief_of, belief_topics, is_belief
from carcnb.quizzes.by_rule import BY_RULE, is_rule, rule_asks, rule_of
from carcnb.quizzes.drills import drills
from carcnb.quizzes.making import ExerciseError, fresh
from carcnb.quizzes.model import Exercise, LiveExercise
from carcnb.quizzes.teaching import chapter_of, find_taught, meant_by
from carcnb.rulebook import UnknownRule, index
from carcnb.rulebook import rule as find_rule
from carcnb.systems import match_word
from carcnb.words import say
from carcnb.words.texts import pick_text

if TYPE_CHECKING:
    from carcnb.quizzes.quiz import Quiz

__all__ = ["TOPICS", "AnswerError", "Exercise", "ExerciseError", "Exercises", "Result", "exercise", "exercises"]


def practice_expansions() -> tuple[str, ...]:
    """The expansions that exercises can be generated about, in their order."""
    return tuple(drills())


class Exercises(list[LiveExercise]):
    """A list of exercises; at the end of a notebook's cell it shows itself as a quiz, a slice of it too."""

    _shown: Quiz | None = None

    @property
    def quiz(self) -> Quiz:
        """The quiz that it shows; the same one as long as the same exercises are in it."""
        if self._shown is None or [*map(id, self._shown.exercises)] != [*map(id, self)]:
            self._shown = shows(self).Quiz(self)
        return self._shown

    @overload
    def __getitem__(self, at: SupportsIndex) -> LiveExercise: ...
    @overload
    def __getitem__(self, at: slice) -> Exercises: ...
    def __getitem__(self, at: SupportsIndex | slice) -> LiveExercise | Exercises:
        return Exercises(super().__getitem__(at)) if isinstance(at, slice) else super().__getitem__(at)

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        return self.quiz._repr_mimebundle_(**options) if self else None

    def _repr_pretty_(self, printer: Any, _cycle: bool) -> None:
        """A sentence in a page, for where its board is not: IPython has a text of its own for every list."""
        if self and on_page():
            printer.text(say("quiz-instead", n=len(self)))
        else:
            printer.pretty([*self])


@spelt_out(ExerciseOptions, DEFAULTS)
def exercise(
    ask: str,
    position: Sequence[str] | None = None,
    *,
    marks: Sequence[str] = (),
    moves: Sequence[str] = (),
    tile: str | None = None,
    question: str | Mapping[str, str] | None = None,
    text: str | Mapping[str, str] | None = None,
    hints: Sequence[str | Mapping[str, str]] = (),
    light: Sequence[str] = (),
    players: Players = PLAYERS,
    id: str = "",
    **options: Unpack[ExerciseOptions],
) -> LiveExercise:
    """An exercise written by hand: ``exercise("worth", position=["base-D 0,0 r0 red:city.N"], marks=["0,0 city.N"])``.

    ``ask`` is one of the questions of ``carcnb/quizzes/README.md``; ``marks`` get the letters A, B, C, ...;
    ``tile`` is the tile in hand, ``moves`` are played before the question.  ``question``, ``text`` and ``hints`` stand
    in the place of carcnb's own words, as a text or by language.  Further options are those of ``carcnb.Game``.
    ``CarcnbError`` says what is wrong.

    >>> asked = carcnb.exercise("worth", ["base-D 0,0 r0 red:city.N"], marks=["0,0 city.N"])
    >>> asked.answer(1).explanation
    'Unfinished city: 1 tile × 1 = 1. An unfinished city scores 1 point per tile. (BASE-14.3)'
    """
    placed = [move.split()[1] for move in moves if move.startswith("place ") and len(move.split()) > 1]
    draws = [*placed, *([tile] if tile else [])]
    given = {"draws": draws, **options} | ({"position": position} if position is not None else {})
    made = Exercise(ask, Setup.make(players, 1, given), marks=marks, moves=moves, wording=_text(question),
                    text=_text(text), own_hints=[_text(hint) or {} for hint in hints], light=light, id=id)  # fmt: skip
    return LiveExercise(made)


def exercises(
    topic: str | Sequence[str] | None = None,
    seed: int | None = None,
    n: int = 10,
    difficulty: int = 1,
    *,
    farmers: bool = True,
    belief: str | None = None,
    rule: str | None = None,
) -> Exercises:
    """``n`` fresh exercises of a topic (of several: in turn) and a difficulty from 1 to 3.

    A topic is one of the base game, all of these where none is named, or an expansion by its name or the start of it.
    They are a list that shows itself as a quiz; ``farmers=False`` makes them for a game without farmers (WIN-11).
    The same seed gives the same exercises on every machine; without one they are new every time.  ``ExerciseError``
    lists the topics if there is no such topic.

    A lesson is a topic too, ``base/roads``, and so is a chapter of a tutorial by its number or title, ``inns/3`` or
    ``inns/Inns``: exercises about the rules it teaches, and nothing that later chapters do.  Where none is found about
    a lesson's own rules they are about its chapter's, and where none is about these, about its topic in the curriculum.

    By a ``belief``, such as ``"robbed-down"``, they are those in which whoever holds it would be wrong, of any topic of
    its system; ``ExerciseError`` where there is no such belief, or no exercise shows it.  By a ``rule``, such as
    ``"IC-15"``, they are those that it decides, but where one answer is always right: there every third asks the same
    of a moment at which another is.  ``ExerciseError`` where there is no such rule, or none asks about it.

    >>> made = exercises(belief="robbed-down", n=2, seed=1)
    >>> [one.believers.answers["robbed-down"] != one.right for one in made]
    [True, True]
    >>> [one.rule for one in exercises(rule="BASE-5.11", n=2, seed=1)]
    ['BASE-5.11', 'BASE-5.11']
    """
    if belief is not None or rule is not None:
        if topic is not None or (belief is not None and rule is not None):
            raise ExerciseError("exercises are asked for by a topic, by a belief or by a rule, by one of them")
        topic = f"{BY_RULE}{str(rule).strip().upper()}" if belief is None else f"{BY_BELIEF}{belief}"
    topics = check_asked(topic, n, farmers)
    if isinstance(difficulty, bool) or difficulty not in (1, 2, 3):
        raise ExerciseError(f"difficulty is 1, 2 or 3, not {difficulty!r:.60}")
    seed = check_seed(seed)
    made = Exercises()
    for number in range(n):
        made.append(LiveExercise(fresh(topics[number % len(topics)], seed, number, difficulty, farmers, made)))
    return made


def check_asked(topic: str | Sequence[str] | None, n: int, farmers: bool = True) -> list[str]:
    """The topics that are meant; ``ExerciseError`` if there is no such topic, or not so many exercises."""
    base = TOPICS if farmers else tuple(name for name in TOPICS if name != "fields")
    known = (*base, *practice_expansions())
    if topic is not None and not isinstance(topic, Iterable):
        raise ExerciseError(
            f"a topic is a text, or a list of them, not {topic!r:.60}; the topics are {', '.join(known)}"
        )
    topics = [topic] if isinstance(topic, str) else list(base if topic is None else topic)
    for at, name in enumerate(topics):
        if isinstance(name, str) and is_belief(name):
            _check_belief(belief_of(name))
            continue
        if isinstance(name, str) and is_rule(name):
            _check_rule(rule_of(name))
            continue
        topics[at] = name if name in known else match_word(str(name), practice_expansions()) or meant_by(str(name))
        if not topics[at]:
            raise ExerciseError(_unknown(str(name), known))
        if topics[at] not in known and not find_taught(topics[at]):
            raise ExerciseError(
                f"no exercise practises the lesson {topics[at]!r}; its chapter is {chapter_of(topics[at])!r}"
            )
    if not topics:
        raise ExerciseError(f"name one or more topics: {', '.join(known)}")
    if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= 1000:
        raise ExerciseError(f"n is how many exercises to make, 1 to 1000, not {n!r:.60}")
    return topics


def _check_belief(id: str) -> None:
    if id not in all_beliefs():
        raise ExerciseError(f"there is no belief {id!r:.60}; {nearest(id, all_beliefs())}")
    if not belief_topics(id):
        raise ExerciseError(f"no exercise shows the belief {id!r}; carcnb.lesson has what tells of it")


def _check_rule(id: str) -> None:
    if id not in index():
        with raise_as(ExerciseError, of=UnknownRule):
            find_rule(id)
    if not rule_asks(id):
        raise ExerciseError(f"no exercise asks about the rule {id}; carcnb.rule({id!r}) shows it")


def _unknown(name: str, known: Sequence[str]) -> str:
    """What is said of a topic that there is not: what is near it, else what its system has, or all topics."""
    first, slash, rest = name.partition("/")
    of_system = list(dict.fromkeys(of.partition("/")[0] for of in chapters()))
    system = match_word(first, of_system)
    meant = near_names(first, of_system) if slash and not system else []
    near = [full for full in (f"{one}/{rest}" for one in meant) if meant_by(full)]
    if not slash:
        near = [one for one in curriculum() if one.endswith(f"/{name}")] or near_names(name, known)
    if near:
        return f"there is no topic {name!r:.60}; did you mean {near[0]!r}?"
    if not slash or not system:
        return f"there is no topic {name!r:.60}; the topics are {', '.join(known)}, and lessons such as 'base/roads'"
    of = [chapter for chapter in chapters().values() if chapter.name.partition("/")[0] == system]
    titles = ", ".join(f"{chapter.name} ({pick_text(chapter.title)})" for chapter in of)
    lessons = ", ".join(entry.name for chapter in of for entry in chapter.lessons)
    return f"there is no lesson or chapter {name!r:.60}; the chapters are {titles}; the lessons are {lessons}"


def check_seed(seed: int | None) -> int:
    """The seed, a new one for None; ``ExerciseError`` if it is none."""
    if seed is None:
        return secrets.randbits(32)
    if isinstance(seed, bool) or not isinstance(seed, int) or seed.bit_length() > 64:
        raise ExerciseError("seed is a whole number of at most 64 bits, or None")
    return seed


def _text(text: str | Mapping[str, str] | None) -> dict[str, str] | None:
    with raise_as(ExerciseError, of=LessonError):
        return None if text is None else {**text_of(same_text(text) if isinstance(text, str) else text, ())}


def questions() -> dict[str, str]:
    """Every question an exercise can ask: how it is written, and what it asks."""
    return {kind.usage(): (kind.__doc__ or "").strip() for kind in ASKS.values()}
