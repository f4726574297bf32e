"""The game as an environment for those who train players: the AEC interface of PettingZoo."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from carcnb.engine.errors import CarcnbError, SetupError
from carcnb.engine.game import Game
from carcnb.engine.setup import Players

if TYPE_CHECKING:
    from carcnb.analysis.weights import Weights

MOST, MOST_WITH_MORE = 256, 1024
"""So many options have a number, in the base game and with expansions; random games had at most 64 and 464."""


def environment(
    players: Players = 2,
    expansions: Iterable[str] = (),
    *,
    most: int | None = None,
    weights: Weights | None = None,
    render_mode: str | None = None,
) -> Any:
    """A PettingZoo environment (AEC) in which the seats play whole games; ``pip install carcnb[pettingzoo]``.

    **Agents** are the seats, ``"red"`` and so on; ``players`` are as ``carcnb.Game`` takes them.
    Whoever is asked is selected, also twice in a row or out of turn.

    **Actions** are numbers of what is legal now: action 3 is the fourth of ``info["actions"]``, of which a game has
    more at one moment than at another.  The space is ``Discrete(most)``, 256 of the base game and else 1024, and
    ``action_mask`` says which numbers there are.  Should there ever be more options than ``most``, those behind it
    cannot be chosen.

    **Observations** are dicts of ``action_mask`` and ``observation``, an array of ``most`` rows of float32.  Row 3 is
    the table after action 3, and for seats not asked the first row is the table as it stands: the expected final points
    of ``carcnb.evaluate``, for each seat (the observer's own first, the others in playing order), summed by what they
    come from; ``columns`` of the environment names them.  All of it is what the seat knows.  Whoever wants to see more
    than this asks ``env.unwrapped.known(seat)`` for the game as the seat knows it, and looks at whatever it has.

    **Rewards** are points: how much further a seat has come ahead of the best of the others by an answer.  Undiscounted
    they sum up to the lead at the end.

    ``reset(seed=7)`` begins the game ``carcnb.Game(seed=7)``; later resets without one go on from there.  With
    ``render_mode="svg"`` ``render()`` is the board as SVG text.  ``CarcnbError`` where PettingZoo is not installed or
    an action is none, ``SetupError`` where no such game can be played.
    """
    setup = Game(players, expansions).setup
    if most is None:
        most = MOST_WITH_MORE if setup.expansions else MOST
    if isinstance(most, bool) or not isinstance(most, int) or most < 1:
        raise SetupError(f"most is how many options there can be at once, a whole number from 1, not {most!r:.60}")
    if render_mode not in (None, "svg"):
        raise SetupError(f"render_mode is 'svg' or None, not {render_mode!r:.60}")
    try:
        from carcnb.analysis.zoo import Environment
    except ModuleNotFoundError as error:
        raise CarcnbError(f"{error.name} is not installed here: pip install 'carcnb[pettingzoo]'") from None
    return Environment.in_order(setup, most, weights, render_mode)
