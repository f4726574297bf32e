"""Pictures as PNG, for whoever cannot show an SVG: drawn by resvg, which ``pip install 'carcnb[png]'`` brings."""

from __future__ import annotations

import re

from carcnb.drawing.svg import picture, text
from carcnb.errors import CarcnbError

SANS = "Arial, Helvetica, 'DejaVu Sans', 'Liberation Sans', 'Noto Sans', Roboto"
MONO = "Courier New, 'DejaVu Sans Mono', 'Liberation Mono', 'Noto Sans Mono', Menlo, Consolas"
"""Fonts that machines have: the converter knows only their names, and leaves out a text of which it knows none."""

LARGEST = 10
"""Pixels for each point, at most."""

_FAMILY = re.compile(r'font-family="([^"]*)"')


def png_of(svg: str, scale: float = 2) -> bytes:
    """A picture as the bytes of a PNG, ``scale`` pixels for each of its points; what moves stands still.

    ``ValueError`` for a scale that is not above 0 and at most 10.  ``CarcnbError`` where resvg is not installed, or
    there is no font for its texts.
    """
    if isinstance(scale, bool) or not isinstance(scale, int | float) or not 0 < scale <= LARGEST:
        raise ValueError(f"scale is how many pixels a point has, above 0 and at most {LARGEST}, not {scale!r:.60}")
    try:
        import resvg_py
    except ModuleNotFoundError:
        raise CarcnbError("resvg-py draws a PNG, and it is not installed here: pip install 'carcnb[png]'") from None
    shown, unseen = (resvg_py.svg_to_bytes(svg_string=_letter(fonts)) for fonts in (SANS, "none"))
    if _FAMILY.search(svg) and shown == unseen:
        raise CarcnbError(f"a PNG needs a font for its texts, and this machine has none of {SANS}; .svg needs none")
    named = _FAMILY.sub(lambda known: f'font-family="{known[1]}, {MONO if "mono" in known[1] else SANS}"', svg)
    return bytes(resvg_py.svg_to_bytes(svg_string=named, zoom=scale))


def _letter(fonts: str) -> str:
    """A picture of one letter in the first of some fonts that there is."""
    return picture((20, 20), (0, 0, 20, 20), [text(0, 16, "M", font_family=fonts)])
