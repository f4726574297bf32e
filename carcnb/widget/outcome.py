"""What an action would complete: it is played on a copy of the game, and the events say what came of it."""

from __future__ import annotations

from typing import NamedTuple

from carcnb.rules.actions import Action
from carcnb.rules.events import Feature, FeatureCompleted, PointsScored
from carcnb.rules.game import Game
from carcnb.widget.reader import Reader


class Outcome(NamedTuple):
    """A feature that would be complete, who would score how many points, and the rule of the first sum."""

    feature: Feature
    gains: list[tuple[str, int]]
    rule: str


def of_action(game: Game, action: Action) -> list[Outcome]:
    """What a legal placement, deployment or skip would complete, in the order it would be scored (BASE-3.5)."""
    found: list[Outcome] = []
    for event in game.foresee(action):
        if isinstance(event, FeatureCompleted):
            found.append(Outcome(event.feature, [], event.rule))
        elif isinstance(event, PointsScored):
            feature, gains, rule = found[-1]
            rule = rule if gains else event.rule
            found[-1] = Outcome(feature, [*gains, (event.player, event.points)], rule)
    return found


def sentences(outcomes: list[Outcome], reader: Reader, key: str) -> list[dict[str, object]]:
    """Each outcome as a line of text with its rule and its cells; ``key`` is ``"outlook"`` or ``"then"``."""
    return [
        {
            "text": reader.say(f"{key}-{done.feature.kind}", gains=reader.gains(done.gains)),
            "rule": done.rule,
            "cells": [list(done.feature.segments[0])],
        }
        for done in outcomes
    ]
