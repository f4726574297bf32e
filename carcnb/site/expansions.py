"""A page for each expansion, which tells its rules whole: what it adds, the turn, the points, every rule, decisions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from carcnb.classroom.lesson_plans import plans
from carcnb.curriculum import curriculum
from carcnb.drawing import game_svg
from carcnb.engine.expansions import ORDER
from carcnb.hypertext import Inside, PageElement, h
from carcnb.quizzes import practice_expansions
from carcnb.rulebook import Rule, RuleList, rule, rules
from carcnb.rulebook import systems as with_rules
from carcnb.rulebook.address import rule_page
from carcnb.rulebook.decisions import decisions
from carcnb.rulebook.selection import COMMON, needs_of, rules_of_points, rules_of_turn
from carcnb.site.cards import games_of, lessons_of, telling
from carcnb.site.frame import RULEBOOK, RULES, WHOLE, Here, SitePage, crumbs
from carcnb.site.lessons import TOPIC
from carcnb.site.metadata import answers
from carcnb.site.rules import link_lesson
from carcnb.site.stills import SiteStill, Stills
from carcnb.words import has, say, tie_words

PICTURE = 20_000
"""Bytes of the picture of an expansion, before details of the tiles are left out."""


def whole() -> list[str]:
    """The systems that have a page of this kind: the base game, then the expansions as they are taught."""
    taught = [name.partition("/")[0] for name in curriculum()]
    known = [name for name in with_rules() if name not in COMMON]
    return ["base", *sorted(known, key=[*taught, *known].index)]


def pages(lang: str, stills: Stills) -> Iterator[SitePage]:
    """The page of each system; the session speaks the language."""
    for system in whole():
        yield _page(Here(WHOLE.format(system), lang), rules(system, lang), stills)


def _page(here: Here, of: RuleList, stills: Stills) -> SitePage:
    name, system = of.title, of.system
    key = f"about-{system}"
    about = say(key, here.lang) if has(key, here.lang) else name
    chosen = [system]
    turn, points = rules_of_turn(chosen, here.lang), rules_of_points(chosen, here.lang)
    hero = _picture(system, stills)
    parts: list[Inside] = [
        crumbs(here, [here.link(RULES, here.say("site-rules"))]),
        h.div(
            h.div(h.h1(name), h.p(tie_words(about, here.lang), class_="p-lead"), _ways(here, system)),
            h.div(hero.image(here, f"{say('ui-board', here.lang)}: {name}"), class_="p-pic"),
            class_="p-hero",
        ),
        _summary(here, "turn", turn, system),
        _summary(here, "points", points, system),
        h.h2(here.say("site-whole"), id="rules"),
        h.div((_chapter(here, n, title, of_it, stills) for n, (title, of_it) in enumerate(of.sections(), 1))),
        _decisions(here, system),
        _lessons(here, system),
    ]
    asked = [
        (say("site-asks-adds", here.lang, name=name), about),
        (say("site-asks-turn", here.lang, name=name), _own_texts(turn, system)),
        (say("site-asks-points", here.lang, name=name), _own_texts(points, system)),
    ]
    title = say("site-whole-title", here.lang, name=name)
    return SitePage(here, title, about, parts, "rules", stills.cards.of_system(system), answers(asked))


def _picture(system: str, stills: Stills) -> SiteStill:
    """The board of one of its lessons: the one that shows most and is no long row."""
    games = games_of(lessons_of(system))
    return stills.once(f"all of {system}", lambda: game_svg(telling(games), budget=PICTURE))


def _own_texts(entries: Iterable[Rule], system: str) -> str:
    return " ".join(entry.text for entry in entries if _is_own(entry, system))


def _is_own(entry: Rule, system: str) -> bool:
    """Whether a rule of the summary is there because of this system."""
    return system in (entry.system, *needs_of(entry.id))


def _ways(here: Here, system: str) -> PageElement:
    """Ways on: to the booklet of a game with it, to learn, to practise."""
    lessons = lessons_of(system)
    at = "" if system in COMMON else system
    rows = [here.link(RULEBOOK, here.say("site-rulebook-way"), at, class_="p-button")]
    if lessons:
        rows.append(here.link(f"{{}}/learn/{lessons[0]}.html", here.say("site-whole-learn"), class_="p-button"))
    if system in practice_expansions():
        rows.append(here.link(TOPIC.format(system), here.say("home-practise"), class_="p-button"))
    return h.ul(map(h.li, rows), class_="p-plain p-row-of")


def _summary(here: Here, what: str, entries: Sequence[Rule], system: str) -> PageElement:
    """The turn or the points with it: what it adds is told whole and stands out, the rest in short."""
    rows = []
    for entry in entries:
        own = system != "base" and _is_own(entry, system)
        text = here.caption(entry.text) if own else h.p(tie_words(entry.short, here.lang))
        rows.append(h.li(h.b(entry.title), " ", here.rule(entry.id), text, class_="p-own" if own else None))
    plain = system != "base" and not any(_is_own(entry, system) for entry in entries)
    note = h.p(here.say(f"site-same-{what}")) if plain else None
    listed = PageElement("ol" if what == "turn" else "ul", rows, class_="p-summary")
    return h.section(h.h2(here.say(f"site-{what}")), note, listed, id=what)


def _chapter(here: Here, number: int, title: str, entries: Sequence[Rule], stills: Stills) -> PageElement:
    rows = [_rule(here, entry, stills.find(entry.id)) for entry in entries]
    return h.section(h.h3(title) if title else None, rows, class_="p-whole", id=f"chapter-{number}")


def _rule(here: Here, entry: Rule, still: SiteStill | None) -> PageElement:
    """A rule told whole, with the picture of its board."""
    named = h.h4(entry.title, " ", here.link(rule_page(entry.id), entry.id, class_="p-id"))
    alt = f"{say('ui-board', here.lang)}: {entry.title}"
    picture = h.div(still.image(here, alt, lazy=True), class_="p-pic") if still else None
    return h.article(h.div(named, here.caption(entry.text)), picture, id=entry.id)


def _decisions(here: Here, system: str) -> Inside:
    """What the booklet leaves open, and how it is decided."""
    found = [rule(id, here.lang) for id, one in decisions().items() if one.system == system]
    if not found:
        return None
    rows = (
        h.li(h.code(one.id), here.caption(one.text), id=one.id, lang=one.lang if one.lang != here.lang else None)
        for one in found
    )
    note = h.p(here.say("site-decisions-note"))
    return h.section(h.h2(here.say("site-decisions")), note, h.ul(rows, class_="p-decisions"), id="decisions")


def _lessons(here: Here, system: str) -> Inside:
    rows = [h.li(link_lesson(here, curriculum()[name])) for name in lessons_of(system)]
    rows += [
        h.li(here.link(f"{{}}/teach/plan-{plan.name.replace('/', '-')}.html", plan.heading))
        for plan in plans(lang=here.lang)
        if plan.name.partition("/")[0] == system
    ]
    return (
        h.section(h.h2(here.say("home-learn")), h.ul(rows, class_="p-sheets"), id="lessons", class_="p-unprinted")
        if rows
        else None
    )


def expansions() -> list[str]:
    """The expansions that can be chosen, as they are taught."""
    known = {kind.name for kind in ORDER}
    return [name for name in whole() if name in known and name not in COMMON]
