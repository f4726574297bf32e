"""The pictures of the site: files that pages share, named by what they show, so that none is written twice."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple
from xml.etree import ElementTree

from carcnb.hypertext import PageElement, h
from carcnb.site.cards import LinkCards
from carcnb.site.frame import Here

LARGE = 2
"""How much larger than drawn a picture is shown at most."""


class SiteStill(NamedTuple):
    """A picture: its file in the site, the part of it that is seen (empty: all), and its size in points."""

    file: str
    part: str
    size: tuple[float, float]

    def image(self, here: Here, alt: str = "", lazy: bool = False) -> PageElement:
        """The picture on a page."""
        wide, high = self.size
        # a part has the proportions of its own, and not those of its file
        shape = f"max-width:{wide * LARGE:.0f}px" + (
            f";aspect-ratio:{wide:g}/{high:g};object-fit:fill" if self.part else ""
        )
        look = {"width": f"{wide:.0f}", "height": f"{high:.0f}", "style": shape, "loading": "lazy" if lazy else None}
        return h.img(src=here.to(self.file, at=self.part), alt=alt, **look)


class Stills:
    """All pictures of a site; ``files`` holds their SVG texts by place, ``cards`` what messengers show."""

    def __init__(self, cards: LinkCards | None = None) -> None:
        self.files: dict[str, str] = {}
        self.cards = cards or LinkCards(wanted=False)
        self._known: dict[str, SiteStill] = {}

    def once(self, what: str, draw: Callable[[], str]) -> SiteStill:
        """A picture that is the same in every language, drawn when it is first asked for."""
        if what not in self._known:
            self._known[what] = self.keep(draw())
        return self._known[what]

    def find(self, what: str) -> SiteStill | None:
        """A picture that was drawn once; None if it was not."""
        return self._known.get(what)

    def keep(self, svg: str) -> SiteStill:
        """A picture as a file of the site."""
        file = f"stills/{sha256(svg.encode()).hexdigest()[:12]}.svg"
        self.files[file] = svg
        drawn = ElementTree.fromstring(svg)
        return SiteStill(file, "", (float(drawn.attrib["width"]), float(drawn.attrib["height"])))
