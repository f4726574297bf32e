"""Kinds of features: who stands there, what closes it, when it is scored and what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from carcnb.engine.events import Feature, Line

if TYPE_CHECKING:
    from carcnb.engine.setup import Setup


class FeatureKind(NamedTuple):
    """A kind of feature: its name, and what a follower on it is called (FIG-4).

    ``closed_by`` says what has to be filled before it is complete: the ``"edges"`` of its tiles, the eight
    ``"squares"`` around its tile, or ``""`` for what never is; ``rule`` says when it is complete, or that it never is.
    ``lines`` gives its points, as it stands, as lines of a sum, before expansions change them.  Of several features
    that are complete at once those of the lower ``order`` are scored first (D-INT-3).
    """

    name: str
    role: str
    closed_by: str
    rule: str
    order: int
    lines: Callable[[Feature, Setup], tuple[Line, ...]]


def _city(feature: Feature, setup: Setup) -> tuple[Line, ...]:
    """2 points for every tile and every coat of arms, 1 where it is unfinished or, by a variant, of two tiles only."""
    small = feature.complete and feature.tiles == 2 and setup.small_city_scores_2
    each = 2 if feature.complete and not small else 1
    tile, coat = ("BASE-7.3", "BASE-7.4") if feature.complete else ("BASE-14.3", "BASE-14.4")
    if small:
        tile = coat = "BASE-7.7"
    tiles, coats = Line("tile", feature.tiles, each, tile), feature.coats_of_arms
    return (tiles, Line("coat_of_arms", coats, each, coat)) if coats else (tiles,)


def _road(feature: Feature, setup: Setup) -> tuple[Line, ...]:
    """1 point for every tile, complete or not."""
    return (Line("tile", feature.tiles, 1, "BASE-6.4" if feature.complete else "BASE-14.2"),)


def _monastery(feature: Feature, setup: Setup) -> tuple[Line, ...]:
    """1 point for its tile and 1 for every tile around it."""
    rule = "BASE-9.2" if feature.complete else "BASE-14.5"
    return (Line("monastery", 1, 1, rule), Line("neighbour", feature.tiles - 1, 1, rule))


def _field(feature: Feature, setup: Setup) -> tuple[Line, ...]:
    """3 points for every complete city it lies against."""
    return (Line("city", feature.cities, 3, "BASE-15.4"),)


KINDS = (
    FeatureKind("city", "knight", "edges", "BASE-7.1", 1, _city),
    FeatureKind("road", "thief", "edges", "BASE-6.1", 0, _road),
    FeatureKind("monastery", "monk", "squares", "BASE-9.1", 2, _monastery),
    FeatureKind("field", "farmer", "", "BASE-11.2", 3, _field),
)
"""The four of the base game, in the order in which they are listed; those of expansions follow."""
