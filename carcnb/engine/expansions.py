"""The expansions by name, in the order in which they act; ``carcnb.systems`` has the reason for each place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module

from carcnb.engine.actions import VERBS
from carcnb.engine.errors import SetupError
from carcnb.engine.expansion import Expansion
from carcnb.engine.features import KINDS
from carcnb.errors import near_names
from carcnb.systems import System, match_word, read_each, systems
from carcnb.tiles import designs
from carcnb.tiles.catalogue import terrains_of

FORMER = {
    "recorded": "points_recorded",
    "cleared": "features_cleared",
    "scored": "features_scored",
    "tallied": "points_tallied",
    "ended": "game_ended",
}
"""What moments were called; a method of such a name would never be called, and nobody would be told."""


def _rules(system: System) -> type[Expansion]:
    """The one expansion that the rules of a system's folder define."""
    module = import_module(f"{system.package}.rules")
    found = [kind for kind in Expansion.__subclasses__() if kind.__module__ == module.__name__]
    if [kind.name for kind in found] != [system.name]:
        raise ValueError(f"its rules.py does not define one expansion named {system.name!r}")
    if name := next((name for name in FORMER if name in vars(found[0])), ""):
        raise ValueError(f"the moment {name!r} in its rules.py is called {FORMER[name]!r} now")
    return found[0]


def _names(kind: type[Expansion]) -> set[str]:
    """What records and positions call things of an expansion; every name means one thing."""
    pieces = {*kind.figures, *kind.pieces, *kind.neutrals, *kind.tokens, *kind.chances, *kind.variants, *kind.verbs}
    return pieces | {name for feature in kind.kinds for name in (feature.name, feature.role)}


def arrange_kinds(kinds: Iterable[type[Expansion]]) -> tuple[type[Expansion], ...]:
    """Expansions in the order in which they act: as they come, but for those that say where (``before``, ``after``).

    ``ValueError`` if one is to act before what it is to act after.
    """
    order: list[type[Expansion]] = []
    for kind in kinds:
        first = min((n for n, other in enumerate(order) if other.name in kind.before), default=len(order))
        behind = 1 + max((n for n, other in enumerate(order) if other.name in kind.after), default=-1)
        if behind > first:
            raise ValueError(f"{kind.name} cannot act before {order[first].name} and after {order[behind - 1].name}")
        order.insert(behind if kind.after and not kind.before else first, kind)
    return tuple(order)


def _found() -> Iterator[type[Expansion]]:
    designs()  # whose tiles cannot be read is left out
    found: list[type[Expansion]] = []
    taken = {"meeple", *VERBS, *(name for feature in KINDS for name in (feature.name, feature.role))}

    def read(system: System) -> type[Expansion] | None:
        if not system.folder("rules.py").is_file():
            return None
        kind = _rules(system)
        told = {feature.name: feature.closed_by for feature in kind.kinds if feature.closed_by != "squares"}
        if told != terrains_of(system):
            raise ValueError("a kind of feature that does not stand alone is one of the terrains of its tiles.toml")
        if unknown := [name for name in (*kind.before, *kind.after) if name not in systems()]:
            raise ValueError(f"it acts before or after {', '.join(unknown)}, which is not there")
        arrange_kinds([*found, kind])
        if twice := sorted(_names(kind) & taken):
            raise ValueError(f"something else is named {', '.join(twice)} already")
        taken.update(_names(kind))
        found.append(kind)
        return kind

    read_each(read)
    return iter(found)


ORDER = arrange_kinds(_found())
"""Every expansion, in the order in which they act within one moment."""

NAMES = tuple(kind.name for kind in ORDER)


def whole_names(names: Iterable[object]) -> list[object]:
    """What is given as names of expansions, each that begins one as the whole of it; others as they are."""
    return [(isinstance(name, str) and match_word(name, NAMES)) or name for name in names]


def find_expansions(names: Iterable[str]) -> tuple[Expansion, ...]:
    """The named expansions in playing order; an unknown one raises ``SetupError`` with what there is."""
    if isinstance(names, str):
        raise SetupError(f'expansions is a list of names, e.g. ["{names}"], not one text')
    wanted = list(names)
    for name in wanted:
        if name not in NAMES:
            within = [known for known in NAMES if name and str(name).lower() in known]
            near = near_names(name, NAMES) or within
            hint = f"; did you mean {near[0]!r}?" if near else "."
            raise SetupError(f"there is no expansion {name!r:.60}{hint} The expansions are {', '.join(NAMES)}.")
        if wanted.count(name) > 1:
            raise SetupError(f"the expansion {name!r} is named twice")
    return tuple(kind() for kind in ORDER if kind.name in wanted)
