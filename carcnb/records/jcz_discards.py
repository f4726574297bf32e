"""Tiles that fitted nowhere, in a record that tells only which tiles were laid (BASE-4.7)."""

from __future__ import annotations

from collections import Counter

from carcnb.engine.game import Game
from carcnb.engine.notation import Drawn
from carcnb.engine.placement import placements

MOST = 12
"""So many tiles may be missing from a game that is taken for finished."""


def with_discards(game: Game) -> tuple[Drawn, ...] | None:
    """The draws of a game that was played to its end, tiles that left it unlaid among them.

    ``game`` is where the messages end.  None if a tile that is left could have been laid whenever it may have been
    drawn: then the game was not played to its end.
    """
    prompt = game.prompt
    if prompt is None or prompt.kind != "place":
        return None
    left = Counter(game.table.state.bag)
    left[prompt.tile] += 1
    if left.total() > MOST:
        return None
    draws: list[Drawn] = []
    walker = game.clone()
    walker.goto(0)
    for answer in game.history:
        if answer.verb == "draw":
            continue
        if answer.verb == "place":
            for tile in [tile for tile in left if not placements(walker.table.state, tile)]:
                draws += [Drawn(tile)] * left.pop(tile)
            draws.append(Drawn(answer.what))
        walker.apply(answer)
    for tile in [tile for tile in left if not placements(walker.table.state, tile)]:
        draws += [Drawn(tile)] * left.pop(tile)
    return None if left else tuple(draws)
