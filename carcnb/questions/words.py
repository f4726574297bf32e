"""The words that follow the verb of a question: what they can be, at all and in one game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from carcnb.engine.actions import Action
from carcnb.engine.expansions import ORDER
from carcnb.engine.features import KINDS as BASE
from carcnb.engine.figures import MEEPLE
from carcnb.engine.game import Game
from carcnb.errors import nearest
from carcnb.questions.errors import GoalError

KINDS = {kind.name: kind for kind in (*BASE, *(kind for expansion in ORDER for kind in expansion.kinds))}
"""Every kind of feature there is."""
CLOSING = tuple(name for name, kind in KINDS.items() if kind.closed_by)
"""The kinds of features that can be complete."""
ROLES = {kind.role: name for name, kind in KINDS.items()}
"""The kind of feature for each role a follower can have."""
FIGURES = {"meeple": MEEPLE} | {name: kind for expansion in ORDER for name, kind in expansion.figures.items()}
"""Every kind of figure there is."""
DECKS = tuple(deck for expansion in ORDER for deck in (*expansion.decks, *expansion.circling))
"""The decks of cards that a player can draw from."""
NEUTRALS = tuple(kind for expansion in ORDER for kind in expansion.neutrals)
"""Every kind of piece of nobody's there is."""
TOKENS = tuple(kind for expansion in ORDER for kind in expansion.tokens)
"""Every kind of token there is."""


class Parameter(NamedTuple):
    """A word after the verb: its name and an example, what it can be at all, and what there is of it in a game."""

    name: str
    like: str
    pattern: str = ".*"
    ever: tuple[str, ...] = ()
    here: Callable[[Game], Iterable[str]] | None = None

    def check(self, word: str, game: Game | None = None) -> None:
        """``GoalError`` if it cannot be this word at all, or, with a game, in this game."""
        if not re.fullmatch(self.pattern, word):
            raise GoalError(f"write the {self.name} like {self.like!r}, not {word!r:.60}")
        if self.ever and word not in self.ever:
            raise GoalError(f"there is no {self.name} {word!r:.60}; {nearest(word, self.ever)}")
        if game and self.here and word not in (there := [*self.here(game)]):
            raise GoalError(f"there is no {self.name} {word!r:.60} in this game; {nearest(word, there)}")


_NUMBER = r"\d{1,4}"
SEAT = Parameter("seat", "red", here=lambda game: game.seats)
POINTS = Parameter("points", "4", _NUMBER)
COUNT = Parameter("number", "2", _NUMBER)
KIND = Parameter("kind", "city", ever=CLOSING)
FIGURE = Parameter("figure", "farmer", ever=(*ROLES, *FIGURES), here=lambda game: (*ROLES, *game.table.figures))
ROLE = Parameter("role", "knight", ever=tuple(ROLES))
PIECE = Parameter(
    "piece", NEUTRALS[0], ever=NEUTRALS, here=lambda game: [n for e in game.table.expansions for n in e.neutrals]
)
DECK = Parameter(
    "deck", "letter", ever=DECKS, here=lambda game: [d for e in game.table.expansions for d in (*e.decks, *e.circling)]
)
TOKEN = Parameter("token", TOKENS[0], here=lambda game: sorted({token for _, token in game.table.state.tokens}))
CELL = Parameter("cell", "1,0", r"-?\d+,-?\d+")
SPOT = Parameter("spot", "city.N")
ACTION = Parameter("action", "place base-U 1,0 r0")


def check_kind(action: Action, game: Game) -> None:
    """Raise ``GoalError`` where a figure is put down of a kind that nobody has; a role is no kind."""
    kinds = game.table.figures
    if action.verb == "deploy" and action.what not in kinds:
        like = f"; a {action.what} is a follower on a {ROLES[action.what]}" if action.what in ROLES else ""
        raise GoalError(
            f"{action.what!r:.60} is no kind of figure in this game; the kinds are {', '.join(kinds)}{like}"
        )
