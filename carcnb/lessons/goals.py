"""What a task asks for, judged by the engine and never by a stored answer alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from carcnb.engine.actions import TURNS, Action
from carcnb.engine.errors import CarcnbError
from carcnb.engine.events import (
    CardTaken,
    Event,
    FeatureCompleted,
    FigureMoved,
    FigurePlaced,
    FigureReturned,
    NeutralMoved,
    NeutralPlaced,
    Scored,
    TileDrawn,
    TilePlaced,
    TokensTaken,
    TurnBegan,
)
from carcnb.engine.expansions import ORDER
from carcnb.engine.features import KINDS as BASE
from carcnb.engine.figures import MEEPLE
from carcnb.engine.game import Game
from carcnb.engine.grid import cell_of
from carcnb.engine.setup import is_number

_CELL = re.compile(r"-?\d+,-?\d+")
KINDS = {kind.name: kind for kind in (*BASE, *(kind for expansion in ORDER for kind in expansion.kinds))}
"""Every kind of feature there is."""
CLOSING = tuple(name for name, kind in KINDS.items() if kind.closed_by)
"""The kinds of features that can be complete."""
ROLES = {kind.role: name for name, kind in KINDS.items()}
"""The kind of feature for each role a follower can have."""
FIGURES = {"meeple": MEEPLE} | {name: kind for expansion in ORDER for name, kind in expansion.figures.items()}
"""Every kind of figure there is."""
DECKS = tuple(kind for expansion in ORDER for kind in expansion.chances if kind != "die")
"""The decks of cards that a player can draw from."""
NEUTRALS = tuple(kind for expansion in ORDER for kind in expansion.neutrals)
"""Every kind of piece of nobody's there is."""

ON_BOARD = {
    "places": (0,),
    "scores": (2,),
    "completes": (1,),
    "deploys": (1, 2),
    "puts": (1, 2),
    "returns": (1, 2),
    "takes": (3,),
    "draws": (2,),
    "again": (0,),
    "skips": (0,),
}
"""Goals the learner reaches on the board, with the number of words that may follow."""

BY_CHOICE = ("points", "tokens", "next", "throw", "legal", "rule", "owners")
"""Goals the learner reaches by picking an answer, which the engine works out; ``throw`` asks what came of a throw."""


class GoalError(CarcnbError):
    """A goal that cannot be read; the message shows how one is written."""


@dataclass(frozen=True)
class Goal:
    """A verb and what follows it, e.g. ``scores red 4`` or ``deploys farmer 1,0`` (without the cell: anywhere)."""

    verb: str
    words: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Goal:
        """The goal a text stands for; ``GoalError`` says what would be right."""
        verb, *words = text.split() or [""]
        if verb not in ON_BOARD and verb not in BY_CHOICE:
            raise GoalError(f"{text!r:.60} is no goal; one begins with {', '.join((*ON_BOARD, *BY_CHOICE))}")
        want = ON_BOARD.get(verb)
        if want is not None and len(words) not in want:
            raise GoalError(f"{text!r:.60}: {verb!r} is followed by {' or '.join(map(str, want))} words")
        if verb == "scores" and not is_number(words[1]):
            raise GoalError(f"{text!r:.60}: write the points as a number, like 'scores red 4'")
        if verb == "completes" and words[0] not in CLOSING:
            raise GoalError(f"{text!r:.60}: a turn completes a {', '.join(CLOSING)}")
        if verb == "takes" and not is_number(words[2]):
            raise GoalError(f"{text!r:.60}: write seat, kind and number, like 'takes red wine 2'")
        if verb == "draws" and words[1] not in DECKS:
            raise GoalError(
                f"{text!r:.60}: write seat and deck, like 'draws red letter'; the decks are {', '.join(DECKS)}"
            )
        if verb in ("deploys", "returns") and words[0] not in ROLES and words[0] not in FIGURES:
            what = "is deployed" if verb == "deploys" else "returns"
            raise GoalError(f"{text!r:.60}: what {what} is a {', '.join((*ROLES, *FIGURES))}")
        if verb == "puts" and words[0] not in NEUTRALS:
            raise GoalError(f"{text!r:.60}: what is put somewhere is a {', '.join(NEUTRALS)}")
        if verb in ("deploys", "puts", "returns") and words[1:] and not _CELL.fullmatch(words[1]):
            raise GoalError(f"{text!r:.60}: a cell is written like 1,0")
        return cls(verb, tuple(words))

    def __str__(self) -> str:
        return " ".join((self.verb, *self.words))

    @property
    def by_choice(self) -> bool:
        """Whether the learner picks an answer instead of acting on the board."""
        return self.verb in BY_CHOICE

    @property
    def plays(self) -> bool:
        """Whether it asks what the solution brings, so that the answer is shown by playing it."""
        return self.verb in ("points", "tokens", "next", "throw")

    @property
    def action(self) -> Action:
        """The action a goal like ``legal place base-U 1,0 r0`` speaks of."""
        return Action.parse(" ".join(self.words))

    @property
    def about_figure(self) -> bool:
        """Whether it asks about the figure, or what else follows the tile, so that the tile lies already."""
        figure = self.verb in ("legal", "rule") and self.action.verb != "place"
        return figure or self.verb in ("deploys", "skips")

    @property
    def about_hand(self) -> bool:
        """Whether the tile in hand is part of the question; whose a feature is has nothing to do with it."""
        return self.verb != "owners"

    @property
    def turn(self) -> int:
        """The quarter turns in which the tile of ``legal place base-U 1,0 r1`` is meant; 0 for other goals."""
        where = self.action.where if self.verb in ("legal", "rule") else ""
        return TURNS.index(where) if where in TURNS else 0

    def reached(self, events: Sequence[Event]) -> bool:
        """Whether what happened since the task began reaches the goal."""
        match self.verb, self.words:
            case "places", ():
                return any(isinstance(e, TilePlaced) for e in events)
            case "scores", (seat, points):
                won = [e.points for e in events if isinstance(e, Scored) and not e.final and e.player == seat]
                return sum(won) == int(points)
            case "completes", (kind,):
                return any(isinstance(e, FeatureCompleted) and e.feature.kind == kind for e in events)
            case "deploys", (role, *where):
                stands = [e for e in events if isinstance(e, FigurePlaced | FigureMoved) and is_a(e, role)]
                cells = ["{},{}".format(*e.cell) for e in stands]
                return bool(cells) and (not where or where[0] in cells)
            case "puts", (piece, *where):
                put = [e for e in events if isinstance(e, NeutralPlaced | NeutralMoved) and e.piece == piece]
                return any(not where or where[0] == "{},{}".format(*e.cell) for e in put)
            case "returns", (role, *where):
                cells = ["{},{}".format(*e.cell) for e in events if isinstance(e, FigureReturned) and is_a(e, role)]
                return bool(cells) and (not where or where[0] in cells)
            case "takes", (seat, token, count):
                took = [e.count for e in events if isinstance(e, TokensTaken) and (e.player, e.token) == (seat, token)]
                return sum(took) == int(count)
            case "draws", (seat, deck):
                return any(isinstance(e, CardTaken) and (e.player, e.deck) == (seat, deck) for e in events)
            case "again", ():
                return second_draw(events) is not None
            case _:
                return not any(isinstance(e, FigurePlaced) for e in events)

    def right(self, before: Game, after: Game) -> str:
        """The right answer of a goal with choices: worked out from the game before and after the solution."""
        match self.verb:
            case "points":
                seat = self.words[0]
                return str(after.scores[seat] - before.scores[seat])
            case "tokens":
                now, then = after.table.state.tokens, before.table.state.tokens
                seat, token = self.words
                return str(now[seat, token] - then[seat, token])
            case "next":
                return after.prompt.player if after.prompt else "nobody"
            case "throw":
                thrown = [a.what for a in after.history[len(before.history) :] if a.verb == "draw" and a.where]
                return thrown[-1] if thrown else "none"
            case "legal":
                return "no" if before.why_not(self.action) else "yes"
            case "rule":
                refusal = before.why_not(self.action)
                return refusal.rule if refusal else ""
            case _:
                owners = self.feature_owners(before)
                return "nobody" if not owners else owners[0] if len(owners) == 1 else "both"

    def feature_owners(self, game: Game) -> tuple[str, ...]:
        """The owners of the feature that ``owners 0,0 city.N`` names."""
        return game.table.feature(segment_at(game, " ".join(self.words))).owners


def check_kind(action: Action, game: Game) -> None:
    """Raise ``GoalError`` where a figure is put down of a kind that nobody has; a role is no kind."""
    kinds = game.table.figures
    if action.verb == "deploy" and action.what not in kinds:
        like = f"; a {action.what} is a follower on a {ROLES[action.what]}" if action.what in ROLES else ""
        raise GoalError(
            f"{action.what!r:.60} is no kind of figure in this game; the kinds are {', '.join(kinds)}{like}"
        )


def is_a(event: FigurePlaced | FigureMoved | FigureReturned, what: str) -> bool:
    """Whether a figure put down, moved or taken back is of a kind (``builder``) or a follower in a role (``thief``)."""
    if what in FIGURES:
        return event.figure == what
    return event.spot.startswith(ROLES[what]) and FIGURES[event.figure].follower


def second_draw(events: Sequence[Event]) -> int | None:
    """Where in the events a player who has laid a tile draws again in the same turn; None if nobody does."""
    laid = False
    for n, event in enumerate(events):
        if laid and isinstance(event, TileDrawn):
            return n
        laid = (laid or isinstance(event, TilePlaced)) and not isinstance(event, TurnBegan)
    return None


def segment_at(game: Game, place: str) -> int:
    """The segment that a text like ``0,0 city.N`` names; ``GoalError`` if nothing lies there."""
    try:
        cell, spot = place.split()
        x, y = (int(number) for number in cell.split(","))
        tile, first = game.table.state.tiles[cell_of((x, y))]
        return first + tile.spots[spot]
    except (ValueError, KeyError):
        raise GoalError(f"{place!r:.60} names no segment on the board; write one like '0,0 city.N'") from None
