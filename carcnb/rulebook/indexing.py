"""What can be found: every rule with its section, example and lessons, and what was decided, word by word.

The index is plain data, the same in Python and in a page of the site, and all its numbers are whole, so that both rank
alike.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TypedDict

from carcnb.curriculum import curriculum
from carcnb.rulebook.decisions import decisions
from carcnb.rulebook.example import example
from carcnb.rulebook.reading import NAMED, RuleList, of_system, systems
from carcnb.rulebook.wording import Ending, Unit, plain_words, stem_of, wording
from carcnb.systems import systems as folders
from carcnb.words import SOURCE

TITLE, SHORT, TEXT, SECTION, EXAMPLE, LESSON, SYSTEM = 3.0, 1.5, 1.0, 1.0, 0.4, 0.5, 1.0
"""How much a word counts, by where it stands."""
RETOLD = {"winter": 0.7}
"""Systems that tell rules of the base game again: theirs come behind these, unless the system is named."""
SATURATION, LENGTH = 1.2, 0.6
"""Of BM25: how soon more of the same word adds little, and how much a long text is held back."""
SCALE = 10
"""Weights are kept as whole numbers of this part."""


class SearchIndex(TypedDict):
    """All that a search needs in one language.

    ``ids`` are those of the rules, and behind them from ``decided`` on those of the decisions.  ``terms`` has for every
    stem pairs of numbers, of how many documents further the next one is and how much the word weighs there;
    ``shown`` is the word of a stem as it is written, where it is not the same.
    """

    ids: list[str]
    decided: int
    terms: dict[str, list[int]]
    shown: dict[str, str]
    stop: list[str]
    endings: list[Ending]
    synonyms: dict[str, list[Unit]]


@cache
def search_index(lang: str) -> SearchIndex:
    """The index of a language; decisions are in that of the source language alone, in which they are written."""
    known = wording(lang)
    written = dict[str, Counter[str]]()
    documents = dict[str, Counter[str]]()
    names = dict[str, set[str]]()

    def read(text: str) -> Iterator[str]:
        for word in plain_words(text):
            if word not in known.stop and (len(word) > 1 or word.isdigit()):
                stem = stem_of(word, known.endings)
                written.setdefault(stem, Counter())[word] += 1
                yield stem

    taught = _lesson_titles(lang)
    for system in systems():
        for id, fields in _told(of_system(system, lang), taught):
            document = documents[id] = Counter[str]()
            for text, weight in fields:
                for stem in read(text):
                    document[stem] += weight  # type: ignore[assignment]  # weights of fields are no whole numbers
        named = {stem_of(word, known.endings) for word in plain_words(of_system(system, lang).title)}
        names |= dict.fromkeys((one.id for one in of_system(system, lang)), named)
    ids = list(documents)
    if lang == SOURCE:
        for id, decision in decisions().items():
            documents[id] = Counter(read(decision.text))
    return {
        "ids": list(documents),
        "decided": len(ids),
        "terms": _weighed(documents, names, lang),
        "shown": {stem: of.most_common(1)[0][0] for stem, of in written.items() if stem not in of},
        "stop": sorted(known.stop),
        "endings": list(known.endings),
        "synonyms": known.synonyms,
    }


def _told(of: RuleList, taught: Mapping[str, list[str]]) -> Iterator[tuple[str, list[tuple[str, float]]]]:
    """Every rule of a system with all that is told of it, and how much each of these texts counts."""
    for section, entries in of.sections():
        for entry in entries:
            fields = [(entry.title, TITLE), (entry.short, SHORT), (entry.text, TEXT), (section, SECTION)]
            if found := example(entry.id, entry.system):
                fields += [(found.line_in(of.lang), EXAMPLE), (found.answer_in(of.lang), EXAMPLE)]
            fields += [(title, LESSON) for title in taught.get(entry.id, ())]
            yield entry.id, [*fields, (of.title, SYSTEM)]


def _lesson_titles(lang: str) -> dict[str, list[str]]:
    """The titles of the lessons that name a rule, by its id."""
    found: dict[str, list[str]] = {}
    for name, entry in curriculum().items():
        system, _, lesson = name.partition("/")
        text = folders()[system].read("lessons", f"{lesson}.toml")
        for id in dict.fromkeys(NAMED.findall(text)):
            found.setdefault(id, []).append(entry.title.get(lang) or entry.title[SOURCE])
    return found


def _weighed(documents: Mapping[str, Mapping[str, float]], names: Mapping[str, set[str]], lang: str) -> dict[str, list[int]]:
    """What each word weighs in each document that has it."""
    lengths = {id: sum(words.values()) for id, words in documents.items()}
    usual = sum(lengths.values()) / len(lengths)
    places: dict[str, list[tuple[int, str]]] = {}
    for n, (id, words) in enumerate(documents.items()):
        for stem in words:
            places.setdefault(stem, []).append((n, id))
    retold = {one.id: less for system, less in RETOLD.items() if system in systems() for one in of_system(system, lang)}
    terms: dict[str, list[int]] = {}
    for stem in sorted(places):
        rare = math.log(1 + (len(documents) - len(places[stem]) + 0.5) / (len(places[stem]) + 0.5))
        row, last = terms.setdefault(stem, []), 0
        for n, id in places[stem]:
            often = documents[id][stem]
            held = SATURATION * (1 - LENGTH + LENGTH * lengths[id] / usual)
            less = 1.0 if stem in names.get(id, ()) else retold.get(id, 1.0)
            row += [n - last, max(1, round(SCALE * less * rare * often * (SATURATION + 1) / (often + held)))]
            last = n
    return terms
