"""The table of a class to look at: in a notebook, in print, in a terminal; and what the class wrongly believes.

Names and whatever else stands in a file are text, never markup.  Colours are given cell by cell, with the letters on
them, so that they are the same in light and dark and where a page drops styles of its own.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import NamedTuple

from carcnb.analysis.heat import SHADES
from carcnb.classroom.class_rows import BeliefTable, ClassRows, ShareTable, belief_title
from carcnb.classroom.class_table import ClassTable
from carcnb.classroom.results import NO_RESULTS
from carcnb.curriculum import curriculum
from carcnb.drawing.still import INK
from carcnb.engine.texts import shorten
from carcnb.hypertext import Inside, Markup, PageElement, columns, h, write
from carcnb.questions.beliefs import BASE, all_beliefs
from carcnb.questions.sentences import rule_sentence
from carcnb.questions.topics import title_of
from carcnb.rulebook import UnknownRule, rule
from carcnb.training.taught_by import lesson_of
from carcnb.training.trained_rules import trains
from carcnb.words import isolate, say
from carcnb.words.texts import pick_text

LONG = 40
"""Characters of a text from a file that stand in a cell; the whole of it is told when it is pointed at."""

MOST = 300
"""Characters of a name, or of several, in a sentence."""

_CELL = "padding:2px 8px;text-align:center;border:1px solid rgba(128,128,128,.35)"
_HEAD = "padding:2px 8px;text-align:left;border:1px solid rgba(128,128,128,.35)"


class Help(NamedTuple):
    """What puts a belief right: the rule that says it plainest, a lesson that tells of it, exercises about it."""

    rule: str
    lesson: str
    topic: str
    difficulty: int

    @property
    def calls(self) -> list[str]:
        """What to run in a notebook, with what it opens."""
        made = []
        if self.lesson:
            title = pick_text(curriculum()[self.lesson].title)
            made.append(f"{say('class-lesson', title=title)} · carcnb.lesson({self.lesson!r})")
        if self.topic:
            asked = f"carcnb.exercises({self.topic!r}, difficulty={self.difficulty})"
            made.append(f"{say('class-practise', topic=title_of(self.topic))} · {asked}")
        return made


@cache
def help_with(belief: str) -> Help:
    """What puts a belief right: the exercises of its lesson's topic, of the difficulty that its rules decide most."""
    rules = all_beliefs()[belief].rules
    system = rule(rules[0]).system
    lesson = next((found for found in map(lesson_of, rules) if found.startswith(f"{system}/")), "")
    topic = (lesson and curriculum()[lesson].topic) or ("" if system == BASE else system)
    if not topic:
        return Help(rules[0], lesson, "", 0)
    shares = {level: sum(trains(topic).get(level, {}).get(id, 0) for id in rules) for level in (2, 1, 3)}
    return Help(rules[0], lesson, topic, max(shares, key=lambda level: shares[level]))


# ---- in a notebook


def page(rows: ClassRows) -> str:
    """The class by topic, which parts of its courses are done, and what it wrongly believes."""
    by_part = rows.by("part")
    made: list[Inside] = [h.h3(_heading(rows, by_part)), table_html(rows.by("topic")) if rows else None]
    if by_part.columns:
        made += [h.h3(by_part.title), table_html(by_part)]
    if told := judged_in_words(rows):
        made += [h.h3(say("class-judged")), map(h.p, told)]
    made += [h.h3(say("class-by-belief")), _beliefs_html(BeliefTable(rows))] if rows else []
    return str(h.div(made, class_="carcnb-class"))


def _heading(rows: ClassRows, by_part: ClassTable) -> str:
    """What was handed in, counted, or that nothing was."""
    pupils = {*rows.by("topic").pupils, *by_part.pupils}
    if not pupils:
        return say("class-nothing")
    counts = [say("class-pupils", n=len(pupils)), *([say("class-exercises", n=len(rows))] if rows else [])]
    return f"{say('class-title')} · {', '.join(counts)}"


def table_html(table: ClassTable) -> Markup:
    """A table whose cells are coloured by their numbers."""
    if not table.columns:
        return write(h.p(say("class-right")))
    heat = table.heat()
    totals = table if isinstance(table, ShareTable) else None
    heads = [_rule_html(column) if table.by == "rule" else _short_html(column) for column in table.columns.values()]
    heads += [say(f"class-{key}") for key in ("total", "shown", "unanswered")] if totals else []
    top = h.tr(h.th(head, scope="col", style=_HEAD) for head in (say("class-pupil"), *heads))
    lines = []
    for pupil in (*table.pupils, None):
        weight = "normal" if pupil else "bold"
        name = say("class-all") if pupil is None else _short_html(pupil)
        cells = [h.th(name, scope="row", style=f"{_HEAD};font-weight:{weight}")]
        for column in table.columns.values():
            cell = heat.get((pupil, column))
            empty = "" if table.by == "belief" else "–"
            told = _percent(cell.value, cell.label, totals) if cell else empty
            colour = f";background-color:{SHADES[cell.shade]};color:{INK}" if cell else ""
            cells.append(h.td(told, style=_CELL + colour))
        if totals:
            whole = totals.cell(pupil)
            share = _percent(whole.share, f"{whole.right}/{whole.of}", totals) if whole.share is not None else "–"
            cells += [h.td(told, style=_CELL) for told in (share, whole.shown, whole.unanswered)]
        lines.append(h.tr(cells, style=f"font-weight:{weight}"))
    look = "border-collapse:collapse;color:inherit;print-color-adjust:exact"
    grid = h.div(h.table(h.thead(top), h.tbody(lines), style=look), style="overflow-x:auto", tabindex=0)
    return write(grid, h.p(say("class-how" if totals else f"class-how-{table.by}")))


def _percent(value: float, label: str, shares: object) -> Inside:
    """What stands in a cell: a share in percents with its numbers below, or a count as it is."""
    return [say("odds-percent", n=int(100 * value + 0.5)), h.br(), h.small(label)] if shares else label


def _rule_html(id: str) -> Inside:
    """A rule by its id; its title is told when it is pointed at."""
    with suppress(UnknownRule):  # what stands in a file may be no rule
        return h.span(id, title=rule(id).title)
    return _short_html(id)


def _short_html(text: str) -> Inside:
    short = _short(text)
    return short if short == text else h.span(short, title=" ".join(text.split()))


def _short(text: str) -> str:
    line = " ".join(text.split())
    return isolate(line if len(line) <= LONG else f"{line[: LONG - 1]}…")


def _beliefs_html(table: BeliefTable) -> list[PageElement]:
    made = [] if table.columns else [h.p(say("class-right"))]
    for id in table.columns:
        first, *lines = _told(table, id)
        made += [h.p(h.b(first), style="margin-bottom:0"), h.ul(map(h.li, lines), style="margin-top:0")]
    return made


def judged_in_words(rows: ClassRows) -> list[str]:
    """What judging everything again has found, as sentences; none where nothing was answered."""
    told = []
    for what, name, of, n in rows.findings:
        of = say("class-no-results") if of == NO_RESULTS else of
        key = f"class-judged-{what}" + ("-of" if what in ("renamed", "lessons") and of else "")
        told.append(say(key, name=isolate(shorten(name, MOST)), of=isolate(shorten(of, MOST)), n=n))
    if not told and any(row.get("judged") for row in rows):
        told.append(say("class-judged-agrees"))
    return told


def _told(table: BeliefTable, id: str) -> list[str]:
    """A belief, who holds it, the rule against it, and what puts it right."""
    sure = [_times(table, pupil, id) for pupil in table.sure(id)]
    groups = {"class-sure": sure, "class-perhaps": [*map(_short, table.perhaps(id))]}
    groups["class-one-of"] = [*map(_short, table.either(id))]
    lines = [belief_title(id)]
    lines += [f"{say(key, n=len(names))}: {', '.join(names)}" for key, names in groups.items() if names]
    if id in all_beliefs():
        help = help_with(id)
        lines += [f"{say('class-rule', rule=rule_sentence(help.rule))} {say(f'belief-{id}-why')}", *help.calls]
    return lines


def _times(table: BeliefTable, pupil: str, id: str) -> str:
    cell = table.cell(pupil, id)
    return say("class-times", name=_short(pupil), n=cell.alone + cell.either)


# ---- in a terminal


def in_words(rows: ClassRows) -> str:
    """The same as lines of text."""
    by_part, beliefs = rows.by("part"), BeliefTable(rows)
    told = [
        [first, *(f"  {line}" for line in lines)] for first, *lines in (_told(beliefs, id) for id in beliefs.columns)
    ]
    held = [line for lines in told for line in lines] or [say("class-right")]
    made = [_heading(rows, by_part), *(["", table_in_words(rows.by("topic"))] if rows else [])]
    made += ["", by_part.title, "", table_in_words(by_part)] if by_part.columns else []
    made += ["", say("class-judged"), "", *lines] if (lines := judged_in_words(rows)) else []
    return "\n".join([*made, *(["", say("class-by-belief"), "", *held] if rows else [])])


def table_in_words(table: ClassTable) -> str:
    """A table as lines of text in columns."""
    if not table.columns:
        return say("class-right")
    heat = table.heat()
    totals = table if isinstance(table, ShareTable) else None
    heads = [*map(_short, table.columns.values())]
    heads += [say(f"class-{key}") for key in ("total", "shown", "unanswered")] if totals else []
    lines = [[say("class-pupil"), *heads]]
    for pupil in (*table.pupils, None):
        labels = [heat[pupil, column].label if (pupil, column) in heat else "–" for column in table.columns.values()]
        if totals:
            whole = totals.cell(pupil)
            labels += [f"{whole.right}/{whole.of}", str(whole.shown), str(whole.unanswered)]
        lines.append([say("class-all") if pupil is None else _short(pupil), *labels])
    return columns(lines)
