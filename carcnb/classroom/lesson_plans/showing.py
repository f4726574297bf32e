"""What a plan puts on the projector, as a text: ``base/roads``, ``points 3 1``, ``puzzles base 2``, ``short``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from carcnb.analysis.puzzles import bundled_puzzles
from carcnb.curriculum import curriculum
from carcnb.engine.expansions import ORDER
from carcnb.errors import nearest
from carcnb.questions.errors import LessonError
from carcnb.questions.topics import TOPICS, title_of
from carcnb.quizzes import practice_expansions
from carcnb.records.samples import names as samples
from carcnb.words import say

_ALONE = {
    "home": "carcnb.home()",
    "short": 'carcnb.play(["Ada", "Ben"], tiles=[f"base-{{t}}" for t in "ADEEIJKLNPRUUUVVVVWW"]{without})',
}
"""Games that are over within a lesson: of eight tiles, and of twenty."""


class Shown(NamedTuple):
    """A thing to show: the text that names it, its kind, what it is about, and the line of Python that shows it.

    ``part`` is what it is called in a course, empty if there is no place for it.
    """

    text: str
    kind: str
    what: str
    n: int
    call: str
    part: str

    def title(self, lang: str) -> str:
        """What it is, in words."""
        return say(f"plan-show-{self.kind}", lang, what=self._what(lang), n=self.n)

    def _what(self, lang: str) -> str:
        if self.kind == "exercises" or self.what in curriculum():
            return title_of(self.what, lang)
        return "" if not self.what or "/" in self.what else say(f"system-{self.what}", lang)


def find_showing(text: str, seed: int, farmers: bool = True) -> Shown:
    """What a text of a plan stands for; exercises are made from ``seed``.  ``LessonError`` says what there is."""
    word, *more = text.split()
    without = "" if farmers else ", farmers=False"
    if not more and "/" in word:
        _one_of(word, curriculum(), "lesson")
        return Shown(text, "lesson", word, 1, f'carcnb.classroom.present("{word}")', word)
    if word == "replay" and len(more) == 1:
        _one_of(more[0], samples(), "game to replay")
        return Shown(text, "replay", more[0], 1, f'carcnb.classroom.present(carcnb.replay("{more[0]}"))', "")
    if text in _ALONE:
        return Shown(text, text, "", 1, _ALONE[text].format(without=without), "")
    if word == "play" and len(more) == 1:
        _one_of(more[0], [kind.name for kind in ORDER], "expansion")
        return Shown(text, "game", more[0], 1, f'carcnb.play(["Ada", "Ben"], ["{more[0]}"]{without})', "")
    if word == "puzzles" and len(more) == 2 and more[1].isdecimal():
        _one_of(more[0], bundled_puzzles(), "system with puzzles")
        n = int(more[1])
        return Shown(text, "puzzles", more[0], n, f'carcnb.classroom.present(carcnb.puzzles("{more[0]}", n={n}))', text)
    if re.fullmatch(r"[\w/]+ \d+ [123]", text):
        _one_of(word, curriculum() if "/" in word else [*TOPICS, *practice_expansions()], "topic")
        n = int(more[0])
        harder = f", difficulty={more[1]}" if more[1] != "1" else ""
        made = f'carcnb.exercises("{word}", seed={seed}, n={n}{harder}{without})'
        return Shown(text, "exercises", word, n, f"carcnb.classroom.present({made})", text)
    raise LessonError(
        f"{text!r} cannot be shown: write a lesson's name, 'points 3 1', 'puzzles base 2', 'replay base/one_point', "
        "'home', 'short' or 'play ferries'"
    )


def _one_of(word: str, known: Iterable[str], what: str) -> None:
    names = [*known]
    if word not in names:
        raise LessonError(f"there is no {what} {word!r}; {nearest(word, names)}")
