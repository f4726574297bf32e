"""A still picture as a saved notebook keeps it: markup that every viewer shows, trusted or not."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from xml.etree import ElementTree

LIVE = (
    "<style>"
    ".jp-OutputArea-child:has(.cn-still) + .jp-OutputArea-child:not(:has(.carcnb)),"
    ".jp-OutputArea-child:has(.cn-still):has(+ .jp-OutputArea-child .carcnb){display:none}"
    "</style>"
)
"""Of a picture and the live board below it one is seen: the board, and where it is gone the picture."""


def image(svg: str, alt: str = "", stands_in: bool = False) -> str:
    """An SVG of ours as an image with a description, its own title if none is given.

    One that ``stands_in`` for a live board is hidden while that is there.  As an image nothing in it runs, and nothing
    around it changes it.  JupyterLab shows no SVG of a notebook that is not trusted, and drops the description of one
    that is.
    """
    if not alt:
        own = [part.text or "" for part in ElementTree.fromstring(svg) if part.tag.endswith(("}title", "}desc"))]
        alt = ": ".join(filter(None, own))
    data = b64encode(svg.encode()).decode()
    told = escape(" ".join(alt.split()))
    kind = ' class="cn-still"' if stands_in else ""
    return f'<img{kind} alt="{told}" src="data:image/svg+xml;base64,{data}" style="max-width:100%"/>'
