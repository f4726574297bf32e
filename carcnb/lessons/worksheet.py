"""Worksheets: a page of still boards and questions to print, and its answer sheet."""

from __future__ import annotations

from html import escape
from itertools import combinations
from pathlib import Path
from typing import Any
from zlib import crc32

from carcnb.drawing.art import design
from carcnb.drawing.layers import turned
from carcnb.drawing.markup import image
from carcnb.drawing.of_game import tiles_of
from carcnb.drawing.panels import Panels
from carcnb.drawing.still import ACCENT, DETAILS, prefix_of
from carcnb.drawing.svg import Element, Look, circle, clean, framed, markup, picture, rect, text
from carcnb.engine.texts import fault
from carcnb.files import write_text
from carcnb.lessons.errors import LessonError
from carcnb.lessons.excerpt import Excerpt, excerpt
from carcnb.lessons.items import TURN_LETTERS, Item, items, same_as, ways
from carcnb.lessons.lane import lane
from carcnb.lessons.page import BOLD, FONT, PLAIN, html
from carcnb.lessons.reading import LONGEST_TITLE
from carcnb.words import isolated, language, languages, say, speaking

BLANK = "_" * 16
WIDE, HIGH, SCALE = 330, 250, 0.6
"""Points that a board takes at most, and points to a board unit."""

CSS = f"""
.cn-sheet{{font:11pt/1.35 {FONT};color:#111;background:#fff;max-width:180mm;padding:4mm;box-sizing:border-box}}
.cn-sheet h1{{font-size:18pt;margin:0 0 3mm;color:#111}}
.cn-sheet .who{{margin:0 0 3mm}}
.cn-sheet .how{{font-size:9pt;color:#444;margin:0 0 2mm}}
.cn-sheet .item{{display:flex;gap:6mm;border-top:1px solid #bbb;padding:4mm 0;margin:0;break-inside:avoid}}
.cn-sheet .pic{{flex:0 0 {WIDE}px;max-width:50%}}
.cn-sheet .pic>*{{max-width:100%;height:auto;display:block}}
.cn-sheet .ask{{flex:1;min-width:0}}
.cn-sheet p,.cn-sheet ul,.cn-sheet .ways{{margin:0 0 2mm}}
.cn-sheet .n{{float:left;font-weight:bold;margin-right:2mm}}
.cn-sheet .text,.cn-sheet .why{{font-size:9.5pt;color:#333}}
.cn-sheet .q{{font-weight:bold;margin:0 0 2mm}}.cn-sheet .q p{{display:inline}}
.cn-sheet .pick span{{display:inline-block;margin-right:5mm}}
.cn-sheet .right{{font-weight:bold;color:#1d6b40}}
@media print{{@page{{size:A4;margin:14mm}}.cn-sheet{{padding:0;max-width:none;print-color-adjust:exact}}}}
"""


def worksheet(items: Any, title: str | None = None, answers: bool = False, lang: str | None = None) -> Worksheet:
    """A page to print of the tasks of lessons and of exercises: boards, questions, room for the answers.

    ``items`` are lessons, their names or files, exercises, quizzes, or lists of these; ``answers`` makes the key;
    ``lang`` is a language code (the session's if none is given).  ``LessonError`` says what is wrong.
    """
    return Worksheet(items, title, answers, lang)


class Worksheet:
    """A printable page; in a notebook it shows itself, ``save`` writes it as one HTML file, ``answers`` is its key."""

    def __init__(self, given: Any, title: str | None = None, answers: bool = False, lang: str | None = None) -> None:
        if lang is not None and lang not in languages():
            raise LessonError(f"{lang!r} is no language; the languages are {', '.join(languages())}")
        if title is not None and not isinstance(title, str):
            raise LessonError(f"the title of a worksheet is a text, not {title!r:.60}")
        if reason := fault(title or "", LONGEST_TITLE):
            raise LessonError(reason, ("title",))
        self.lang, self._given, self._solved = lang or language(), given, bool(answers)
        with speaking(self.lang):
            self.items: list[Item] = items(given)
            self.title = title or say("sheet-title")

    @property
    def answers(self) -> Worksheet:
        """The answer sheet of this worksheet."""
        return Worksheet(self._given, self.title, True, self.lang)

    def html(self) -> str:
        """The whole page as a self-contained HTML document, all text escaped; the same items give the same bytes."""
        head = f'<meta charset="utf-8"><title>{_text(self.title)}</title>'
        page = f'<html lang="{self.lang}"><head>{head}</head><body>{self._page(shared=True)}</body></html>'
        return f"<!doctype html>\n{page}\n"

    def save(self, path: str | Path) -> Path:
        """Write the page to an HTML file, ready to print, and return its path; ``FileError`` if that fails."""
        return write_text(path, self.html())

    def __repr__(self) -> str:
        return f"<Worksheet {self.title!r}, {len(self.items)} tasks>"

    def _repr_html_(self) -> str:
        """The page as a notebook shows it: boards as pictures, for a saved notebook keeps no drawings in its HTML."""
        return self._page(shared=False)

    def _page(self, shared: bool) -> str:
        with speaking(self.lang):
            art = _Art(self.title + repr(self._solved), shared)
            body = "".join(_item(n, item, self._solved, art) for n, item in enumerate(self.items, 1))
            blanks = f"{say('sheet-name')} {BLANK}{BLANK} {say('sheet-date')} {BLANK}"
            who = f'<p class="how">{say("sheet-answers")}</p>' if self._solved else f'<p class="who">{blanks}</p>'
            how = f'<p class="how">{say("sheet-how")}</p>' if any(item.places_tiles for item in self.items) else ""
            top = f"<style>{CSS}</style>{art.defs}<h1>{_text(self.title)}</h1>{who}{how}"
        return f'<section class="cn-sheet" lang="{self.lang}">{top}{body}</section>'


class _Art:
    """The pictures of a page: drawings that share their tiles, or images that stand alone."""

    def __init__(self, key: str, shared: bool) -> None:
        self._key, self._shared, self._count = key, shared, 0
        self.panels = self._new()

    def _new(self) -> Panels:
        # A picture that stands alone brings its own tiles, so it goes without their smallest details.
        leave = [] if self._shared else [name for names in DETAILS for name in names]
        return Panels("summer", prefix_of(crc32(f"{self._key} {self._count}".encode())), leave)

    @property
    def defs(self) -> str:
        """The tiles that the drawings share; they must stand on the page, but not be seen."""
        look = {"style": "position:absolute", "aria_hidden": "true"}
        return markup(Element("svg", self.panels.defs, width=0, height=0, **look)) if self._shared else ""

    def picture(self, drawn: Excerpt, scale: float, alt: str) -> str:
        """A drawing as it stands on the page."""
        size, box = (drawn.w * scale, drawn.h * scale), (drawn.x, drawn.y, drawn.w, drawn.h)
        if self._shared:
            look = {"role": "img", "stroke_linejoin": "round", "font_family": FONT, "aria_label": clean(alt)}
            return markup(framed(size, box, drawn.drawn, **look))
        whole = picture(size, box, [self.panels.defs, *drawn.drawn], font_family=FONT)
        self._count += 1
        self.panels = self._new()
        return image(whole, alt)


def _item(n: int, item: Item, solved: bool, art: _Art) -> str:
    drawn = excerpt(art.panels, item.game, item.lit, [*item.squares, *(mark[:2] for mark in item.marks)])
    drawn = drawn._replace(drawn=drawn.drawn + _marks(item) + (_laid(item, art.panels) if solved else []))
    scale = min(WIDE / drawn.w, HIGH / drawn.h, SCALE)
    shown = art.picture(drawn, scale, say("ui-board"))
    track, high = lane(art.panels, item.game, WIDE)
    if track:
        shown += art.picture(Excerpt(track, -1, 0, WIDE, high), 1, say("ui-score"))
    asked = f'<span class="n">{n}.</span>'
    asked += f'<div class="text">{html(item.text)}</div>' if item.text and not solved else ""
    asked += f'<div class="q">{html(item.question)}</div>'
    shown += f'<p class="how">{_text(_seats(item))}</p>'
    asked = f'<div class="ask">{asked}{_below(item, solved, art)}</div>'
    return f'<div class="item"><div class="pic">{shown}</div>{asked}</div>'


def _seats(item: Item) -> str:
    """Who plays which colour: a question calls the players by their names."""
    named = ((name, say(f"seat-{seat}")) for seat, name in item.game.names.items() if name != seat)
    return ", ".join(f"{isolated(name)}: {colour.lower()}" for name, colour in named)


def _below(item: Item, solved: bool, art: _Art) -> str:
    """The tile in hand, and room for the answer or the answer itself."""
    out = ""
    if item.tile:
        out += f'<div class="ways">{_ways(item, item.tile, art)}</div>'
    if item.choices:
        ticked = set(item.right) if solved else set()
        rows = (f"<span>{'☒' if id in ticked else '☐'} {_text(text)} </span>" for id, text in item.choices.items())
        out += f'<p class="pick">{"".join(rows)}</p>'
    if solved:
        why = f'<div class="why">{html(item.explanation)}</div>' if item.explanation else ""
        return f'{out}<p class="right">{say("sheet-answer")}: {_text(item.answer())}</p>{why}'
    asks = ["sheet-square", "sheet-turn"] if item.places_tiles else []
    asks += ["sheet-figure"] if item.places_figures else []
    asks += [] if asks or item.choices else ["sheet-answer"]
    blanks = " ".join(f"{say(key)} {BLANK}" for key in asks)
    return out + (f"<p>{blanks}</p>" if blanks else "")


def _ways(item: Item, tile: str, art: _Art) -> str:
    """The tile in hand; where it is to be laid, in all its turns with their letters."""
    if not item.places_tiles:
        return art.picture(Excerpt([art.panels.tile(tile, item.kind.turn)], 0, 0, 100, 100), 0.5, tile)
    turns = list(enumerate(ways(tile)))
    drawn = [art.panels.tile(tile, turn, 125 * i, 0) for i, turn in turns]
    drawn += [_word(125 * i + 50, 130, TURN_LETTERS[i], 26, "#111") for i, _ in turns]
    return art.picture(Excerpt(drawn, 0, 0, 125 * len(turns) - 25, 138), 0.5, tile)


def _word(x: float, y: float, word: str, size: int, fill: str, look: Look = PLAIN) -> Element:
    return text(x, y, word, font_size=size, text_anchor="middle", fill=fill, **look)


def _marks(item: Item) -> list[Element]:
    """The numbers of the empty squares, and the letters of marked places."""
    tiles = {(x, y): (name, turn) for x, y, name, turn in tiles_of(item.game)}
    out = []
    for (x, y), n in item.squares.items():
        look = {"fill": "#fff", "stroke": "#777", "stroke_dasharray": "7 5"}
        out.append(rect(100 * x + 4, 100 * y + 4, 92, 92, rx=6, stroke_width=2, **look))
        out.append(_word(100 * x + 50, 100 * y + 62, str(n), 34, "#444"))
    middles = []
    for x, y, index, _ in item.marks:
        ax, ay = 50.0, 50.0
        if index >= 0:
            name, turn = tiles[x, y]
            ax, ay = turned(tuple(design(name)["segments"][index]["anchor"]), turn)
        middles.append((100 * x + ax, 100 * y + ay))
    for (cx, cy), (*_, letter) in zip(_apart(middles), item.marks, strict=True):
        out.append(circle(cx, cy, 14, fill="#fff", stroke=ACCENT, stroke_width=3))
        out.append(_word(cx, cy + 7, letter, 20, ACCENT, BOLD))
    return out


def _apart(points: list[tuple[float, float]], least: float = 32) -> list[tuple[float, float]]:
    """The points, pushed from each other until none are nearer than ``least``; the same points give the same places."""
    found = [complex(x + 0.01 * i, y) for i, (x, y) in enumerate(points)]
    for _ in range(60):
        for i, j in combinations(range(len(found)), 2):
            way = found[j] - found[i]
            if abs(way) < least:
                push = way / abs(way) * (least - abs(way)) / 2
                found[i], found[j] = found[i] - push, found[j] + push
    return [(round(p.real, 1), round(p.imag, 1)) for p in found]


def _laid(item: Item, panels: Panels) -> list[Element]:
    """The tile of the first right turn, in a frame."""
    for action in item.turns[0] if item.turns else ():
        if action.verb == "place" and action.cell:
            x, y = 100 * action.cell[0], 100 * action.cell[1]
            tile = panels.tile(action.what, same_as(action.what, action.where), x, y)
            return [tile, rect(x, y, 100, 100, fill="none", stroke=ACCENT, stroke_width=5)]
    return []


def _text(text: str) -> str:
    return escape(clean(text))
