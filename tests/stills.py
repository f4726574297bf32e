"""The still picture that a cell keeps, out of its markup."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Mapping
from html.parser import HTMLParser
from typing import Any


class _Images(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[dict[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "img":
            self.found.append(dict(attrs))


def image(shown: Mapping[str, Any] | str) -> dict[str, str | None]:
    """The attributes of the one image in the markup of an output."""
    parser = _Images()
    parser.feed(shown if isinstance(shown, str) else shown["text/html"])
    (found,) = parser.found
    return found


def svg(shown: Mapping[str, Any] | str) -> str:
    """The SVG that the image holds."""
    return b64decode((image(shown)["src"] or "").removeprefix("data:image/svg+xml;base64,")).decode()
