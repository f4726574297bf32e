"""The systems: base game, what is told of all scoring, and expansions, each a folder as ``README.md`` describes it.

A folder is found by its system's name and read by whoever needs a part of it: tiles, words, rules.  A package that is
installed can bring an expansion of its own: its folder under an entry point of the group ``carcnb.systems``.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple, TypeVar

T = TypeVar("T")

GROUP = "carcnb.systems"
"""The entry points of packages that bring a system: its name, and the package that is its folder."""

ORDER = (
    "base",
    "overview",  # what all scoring has in common; it is no expansion
    "winter",  # only tiles: it acts at no moment
    "inns_and_cathedrals",  # what a tile is worth comes before whatever is added to it or halved (D-IC-14)
    "traders_and_builders",  # whether a builder earns a second tile is seen as soon as the tile lies (D-FER-9)
    "flying_machines",  # a flight is the figure's placement and comes before the ferries (FLY-19, D-FLY-10)
    "ferries",  # roads are joined and cut before the mage and the witch are looked at (D-MW-8)
    "gold_mines",  # bars are laid before the mage moves, and shared out before the crop circle (D-INT-7)
    "mage_and_witch",  # adds to, or halves, what a feature is worth by all others (D-MW-11)
    "robbers",  # what a robber steals is recorded before anybody asks which figures have moved (D-MSG-16)
    "messages",  # letters come when gold is shared out, and before the crop circle (D-INT-6)
    "crop_circles",  # closes the part of the turn (D-CROP-9)
    "gifts",  # a gift is taken at the very end of the tile's step (D-GIFT-4)
)
"""The order in which the systems act within one moment of the turn, each with the reason for its place.

Those of other packages follow, by name.
"""


class System(NamedTuple):
    """One system and the package that is its folder."""

    name: str
    package: str

    @property
    def own(self) -> bool:
        """Whether it is one of carcnb's own."""
        return self.package.startswith(f"{__name__}.")

    def folder(self, *parts: str) -> Traversable:
        """Its folder, or what lies in it by this path."""
        return files(self.package).joinpath(*parts)

    def read(self, *parts: str) -> str:
        """The text of one of its files; empty if it has no such file."""
        file = self.folder(*parts)
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def names(self, folder: str, ending: str) -> Iterator[str]:
        """The names, without their ending, of the files of one kind in one of its folders."""
        there = self.folder(folder)
        found = sorted(entry.name for entry in there.iterdir()) if there.is_dir() else []
        yield from (name.removesuffix(ending) for name in found if name.endswith(ending))


@cache
def systems() -> dict[str, System]:
    """Every system by name, in the order in which they act."""
    found = {name: System(name, f"{__name__}.{name}") for name in ORDER}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        try:
            if not re.fullmatch("[a-z][a-z0-9_]*", entry.name):
                raise ValueError("its name is not made of small letters, digits and _")
            if entry.name in found:
                raise ValueError("there is a system of this name already")
            import_module(entry.module)
        except Exception as error:  # whatever a foreign package does wrong
            _warn(entry.name, entry.module, error)
        else:
            found[entry.name] = System(entry.name, entry.module)
    return found


def read_each(read: Callable[[System], T]) -> dict[str, T]:
    """What ``read`` makes of every system, by name, in the order in which they act.

    A system that another package brings is left out from then on, with a warning, if anything goes wrong.
    """
    found = {}
    for system in list(systems().values()):
        try:
            found[system.name] = read(system)
        except Exception as error:
            if system.own:
                raise
            systems().pop(system.name, None)
            _warn(system.name, system.package, error)
    return found


def _warn(name: str, package: str, error: Exception) -> None:
    reason = str(error) if isinstance(error, ValueError) else f"{type(error).__name__}: {error}"
    warnings.warn(f"carcnb goes on without {name!r} of the package {package}: {reason}", stacklevel=3)


def match_word(word: str, names: Iterable[str]) -> str:
    """The one of some names that a word means: itself, or what it begins; empty if there is none.

    >>> match_word("Crop", ["base", "crop_circles"])
    'crop_circles'
    """
    wanted, known = re.sub(r"[\s_-]+", "_", word.strip().lower()), list(names)
    if wanted in known:
        return wanted
    return next((name for name in known if len(wanted) > 3 and name.startswith(wanted)), "")
