"""What holds at every moment of every game, whatever is switched on: ``check_game`` takes any game.

The engine's features, options, points and pieces are compared with ``tests.oracle``, which knows the base game, and
with the ``tests.systems.referees`` of the expansions in play; ``Watch`` follows a game answer by answer.
"""

from __future__ import annotations

from tests.contract.checks import SKIP, check_copies, check_game, check_moment, check_scoring, snapshot
from tests.contract.state import check_events
from tests.contract.told import Rebuilt, rebuild
from tests.contract.watch import Watch

__all__ = [
    "SKIP",
    "Rebuilt",
    "Watch",
    "check_copies",
    "check_events",
    "check_game",
    "check_moment",
    "check_scoring",
    "rebuild",
    "snapshot",
]
