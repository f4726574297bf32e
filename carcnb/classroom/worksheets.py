"""Worksheets: pages of still boards and questions to print, in versions and with marks, and their answer sheets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from carcnb.classroom.items import Item
from carcnb.classroom.items import items as every
from carcnb.classroom.paper import layout, rule_list
from carcnb.classroom.paper import legend as explained
from carcnb.classroom.paper.art import PageArt
from carcnb.classroom.paper.look import css
from carcnb.classroom.paper.marks import marks_of
from carcnb.classroom.paper.versions import LETTERS, Version
from carcnb.classroom.paper.versions import versions as in_versions
from carcnb.engine.texts import fault
from carcnb.errors import CarcnbError, raise_as
from carcnb.files import write_text
from carcnb.hypertext import Inside, Markup, PageElement, h, page, write
from carcnb.lessons.reading import LONGEST_TITLE
from carcnb.questions.errors import LessonError
from carcnb.rulebook import Rule, RuleList
from carcnb.words import find_language, say, speaking

FEW = 8
"""So many rules stand before the questions; more of them stand after these, on the back."""


def worksheet(
    items: Any = (),
    title: str | None = None,
    answers: bool = False,
    lang: str | None = None,
    *,
    marks: bool | int | Sequence[int] = False,
    versions: int = 1,
    legend: bool = False,
    rules: bool | str = False,
) -> Worksheet:
    """Pages to print of the tasks of lessons and of exercises: boards, questions, room for the answers.

    ``items`` are lessons, their names or files, exercises, quizzes, or lists of these; ``answers`` makes the key;
    ``lang`` is a language code (the session's if none is given).

    ``marks=True`` gives each question marks by its kind and difficulty, a number the same to all, a list to each its
    own; the key says what brings a part of them.  ``versions`` up to 4 makes sheets A, B, C and D: exercises that were
    generated are made anew for each, as hard as they are; what was written by hand is asked in another place.
    ``legend=True`` explains the figures and signs that are on the sheet, ``rules=True`` adds the rules that it needs,
    each in one clause; the name of a system adds all of that system's, and makes a sheet of them if there are no items.
    ``LessonError`` says what is wrong.

    >>> carcnb.classroom.worksheet(["base/roads", carcnb.exercises("points", n=2, seed=1)], title="Roads")
    <Worksheet 'Roads', 3 tasks>
    """
    with raise_as(LessonError, of=CarcnbError):
        code = find_language(lang)
    if title is not None and not isinstance(title, str):
        raise LessonError(f"the title of a worksheet is a text, not {title!r:.60}")
    if reason := fault(title or "", LONGEST_TITLE):
        raise LessonError(reason, ("title",))
    if isinstance(versions, bool) or not isinstance(versions, int) or not 1 <= versions <= len(LETTERS):
        raise LessonError(f"versions is how many there are, 1 to {len(LETTERS)}, not {versions!r:.60}")
    if not isinstance(rules, bool | str):
        raise LessonError(f"rules is True, False or the name of a system, not {rules!r:.60}")
    with speaking(code):
        system = rule_list.system(rules, code) if isinstance(rules, str) else None
        if system and isinstance(items, Sequence) and not items:
            if marks is not False or versions > 1 or answers:
                raise LessonError("a sheet of rules alone asks nothing: it has no marks, versions or answers")
            return Worksheet(
                title or system.title, code, [Version(LETTERS[0], (), (), ())], system, legend=bool(legend)
            )
        found = every(items)
        made = in_versions(found, marks_of(marks, found), versions)
        needed = rule_list.rules_needed(item for version in made for item in version.items) if rules is True else []
        return Worksheet(title or say("sheet-title"), code, made, system, needed, bool(legend), bool(answers))


@dataclass(frozen=True, eq=False, repr=False)
class Worksheet:
    """Printable pages; in a notebook they show themselves, ``save`` writes an HTML file, ``answers`` is the key.

    ``versions`` holds the sheets A, B, C and D, as many as there are, each with its ``items`` and ``marks``.  In the
    box of rules are those of a ``system``, or else those that are ``needed``.
    """

    title: str
    lang: str
    versions: list[Version]
    system: RuleList | None = None
    needed: Sequence[Rule] = ()
    legend: bool = False
    solved: bool = False

    @property
    def items(self) -> list[Item]:
        """The questions of the first version."""
        return list(self.versions[0].items)

    @property
    def answers(self) -> Worksheet:
        """The answer sheet of this worksheet: a key for each version."""
        if not self.items:
            raise LessonError("a sheet of rules alone has no answers")
        return replace(self, solved=True)

    def html(self) -> str:
        """The whole page as a self-contained HTML document, all text escaped; the same items give the same bytes."""
        return page(self.lang, self.title, self._pages(shared=True))

    def save(self, path: str | Path, *, answers: bool = False) -> Path:
        """Write the pages, or with ``answers`` their key, to an HTML file, ready to print, and return its path.

        ``FileError`` if that fails.
        """
        return write_text(path, (self.answers if answers else self).html())

    def __repr__(self) -> str:
        letters = "".join(f" {version.letter}" for version in self.versions)
        more = f", versions{letters}" if len(self.versions) > 1 else ""
        return f"<Worksheet {self.title!r}, {len(self.items)} tasks{more}>"

    def _repr_html_(self) -> str:
        """The pages as a notebook shows them: boards as pictures, for a saved one keeps no drawings in its HTML."""
        return self._pages(shared=False)

    def _pages(self, shared: bool) -> Markup:
        with speaking(self.lang):
            art = PageArt(self.title + repr(self.solved), shared)
            pages = [self._page(version, art) for version in self.versions]
            letters = [version.letter for version in self.versions] if len(self.versions) > 1 else []
            return write(css(letters), art.defs, pages)

    def _page(self, version: Version, art: PageArt) -> PageElement:
        art.begin()
        lettered = len(self.versions) > 1
        numbers = range(1, len(version.items) + 1)
        asked = layout.leaves([layout.question(n, version, self.solved, art) for n in numbers], self.solved)
        head = layout.head(self.title, version, lettered, self.solved) if version.items else layout.title(self.title)
        above: Inside = None
        if not self.solved:
            above = explained.legend(art, version.items) if self.legend else layout.how(version)
        rules = rule_list.summary(self.system) if self.system and not version.items else None
        found = self.system if self.system and version.items else self.needed
        box = None if self.solved else rule_list.box(found)
        before = box if len(found) <= FEW else None
        # boards take what a page has left, unless rules before them have taken it
        leaf = "leaf" if before or self.solved else "leaf grows"
        first = h.div(head, above, rules, before, asked[:1], class_=leaf if version.items else None)
        body = first, (h.div(one, class_=leaf) for one in asked[1:]), None if before else box
        look = "cn-sheet" + (f" v-{version.letter}" if lettered else "") + (" key" if self.solved else "")
        return h.section(body, class_=look, lang=self.lang)
