"""Short rules on a worksheet: those that its questions need, or all of a system, each in one clause with its id."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from carcnb.classroom.items import Item
from carcnb.errors import raise_as
from carcnb.hypertext import Inside, PageElement, h
from carcnb.questions.caption import cited_rules
from carcnb.questions.errors import LessonError
from carcnb.rulebook import Rule, RuleList, UnknownRule, index, rule
from carcnb.rulebook.reading import of_system
from carcnb.training.trained_rules import trained_rules
from carcnb.words import say

OFTEN = 0.05
"""A rule that decides so large a share of a topic's exercises stands in the box, whether this sheet has one or not."""
MANY = 60
"""So many rules stand on one page; more of them go on on the next."""


def rules_needed(items: Iterable[Item]) -> list[Rule]:
    """The rules that questions need, in the order of the rulebooks.

    Beside those that decide stand others of their topics, so that the box answers nothing by what is in it.
    """
    wanted = {id for item in items for id in _of(item)}
    return [rule(id) for id in index() if id in wanted]


def _of(item: Item) -> set[str]:
    own = {*item.rules, *cited_rules(item.text), *cited_rules(item.question)}
    made = item.exercise
    if made and made.seed is not None and made.topic in trained_rules():
        shares = trained_rules()[made.topic].get(item.difficulty, {})
        return own | {id for id, share in shares.items() if share >= OFTEN}
    if item.form in ("one", "several"):
        own |= {near for id in own if id in index() for near in rule(id).see}
    return own


def system(name: str, lang: str) -> RuleList:
    """The rules of a system; ``LessonError`` if there is none of this name."""
    with raise_as(LessonError, of=UnknownRule):
        return of_system(name, lang)


def box(found: Sequence[Rule]) -> Inside:
    """Rules in a box."""
    look = "box rules long" if len(found) > MANY else "box rules"
    return h.div(h.h2(say("sheet-rules")), _rows(found), class_=look) if found else None


def summary(found: RuleList) -> PageElement:
    """All rules of a system by their sections."""
    parts = (h.section(h.h2(title) if title else None, _rows(each)) for title, each in found.sections())
    return h.div(parts, class_="rules summary")


def _rows(found: Iterable[Rule]) -> PageElement:
    return h.ul(h.li(f"{one.short} ", h.code(one.id)) for one in found)
