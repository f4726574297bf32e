"""What the pages of a course and of a class at work have in common: nothing else is opened beside their board."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from carcnb.engine.errors import SetupError
from carcnb.questions.errors import CourseError
from carcnb.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Never

    from carcnb.board.director import Content


class ClosedPages:
    """Pages beside a board, one of which is ``page``: ``away`` while what was opened from them is on the board.

    Of nothing that is opened there anything is to be kept for the way back.
    """

    page: str
    opens: ClassVar[str]
    """The key of what is said to whoever opens something else."""
    whereabouts: ClassVar[str]
    """Where that is, in English: "in a course"."""

    @property
    def away(self) -> bool:
        """Whether what was opened from here is on the board."""
        return self.page == "away"

    @property
    def resting(self) -> bool:
        """Whether a page is read, and the board waits."""
        return not self.away

    def open(self, text: str) -> Never:
        """``CourseError``: nothing else is opened here."""
        raise CourseError(say(self.opens))

    def hand(self, files: Sequence[tuple[str, str]]) -> None:
        """``CourseError``: nobody hands in here."""
        raise CourseError(say(self.opens))

    def leave(self, what: Content) -> None:
        """Nothing of it is kept here."""

    def deal(
        self, seats: list[str], names: list[str], levels: Sequence[str], expansions: list[str], farmers: bool
    ) -> Never:
        """``SetupError``: no games are dealt here."""
        raise SetupError(f"no games are dealt {self.whereabouts}")
