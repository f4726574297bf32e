"""What people believe of Crop Circles, though its rules say otherwise."""

from __future__ import annotations

from carcnb.engine.beliefs import Belief
from carcnb.engine.prompts import Script
from carcnb.engine.scoring import Due, lines, score
from carcnb.engine.table import Table
from carcnb.systems.crop_circles.rules import Chosen, CropCircles

Own = list[tuple[int, str]]


class AddAnywhere(Belief, CropCircles):
    """In action A a figure may be added anywhere on the feature of an own one, not only beside it."""

    id = "add-anywhere"

    def _add(self, table: Table, seat: str, own: Own, chosen: Chosen) -> Script:
        state = table.state
        names = {state.label[at]: name for at, name in own}
        anywhere = [(at, names[label]) for at, label in enumerate(state.label) if label in names]
        return super()._add(table, seat, anywhere, chosen)


class TakenBackScores(Belief, CropCircles):
    """In action B a figure that is taken back scores its feature."""

    id = "taken-back-scores"

    def _take_back(self, table: Table, seat: str, own: Own, chosen: Chosen) -> Script:
        segment = own[0][0]
        feature = table.feature(segment)
        if seat in feature.owners:
            yield from score(table, [Due(feature, {seat: lines(table, segment, feature, seat)}, segment)])
        yield from super()._take_back(table, seat, own, chosen)
