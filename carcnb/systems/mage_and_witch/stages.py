"""Turns that are staged for rules about the mage and the witch: they stand where something is joined or scored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from carcnb.engine.board import spot_of
from carcnb.engine.game import Game
from carcnb.engine.notation import Lying
from carcnb.engine.setup import Setup
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.staging import StagedTurn, as_setup, completed_by, holders, lay, placements
from carcnb.tiles import CITY, ROAD


def joined_magic(dice: Dice, game: Game, what: str) -> StagedTurn | None:
    """The tile in hand joins two roads or cities on which the mage and the witch stand."""
    state = game.table.state
    for option in placements(dice, game):
        after = lay(game, option)
        if after is None:
            continue
        label = after.table.state.label
        found: dict[int, list[int]] = {}
        for name, (kind, segments, ends) in enumerate(state.features):
            if kind in (ROAD, CITY) and segments and ends > 0:
                found.setdefault(label[segments[0]], []).append(name)
        joined = [names for names in found.values() if len(names) > 1]
        if joined:
            mage, witch = dice.some(dice.one(joined), 2)
            there = {"mage": state.features[mage][1], "witch": state.features[witch][1]}
            return StagedTurn(_with_magic(dice, game, there), (option,))
    return None


def scored_magic(dice: Dice, game: Game, what: str) -> StagedTurn | None:
    """The tile in hand completes a road or city with a figure, the mage or the witch stands there as well."""
    state = game.table.state
    for option in placements(dice, game):
        done = completed_by(game, option)
        free = [[at for at in row if at not in state.figures] for row in done if holders(game, row)]
        others = [row[1] for row in state.features if row[0] in (ROAD, CITY) and row[2] > 0 and row[1] not in done]
        if any(free) and any(others):
            kinds = dice.some(("mage", "witch"), 2)
            there = {kinds[0]: dice.one([*filter(None, free)]), kinds[1]: dice.one([*filter(None, others)])}
            return StagedTurn(_with_magic(dice, game, there), (option,))
    return None


def _with_magic(dice: Dice, game: Game, there: Mapping[str, Sequence[int]]) -> Setup:
    """The position with the mage and the witch on one of some segments each, wherever they stood before."""
    setup = as_setup(game)
    stands = {kind: spot_of(game.table.state, dice.one(segments)) for kind, segments in there.items()}
    tiles = []
    for tile in setup.position:
        kept = [piece for piece in tile.pieces if not isinstance(piece, Lying) or piece.kind not in there]
        kept += [Lying(kind, (spot,)) for kind, (cell, spot) in stands.items() if cell == tile.cell]
        tiles.append(tile._replace(pieces=tuple(kept)))
    return replace(setup, position=tuple(tiles))


STAGES = {"joined": joined_magic, "scored": scored_magic}
