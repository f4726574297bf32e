"""One module writes SVG: text stays text, numbers have one spelling, and nobody else puts markup together."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from carcnb.drawing.art import art
from carcnb.drawing.svg import Element, group, markup, parse, picture, short, text, use
from carcnb.hypertext import clean
from tests.sources import MODULES, tree_of

EVIL = '<script>alert("1")</script> & \x08 ]]>'
TAG = re.compile(r"</?(svg|g|use|path|text|tspan|rect|circle|ellipse|line|marker|symbol|defs)[ />]")


def strings(tree: ast.AST) -> Iterator[str]:
    """All texts of a module but its docstrings."""
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


def test_only_one_module_writes_svg_or_knows_svgwrite() -> None:
    """The art is drawn as markup by hand; it is data that the one module reads."""
    found = set()
    for path in MODULES:
        source = path.read_text(encoding="utf-8")
        imported = re.search(r"^\s*(import|from) svgwrite", source, re.M)
        if path.parent.name != "atelier" and (imported or any(map(TAG.search, strings(tree_of(path))))):
            found.add(path.name)
    assert found == {"svg.py"}


def test_text_and_attributes_are_never_markup() -> None:
    root = ElementTree.fromstring(markup(Element("g", text(1, 2, EVIL, aria_label=EVIL.replace("\b", "")))))
    assert [element.tag for element in root.iter()] == ["g", "text"]
    assert root[0].text == clean(EVIL) == root[0].get("aria-label")
    assert "\x08" not in clean(EVIL)


def test_texts_and_elements_keep_their_order_and_their_spaces() -> None:
    line = Element("tspan", "one ", Element("tspan", "two", font_weight="bold"), " three ", Element("tspan"), "four")
    assert "".join(ElementTree.fromstring(markup(line)).itertext()) == "one two three four"
    assert markup(line).startswith('<tspan>one <tspan font-weight="bold">two</tspan> three <tspan/>')


@pytest.mark.parametrize(("value", "said"), [(0.25, ".2"), (-0.7, "-.7"), (-0.04, "0"), (12.0, "12"), (300, "300")])
def test_numbers_have_one_short_spelling(value: float, said: str) -> None:
    assert short(value) == said
    assert markup(Element("rect", width=value)) == f'<rect width="{said}"/>'


def test_what_is_not_moved_has_no_transform() -> None:
    assert markup(group([use("a")])) == '<g><use href="#a"/></g>'
    assert markup(use("a", 0, 5)) == '<use href="#a" y="5"/>'
    assert markup(use("a", 0, 5, "scale(2)")) == '<use href="#a" transform="translate(0 5)scale(2)"/>'


def test_a_picture_names_itself_and_stands_alone() -> None:
    root = ElementTree.fromstring(picture((20, 10), (-5, 0, 40, 20), [use("a")], title="A & B", desc="C"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.attrib == {
        "width": "20", "height": "10", "viewBox": "-5 0 40 20", "role": "img", "stroke-linejoin": "round",
    }  # fmt: skip
    assert [element.text for element in root[:2]] == ["A & B", "C"]


def test_drawn_art_is_the_same_once_it_is_read_and_written() -> None:
    for shape in art()["shapes"].values():
        read = ElementTree.fromstring(f"<g>{shape['art']}</g>")
        written = ElementTree.fromstring(f"<g>{markup(*parse(shape['art']))}</g>")
        assert [(e.tag, e.attrib) for e in read.iter()] == [(e.tag, e.attrib) for e in written.iter()]
