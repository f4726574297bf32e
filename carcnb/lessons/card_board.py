"""The board of a rule's example; where it is only a picture, what to try stands below it."""

from __future__ import annotations

from typing import Unpack

from carcnb.lessons.cards import Guide, told
from carcnb.looks import Looks
from carcnb.widget import Board


class CardBoard(Board):
    """A board led by the guide of an example."""

    def __init__(self, guide: Guide, **looks: Unpack[Looks]) -> None:
        super().__init__(guide.game, director=guide, **looks)
        self._example = guide.example

    def _caption(self) -> str:
        return told(self._example, self.lang)
