"""What all pages of the site have in common: head, header, footer, and links from one page to another."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from posixpath import dirname, relpath
from typing import Any, NamedTuple
from urllib.parse import quote

from carcnb.questions.caption import blocks, runs_of
from carcnb.rulebook import UnknownRule, rule
from carcnb.rulebook.address import rule_page
from carcnb.words import languages, say, tie_words

HOME, RULES = "{}/index.html", "rules/{}/index.html"
NAV = {
    "learn": "{}/learn/index.html",
    "play": "{}/play.html",
    "practise": "{}/practise/index.html",
    "teach": "{}/teach.html",
    "rules": RULES,
}
"""Where the header leads: places in the site by name, with ``{}`` for the language."""

ENGINE, STYLE, SCRIPT, ICON = "engine/page.js", "look/site.css", "look/site.js", "look/icon.svg"
SHEETS = ("page", "head", "board", "ways", "lesson")
"""The parts of the style, in ``look``, in their order."""
THEMES = ("auto", "light", "dark")

NARROW = {"home": 665, "play": 642, "rule": 781, "replay": 1004, "editor": 828, "recorder": 945}
"""Pixels that boards take in a narrow window, by what is opened, if they lead through nothing."""

POLICY = "; ".join([
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval' blob:",
    "worker-src 'self' blob:",
    "connect-src 'self' data: blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
])  # fmt: skip
"""Nothing comes from outside, and no script stands in a page."""


class Here(NamedTuple):
    """A page that is being written: where it is in the site, with ``{}`` for the language, and its language."""

    where: str
    lang: str

    @property
    def path(self) -> str:
        """Where it is in the site."""
        return self.where.format(self.lang)

    def to(self, where: str, lang: str = "", at: str = "") -> str:
        """The way from here to another page, or to a file, of the same language unless one is named."""
        way = relpath(where.format(lang or self.lang), dirname(self.path) or ".")
        return quote(way) + (f"#{quote(at)}" if at else "")

    def say(self, key: str, **args: str | int) -> str:
        """A sentence as markup."""
        return escape(tie_words(say(key, self.lang, **args), self.lang))

    @property
    def everywhere(self) -> str:
        """Where the same can be read in every language: this page, or from the first one the entrance."""
        return self.where if "{}" in self.where else HOME

    def link(self, where: str, text: str, at: str = "", **look: str) -> str:
        """A link as markup; the text is markup."""
        more = "".join(f' {name.rstrip("_").replace("_", "-")}="{escape(value)}"' for name, value in look.items())
        return f'<a href="{self.to(where, at=at)}"{more}>{text}</a>'

    def rule(self, id: str) -> str:
        """A link to a rule, or its id alone if there is no such rule."""
        try:
            found = rule(id, self.lang)
        except UnknownRule:
            return escape(id)
        return self.link(rule_page(found.id), escape(id), title=found.title, class_="p-id")

    def caption_markup(self, text: str) -> str:
        """A caption as markup in which rules are links; nothing in it is ever markup of its own."""
        out: list[str] = []
        for block in blocks(tie_words(text, self.lang)):
            body = "".join(self._run(run) for run in runs_of(block))
            out.append(f"<ul><li>{body}</li></ul>" if "li" in block else f"<p>{body}</p>")
        return "".join(out).replace("</ul><ul>", "")

    def _run(self, run: Mapping[str, Any]) -> str:
        body = self.rule(run["t"]) if run.get("rule") else escape(run["t"])
        for mark in ("code", "i", "b"):
            body = f"<{mark}>{body}</{mark}>" if run.get(mark) else body
        return body


class SitePage(NamedTuple):
    """A page in one language: title and description are plain text, the body is markup.

    ``way`` is the entry of the header that it belongs to.
    """

    here: Here
    title: str
    about: str
    body: str
    way: str = ""


def board(here: Here, opens: Mapping[str, str], height: int, picture: str, said: str = "", kind: str = "") -> str:
    """A place for a live board ``height`` pixels high; until it is there a picture, and what is ``said`` beside it.

    Where no script comes that would tell how far it is, a line appears after a while by itself.
    """
    data = escape(json.dumps({**opens, "height": height, "lang": here.lang}, ensure_ascii=False))
    beside = f'<div class="p-said">{said}</div>' if said else ""
    still = f'<div class="p-still"><div class="p-pic">{picture}</div>{beside}</div>'
    lost = f'<p class="p-lost">{here.say("page-lost")}</p>'
    look = " ".join(filter(None, ["p-board", kind]))
    high = f"--cn-height:{height}px;--narrow:{NARROW.get(opens['open'], 0)}px"
    named = f'<h2 class="p-named">{here.say("ui-board")}</h2>'  # the headings of boards come below one
    return f'{named}<div class="{look}" style="{high}" data-carcnb="{data}">{still}{lost}</div>'


def crumbs(here: Here, links: Iterable[str]) -> str:
    """The way to a page, from the widest to the nearest."""
    rows = "".join(f"<li>{link}</li>" for link in links)
    return f'<nav class="p-crumbs" aria-label="{here.say("site-here")}"><ol>{rows}</ol></nav>'


def onward(here: Here, before: tuple[str, str] | None, after: tuple[str, str] | None) -> str:
    """What comes before a page and after it, each as its place and title."""
    parts = []
    for found, key, rel in ((before, "site-before", "prev"), (after, "site-after", "next")):
        if found:
            text = f"<small>{here.say(key)}</small> {escape(found[1])}"
            parts.append(here.link(found[0], text, rel=rel, class_=f"p-{rel}"))
    return f'<nav class="p-onward" aria-label="{here.say("site-onward")}">{"".join(parts)}</nav>' if parts else ""


def page_html(page: SitePage, langs: Sequence[str]) -> str:
    """A page as a whole HTML document, with links to itself in the other languages."""
    here = page.here
    name = here.say("home-title")
    title = escape(page.title)
    head = [
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        f"<title>{title if page.title == say('home-title', here.lang) else f'{title} · {name}'}</title>",
        f'<meta name="description" content="{escape(" ".join(page.about.split()))}">',
        '<meta name="color-scheme" content="light dark">',
        f'<link rel="icon" type="image/svg+xml" href="{here.to(ICON)}">',
        f'<link rel="stylesheet" href="{here.to(STYLE)}">',
        *(f'<link rel="alternate" hreflang="{code}" href="{here.to(here.everywhere, code)}">' for code in langs),
        f'<script src="{here.to(SCRIPT)}"></script>',
        f'<script type="module" src="{here.to(ENGINE)}"></script>',
    ]
    body = [
        f'<a class="p-skip" href="#main">{here.say("site-skip")}</a>',
        _header(page, langs),
        f'<main id="main" tabindex="-1">{page.body}</main>',
        _footer(here),
    ]
    top = f'<!doctype html>\n<html lang="{here.lang}">'
    return "\n".join([top, "<head>", *head, "</head>", "<body>", *body, "</body>", "</html>", ""])


def _header(page: SitePage, langs: Sequence[str]) -> str:
    here = page.here
    links = []
    for way, where in NAV.items():
        look = {"aria_current": "page" if here.where == where else "true"} if way == page.way else {}
        links.append(
            f"<li>{here.link(where, here.say(f'site-{way}' if way == 'rules' else f'home-{way}'), **look)}</li>"
        )
    named = languages()
    others = "".join(
        f'<a class="p-lang" href="{here.to(here.everywhere, code)}" hreflang="{code}" lang="{code}">'
        f"{escape(named[code])}</a>"
        for code in langs
        if code != here.lang
    )
    find = (
        f'<form class="p-find" role="search" action="{here.to(RULES)}">'
        f'<input type="search" name="q" aria-label="{here.say("site-find")}" placeholder="{here.say("site-find")}">'
        "</form>"
    )
    mark = f'<img src="{here.to(ICON)}" alt="" width="32" height="32">'
    brand = here.link(HOME, f"{mark}<span>{here.say('home-title')}</span>", class_="p-brand")
    nav = f'<nav aria-label="{here.say("site-ways")}"><ul>{"".join(links)}</ul></nav>'
    return f'<header class="p-top"><div class="p-row">{brand}{nav}{find}{others}</div></header>'


def _footer(here: Here) -> str:
    options = "".join(f'<option value="{theme}">{here.say(f"site-theme-{theme}")}</option>' for theme in THEMES)
    theme = f'<label class="p-theme" hidden>{here.say("ui-theme")} <select>{options}</select></label>'
    return f'<footer class="p-foot"><div class="p-row"><p>{here.say("site-foot")}</p>{theme}</div></footer>'
