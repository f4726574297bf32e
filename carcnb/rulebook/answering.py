"""The rules of a system, or those that answer a question: the best one on top, with its board."""

from __future__ import annotations

from carcnb.display import notebook, shows
from carcnb.engine.texts import shorten
from carcnb.hypertext import Inside, h
from carcnb.rulebook.indexing import search_index
from carcnb.rulebook.reading import Rule, RuleList, UnknownRule, ids_of, of_system, rule, systems
from carcnb.rulebook.searching import Hits, search
from carcnb.words import find_language, say

LONGEST = 200
"""Letters of a question that are read."""


class Answers(RuleList):
    """The rules that answer a question, at least one, the best first, and what was ``decided`` about it.

    Shown in a notebook the first is a card with its board, the others are a list below it.
    """

    def __init__(self, question: str, lang: str, hits: Hits) -> None:
        super().__init__("", lang, (rule(id, lang) for id in hits.rules or hits.decisions))
        self.question = question
        self.decided = [rule(id, lang) for id in hits.decisions if hits.rules]

    @property
    def title(self) -> str:
        """The question."""
        return self.question

    def sections(self) -> list[tuple[str, list[Rule]]]:
        """The answer alone, the rules that come next, and decisions; the first has no title."""
        titles = ("", say("rules-also", self.lang), say("rules-decided", self.lang))
        parts = (self[:1], self[1:], self.decided)
        return [(title, list(of)) for title, of in zip(titles, parts, strict=True) if of]

    def __repr__(self) -> str:
        return "\n".join([self.title, "", str(shows(self[0]).text(self[0])), *self._lines()])

    __str__ = __repr__

    def _ipython_display_(self) -> None:
        shows(self[0]).display(self[0])
        if below := self._below():
            plain = "\n".join(self._lines()).lstrip()
            notebook().output({"text/html": str(h.div(below, lang=self.lang)), "text/plain": plain})

    def _repr_html_(self) -> str:
        card = str(shows(self[0]).html(self[0], picture=True))
        return card + str(h.div(self._below(), lang=self.lang))

    def _lines(self) -> list[str]:
        """What stands below the answer, as text."""
        return [
            line
            for title, entries in self.sections()[1:]
            for line in ("", title, *(f"  {_row(one)}" for one in entries))
        ]

    def _below(self) -> list[Inside]:
        """What stands below the answer."""
        parts: list[Inside] = []
        for title, entries in self.sections()[1:]:
            rows = (h.li(h.code(one.id), " ", _titled(one)) for one in entries)
            parts += [h.h4(title), h.ul(rows)]
        return parts


def _titled(shown: Rule) -> Inside:
    """A rule in a list: of a decision there is a sentence alone."""
    return shown.text if shown.id.startswith("D-") else [h.b(f"{shown.title}."), f" {shown.short}"]


def _row(shown: Rule) -> str:
    return f"{shown.id:<10} {shown.text if shown.id.startswith('D-') else f'{shown.title}: {shown.short}'}"


def rules(system: str = "base", lang: str | None = None) -> RuleList:
    """All rules of one system in the order of its rulebook, or those that answer a question.

    A system is known by its name, by the start of it ("inns") or by the first part of its ids ("BASE", "SCORE"); "base"
    is the base game.  Anything else is a question in one's own words, ``carcnb.rules("double meeple scoring")``: the
    words of other editions and slips of spelling are understood, and the answers are ``Answers``, the best first.
    Raises UnknownRule if there is none; it names the words that are near.

    >>> carcnb.rules("winter")[0].id
    'WIN-1'
    """
    if not isinstance(system, str):
        raise UnknownRule(f"a system or a question is a text, not {system!r:.60}")
    if ids_of(system):
        return of_system(system, lang)
    return answers(system, lang)


def answers(question: str, lang: str | None = None) -> Answers:
    """The rules that answer a question, the best first. Raises UnknownRule, which names the words that are near."""
    code = find_language(lang)
    hits = find(question, code)
    if not hits.rules and not hits.decisions:
        said = {"question": shorten(" ".join(question.split()), 60), "known": ", ".join(systems())}
        if hits.near:
            raise UnknownRule(say("error-question-near", lang, near=", ".join(hits.near), **said))
        raise UnknownRule(say("error-question", lang, **said))
    return Answers(shorten(" ".join(question.split()), LONGEST), code, hits)


def find(question: str, lang: str) -> Hits:
    """The ids of what answers a question in a language, or the words that are near."""
    return search(search_index(lang), question[:LONGEST])
