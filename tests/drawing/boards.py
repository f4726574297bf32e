"""Boards to draw in the tests: legal patches of a board, laid greedily from a seed."""

from __future__ import annotations

import random
from typing import Any

from carcnb.tiles import facts

FACTS: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in facts()}
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
Tile = tuple[int, int, str, int]


def edges(design: str) -> list[str]:
    """What the edges N E S W of an unturned design show: c, r or f."""
    out = ["f"] * 4
    for letter, key in (("c", "cities"), ("r", "roads")):
        for segment in FACTS[design].get(key, []):
            for e in segment["edges"].split():
                out["NESW".index(e)] = letter
    return out


def lay(designs: list[str], count: int, seed: int, width: int = 7, height: int = 5) -> list[Tile]:
    """A legal patch of `count` tiles."""
    rng = random.Random(seed)
    bag = rng.sample(designs, len(designs))
    board: dict[tuple[int, int], tuple[str, int]] = {(0, 0): ("base-D", 0)}
    while len(board) < count:
        tile, fits = next((d, f) for d in bag if (f := _fits(board, d, width, height, rng)))
        bag.remove(tile)
        _, _, x, y, turn = max(fits)
        board[x, y] = (tile, turn)
    return [(x, y, d, r) for (x, y), (d, r) in board.items()]


def _fits(
    board: dict[tuple[int, int], tuple[str, int]], design: str, width: int, height: int, rng: random.Random
) -> Any:
    out = []
    for x, y in sorted({(x + dx, y + dy) for x, y in board for dx, dy in STEPS} - set(board)):
        near = [(k, board[x + dx, y + dy]) for k, (dx, dy) in enumerate(STEPS) if (x + dx, y + dy) in board]
        for turn in range(4) if -2 <= x < width - 2 and -1 <= y < height - 1 else ():
            if all(edges(design)[(k - turn) % 4] == edges(d)[(k + 2 - r) % 4] for k, (d, r) in near):
                out.append((len(near), rng.random(), x, y, turn))
    return out
