"""Pages as trees of elements and as text: the only module that knows how HTML is written.

Every text is escaped, in attributes too, and loses the characters that XML forbids; only ``Markup`` stands as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from html import escape
from itertools import zip_longest
from typing import TypeAlias

Inside: TypeAlias = "PageElement | str | int | Iterable[Inside] | None"
"""What stands in an element: elements and texts, one by one or in rows of rows; nothing where it is None."""

VOID = frozenset(("br", "hr", "img", "input", "link", "meta"))
"""Elements that nothing stands in, and that have no end."""


class Markup(str):
    """Text that is markup already: a drawing, a style, what was written before."""

    __slots__ = ()


class PageElement:
    """An element by its name, with what stands inside and its attributes, such as ``class_`` or ``aria_label``.

    Attributes that are None or False are left out, those that are True have no value.

    >>> str(h.p("1 < 2", h.br(), class_="lead", title=None, hidden=True))
    '<p class="lead" hidden>1 &lt; 2<br/></p>'
    """

    __slots__ = ("attributes", "inside", "name")

    def __init__(self, name: str, /, *inside: Inside, **attributes: str | float | None) -> None:
        self.name, self.inside, self.attributes = name, (*_parts(inside),), attributes

    def __str__(self) -> str:
        look = "".join(
            f" {_named(key)}" + ("" if value is True else f'="{_escaped(value)}"')
            for key, value in self.attributes.items()
            if value is not None and value is not False
        )
        start = f"<{self.name}{look}"
        return f"{start}/>" if self.name in VOID else f"{start}>{write(self.inside)}</{self.name}>"


class _Names:
    """Elements by their names: ``h.p("text", class_="lead")``."""

    def __getattr__(self, name: str) -> Callable[..., PageElement]:
        if name.startswith("_"):  # Python itself asks for these
            raise AttributeError(name)
        return partial(PageElement, name)


h = _Names()


def write(*inside: Inside) -> Markup:
    """Elements and texts as markup, one after the other.

    >>> write(h.b("<"), ["a", None, [h.br()]])
    '<b>&lt;</b>a<br/>'
    """
    return Markup("".join(str(part) if isinstance(part, PageElement) else _escaped(part) for part in _parts(inside)))


def _parts(inside: Inside) -> Iterator[PageElement | str | int]:
    """What stands there, one by one."""
    if isinstance(inside, PageElement | str | int):
        yield inside
    elif inside is not None:
        for part in inside:
            yield from _parts(part)


def _escaped(value: str | float) -> str:
    return value if isinstance(value, Markup) else escape(clean(str(value)))


def _named(key: str) -> str:
    """An attribute's name in HTML."""
    return key.rstrip("_").replace("_", "-")


def clean(text: str) -> str:
    """Text without the control characters that XML forbids."""
    return re.sub(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "", text)


def page(lang: str, title: str, body: Inside, head: Inside = None) -> Markup:
    """A whole document: its title, what else is in its head, and what is seen of it."""
    top = h.head(h.meta(charset="utf-8"), h.title(title), head)
    return write(Markup("<!doctype html>\n"), h.html(top, h.body(body), lang=lang), "\n")


def table(
    head: Iterable[Inside], rows: Iterable[Iterable[Inside]], cell: str | None = None, **look: str
) -> PageElement:
    """A table by the cells of its head and of its rows; ``cell`` is the style of each that is no element by itself."""

    def row(name: str, cells: Iterable[Inside]) -> PageElement:
        return h.tr(
            one if isinstance(one, PageElement) and one.name == name else PageElement(name, one, style=cell)
            for one in cells
        )

    return h.table(row("th", head), (row("td", cells) for cells in rows), **look)


def widths(rows: Sequence[Sequence[str]]) -> list[int]:
    """How many letters every column of a table takes as text."""
    return [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]


def columns(rows: Sequence[Sequence[str]]) -> str:
    """A table as lines of text in columns."""
    wide = widths(rows)
    return "\n".join("  ".join(f"{cell:{w}}" for cell, w in zip(row, wide, strict=False)).rstrip() for row in rows)
