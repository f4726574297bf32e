"""All pages of the site with what they show: pictures, style and script; every language in one go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.resources import files

from carcnb.site import lessons, rules, ways
from carcnb.site.frame import ASK, ICON, SCRIPT, SEARCH, SHEETS, STYLE, page_html
from carcnb.site.stills import Stills
from carcnb.words import languages, speaking


def pages(langs: Iterable[str] = ()) -> Iterator[tuple[str, str]]:
    """Every file of the pages as its place in the site and its text, in these languages (all that there are).

    ``ValueError`` for an unknown language.
    """
    codes, stills = list(langs) or list(languages()), Stills()
    for lang in codes:
        with speaking(lang):
            made = [page for kind in (ways, lessons, rules) for page in kind.pages(lang, stills)]
            texts = [(page.here.path, page_html(page, codes)) for page in made]
            texts += ways.sheets(lang)
            texts.append(rules.index_file(lang))
        yield from texts
    with speaking(codes[0]):
        door = page_html(ways.door(codes), codes)
    yield ways.DOOR, door
    yield from stills.files.items()
    yield STYLE, "".join(_read(f"look/{name}.css") for name in SHEETS)
    for place in (SCRIPT, ASK, SEARCH, ICON):
        yield place, _read(place)


def _read(place: str) -> str:
    return files(__name__.rpartition(".")[0]).joinpath(place).read_text(encoding="utf-8")
