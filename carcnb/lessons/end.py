"""The last page of a lesson or a quiz: what was done, and what the curriculum has to go on with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcnb.curriculum import Chapter, CurriculumEntry, chapter_ended, curriculum, following
from carcnb.progress import progress
from carcnb.questions.topics import title_of
from carcnb.words import say
from carcnb.words.texts import pick_text

if TYPE_CHECKING:
    from carcnb.wire import panel as wire_panel

PRACTICE = 5
"""Exercises of the quiz that practises a lesson."""


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


# ---- a lesson of the curriculum, by its name; another has no place there


def place_of(name: str) -> str:
    """Which lesson of its chapter it is, and how long it may take."""
    entry = curriculum().get(name)
    if entry is None:
        return ""
    minutes = say("lesson-minutes", n=entry.minutes)
    where = say("lesson-number", n=entry.number, of=entry.of) if entry.of > 1 else ""
    return " · ".join(part for part in (pick_text(entry.chapter), where, minutes) if part)


def topic_of_lesson(name: str) -> str:
    """The topic that practises it."""
    return curriculum()[name].topic if name in curriculum() else ""


def missed_before(name: str) -> CurriculumEntry | None:
    """The first lesson that is not done of the chapter that this one ends."""
    known, chapter = progress(), chapter_ended(name)
    left = (e for e in (chapter.lessons if chapter else ()) if not (e.name in known and known[e.name].finished))
    return next((entry for entry in left if entry.name != name), None)


def offers_after(name: str) -> list[wire_panel.Offer]:
    """What the curriculum has after a lesson, what most will want first."""
    made, entry, chapter = [], following(name), chapter_ended(name)
    if chapter:
        note = say("offer-exercises", n=PRACTICE, topic=pick_text(chapter.title))
        made.append(offer("practise", say("offer-practise-chapter"), note))
    if entry:
        text, to = (say("offer-chapter"), entry.chapter) if chapter else ("", entry.title)
        made.append(offer("following", text, pick_text(to)))
    if missed := missed_before(name):
        made.append(offer("missed", note=pick_text(missed.title)))
    if not chapter and (topic := topic_of_lesson(name)):
        made.append(offer("practise", note=say("offer-exercises", n=PRACTICE, topic=title_of(topic))))
    return made
