"""The names JCloisterZone's saved games use, each with ours: what the systems' ``jcz.toml`` tells, features, tiles."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import NamedTuple

from carcnb.engine.errors import RecordError
from carcnb.systems import read_each
from carcnb.tiles import facts


class JczFigure(NamedTuple):
    """A figure of every player: its name in ids such as ``0.small.1``, its element and how many there are."""

    id: str
    element: str
    supply: int


class UnsupportedRule(NamedTuple):
    """The value of a rule that has no counterpart here, and our rules that say so."""

    value: str
    rules: str


class Names(NamedTuple):
    """What JCloisterZone calls a system and what belongs to it."""

    set: str
    """Its tile set, with ``:1`` for the first of two editions."""
    figures: dict[str, JczFigure]
    elements: tuple[str, ...]
    """What is written for it in ``setup.elements``, besides its figures."""
    needed: tuple[str, ...]
    """Elements that cannot be switched off here once its tiles are in play."""
    also: dict[str, str]
    """Elements that some versions name otherwise."""
    refused: dict[str, UnsupportedRule]


FIRST = ":1"
"""How the first edition of a tile set is marked; a set is known without it, too."""


@cache
def names_by_system() -> dict[str, Names]:
    """The systems that JCloisterZone knows, by our name."""
    told = read_each(lambda system: tomllib.loads(system.read("jcz.toml")))
    return {
        name: Names(
            names["set"],
            {kind: JczFigure(**figure) for kind, figure in names.get("figures", {}).items()},
            tuple(names.get("elements", ())),
            tuple(names.get("needed", ())),
            names.get("also", {}),
            {rule: UnsupportedRule(**value) for rule, value in names.get("refused", {}).items()},
        )
        for name, names in told.items()
        if names
    }


@cache
def sets() -> dict[str, str]:
    """Our system of every tile set, which is named without its edition; ``base`` is no expansion."""
    return {names.set.removesuffix(FIRST): name for name, names in names_by_system().items()}


@cache
def figures() -> dict[str, str]:
    """Our kind of figure by what it is called inside an id."""
    return {figure.id: kind for names in names_by_system().values() for kind, figure in names.figures.items()}


@cache
def pieces() -> dict[str, tuple[str, int]]:
    """Elements that are figures of every player: the system that has them, and how many there are."""
    return {f.element: (name, f.supply) for name, names in names_by_system().items() for f in names.figures.values()}


@cache
def elements() -> frozenset[str]:
    """Everything in ``setup.elements`` that has a counterpart here."""
    named = (name for names in names_by_system().values() for name in (*names.elements, *names.also.values()))
    return frozenset({"farmers", *pieces(), *named})


SMALL_CITY, SMALL_CITY_POINTS = "tiny-city-scoring", "2"
"""The rule about cities of two tiles, and its value that is not ours (BASE-7.7)."""

FEATURES = {
    "City": "city",
    "Road": "road",
    "Field": "field",
    "Farm": "field",
    "Monastery": "monastery",
    "Cloister": "monastery",
}
MACHINE = "FlyingMachine"


@cache
def tiles() -> dict[str, str]:
    """Our design of every tile by JCloisterZone's name."""
    return {tile["jcz"]: tile["id"] for tile in facts() if "jcz" in tile}


@cache
def names() -> dict[str, str]:
    """JCloisterZone's name of every design that has one."""
    return {ours: theirs for theirs, ours in tiles().items()}


def tile(name: object) -> str:
    """Our design of a tile; ``RecordError`` if there is none of that name."""
    if not isinstance(name, str):
        raise RecordError(f"a tile is named by a text, not {name!r:.60}")
    if name not in tiles():
        raise RecordError(f"there is no tile {name!r:.60} in the sets that can be opened")
    return tiles()[name]
