"""Where rules can be read as pages: a site that ``carcnb site`` wrote, once its address is known."""

from __future__ import annotations

from itertools import zip_longest
from typing import overload
from urllib.parse import quote, urlsplit

from carcnb.addresses import AddressError
from carcnb.hypertext import Inside, h
from carcnb.rulebook import NAMED, index

OPENER = "{}/explore.html"
"""Where in a site the page is that opens what is behind its #, with ``{}`` for the language."""
SAFE = ",;:/+"
"""What an address may hold as it is."""

_site = ""


@overload
def site_address() -> str: ...
@overload
def site_address(address: str) -> None: ...
def site_address(address: str | None = None) -> str | None:
    """The address of the site to which rules lead, empty if there is none; with an address, choose it.

    ``carcnb.site_address("https://example.org/carcassonne")`` makes cards and boards link every rule to its page on
    the site that ``carcnb site`` wrote there; ``""`` takes the links away.  ``AddressError`` if it is no web
    address.

    >>> carcnb.site_address("https://example.org/carcassonne")
    >>> carcnb.site_address()
    'https://example.org/carcassonne/'
    >>> carcnb.site_address("")
    """
    global _site
    if address is None:
        return _site
    _site = site_root(address)
    return None


def rule_page(id: str) -> str:
    """Where in a site the page of a rule is, with ``{}`` for the language."""
    return f"rules/{{}}/{id}.html"


def opening_link(address: str, lang: str) -> str:
    """The link of a page that opens what an address leads to, all of it behind the #; empty while no site is known.

    >>> opening_link("position:D 0,0", "en")
    ''
    """
    return f"{_site}{OPENER.format(lang)}#{quote(address, safe=SAFE)}" if _site else ""


def rule_link(id: str, lang: str) -> str:
    """The address of a rule's page; empty if there is no such rule, or no site is known."""
    return _site + rule_page(id).format(lang) if _site and id in index() else ""


def with_links(text: str, lang: str) -> list[Inside]:
    """A text in which the ids of rules are links to their pages; as it was as long as no site is known."""

    def link(id: str) -> Inside:
        page = rule_link(id, lang)
        return h.a(id, href=page) if page else id

    ids = NAMED.findall(text)
    return [part for pair in zip_longest(NAMED.split(text), map(link, ids)) for part in pair]


def site_root(address: object) -> str:
    """The address of a site as links begin with it, empty if it is; ``AddressError`` if it is no web address."""
    how = 'the address of a site is written like "https://example.org/carcassonne"'
    if not isinstance(address, str):
        raise AddressError(f"{how}, not {address!r:.60}")
    if not address:
        return ""
    try:
        parts = urlsplit(address)
        known = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        known = None
    if not known or parts.query or parts.fragment or not address.isprintable() or {*' "<>\\'} & {*address}:
        raise AddressError(f"{how}, not {address!r:.60}")
    return address.rstrip("/") + "/"
