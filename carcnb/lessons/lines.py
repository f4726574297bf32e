"""In which line of a TOML text an entry stands, for errors that a reader can act on."""

from __future__ import annotations

import re

from carcnb.parsing import without_texts
from carcnb.questions.errors import Place

_STEP = re.compile(r"\s*\[\[\s*step\s*\]\]")


def line_of(text: str, place: Place) -> int | None:
    """The number of the line, from 1, nearest to the entry a place names; None if nothing of it is found."""
    lines, bare = text.splitlines(), without_texts(text).splitlines()
    headers = [n for n, line in enumerate(bare) if _STEP.match(line)]
    first, last, rest = 0, headers[0] if headers else len(bare), place
    best = None
    if len(place) > 1 and place[0] == "step" and isinstance(place[1], int) and headers:
        if place[1] > len(headers):
            return None
        first, last = headers[place[1] - 1], ([*headers, len(bare)])[place[1]]
        best, rest = first, place[2:]
    if rest:
        key = re.compile(rf"\s*(\[+\s*(step\s*\.\s*)?)?[\"']?{re.escape(str(rest[0]))}[\"']?\s*[=.\]]")
        best = next((n for n in range(first, last) if key.match(bare[n])), best)
    if len(rest) > 1 and best is not None:
        best = next((n for n in range(best, last) if str(rest[-1]) in lines[n]), best)
    return None if best is None else best + 1
