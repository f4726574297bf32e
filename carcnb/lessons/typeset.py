"""Text set in pictures: words of a caption in lines that keep to a width, with their marks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

from carcnb.drawing.still import ACCENT
from carcnb.drawing.svg import Element, Look
from carcnb.hypertext import Inside, clean, h
from carcnb.questions.caption import blocks, runs_of

if TYPE_CHECKING:
    from carcnb.wire.panel import Run

FONT = "Helvetica, Arial, sans-serif"
MONO = "Menlo, Consolas, monospace"
PLAIN: Look = {}
BOLD: Look = {"font_weight": "bold"}
INK, GREY, EDGE = "#24261f", "#595c51", "#dcd6c8"
WIDE = 1.18
"""How much wider than Helvetica a page's own sans-serif may be; DejaVu Sans, the widest in use, is just as wide."""

# Helvetica's widths by letter in thousandths of the size; what is not named is a middling letter.
_WIDTHS = {
    **dict.fromkeys("ijl'|", 222), **dict.fromkeys(" ,.!:;/[]It()fř", 290), **dict.fromkeys('-r"{}ťí', 345),
    **dict.fromkeys("ckszvxyJýčšž", 505), **dict.fromkeys("ABEKPSVXY&ÁČŠÝŽCDHNRUwÚŮŘĎ+=<>×~", 700),
    **dict.fromkeys("GOQMWm%@Ó", 880), "—": 1000,
}  # fmt: skip


Line = list[Element | str]
"""What stands in one line: texts, and texts with a look of their own."""


class StyledWord(NamedTuple):
    """A word with its look; ``glued``: no space before it."""

    text: str
    look: Look
    glued: bool


def width(text: str, size: float, look: Look = PLAIN) -> float:
    """How wide a text may come out, in points; rather too much than too little."""
    if look.get("font_family") == MONO:
        return len(text) * size * 0.62
    bold = 1.15 if look.get("font_weight") == "bold" else 1
    return sum(_WIDTHS.get(letter, 556) for letter in text) * size / 1000 * WIDE * bold


def lines_of(text: str, room: float, size: float, look: Look = PLAIN) -> list[Line]:
    """A caption in lines; list items begin with a dash."""
    found: list[Line] = []
    for block in blocks(clean(text)):
        dash: list[Run] = [{"t": "– "}] if "li" in block else []
        words = _words(dash + runs_of(block), look)
        found += [_line(line) for line in _broken(words, room, size, look)]
    return found


def plain_lines(text: str, room: float, size: float, look: Look = PLAIN) -> list[Line]:
    """A text as it stands in lines, like those of a caption; its own line ends are kept."""
    rows = clean(text).splitlines()
    return [_line(line) for row in rows for line in _broken(_words([{"t": row}], look), room, size, look) if row]


def set_text(lines: Sequence[Line], x: float, y: float, size: float, step: float, look: Look = PLAIN) -> list[Element]:
    """Lines of text from a first base line at x, y, each ``step`` below the one before; with no lines, nothing."""
    rows = [Element("tspan", *line, x=x, y=y + i * step) for i, line in enumerate(lines)]
    return [Element("text", *rows, font_size=size, **look)] if rows else []


def html(text: str, named: Callable[[str], Inside] = str) -> list[Inside]:
    """A caption as paragraphs and lists; nothing in it is ever markup of its own, and rules stand as ``named`` says."""
    out: list[Inside] = []
    for item, those in groupby(blocks(clean(text)), lambda block: "li" in block):
        told = [[_html_run(run, named) for run in runs_of(block)] for block in those]
        out += [h.ul(map(h.li, told))] if item else map(h.p, told)
    return out


def _html_run(run: Run, named: Callable[[str], Inside]) -> Inside:
    body = named(run["t"]) if run.get("rule") else run["t"]
    for mark in ("code", "i", "b"):
        body = getattr(h, mark)(body) if run.get(mark) else body
    return body


def _words(runs: Iterable[Run], look: Look) -> list[StyledWord]:
    words: list[StyledWord] = []
    space = True
    for run in runs:
        looks = dict(_looks(run, look))
        for part in re.findall(r"\s+|\S+", run["t"]):
            if part.isspace():
                space = True
            else:
                words.append(StyledWord(part, looks, not space))
                space = False
    return words


def _looks(run: Run, look: Look) -> Iterator[tuple[str, str]]:
    if run.get("b") and "font_weight" not in look:
        yield "font_weight", "bold"
    if run.get("i"):
        yield "font_style", "italic"
    if run.get("code"):
        yield "font_family", MONO
    if run.get("rule"):
        yield "fill", ACCENT


def _broken(words: Sequence[StyledWord], room: float, size: float, look: Look) -> list[list[StyledWord]]:
    """Words in lines, of a text with this look.

    What is glued stays together, and what is too long for any line is broken where it must be.
    """
    lines: list[list[StyledWord]] = [[]]
    used = 0.0
    for group in _glued(words):
        whole = _wide(group, size, look) <= room
        for part in [group] if whole else [[piece] for word in group for piece in _pieces(word, room, size, look)]:
            gap = 0 if part[0].glued or not lines[-1] else width(" ", size, look)
            if lines[-1] and used + gap + _wide(part, size, look) > room:
                lines.append([])
                used, gap = 0.0, 0
            lines[-1] += part
            used += gap + _wide(part, size, look)
    return lines


def _wide(words: Sequence[StyledWord], size: float, look: Look) -> float:
    return sum(width(word.text, size, {**look, **word.look}) for word in words)


def _glued(words: Sequence[StyledWord]) -> list[list[StyledWord]]:
    groups: list[list[StyledWord]] = []
    for word in words:
        if word.glued and groups:
            groups[-1].append(word)
        else:
            groups.append([word])
    return groups


def _pieces(word: StyledWord, room: float, size: float, look: Look) -> Iterator[StyledWord]:
    start = 0
    for end in range(1, len(word.text) + 1):
        if end == len(word.text) or width(word.text[start : end + 1], size, {**look, **word.look}) > room:
            yield StyledWord(word.text[start:end], word.look, start > 0 or word.glued)
            start = end


def _line(words: Sequence[StyledWord]) -> Line:
    """A line, with one element for neighbours of the same look."""
    out: Line = []
    texts = ((word.look, (" " if n and not word.glued else "") + word.text) for n, word in enumerate(words))
    for look, run in groupby(texts, key=itemgetter(0)):
        said = "".join(text for _, text in run)
        if look and said[0] == " ":
            out, said = [*out, " "], said[1:]
        out.append(Element("tspan", said, **look) if look else said)
    return out
