"""Hints: where a line of play is worth a look, in general words that leave the finding to the reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from carcnb.analysis.effect import Effect
from carcnb.engine.actions import SKIP, Action
from carcnb.engine.events import BonusScored, Cell, FigurePlaced
from carcnb.engine.game import Game
from carcnb.engine.grid import XY
from carcnb.engine.prompts import Ask
from carcnb.engine.table import Table
from carcnb.errors import require
from carcnb.words import has, say


class Hint(NamedTuple):
    """A sentence that tells where to look and why, and the squares to look at; none where it is about no square."""

    text: str
    cells: tuple[Cell, ...]


def hint(game: Game, actions: Sequence[Action], lang: str | None = None) -> Hint:
    """Where to look for a line of play that can be played now, in the session's language or the one named.

    It names a kind of feature, a side of the landscape and what can be done there, never the answer itself.

    >>> game = Game(position=["base-D 0,0 r0 red:city.N"], tiles=["base-E", "base-U", "base-U"], draws=["base-E"])
    >>> hint(game, [Action.parse("place base-E 0,-1 r2"), SKIP], "en").text
    'Look at a city in the north: something can be completed there.'
    """
    ask, first = require(game.prompt, Ask), actions[0]
    if ask.target == "square" and first.cell:
        why, kind = _why(Effect(game, actions))
        where = say(f"hint-where-{_side(game.table, first.cell)}", lang)
        key = f"hint-look-{kind}"
        known = key if has(key, lang) else "hint-look-other"
        text = say(known, lang, where=where, why=say(f"hint-why-{why}", lang))
        return Hint(text, around(first.cell))
    if ask.kind == "deploy" and ask.cell:
        return Hint(say("hint-keep" if first == SKIP else "hint-figure", lang), (ask.cell,))
    return Hint(say("hint-choose", lang), around(first.cell) if first.cell else ())


def around(cell: Cell) -> tuple[Cell, ...]:
    """A square and the eight around it."""
    x, y = cell
    return tuple((x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1))


def _side(table: Table, cell: Cell) -> str:
    """On which side of the landscape a square is: N, NE and so on, O in the middle."""
    places = [XY[number] for number in table.state.tiles]
    sides = ""
    for axis, names in ((1, "NS"), (0, "WE")):
        low, high = min(at[axis] for at in places), max(at[axis] for at in places)
        third = (high - low) / 3
        sides += names[0] if cell[axis] < low + third else names[1] if cell[axis] > high - third else ""
    return sides or "O"


def _why(effect: Effect) -> tuple[str, str]:
    """The first thing that a line does, and the kind of feature it does it to."""
    if effect.completions:
        return "closes", effect.completions[0].kind
    more = any(action.verb not in ("place", "deploy", SKIP.verb) for action in effect.actions)
    if more or any(isinstance(e, BonusScored) and e.points > 0 and e.player == effect.me for e in effect.events):
        return "bonus", "other"
    touched = effect.touched_features()
    if joined := next((one for one in touched if len(effect.was(one)) > 1), None):
        return "joins", joined.kind
    for event in effect.events:
        if isinstance(event, FigurePlaced) and event.player == effect.me:
            return "claims", event.spot.partition(".")[0]
    if hindered := next(effect.hindered_features(), None):
        return "blocks", hindered.feature.kind
    return next((("grows", one.kind) for one in touched if effect.me in one.owners), ("quiet", "other"))
