"""The table of coverage: every rule by where it is told, decided, shown, taught, asked about and got wrong.

``python -m carcnb.workshop.coverage [SYSTEM ...] [--rules]`` prints it: of each system how many of its rules have a
place of each kind, with ``--rules`` a line for each rule, and of a place that is empty the reason.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from carcnb.questions.beliefs import all_beliefs
from carcnb.quizzes.by_rule import rule_asks
from carcnb.rulebook import index, rule
from carcnb.rulebook.decisions import decisions_by_rule
from carcnb.rulebook.example import example
from carcnb.rulebook.restating import coverage_notes, original_rules
from carcnb.systems import systems
from carcnb.training.taught_by import taught_by
from carcnb.training.trained_rules import BASE, trained_rules
from carcnb.words import languages
from carcnb.workshop import crew

REASONS = {
    "box": "tells what lies in the box: nobody decides anything by it",
    "setup": "tells what is done before the first turn",
    "hands": "tells what players do with their hands: here the program does it",
    "word": "gives a thing its name, or tells what comes",
    "choice": "allows something: whatever is chosen is right",
    "both": "is about two expansions together, and exercises are made with one",
    "form": "is about what no kind of question asks",
    "rare": "decides too seldom in the positions that dice make; the lesson that teaches it asks about it",
    "met": "every game goes by it, and no lesson is about it alone",
    "known": "nobody is known to get it wrong",
    "open": "nothing is left open that had to be decided",
}
"""Why a place may be empty, by the word for it in a system's ``coverage.toml``."""

NOTHING = ("box", "setup", "hands", "word", "choice")
"""The reasons of a rule that nobody can get wrong."""


class Column(NamedTuple):
    """One kind of places: its name, what stands there for a rule, and a reason where nothing does, if one fits all."""

    name: str
    find: Callable[[str], tuple[str, ...]]
    reason: str = ""


class TablePlace(NamedTuple):
    """One place: what stands there, or the reason why nothing does; neither of them is a gap."""

    found: tuple[str, ...] = ()
    reason: str = ""

    def __str__(self) -> str:
        return ", ".join(self.found) if self.found else f"({self.reason})" if self.reason else "-"


def _told(id: str) -> tuple[str, ...]:
    texts = {lang: rule(id, lang).text for lang in languages()}
    return tuple(lang for lang, text in texts.items() if lang == "en" or text != texts["en"])


@cache
def _believed() -> Mapping[str, list[str]]:
    found: dict[str, list[str]] = {}
    for id, known in all_beliefs().items():
        for broken in known.rules:
            found.setdefault(broken, []).append(id)
    return found


def _by(table: Callable[[], Mapping[str, list[str]]]) -> Callable[[str], tuple[str, ...]]:
    """What a table has for a rule, or for those of which it says again what they say."""
    return lambda id: tuple(dict.fromkeys(one for own in (id, *original_rules(id)) for one in table().get(own, ())))


COLUMNS = (
    Column("told", _told),
    Column("decision", lambda id: decisions_by_rule().get(id, ()), "open"),
    Column("board", lambda id: ("own",) if example(id, index()[id]) else ()),
    Column("lesson", _by(lambda: {id: [lesson] for id, lesson in taught_by().items()})),
    Column("exercise", rule_asks),
    Column("belief", _by(_believed)),
)


def place(id: str, column: Column) -> TablePlace:
    """What stands in one place of the table."""
    found = column.find(id)
    told = coverage_notes(index()[id])
    words = {word: ids for part in ("rule", column.name) for word, ids in told.get(part, {}).items()}
    reason = column.reason or next((word for word, ids in words.items() if id in ids), "")
    return TablePlace(found) if found else TablePlace((), reason)


def can_be_wrong(id: str) -> bool:
    """Whether somebody can get a rule wrong: it has no reason for all of its places, and none of that kind."""
    words = coverage_notes(index()[id])
    return not any(id in ids for part in ("rule", "exercise") for word, ids in words.get(part, {}).items()
                   if word in NOTHING)  # fmt: skip


class SystemCount(NamedTuple):
    """One line of the table: how many rules a system has, how many of them one can get wrong, the ``found`` places.

    ``trained`` are those one can get wrong that exercises ask about, ``own`` is the share of its exercises that its
    own rules decide; the overview has none.
    """

    system: str
    rules: int
    wrong: int
    found: Mapping[str, int]
    trained: int
    gaps: int
    own: float | None


def system_count(system: str) -> SystemCount:
    """The line of a system."""
    ids = [id for id, home in index().items() if home == system]
    places = {column.name: [place(id, column) for id in ids] for column in COLUMNS}
    wrong = [id for id in ids if can_be_wrong(id)]
    asked = {id for id, one in zip(ids, places["exercise"], strict=True) if one.found}
    return SystemCount(
        system,
        len(ids),
        len(wrong),
        {name: sum(bool(one.found) for one in row) for name, row in places.items()},
        len(asked.intersection(wrong)),
        sum(not one.found and not one.reason for row in places.values() for one in row),
        own_share(system),
    )


def own_share(system: str) -> float | None:
    """The share of a system's exercises that its own rules decide; None where it has none."""
    levels = trained_rules().get(system, {}).values()
    if system == BASE:
        return 1.0
    own = [sum(share for id, share in shares.items() if index().get(id) == system) for shares in levels]
    return sum(own) / len(own) if own else None


def lines(chosen: Sequence[str]) -> list[str]:
    """The table as text."""
    heads = [column.name for column in COLUMNS]
    told = ["system".ljust(22) + "".join(f"{head:>10}" for head in ("rules", *heads, "trained", "own", "gaps"))]
    rows = [system_count(system) for system in chosen]
    for row in rows:
        cells = [str(row.rules), *(str(row.found[head]) for head in heads)]
        cells += [f"{row.trained}/{row.wrong}", "" if row.own is None else f"{row.own:.0%}", str(row.gaps)]
        told.append(row.system.ljust(22) + "".join(f"{cell:>10}" for cell in cells))
    whole = [sum(row.rules for row in rows), *(sum(row.found[head] for row in rows) for head in heads)]
    trained = f"{sum(row.trained for row in rows)}/{sum(row.wrong for row in rows)}"
    last = [*map(str, whole), trained, "", str(sum(row.gaps for row in rows))]
    return [*told, "all".ljust(22) + "".join(f"{cell:>10}" for cell in last)]


def rule_lines(system: str) -> list[str]:
    """A line for each rule of a system."""
    ids = [id for id, home in index().items() if home == system]
    rows = [[id, rule(id, "en").title, *(str(place(id, column)) for column in COLUMNS)] for id in ids]
    return [" | ".join(row) for row in [["rule", "title", *(column.name for column in COLUMNS)], *rows]]


def main(arguments: Sequence[str]) -> int:
    """Print the table; 1 if a place is empty and nobody says why."""
    parser = argparse.ArgumentParser("python -m carcnb.workshop.coverage", description=__doc__)
    every = [name for name in systems() if name in set(index().values())]
    crew.add_systems(parser, every)
    parser.add_argument("--rules", action="store_true", help="a line for each rule, and the reasons")
    options = parser.parse_args(arguments)
    chosen = options.systems or every
    print("\n".join(lines(chosen)))
    if options.rules:
        for system in chosen:
            print(f"\n{system}", *rule_lines(system), sep="\n")
        print("", *(f"({word}) {reason}" for word, reason in REASONS.items()), sep="\n")
    return int(any(system_count(system).gaps for system in chosen))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
