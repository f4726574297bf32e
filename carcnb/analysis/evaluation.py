"""Evaluation: the points that every seat can expect at the end, as a sum in which every term has its reason.

What stands is counted by the rules' own final scoring; to that come, for as long as tiles are left, what features will
bring if they are completed, the figures that then come home, and what a figure at hand is still worth.  Once the stack
is empty nothing but the rules is left of it, and it is exact.

It reads how many tiles of each design are left and how many cards everybody holds, never their order nor what they are.
"""

from __future__ import annotations

from carcnb.analysis.judge import Judge
from carcnb.analysis.terms import Evaluation, Term
from carcnb.analysis.weights import Weights, check_weights, fitted_weights
from carcnb.engine.game import Game
from carcnb.engine.handover import Shows, game_of
from carcnb.engine.table import Table

__all__ = ["Evaluation", "Judge", "Term", "Weights", "evaluate", "fitted_weights", "of_table"]


def evaluate(game: Game | Shows, weights: Weights | None = None) -> Evaluation:
    """The points that every seat can expect at the end of a game, or of the one on a board, as it stands.

    They are a sum of terms with their reasons.

    It is exact once nothing is left to be decided.  In the midst of a turn it is taken that nothing more is done in it
    than has to be, see ``Game.settled_table``.

    >>> game = Game(["Ada", "Ben"], position=["base-D 0,0 r0 red:city.N"], tiles=["base-U"] * 2, draws=["base-U"])
    >>> evaluate(game).lines("en")[0]
    'Ada 1: City on 0,0; 1 tile, stands for 1; no tile that is left closes it, its figures will not come home.'
    """
    check_weights(weights)
    return of_table(game_of(game).settled_table(), weights)


def of_table(table: Table, weights: Weights | None = None) -> Evaluation:
    """The evaluation of a table at a question that does not come in the midst of recording points."""
    return Judge(weights).look(table)
