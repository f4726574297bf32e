"""The shapes of a drawing: the groups with an id that its SVG holds, read whatever the lines are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from xml.parsers.expat import ExpatError, ParserCreate


def shapes_in(text: str, file: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each group right below the root by its id: its markup, and whether it stays upright when its tile is turned.

    Raises ValueError with file and line if the text is no SVG, or something else stands between the groups.
    """
    data = text.encode()
    parser = ParserCreate()
    depth = 0
    found: list[tuple[str, bool, int, int]] = []
    begun: tuple[str, bool, int] | None = None

    def wrong(why: str) -> ValueError:
        return ValueError(f"{file}, line {parser.CurrentLineNumber}: {why}")

    def start(tag: str, given: dict[str, str]) -> None:
        nonlocal depth, begun
        if depth == 1:
            if tag != "g" or not given.get("id"):
                raise wrong(f'a drawing is made of groups like <g id="name">, and this is a <{tag}> without')
            if any(name == given["id"] for name, *_ in found):
                raise wrong(f"there is a shape {given['id']!r} already")
            inside = data.index(b">", parser.CurrentByteIndex) + 1
            begun = given["id"], given.get("class") == "up", inside
        depth += 1

    def end(_tag: str) -> None:
        nonlocal depth
        depth -= 1
        if depth == 1 and begun:
            found.append((*begun, parser.CurrentByteIndex))

    parser.StartElementHandler, parser.EndElementHandler = start, end
    try:
        parser.Parse(data, True)
    except ExpatError as error:
        raise ValueError(f"{file}, line {error.lineno}: this is no SVG ({error})") from None
    for name, up, first, last in found:
        yield name, {"up": up, "art": re.sub(r"\n\s*", "", data[first:last].decode())}
