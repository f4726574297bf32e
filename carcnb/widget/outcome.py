"""What an action would complete, found on a copy of the tables: nothing is asked, nothing is said."""

from __future__ import annotations

from typing import NamedTuple

from carcnb.rules.actions import Action
from carcnb.rules.board import put
from carcnb.rules.events import Feature, Line, main_rule, worth
from carcnb.rules.grid import cell_of
from carcnb.rules.prompts import Ask
from carcnb.rules.scoring import completed, lines
from carcnb.rules.table import Table
from carcnb.tiles import design
from carcnb.widget.reader import Reader


class Outcome(NamedTuple):
    """A feature that would be complete, with the sum of every owner; nobody's sum stands under the empty seat."""

    feature: Feature
    sums: dict[str, tuple[Line, ...]]

    @property
    def gains(self) -> list[tuple[str, int]]:
        """Who would score how many points."""
        return [(seat, worth(value)) for seat, value in self.sums.items() if seat]

    @property
    def rule(self) -> str:
        """The rule of the largest line of the first sum."""
        return main_rule(next(iter(self.sums.values())))


def of_action(table: Table, prompt: Ask, action: Action) -> list[Outcome]:
    """What a legal placement, deployment or skip would complete, in the order it would be scored (BASE-3.5)."""
    copy = Table.beside(table, table.state.copy(), 0)
    if action.verb == "place" and action.cell:
        cell = cell_of(action.cell)
        put(copy.state, cell, design(action.what).turns[int(action.where[1])])
    elif prompt.cell:
        cell = cell_of(prompt.cell)
        tile, first = copy.state.tiles[cell]
        if action.verb == "deploy" and action.where in tile.spots:
            copy.deploy(prompt.player, action.what, first + tile.spots[action.where])
    else:
        return []
    return [
        Outcome(feature, {seat: lines(copy, segment, feature, seat) for seat in feature.owners or ("",)})
        for segment, feature in completed(copy, cell)
    ]


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
