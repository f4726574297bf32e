"""The last page of a lesson or a quiz: what was done, and what can come now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcnb.progress import progress
from carcnb.words import say

if TYPE_CHECKING:
    from carcnb.curriculum import Chapter
    from carcnb.wire import panel as wire_panel


def offer(what: str, text: str = "", note: str = "", to: int | None = None) -> wire_panel.Offer:
    """A button that sends ``what``, in its own words, with a note such as the title of what it opens."""
    made: wire_panel.Offer = {"do": what, "text": text or say(f"offer-{what}")}
    if note:
        made["note"] = note
    if to is not None:
        made["to"] = to
    return made


def lessons_done(chapter: Chapter) -> tuple[int, int]:
    """How many lessons of a chapter the learner has finished, of how many."""
    return progress().count(chapter.lessons), len(chapter.lessons)


def facts_of(solved: int, tasks: int, hints: int, chapter: Chapter | None) -> list[str]:
    """How many tasks of a lesson were solved, with how many hints, and how much is done of the chapter that it ends."""
    facts = [say("lesson-tasks", solved=solved, n=tasks)] if tasks else []
    if chapter and (done := lessons_done(chapter))[0]:
        facts.append(say("lesson-lessons", done=done[0], n=done[1]))
    return [*facts, say("lesson-hints", n=hints)] if hints else facts
