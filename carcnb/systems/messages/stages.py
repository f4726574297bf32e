"""Turns that are staged for rules about letters: score figures end on dark spaces."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.errors import SetupError
from carcnb.engine.game import Game
from carcnb.engine.notation import Counted, Drawn
from carcnb.engine.setup import Setup
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.staging import StagedTurn, as_setup, completed_by, holders, placements, points_at, with_followers
from carcnb.tiles import ROAD

CROSSING = "base-W"
"""A tile that ends three roads."""


def score_track(dice: Dice, game: Game, letter: str) -> StagedTurn | None:
    """Whoever is on turn scores so that a figure ends on a dark space, and the other is near one.

    The letter that comes is the one named, or any; for one that scores a feature its player stands on two of the kind.
    """
    seat = game.table.state.player
    setup = _with_thieves(dice, game) if letter else as_setup(game)
    for option in placements(dice, game):
        if points := points_at(game, option, seat):
            own = [points[0], points[1] if len(points) > 1 else dice.one((1, 2, 2, points[0]))]
            return _on_track(dice, setup, seat, own, letter, option)
    return None


def score_both(dice: Dice, game: Game, letter: str) -> StagedTurn | None:
    """Whoever is on turn draws a crossing that completes two roads of that player's, so that both figures can move."""
    seat, setup = game.table.state.player, as_setup(game)
    with suppress(SetupError):  # none is left, or no follower
        game = Game.from_setup(replace(setup, draws=(Drawn(CROSSING), *setup.draws[1:])))
        for option in placements(dice, game):
            done = [row for row in completed_by(game, option) if holders(game, row) <= {seat}]
            if len(done) > 1:
                setup = with_followers(dice, game, [(row, (seat,)) for row in done[:2]])
                points = points_at(Game.from_setup(setup), option, seat)
                if len(points) > 1:
                    return _on_track(dice, setup, seat, points[:2], letter, option)
    return None


def _on_track(dice: Dice, setup: Setup, seat: str, points: Sequence[int], letter: str, option: Action) -> StagedTurn:
    """The position in which so many points bring each of a player's two score figures to a dark space."""
    meeple, lady = (5 * dice.between(2, 8) - number for number in points)
    before = setup.scores or (0,) * len(setup.seats)
    scores = tuple(max(meeple, 0) if one == seat else n for one, n in zip(setup.seats, before, strict=True))
    track = tuple(one for one in setup.track if (one.seat, one.kind) != (seat, "lady"))
    letters = (Drawn(letter, "letter"),) if letter else ()
    staged = replace(setup, scores=scores, track=(*track, Counted(seat, "lady", max(lady, 0))),
                     draws=(*setup.draws, *letters))  # fmt: skip
    return StagedTurn(staged, (option, SKIP, Action("advance", "meeple"), Action("advance", "lady")))


def _with_thieves(dice: Dice, game: Game) -> Setup:
    """The position with thieves more of the player on turn on two roads where nobody stands, and one of another's."""
    state = game.table.state
    held = {state.label[at] for at in state.figures}
    rows = [row[1] for name, row in enumerate(state.features)
            if row[0] == ROAD and row[2] > 0 and row[1] and name not in held]  # fmt: skip
    other = dice.one([seat for seat in game.seats if seat != state.player])
    rows = sorted(dice.some(rows, 4), key=len)[-2:]
    return with_followers(dice, game, [(row, (state.player, other)) for row in rows])


STAGES = {"track": score_track, "both": score_both}
