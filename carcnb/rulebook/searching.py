"""Rules by a question in one's own words: which words are meant, and which rules tell most of them.

``carcnb/site/look/search.js`` does the same in a page of the site, step by step; a test holds the two together.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from carcnb.rulebook.indexing import SearchIndex
from carcnb.rulebook.wording import plain_words, slips, stem_of

FULL, SYNONYM, PREFIX, SLIP, SLIPS = 10, 9, 7, 7, 5
"""How much a word counts by how it was found: itself, what it means, what it begins, with one slip, with two."""
LONG, LONGER, BEGUN = 5, 9, 3
"""Letters of a word from which one slip is forgiven, two are, and from which it may be the beginning of another."""
IN_GAME, NAMED, UNNAMED = 10, 12, 7
"""How much the rules of every game count, those of an expansion that is named, and those of others."""
PHRASE = 4
"""Words of the longest synonym."""
MOST, WEAKEST = 10, 4
"""How many rules are found at most; none has less than this part of what the best one has."""
DECISIONS = 3
"""How many decisions are found at most."""
NEAR = 5
"""How many words are named where nothing is found."""

ID = re.compile(r"(?:D-)?[A-Z]+(?:-[A-Z]+)*-\d[\d.]*\.?", re.I)

Asked = dict[str, int]
"""Stems of which one is enough, each with how much it counts."""


class Hits(NamedTuple):
    """The ids of the rules that answer a question, the best first, and those of decisions.

    If there are none, ``near`` has the words that are spelt most alike.
    """

    rules: list[str]
    decisions: list[str]
    near: list[str]


def search(index: SearchIndex, question: str) -> Hits:
    """The rules that answer a question, the best first.

    A rule ranks by how much the words of the question weigh in it, the higher the more of them it has, and if its
    expansion is named.  The id of a rule, or the beginning of ids, finds those.  Where all words that are known are
    misspelt, and others are not known at all, nothing is found.
    """
    if ID.fullmatch(question.strip()):
        wanted = question.strip().upper()
        found = [id for id in index["ids"] if id == wanted] or [id for id in index["ids"] if id.startswith(wanted)]
        if found:
            return _split(index, [index["ids"].index(id) for id in found])
    asked = list(_asked(index, plain_words(question)))
    points, words = dict[int, int](), dict[int, int]()
    answers = [unit for unit in asked if unit.keys() & index["terms"].keys()]
    if len(answers) < len(asked) and not any(max(unit.values()) > SLIP for unit in answers):
        return Hits([], [], near_words(index, question))
    for unit in answers:
        for n, weight in _best(index, unit).items():
            points[n] = points.get(n, 0) + weight
            words[n] = words.get(n, 0) + 1
    share = _shares(index, answers)
    for n in points:
        points[n] *= share[n] * (words[n] + len(asked))
    ranked = sorted(points, key=lambda n: (-points[n], n))
    if not ranked:
        return Hits([], [], near_words(index, question))
    return _split(index, [n for n in ranked if points[n] * WEAKEST >= points[ranked[0]]])


def _shares(index: SearchIndex, answers: list[Asked]) -> list[int]:
    """How much each document counts, by whose rule it is: what a decision is about is not looked at."""
    shares = [IN_GAME] * len(index["ids"])
    meant = {stem for unit in answers for stem, factor in unit.items() if factor >= SLIP}
    named = {index["names"].get(stem, -1) for stem in meant}
    for number, (first, last, common) in enumerate(index["systems"]):
        if not common:
            shares[first : last + 1] = [NAMED if number in named else UNNAMED] * (last + 1 - first)
    return shares


def near_words(index: SearchIndex, question: str) -> list[str]:
    """Words of the rules that are spelt most like those of a question, as they are written."""
    found = dict[str, tuple[int, str]]()
    for word in plain_words(question):
        if word in index["stop"]:
            continue
        stem = stem_of(word, index["endings"])
        most = max(1, len(stem) // 3)
        for term in index["terms"]:
            shown = index["shown"].get(term, term)
            if len(term) > 2 and not term.isdigit() and (n := slips(stem, term, most)) <= most:
                found[shown] = min(found.get(shown, (n, shown)), (n, shown))
    return sorted(found, key=lambda shown: found[shown])[:NEAR]


def _split(index: SearchIndex, ranked: list[int]) -> Hits:
    """Rules and decisions apart."""
    rules = [index["ids"][n] for n in ranked if n < index["decided"]]
    decided = [index["ids"][n] for n in ranked if n >= index["decided"]]
    return Hits(rules[:MOST], decided[:DECISIONS], [])


def _best(index: SearchIndex, unit: Asked) -> dict[int, int]:
    """How much one word of the question weighs in each document."""
    best = dict[int, int]()
    for stem, factor in unit.items():
        n = 0
        row = index["terms"].get(stem, [])
        for further, weight in zip(row[::2], row[1::2], strict=True):
            n += further
            best[n] = max(best.get(n, 0), weight * factor)
    return best


def _asked(index: SearchIndex, words: list[str]) -> Iterator[Asked]:
    """What the words of a question mean, one unit after another."""
    stems = [stem_of(word, index["endings"]) for word in words]
    at = 0
    while at < len(stems):
        for long in range(min(PHRASE, len(stems) - at), 1, -1):
            phrase, factor = _phrase(index, words[at : at + long], stems[at : at + long])
            if phrase:
                yield from (dict.fromkeys(unit, factor) for unit in index["synonyms"][phrase])
                at += long
                break
        else:
            yield from _meant(index, words[at], stems[at])
            at += 1


def _phrase(index: SearchIndex, words: list[str], stems: list[str]) -> tuple[str, int]:
    """The synonym that several words are, and how much it counts; one of them may be misspelt into no word at all."""
    phrase, synonyms = " ".join(stems), index["synonyms"]
    if phrase in synonyms:
        return phrase, SYNONYM
    known = (index["stop"], index["terms"], synonyms)
    unknown = [
        word for word, stem in zip(words, stems, strict=True) if not any(word in of or stem in of for of in known)
    ]
    if len(unknown) != 1 or len(unknown[0]) < LONG:
        return "", 0
    alike = [one for one in synonyms if one.count(" ") == len(stems) - 1 and slips(phrase, one, 2) <= 2]
    return (alike[0], SLIP) if len(alike) == 1 else ("", 0)


def _meant(index: SearchIndex, word: str, stem: str) -> Iterator[Asked]:
    """What a single word means: itself and its synonyms, or else what is spelt alike."""
    if word in index["stop"] or (len(word) < 2 and not word.isdigit()):
        return
    if stem in index["synonyms"]:
        yield from _with_synonyms(index, stem, FULL)
    elif stem in index["terms"]:
        yield {stem: FULL}
    else:
        yield from _alike(index, word, stem)


def _with_synonyms(index: SearchIndex, stem: str, factor: int) -> Iterator[Asked]:
    """The units that a word stands for; where it is one, the word itself is enough as well."""
    units = index["synonyms"][stem]
    for unit in units:
        own = {stem: factor} if len(units) == 1 else {}
        yield own | {one: SYNONYM * factor // FULL for one in unit if one != stem or len(units) > 1}


def _alike(index: SearchIndex, word: str, stem: str) -> Iterator[Asked]:
    """The words that one begins, or else differs from by a slip or two; words passed over are known, too."""
    most = 2 if len(word) >= LONGER else 1 if len(word) >= LONG else 0
    if most and any(slips(word, other, 1) <= 1 for other in index["stop"] if len(other) >= LONG):
        return
    begun = [term for term in index["terms"] if len(stem) >= BEGUN and term.startswith(stem)]
    if begun or not most:
        yield dict.fromkeys(begun, PREFIX)
        return
    known = dict.fromkeys([*index["terms"], *(phrase for phrase in index["synonyms"] if " " not in phrase)])
    by_slips = {term: n for term in known if (n := slips(stem, term, most)) <= most}
    least = min(by_slips.values(), default=0)
    alike = [term for term, n in by_slips.items() if n == least]
    factor = SLIP if least == 1 else SLIPS
    if len(alike) == 1 and alike[0] in index["synonyms"]:
        yield from _with_synonyms(index, alike[0], factor)
    else:
        meant = [one for term in alike for unit in index["synonyms"].get(term, ()) for one in unit]
        yield dict.fromkeys(meant, factor - 1) | dict.fromkeys(alike, factor)
