"""HTML is written in one module: nothing that is a text there is ever markup, and nobody else puts tags together."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from carcnb.analysis.tables import Rows
from carcnb.hypertext import Inside, Markup, h, page, table, write
from tests.sources import MODULES, name_of, tree_of

EVIL = """</p><script>alert("1" & '2')</script>"""

TAG = re.compile(r"(?<!\?P)</?[a-z][a-z0-9]*(?=[ >/])|</?$")
BY_HAND = {
    "drawing/markup.py": "it reads what was drawn tag by tag",
    "drawing/svg.py": "the other writer: it reads what was drawn in an element that it takes away again",
    "engine/beliefs.py": "a repr: a class in angle brackets",
    "engine/prompts.py": "a repr: what is asked in angle brackets",
    "errors.py": "Python's own name of a module that is run",
    "hypertext.py": "the writer",
    "questions/model.py": "a repr: a class in angle brackets",
    "site/metadata.py": "the one sign of JSON that a page could take for the end of it",
    "tiles/model.py": "a repr: a tile in angle brackets",
    "workshop/atelier/__main__.py": "a message that says what to write into a file of art",
    "workshop/atelier/drawings.py": "a message that says what to write into a file of art",
    "workshop/reference.py": "a template of pdoc, in its own language",
}
"""The modules with something like a tag in their texts, and why."""


def texts(path: Path) -> Iterator[str]:
    """The texts of a module, without those that document it."""
    tree = tree_of(path)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def test_no_markup_is_put_together_by_hand() -> None:
    found = {name_of(path) for path in MODULES if any(map(TAG.search, texts(path)))}
    assert found == BY_HAND.keys(), "make it of carcnb.hypertext.h, or say in BY_HAND why it is no markup"


def test_nobody_else_escapes() -> None:
    escapes = re.compile(r"^\s*(?:from|import) (?:html|xml\.sax|markupsafe)\b", re.M)
    assert [name_of(path) for path in MODULES if escapes.search(path.read_text("utf-8"))] == ["hypertext.py"]


def test_texts_are_no_markup_wherever_they_stand() -> None:
    made = h.p(EVIL, [EVIL, (h.b(EVIL),)], title=EVIL, data_said=EVIL)
    read = ElementTree.fromstring(str(made))
    assert "".join(read.itertext()) == 3 * EVIL
    assert read.attrib == {"title": EVIL, "data-said": EVIL}
    assert [part.tag for part in read.iter()] == ["p", "b"]


def test_what_is_written_is_not_escaped_again() -> None:
    written = write(h.b("&"))
    assert write(h.p(written)) == "<p><b>&amp;</b></p>"
    assert write(h.style(Markup("a>b{}"))) == "<style>a>b{}</style>"


def test_an_element_is_the_same_every_time_it_is_written() -> None:
    row = h.ul(h.li(n) for n in range(2))
    assert str(row) == str(row) == "<ul><li>0</li><li>1</li></ul>"


@pytest.mark.parametrize(
    ("made", "written"),
    [
        (None, ""),
        ([h.br(), "", None, 0], "<br/>0"),
        (
            h.a("x", href="?a=1&b=2", class_="k", aria_label="l"),
            '<a href="?a=1&amp;b=2" class="k" aria-label="l">x</a>',
        ),
        (h.input(name="q", hidden=True, value=None, checked=False), '<input name="q" hidden/>'),
        (h.td(colspan=2), '<td colspan="2"></td>'),
    ],
)
def test_elements_are_written_short(made: Inside, written: str) -> None:
    assert write(made) == written


def test_what_no_file_and_no_page_can_hold_is_left_out() -> None:
    """A half of a character cannot be encoded: a cell that showed it showed nothing at all."""
    assert write(h.p("a\ud800\x00b\n", title="\udfff")) == '<p title="">ab\n</p>'
    shown = Rows(("a",), [{"a": "\ud800<b>"}])._repr_html_()
    assert shown.encode() == b"<table><tr><th>a</th></tr><tr><td>&lt;b&gt;</td></tr></table>"


def test_a_page_says_its_language_and_title() -> None:
    assert page("cs", "A & B", h.p("1"), h.link(rel="icon", href="i")) == (
        '<!doctype html>\n<html lang="cs"><head><meta charset="utf-8"/><title>A &amp; B</title>'
        '<link rel="icon" href="i"/></head><body><p>1</p></body></html>\n'
    )


def test_a_table_takes_cells_with_looks_of_their_own() -> None:
    made = table(["a"], [["b"], [h.td("c", colspan=2)]], "x", class_="k")
    assert write(made) == (
        '<table class="k"><tr><th style="x">a</th></tr><tr><td style="x">b</td></tr>'
        '<tr><td colspan="2">c</td></tr></table>'
    )
