"""The expansions by name, in the order in which they act; ``carcnb.systems`` has the reason for each place."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from importlib import import_module

from carcnb.engine.errors import SetupError
from carcnb.engine.expansion import Expansion
from carcnb.systems import System, systems


def _rules(system: System) -> type[Expansion]:
    """The one expansion that the rules of a system's folder define."""
    module = import_module(f"{system.package}.rules")
    (found,) = (kind for kind in Expansion.__subclasses__() if kind.__module__ == module.__name__)
    return found


ORDER: tuple[type[Expansion], ...] = tuple(
    _rules(one) for one in systems().values() if one.folder("rules.py").is_file()
)
"""Every expansion, in the order in which they act within one moment."""

NAMES = tuple(kind.name for kind in ORDER)


def chosen(names: Iterable[str]) -> tuple[Expansion, ...]:
    """The named expansions in playing order; an unknown one raises ``SetupError`` with what there is."""
    if isinstance(names, str):
        raise SetupError(f'expansions is a list of names, e.g. ["{names}"], not one text')
    wanted = list(names)
    for name in wanted:
        if name not in NAMES:
            near = get_close_matches(str(name), NAMES, 1)
            hint = f"; did you mean {near[0]!r}?" if near else "."
            raise SetupError(f"there is no expansion {name!r:.60}{hint} The expansions are {', '.join(NAMES)}.")
        if wanted.count(name) > 1:
            raise SetupError(f"the expansion {name!r} is named twice")
    return tuple(kind() for kind in ORDER if kind.name in wanted)
