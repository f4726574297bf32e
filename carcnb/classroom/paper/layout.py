"""A worksheet as HTML: its head, and each question with its board, room for the answer or the answer itself."""

from __future__ import annotations

from collections.abc import Sequence

from carcnb.classroom.items import Item
from carcnb.classroom.paper.art import PageArt
from carcnb.classroom.paper.marks import parts, telling
from carcnb.classroom.paper.versions import Version
from carcnb.drawing.art import SEATS
from carcnb.hypertext import Inside, PageElement, h
from carcnb.lessons.typeset import html
from carcnb.words import isolate, say

LINE, ROW = (" ", h.i(class_="line"), " "), h.i(class_="row")
"""Room to write on: a few words, a whole line."""
SIGNS = {"circle": "●", "triangle": "▲", "square": "■", "diamond": "◆", "star": "★", "cross": "✚"}
"""The signs of the figures as letters."""
LONG = 24
"""Letters of an option that stands in a line of its own, and so do the others then."""
PAGE, FEW = 4, 2
"""Questions of a page, and so many that each has the whole width."""


def head(said: str, version: Version, lettered: bool, solved: bool) -> Inside:
    """Title, letter of the version, and what is filled in by hand; of a key, how marks are given."""
    total = sum(version.marks)
    letter = h.span(version.letter, class_="v") if lettered else None
    top = title(said, h.small(say("sheet-answers")) if solved else None, letter)
    if solved:
        return top, h.p(f"{say('sheet-total', n=total)} {say('sheet-marks-how')}", class_="how") if total else None
    fields = [("name", say("sheet-name")), ("s", say("sheet-class")), ("s", say("sheet-date"))]
    blanks = [h.span(name, LINE, class_=look) for look, name in fields]
    blanks += [h.span(say("sheet-marks"), LINE, f"/ {total}", class_="sum")] if total else []
    return top, h.p(blanks, class_="who")


def title(said: str, key: Inside = None, letter: Inside = None) -> PageElement:
    """The title of a sheet, all there is of the head of one that asks nothing."""
    return h.div(h.h1(said, key), letter, class_="top")


def how(version: Version) -> Inside:
    """What numbers and small letters stand for, where there are any."""
    placing = any(item.places_tiles for item in version.items)
    return h.p(say("sheet-how"), class_="how") if placing else None


def question(n: int, version: Version, solved: bool, art: PageArt) -> PageElement:
    """One question with its board."""
    item = version.items[n - 1]
    most = version.marks[n - 1] if version.marks else 0
    points = h.span(f"{most} /" if solved else (LINE, "/"), f" {most}", class_="pts") if most else None
    who = h.p(_seats(item), class_="how")
    question = h.div(_caption(item.question), class_="q")
    hand = h.div(art.hand(item, item.tile), class_="ways") if item.tile else None
    options = _options(item, solved)
    if solved:
        shown = h.div(art.board(item, solved), who, class_="pic")
        solution = _solution(item, most, version.kept[n - 1])
        return h.div(shown, h.div(h.div(h.b(n), points, class_="n"), question, hand, options, solution, class_="ask"),
                     class_="item")  # fmt: skip
    text = h.div(_caption(item.text), class_="text") if item.text else None
    asked = h.div(hand, question, class_="tile") if hand and not item.places_tiles else (question, hand)
    return h.div(
        h.div(h.b(n), who, points, class_="n"),
        h.div(art.board(item, solved), class_="pic"),
        h.div(text, asked, options, _room(item, bool(most)), class_="ask"),
        class_="item",
    )


def leaves(asked: Sequence[PageElement], solved: bool) -> list[PageElement]:
    """The questions by pages: four on a page, two beside one another; two of a page, and those of the key, below."""
    if solved:
        return [h.div(asked)]
    by_page = (asked[at : at + PAGE] for at in range(0, len(asked), PAGE))
    return [h.div(those, class_="two" if len(those) > FEW else "few") for those in by_page]


def _caption(text: str) -> Inside:
    """A caption in which the id of a rule is never broken."""
    return html(text, lambda id: h.span(id, class_="id"))


def _seats(item: Item) -> str:
    """Who plays which colour, for a question calls the players by their names; in grey print the sign tells it."""
    named = ((name, seat) for seat, name in item.game.names.items() if name != seat)
    told = (f"{isolate(name)}: {say(f'seat-{seat}').lower()} {SIGNS[SEATS[seat].mark]}" for name, seat in named)
    return ", ".join(told)


def _options(item: Item, solved: bool) -> Inside:
    """What can be ticked; in the key the right ones are."""
    if not item.choices:
        return None
    ticked = set(item.right) if solved else set()
    rows = (h.span(f"{'☒' if id in ticked else '☐'} {text} ") for id, text in item.choices.items())
    return h.p(rows, class_="pick long" if any(len(text) > LONG for text in item.choices.values()) else "pick")


def _room(item: Item, marked: bool) -> Inside:
    """Room for the answer, and for the way to it where lines of it bring marks."""
    if item.paints:
        return h.p(say("sheet-paint"))
    asks = ["sheet-square", "sheet-turn"] if item.places_tiles else []
    asks += ["sheet-figure"] if item.places_figures else []
    asks += [] if asks or item.choices else ["sheet-answer"]
    blanks = [h.span(say(key), LINE) for key in asks]
    work = h.div(say("sheet-work"), ROW, ROW, class_="work") if marked and item.form == "number" else None
    return work, h.p(blanks, class_="blank") if blanks else None


def _solution(item: Item, most: int, kept: bool) -> Inside:
    """The answer, why it is right, what brings a part of the marks, and what wrong answers tell."""
    why = h.div(_caption(item.explanation), class_="why") if item.explanation else None
    rows = list(parts(item, most)) if most else []
    wrong = telling(item) if most else []
    rows += [say("sheet-telling", wrong="; ".join(wrong))] if wrong else []
    rows += [say("sheet-kept")] if kept else []
    listed = h.ul(map(h.li, rows), class_="parts") if rows else None
    return h.p(f"{say('sheet-answer')}: {item.answer()}", class_="right"), why, listed
