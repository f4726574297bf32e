"""A still in a cell: whatever is written in it, it is the same picture again."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from carcnb.drawing import image
from tests.stills import svg


def test_a_picture_in_an_address_is_the_same_picture() -> None:
    drawn = (
        """<svg xmlns="http://www.w3.org/2000/svg"><title>"Žofie" &amp; O'Neil: 100 %</title><g id="a#b">"</g></svg>"""
    )
    kept = image(drawn)
    assert ElementTree.canonicalize(svg(kept)) == ElementTree.canonicalize(drawn)
    (source,) = re.findall(r' src="([^"]+)"', kept)
    assert not re.search(r"[<>#&\s]", source.replace(" ", "")), "what ends an address or an attribute is escaped"
