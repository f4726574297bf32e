"""The pages of the site: every rule and lesson has one in every language, and nothing on them leads nowhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from posixpath import dirname, join, normpath
from urllib.parse import unquote, urlsplit

import pytest

from carcnb.analysis.puzzles import bundled_puzzles
from carcnb.curriculum import curriculum
from carcnb.quizzes import TOPICS
from carcnb.rulebook import rule, rules, systems
from carcnb.rulebook.address import rule_page
from carcnb.site.frame import ENGINE, STYLE, Here, SitePage, board, page_html
from carcnb.site.metadata import TOUCH
from carcnb.site.pages import pages
from carcnb.words import language, languages, say
from tests.made import site_pages

LANGS = list(languages())
RULES = {rule_page(entry.id).format(lang) for lang in LANGS for system in systems() for entry in rules(system)}
LARGEST = 10_000
"""Bytes of a rule's page."""


class Read(HTMLParser):
    """What a page links to, what can be linked to on it, its headings, boards and text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.headings: list[int] = []
        self.boards: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        had = dict(attrs)
        self.tags.append((tag, had))
        self.links += [had[name] or "" for name in ("href", "src", "action") if name in had]
        self.anchors.add(had.get("id") or "")
        if "data-carcnb" in had:
            self.boards.append(had["data-carcnb"] or "")
            self.headings.append(3)  # the first one of a live board
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(int(tag[1]))

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module")
def site() -> dict[str, str]:
    """Every file of the pages."""
    return site_pages()


@pytest.fixture(scope="module")
def read(site: dict[str, str]) -> dict[str, Read]:
    """Every page, read."""
    return {place: Read(text) for place, text in site.items() if place.endswith(".html")}


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_lesson_and_topic_has_a_page(read: dict[str, Read], lang: str) -> None:
    for id in (entry.id for system in systems() for entry in rules(system, lang)):
        page = read[rule_page(id).format(lang)]
        assert rule(id, lang).title in page.text, id
        assert " ".join(rule(id, lang).text.split()) in page.text.replace("\u00a0", " "), id
    for name in curriculum():
        assert f'"name": "{name}"' in "".join(read[f"{lang}/learn/{name}.html"].boards)
    for topic in (*TOPICS, *(f"puzzles-{system}" for system in bundled_puzzles())):
        assert read[f"{lang}/practise/{topic}.html"].boards
    assert ("html", {"lang": lang}) in read[f"{lang}/index.html"].tags


def test_every_link_leads_somewhere(site: dict[str, str], read: dict[str, Read]) -> None:
    lost = []
    for place, page in read.items():
        for link in dict.fromkeys(page.links):
            if link.startswith("data:image/"):  # the page for what is missing brings its own mark
                continue
            parts = urlsplit(link)
            assert not re.match("/|[a-z]+:", link), (place, link)
            to = normpath(join(dirname(place), unquote(parts.path))) if parts.path else place
            if to in (ENGINE, TOUCH):
                continue
            there = read[to].anchors if to in read else {*re.findall(r' id="([^"]+)"', site.get(to, ""))}
            if to not in site or (parts.fragment and parts.fragment not in there):
                lost.append((place, link))
    assert lost == []


def test_pages_are_small_and_read_in_order(site: dict[str, str], read: dict[str, Read]) -> None:
    for place, page in read.items():
        if "/teach/" in place and not page.boards:
            continue  # a sheet to print, with all of its pictures
        if place in RULES:
            assert len(site[place].encode()) < LARGEST, place
        assert page.headings.count(1) == 1, place
        assert all(after <= before + 1 for before, after in zip([0, *page.headings], page.headings, strict=False)), (
            place
        )
        assert [had.get("id") for tag, had in page.tags if tag == "main"] == ["main"], place
        assert all(had.get("alt") is not None for tag, had in page.tags if tag == "img"), place


def test_every_lesson_in_the_list_has_a_small_board_that_comes_when_it_is_seen(
    site: dict[str, str], read: dict[str, Read]
) -> None:
    for lang in LANGS:
        place = f"{lang}/learn/index.html"
        shown = [had for tag, had in read[place].tags if tag == "img" and "stills/" in str(had["src"])]
        assert len(shown) == len(curriculum())
        assert all(had["loading"] == "lazy" and had["alt"] == "" for had in shown)
        files = [normpath(join(dirname(place), str(had["src"]))) for had in shown]
        assert len({*files}) > 0.9 * len(files), "a few lessons end on the same squares"
        assert max(len(site[file]) for file in files) < 12_000


def test_the_last_lesson_of_a_system_leads_to_play(read: dict[str, Read]) -> None:
    names = list(curriculum())
    last = [one for one, after in zip(names, [*names[1:], ""], strict=True) if one.split("/")[0] != after.split("/")[0]]
    ways = {name: read[f"en/learn/{name}.html"].links.count("../../play.html") for name in names}
    assert {name for name, n in ways.items() if n == 2} == {*last}, "besides the header"


def test_every_colour_is_said_once_for_light_and_dark(site: dict[str, str]) -> None:
    style = site[STYLE]
    assert style.count("{") == style.count("}")
    assert len(re.findall(r"--\w+: light-dark\(", style)) == len(set(re.findall(r"(--\w+): light-dark\(", style))) > 5
    assert "prefers-color-scheme" not in style


def test_no_script_stands_in_a_page(site: dict[str, str], read: dict[str, Read]) -> None:
    for place, page in read.items():
        assert all(
            had.get("src") or had.get("type") == "application/ld+json" for tag, had in page.tags if tag == "script"
        ), place
        assert not any(name.startswith("on") for _, had in page.tags for name in had), place
    assert all("<script" not in text for place, text in site.items() if place.endswith(".svg"))


def test_nothing_is_escaped_twice(site: dict[str, str]) -> None:
    assert [place for place, text in site.items() if re.search("&amp;(#|amp;|quot;|lt;|gt;)", text)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_the_tile_in_hand_is_named_in_the_language(site: dict[str, str], lang: str) -> None:
    said = re.findall(r'<p class="p-hand"><img [^>]*?alt="([^"]*)"', "".join(site[p] for p in site if p[:2] == lang))
    assert {*said} == {say("site-hand", lang)}


def test_a_page_leads_to_itself_in_the_other_language(read: dict[str, Read]) -> None:
    links = read["rules/en/BASE-5.7.html"].links
    assert "../cs/BASE-5.7.html" in links
    assert "cs/index.html" in read["index.html"].links
    assert "index.html" not in read["index.html"].links
    assert "../../learn" not in "".join(links)


def test_texts_and_names_are_no_markup() -> None:
    evil = '<script>alert("&")</script>'
    here = Here(rule_page("BASE-5.7"), "en")
    body = [here.caption(evil), here.rule(evil), board(here, {"open": "lesson", "name": evil}, 400, None)]
    page = Read(page_html(SitePage(here, evil, evil, body), LANGS))
    assert [had for tag, had in page.tags if tag == "script" and not had.get("src")] == []
    assert page.text.count(evil) == 3  # title, caption, rule
    assert ("meta", {"name": "description", "content": evil}) in page.tags


def test_an_unknown_language_is_refused_and_the_session_keeps_its_own(site: dict[str, str]) -> None:
    assert site
    assert language() == "en"
    with pytest.raises(ValueError, match="there is no language 'xx'"):
        next(pages(["xx"]))
    assert language() == "en"
