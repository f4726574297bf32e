"""The still picture that a cell keeps, out of its markup."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html.parser import HTMLParser
from typing import Any
from urllib.parse import unquote


class _Images(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[dict[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "img":
            self.found.append(dict(attrs))


def image(shown: Mapping[str, Any] | str) -> dict[str, str | None]:
    """The attributes of the picture in the markup of an output; below it may be that of a tile."""
    parser = _Images()
    parser.feed(shown if isinstance(shown, str) else shown["text/html"])
    return parser.found[0]


def svg(shown: Mapping[str, Any] | str) -> str:
    """The SVG that the image holds."""
    found = unquote((image(shown)["src"] or "").removeprefix("data:image/svg+xml,"))
    return re.sub(r"<[^>]*>|[^<]+", _double, found)


def _double(part: re.Match[str]) -> str:
    """A tag or a text with quotes as they were drawn."""
    text = part[0]
    return text.replace("'", '"').replace("&apos;", "'") if text[0] == "<" else text.replace("&quot;", '"')
