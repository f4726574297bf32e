"""What all pages of the site have in common: head, header, footer, and links from one page to another."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from posixpath import dirname, relpath
from typing import Any, NamedTuple
from urllib.parse import quote

from carcnb.hypertext import Inside, Markup, PageElement, h, page
from carcnb.lessons.typeset import html
from carcnb.rulebook import UnknownRule, rule
from carcnb.rulebook.address import rule_page
from carcnb.words import languages, say, tie_words

HOME, RULES, OFFLINE = "{}/index.html", "rules/{}/index.html", "{}/offline.html"
REFERENCE = "reference/carcnb.html"
"""Where the pages about names in Python are, which ``python -m carcnb.workshop.reference`` writes."""
EMBED = "{}/embed.html"
"""What stands in a frame of somebody's page: a board at whatever address is behind its #."""
WHOLE, RULEBOOK = "rules/{{}}/{}.html", "rules/{}/rulebook.html"
"""Where all rules of a system are told on one page, and those of a game with chosen expansions."""
NAV = {
    "learn": "{}/learn/index.html",
    "play": "{}/play.html",
    "practise": "{}/practise/index.html",
    "explore": "{}/explore.html",
    "teach": "{}/teach.html",
    "rules": RULES,
}
"""Where the header leads: places in the site by name, with ``{}`` for the language."""

ENGINE, STYLE, SCRIPT, ICON = "engine/page.js", "look/site.css", "look/site.js", "look/icon.svg"
MANIFEST = "manifest.webmanifest"
ASK, SEARCH, BOOK, FRAME = "look/ask.js", "look/search.js", "look/rulebook.js", "look/embed.js"
"""What single pages read: what answers questions, what leaves out rules, what shows a board in a frame."""
SHEETS = ("page", "head", "board", "ways", "lesson", "rulebook")
"""The parts of the style, in ``look``, in their order."""
LONGEST = 200
"""Letters of a page's description, cut at a word."""
THEMES = ("auto", "light", "dark")

NARROW = {"home": 707, "play": 468, "explore": 298, "rule": 781, "replay": 1004, "editor": 828, "recorder": 945}
"""Pixels that boards take in a narrow window, by what is opened, if they lead through nothing."""

CHOOSING = {"home", "play", "explore", "practice"}
"""What is opened as a page on which something is chosen: such a board is lower than one on which it is done."""

READ = {"rule", "framed"}
"""What is opened on pages that are there to be read: such a board comes when it is asked for."""

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
    """A page that is being written: where it is in the site, with ``{}`` for the language, and its language.

    Its links begin with ``root`` if a server shows it at any address.
    """

    where: str
    lang: str
    root: str = ""

    @property
    def path(self) -> str:
        """Where it is in the site."""
        return self.where.format(self.lang)

    def to(self, where: str, lang: str = "", at: str = "") -> str:
        """The way from here to another page, or to a file, of the same language unless one is named."""
        place = where.format(lang or self.lang)
        way = self.root + place if self.root else relpath(place, dirname(self.path) or ".")
        return quote(way) + (f"#{quote(at)}" if at else "")

    def say(self, key: str, **args: str | int) -> str:
        """A sentence whose short words stay with the next."""
        return tie_words(say(key, self.lang, **args), self.lang)

    @property
    def everywhere(self) -> str:
        """Where the same can be read in every language: this page, or from the first one the entrance."""
        return self.where if "{}" in self.where else HOME

    def link(self, where: str, text: Inside, at: str = "", **look: str) -> PageElement:
        """A link to another page."""
        return h.a(text, href=self.to(where, at=at), **look)

    def other(self, where: str, lang: str, **look: str) -> PageElement:
        """A link to a page in another language, by that language's name."""
        return h.a(languages()[lang], href=self.to(where, lang), hreflang=lang, lang=lang, **look)

    def rule(self, id: str) -> Inside:
        """A link to a rule, or its id alone if there is no such rule."""
        try:
            found = rule(id, self.lang)
        except UnknownRule:
            return id
        return self.link(rule_page(found.id), id, title=found.title, class_="p-id")

    def caption(self, text: str) -> Inside:
        """A caption in which rules are links; nothing in it is ever markup of its own."""
        return html(tie_words(text, self.lang), self.rule)

    def opening(self, key: str, *inside: Inside) -> PageElement:
        """What opens by a click on a sentence."""
        return h.details(h.summary(self.say(key)), inside)


class SitePage(NamedTuple):
    """A page in one language, by its title, a description and what is seen of it.

    ``way`` is the entry of the header that it belongs to, ``card`` the picture that messengers show of it, and
    ``data`` what machines read of it, in the words of schema.org.  What is ``bare`` stands in a frame of another page;
    what has its ``style`` within looks as it should wherever a server shows it.  With a ``reference`` it leads there.
    """

    here: Here
    title: str
    about: str
    body: Inside
    way: str = ""
    card: str = ""
    data: Mapping[str, Any] | None = None
    bare: bool = False
    style: str = ""
    reference: bool = False


def board(
    here: Here,
    opens: Mapping[str, str],
    picture: Inside,
    said: Inside = None,
    kind: str = "",
    height: int | None = None,
) -> list[PageElement]:
    """A place for a live board; until it is there a picture, and what is ``said`` beside it.

    It is ``height`` pixels high, or what the window leaves.  Where no script comes that would tell how far it is, a
    line appears after a while by itself.
    """
    high = f"{height}px" if height else "var(--cn-start)" if opens["open"] in CHOOSING else "760px"
    named = h.h2(here.say("ui-board"), class_="p-named")  # the headings of boards come below one
    place = h.div(
        h.div(h.div(picture, class_="p-pic"), h.div(said, class_="p-said") if said else None, class_="p-still"),
        h.p(here.say("page-lost"), class_="p-lost"),
        class_=f"p-board {kind}".strip(),
        style=f"--cn-height:{high};--narrow:{NARROW.get(opens['open'], 0)}px",
        data_asks=opens["open"] in READ,
        data_carcnb=json.dumps({**opens, "height": height, "lang": here.lang}, ensure_ascii=False),
    )
    return [named, place, *_frame(here, opens)]


def _frame(here: Here, opens: Mapping[str, str]) -> list[PageElement]:
    """The code of a frame that shows such a board on somebody's page; a script writes it when it is asked for."""
    kind = opens["open"]
    sent = {"explore": "", "course": "course:"}.get(kind)
    if not opens.get("name") and sent is None:
        return []
    field = h.textarea(readonly=True, rows=4, spellcheck="false", dir="ltr", aria_label=here.say("site-embed-code"))
    copy = h.p(h.button(here.say("site-embed-copy"), type="button"))
    return [
        h.details(
            h.summary(here.say("site-embed")),
            h.p(here.say("site-embed-note")),
            field,
            copy,
            class_="p-embed",
            hidden=True,
            data_embed=here.to(EMBED, at=f"{kind}:{opens['name']}" if opens.get("name") else ""),
            data_sent=sent,
            data_copied=here.say("site-embed-copied"),
        )
    ]


def leading(title: str, note: str) -> Inside:
    """What a page begins with: its title, and what is there."""
    return h.h1(title), h.p(note, class_="p-lead")


def crumbs(here: Here, links: Iterable[Inside]) -> PageElement:
    """The way to a page, from the widest to the nearest."""
    return h.nav(h.ol(map(h.li, links)), class_="p-crumbs", aria_label=here.say("site-here"))


def onward(here: Here, before: tuple[str, str] | None, after: tuple[str, str] | None) -> Inside:
    """What comes before a page and after it, each as its place and title."""
    parts = [
        here.link(found[0], (h.small(here.say(key)), f" {found[1]}"), rel=rel, class_=f"p-{rel}")
        for found, key, rel in ((before, "site-before", "prev"), (after, "site-after", "next"))
        if found
    ]
    return h.nav(parts, class_="p-onward", aria_label=here.say("site-onward")) if parts else None


def page_html(shown: SitePage, langs: Sequence[str], metadata: Inside = None) -> str:
    """A page as a whole HTML document, with links to itself in the other languages; ``metadata`` joins its head."""
    here = shown.here
    head = [
        h.meta(http_equiv="Content-Security-Policy", content=POLICY),
        h.meta(name="viewport", content="width=device-width,initial-scale=1"),
        h.meta(name="description", content=description_of(shown.about)),
        h.meta(name="color-scheme", content="light dark"),
        h.link(rel="icon", type="image/svg+xml", href=here.to(ICON)),
        h.style(Markup(shown.style)) if shown.style else h.link(rel="stylesheet", href=here.to(STYLE)),
        h.link(rel="manifest", href=here.to(MANIFEST)),
        metadata,
        h.script(src=here.to(SCRIPT)),
        h.script(type="module", src=here.to(ENGINE)),
    ]
    inside = h.main(shown.body, id="main", tabindex="-1", class_="p-bare" if shown.bare else None)
    around = h.a(here.say("site-skip"), class_="p-skip", href="#main"), _header(shown, langs), inside, _footer(shown)
    body = [inside] if shown.bare else around
    return page(here.lang, full_title(shown), body, head)


def description_of(text: str) -> str:
    """A text as a description: on one line, and not longer than search engines show."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else line[:LONGEST].rpartition(" ")[0].rstrip(" ,;:–") + " …"


def full_title(shown: SitePage) -> str:
    """A page's title with that of the site."""
    name = say("home-title", shown.here.lang)
    return name if shown.title == name else f"{shown.title} · {name}"


def _header(shown: SitePage, langs: Sequence[str]) -> PageElement:
    here = shown.here
    drawn = f"data:image/svg+xml,{quote(_own(ICON))}" if shown.style else here.to(ICON)
    mark = h.img(src=drawn, alt="", width=32, height=32)
    brand = here.link(HOME, (mark, h.span(here.say("home-title"))), class_="p-brand")
    nav = h.nav(h.ul(map(h.li, _ways(shown))), aria_label=here.say("site-ways"))
    sought = here.say("site-find")
    find = h.input(type="search", name="q", aria_label=sought, placeholder=sought)
    form = h.form(find, class_="p-find", role="search", action=here.to(RULES))
    others = (here.other(here.everywhere, code, class_="p-lang") for code in langs if code != here.lang)
    return h.header(h.div(brand, nav, form, others, class_="p-row"), class_="p-top")


def _own(place: str) -> str:
    return files(__package__).joinpath(place).read_text(encoding="utf-8")


def _ways(shown: SitePage) -> Iterator[PageElement]:
    for way, where in NAV.items():
        look = {"aria_current": "page" if shown.here.where == where else "true"} if way == shown.way else {}
        yield shown.here.link(where, shown.here.say(f"site-{way}" if way == "rules" else f"home-{way}"), **look)


def _footer(shown: SitePage) -> PageElement:
    here = shown.here
    options = (h.option(here.say(f"site-theme-{theme}"), value=theme) for theme in THEMES)
    theme = h.label(here.say("ui-theme"), " ", h.select(options), class_="p-theme", hidden=True)
    ways = [here.link(OFFLINE, here.say("site-keep-way"))]
    if shown.reference:
        ways.append(here.link(REFERENCE, here.say("site-reference")))
    said = h.p(here.say("site-foot"), [(" ", way) for way in ways])
    return h.footer(h.div(said, theme, class_="p-row"), class_="p-foot")
