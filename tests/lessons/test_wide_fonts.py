"""Texts in pictures keep within their boxes where a page's sans-serif is DejaVu Sans, the widest in common use."""

# mypy: disable-error-code="arg-type, no-any-return"
from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from carcnb.drawing.svg import markup
from carcnb.lessons.reading import find_lesson, names
from carcnb.lessons.typeset import BOLD, PLAIN, lines_of, set_text
from tests.lessons.test_library import texts

WIDTHS = json.loads((Path(__file__).parent / "dejavu.json").read_text(encoding="utf-8"))
"""How wide its letters are, in thousandths of the size."""

ROOM = 252
"""Points from side to side in a card of a strip."""


def wide(element: ElementTree.Element, bold: bool, size: float) -> float:
    """How wide a line comes out in that font."""
    look = WIDTHS["bold" if bold or element.get("font-weight") == "bold" else "regular"]
    own = sum(look.get(letter, 1000) for letter in element.text or "") * size / 1000
    inside = sum(
        wide(part, bold, size) + sum(look.get(c, 1000) for c in part.tail or "") * size / 1000 for part in element
    )
    return own + inside


def lines(said: str, size: float, look: dict[str, str]) -> Iterator[float]:
    for text in set_text(lines_of(said, ROOM, size, look), 0, 0, size, 18, look):
        for line in ElementTree.fromstring(markup(text)):
            yield wide(line, look == BOLD, size)


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_line_of_a_lesson_fits_its_card(lang: str) -> None:
    for name in names():
        for where, text in texts(find_lesson(name)):
            size, look = (15.0, BOLD) if where.endswith(("title", "heading", "task")) else (13.0, PLAIN)
            for line in lines(text[lang], size, look):
                assert line <= ROOM, f"{name} {where}"
