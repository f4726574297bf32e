"""The class at work, on a teacher's board: what is believed by how many, what to do next, who is where."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import quote

from carcnb.classroom.class_folder import BeliefHolders, ClassFolder, PupilAt
from carcnb.classroom.class_page import help_with, judged_in_words
from carcnb.classroom.class_rows import ShareTable
from carcnb.classroom.closed_pages import ClosedPages
from carcnb.classroom.courses import Course
from carcnb.classroom.courses import course as course_of
from carcnb.classroom.worksheets import worksheet
from carcnb.engine.game import Game
from carcnb.keeping import KEPT
from carcnb.questions.beliefs import all_beliefs, example
from carcnb.questions.caption import blocks, verbatim
from carcnb.questions.sentences import rule_sentence
from carcnb.quizzes import Exercise, exercises
from carcnb.quizzes.by_belief import belief_topics
from carcnb.quizzes.model import LiveExercise
from carcnb.quizzes.run import ExerciseRun
from carcnb.quizzes.twins import against_belief
from carcnb.rulebook import rule
from carcnb.training.item_bank import item_banks
from carcnb.words import isolate, language, say, speaking

if TYPE_CHECKING:
    from carcnb.board.director import Content
    from carcnb.wire import panel as wire_panel

SECONDS = 3
"""So often the page asks for what is new, as long as somebody sees it."""
FOLDER, HANDED, EXAMPLE = "folder", "handed", "example"
"""Where results come from: a folder, files that were handed in, or an example made up."""
LANDSCAPE = "parts-counted"
"""The belief whose example lies on the board while nothing is presented."""
FEW = 8
"""So many beliefs are listed before the others are folded away, and questions of a worksheet."""
NEXT = 3
"""So many beliefs tomorrow's course is about, those that most hold."""
EXERCISES, CHECKED = 4, 12
"""Exercises against each belief in tomorrow's course, and in the check at its end."""


class WatchPages(ClosedPages):
    """The pages of a class at work: ``list``, ``belief:<id>``, ``pupils``, ``findings``, ``table``, or ``away``.

    With ``names`` hidden no page has one, nor a file's name, in which one may stand.
    """

    keeping = KEPT
    opens, whereabouts = "watch-opens", "before a class"

    def __init__(self, folder: ClassFolder, *, names: bool = True, source: str = FOLDER) -> None:
        self.folder, self.names, self.source = folder, names, source
        self.page, self._before = "list", "list"
        self._sheets: dict[str, tuple[str, str]] = {}
        self.game: Game = example(all_beliefs()[LANDSCAPE])[1].game

    @property
    def title(self) -> str:
        """Which class it is: the name of its folder, or that its files were handed in, or that it is an example."""
        return isolate(self.folder.name) if self.source == FOLDER else say(f"watch-title-{self.source}")

    @property
    def progress(self) -> str:
        """How many there are, and how many are done."""
        self.folder.look()
        pupils = self.folder.pupils
        return say("watch-count", n=len(pupils), done=_done(pupils))

    # ---- where a board is led from here

    def go(self, to: str) -> bool | Content:
        """Open a page, or the exercise that tells a belief apart; False: there is no such thing."""
        kind, _, what = to.partition(":")
        known = what in {one.belief for one in self.folder.beliefs}
        if kind == "start":
            away, self.page = self.away, self._before if self.away else "list"
            return self.game if away else True
        if kind == "again":
            return True
        if kind == "names":
            self.names = not self.names
        elif (kind == "belief" and known) or kind in ("pupils", "findings", "table"):
            self.page = to
        elif kind == "sheet" and known:
            self._sheets[what] = _sheet(what)
        elif kind == "show" and known and (one := telling(what)):
            self._before, self.page = self.page, "away"
            run = ExerciseRun([LiveExercise(one)], lambda: rule(help_with(what).rule).title)
            run.counts = False  # what a class is shown is nobody's answer
            return run
        else:
            return False
        return True

    # ---- what the panel shows

    def view(self) -> wire_panel.Home:
        """The open page, in the session's language, of what lies in the folder now."""
        if self.page == "away":
            return {"at": "away", "back": say("watch-back")}
        self.folder.look()
        made: wire_panel.Home = {"at": "list", "title": say("watch-title")}
        if self.source == FOLDER:
            made["again"] = SECONDS
        elif self.source == HANDED and self.page == "list":
            made["hands"] = (say("class-drop-more"), say("class-choose"))
        kind, _, what = self.page.partition(":")
        held = next((one for one in self.folder.beliefs if one.belief == what), None)
        if held:
            return made | self._belief(held)
        if kind == "pupils":
            return made | self._everybody()
        if kind == "findings":
            return made | self._findings()
        if kind == "table":
            return made | self._table()
        return made | self._class()

    def _class(self) -> wire_panel.Home:
        """Beliefs first, then what to do next, then everything else."""
        pupils, held = self.folder.pupils, self.folder.beliefs
        rows: list[wire_panel.HomeRow] = []
        if pupils:
            what = "hide" if self.names else "unhide"
            rows.append({"to": "names", "text": say(f"watch-{what}"), "note": say(f"watch-{what}-note")})
            rows.append({"text": say("watch-beliefs") if held else say("watch-no-beliefs")})
        rows += [
            {
                "to": f"belief:{one.belief}",
                "text": all_beliefs()[one.belief].title,
                "note": self._holders(one),
            }
            for one in held[:FEW]
        ]
        if held:
            rows += [{"text": say("watch-next")}, self._tomorrow(held[:NEXT])]
        if pupils:
            rows.append({"text": say("watch-class")})
            rows.append({"to": "pupils", "text": say("watch-who"), "note": _progress(pupils)})
            rows.append({"to": "table", "text": say("watch-table"), "note": say("watch-table-note")})
        if pupils and (n := len(self.folder.rows.findings)):
            rows.append({"to": "findings", "text": say("watch-findings"), "note": say("watch-findings-note", n=n)})
        return {"at": "list", "said": [verbatim(text) for text in self._said(pupils)], "rows": rows}

    def _said(self, pupils: list[PupilAt]) -> list[str]:
        """How many are at work and done, and when and where that was looked at."""
        at = self.folder.looked.strftime("%H:%M:%S")
        told = [say("watch-example")] if self.source == EXAMPLE else []
        if pupils:
            seen = [say("watch-seen", time=at, folder=isolate(self.folder.name))] if self.source == FOLDER else []
            told.append(" ".join([f"{say('watch-count', n=len(pupils), done=_done(pupils))}.", *seen]))
        elif self.source == FOLDER:
            gone = "watch-gone" if self.folder.gone else "watch-nobody"
            told.append(say(gone, time=at, folder=isolate(self.folder.name)))
        if not pupils and self.folder.rows.findings:  # else they have a page of their own, below what is believed
            told += self._found()
        return told

    def _holders(self, one: BeliefHolders) -> str:
        """Who holds a belief, or how many."""
        told = []
        for key, names in (("sure", one.sure), ("perhaps", one.perhaps)):
            who = {"who": ", ".join(map(isolate, names))} if self.names else {}
            told += [say(f"watch-{key}" if who else f"watch-{key}-n", n=len(names), **who)] if names else []
        return " · ".join(told)

    def _belief(self, one: BeliefHolders) -> wire_panel.Home:
        """What puts one belief right."""
        id = one.belief
        rows: list[wire_panel.HomeRow] = []
        if telling(id):
            rows.append({"to": f"show:{id}", "text": say("watch-show"), "note": say("watch-show-note"), "first": True})
        if id in self._sheets:
            for name, html in zip(("sheet", "key"), self._sheets[id], strict=True):
                file = f"{id}-{name}.html"
                href = f"data:text/html;charset=utf-8,{quote(html)}"
                rows.append({"href": href, "file": file, "text": say(f"watch-save-{name}"), "note": file})
        elif belief_topics(id):
            rows.append({"to": f"sheet:{id}", "text": say("watch-sheet"), "note": say("watch-sheet-note", n=FEW)})
        rows.append(self._tomorrow([one]))
        against = f"{rule_sentence(help_with(id).rule)} {say(f'belief-{id}-why')}"
        return {
            "at": "list",
            "up": "start",
            "title": all_beliefs()[id].title,
            "said": [verbatim(self._holders(one)), *blocks(against)],
            "rows": rows,
        }

    def _tomorrow(self, held: Sequence[BeliefHolders]) -> wire_panel.HomeRow:
        """A file: the course that puts beliefs right."""
        made, file = tomorrow(tuple(one.belief for one in held), language()), "tomorrow.toml"
        href = f"data:application/toml;charset=utf-8,{quote(made.plan.as_toml(file))}"
        note = say("watch-tomorrow-note", parts=", ".join(made.parts), minutes=say("home-minutes", n=made.minutes))
        return {"href": href, "file": file, "text": say("watch-tomorrow"), "note": note}

    def _everybody(self) -> wire_panel.Home:
        """Where everybody is: with names hidden how far how many are."""
        pupils = self.folder.pupils
        parts = [one.part or say("watch-all-done") for one in pupils]
        if self.names:
            told = [
                say("watch-at", name=isolate(one.name), done=one.done, of=one.of, part=part)
                for one, part in zip(pupils, parts, strict=True)
            ]
        else:
            told = [say("watch-part", part=part, n=parts.count(part)) for part in dict.fromkeys(parts)]
        return _page("watch-who", told)

    def _findings(self) -> wire_panel.Home:
        """What could not be read, or does not agree with the rules; whose it is only where names are shown."""
        return _page("watch-findings", self._found())

    def _found(self) -> list[str]:
        return judged_in_words(self.folder.rows) if self.names else [say("watch-findings-hidden")]

    def _table(self) -> wire_panel.Home:
        """The class by topic, in percents."""
        table = ShareTable(self.folder.rows, "topic")
        told = []
        for topic, title in table.columns.items():
            cell = table.cell(None, topic)
            share = say("odds-percent", n=round(100 * cell.share)) if cell.share is not None else "–"
            told.append(f"{title}: {share} ({cell.right}/{cell.of})")
        return _page("class-by-topic", told or [say("class-nothing")])


def _page(title: str, told: Sequence[str]) -> wire_panel.Home:
    """A page that is a list; what people have written in it stays as it is."""
    said: list[wire_panel.Block] = [{"li": [{"t": text}]} for text in told]
    return {"at": "list", "up": "start", "title": say(title), "said": said, "rows": []}


def _done(pupils: Sequence[PupilAt]) -> int:
    return sum(not one.part and one.done >= one.of for one in pupils)


def _progress(pupils: Sequence[PupilAt]) -> str:
    done, of = sum(one.done for one in pupils), sum(one.of for one in pupils)
    return say("watch-far", done=done, of=of)


# ---- what puts a belief right


@cache
def telling(belief: str) -> Exercise | None:
    """The exercise that tells a belief from the rule most plainly; None where no exercise does."""
    items = [
        one for one in item_banks().get(all_beliefs()[belief].system, {}).values() if (belief,) in one.answers.values()
    ]
    if items:
        return min(items, key=lambda one: (len(one.answers), one.level)).exercise()
    return against_belief(belief, 1)


def _sheet(belief: str) -> tuple[str, str]:
    """A worksheet against a belief, and its key, as pages to save and print."""
    made = worksheet(exercises(belief=belief, seed=1, n=FEW), title=rule(help_with(belief).rule).title)
    return made.html(), made.answers.html()


@cache
def tomorrow(beliefs: tuple[str, ...], lang: str) -> Course:
    """A course that puts beliefs right: of each its lesson and exercises, and a short check at the end."""
    with speaking(lang):
        parts = dict.fromkeys(lesson for id in beliefs if (lesson := help_with(id).lesson))
        parts |= dict.fromkeys(f"belief:{id} {EXERCISES}" for id in beliefs if belief_topics(id))
        systems = dict.fromkeys(all_beliefs()[id].system for id in beliefs)
        parts |= dict.fromkeys(f"diagnose {name} {CHECKED}" for name in systems if name in item_banks())
        return course_of(say("watch-tomorrow-title"), [*parts], ask_name=True)
