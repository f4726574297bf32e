"""Rules of the Winter edition, turned round: what has another answer then is decided by them."""

from __future__ import annotations

from carcnb.engine.beliefs import RuleChange
from carcnb.engine.state import State
from carcnb.systems.winter.rules import Winter


class AnimalLeavesOpen(RuleChange):
    """What lies on a tile with an animal is never complete."""

    rules = ("WIN-4",)

    def reshape(self, state: State) -> None:
        for name, (kind, segments, ends) in enumerate(state.features):
            tiles = {state.home[at] for at in segments}
            if any(state.tiles[cell][0].design.set in Winter.sets for cell in tiles) and ends >= 0:
                state.features[name] = (kind, segments, ends + 1)
