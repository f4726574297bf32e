"""An evaluation in words: a sentence for every feature and whatever else brings points, with its reasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from typing import TYPE_CHECKING

from carcnb.analysis.layout import tenths
from carcnb.engine.events import Feature, SegmentAt, worth
from carcnb.hypertext import PageElement, h
from carcnb.rulebook.explain import name_of
from carcnb.words import say

if TYPE_CHECKING:
    from carcnb.analysis.terms import Term

Told = tuple[str, float, str, tuple[SegmentAt, ...]]
"""A seat, its points for one thing, why, and the first part of that if it is a feature."""


def tell_terms(
    terms: Iterable[Term], points: Mapping[str, float], names: Mapping[str, str], lang: str | None = None
) -> Iterator[tuple[str, float, str]]:
    """A sentence for each thing that brings a seat points, seat by seat."""
    for seat, sum, what, _ in reasons_of(terms, points, lang):
        yield seat, sum, say("eval-entry", lang, name=name_of(seat, names, lang), points=tenths(sum), what=what)


def told_in_html(
    terms: Iterable[Term], points: Mapping[str, float], names: Mapping[str, str], lang: str | None = None
) -> PageElement:
    """The same as a table: a heading for every seat with its points, and a row for every reason."""
    reasons, parts = list(reasons_of(terms, points, lang)), []
    for seat, total in points.items():
        parts.append(_row("th", say("eval-number", lang, points=tenths(total)), name_of(seat, names, lang)))
        for owner, sum, what, _ in reasons:
            if owner == seat:
                parts.append(_row("td", say("eval-number", lang, points=tenths(sum)), what))
    return h.table(parts, class_="carcnb-evaluation")


def _row(cell: str, number: str, text: str) -> PageElement:
    return h.tr(PageElement(cell, number, style="text-align:right"), PageElement(cell, text, style="text-align:left"))


def reasons_of(
    terms: Iterable[Term], points: Mapping[str, float], lang: str | None, located: bool = True
) -> Iterator[Told]:
    """The terms about one thing together, seat by seat; ``located``: the words say on which square it lies."""
    found: dict[tuple[str, object], list[Term]] = {}
    for term in terms:
        about = term.about if isinstance(term.about, Feature) else (term.what, term.about)
        found.setdefault((term.seat, about), []).append(term)
    for seat in points:
        for (owner, _), own in found.items():
            if owner == seat:
                feature = own[0].about if isinstance(own[0].about, Feature) else None
                clauses = [_clause(term, lang) for term in own if tenths(term.points) or term.what == "stands"]
                at: tuple[SegmentAt, ...] = ()
                if feature:
                    clauses, at = [_feature(feature, lang, located), *clauses], feature.segments[:1]
                if clauses:
                    what = reduce(lambda row, clause: say("eval-more", lang, row=row, clause=clause), clauses)
                    yield seat, sum(term.points for term in own), what, at


def _feature(feature: Feature, lang: str | None, located: bool) -> str:
    if not located:
        return say(f"feature-{feature.kind}", lang)
    x, y, _ = min(feature.segments)
    return say("eval-feature", lang, feature=say(f"feature-{feature.kind}", lang), x=x, y=y)


def _clause(term: Term, lang: str | None) -> str:
    """One term in words."""
    points = tenths(term.points)
    match term.what:
        case "stands" if isinstance(term.about, Feature):
            now = say("eval-stands", lang, tiles=say("tiles", lang, n=term.about.tiles), points=points)
            if term.about.complete or term.chance:
                return now
            return say("eval-more", lang, row=now, clause=say("eval-dead", lang))
        case "stands":
            return say(f"bonus-{term.about}", lang)
        case "grows":
            return say("eval-grows", lang, points=tenths(worth(term.sum)), chance=round(100 * term.chance))
        case "share":
            held = say(f"token-{term.about}", lang)
            return say("eval-more", lang, row=held, clause=say("eval-share", lang, n=round(term.chance)))
        case "turns" | "helpers":
            return say(f"eval-{term.what}", lang, n=int(str(term.about)), points=points)
        case "figures":
            hand = say("eval-figures", lang, n=int(str(term.about)))
            if term.chance < 0.05:
                return hand
            return say("eval-more", lang, row=hand, clause=say("eval-coming", lang, n=tenths(term.chance)))
    return say(f"eval-{term.what}", lang, points=points)
