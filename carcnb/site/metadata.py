"""What is told of the pages to those who find, link and install them: search engines, messengers, browsers.

What needs the whole address of a page is told only where the site knows its own.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import quote, urlsplit

from carcnb.hypertext import Inside, Markup, h, write
from carcnb.site.cards import SIZE
from carcnb.site.frame import HOME, ICON, NAV, RULES, Here, SitePage, description_of
from carcnb.words import say

TOUCH, PIXELS = "look/icon-192.png", 192
"""The icon for devices that show no SVG where the site is installed."""
CARD, CARD_SIZE = "look/card.jpg", (600, 315)
"""What messengers show where no cards are drawn: a landscape, made by ``python -m tests.e2e.card``."""
ROBOTS, SITEMAP, MISSING = "robots.txt", "sitemap.xml", "404.html"
SCHEMA = "https://schema.org"
LOCALES = {"en": "en_GB", "cs": "cs_CZ"}
"""What Open Graph calls the languages."""
BACK = "#faf9f5"
WAYS_ON = ((HOME, "home-title"), (NAV["learn"], "home-learn"), (RULES, "site-rules"))
"""Where somebody goes on who has looked for a page that is not there."""


def metadata(shown: SitePage, langs: Sequence[str], address: str = "") -> Inside:
    """What joins the head of a page; ``address`` is that of the site, and ends with a slash."""
    here, about = shown.here, description_of(shown.about)
    out: list[Inside] = [h.meta(name="robots", content="noindex")] if shown.bare or here.where == MISSING else []
    out += [h.link(rel="apple-touch-icon", href=here.to(TOUCH))]
    out += [h.meta(property=f"og:{key}", content=text) for key, text in _graph(shown, about, address)]
    out.append(h.meta(name="twitter:card", content="summary_large_image"))
    if address:
        out.append(h.link(rel="canonical", href=_url(address, here.path)))
        others = [(code, here.everywhere.format(code)) for code in langs]
        if here.everywhere != here.where:  # the first page is the entrance, in the language of whoever comes
            others = [(code, HOME.format(code)) for code in langs]
        others.append(("x-default", here.where if "{}" not in here.where else here.where.format(langs[0])))
        out += [h.link(rel="alternate", hreflang=code, href=_url(address, place)) for code, place in others]
    if shown.data:
        known = {"@context": SCHEMA, "inLanguage": here.lang, "name": shown.title, "description": about, **shown.data}
        if address:
            known["url"] = _url(address, here.path)
        out.append(h.script(_json(known), type="application/ld+json"))
    return out


def _graph(shown: SitePage, about: str, address: str) -> Iterator[tuple[str, str]]:
    """What a messenger shows of a link."""
    yield "title", shown.title
    yield "description", about
    yield "type", "article" if shown.data and "headline" in shown.data else "website"
    yield "site_name", say("home-title", shown.here.lang)
    yield "locale", LOCALES.get(shown.here.lang, shown.here.lang)
    if address:
        yield "url", _url(address, shown.here.path)
        yield "image", _url(address, shown.card or CARD)
        yield from zip(("image:width", "image:height"), map(str, SIZE if shown.card else CARD_SIZE), strict=True)


def _url(address: str, place: str) -> str:
    return address + quote(place)


def _json(told: Mapping[str, Any]) -> Markup:
    """As JSON that ends no element."""
    return Markup(json.dumps(told, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"))


def learning(kind: str, **more: Any) -> dict[str, Any]:
    """What a page is to those who look for something to learn from: ``kind`` is such as "lesson" or "rule"."""
    return {
        "@type": "LearningResource",
        "learningResourceType": kind,
        "isAccessibleForFree": True,
        "license": "https://spdx.org/licenses/MIT",
        **more,
    }


def steps_of(rows: Iterable[tuple[str, str]]) -> list[dict[str, str]]:
    """Steps of what one learns to do, each with where it stands on its page."""
    return [{"@type": "HowToStep", "name": name, "text": name, "url": f"#{at}"} for name, at in rows]


def answers(rows: Iterable[tuple[str, str]]) -> dict[str, Any]:
    """Questions that are often asked, with their answers, which stand on the page too."""
    asked = [
        {"@type": "Question", "name": question, "acceptedAnswer": {"@type": "Answer", "text": answer}}
        for question, answer in rows
        if answer
    ]
    return {"@type": "FAQPage", "mainEntity": asked}


# ---- files beside the pages


def manifest(langs: Sequence[str]) -> str:
    """What a browser knows of the site where it is installed."""
    lang = langs[0]
    icons = [{"src": ICON, "sizes": "any", "type": "image/svg+xml"}]
    icons.append({"src": TOUCH, "sizes": f"{PIXELS}x{PIXELS}", "type": "image/png"})
    told = {
        "name": say("home-title", lang),
        "short_name": "Carcassonne",
        "description": say("site-about", lang),
        "lang": lang,
        "start_url": "index.html",
        "scope": "./",
        "display": "standalone",
        "background_color": BACK,
        "theme_color": BACK,
        "icons": icons,
    }
    return json.dumps(told, ensure_ascii=False, indent=1)


def robots(address: str) -> str:
    """That all may be read, and where the list of the pages is."""
    return f"User-agent: *\nAllow: /\nSitemap: {address}{SITEMAP}\n"


def sitemap(places: Iterable[str], address: str) -> str:
    """The list of the pages."""
    rows = (h.url(h.loc(_url(address, place))) for place in places)
    listed = h.urlset(rows, xmlns="http://www.sitemaps.org/schemas/sitemap/0.9")
    return write(Markup('<?xml version="1.0" encoding="UTF-8"?>\n'), listed, "\n")


def missing(langs: Sequence[str], address: str = "", style: str = "") -> SitePage:
    """What a server shows, at any address, for a page that is not there: its ``style`` is in it."""
    root, parts = urlsplit(address).path, list[Inside]()
    for n, lang in enumerate(langs):
        here = Here(MISSING, lang, root)
        title, note = here.say("site-missing"), here.say("site-missing-note")
        rows = [h.li(here.link(where, here.say(key), class_="p-button")) for where, key in WAYS_ON]
        named = h.h2(title) if n else h.h1(title)
        parts.append(h.section(named, h.p(note, class_="p-lead"), h.ul(rows, class_="p-plain p-row-of"), lang=lang))
    first = Here(MISSING, langs[0], root)
    return SitePage(first, first.say("site-missing"), first.say("site-missing-note"), parts, style=style)
