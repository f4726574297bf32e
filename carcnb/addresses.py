"""Addresses: what leads on says where to, in one text, and whoever opens it need not know the room.

An address is a kind and a name: ``lesson:base/roads``, ``practice:points``, ``practice:BASE-5.7``, ``puzzle:base/3``,
``puzzle:today``, ``puzzles:base``, ``rule:BASE-5.7``, ``position:U 0,0; D 1,0 red:city.N``, ``record:base/one_point``,
``game:...``, a whole game packed, ``studio:editor``, ``course:...``, ``class:handed in``, ``home``; on the board of a
game that is over ``mistakes:12,40``, its moves after so many answers.  The same stands behind a button, in a notebook
(``carcnb.go``), in a page of the site and after ``carcnb open``.  What opens them lies above all rooms
(``carcnb/opening.py``).
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

from carcnb.engine.errors import CarcnbError

if TYPE_CHECKING:
    from carcnb.board.director import Content


class AddressError(CarcnbError):
    """An address leads nowhere, or to no site; the message says what would.

    >>> carcnb.go("nowhere")
    Traceback (most recent call last):
        ...
    carcnb.addresses.AddressError: no address begins with 'nowhere'; the kinds are home, lesson, practice, ...
    """


class Address(NamedTuple):
    """Where something leads: a kind of place, and which of them."""

    kind: str
    name: str = ""

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}"

    @classmethod
    def parse(cls, text: str) -> Address:
        """The address that a text is; ``AddressError`` if it is no text."""
        if not isinstance(text, str):
            raise AddressError(f"an address is a text such as 'lesson:base/roads', not {text!r:.60}")
        kind, _, name = text.strip().partition(":")
        return cls(kind.strip(), name.strip())


def lead(address: str, came: object = None) -> Content:
    """What leads a board on from where ``came`` led it; ``AddressError`` if there is no such thing.

    It is a director, a game that is played without one, or a record.
    """
    made: Content = _opening().lead_at(address, came)
    return made


def lead_given(text: str) -> Content:
    """What leads a board on with what somebody gives: a saved game, a position, an address or a link to one.

    ``CarcnbError`` says why it cannot be opened.
    """
    made: Content = _opening().lead_of(text)
    return made


def _opening() -> ModuleType:
    from carcnb import intake  # rooms say where to; what opens it lies above all of them

    return intake
