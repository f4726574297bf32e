"""What the second referee knows of expansions, by name: a slow count over printed facts, no code of the engine in it.

``tests.contract`` asks the referees of the expansions that are in play.
"""

from __future__ import annotations

from collections.abc import Iterable

from tests.referees.base import Referee
from tests.referees.crops import Crops
from tests.referees.ferries import Ferries
from tests.referees.flying import Flying
from tests.referees.gifts import Gifts
from tests.referees.gold import Gold
from tests.referees.inns import Inns
from tests.referees.magic import Magic
from tests.referees.messages import Messages
from tests.referees.robbers import Robbers
from tests.referees.traders import Traders

REFEREES: dict[str, Referee] = {
    "winter": Referee(),
    "inns_and_cathedrals": Inns(),
    "traders_and_builders": Traders(),
    "flying_machines": Flying(),
    "ferries": Ferries(),
    "gold_mines": Gold(),
    "mage_and_witch": Magic(),
    "robbers": Robbers(),
    "messages": Messages(),
    "crop_circles": Crops(),
    "gifts": Gifts(),
}
"""In the order in which they change what a feature is worth (D-MW-11)."""


def of(expansions: Iterable[str]) -> list[Referee]:
    """The referees of a game."""
    wanted = set(expansions)
    return [referee for name, referee in REFEREES.items() if name in wanted]
