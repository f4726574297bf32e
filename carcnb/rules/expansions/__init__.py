"""The eleven expansions by name, and the one list of their order within a moment of the turn."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from carcnb.rules.errors import SetupError
from carcnb.rules.expansion import Expansion
from carcnb.rules.expansions.crop_circles import CropCircles
from carcnb.rules.expansions.ferries import Ferries
from carcnb.rules.expansions.flying_machines import FlyingMachines
from carcnb.rules.expansions.gifts import Gifts
from carcnb.rules.expansions.gold_mines import GoldMines
from carcnb.rules.expansions.inns_and_cathedrals import InnsAndCathedrals
from carcnb.rules.expansions.mage_and_witch import MageAndWitch
from carcnb.rules.expansions.messages import Messages
from carcnb.rules.expansions.robbers import Robbers
from carcnb.rules.expansions.traders_and_builders import TradersAndBuilders
from carcnb.rules.expansions.winter import Winter

NAMES = (
    "inns_and_cathedrals",
    "traders_and_builders",
    "winter",
    "flying_machines",
    "messages",
    "ferries",
    "gold_mines",
    "mage_and_witch",
    "robbers",
    "crop_circles",
    "gifts",
)

ORDER: tuple[type[Expansion], ...] = (
    Winter,  # only tiles: it acts at no moment
    InnsAndCathedrals,  # what a tile is worth comes before whatever is added to it or halved (D-IC-14)
    TradersAndBuilders,  # whether a builder earns a second tile is seen as soon as the tile lies (D-FER-9)
    FlyingMachines,  # a flight is the figure's placement and comes before the ferries (FLY-19, D-FLY-10)
    Ferries,  # roads are joined and cut before the mage and the witch are looked at (D-MW-8)
    GoldMines,  # bars are laid before the mage moves, and shared out before the crop circle (D-INT-7)
    MageAndWitch,  # adds to, or halves, what a feature is worth by all others (D-MW-11)
    Robbers,  # what a robber steals is recorded before anybody asks which figures have moved (D-MSG-16)
    Messages,  # letters come when gold is shared out, and before the crop circle (D-INT-6)
    CropCircles,  # closes the part of the turn (D-CROP-9)
    Gifts,  # a gift is taken at the very end of the tile's step (D-GIFT-4)
)
"""Built expansions in the order in which they act within one moment, each with the reason for its place."""


def chosen(names: Iterable[str]) -> tuple[Expansion, ...]:
    """The named expansions in playing order; an unknown or unbuilt one raises ``SetupError`` with what there is."""
    if isinstance(names, str):
        raise SetupError(f'expansions is a list of names, e.g. ["{names}"], not one text')
    wanted = list(names)
    built = {kind.name for kind in ORDER}
    for name in wanted:
        if name not in NAMES:
            near = get_close_matches(str(name), NAMES, 1)
            hint = f"; did you mean {near[0]!r}?" if near else "."
            raise SetupError(f"there is no expansion {name!r:.60}{hint} The expansions are {', '.join(NAMES)}.")
        if name not in built:
            done = ", ".join(sorted(built)) or "none yet: the base game alone"
            raise SetupError(f"the expansion {name!r} is not built yet; playable are: {done}")
        if wanted.count(name) > 1:
            raise SetupError(f"the expansion {name!r} is named twice")
    return tuple(kind() for kind in ORDER if kind.name in wanted)
