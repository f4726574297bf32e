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
WIDEST = 199
"""Rows and columns of the largest planes."""


def environment(
    players: Players = 2,
    expansions: Iterable[str] = (),
    *,
    most: int | None = None,
    weights: Weights | None = None,
    render_mode: str | None = None,
    planes: int | None = None,
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

    With ``planes=31`` an observation has ``planes`` beside them: the board itself as an array (plane, row, column) of
    float32 with so many rows and columns, an odd number from 3 to 199.  (0, 0) is in the middle, what lies farther out
    is not seen, and ``env.unwrapped.planes`` names them (``"tile"``, ``"N city"``, ``"0 meeple road"``: figures of the
    observer).

    **Rewards** are points: how much further a seat has come ahead of the best of the others by an answer.  Undiscounted
    they sum up to the lead at the end.

    ``reset(seed=7)`` begins the game ``carcnb.Game(seed=7)``; later resets without one go on from there.  With
    ``render_mode="svg"`` ``render()`` is the board as SVG text.  ``CarcnbError`` where PettingZoo is not installed or
    an action is none, ``SetupError`` where no such game can be played.

    >>> environment = environment(2, planes=31)
    >>> environment.reset(seed=7)
    >>> seen, reward, over, _, info = environment.last()
    >>> seen["observation"].shape, seen["planes"].shape[1:], info["actions"][0]
    ((256, 24), (31, 31), 'place base-J 0,-1 r2')
    """
    setup = Game(players, expansions).setup
    if most is None:
        most = MOST_WITH_MORE if setup.expansions else MOST
    if isinstance(most, bool) or not isinstance(most, int) or most < 1:
        raise SetupError(f"most is how many options there can be at once, a whole number from 1, not {most!r:.60}")
    if render_mode not in (None, "svg"):
        raise SetupError(f"render_mode is 'svg' or None, not {render_mode!r:.60}")
    if planes is not None and (type(planes) is not int or planes not in range(3, WIDEST + 1, 2)):
        raise SetupError(
            f"planes is how many squares there are across, an odd number from 3 to {WIDEST}, not {planes!r:.60}"
        )
    try:
        from carcnb.analysis.zoo import Environment
    except ModuleNotFoundError as error:
        raise CarcnbError(f"{error.name} is not installed here: pip install 'carcnb[pettingzoo]'") from None
    return Environment.in_order(setup, most, weights, render_mode, planes or 0)
