"""What an action would bring: it is played on a copy of the game, and the events say what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carcnb.rules import events as core
from carcnb.rules.actions import Action
from carcnb.rules.events import Event, FeatureCompleted, PointsScored, TokensTaken
from carcnb.rules.game import Game
from carcnb.widget.reader import Reader


def sentences(game: Game, action: Action, reader: Reader, key: str) -> list[dict[str, Any]]:
    """What a legal action would bring, in the order of the rules, as lines of text with their rules and cells.

    These are the features it would complete (BASE-3.5), with who would score how much and the rule of the first sum;
    tokens; and what an expansion does on the board.  ``key`` is ``"outlook"`` or ``"then"``.
    """
    found: list[dict[str, Any]] = []
    events = game.foresee(action)
    for i, event in enumerate(events):
        if isinstance(event, FeatureCompleted):
            scored = _scored(events[i + 1 :])
            text = reader.say(f"{key}-{event.feature.kind}", gains=reader.gains([(e.player, e.points) for e in scored]))
            rule = scored[0].rule if scored else event.rule
            found.append({"text": text, "rule": rule, "cells": [list(event.feature.segments[0])]})
        elif isinstance(event, TokensTaken):
            cell = event.feature.segments[0]
            found.append({"text": reader.entry(event)["text"], "rule": event.rule, "cells": [list(cell)]})
        elif type(event).__module__ != core.__name__ and (where := getattr(event, "cell", None)):
            cells = [[*where, getattr(event, "segment", -1)]]
            found.append({"text": reader.entry(event)["text"], "rule": event.rule, "cells": cells})
    return found


def _scored(events: Sequence[Event]) -> list[PointsScored]:
    """The points for the feature whose completion stands before these events."""
    end = next((i for i, event in enumerate(events) if isinstance(event, FeatureCompleted)), len(events))
    return [event for event in events[:end] if isinstance(event, PointsScored)]
