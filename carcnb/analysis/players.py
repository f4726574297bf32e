"""Computer players: each is given a game of its own, in which what its seat cannot know is drawn anew."""

from __future__ import annotations

import random
from collections.abc import Callable

from carcnb.analysis.evaluation import Judge, Weights
from carcnb.engine.actions import Action
from carcnb.engine.game import Game

Player = Callable[[Game], Action]
"""Answers the question that waits in a game, which is its own to try things on."""

NOW = Weights(reach=0.0, figure=0.8, spare=0.999, patience=0.0, field=0.0)
"""What is scored and stands is all that counts; a figure costs a little."""


def random_player(seed: int | None = None) -> Player:
    """Chooses any legal action."""
    choose = random.Random(seed)
    return lambda game: choose.choice(game.legal_actions())


def one_move(weights: Weights | None = None) -> Player:
    """Takes the action after which it is ahead by most, as ``evaluate`` sees it; the first of several."""

    def play(game: Game) -> Action:
        assert game.prompt
        seat, judge = game.prompt.player, Judge(weights)
        actions, _ = max(game.afterstates(), key=lambda line: judge.look(line[1]).lead(seat))
        return actions[0]

    return play


def greedy() -> Player:
    """Takes the most points, scored and standing."""
    return one_move(NOW)


def careful() -> Player:
    """Takes what is best in expectation, one move ahead."""
    return one_move()


def move(game: Game, player: Player) -> Action:
    """What a player answers in a game as its seat knows it."""
    assert game.prompt
    return player(game.as_known(game.prompt.player))
