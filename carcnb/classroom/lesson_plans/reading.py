"""A lesson plan from its TOML file; whatever is wrong in it is told with its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from carcnb.classroom.lesson_plans.model import ASKED, MINUTES, Plan, PlanPart, PlanQuestion
from carcnb.classroom.lesson_plans.showing import Shown, find_showing
from carcnb.errors import nearest
from carcnb.parsing import toml_of
from carcnb.questions.beliefs import all_beliefs
from carcnb.questions.errors import LessonError
from carcnb.quizzes import ExerciseError
from carcnb.quizzes import check_asked as check_topics
from carcnb.rulebook import UnknownRule, rule
from carcnb.words import SOURCE, languages
from carcnb.words.texts import Text

Kinds = Mapping[str, type]
"""The kind of every entry."""

PLAN: Kinds = {
    "title": dict, "whom": dict, "goals": list, "needs": list, "rules": list, "beliefs": list, "part": list,
    "check": dict, "quick": dict, "support": dict, "homework": dict, "home": list,
}  # fmt: skip
OPTIONS: Kinds = {"farmers": bool}
PART: Kinds = {"minutes": int, "title": dict, "do": dict}
SHOWN: Kinds = {"show": list, "ask": list, "check": bool}
LONGEST = 100_000
"""Characters of the longest plan."""
CHECK: Kinds = {"topics": list, "seed": int}
HARD: Kinds = {"difficulty": int}
LEVELS = (1, 2, 3)

_CALLED = {dict: "a table", list: "a list", int: "a whole number", bool: "true or false"}


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
    _entries(check, CHECK, HARD)
    if check.get("difficulty", 1) not in LEVELS:
        raise LessonError(f"difficulty is 1, 2 or 3, not {check['difficulty']!r:.20}")
    topics = check_topics(_words(check, "topics"), ASKED, farmers)
    if ASKED % len(topics):
        raise LessonError(f"{ASKED} questions of the check cannot be shared among {len(topics)} topics")
    parts = tuple(_part(part, n, farmers) for n, part in enumerate(told["part"], 1))
    if (minutes := sum(part.minutes for part in parts)) != MINUTES:
        raise LessonError(f"its parts take {minutes} minutes; a lesson has {MINUTES}")
    if sum(part.check for part in parts) != 1:
        raise LessonError("one of its parts is the check")
    for id in _words(told, "beliefs"):
        if id not in all_beliefs():
            raise LessonError(f"there is no belief {id!r}; {nearest(id, all_beliefs())}")
    return Plan(
        name,
        _text(told["title"]),
        _text(told["whom"]),
        _texts(told["goals"]),
        _texts(told["needs"]),
        tuple(rule(id).id for id in _words(told, "rules")),
        tuple(told["beliefs"]),
        parts,
        tuple(topics),
        check["seed"],
        check.get("difficulty", 1),
        farmers,
        _text(told["quick"]),
        _text(told["support"]),
        _text(told["homework"]),
        _shown(_words(told, "home"), len(parts) + 1, farmers),
    )


def _part(told: Any, n: int, farmers: bool) -> PlanPart:
    _entries(told, PART, SHOWN)
    asks = tuple(_asked(pair) for pair in told.get("ask", ()))
    shows = _shown(_words(told, "show"), n, farmers)
    return PlanPart(told["minutes"], _text(told["title"]), _text(told["do"]), shows, asks, told.get("check", False))


def _asked(told: Any) -> PlanQuestion:
    if not isinstance(told, Mapping) or not all(_is_words(pair) and len(pair) == 2 for pair in told.values()):
        raise LessonError(f"a question and its answer in each language, not {told!r:.80}")
    question, answer = (_text({code: pair[at] for code, pair in told.items()}) for at in (0, 1))
    return PlanQuestion(question, answer)


def _is_words(told: Any) -> bool:
    return isinstance(told, list) and all(isinstance(word, str) for word in told)


def _words(told: Mapping[str, Any], name: str) -> list[str]:
    """An entry that is a list of texts; empty if there is none."""
    if not _is_words(words := told.get(name, [])):
        raise LessonError(f"{name} is a list of texts, not {words!r:.80}")
    return list(words)


def _shown(texts: Iterable[str], seed: int, farmers: bool) -> tuple[Shown, ...]:
    return tuple(find_showing(text, seed, farmers) for text in texts)


def _texts(told: Iterable[Any]) -> tuple[Text, ...]:
    return tuple(_text(text) for text in told)


def _text(told: Any) -> Text:
    """A text by language; what is not translated is read in the source's."""
    known = isinstance(told, Mapping) and {SOURCE} <= told.keys() <= {*languages()}
    if not known or not all(isinstance(text, str) and text for text in told.values()):
        raise LessonError(f"a text in the languages {', '.join(languages())}, {SOURCE!r} at least, not {told!r:.80}")
    return dict(told)


def _entries(told: Any, needed: Kinds, more: Kinds) -> None:
    """Whether all that is needed is there, and everything of its kind."""
    kinds = {**needed, **more}
    if not isinstance(told, Mapping):
        raise LessonError(f"a table with {', '.join(needed)} is meant, not {told!r:.80}")
    for name in needed:
        if name not in told:
            raise LessonError(f"there is no {name}")
    for name, value in told.items():
        if name not in kinds:
            raise LessonError(f"there is no entry {name!r}; {nearest(name, kinds)}")
        if type(value) is not kinds[name]:
            raise LessonError(f"{name} is {_CALLED[kinds[name]]}, not {value!r:.80}")
