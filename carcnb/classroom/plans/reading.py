"""A lesson plan from its TOML file; whatever is wrong in it is told with its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from carcnb.classroom.plans.model import ASKED, MINUTES, Asked, Part, Plan
from carcnb.classroom.plans.shown import Shown, shown
from carcnb.measured import toml_of
from carcnb.questions.beliefs import known
from carcnb.questions.errors import LessonError, nearest
from carcnb.quizzes import ExerciseError
from carcnb.quizzes import check_asked as check_topics
from carcnb.rulebook import UnknownRule, rule
from carcnb.words import SOURCE, languages
from carcnb.words.texts import Text

PLAN = ("title", "whom", "goals", "needs", "rules", "beliefs", "part", "check", "quick", "support", "homework", "home")
OPTIONS = ("farmers",)
PART = ("minutes", "title", "do", "show", "ask", "check")
LONGEST = 100_000
"""Characters of the longest plan."""
CHECK = ("topics", "seed", "difficulty")


def parse(text: str, name: str) -> Plan:
    """The plan that a TOML text tells; ``LessonError`` names what is missing, unknown or adds up to something else."""
    try:
        return _plan(toml_of(text, LONGEST, "a plan"), name)
    except (ValueError, KeyError, UnknownRule, ExerciseError, LessonError) as error:
        reason = f"there is no entry {error}" if isinstance(error, KeyError) else str(error)
        raise LessonError(f"plan {name}: {reason}") from None


def _plan(told: Mapping[str, Any], name: str) -> Plan:
    _entries(told, PLAN, OPTIONS)
    farmers, check = told.get("farmers", True), told["check"]
    _entries(check, ("topics", "seed"), CHECK)
    topics = check_topics(check["topics"], ASKED, farmers)
    if ASKED % len(topics):
        raise LessonError(f"{ASKED} questions of the check cannot be shared among {len(topics)} topics")
    parts = tuple(_part(part, n, farmers) for n, part in enumerate(told["part"], 1))
    if (minutes := sum(part.minutes for part in parts)) != MINUTES:
        raise LessonError(f"its parts take {minutes} minutes; a lesson has {MINUTES}")
    if sum(part.check for part in parts) != 1:
        raise LessonError("one of its parts is the check")
    for id in told["beliefs"]:
        if id not in known():
            raise LessonError(f"there is no belief {id!r}; {nearest(id, known())}")
    return Plan(
        name,
        _text(told["title"]),
        _text(told["whom"]),
        _texts(told["goals"]),
        _texts(told["needs"]),
        tuple(rule(id).id for id in told["rules"]),
        tuple(told["beliefs"]),
        parts,
        tuple(topics),
        check["seed"],
        check.get("difficulty", 1),
        farmers,
        _text(told["quick"]),
        _text(told["support"]),
        _text(told["homework"]),
        _shown(told["home"], len(parts) + 1, farmers),
    )


def _part(told: Mapping[str, Any], n: int, farmers: bool) -> Part:
    _entries(told, ("minutes", "title", "do"), PART)
    asks = tuple(_asked(pair) for pair in told.get("ask", ()))
    shows = _shown(told.get("show", ()), n, farmers)
    return Part(told["minutes"], _text(told["title"]), _text(told["do"]), shows, asks, told.get("check", False))


def _asked(told: Mapping[str, list[str]]) -> Asked:
    pairs = _text(told)
    if any(len(pair) != 2 for pair in pairs.values()):
        raise LessonError(f"a question and its answer in each language, not {told!r:.80}")
    question, answer = ({code: pair[at] for code, pair in pairs.items()} for at in (0, 1))
    return Asked(question, answer)


def _shown(texts: Iterable[str], seed: int, farmers: bool) -> tuple[Shown, ...]:
    return tuple(shown(text, seed, farmers) for text in texts)


def _texts(told: Iterable[Mapping[str, str]]) -> tuple[Text, ...]:
    return tuple(_text(text) for text in told)


def _text(told: Mapping[str, Any]) -> Mapping[str, Any]:
    """A text by language; what is not translated is read in the source's."""
    if not isinstance(told, Mapping) or not {SOURCE} <= told.keys() <= {*languages()} or not all(told.values()):
        raise LessonError(f"a text in the languages {', '.join(languages())}, {SOURCE!r} at least, not {told!r:.80}")
    return told


def _entries(told: Mapping[str, Any], needed: Iterable[str], more: Iterable[str]) -> None:
    for name in needed:
        if name not in told:
            raise LessonError(f"there is no {name}")
    for name in told:
        if name not in {*needed, *more}:
            raise LessonError(f"there is no entry {name!r}; {nearest(name, [*needed, *more])}")
