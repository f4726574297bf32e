"""How often the rule that answers a question is among the first three: ``python -m tests.rulebook.questions``."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from carcnb.rulebook.indexing import search_index
from carcnb.rulebook.searching import search

FIRST = 3
"""Among how many of the answers the right one has to be."""
OTHERS = "of others"
"""What the names of parts end with that hold what others have asked."""
HELD_OUT = 4
"""Every question of this number is held out: nobody looks at it while the search is made better."""


class Question(NamedTuple):
    """A question with its language, the ids that answer it, and whether it is held out, and was asked by others."""

    lang: str
    text: str
    ids: frozenset[str]
    held_out: bool
    others: bool = False

    @property
    def place(self) -> int:
        """At which place the first right answer is, counted from 1; 0 if there is none."""
        found = search(search_index(self.lang), self.text).rules
        return next((n for n, id in enumerate(found, 1) if id in self.ids), 0)

    @property
    def answered(self) -> bool:
        """Whether a right answer is among the first ones."""
        return 1 <= self.place <= FIRST


def questions() -> list[Question]:
    """All of them, language by language."""
    told = tomllib.loads(Path(__file__).with_name("questions.toml").read_text("utf-8"))
    return [
        Question(lang[:2], text, frozenset(ids.split()), n % HELD_OUT == 0 and OTHERS not in lang, OTHERS in lang)
        for lang, entries in told.items()
        for n, (text, ids) in enumerate(entries.items(), 1)
    ]


def share(asked: list[Question]) -> float:
    """The share of questions that are answered."""
    return sum(one.answered for one in asked) / len(asked)


def main() -> None:
    """Print the shares; with ``--missing`` also what is not answered, and what comes instead, none of it held out."""
    every = questions()
    for lang in dict.fromkeys(one.lang for one in every):
        for name, kind in (("seen", (False, False)), ("held out", (True, False)), (OTHERS, (False, True))):
            part = [one for one in every if one.lang == lang and (one.held_out, one.others) == kind]
            first = sum(one.place == 1 for one in part) / len(part)
            print(
                f"{lang} {name:<9}{len(part):4} questions, right among the first {FIRST}: {share(part):.1%},", end=" "
            )
            print(f"at the first place: {first:.1%}")
    print(f"all{'':<9}{len(every):4} questions, right among the first {FIRST}: {share(every):.1%}")
    for one in every if "--missing" in sys.argv else ():
        if not one.held_out and not one.answered:
            found = search(search_index(one.lang), one.text)
            print(
                f"{one.lang} {one.text!r}: {' '.join(sorted(one.ids))} at {one.place}; {' '.join(found.rules[:FIRST])}"
            )


if __name__ == "__main__":
    main()
