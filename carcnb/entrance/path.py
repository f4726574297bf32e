"""The path of lessons: systems, chapters and lessons with a small picture, minutes, and how far one has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcnb.curriculum import CurriculumEntry, chapters, curriculum, lessons_by_system
from carcnb.drawing import sheet
from carcnb.entrance.rows import notebook
from carcnb.lessons.cover import cover
from carcnb.progress import Done, Progress, progress
from carcnb.words import say
from carcnb.words.texts import pick_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from carcnb.wire import panel as wire_panel


def learn() -> list[wire_panel.HomeRow]:
    """Every system with how many of its lessons are done; first of all the lesson to go on with."""
    entries, known = list(curriculum().values()), progress()
    rows: list[wire_panel.HomeRow] = []
    if ahead := _ahead(entries, known):
        how = "home-go-on" if known else "home-begin"
        title = say(how, title=pick_text(ahead.title))
        note = _minutes([ahead])
        rows.append({"to": f"lesson:{ahead.name}", "text": title, "note": note, "cover": _cover(ahead), "first": True})
    for system, of in lessons_by_system().items():
        rows.append({
            "to": f"learn/{system}",
            "text": say(f"system-{system}"),
            "note": _note(of, known),
            "share": _share(of, known),
            "cover": _cover(of[len(of) // 2]),
        })  # fmt: skip
    return rows


def path(system: str) -> list[wire_panel.PathChapter]:
    """The chapters of a system with their lessons, each with how much of it is done; one is to be gone on with."""
    known = progress()
    ahead = _ahead(lessons_by_system()[system], known)
    found: list[wire_panel.PathChapter] = []
    for chapter in chapters().values():
        if chapter.name.partition("/")[0] == system:
            found.append({
                "text": pick_text(chapter.title),
                "note": _note(chapter.lessons, known),
                "share": _share(chapter.lessons, known),
                "now": ahead in chapter.lessons,
                "rows": [_lesson(entry, known, entry == ahead) for entry in chapter.lessons],
            })  # fmt: skip
    return found


def in_notebook(system: str) -> list[wire_panel.HomeRow]:
    """The way to the notebook of a system, with how long it takes, where there is one."""
    entries = lessons_by_system()[system]
    number = entries[0].tutorial
    return notebook(f"{number:02}_", say("home-notebook"), _minutes(entries)) if number else []


def art_of(rows: Iterable[wire_panel.HomeRow]) -> str:
    """The names of the parts that the covers of some rows are drawn with."""
    return sheet(tile[2] for row in rows if "cover" in row for tile in row["cover"]["tiles"])["parts"]


def _ahead(entries: Sequence[CurriculumEntry], known: Progress) -> CurriculumEntry | None:
    """The lesson to go on with: one that was begun, else the first that was not; None if all are done."""
    left = [entry for entry in entries if entry.name not in known or not known[entry.name].finished]
    return next((entry for entry in left if entry.name in known), left[0] if left else None)


def _lesson(entry: CurriculumEntry, known: Progress, first: bool) -> wire_panel.HomeRow:
    told = known.get(entry.name, Done(total=entry.tasks))
    share = (1, 1) if told.finished else (len(told.solved), told.total + 1)  # its last page is a part, too
    return {
        "to": f"lesson:{entry.name}",
        "text": pick_text(entry.title),
        "note": _minutes([entry]),
        "share": share,
        "cover": _cover(entry),
        "first": first,
    }


def _cover(entry: CurriculumEntry) -> wire_panel.CoverView:
    shown = cover(entry.name)
    return {"tiles": [*shown.tiles], "pieces": [*shown.pieces]}


def _share(entries: Sequence[CurriculumEntry], known: Progress) -> tuple[int, int]:
    """How many lessons are done, of how many."""
    return known.count(entries), len(entries)


def _note(entries: Sequence[CurriculumEntry], known: Progress) -> str:
    done, of = _share(entries, known)
    return say("home-done", done=done, of=of, time=_minutes(entries))


def _minutes(entries: Sequence[CurriculumEntry]) -> str:
    return say("home-minutes", n=sum(entry.minutes for entry in entries))
