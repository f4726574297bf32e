"""What the second referee knows of expansions, by name: a slow count over printed facts, no code of the engine in it.

``tests.contract`` asks the referees of the expansions that are in play.
"""

from __future__ import annotations

from collections.abc import Iterable

from tests.systems.base.referee import Referee
from tests.systems.crop_circles.referee import Crops
from tests.systems.ferries.referee import Ferries
from tests.systems.flying_machines.referee import Flying
from tests.systems.gifts.referee import Gifts
from tests.systems.gold_mines.referee import Gold
from tests.systems.inns_and_cathedrals.referee import Inns
from tests.systems.mage_and_witch.referee import Magic
from tests.systems.messages.referee import Messages
from tests.systems.robbers.referee import Robbers
from tests.systems.traders_and_builders.referee import Traders

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
