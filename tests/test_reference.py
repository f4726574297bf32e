"""The reference as pages: every public name is there with its example, and no page asks anything of another server."""

from __future__ import annotations

import os
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

import carcnb
from carcnb.site.frame import REFERENCE
from carcnb.site.pages import pages
from carcnb.workshop import reference


class Page(HTMLParser):
    """What a page leads to, what it loads, and what can be led to on it."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.leads: list[str] = []
        self.loads: list[str] = []
        self.places: set[str] = set()
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        if tag == "a" and "href" in told:
            self.leads.append(told["href"])
        elif tag != "a":
            self.loads += [told[name] for name in ("src", "href") if name in told]
        if "id" in told:
            self.places.add(told["id"])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("pdoc", reason="pip install 'carcnb[reference]'")
    site = tmp_path_factory.mktemp("site")
    (site / "index.html").write_text("the site's first page", "utf-8")
    return reference.write_reference(site / "reference").parent


def test_every_public_name_is_there_with_its_example(folder: Path) -> None:
    page = (folder / "carcnb.html").read_text("utf-8")
    told = Page(folder / "carcnb.html").places
    modules = {"classroom", "events", "players", "progress", "__version__"}
    assert set(carcnb.__all__) - modules <= told
    assert set(carcnb.classroom.__all__) <= Page(folder / "carcnb/classroom.html").places
    assert {"Glance.board", "Glance.winner", "Glance.features"} <= Page(folder / "carcnb/engine/glance.html").places
    assert page.count("&gt;&gt;&gt; ") > 40


def test_every_page_leads_to_what_is_there_and_loads_nothing_from_elsewhere(folder: Path) -> None:
    pages = {file.resolve(): Page(file) for file in folder.rglob("*.html")}
    assert len(pages) > len(reference.MODULES)
    for file, page in pages.items():
        assert not [one for one in page.loads if re.match(r"(https?:)?//", one)], file
        for lead in page.leads:
            if re.match(r"https?:", lead):
                continue
            to, _, place = lead.partition("#")
            there = (file.parent / to).resolve() if to else file
            assert there.is_file(), (file, lead)
            if place and there in pages:
                # what a class has from one of Python's own is named, and not told
                assert place.partition(".")[0] in pages[there].places, (file, lead)
        assert not re.search(re.escape(str(Path(carcnb.__file__).parents[1])), file.read_text("utf-8")), (
            "a machine's path"
        )
        assert os.path.relpath(folder.parent / "index.html", file.parent).replace(os.sep, "/") in page.leads or (
            file.name == "index.html"
        )


def test_where_pdoc_is_missing_it_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pdoc", None)
    assert reference.main([str(tmp_path)]) == 2
    assert capsys.readouterr().err.endswith("pip install 'carcnb[reference]'\n")


def test_a_site_with_a_reference_leads_to_its_first_page(folder: Path) -> None:
    texts = {place: text for place, text in pages(["en"], reference=True) if place.endswith(".html")}
    led = {place for place, text in texts.items() if REFERENCE in str(text)}
    assert {"en/index.html", "rules/en/index.html"} <= led
    assert (folder.parent / REFERENCE).is_file() or (folder / REFERENCE).is_file()
    assert not [place for place, text in pages(["en"]) if isinstance(text, str) and REFERENCE in text]
