"""The rules as pages: all of them in a list that can be searched, and each at an address of its own."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from carcnb.curriculum import CurriculumEntry, curriculum
from carcnb.drawing import game_svg
from carcnb.hypertext import Inside, PageElement, h
from carcnb.lessons.cards import height_of, opener_key
from carcnb.lessons.reading import find_lesson
from carcnb.questions.caption import cited_rules
from carcnb.rulebook import Rule, RuleList, rule, rules
from carcnb.rulebook import systems as with_rules
from carcnb.rulebook.address import rule_page
from carcnb.rulebook.answering import LONGEST
from carcnb.rulebook.decisions import decisions
from carcnb.rulebook.example import Example, example
from carcnb.rulebook.indexing import search_index
from carcnb.site.frame import RULEBOOK, RULES, WHOLE, Here, SitePage, board, crumbs, leading, onward
from carcnb.site.metadata import learning
from carcnb.site.stills import Stills
from carcnb.systems import systems
from carcnb.words import say
from carcnb.words.texts import pick_text

INDEX = "rules/{}/search.json"
"""Where in a site the index is that answers questions; it is read when somebody begins to write one."""

PICTURE = 9_000
"""Bytes of a rule's picture, before details of the tiles are left out."""

MOST = 8
"""Lessons that a rule names at most."""


def index_file(lang: str) -> tuple[str, str]:
    """The index of a language, its place and its content.

    Decisions have no pages: their texts are in it, each with the rule on whose page it stands.
    """
    index = search_index(lang)
    decided = ((id, decisions()[id]) for id in index["ids"][index["decided"] :])
    told = {**index, "texts": {id: (decision.text_in(lang), decision.rules[0]) for id, decision in decided}}
    return INDEX.format(lang), json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def pages(lang: str, stills: Stills) -> Iterator[SitePage]:
    """The list of all rules, then every rule; the session speaks the language."""
    every = [rules(system, lang) for system in systems() if system in with_rules()]
    yield _list(every, lang)
    for of in every:
        chapters = {entry.id: (n, title) for n, (title, entries) in enumerate(of.sections(), 1) for entry in entries}
        for entry, before, after in zip(of, [None, *of], [*of[1:], None], strict=False):
            yield _rule(entry, of, chapters[entry.id], (before, after), stills)


def _list(every: list[RuleList], lang: str) -> SitePage:
    here = Here(RULES, lang)
    jump = (h.li(h.a(of.title, href=f"#{of.system}")) for of in every)
    parts = [
        leading(here.say("site-rules"), here.say("site-rules-note", n=sum(map(len, every)))),
        h.form(
            h.label(here.say("site-ask"), for_="q"),
            h.input(type="search", id="q", name="q", autocomplete="off", maxlength=LONGEST),
            h.p(
                class_="p-found",
                role="status",
                data_found=here.say("site-found"),
                data_none=here.say("site-none"),
                data_near=here.say("site-near"),
            ),
            class_="p-find p-large",
            role="search",
            data_find=True,
            data_index=here.to(INDEX),
        ),
        h.section(
            class_="p-answers p-rules",
            hidden=True,
            data_also=here.say("rules-also"),
            data_decided=here.say("rules-decided"),
        ),
        h.p(here.link(RULEBOOK, here.say("site-rulebook-way"), class_="p-button"), class_="p-act"),
        h.nav(h.ul(jump), class_="p-jump", aria_label=here.say("ui-home-expansions")),
    ]
    for of in every:
        chapters = []
        for n, (title, entries) in enumerate(of.sections(), 1):
            heading = (h.h3 if title else h.span)(title, id=f"{of.system}-{n}")
            chapters.append(h.div(heading, _rows(here, entries), class_="p-chapter"))
        way = h.p(here.link(WHOLE.format(of.system), here.say("site-whole-way")))
        whole = way if of.system != "overview" else None
        parts.append(h.section(h.h2(of.title), whole, chapters, class_="p-rules", id=of.system))
    about = say("site-rules-note", lang, n=sum(map(len, every)))
    return SitePage(here, say("site-rules", lang), about, parts, "rules")


def _rows(here: Here, entries: Iterable[Rule]) -> PageElement:
    """Rules in a list, each a link with its clause."""
    return h.ul(h.li(here.link(rule_page(e.id), (h.code(e.id), " ", h.b(e.title))), h.span(e.short)) for e in entries)


def _rule(
    shown: Rule, of: RuleList, chapter: tuple[int, str], beside: tuple[Rule | None, Rule | None], stills: Stills
) -> SitePage:
    here = Here(rule_page(shown.id), shown.lang)
    number, title = chapter
    of_all = here.link(WHOLE.format(of.system), of.title) if of.system != "overview" else None
    way = [here.link(RULES, here.say("site-rules")), of_all or here.link(RULES, of.title, of.system)]
    way += [here.link(RULES, title, f"{of.system}-{number}")] if title else []
    found = example(shown.id, shown.system)
    before, after = ((rule_page(r.id), f"{r.id} {r.title}") if r else None for r in beside)
    parts = [
        crumbs(here, way),
        h.h1(h.code(shown.id), f" {shown.title}"),
        h.div(here.caption(shown.text), class_="p-lead"),
        _example(here, shown, found, stills) if found else None,
        _more(here, shown),
        onward(here, before, after),
    ]
    title = f"{shown.id} {shown.title} · {of.title}"
    return SitePage(here, title, shown.text, parts, "rules", stills.cards.of_system(of.system), learning("rule"))


def _example(here: Here, shown: Rule, found: Example, stills: Stills) -> Inside:
    """The rule's board with what is to be tried; beside one that is shown as a game, that stands around it."""
    game = found.game()
    still = stills.once(shown.id, lambda: game_svg(game, highlight=found.lights(game), budget=PICTURE))
    line, answer = found.line_in(here.lang), found.answer_in(here.lang)
    tag = here.say("rule-try" if found.plays or found.refuses else "rule-look")
    said = h.p(tag, class_="p-tag"), here.caption(line)
    told = here.opening(opener_key(found), here.caption(answer)) if answer else None
    height = None if found.plain else height_of(game)
    opens = {"open": "rule", "name": shown.id}
    picture = still.image(here, f"{say('ui-board', here.lang)}: {shown.title}")
    if found.plain:
        return h.div(said, class_="p-box"), board(here, opens, picture, kind="p-game p-low"), told
    return board(here, opens, picture, (said, told), "p-led p-below", height)


def _more(here: Here, shown: Rule) -> Inside:
    """Related rules, the lessons in which the rule is told, and what is decided about it."""
    out = []
    if shown.see:
        related = _rows(here, (rule(id, here.lang) for id in shown.see))
        out.append(h.section(h.h2(here.say("site-see")), related, class_="p-rules"))
    if taught := _taught().get(shown.id):
        rows = (h.li(link_lesson(here, curriculum()[name])) for name in taught[:MOST])
        out.append(h.section(h.h2(here.say("site-taught")), h.ul(rows, class_="p-plain")))
    if shown.decisions:
        told = (h.li(h.code(one.id), h.span(one.text, h.small(one.title)), id=one.id) for one in shown.decisions)
        out.append(h.section(h.h2(here.say("rules-decided")), h.ul(told, class_="p-decided"), class_="p-rules"))
    return h.div(out, class_="p-more") if out else None


def link_lesson(here: Here, entry: CurriculumEntry) -> PageElement:
    """A link to a lesson by its title."""
    return here.link(lesson_page(entry.name), pick_text(entry.title))


def lesson_page(name: str) -> str:
    """Where in the site a lesson is."""
    return f"{{}}/learn/{name}.html"


@cache
def _taught() -> Mapping[str, list[str]]:
    """The lessons that name a rule, by its id."""
    found: dict[str, list[str]] = {}
    for name in curriculum():
        texts = [text for step in find_lesson(name).steps for text in (step.heading, step.text)]
        for id in dict.fromkeys(id for text in texts for id in cited_rules(text.get("en", ""))):
            found.setdefault(id, []).append(name)
    return found
