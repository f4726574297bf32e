"""What somebody gives to be opened: a saved game, the line of a position, an address, or a link to a page of a site."""

from __future__ import annotations

import re
from urllib.parse import unquote, urlsplit

from carcnb.addresses import Address, AddressError
from carcnb.board.director import Content, GameRecord
from carcnb.engine.errors import RecordError, SetupError
from carcnb.engine.game import Game
from carcnb.engine.texts import without_mark
from carcnb.opening import LEADS, lead_at
from carcnb.records import samples
from carcnb.records.notation import parse
from carcnb.records.opening import open_record
from carcnb.words import say

MOST = 1_000_000
"""Letters of the longest text that is opened."""
PAGES = (
    (r"/learn/([^/]+/[^/]+)\.html", "lesson"),
    (r"/rules/[^/]+/([A-Z]+-[\d.]+)\.html", "rule"),
    (r"/practise/puzzles-([^/]+)\.html", "puzzles"),
    (r"/practise/(?!index\.)([^/]+)\.html", "practice"),
)
"""Pages of a site (``carcnb site``) by the ends of their links, and the kinds of address that open the same."""


def lead_of(text: str) -> Content:
    """What leads a board on: through a saved game, on from a position, or to where an address or a link leads.

    ``CarcnbError`` says in a sentence why it cannot be opened.
    """
    text = without_mark(text).strip()
    if not text:
        raise AddressError(say("given-empty"))
    if len(text) > MOST:
        raise RecordError(say("given-large", n=MOST))
    if text[0] in "{[":
        return GameRecord(open_record(text))
    if text in samples.names():
        return GameRecord(samples.sample(text))
    if re.match(r"https?://", text):
        text = _linked(text)
    if Address.parse(text).kind in LEADS:
        return lead_at(text)
    try:
        return Game.from_setup(parse(text))
    except SetupError as error:
        if (error.line, error.word) == (1, 1):  # it does not even begin like one
            raise AddressError(say("given-unknown")) from None
        raise


def _linked(link: str) -> str:
    """The address that opens the same as a link: it stands behind the #, or is that of a page."""
    try:
        parts = urlsplit(link)
    except ValueError:
        raise AddressError(say("given-link")) from None
    behind = unquote(parts.fragment)
    if Address.parse(behind).kind in LEADS:
        return behind
    for pattern, kind in PAGES:
        if found := re.search(f"{pattern}$", unquote(parts.path)):
            return str(Address(kind, found[1]))
    raise AddressError(say("given-link"))
