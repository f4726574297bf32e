"""The looks of boards, each with its type, once for every function that takes them."""

# Without postponed annotations, as in ``carcnb.engine.options``.
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, TypedDict

from carcnb.engine.errors import SetupError
from carcnb.engine.options import GameOptions, no_option


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


def looks_of(given: Looks) -> Looks:
    """How a board looks of which this is said, and nothing of the rest; ``SetupError`` says what no board has."""
    if wrong := no_option("a board", given, LOOKS):
        raise SetupError(wrong)
    looks = LOOKS | given
    for name in ("lang", "dress", "seat"):
        if not isinstance(look := looks[name], str) and look is not None:
            raise SetupError(f"{name} is a text, not {look!r:.60}")
    return looks
