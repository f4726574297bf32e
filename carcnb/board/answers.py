"""What the board answers when it is asked: a card, what a move would do, why not, a rule, older entries of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from carcnb.board import outcome
from carcnb.board.aloud import describe_square, place_name
from carcnb.board.audience import SHARED, Audience
from carcnb.board.cards import card
from carcnb.board.log import page
from carcnb.board.reader import Reader
from carcnb.board.room import room
from carcnb.board.share import share
from carcnb.drawing import game_svg
from carcnb.drawing.sheet import Art
from carcnb.drawing.sheet import parts as drawn
from carcnb.engine.actions import TURNS, Action
from carcnb.engine.ending import as_scored
from carcnb.engine.game import Game
from carcnb.errors import raise_as
from carcnb.rulebook import UnknownRule, rule
from carcnb.rulebook.address import rule_link
from carcnb.rulebook.example import example
from carcnb.wire.messages import Message
from carcnb.wire.panel import Letter, RuleView
from carcnb.wire.rows import Cell
from carcnb.wire.talk import Answer, Card, LogPage, Outlook, Room, Told, Why
from carcnb.words import say

PICTURE = 6_000
"""Bytes that the picture beside a rule should not exceed; boards of six tiles and more need up to half more."""


class NoAnswer(ValueError):
    """There is none; the message says why, ready to be shown."""


def answer(
    game: Game,
    question: Message,
    reader: Reader,
    audience: Audience = SHARED,
    dress: str | None = None,
    letters: Sequence[Letter] = (),
) -> Answer:
    """The answer to a well-formed question about the game as it stands; ``NoAnswer`` says why there is none.

    It tells nothing that the ``audience`` may not know: while a lesson asks about the board, nothing about it.
    Drawings are in the ``dress`` of the board; ``letters`` are those that a question has put on it.
    """
    if question.do == "log":
        return _log(game, reader, audience, **question.fields)
    if question.do == "art":
        return _art(dress, **question.fields)
    if question.do == "square":
        return _square(game, reader, letters, **question.fields)
    if audience.quiet and question.do != "rule":
        raise NoAnswer(reader.say("error-quiet"))
    if question.do == "outlook":
        return _outlook(game, reader, audience, **question.fields)
    if question.do == "share":
        return share(game, question.fields["form"], reader, dress)
    return _ANSWERS[question.do](game, reader, **question.fields)


def option(game: Game, reader: Reader, audience: Audience, answer: int) -> Action:
    """The option of that number; ``NoAnswer`` where there is none, or none that the ``audience`` may read."""
    ask = audience.ask(game)
    if ask and 0 <= answer < len(ask.options):
        return ask.options[answer]
    if ask and audience.is_closed(ask):
        raise NoAnswer(reader.say("error-closed", name=reader.name(ask.player)))
    raise NoAnswer(reader.say("error-message", what=f"answer = {answer}"))


def _card(game: Game, reader: Reader, cell: Cell, segment: int) -> Card:
    found = card(as_scored(game), (cell[0], cell[1]), segment, reader)
    if found is None:
        raise NoAnswer(reader.say("error-card"))
    return found


def _outlook(game: Game, reader: Reader, audience: Audience, answer: int) -> Outlook:
    """What a legal move would complete and bring, for whom, and where."""
    return {"lines": outcome.sentences(game, option(game, reader, audience, answer), reader, "outlook")}


def _why(game: Game, reader: Reader, cell: Cell, turn: int) -> Why:
    """Why the tile in hand does not fit on a square, turned like that."""
    ask = game.prompt
    if ask is None or ask.target != "square":
        raise NoAnswer(reader.say("error-card"))
    refusal = game.why_not(Action("place", ask.tile, (cell[0], cell[1]), TURNS[turn]))
    if refusal is None:
        return {"text": reader.say("why-fits"), "rule": None, "rule_text": "", "edges": []}
    return {
        "text": reader.reason(refusal),
        "rule": refusal.rule,
        "rule_text": reader.clause(refusal),
        "edges": list(refusal.edges),
    }


def _square(game: Game, reader: Reader, letters: Sequence[Letter], cell: Cell, segment: int = -1) -> Told:
    """What is seen on a square, or what a part of it is called: no more than a picture shows."""
    (x, y), table = cell, as_scored(game)
    try:
        if segment >= 0:
            return {"text": place_name(table.state, (x, y, segment), reader.lang)}
        return {"text": describe_square(table, (x, y), reader, letters)}
    except (ValueError, IndexError):  # beyond the table, or of a tile
        raise NoAnswer(reader.say("error-card")) from None


def _rule(_game: Game, reader: Reader, rule: str) -> RuleView:
    return rule_view(rule, reader.lang)


def rule_view(id: str, lang: str) -> RuleView:
    """A rule as a page shows it, with the still picture of its example; ``NoAnswer`` if there is none of this id."""
    with raise_as(NoAnswer, of=UnknownRule):
        found = rule(id, lang)
    told: RuleView = {
        "id": found.id,
        "title": found.title,
        "text": found.text,
        "see": list(found.see),
        "picture": _picture(found.id, found.system),
    }
    if page := rule_link(found.id, found.lang):
        told["page"] = page
    if decided := found.decisions:
        told["decided"] = {"label": say("rules-decided", lang), "told": [(one.id, one.text) for one in decided]}
    return told


@cache
def _picture(id: str, system: str) -> str:
    """The example of a rule as a small still picture (SVG text); empty where it has none.

    Its line tells what to do on the example's own board, so it is no caption for a picture.
    """
    found = example(id, system)
    if found is None:
        return ""
    game = found.game()
    return game_svg(game, highlight=found.lights(game), budget=PICTURE)


def _log(game: Game, reader: Reader, audience: Audience, before: int) -> LogPage:
    entries, more = page(game.table, audience.events(game), reader, before)
    return {"log": entries, "more": more}


def _room(game: Game, reader: Reader, tile: str = "", seat: str = "", kind: str = "") -> Room:
    return room(game, tile, seat, kind, reader.lang)


def _art(dress: str | None, parts: list[str]) -> Art:
    with raise_as(NoAnswer, of=ValueError):
        return drawn(parts, dress or "summer")


_ANSWERS: dict[str, Callable[..., Answer]] = {
    "card": _card,
    "why": _why,
    "rule": _rule,
    "room": _room,
}
