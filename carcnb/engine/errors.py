"""What can go wrong, by what the caller can do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcnb.errors import CarcnbError as CarcnbError

if TYPE_CHECKING:
    from carcnb.engine.refusals import Refusal


class SetupError(CarcnbError):
    """A game cannot be set up like this: unknown expansion, wrong number of players, impossible position.

    ``reason`` says why and ``field`` which part of the setup is wrong, if it is one alone.  ``line`` is the entry of
    that list, or without a field the line of a text; ``word`` and ``column`` are the place in it.  All count from 1, 0
    is unknown.  ``entry`` is the wrong entry, or the wrong word of a text.  ``refusal`` is the reason as a value, where
    somebody who plays can come upon it: it can be said in every language.

    >>> carcnb.Game(players=9)
    Traceback (most recent call last):
        ...
    carcnb.engine.errors.SetupError: a game has 2 to 6 players, not 9 (BASE-1.4)
    """

    def __init__(
        self,
        reason: str,
        field: str = "",
        line: int = 0,
        word: int = 0,
        column: int = 0,
        entry: str = "",
        refusal: Refusal | None = None,
    ) -> None:
        if line:
            what = "tile" if field == "position" else "entry"
            where = f"{field}, {what} {line}" if field else f"line {line}, word {word}"
            super().__init__(f"{where} ({entry!r:.60}): {reason}")
        else:
            super().__init__(reason)
        self.reason, self.field, self.refusal = reason, field, refusal
        self.line, self.word, self.column, self.entry = line, word, column, entry


class InvalidAction(CarcnbError):
    """Text that is no action at all; the message shows what an action looks like.

    >>> carcnb.Action.parse("place, 1")
    Traceback (most recent call last):
        ...
    carcnb.engine.errors.InvalidAction: 'place, 1' is no action; write one like 'place base-U 1,0 r1', ...
    """


class IllegalAction(CarcnbError):
    """A well-formed action that a rule forbids now; ``refusal`` says which rule and why.

    >>> carcnb.Game(2, tiles=["base-U"]).apply("place base-U 5,5 r0")
    Traceback (most recent call last):
        ...
    carcnb.engine.errors.IllegalAction: Too far: no tile lies beside this place. The tile must touch another ...
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)


class RecordError(CarcnbError):
    """A saved game that cannot be read; the message names the place in it.

    >>> carcnb.Game.load("{}")
    Traceback (most recent call last):
        ...
    carcnb.engine.errors.RecordError: this is no record of a game: "format" is not 'carcnb game' but None
    """


class PlayerError(CarcnbError):
    """A player cannot be played with: it fails, answers nonsense, or answers too late; the message names it.

    >>> carcnb.players.move(carcnb.Game(2, seed=1), lambda game: "pass")
    Traceback (most recent call last):
        ...
    carcnb.engine.errors.PlayerError: <lambda> answers 'pass': Now a tile is placed. The tile has to be ...
    """
