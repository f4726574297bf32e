"""What every error of carcnb is."""

from __future__ import annotations

import traceback
from pathlib import Path

DEEP = 3
"""So many lines of the caller's are told of."""
_OURS = Path(__file__).parent


class CarcnbError(ValueError):
    """Any error this project raises for bad input; the game it was raised from is as it was before."""

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows of it: the lines of whoever called, none of ours, and what was wrong."""
        frames = traceback.extract_tb(self.__traceback__)
        theirs = [frame for frame in frames if frame.line and _is_callers(Path(frame.filename))]
        told = [f"{frame.name}, line {frame.lineno}: {frame.line}" for frame in theirs[-DEEP:]]
        return [*(line.removeprefix("<module>, ") for line in told), "", f"{type(self).__name__}: {self}"]


def _is_callers(file: Path) -> bool:
    """Whether lines of a file are the caller's, neither ours nor those that run a notebook's cells."""
    return _OURS not in file.parents and "IPython" not in file.parts
