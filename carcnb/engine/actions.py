"""Actions: what a player chooses or chance decides, and their one notation.

    place base-U 1,0 r1        lay the tile in hand on the cell x=1, y=0, one quarter turn clockwise
    deploy meeple 1,0 city.N   put a follower on a segment of that tile
    skip                       decline what may be declined
    draw base-U                the tile that chance gives

x grows east, y grows south; a segment is named by any side or half-edge it reaches.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from carcnb.engine.errors import InvalidAction

TURNS = ("r0", "r1", "r2", "r3")
"""Where a placement says how the tile is turned: quarter turns clockwise."""

VERBS = ("place", "deploy", "skip", "draw", "score", "advance")
"""How actions begin; expansions add verbs of their own."""

_LONGEST = 200
CELL = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})")
"""How a cell is written: ``1,-2``."""
_WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.+-]*")
_LIKE = "like 'place base-U 1,0 r1', 'deploy meeple 1,0 city.N', 'draw base-U' or 'skip'"


class Action(NamedTuple):
    """One choice: a verb, what it is about, a cell, and where on that cell; ``str`` and ``parse`` are inverse.

    >>> carcnb.Action.parse("place base-U 1,0 r1").cell
    (1, 0)
    """

    verb: str
    what: str = ""
    cell: tuple[int, int] | None = None
    where: str = ""

    @property
    def xy(self) -> tuple[int, int]:
        """The cell; ``InvalidAction`` if it names none."""
        if self.cell is None:
            raise InvalidAction(f"{str(self)!r} names no cell")
        return self.cell

    def __str__(self) -> str:
        cell = f"{self.cell[0]},{self.cell[1]}" if self.cell else ""
        return " ".join(part for part in (self.verb, self.what, cell, self.where) if part)

    @classmethod
    def parse(cls, text: str) -> Action:
        """The action that a text stands for; ``InvalidAction`` if it stands for none.

        >>> Action.parse("place base-U 1,0 r1")
        Action(verb='place', what='base-U', cell=(1, 0), where='r1')
        """
        if not isinstance(text, str):
            raise InvalidAction(f"an action is a text {_LIKE}, not {text!r:.40}")
        words = text.split() if len(text) <= _LONGEST else []
        cells = [i for i, word in enumerate(words) if CELL.fullmatch(word)]
        names = [word for i, word in enumerate(words) if i not in cells]
        well = names and len(cells) <= 1 and all(_WORD.fullmatch(name) for name in names)
        before, after = (cells[0], len(words) - cells[0] - 1) if cells else (min(len(words), 2), max(len(words) - 2, 0))
        if not well or not 1 <= before <= 2 or after > 1:
            raise InvalidAction(f"{text[:80]!r} is no action; write one {_LIKE}")
        cell = None
        if cells:
            x, y = words[cells[0]].split(",")
            cell = (int(x), int(y))
        return cls(words[0], words[1] if before == 2 else "", cell, words[-1] if after else "")


SKIP = Action("skip")
