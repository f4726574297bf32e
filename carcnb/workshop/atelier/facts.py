"""What the atelier draws from: the facts of a system's tiles, and the traits that its ``art.toml`` gives them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from carcnb.systems import systems

Design = dict[str, Any]

TRAITS = {
    "badge", "beast", "bow", "bridge", "crop_circle", "depth", "end", "gatehouse", "inn", "lake", "lane", "machine",
    "pond", "roads", "site", "tongue", "viaduct", "wheat",
}  # fmt: skip
"""What ``art.toml`` can say of a tile; carcnb/systems/README.md tells what each means."""


def read(folder: Traversable, name: str) -> dict[str, Any]:
    """The tables of a file in the folder of a system; none if it has no such file, ValueError if it is no TOML."""
    file = folder / name
    try:
        return _fixed(tomllib.loads(file.read_text("utf-8"))) if file.is_file() else {}
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{file}: {error}") from None


def designs_of(folder: Traversable) -> list[Design]:
    """The facts of every tile of a system, with its traits under ``art``.

    Raises ValueError for a tile or a trait that is unknown.
    """
    tiles: list[Design] = list(read(folder, "tiles.toml").get("tile", ()))
    own = read(folder, "art.toml")
    traits = own.get("tiles", {})
    unknown = set(traits) - {t["id"] for t in tiles} | {k for of in traits.values() for k in of} - TRAITS
    if unknown:
        raise ValueError(f"{folder}: art.toml names {', '.join(sorted(unknown))}, which is neither a tile nor a trait")
    sites, badges = (_shared(kind) | own.get(kind, {}) for kind in ("sites", "badges"))
    drawn = own.get("terrains", {})
    for t in tiles:
        for kind in t.get("singles", ()):
            if kind not in sites:
                raise ValueError(f"{folder}: {t['id']} has a {kind}, and art.toml has no [sites.{kind}]")
        for part in t.get("own", ()):
            if part["kind"] not in drawn:
                raise ValueError(
                    f"{folder}: {t['id']} has a {part['kind']}, and art.toml has no [terrains.{part['kind']}]"
                )
    return [t | {"art": _art(t, traits.get(t["id"], {}), sites, badges) | {"terrains": drawn}} for t in tiles]


def _art(t: Design, traits: Design, sites: Design, badges: Design) -> Design:
    """The traits of a tile, with the site and the badges that its facts name."""
    out = traits | {"badges": {kind: like for kind, like in badges.items() if t.get(kind)}}
    for kind, look in sites.items():
        if kind in t.get("singles", ()):
            out["site"] = look | {"kind": kind, "at": traits.get("site", look["at"])}
    return out


@cache
def _shared(table: str) -> dict[str, Any]:
    """A table that the tiles of every system draw from, of all systems together."""
    return {k: v for system in systems().values() for k, v in read(system.folder(), "art.toml").get(table, {}).items()}


def _fixed(value: Any) -> Any:
    """Data with tuples for lists of numbers, which are points and discs."""
    if isinstance(value, dict):
        return {key: _fixed(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return tuple(value) if value and isinstance(value[0], int | float) else [_fixed(inner) for inner in value]
    return value


def city_edges(t: Design) -> list[list[str]]:
    """The edges of each city segment."""
    return [c["edges"].split() for c in t.get("cities", [])]


def own_edges(t: Design) -> list[list[str]]:
    """The edges of each segment of a terrain of its system's own."""
    return [part["edges"].split() for part in t.get("own", [])]


def road_edges(t: Design) -> list[list[str]]:
    """The edges of each road segment."""
    return [r["edges"].split() for r in t.get("roads", [])]
