"""What can go wrong, by what the caller can do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from carcnb.engine.refusals import Refusal


class CarcnbError(ValueError):
    """Any error this project raises for bad input; the game it was raised from is as it was before."""


class SetupError(CarcnbError):
    """A game cannot be set up like this: unknown expansion, wrong number of players, impossible position."""


class EntryError(SetupError):
    """One entry of a list of a setup is wrong, for the ``reason`` given.

    ``field`` is the list, ``number`` the entry from 1, ``piece`` which of a tile's pieces, from 1, 0 for none.
    """

    def __init__(self, field: str, number: int, reason: str, piece: int = 0, entry: str = "") -> None:
        super().__init__(f"{field}, {entry or f'entry {number}'}: {reason}")
        self.field, self.number, self.reason, self.piece = field, number, reason, piece


class InvalidAction(CarcnbError):
    """Text that is no action at all; the message shows what an action looks like."""


class IllegalAction(CarcnbError):
    """A well-formed action that a rule forbids now; ``refusal`` says which rule and why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)


class RecordError(CarcnbError):
    """A saved game that cannot be read; the message names the place in it."""
