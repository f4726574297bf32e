"""What search engines, messengers and browsers are told of the pages is true and whole."""

from __future__ import annotations

import json
import re
import struct
import sys
from pathlib import Path
from urllib.parse import urljoin
from xml.etree import ElementTree

import pytest

from carcnb.addresses import AddressError
from carcnb.engine.game import Game
from carcnb.records.notation import parse
from carcnb.site import expansions
from carcnb.site.cards import FOLDER, telling
from carcnb.site.frame import HOME, Here, SitePage, description_of, page_html
from carcnb.site.metadata import CARD, metadata, missing
from carcnb.site.pages import pages
from carcnb.words import languages
from tests.made import site_pages
from tests.site.test_pages import Read

ADDRESS = "https://example.org/carcassonne/"
LANGS = list(languages())
LARGEST_CARD = 250_000
"""Bytes of a picture for messengers, on average."""


@pytest.fixture(scope="module")
def made() -> dict[str, str | bytes]:
    """Some pages of a site that knows its address, whatever is in their middle."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("carcnb.site.pages.KINDS", (expansions,))
        return dict(pages(LANGS, ADDRESS[:-1]))


@pytest.fixture(scope="module")
def site(made: dict[str, str | bytes]) -> dict[str, str]:
    """What of them is a text."""
    return {place: content for place, content in made.items() if isinstance(content, str)}


@pytest.fixture(scope="module")
def cards(made: dict[str, str | bytes]) -> dict[str, bytes]:
    """The pictures that messengers show of them."""
    pytest.importorskip("resvg_py")
    return {place: content for place, content in made.items() if isinstance(content, bytes)}


def tags(text: str, name: str) -> list[dict[str, str | None]]:
    """The attributes of all elements of a name."""
    return [had for tag, had in Read(text).tags if tag == name]


def test_a_page_says_where_it_is_and_where_its_sisters_are(site: dict[str, str], cards: dict[str, bytes]) -> None:
    links = tags(site["rules/cs/ferries.html"], "link")
    here, there = (f"{ADDRESS}rules/{lang}/ferries.html" for lang in ("cs", "en"))
    assert [had["href"] for had in links if had["rel"] == "canonical"] == [here]
    others = {had["hreflang"]: had["href"] for had in links if had["rel"] == "alternate"}
    assert others == {"cs": here, "en": there, "x-default": there}
    graph = [
        (had["property"], str(had["content"]))
        for had in tags(site["rules/cs/ferries.html"], "meta")
        if "property" in had
    ]
    assert ("og:url", here) in graph
    assert ("og:locale", "cs_CZ") in graph
    (card,) = (content.removeprefix(ADDRESS) for name, content in graph if name == "og:image")
    sizes = [int(content) for name, content in graph if name in ("og:image:width", "og:image:height")]
    assert sizes == list(struct.unpack(">II", cards[card][16:24])) == [1200, 630]


def image_of(text: str) -> str:
    """Where the picture is that messengers show of a page."""
    (found,) = [had["content"] for had in tags(text, "meta") if had.get("property") == "og:image"]
    return str(found).removeprefix(ADDRESS)


def test_every_expansion_has_a_picture_of_its_own_in_all_languages(
    site: dict[str, str], cards: dict[str, bytes]
) -> None:
    shown = {system: {image_of(site[f"rules/{lang}/{system}.html"]) for lang in LANGS} for system in expansions.whole()}
    assert all(len(of) == 1 for of in shown.values()), "a board has no language"
    assert len({*map(frozenset, shown.values())}) == len(shown)
    assert image_of(site["index.html"]) not in set[str]().union(*shown.values()), "the entrance shows another"
    assert all(cards[place].startswith(b"\x89PNG") for of in shown.values() for place in of)
    assert sum(map(len, cards.values())) < len(cards) * LARGEST_CARD


def test_a_board_that_stands_for_others_shows_what_they_are_about() -> None:
    def lying(position: str) -> Game:
        return Game.from_setup(parse(f"expansions inns_and_cathedrals; D 0,0; {position}"))

    row = lying("; ".join(f"U {x},0" for x in range(1, 6)))
    plain, own, figure = (lying(f"U 1,0; {more}") for more in ("U 2,0", "inns-12 0,1", "U 2,0 red:road.E"))
    assert telling([row, plain]) is plain
    assert telling([plain, own]) is own
    assert telling([plain, figure]) is figure
    assert telling([]).setup.position == Game(seed=1).setup.position


def test_without_resvg_every_page_shows_the_one_picture_that_comes_along(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    monkeypatch.setattr("carcnb.site.pages.KINDS", (expansions,))
    heard = list[str]()
    made = dict(pages(["en"], ADDRESS, warn=heard.append))
    assert len(heard) == 1
    assert "carcnb[png]" in heard[0]
    for place in ("index.html", "rules/en/ferries.html"):
        assert image_of(str(made[place])) == CARD
    assert isinstance(jpeg := made[CARD], bytes)
    assert jpeg[:2] == b"\xff\xd8"
    assert not [place for place in made if place.startswith(FOLDER)]


def test_every_alternate_leads_back_and_is_a_page(site: dict[str, str]) -> None:
    for place, text in site.items():
        if not place.endswith(".html"):
            continue
        for had in tags(text, "link"):
            if had["rel"] in ("alternate", "canonical"):
                to = str(had["href"]).removeprefix(ADDRESS)
                assert to in site or to == HOME.format(had.get("hreflang")), (place, to)


def test_the_list_of_pages_is_complete_and_robots_lead_to_it(site: dict[str, str]) -> None:
    listed = ElementTree.fromstring(site["sitemap.xml"].encode())
    places = {str(loc.text).removeprefix(ADDRESS) for loc in listed.findall(".//{*}loc")}
    assert places == {place for place in site if place.endswith(".html")} - {"404.html"}
    assert f"Sitemap: {ADDRESS}sitemap.xml" in site["robots.txt"]
    assert "Disallow" not in site["robots.txt"]


def test_a_site_that_knows_no_address_tells_none() -> None:
    every = site_pages()
    assert not {"sitemap.xml", "robots.txt"} & {*every}
    for place in ("en/index.html", "rules/cs/IC-21.html", "404.html"):
        assert not re.search(r'rel="(canonical|alternate)"|og:(url|image)', every[place]), place


def test_titles_and_descriptions_tell_pages_apart() -> None:
    every = {place: text for place, text in site_pages().items() if place.endswith(".html") and "/teach/" not in place}
    titles = [match[1] for text in every.values() if (match := re.search("<title>(.*?)</title>", text))]
    assert len(titles) == len(every)
    twice = {title for title in titles if titles.count(title) > 1}
    assert len(twice) <= 1, f"the first page is called as the entrance is: {twice}"
    assert "Inns and Cathedrals" in re.findall("<title>(.*?)</title>", every["rules/en/IC-21.html"])[0]
    for place, text in every.items():
        (about,) = [had["content"] for had in tags(text, "meta") if had.get("name") == "description"]
        assert about, place
        assert 10 < len(about) <= 202, place


def test_what_machines_read_is_json_and_says_what_the_page_says() -> None:
    every = site_pages()
    kinds = set()
    for place, text in every.items():
        for told in re.findall(r'<script type="application/ld\+json">(.*?)</script>', text):
            data = json.loads(told)
            assert data["@context"] == "https://schema.org"
            kinds |= {*([data["@type"]] if isinstance(data["@type"], str) else data["@type"])}
            said = " ".join(Read(text).text.replace("\u00a0", " ").split())
            for step in data.get("step", ()):
                assert " ".join(step["name"].split()) in said, place
                assert f'id="{step["url"][1:]}"' in text, place
            for asked in data.get("mainEntity", ()):
                for sentence in re.split(r"(?<=[.!?]) ", " ".join(asked["acceptedAnswer"]["text"].split())):
                    assert sentence in said, (place, sentence)
    assert kinds == {"LearningResource", "HowTo", "FAQPage"}


def test_evil_texts_end_no_script() -> None:
    evil = "</script><b>"
    page = SitePage(Here("{}/x.html", "en"), evil, evil, "", data={"@type": "Thing"})
    text = page_html(page, ["en"], metadata(page, ["en"]))
    assert "</script><b>" not in text
    assert json.loads(re.findall(r'ld\+json">(.*?)</script>', text)[0])["name"] == evil


def test_the_manifest_names_what_is_there() -> None:
    every = site_pages()
    told = json.loads(every["manifest.webmanifest"])
    assert told["start_url"] in every
    there = Path(expansions.__file__).parent
    assert all((there / icon["src"]).is_file() for icon in told["icons"])


def test_a_page_that_is_missing_has_links_that_hold_at_any_depth() -> None:
    links = Read(page_html(missing(LANGS, ADDRESS), LANGS)).links
    assert all(urljoin(f"{ADDRESS}any/where/else", link).startswith(ADDRESS) for link in links if link != "#main")
    assert all(link.startswith(("/carcassonne/", "#")) for link in links)


def test_a_page_that_is_missing_brings_its_style(site: dict[str, str]) -> None:
    """A server may show it where none of our files are."""
    text = site["404.html"]
    assert 'rel="stylesheet"' not in text
    (style,) = re.findall("<style>(.*?)</style>", text, re.DOTALL)
    named = [str(had.get("class") or "") for _, had in Read(text).tags]
    assert {name for names in named for name in names.split() if f".{name}" not in style} <= {"p-theme"}
    assert all(str(had["src"]).startswith("data:") for had in tags(text, "img"))


def test_what_is_no_address_is_refused() -> None:
    with pytest.raises(AddressError, match=r"example\.org"):
        next(pages(["en"], "somewhere"))


def test_a_description_is_short_and_ends_with_a_word() -> None:
    assert description_of("a b\n c") == "a b c"
    assert len(description_of("word " * 100)) <= 202
    assert description_of("word " * 100).endswith("word …")
