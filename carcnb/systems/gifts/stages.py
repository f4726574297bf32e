"""Turns that are staged for rules about gifts: one is held, and opened."""

from __future__ import annotations

from dataclasses import replace

from carcnb.engine.actions import Action
from carcnb.engine.board import spot_of
from carcnb.engine.game import Game
from carcnb.engine.notation import Held
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.staging import StagedTurn, as_setup, lay, placements
from carcnb.tiles import ROAD


def held_card(dice: Dice, game: Game, card: str) -> StagedTurn | None:
    """Whoever is on turn holds a gift, and opens it."""
    setup, seat = as_setup(game), game.table.state.player
    others = tuple(one for one in setup.hands if (one.seat, one.deck) != (seat, "gift"))
    return StagedTurn(replace(setup, hands=(*others, Held(seat, "gift", card))), (Action("gift", card),))


def swept_road(dice: Dice, game: Game, what: str) -> StagedTurn | None:
    """Whoever is on turn sweeps a road, and lays a tile that extends it."""
    found = held_card(dice, game, "road_sweeper")
    if found is None:
        return None
    game = Game.from_setup(found.setup)
    state = game.table.state
    held = {state.label[at] for at in state.figures if state.features[state.label[at]][0] == ROAD}
    for option in placements(dice, game):
        after = lay(game, option)
        if after is None:
            continue
        tile, first = after.table.state.tiles[next(reversed(after.table.state.tiles))]
        label = after.table.state.label
        now = {label[first + n] for n, kind in enumerate(tile.design.kinds) if kind == ROAD}
        roads = [name for name in held if any(label[at] in now for at in state.features[name][1])]
        if roads:
            sweeps = [Action("sweep", "", *spot_of(state, at)) for at in state.features[dice.one(roads)][1]]
            return StagedTurn(found.setup, (*found.answers, *sweeps, option))
    return None


STAGES = {"held": held_card, "swept": swept_road}
