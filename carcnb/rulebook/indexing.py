"""What can be found: every rule with its section, example and lessons, and what was decided, word by word.

The index is plain data, the same in Python and in a page of the site, and all its numbers are whole, so that both rank
alike.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TypedDict

from carcnb.curriculum import curriculum
from carcnb.rulebook.decisions import decisions
from carcnb.rulebook.example import example
from carcnb.rulebook.reading import NAMED, RuleList, index, of_system, rule, systems
from carcnb.rulebook.wording import Ending, Unit, plain_words, stem_of, wording, written_words
from carcnb.systems import systems as folders
from carcnb.words import SOURCE

TITLE, ABOUT, SHORT, TEXT, SECTION, EXAMPLE, LESSON, SENTENCE, SYSTEM = 3.5, 2.5, 1.8, 0.8, 1.0, 0.5, 0.31, 0.5, 1.0
"""How much a word counts, by where it stands."""
COMMON = ("base", "overview")
"""Systems whose rules hold in every game, whatever a question names."""
OWN, KNOWN = 0.6, 3
"""A word names an expansion if so great a part of its weight is there, and so many rules of it have the word."""
CITED = 0.15
"""How much more a rule counts that lessons and other rules cite: it is what most will want to know."""
SATURATION, LENGTH = 1.2, 0.6
"""Of BM25: how soon more of the same word adds little, and how much a long text is held back."""
SCALE = 10
"""Weights are kept as whole numbers of this part."""


class SearchIndex(TypedDict):
    """All that a search needs in one language.

    ``ids`` are those of the rules, and from ``decided`` on those of the decisions.  ``systems`` are parts of them, each
    by the number of its first rule, of its last one, and 1 if its rules hold in every game; ``names`` has the number of
    the system that a stem names.  ``terms`` has for every stem pairs of numbers: how many documents further the next
    one is, and how much the word weighs there.  ``shown`` is the word of a stem as it is written, where that differs.
    """

    ids: list[str]
    decided: int
    systems: list[tuple[int, int, int]]
    names: dict[str, int]
    terms: dict[str, list[int]]
    shown: dict[str, str]
    stop: list[str]
    endings: list[Ending]
    synonyms: dict[str, list[Unit]]


@cache
def search_index(lang: str) -> SearchIndex:
    """The index of a language."""
    known = wording(lang)
    written = dict[str, Counter[str]]()
    documents = dict[str, dict[str, float]]()

    stems = dict[str, str]()  # of words as they are written, empty of those that are passed over

    def read(text: str) -> Iterator[str]:
        for word in written_words(text):
            if word not in stems:
                plain = "".join(plain_words(word))
                counts = plain not in known.stop and (len(plain) > 1 or plain.isdigit())
                stems[word] = stem_of(plain, known.endings) if counts else ""
            if stem := stems[word]:
                written.setdefault(stem, Counter())[word] += 1
                yield stem

    taught = _lessons(lang)
    cited = _citations(taught)
    parts = list[tuple[int, int, int]]()
    for system in systems():
        first = len(documents)
        for id, fields in _told(of_system(system, lang), taught):
            document = documents[id] = dict[str, float]()
            for text, weight in fields:
                for stem in read(text):
                    document[stem] = document.get(stem, 0) + weight
        parts.append((first, len(documents) - 1, int(system in COMMON)))
    ids = list(documents)
    for id, decision in decisions().items():
        documents[id] = dict(Counter(read(decision.text_in(lang))))
    return {
        "ids": list(documents),
        "decided": len(ids),
        "systems": parts,
        "names": _names(documents, parts),
        "terms": _weighed(documents, cited),
        "shown": {stem: of.most_common(1)[0][0] for stem, of in written.items() if stem not in of},
        "stop": sorted(known.stop),
        "endings": list(known.endings),
        "synonyms": known.synonyms,
    }


def _told(of: RuleList, taught: Mapping[str, list[tuple[str, float]]]) -> Iterator[tuple[str, list[tuple[str, float]]]]:
    """Every rule of a system with all that is told of it, and how much each of these texts counts."""
    about = wording(of.lang).about
    for section, entries in of.sections():
        for entry in entries:
            fields = [(entry.title, TITLE), (entry.short, SHORT), (entry.text, TEXT), (section, SECTION)]
            fields.append((about.get(entry.id, ""), ABOUT))
            if found := example(entry.id, entry.system):
                fields += [(found.line_in(of.lang), EXAMPLE), (found.answer_in(of.lang), EXAMPLE)]
            yield entry.id, [*fields, *taught.get(entry.id, ()), (of.title, SYSTEM)]


def _lessons(lang: str) -> dict[str, list[tuple[str, float]]]:
    """What lessons say of a rule, by its id: the sentences that name it, and their own titles."""
    # read off the source text: parsing all lessons takes longer than everything else together
    said = re.compile(rf'\b{lang} = (?:"{{3}}(.+?)"{{3}}|"((?:[^"\\]|\\.)+)")', re.S)
    found: dict[str, list[tuple[str, float]]] = {}
    for name, entry in curriculum().items():
        system, _, lesson = name.partition("/")
        text = folders()[system].read("lessons", f"{lesson}.toml")
        for id in dict.fromkeys(NAMED.findall(text)):
            found.setdefault(id, []).append((entry.title.get(lang) or entry.title[SOURCE], LESSON))
        for long, short in said.findall(text):
            for sentence in re.split(r"(?<=[.?!])\s+", long or short):
                for id in NAMED.findall(sentence):
                    found.setdefault(id, []).append((NAMED.sub("", sentence), SENTENCE))
    return found


def _citations(taught: Mapping[str, list[tuple[str, float]]]) -> Counter[str]:
    """How often each rule is named by lessons and by other rules."""
    cited = Counter({id: sum(weight == LESSON for _, weight in said) for id, said in taught.items()})
    for id in index():
        cited.update(rule(id, SOURCE).see)
    return cited


def _names(documents: Mapping[str, Mapping[str, float]], parts: Sequence[tuple[int, int, int]]) -> dict[str, int]:
    """The words that name an expansion, by stem, each with its number."""
    system_of = [n for n, (first, last, _) in enumerate(parts) for _ in range(first, last + 1)]
    weights: dict[str, Counter[int]] = {}
    rules: dict[str, Counter[int]] = {}
    for system, words in zip(system_of, documents.values(), strict=False):  # decisions come last, and belong to none
        for stem, weight in words.items():
            weights.setdefault(stem, Counter())[system] += weight  # type: ignore[assignment]
            rules.setdefault(stem, Counter())[system] += 1
    found = {}
    for stem, of in weights.items():
        system, weight = of.most_common(1)[0]
        if weight >= OWN * sum(of.values()) and rules[stem][system] >= KNOWN and not parts[system][2]:
            found[stem] = system
    return found


def _weighed(documents: Mapping[str, Mapping[str, float]], cited: Mapping[str, int]) -> dict[str, list[int]]:
    """What each word weighs in each document that has it."""
    lengths = {id: sum(words.values()) for id, words in documents.items()}
    usual = sum(lengths.values()) / len(lengths)
    places: dict[str, list[tuple[int, str]]] = {}
    for n, (id, words) in enumerate(documents.items()):
        for stem in words:
            places.setdefault(stem, []).append((n, id))
    terms: dict[str, list[int]] = {}
    for stem in sorted(places):
        rare = math.log(1 + (len(documents) - len(places[stem]) + 0.5) / (len(places[stem]) + 0.5))
        row, last = terms.setdefault(stem, []), 0
        for n, id in places[stem]:
            often = documents[id][stem]
            held = SATURATION * (1 - LENGTH + LENGTH * lengths[id] / usual)
            known = 1 + CITED * math.log1p(cited.get(id, 0))
            row += [n - last, max(1, round(SCALE * known * rare * often * (SATURATION + 1) / (often + held)))]
            last = n
    return terms
