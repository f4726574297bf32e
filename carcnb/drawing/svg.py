"""SVG as a tree of elements and as text: the only module that knows how SVG is written.

svgwrite carries the tree; its checks against the standard are off, for they take longer than the drawing.  Numbers have
at most one decimal and are written as short as they can be.  Against strings put together by hand no picture is larger;
stills and films take as long as before, strips and worksheets about 1.6 times as long (11 ms for a lesson, 80 ms for a
page of all lessons of the base game), and the widget's symbols three times (80 ms for all designs), so those are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any
from xml.etree import ElementTree

from svgwrite import Drawing
from svgwrite.base import BaseElement

from carcnb.hypertext import Markup, clean

Box = tuple[float, float, float, float]
"""A rectangle: west, north, width and height."""

Look = Mapping[str, Any]
"""Attributes that say how something looks, by their names."""

_UNCHECKED = Drawing(debug=False)


class Element(BaseElement):  # type: ignore[misc]
    """An element by its name, with the elements and texts inside and its attributes.

    Attributes are named as svgwrite names them, ``stroke_width`` or ``class_``; those that are None are left out.

    >>> markup(Element("text", "1 < 2", x=0.5, font_size=12, fill=None))
    '<text x=".5" font-size="12">1 &lt; 2</text>'
    """

    def __init__(self, name: str, *inside: Element | str, **attributes: str | float | None) -> None:
        super().__init__(factory=_UNCHECKED)
        self.elementname = name
        self.attribs: dict[str, str] = {
            _named(key): value if isinstance(value, str) else short(value)
            for key, value in attributes.items()
            if value is not None
        }
        self.elements: list[Any] = [_Text(part) if isinstance(part, str) else part for part in inside]

    def get_xml(self) -> ElementTree.Element:
        """The element as svgwrite has it written, its attributes in the order in which they were given."""
        xml = ElementTree.Element(self.elementname, self.attribs)
        xml.extend([part.get_xml() for part in self.elements])
        return xml


@cache
def _named(key: str) -> str:
    """An attribute's name in SVG."""
    return key.rstrip("_").replace("_", "-")


class _Text:
    """Text among elements."""

    def __init__(self, text: str) -> None:
        self.text = text

    def get_xml(self) -> Any:
        """An element without a name, of which the text alone is written."""
        xml = ElementTree.Element(None)  # type: ignore[type-var]
        xml.text = clean(self.text)
        return xml


def group(inside: Iterable[Element | str], x: float = 0, y: float = 0, more: str = "", **look: str) -> Element:
    """Elements together, moved to x, y and then as ``more`` says, e.g. ``scale(2)``."""
    return Element("g", *inside, transform=move_to(x, y, more), **look)


def use(key: str, x: float = 0, y: float = 0, more: str = "", **look: str) -> Element:
    """What is defined under a key, once more at x, y.

    >>> markup(use("tree", 4.5, 0))
    '<use href="#tree" x="4.5"/>'
    """
    place = {"transform": move_to(x, y, more)} if more else {"x": x or None, "y": y or None}
    return Element("use", href=f"#{key}", **place, **look)


def path(data: str, **look: str) -> Element:
    """A shape by its path data."""
    return Element("path", d=data, **look)


def rect(x: float, y: float, wide: float, high: float, **look: str | float) -> Element:
    """A rectangle by its north-west corner and its size."""
    return Element("rect", x=x or None, y=y or None, width=wide, height=high, **look)


def circle(x: float, y: float, radius: float, **look: str | float) -> Element:
    """A circle by its middle."""
    return Element("circle", cx=x, cy=y, r=radius, **look)


def text(x: float, y: float, *inside: Element | str, **look: str | float) -> Element:
    """Text from a base line at x, y."""
    return Element("text", *inside, x=x, y=y, **look)


def move_to(x: float, y: float, more: str = "") -> str | None:
    """A transform that moves to x, y, then does ``more``; None if nothing moves."""
    return (f"translate({short(x)} {short(y)})" if x or y else "") + more or None


def frame_picture(size: tuple[float, float], box: Box, inside: Iterable[Element], **look: str | float) -> Element:
    """A picture of a size that shows a box of its elements, cut at the edges."""
    return Element("svg", *inside, width=size[0], height=size[1], viewBox=" ".join(map(short, box)), **look)


def picture(
    size: tuple[float, float], box: Box, inside: Iterable[Element], *, title: str = "", desc: str = "", **look: str
) -> str:
    """A whole picture as text, its size in points; it stands alone, and says its title and description."""
    said = [Element(name, words) for name, words in (("title", title), ("desc", desc)) if words]
    look = {"role": "img", "stroke_linejoin": "round", **look}
    return markup(frame_picture(size, box, [*said, *inside], xmlns="http://www.w3.org/2000/svg", **look))


def markup(*elements: Element) -> Markup:
    """Elements as text."""
    written = (ElementTree.tostring(element.get_xml(), "unicode") for element in elements)
    return Markup("".join(text.replace(" />", "/>") for text in written))


def parse(drawn: str) -> list[Element]:
    """Drawn markup as elements.

    >>> [shape["r"] for shape in parse('<circle r="3"/><circle r="4.6"/>')]
    ['3', '4.6']
    """
    return [_element(xml) for xml in ElementTree.fromstring(f"<g>{drawn}</g>")]


def _element(xml: ElementTree.Element) -> Element:
    return Element(xml.tag, *map(_element, xml), **xml.attrib)


def short(value: float) -> str:
    """A number with at most one decimal, written as short as it can be.

    >>> short(0.25), short(-0.04), short(12.0)
    ('.2', '0', '12')
    """
    said = f"{round(value, 1):g}"
    return said.replace("0.", ".", 1) if said.startswith(("0.", "-0.")) else "0" if said == "-0" else said
