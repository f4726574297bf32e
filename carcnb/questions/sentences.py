"""What is said of an answer: what it brought, with the sum and the rule, or what is still open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from carcnb.engine.actions import Action
from carcnb.engine.board import feature
from carcnb.engine.events import (
    CardTaken,
    Event,
    FigureMoved,
    FigurePlaced,
    FigureReturned,
    NeutralMoved,
    NeutralPlaced,
    Scored,
    TileDrawn,
    TilePlaced,
    TokensTaken,
    TrackFigureMoved,
    TrackFigurePlaced,
    TrackFigureReturned,
    TurnBegan,
    of_expansion,
)
from carcnb.engine.game import Game
from carcnb.engine.grid import cell_of
from carcnb.questions.words import FIGURES, ROLES
from carcnb.rulebook import rule
from carcnb.words import has, say

STOOD = (FigurePlaced, FigureMoved)
PUT = (NeutralPlaced, NeutralMoved)
ON_TRACK = (TrackFigurePlaced, TrackFigureMoved, TrackFigureReturned)
"""What happens on the score track beside points."""


def bold(key: str, told: Sequence[str] = (), **given: str) -> str:
    """A sentence of the catalogue, with what it is ``given``, that stands out, and what follows it."""
    return " ".join([f"**{say(key, **given)}**", *told])


def merge_sentences(sentences: Iterable[str]) -> list[str]:
    """Each sentence once, with how often it is so where that is more than once."""
    counted = Counter(sentences)
    return [one if n == 1 else say("say-times", what=one, n=n) for one, n in counted.items()]


def rule_sentence(id: str) -> str:
    """A rule in one clause, with its id."""
    return say("exercise-rule", short=rule(id).short, rule=id)


def turn_sentences(
    game: Game, events: Sequence[Event], seat: str = "", more: tuple[type[Event], ...] = (), whole: bool = False
) -> list[str]:
    """What a turn brought, in sentences: figures put down, what ``more`` tells, points with their sums, what was taken.

    Of a ``seat``, its points alone; of the ``whole`` turn also what an expansion did by itself.
    """
    points = [game.explain(e) for e in events if isinstance(e, Scored) and seat in ("", e.player)]
    again = second_draw(events)
    return [
        *(of_expansions(game, events) if whole else ()),
        *(game.explain(e) for e in events if isinstance(e, STOOD)),
        *(game.explain(e) for e in events if isinstance(e, more)),
        *(points if points or not seat else [say("lesson-no-points", name=game.names[seat])]),
        *(game.explain(e) for e in events if isinstance(e, TokensTaken | CardTaken)),
        *(game.explain(e) for e in events if isinstance(e, ON_TRACK) and seat in ("", e.player)),
        *([game.explain(events[again - 1])] if again and not whole else []),  # what gave the second tile
    ]


def of_expansions(game: Game, events: Sequence[Event]) -> list[str]:
    """What an expansion did by itself, such as a throw of its die, in sentences."""
    return [game.explain(e) for e in events if of_expansion(e)]


def why_allowed(action: Action) -> str:
    """Why an action that is legal may be done."""
    kind = FIGURES.get(action.what) if action.verb == "deploy" else None
    if kind and not kind.follower:
        return say("lesson-legal-joins", rule=kind.rule)
    own = f"lesson-legal-{action.verb}"  # an expansion's answers have sentences of their own
    return say("lesson-legal-figure" if action.verb == "deploy" else own if has(own) else "lesson-legal")


def still_open(game: Game, events: Sequence[Event]) -> list[str]:
    """How many open ends the features of the tile have on which something was done last, the widest first."""
    placed = [e for e in events if isinstance(e, TilePlaced | NeutralPlaced | NeutralMoved)]
    if not placed:
        return []
    state = game.table.state
    tile, first = state.tiles[cell_of(placed[-1].cell)]
    seen = {state.label[s]: feature(state, s) for s in range(first, first + len(tile.where))}
    touching = [f for f in seen.values() if f.kind in ("city", "road") and f.tiles > 1 and f.open_ends]
    said = [say(f"lesson-open-{f.kind}", n=f.open_ends) for f in sorted(touching, key=lambda f: -f.tiles)]
    return [*dict.fromkeys(said)]


def second_draw(events: Sequence[Event]) -> int | None:
    """Where in the events a player who has laid a tile draws again in the same turn; None if nobody does."""
    laid = False
    for n, event in enumerate(events):
        if laid and isinstance(event, TileDrawn):
            return n
        laid = (laid or isinstance(event, TilePlaced)) and not isinstance(event, TurnBegan)
    return None


def is_a(event: FigurePlaced | FigureMoved | FigureReturned, what: str) -> bool:
    """Whether a figure put down, moved or taken back is of a kind (``builder``) or a follower in a role (``thief``)."""
    if what in FIGURES:
        return event.figure == what
    return event.spot.startswith(ROLES[what]) and FIGURES[event.figure].follower
