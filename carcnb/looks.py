"""The looks of boards, each with its type, once for every function that takes them."""

# Without postponed annotations, as in ``carcnb.engine.options``.
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, TypedDict

from carcnb.engine.options import GameOptions


class Looks(TypedDict, total=False):
    """How a board looks; ``carcnb.board.Board`` says what each means."""

    theme: Literal["auto", "light", "dark", "contrast"]
    height: int | None
    lang: str | None
    outlook: bool
    coach: bool
    dress: Literal["summer", "winter"] | None
    seat: str
    chalk: Iterable[str]


class PlayOptions(GameOptions, Looks, total=False):
    """What ``carcnb.play`` takes: the options of a game, looks, and who of the players is computed."""

    opponents: Mapping[str, str | Callable[[Any], Any]] | None


LOOKS: Looks = {
    "theme": "auto",
    "height": None,
    "lang": None,
    "outlook": True,
    "coach": False,
    "dress": None,
    "seat": "",
    "chalk": (),
}
"""How a board looks by itself."""

LED_LOOKS: Looks = LOOKS | {"outlook": False}
"""How one looks that leads through a lesson or exercises: it tells no answer beforehand."""
