"""A still picture as a saved notebook keeps it: markup that every viewer shows, trusted or not."""

from __future__ import annotations

import re
from urllib.parse import quote
from xml.etree import ElementTree

from carcnb.hypertext import Markup, h, write

LIVE = h.style(
    Markup(
        ".jp-OutputArea-child:has(.cn-still) + .jp-OutputArea-child:not(:has(.carcnb)),"
        ".jp-OutputArea-child:has(.cn-still):has(+ .jp-OutputArea-child .carcnb),"
        ".jp-OutputArea-child:has(style) .cn-hint{display:none}"
    )
)
"""Of a picture and the live board below it one is seen: the board, and where it is gone the picture.

A page that does not trust the cell drops the style and the board: it shows the picture and the hint below it.
"""


KEPT = " !$'()*+,/:;=?@~"
"""What stands as it is in an address that is an attribute; sanitisers look for the ends of tags in attributes."""


def address(svg: str) -> str:
    """An SVG of ours as an address, a sixth shorter than in base64, for an attribute in double quotes."""
    return "data:image/svg+xml," + quote(re.sub(r"<[^>]*>|[^<]+", _single, svg), safe=KEPT)


def _single(part: re.Match[str]) -> str:
    """A tag with single quotes, for double ones take three characters in an address; in a text they are named."""
    text = part[0]
    return text.replace("'", "&apos;").replace('"', "'") if text[0] == "<" else text.replace('"', "&quot;")


def image(svg: str, alt: str = "", stands_in: bool = False) -> Markup:
    """An SVG of ours as an image with a description, its own title if none is given.

    One that ``stands_in`` for a live board is hidden while that is there.  As an image nothing in it runs, and nothing
    around it changes it.  JupyterLab shows no SVG of a notebook that is not trusted, and drops the description of one
    that is.
    """
    if not alt:
        own = [part.text or "" for part in ElementTree.fromstring(svg) if part.tag.endswith(("}title", "}desc"))]
        alt = ": ".join(filter(None, own))
    kind = "cn-still" if stands_in else None
    return write(h.img(class_=kind, alt=" ".join(alt.split()), src=Markup(address(svg)), style="max-width:100%"))
