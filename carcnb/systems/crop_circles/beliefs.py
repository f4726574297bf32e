"""What people believe of Crop Circles, though its rules say otherwise."""

from __future__ import annotations

from carcnb.engine.actions import Action
from carcnb.engine.beliefs import Belief
from carcnb.engine.board import segment_at, spot_of, terrain
from carcnb.engine.prompts import Ask, Script
from carcnb.engine.scoring import Due, lines, score
from carcnb.engine.state import Figure
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


class AddAnyKind(Belief, CropCircles):
    """A crop circle calls all figures, whatever its sign."""

    id = "add-any-kind"

    def figures_called(self, table: Table, seat: str, kind: str) -> list[tuple[int, str]]:
        """Thieves, knights, monks and farmers alike."""
        return [(at, figure.kind) for figure, at in table.followers_of(seat)]


class AddOnFree(Belief, CropCircles):
    """In action A a figure may also go to a feature of the kind on which nobody stands."""

    id = "add-on-free"

    def _add(self, table: Table, seat: str, own: Own, chosen: Chosen) -> Script:
        state, taken = table.state, table.occupied_features()
        free = [(at, "") for at, name in enumerate(state.label)
                if name not in taken and terrain(state, at) == chosen.kind]  # fmt: skip
        return super()._add(table, seat, [*own, *free], chosen)


class AddUncontested(Belief, CropCircles):
    """In action A no figure may be added where another player stands, too."""

    id = "add-uncontested"

    def _add(self, table: Table, seat: str, own: Own, chosen: Chosen) -> Script:
        state = table.state
        others = {state.label[at] for at, there in state.figures.items() if any(one.seat != seat for one in there)}
        return super()._add(table, seat, [one for one in own if state.label[one[0]] not in others], chosen)


class ActiveFirst(Belief, CropCircles):
    """The player who has laid the crop circle acts first."""

    id = "active-first"

    def order(self, table: Table) -> tuple[str, ...]:
        """In the order of turns."""
        return table.clockwise(table.state.player)


class TakeAnyones(Belief, CropCircles):
    """In action B any player’s figure may be sent home."""

    id = "take-anyones"

    def _take_back(self, table: Table, seat: str, own: Own, chosen: Chosen) -> Script:
        state = table.state
        followers = ((at, one.kind) for at, there in state.figures.items() for one in there
                     if one.kind in table.followers and terrain(state, at) == chosen.kind)  # fmt: skip
        options = list(dict.fromkeys(Action("remove", kind, *spot_of(state, at)) for at, kind in followers))
        action = options[0]
        if len(options) > 1:
            action = yield Ask(seat, "remove", options, "CROP-7", target="figure", cell=chosen.cell, about=chosen)
        at = segment_at(state, action.xy, action.where)
        whose = next(figure.seat for figure in state.figures[at] if figure.kind == action.what)
        table.take_back(Figure(whose, action.what), at, "CROP-7")
