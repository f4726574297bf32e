"""The rules of a game with exactly the chosen expansions, on one page: to read, to print, to link.

All rules stand on it; its script leaves those of the expansions that are named behind the # of its address.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from carcnb.hypertext import Inside, PageElement, h
from carcnb.rulebook import Rule, rules
from carcnb.rulebook.selection import COMMON, needs_of, rules_of_points, rules_of_turn
from carcnb.site.expansions import expansions
from carcnb.site.frame import RULEBOOK, RULES, Here, SitePage, crumbs
from carcnb.site.stills import Stills
from carcnb.words import say, tie_words

FIGURES = "FIG-"


def pages(lang: str, _stills: Stills) -> Iterator[SitePage]:
    """The one page; the session speaks the language."""
    here, chosen = Here(RULEBOOK, lang), expansions()
    title, note = say("site-rulebook", lang), say("site-rulebook-note", lang)
    parts: list[Inside] = [
        crumbs(here, [here.link(RULES, here.say("site-rules"))]),
        h.h1(here.say("site-rulebook")),
        h.p(here.say("site-rulebook-note"), class_="p-lead p-unprinted"),
        _form(here, chosen),
        h.p(here.say("system-base"), class_="p-with", data_base=here.say("system-base")),
        h.div(_book(here, chosen), class_="p-book"),
    ]
    yield SitePage(here, title, note, parts, "rules")


def _form(here: Here, chosen: Sequence[str]) -> PageElement:
    """Where the expansions are chosen; without a script all of them stand there."""
    boxes = (
        h.label(h.input(type="checkbox", name="with", value=name), " ", here.say(f"system-{name}")) for name in chosen
    )
    fields = h.fieldset(h.legend(here.say("ui-home-expansions")), boxes)
    button = h.button(here.say("site-print"), type="button")
    return h.form(
        fields,
        h.p(button, " ", h.small(here.say("site-rulebook-link"))),
        class_="p-choose",
        data_book=True,
    )


def _book(here: Here, chosen: Sequence[str]) -> Iterator[PageElement]:
    yield _part(here, "turn", say("site-turn", here.lang), h.ol(_items(here, rules_of_turn(chosen, here.lang))))
    points = _items(here, rules_of_points(chosen, here.lang))
    yield _part(here, "points", say("site-points", here.lang), h.ul(points))
    figures = [entry for entry in rules("overview", here.lang) if entry.id.startswith(FIGURES)]
    yield _part(here, "figures", say("site-figures", here.lang), h.ul(_items(here, figures)))
    for system in ("base", *chosen):
        of = rules(system, here.lang)
        chapters = [(h.h3(title), h.ul(_items(here, entries))) for title, entries in of.sections()]
        yield _part(here, system, of.title, chapters, "" if system in COMMON else system)


def _part(here: Here, name: str, title: str, inside: Inside, system: str = "") -> PageElement:
    return h.section(h.h2(tie_words(title, here.lang)), inside, id=name, data_with=system or None)


def _items(here: Here, entries: Sequence[Rule]) -> list[PageElement]:
    return [
        h.li(
            h.b(f"{tie_words(entry.title, here.lang)}."),
            " ",
            tie_words(entry.text, here.lang),
            " ",
            here.rule(entry.id),
            data_with=" ".join(needs_of(entry.id) or ((entry.system,) if entry.system not in COMMON else ())) or None,
        )
        for entry in entries
    ]
