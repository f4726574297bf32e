"""The rules as pages: all of them in a list that can be searched, and each at an address of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from html import escape

from carcnb.curriculum import curriculum
from carcnb.drawing import game_svg
from carcnb.lessons.cards import HEIGHT, TALL, opener_key
from carcnb.lessons.reading import find_lesson
from carcnb.looks import LOOKS
from carcnb.questions.caption import cited_rules
from carcnb.rulebook import Rule, RuleList, rule, rules
from carcnb.rulebook import systems as with_rules
from carcnb.rulebook.address import rule_page
from carcnb.rulebook.example import Example, example
from carcnb.site.frame import RULES, Here, SitePage, board, crumbs, onward
from carcnb.site.stills import Stills
from carcnb.systems import systems
from carcnb.words import say
from carcnb.words.texts import pick_text

PICTURE = 9_000
"""Bytes of a rule's picture, before details of the tiles are left out."""

MOST = 8
"""Lessons that a rule names at most."""


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
    named = [of.system for of in every]
    jump = "".join(f'<li><a href="#{of.system}">{escape(of.title)}</a></li>' for of in every)
    parts = [
        f"<h1>{here.say('site-rules')}</h1>",
        f'<p class="p-lead">{here.say("site-rules-note", n=sum(map(len, every)))}</p>',
        '<form class="p-find p-large" role="search" data-find>',
        f'<label for="q">{here.say("site-find")}</label><input type="search" id="q" name="q" autocomplete="off">',
        f'<p class="p-found" role="status" data-found="{here.say("site-found")}"',
        f' data-none="{here.say("site-none")}"></p>',
        "</form>",
        f'<nav class="p-jump" aria-label="{here.say("ui-home-expansions")}"><ul>{jump}</ul></nav>',
    ]
    for system, of in zip(named, every, strict=True):
        parts.append(f'<section class="p-rules" id="{system}"><h2>{escape(of.title)}</h2>')
        for n, (title, entries) in enumerate(of.sections(), 1):
            rows = "".join(
                f"<li>{here.link(rule_page(e.id), f'<code>{e.id}</code> <b>{escape(e.title)}</b>')}"
                f"<span>{escape(e.short)}</span></li>"
                for e in entries
            )
            heading = f'<h3 id="{system}-{n}">{escape(title)}</h3>' if title else f'<span id="{system}-{n}"></span>'
            parts.append(f'<div class="p-chapter">{heading}<ul>{rows}</ul></div>')
        parts.append("</section>")
    about = say("site-rules-note", lang, n=sum(map(len, every)))
    return SitePage(here, say("site-rules", lang), about, "\n".join(parts), "rules")


def _rule(
    shown: Rule, of: RuleList, chapter: tuple[int, str], beside: tuple[Rule | None, Rule | None], stills: Stills
) -> SitePage:
    here = Here(rule_page(shown.id), shown.lang)
    number, title = chapter
    way = [here.link(RULES, here.say("site-rules")), here.link(RULES, escape(of.title), of.system)]
    way += [here.link(RULES, escape(title), f"{of.system}-{number}")] if title else []
    parts = [
        crumbs(here, way),
        f"<h1><code>{escape(shown.id)}</code> {escape(shown.title)}</h1>",
        f'<div class="p-lead">{here.caption_markup(shown.text)}</div>',
    ]
    found = example(shown.id, shown.system)
    if found:
        parts.append(_example(here, shown, found, stills))
    parts.append(_more(here, shown))
    before, after = ((rule_page(r.id), f"{r.id} {r.title}") if r else None for r in beside)
    parts.append(onward(here, before, after))
    return SitePage(here, f"{shown.id} {shown.title}", shown.short, "\n".join(filter(None, parts)), "rules")


def _example(here: Here, shown: Rule, found: Example, stills: Stills) -> str:
    """The rule's board with what is to be tried; beside one that is shown as a game, that stands around it."""
    game = found.game()
    still = stills.once(shown.id, lambda: game_svg(game, highlight=found.lights(game), budget=PICTURE))
    line, answer = found.line_in(here.lang), found.answer_in(here.lang)
    tag = here.say("rule-try" if found.plays or found.refuses else "rule-look")
    said = f'<p class="p-tag">{tag}</p>{here.caption_markup(line)}'
    told = (
        f"<details><summary>{here.say(opener_key(found))}</summary>{here.caption_markup(answer)}</details>"
        if answer
        else ""
    )
    height = LOOKS["height"] if found.plain else HEIGHT if game.table.only_counts else TALL
    opens = {"open": "rule", "name": shown.id}
    picture = still.image(here, f"{say('ui-board', here.lang)}: {shown.title}")
    if found.plain:
        return f'<div class="p-box">{said}</div>{board(here, opens, height, picture, kind="p-game p-low")}{told}'
    return board(here, opens, height, picture, said + told, "p-led p-below")


def _more(here: Here, shown: Rule) -> str:
    """Related rules, and the lessons in which the rule is told."""
    out = []
    if shown.see:
        related = (rule(id, here.lang) for id in shown.see)
        rows = "".join(
            f"<li>{here.link(rule_page(r.id), f'<code>{r.id}</code> <b>{escape(r.title)}</b>')}"
            f"<span>{escape(r.short)}</span></li>"
            for r in related
        )
        out.append(f'<section class="p-rules"><h2>{here.say("site-see")}</h2><ul>{rows}</ul></section>')
    if taught := _taught().get(shown.id):
        rows = "".join(f"<li>{_lesson(here, name)}</li>" for name in taught[:MOST])
        out.append(f'<section><h2>{here.say("site-taught")}</h2><ul class="p-plain">{rows}</ul></section>')
    return f'<div class="p-more">{"".join(out)}</div>' if out else ""


def _lesson(here: Here, name: str) -> str:
    return here.link(lesson_page(name), escape(pick_text(curriculum()[name].title)))


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
