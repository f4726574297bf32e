"""A worksheet as HTML: its head, and each question with its board, room for the answer or the answer itself."""

from __future__ import annotations

from html import escape

from carcnb.classroom.items import Item
from carcnb.classroom.paper.art import PageArt
from carcnb.classroom.paper.marks import parts, telling
from carcnb.classroom.paper.versions import Version
from carcnb.drawing.art import SEATS
from carcnb.drawing.svg import clean
from carcnb.lessons.typeset import html
from carcnb.rulebook import NAMED
from carcnb.words import isolate, say

LINE, ROW = ' <i class="line"></i> ', '<i class="row"></i>'
"""Room to write on: a few words, a whole line."""
SIGNS = {"circle": "●", "triangle": "▲", "square": "■", "diamond": "◆", "star": "★", "cross": "✚"}
"""The signs of the figures as letters."""
LONG = 24
"""Letters of an option that stands in a line of its own, and so do the others then."""


def head(title: str, version: Version, lettered: bool, solved: bool) -> str:
    """Title, letter of the version, and what is filled in by hand; of a key, how marks are given."""
    total = sum(version.marks)
    letter = f'<span class="v">{version.letter}</span>' if lettered else ""
    key = f"<small>{say('sheet-answers')}</small>" if solved else ""
    top = f'<div class="top"><h1>{plain(title)}{key}</h1>{letter}</div>'
    if solved:
        how = f"{say('sheet-total', n=total)} {say('sheet-marks-how')}" if total else ""
        return top + (f'<p class="how">{how}</p>' if how else "")
    fields = [("name", say("sheet-name")), ("s", say("sheet-class")), ("s", say("sheet-date"))]
    blanks = "".join(f'<span class="{look}">{name}{LINE}</span>' for look, name in fields)
    blanks += f'<span class="sum">{say("sheet-marks")}{LINE}/ {total}</span>' if total else ""
    return f'{top}<p class="who">{blanks}</p>'


def title(said: str) -> str:
    """The head of a sheet that asks nothing."""
    return f'<div class="top"><h1>{plain(said)}</h1></div>'


def how(version: Version) -> str:
    """What numbers and small letters stand for, where there are any."""
    placing = any(item.places_tiles for item in version.items)
    return f'<p class="how">{say("sheet-how")}</p>' if placing else ""


def question(n: int, version: Version, solved: bool, art: PageArt) -> str:
    """One question with its board."""
    item = version.items[n - 1]
    most = version.marks[n - 1] if version.marks else 0
    seats = f'<p class="how">{plain(_seats(item))}</p>'
    points = f'<span class="pts">{f"{most} /" if solved else LINE + "/"} {most}</span>' if most else ""
    asked = f'<div class="n"><b>{n}</b>{points}</div>'
    asked += f'<div class="text">{_caption(item.text)}</div>' if item.text and not solved else ""
    asked += f'<div class="q">{_caption(item.question)}</div>'
    asked += f'<div class="ways">{art.hand(item, item.tile)}</div>' if item.tile else ""
    asked += _options(item, solved)
    asked += _solution(item, most, version.kept[n - 1]) if solved else _room(item, bool(most))
    shown = f'<div class="pic">{art.board(item, solved)}{seats}</div>'
    return f'<div class="item">{shown}<div class="ask">{asked}</div></div>'


def plain(text: str) -> str:
    """A text as HTML."""
    return escape(clean(text))


def _caption(text: str) -> str:
    """A caption as HTML, in which the id of a rule is never broken."""
    return NAMED.sub(r'<span class="id">\g<0></span>', html(text))


def _seats(item: Item) -> str:
    """Who plays which colour, for a question calls the players by their names; in grey print the sign tells it."""
    named = ((name, seat) for seat, name in item.game.names.items() if name != seat)
    told = (f"{isolate(name)}: {say(f'seat-{seat}').lower()} {SIGNS[SEATS[seat].mark]}" for name, seat in named)
    return ", ".join(told)


def _options(item: Item, solved: bool) -> str:
    """What can be ticked; in the key the right ones are."""
    if not item.choices:
        return ""
    ticked = set(item.right) if solved else set()
    rows = (f"<span>{'☒' if id in ticked else '☐'} {plain(text)} </span>" for id, text in item.choices.items())
    look = "pick long" if any(len(text) > LONG for text in item.choices.values()) else "pick"
    return f'<p class="{look}">{"".join(rows)}</p>'


def _room(item: Item, marked: bool) -> str:
    """Room for the answer, and for the way to it where lines of it bring marks."""
    if item.paints:
        return f"<p>{say('sheet-paint')}</p>"
    asks = ["sheet-square", "sheet-turn"] if item.places_tiles else []
    asks += ["sheet-figure"] if item.places_figures else []
    asks += [] if asks or item.choices else ["sheet-answer"]
    blanks = "".join(f"<span>{say(key)}{LINE}</span>" for key in asks)
    work = f'<div class="work">{say("sheet-work")}{ROW}{ROW}</div>' if marked and item.form == "number" else ""
    return work + (f'<p class="blank">{blanks}</p>' if blanks else "")


def _solution(item: Item, most: int, kept: bool) -> str:
    """The answer, why it is right, what brings a part of the marks, and what wrong answers tell."""
    out = f'<p class="right">{say("sheet-answer")}: {plain(item.answer())}</p>'
    out += f'<div class="why">{_caption(item.explanation)}</div>' if item.explanation else ""
    rows = list(parts(item, most)) if most else []
    wrong = telling(item) if most else []
    rows += [say("sheet-telling", wrong="; ".join(wrong))] if wrong else []
    rows += [say("sheet-kept")] if kept else []
    return out + (f'<ul class="parts">{"".join(f"<li>{plain(row)}</li>" for row in rows)}</ul>' if rows else "")
