"""Writes ``trained.toml`` of every system: which rules exercises train, found by making many of them.

``python -m carcnb.workshop.trained_rules [SYSTEM ...]`` makes it anew; with ``--add`` it looks only for what asks about
rules of which that is not known yet, after a change of ``changes.py``, of ``coverage.toml`` or of ``curriculum.toml``.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from pathlib import Path

from carcnb.curriculum import chapters
from carcnb.files import write_text
from carcnb.questions.beliefs import beliefs
from carcnb.questions.deciding import deciding_rules
from carcnb.quizzes import TOPICS, Exercise
from carcnb.quizzes.by_rule import rule_asks, rule_drafts
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.drills import by_rule_asks, drill_drafts, drills
from carcnb.quizzes.making import MAKERS, about, about_rule, made_of
from carcnb.quizzes.teaching import find_taught, rules_of
from carcnb.quizzes.training_data import FILE
from carcnb.rulebook import index
from carcnb.rulebook.restating import coverage_notes, original_rules
from carcnb.systems import System, systems
from carcnb.training.trained_rules import BASE, SEED, look
from carcnb.workshop import crew

SAMPLE, SYSTEM = 200, 60
"""So many exercises of each topic and difficulty are looked at; of an expansion fewer."""
ROUNDS, EACH = 5, 5
"""So often exercises of each chapter and difficulty are made, and so many each time."""
DRAFTS, MANY, FEW, LIKELY = 24, 60, 15, 3
"""Drafts of each question and difficulty that are looked at for all rules; of the questions in which a belief about it
shows, which are found, and of others looks for a rule that is still not found; and the questions kept for each."""
SELDOM = 0.01
"""What decides fewer of them than this is not looked for there."""


def look_at_chapter(name: str, level: int) -> dict[str, float]:
    """The rules that exercises of a chapter are about, each with its share of them."""
    of = find_taught(name)
    made = [one for n in range(ROUNDS) for one in islice(about(of, SEED, n, level), EACH)] if of else []
    found = Counter(rule for one in made for rule in rules_of(one))
    return {rule: n / len(made) for rule, n in sorted(found.items())}


def asks_by_rule(system: str) -> dict[str, list[str]]:
    """What asks about each rule of a system: topics of the base game, or its questions, the likeliest first.

    Many drafts are looked at for all rules at once, then some of each question for a rule that none of them has shown,
    if ``coverage.toml`` does not say why none does.
    """
    ids = [id for id, home in index().items() if home == system]
    found = {id: Counter[str]() for id in ids}
    asks = TOPICS if system == BASE else all_asks(system)
    for ask in asks:
        for level in (1, 2, 3):
            for one in islice(_of_ask(system, ask, level, DRAFTS), DRAFTS):
                for id in _decided(one, ids):
                    found[id][ask] += 1
    for id in [id for id in ids if not found[id] and id not in given_up(system)]:
        found[id].update(ask_found(system, id, asks))
    return {id: [ask for ask, _ in asked.most_common(LIKELY)] for id, asked in found.items() if asked}


def given_up(system: str) -> set[str]:
    """The rules of which ``coverage.toml`` says why nothing asks about them."""
    told = coverage_notes(system)
    return {id for part in ("rule", "exercise") for of in told.get(part, {}).values() for id in of}


def with_rules_added(system: System) -> str:
    """The file of a system as it is, with what asks about rules of which it does not tell that."""
    head, _, kept = system.read(FILE).partition("[rules]\n")
    known: dict[str, list[str]] = tomllib.loads(kept)
    asks = TOPICS if system.name == BASE else all_asks(system.name)
    for id in [id for id, home in index().items() if home == system.name and id not in given_up(system.name)]:
        if not rule_asks(id) and (found := ask_found(system.name, id, asks)):
            known[id] = found
    rows = [f'"{id}" = {json.dumps(known[id])}' for id in index() if id in known]
    return head + "\n".join(["[rules]", *rows]) + "\n"


def ask_found(system: str, id: str, asks: Collection[str]) -> list[str]:
    """The first that asks about a rule, of those in which a belief about it shows, then of all; none if none does."""
    believed = {ask for of in beliefs().get(system, {}).values() if id in of.rules for ask in of.questions}
    staged = by_rule_asks().get(system, ())
    for ask in sorted(asks, key=lambda ask: (ask not in staged, ask not in believed)):
        for level in (2, 3):
            looked = MANY if system == BASE or ask in believed else FEW
            drafts = rule_drafts(id, Dice(SEED, f"{id} {ask} {level}"), level, True, MAKERS, looked, [ask])
            if next(about_rule(id, drafts, level, True, SEED, id), None):
                return [ask]
    return []


def all_asks(system: str) -> list[str]:
    """The questions of a system's exercises, then those of its chapters, last those that are only asked by a rule."""
    own = [ask for name, of in chapters().items() if name.partition("/")[0] == system for ask in of.exercises]
    return list(dict.fromkeys((*drills().get(system, {}), *own, *by_rule_asks().get(system, ()))))


def _of_ask(system: str, ask: str, level: int, n: int) -> Iterator[Exercise]:
    """Fair exercises of a topic of the base game, or of an expansion's question."""
    for k in range(n):
        dice = Dice(SEED, f"{system} {ask} {level} {k}")
        if system == BASE:
            drafts = [(ask, MAKERS[ask][level][k % len(MAKERS[ask][level])](dice, level))]
        else:
            drafts = [(system, draft) for draft in islice(drill_drafts(dice, system, ask, level), EACH)]
        yield from (one for one in made_of(drafts, level, True, SEED, "looked") if one.ask.fair(one.scene))


def _decided(one: Exercise, ids: Collection[str]) -> list[str]:
    """Those of some rules that decide an exercise, or of which one says again what it says."""
    rules = deciding_rules(one.ask, one.scene, {*ids, *(other for id in ids for other in original_rules(id))})
    return [id for id in ids if not rules.isdisjoint((id, *original_rules(id)))]


def text_of(system: System) -> str:
    """The file of a system."""
    lines = [
        "# Which rules exercises train, by difficulty, each with its share of them: those that decide exercises of a",
        "# topic, those that exercises of a chapter are about; at the end what asks about each rule.",
        "# python -m carcnb.workshop.trained_rules wrote it.",
    ]
    for topic in TOPICS if system.name == BASE else (system.name,):
        for level in (1, 2, 3):
            found = look(topic, level, SAMPLE if topic in TOPICS else SYSTEM)
            rows = sorted(row for row in found.items() if row[1] >= SELDOM)
            lines += ["", f"[topics.{topic}.{level}]", *(f'"{rule}" = {share:.2f}' for rule, share in rows)]
    for name in chapters():
        if name.partition("/")[0] == system.name:
            lines += ["", f"[chapters.{name.partition('/')[2]}]"]
            for level in (1, 2, 3):
                found = look_at_chapter(name, level)
                lines += [f"{level} = {{ " + ", ".join(f'"{rule}" = {found[rule]:.2f}' for rule in found) + " }"]
    lines += ["", "[rules]", *(f'"{id}" = {json.dumps(asks)}' for id, asks in asks_by_rule(system.name).items())]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str]) -> int:
    """Write the file of each system asked for, of every one if none is."""
    parser = argparse.ArgumentParser("python -m carcnb.workshop.trained_rules", description=__doc__)
    every = tuple(dict.fromkeys(name.partition("/")[0] for name in chapters()))
    crew.add_systems(parser, every)
    parser.add_argument("--add", action="store_true", help="look only for what asks about rules that have nothing yet")
    options = parser.parse_args(arguments)
    for system in map(systems().__getitem__, options.systems or every):
        write_text(Path(str(system.folder(FILE))), (with_rules_added if options.add else text_of)(system))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
