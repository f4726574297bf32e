"""What a reader stumbles over: names for "you", one thing said twice, labels, numbers that do not agree, no why.

Every line of positions of every system is told in both languages, beside the next one where it is clearly ahead.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from carcnb.analysis.evaluation import of_table
from carcnb.analysis.reasons import AHEAD, sentence
from carcnb.words import languages, sources
from tests.analysis.small import SYSTEMS
from tests.analysis.test_sentences import play, some_lines

LABELS = {
    lang: {
        text[:1].lower() + text[1:]
        for key, text in re.findall(r"^choice-([\w-]+) = ([^{\n]+)$", "\n".join(sources(lang).values()), re.MULTILINE)
        if not re.match("cash|change|magic_away", key)
    }
    for lang in languages()
}
WRONG = {
    "en": (r"\b1 (?:tiles|points|figures|complete cities)\b", r"(?<![\d.])(?:0|[2-9]|\d\d+) (?:tile|point|figure)\b"),
    "cs": (
        r"(?<!z )\b1 (?:bod[yů]|kartič(?:ek|ky|kách)|figur(?:ek|ky))\b",
        r"\b[2-4] (?:bod|bodů|figurek)\b",
        r"\b(?:[5-9]|1\d|\d\d+) (?:bod|body|figurky|kartičky)\b",
        r"\b[sz] [2-467] ",
    ),
}
NOTHING = {"en": "hanges nothing", "cs": "nic nezmění"}


def told(expansions: tuple[str, ...], positions: int) -> Iterator[tuple[str, str, str, bool]]:
    """The language, who reads, the sentence, and whether the line is clearly ahead of the next."""
    rng, left = random.Random(3), positions
    for seed in range(301, 400):
        for game in play(expansions, seed):
            if rng.random() < 0.5:
                continue
            assert game.prompt
            me = game.prompt.player
            some = [(of_table(game.settled_table(line)).lead(me), line) for line in some_lines(game, rng)]
            lines = sorted(some, key=lambda one: -one[0])
            for n, (value, line) in enumerate(lines):
                ahead = n == 0 and len(lines) > 1 and value - lines[1][0] >= AHEAD
                for lang in languages():
                    yield lang, game.names[me], sentence(game, line, lang, lines[1][1] if ahead else ()), ahead
            left -= 1
            if not left:
                return


def faults(lang: str, reader: str, text: str, ahead: bool) -> list[str]:
    """What is wrong with a sentence."""
    bare = re.sub(r" \([^()]*\)", "", text)  # the chances of two features may be one
    clauses = [one.strip(" .") for one in re.split(r"[;:,]|\. ", bare)]
    found = [f"names the reader {reader}"] if re.search(rf"\b{reader}\b", text) else []
    found += [f"says twice: {one}" for one in {*clauses} if clauses.count(one) > 1 and len(one) > 25]
    whole = [one.strip(" .") for one in re.split(r";|\. ", text)]
    found += [f"a label: {one}" for one in whole if one[:1].lower() + one[1:] in LABELS[lang]]
    found += [f"does not agree: {number}" for wrong in WRONG[lang] for number in re.findall(wrong, text)]
    found += [f"a word instead of a number: {one}" for one in re.findall(r"(?:space|políčko) [a-z]+", text)]
    found += ["is no sentence"] if len(text.split()) < 3 or not re.fullmatch(r"\w.*\.", text) else []
    return found + (["does not say why"] if ahead and NOTHING[lang] in text else [])


@pytest.mark.parametrize("expansions", SYSTEMS, ids="+".join)
def test_no_reader_stumbles(expansions: tuple[str, ...]) -> None:
    every = [*told(expansions, 14)]
    wrong = [f"{one[2]}: {found}" for one in every if (found := faults(*one))]
    assert every
    assert not wrong, f"{len(wrong)} of {len(every)}\n" + "\n".join(wrong[:20])
