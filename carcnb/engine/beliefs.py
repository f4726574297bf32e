"""Rules as somebody wrongly believes them, written like expansions, and a game as it would go on by them.

A belief is a small change of a sum (``lines``), of who is how strong and what counts (``feature``), of what is legal
(``placements``, ``deployments``) or of how the land lies (``reshape``).  One about an expansion may be a subclass of
that expansion, too, and takes its place.  What its answer to any question would be follows: that game is asked.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from carcnb.engine.board import join
from carcnb.engine.events import Line
from carcnb.engine.expansion import Expansion
from carcnb.engine.game import Game
from carcnb.engine.state import State

Lines = tuple[Line, ...]
"""The lines of a sum."""


def recount(lines: Lines, what: str, count: int) -> Lines:
    """The lines of a sum, those of this name with another count."""
    return tuple(line._replace(count=count) if line.what == what else line for line in lines)


class Belief(Expansion):
    """What people hold to be a rule though it is none.

    ``id`` names it for good: results of learners keep it.  One that is ``early`` changes a sum before the expansions
    add to it, any other when it is complete.
    """

    id: ClassVar[str] = ""
    early: ClassVar[bool] = False

    def reshape(self, state: State) -> None:
        """Change how the land lies: what is joined, and what is complete."""

    def __repr__(self) -> str:
        return f"<{self.id}>"


class RuleChange(Belief):
    """A rule turned round, which nobody need believe: what has another answer then is decided by it.

    ``rules`` are the ids of those that it turns round.  One that is not ``dealt`` came after the exercises of its
    system's topic were first dealt: it tells what decides where a rule is asked for, and a seed makes what it made.
    """

    rules: ClassVar[tuple[str, ...]] = ()
    dealt: ClassVar[bool] = True

    def __repr__(self) -> str:
        return f"<without {', '.join(self.rules)}>"


def join_parts(state: State, kind: str, designs: Collection[str]) -> None:
    """Make all parts of a kind on each tile of some designs one feature, whatever lies between them."""
    for tile, first in list(state.tiles.values()):
        if tile.design.id in designs:
            alike = [first + n for n, own in enumerate(tile.design.kinds) if own == kind]
            for at in alike[1:]:
                if state.label[at] != state.label[alike[0]]:
                    join(state, alike[0], at, closes=0)


class JoinedParts(RuleChange):
    """A rule by which parts of a kind lie apart on the tiles of some designs, turned round: there they are one."""

    kind: ClassVar[str]
    designs: ClassVar[tuple[str, ...]]

    def reshape(self, state: State) -> None:
        """Join them, whatever lies between them."""
        join_parts(state, self.kind, self.designs)


def as_believed(game: Game, belief: Belief) -> Game:
    """A copy of a game in which a belief holds from here on; what has happened stays.

    ``RecordError`` if it would not have come to the question that waits.
    """
    own = game.table.expansions
    others = tuple(belief if isinstance(belief, type(expansion)) else expansion for expansion in own)
    if belief not in others:
        others = (belief, *others) if belief.early else (*others, belief)
    return game.ruled_by(others, belief.reshape)
