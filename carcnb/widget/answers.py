"""What the board answers when it is asked: a card, what a move would do, why not, a rule, older entries of the log."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from carcnb.engine.actions import Action
from carcnb.engine.errors import InvalidAction
from carcnb.engine.game import Game
from carcnb.engine.refusals import Refusal
from carcnb.rulebook import UnknownRule, rule
from carcnb.rulebook.example import example
from carcnb.widget import outcome
from carcnb.widget.audience import SHARED, Audience
from carcnb.widget.cards import card
from carcnb.widget.log import page
from carcnb.widget.messages import Message
from carcnb.widget.reader import Reader

PICTURE = 6_000
"""Bytes that the picture beside a rule should not exceed; boards of six tiles and more need up to half more."""


class NoAnswer(ValueError):
    """There is none; the message says why, ready to be shown."""


def answer(game: Game, question: Message, reader: Reader, audience: Audience = SHARED) -> dict[str, Any]:
    """The answer to a well-formed question about the game as it stands; ``NoAnswer`` says why there is none.

    It tells nothing that the ``audience`` may not know: while a lesson asks about the board, nothing about it.
    """
    if question.do == "log":
        return _log(game, reader, audience, **question.fields)
    if audience.quiet and question.do != "rule":
        raise NoAnswer(reader.say("error-quiet"))
    if question.do in ("outlook", "why"):
        _tell(game, reader, audience, **question.fields)
    return _ANSWERS[question.do](game, reader, **question.fields)


def _tell(game: Game, reader: Reader, audience: Audience, action: str) -> None:
    """Nothing is told about the answers to a question that may not be read."""
    if game.prompt and not audience.may_try(game, _parsed(action, reader)):
        raise NoAnswer(reader.say("error-closed", name=reader.name(game.prompt.player)))


def _card(game: Game, reader: Reader, cell: list[int], segment: int) -> dict[str, Any]:
    found = card(game.table, (cell[0], cell[1]), segment, reader)
    if found is None:
        raise NoAnswer(reader.say("error-card"))
    return found


def _outlook(game: Game, reader: Reader, action: str) -> dict[str, Any]:
    """What a legal move would complete and bring, for whom, and where."""
    meant, refusal = _meant(game, action, reader)
    if refusal or game.prompt is None:
        raise NoAnswer(reader.reason(refusal) if refusal else reader.say("why-over"))
    done = outcome.sentences(game, meant, reader, "outlook")
    return {"lines": done}


def _why(game: Game, reader: Reader, action: str) -> dict[str, Any]:
    _, refusal = _meant(game, action, reader)
    if refusal is None:
        return {"text": reader.say("why-fits"), "rule": None, "rule_text": "", "edges": []}
    return {
        "text": reader.reason(refusal),
        "rule": refusal.rule,
        "rule_text": reader.clause(refusal),
        "edges": list(refusal.edges),
    }


def _rule(_game: Game, reader: Reader, rule: str) -> dict[str, Any]:
    return _the_rule(rule, reader)


def _the_rule(id: str, reader: Reader) -> dict[str, Any]:
    try:
        found = rule(id, reader.lang)
    except UnknownRule as error:
        raise NoAnswer(str(error.args[0])) from None
    answer = {"id": found.id, "title": found.title, "text": found.text, "see": list(found.see)}
    return answer | _example(found.id, found.system, reader.lang)


@cache
def _example(id: str, system: str, lang: str) -> dict[str, Any]:
    """What to look at beside a rule: a line and a small still picture (SVG text); empty where it has no example."""
    from carcnb.drawing import game_svg  # svgwrite is loaded when somebody opens a rule, never for a move

    found = example(id, system)
    if found is None:
        return {"example": "", "picture": ""}
    game = found.game()
    return {"example": found.told(lang), "picture": game_svg(game, highlight=found.lights(game), budget=PICTURE)}


def _log(game: Game, reader: Reader, audience: Audience, before: int) -> dict[str, Any]:
    entries, more = page(audience.events(game), reader, before)
    return {"log": entries, "more": more}


def _meant(game: Game, text: str, reader: Reader) -> tuple[Action, Refusal | None]:
    """An action with the reason that forbids it now."""
    action = _parsed(text, reader)
    try:
        return action, game.why_not(action)
    except InvalidAction:
        raise NoAnswer(reader.say("error-action", action=text)) from None


def _parsed(text: str, reader: Reader) -> Action:
    try:
        return Action.parse(text)
    except InvalidAction:
        raise NoAnswer(reader.say("error-action", action=text)) from None


_ANSWERS: dict[str, Callable[..., dict[str, Any]]] = {
    "card": _card,
    "outlook": _outlook,
    "why": _why,
    "rule": _rule,
}
