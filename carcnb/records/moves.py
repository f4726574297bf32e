"""The moves of a game under the name that copies of our tutorials have always used; see ``carcnb.engine.moves``."""

from carcnb.engine.moves import Move, answers_after, best, moves, walk_moves

__all__ = ["Move", "answers_after", "best", "moves", "walk_moves"]
