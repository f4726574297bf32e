"""All pages of the site with what they show: pictures, style and script; every language in one go."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib.resources import files

from carcnb.entrance import landscape
from carcnb.rulebook.address import site_root
from carcnb.site import expansions, lessons, rulebook, rules, ways
from carcnb.site import metadata as told
from carcnb.site.cards import LinkCards
from carcnb.site.frame import ASK, BOOK, FRAME, ICON, MANIFEST, SCRIPT, SEARCH, SHEETS, STYLE, SitePage, page_html
from carcnb.site.stills import Stills
from carcnb.words import languages, speaking

KINDS = (ways, lessons, rules, expansions, rulebook)
"""Where pages are made; the later ones show pictures of the earlier."""


LOST = ("page", "head", "ways", "rulebook")
"""The parts of the style that are in the page for what is missing, where a server may find none of our files."""


def pages(
    langs: Iterable[str] = (),
    address: str = "",
    reference: bool = False,
    warn: Callable[[str], object] = lambda _why: None,
) -> Iterator[tuple[str, str | bytes]]:
    """Every file of the pages as its place in the site and its content, in these languages (all that there are).

    With the ``address`` of the site they tell search engines and messengers where they are; with a ``reference`` they
    lead to the pages about names in Python, which stand in the site's folder of that name.  ``warn`` hears what is
    less good than it could be.
    ``ValueError`` for an unknown language, ``AddressError`` for what is no web address.
    """
    codes, address = list(langs) or list(languages()), site_root(address)
    stills = Stills(LinkCards(bool(address), warn))
    places = list[str]()

    def whole(page: SitePage) -> tuple[str, str]:
        if not page.bare:
            places.append(page.here.path)
        card = page.card or stills.cards.of("landscape", landscape)
        page = page._replace(reference=reference, card=card)
        return page.here.path, page_html(page, codes, told.metadata(page, codes, address))

    for lang in codes:
        with speaking(lang):
            texts = [whole(page) for kind in KINDS for page in kind.pages(lang, stills)]
            sheets = list(ways.sheets(lang))
            places += [place for place, _ in sheets]
            texts += [*sheets, rules.index_file(lang)]
        yield from texts
    with speaking(codes[0]):
        yield whole(ways.door(codes))
        listed = told.sitemap(places, address)
        yield whole(told.missing(codes, address, _style(LOST)))
    yield MANIFEST, told.manifest(codes)
    if address:
        yield from ((told.SITEMAP, listed), (told.ROBOTS, told.robots(address)))
    yield from stills.files.items()
    yield from stills.cards.files.items()
    yield style_file()
    for place in (SCRIPT, ASK, SEARCH, BOOK, FRAME, ICON):
        yield place, _read(place)
    for place in (told.TOUCH, told.CARD):
        yield place, files(__package__).joinpath(place).read_bytes()


def style_file() -> tuple[str, str]:
    """The style of all pages, its place and its content."""
    return STYLE, _style(SHEETS)


def _style(sheets: Iterable[str]) -> str:
    return "".join(_read(f"look/{name}.css") for name in sheets)


def _read(place: str) -> str:
    return files(__package__).joinpath(place).read_text(encoding="utf-8")
