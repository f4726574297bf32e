"""The lesson that a draft is: as Python would write it, and the Python that writes it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from carcnb.lessons.model import Choice
from carcnb.lessons.reading import same_text
from carcnb.lessons.writing import NewLesson, new_lesson
from carcnb.questions import GOALS
from carcnb.questions.errors import LessonError
from carcnb.questions.model import Question
from carcnb.studio import texts
from carcnb.studio.asking import choices, chosen_goal, goals, question, scene_of
from carcnb.studio.draft import LessonDraft, meet_page, spare, stage_page
from carcnb.words import language, say
from carcnb.words.texts import Text


def make_lesson(draft: LessonDraft) -> NewLesson:
    """The lesson, every step checked as it is written; ``LessonError`` says what is wrong in which step."""
    lesson = new_lesson(**_opening(draft))
    for what, arguments in _steps(draft):
        getattr(lesson, what)(**arguments)
    return lesson


def code(draft: LessonDraft) -> str:
    """The Python that writes the same lesson."""
    lines = ["lesson = carcnb.new_lesson(", *_arguments(_opening(draft)), ")"]
    for what, arguments in _steps(draft):
        lines += [f"lesson.{what}(", *_arguments(arguments), ")"]
    return "\n".join([*lines, "lesson.show()"])


def _arguments(given: dict[str, Any]) -> list[str]:
    return [f"    {name}={_plain(name, value)!r}," for name, value in given.items()]


def _plain(name: str, value: Any) -> Any:
    """A text of the session's language alone as Python takes it."""
    if name == "hints":
        return [_plain("hint", hint) for hint in value]
    alone = name in ("title", "heading", "text", "task", "wrong", "hint") and [*value] == [language()]
    return value[language()] if alone else value


def _opening(draft: LessonDraft) -> dict[str, Any]:
    """What ``new_lesson`` is called with."""
    setup = draft.setup
    tokens: dict[str, dict[str, int]] = {}
    for (seat, kind), count in setup.tokens_by_seat().items():
        tokens.setdefault(seat, {})[kind] = count
    given = {
        "title": texts.saved_text(draft.title)
        or texts.say_in(texts.used_languages(draft.texts), lambda: say("record-title")),
        "position": [str(tile) for tile in setup.position],
        "players": dict(zip(setup.seats, setup.names, strict=True)),
        "first": setup.first,
        "scores": dict(zip(setup.seats, setup.scores, strict=True)) if any(setup.scores) else None,
        "tokens": tokens,
        "track": [str(entry) for entry in setup.track],
        "hands": [str(entry) for entry in setup.hands],
        "supply": [str(entry) for entry in setup.supply],
        "memories": [str(entry) for entry in setup.memories],
        "expansions": list(setup.expansions),
        "examples": list(draft.examples),
    }
    flags = {"farmers": False} if not setup.farmers else {}
    flags |= {"small_city_scores_2": True} if setup.small_city_scores_2 else {}
    flags |= {"ends": True} if draft.ends else {}
    return {name: value for name, value in given.items() if value} | flags


def _steps(draft: LessonDraft) -> Iterator[tuple[str, dict[str, Any]]]:
    """The calls that write the steps: whether it shows or asks, and with what."""
    codes = texts.used_languages(draft.texts)
    for n, page in enumerate(draft.pages):
        at = draft._replace(at=n)
        given = {"heading": texts.saved_text(page.heading), "text": texts.saved_text(page.text)}
        shown = {"moves": list(page.moves), "light": list(page.light), "chalk": list(page.chalk)}
        if not page.asks:
            told = {
                "heading": given["heading"] or _heading(n, codes),
                "text": given["text"] or texts.say_in(codes, str),
            }
            yield "step", told | _some(shown | _promised(at) | {"open": page.open})
        else:
            asked = _asked(at, codes)
            yield "ask", _some(asked | given | shown | _promised(at, asked["goal"]))


def _heading(n: int, codes: Sequence[str]) -> Text:
    """The heading of a step that has none."""
    return texts.say_in(codes, lambda: say("record-page", n=n + 1))


def _some(given: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in given.items() if value}


def _asked(draft: LessonDraft, codes: Sequence[str]) -> dict[str, Any]:
    """The question of the open page; ``LessonError`` if nothing can be asked there."""
    page, stage = draft.page, stage_page(draft)
    asks = chosen_goal(page, goals(draft, stage))
    if not asks:
        lost = page.goal and spare(page.solution)
        raise LessonError(say("record-unmet" if lost else "record-unsolved", n=draft.at + 1))
    goal = Question.parse(asks, GOALS)
    scene = scene_of(draft, stage, goal)
    return {
        "task": texts.saved_text(page.task) or texts.say_in(codes, lambda: question(goal, scene)),
        "goal": str(goal),
        "solution": list(page.solution),
        "choices": [] if not goal.by_choice or goal.yes_no else list(map(_entry, choices(draft, goal, scene))),
        "hints": [texts.saved_text(hint) for hint in page.hints if texts.saved_text(hint)],
        "wrong": texts.saved_text(page.wrong),
    }


def _entry(choice: Choice) -> Any:
    """A choice as a lesson writes it."""
    return choice.id if choice.text == same_text(choice.id) else {"id": choice.id} | dict(choice.text)


def _promised(draft: LessonDraft, goal: str = "") -> dict[str, Any]:
    """The points that the open page promises, as they are now."""
    if not draft.page.scores:
        return {}
    points = meet_page(draft, stage_page(draft), Question.parse(goal, GOALS) if goal else None).scores
    return {"scores": {seat: points[seat] for seat in draft.page.scores}}
