"""How what is worked out shows itself: rows as a table of a notebook, numbers, lines of play, players."""

from __future__ import annotations

from collections.abc import Sequence

from carcnb.engine.actions import Action
from carcnb.engine.game import Game
from carcnb.hypertext import PageElement, table
from carcnb.rulebook.explain import name_of
from carcnb.words import say

Cells = list[str]


def in_html(rows: Sequence[Cells], kind: str) -> PageElement:
    """Rows as a table, the first of them its head; ``kind`` says what it is a table of."""
    return table(rows[0], rows[1:], "text-align:left", class_=f"carcnb-{kind}")


def tenths(points: float) -> float:
    """One digit after the point, and no zero below nothing."""
    return round(points, 1) + 0.0


def sign_of(points: float) -> tuple[str, float]:
    """The sign of points, plus where they are not below nothing, and how many they are."""
    return ("−" if tenths(points) < 0 else "+"), abs(tenths(points))


def with_error(points: float, error: float | None, sign: bool = True) -> str:
    """Points, with their ``sign`` also where they are above nothing, and how sure they are, if that is known."""
    before, value = sign_of(points)
    number = say("advice-number", sign=before if sign else before.strip("+"), value=value)
    return number if error is None else say("advice-error", number=number, error=tenths(error))


def line_text(actions: Sequence[Action]) -> str:
    """A line of play in the notation of actions."""
    return " + ".join(map(str, actions))


def player(game: Game, seat: str) -> str:
    """What a player is called: by name, else by colour in the session's language."""
    name = game.names[seat]
    return name_of(seat, {} if name == seat else {seat: name})
