"""Random games with expansions, watched by the second referee at every answer."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from carcnb import Action, Game
from tests import contract, oracle
from tests.contract import Rebuilt
from tests.oracle import Cell, Segment

OLDER = ("inns_and_cathedrals", "traders_and_builders", "winter")
NEWER = ("flying_machines", "ferries", "gold_mines", "mage_and_witch", "crop_circles")
TRACK = ("messages", "robbers", "gifts")
"""What is played on the score track and with cards."""

ALL = (*OLDER, *NEWER, *TRACK)

VARIANTS: list[dict[str, Any]] = [{}, {"farmers": False}, {"small_city_scores_2": True}]

CLOSING = {"base-A": 2, "base-B": 6, "base-D": 3, "base-E": 6, "base-H": 3, "base-U": 8, "base-V": 9, "base-W": 5}
"""Tiles of which roads, small cities and monasteries are made that are soon complete."""


def play(
    seed: int,
    expansions: Sequence[str],
    checked: float = 0.0,
    look: Callable[[Game, contract.Watch], None] | None = None,
    **options: Any,
) -> Game:
    """A random game; everything is checked at a part of its moments, ``look`` is called at all of them.

    In every other game the players crowd their tiles together and seek what seldom comes about by chance.
    """
    rng = random.Random(seed)
    given = {"players": 2 + seed % 5} | VARIANTS[seed % 3] | options
    game = Game(seed=seed, expansions=expansions, **given)
    watch = contract.Watch(game)
    while not game.over:
        if look:
            look(game, watch)
        if rng.random() < checked:
            contract.check_moment(game, watch, rng)
        choices = game.legal_actions()
        if seed % 2:
            choices = sought(game, watch.told, choices, rng)
        game.apply(choose(choices, rng))
        watch.see(game)
    contract.check_events(game, watch.told)
    return game


def dense(*sets: str) -> list[str]:
    """A stack in which the tiles of some sets lie thick: each thrice, no more lakes than there are ferries."""
    wanted = [tile for tile in oracle.facts().values() if tile["id"].split("-")[0] in sets]
    copies = {tile["id"]: tile["count"] * (1 if "lake" in tile else 3) for tile in wanted}
    return [tile for tile, n in (copies | CLOSING).items() for _ in range(n)]


def choose(options: list[Action], rng: random.Random) -> Action:
    """One of the answers; what is rare, such as a builder or a flight, more often than chance would have it."""
    special = [option for option in options if option.verb == "fly" or option.what in ("large", "builder", "pig")]
    return rng.choice(special) if special and rng.random() < 0.5 else rng.choice(options)


# ---- seeking trouble


def sought(game: Game, told: Rebuilt, options: list[Action], rng: random.Random) -> list[Action]:
    """Mostly, of the answers those that make something happen: joined features, full neighbourhoods, ferries moved."""
    assert game.prompt
    kind = game.prompt.kind
    if rng.random() < 0.25:
        return options
    if kind == "place":
        between = _between(told)
        meeting = [option for option in options if option.cell in between]
        if meeting:
            return meeting
        full = {option.cell: _neighbours(told, option.cell) for option in options if option.cell}
        most = max(full.values())
        return [option for option in options if option.cell and full[option.cell] == most]
    if kind == "magic":
        return [option for option in options if _near_the_other(told, option)] or options
    if kind == "ferry":
        parting = [option for option in options if option.verb == "ferry"]
        return [option for option in parting if _joins(told, option)] or parting
    if kind == "gold":
        return [option for option in options if _contested(told, option)] or options
    if kind == "advance":
        dark = [option for option in options if _ends(game, told, option) % 5 == 0]
        return dark or options
    if kind in ("deploy", "robber", "take_gift", "gift"):
        return [option for option in options if option.verb != "skip"]
    if kind == "letter":
        return [option for option in options if option.what != "seal"] or options
    return options


def _ends(game: Game, told: Rebuilt, option: Action) -> int:
    """Where a score figure would end."""
    assert game.prompt
    about: Any = game.prompt.about
    end: int = told.track[about.player, option.what] + about.points
    return end


def _neighbours(told: Rebuilt, cell: Cell) -> int:
    x, y = cell
    beside = sum((x + dx, y + dy) in told.board for dx, dy in oracle.TOWARDS.values())
    return 2 * beside + sum(near in told.board for near in oracle.around(cell))


def _gaps(told: Rebuilt, at: Segment) -> set[Cell]:
    """The empty cells into which the road or city of a segment would grow."""
    steps = ((x, y, oracle.TOWARDS[side]) for x, y, side in told.region(at).open)
    return {(x + dx, y + dy) for x, y, (dx, dy) in steps}


def _standing(told: Rebuilt) -> dict[str, Segment]:
    return {piece.kind: piece.segments[0] for kind in ("mage", "witch") for piece in told.lying(kind)}


def _between(told: Rebuilt) -> set[Cell]:
    """The cells where a tile may bring mage and witch together."""
    gaps = [_gaps(told, at) for at in _standing(told).values()]
    return gaps[0] & gaps[1] if len(gaps) == 2 else set()


def _near_the_other(told: Rebuilt, option: Action) -> bool:
    other = [at for kind, at in _standing(told).items() if kind != option.what]
    return any(_gaps(told, _segment(told, option)) & _gaps(told, at) for at in other)


def _joins(told: Rebuilt, option: Action) -> bool:
    """Whether a ferry would join two roads with figures, or with mage and witch."""
    roads = [told.region(_segment(told, option._replace(where=where))) for where in option.where.split("+")]
    held = [told.on(road) or any(at in road.segments for at in _standing(told).values()) for road in roads]
    return roads[0] != roads[1] and all(held)


def _contested(told: Rebuilt, option: Action) -> bool:
    """Whether several players may have a claim to a bar there."""
    assert option.cell is not None
    near = [told.region(at) for at in oracle.segments_at(told.board, option.cell)]
    return len({seat for region in near if region.kind != "field" for seat, _ in told.on(region)}) > 1


def _segment(told: Rebuilt, option: Action) -> Segment:
    assert option.cell is not None
    parts = oracle.segments_at(told.board, option.cell)
    return next(at for at in parts if oracle.spot(told.board, at) == option.where)
