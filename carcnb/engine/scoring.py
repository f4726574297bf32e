"""What features are worth and who gets it: completed features after a tile, and the final scoring."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from carcnb.engine.actions import Action
from carcnb.engine.board import complete, touched_segments
from carcnb.engine.events import Feature, FeatureCompleted, FinalScoringBegan, GameEnded, Line, worth
from carcnb.engine.grid import cell_of
from carcnb.engine.prompts import Answered, Ask, Script
from carcnb.engine.state import Figure
from carcnb.engine.table import Table


def lines(table: Table, segment: int, feature: Feature, seat: str = "") -> tuple[Line, ...]:
    """The value of a feature as it stands, complete or not, as lines of a sum (SCORE-25 to SCORE-28).

    The sum is the same for every owner of a feature unless an expansion makes it depend on the ``seat``.
    """
    out = table.kinds[feature.kind].lines(feature, table.setup)
    for change in table.folds["lines"]:
        out = change(table, segment, feature, seat, out)
    return out


class Due(NamedTuple):
    """What one thing brings to whom, and who goes home for it.

    ``what_for`` is a feature, or a word where points come of none; ``sums`` are the lines of every seat that scores.
    By the rule ``home`` the feature of ``segment`` is cleared of its figures, or this one ``figure`` of them comes
    back; without a rule all stay.
    """

    what_for: Feature | str
    sums: Mapping[str, tuple[Line, ...]]
    segment: int = -1
    home: str = ""
    figure: Figure | None = None

    @property
    def complete_feature(self) -> Feature | None:
        """The complete feature that is scored and cleared, if it is one."""
        feature = self.what_for
        if isinstance(feature, str) or not feature.complete or not self.home or self.figure:
            return None
        return feature


def of_feature(table: Table, segment: int, feature: Feature, home: str) -> Due:
    """What a feature brings to its owners, complete or not."""
    return Due(feature, {seat: lines(table, segment, feature, seat) for seat in feature.owners}, segment, home)


def score(table: Table, dues: Sequence[Due], final: bool = False) -> Script:
    """One occasion that brings points: all are recorded, then figures go home, then everybody looks at the tally.

    Points are recorded at once for one thing after the other (BASE-12.1), for all its owners clockwise from the player
    on turn.  Whatever brings points, during the game or at its end, is scored here, so that nothing of this is missed.
    """
    left = list(dues)
    while left:
        due = left.pop((yield from _which(table, left)) if table.order_matters and not final else 0)
        if (feature := due.complete_feature) and not final:
            table.say(FeatureCompleted(feature, table.kinds[feature.kind].rule))
        seats = [seat for seat in table.clockwise(table.state.player) if seat in due.sums]
        while seats:
            seat = seats.pop(0)
            later = [(other, worth(due.sums[other])) for other in seats]
            later += [(other, worth(sum)) for others in left for other, sum in others.sums.items()]
            yield from table.record(seat, due.sums[seat], due.what_for, final, later)
    cleared = []
    for due in dues:
        if due.figure:
            if due.figure in table.state.figures.get(due.segment, ()):  # a stray may have gone with the one before
                table.take_back(due.figure, due.segment, due.home)
        elif due.home:
            table.send_home(due.segment, due.home)
            cleared.append(due.segment)
    if cleared:
        yield from table.moment("features_cleared", cleared)
    if not final and (done := [(due.segment, due.complete_feature) for due in dues if due.complete_feature]):
        yield from table.moment("features_scored", done)
    yield from table.moment("points_tallied")


def score_completed(table: Table, cell: int) -> Script:
    """Score what the tile on ``cell`` completed, then send its figures home (BASE-3.5, BASE-10.1).

    All majorities are taken before the first point is recorded (D-INT-2): roads, cities, monasteries, others (D-INT-3).
    """
    dues = [of_feature(table, *found, "BASE-10.1") for found in find_complete(table, cell)]
    for change in table.folds["dues"]:
        dues = change(table, cell, dues)
    if dues:
        yield from score(table, dues)


def find_complete(table: Table, cell: int) -> list[tuple[int, Feature]]:
    """What is complete now that a tile lies on ``cell``, in the order it is scored.

    Features with figures are judged wherever they lie, for what moves on the board may complete one far from the tile.
    """
    state = table.state
    done = complete(state, (*state.figures, *touched_segments(state, cell)))
    return in_order(table, done.values()) if done else []


def in_order(table: Table, segments: Iterable[int]) -> list[tuple[int, Feature]]:
    """The features of some segments as they stand, in the order they are scored: by kind, then from west to east."""
    found = [(segment, table.feature(segment)) for segment in segments]
    return sorted(found, key=lambda entry: (table.kinds[entry[1].kind].order, min(entry[1].segments)))


def _which(table: Table, left: list[Due]) -> Answered:
    """The player on turn says which feature is recorded next, where two or more with owners are left (D-INT-3)."""
    owned = {
        _named(table, due.what_for): i for i, due in enumerate(left) if due.sums and not isinstance(due.what_for, str)
    }
    if len(owned) < 2:
        return 0
    answer = yield Ask(table.state.player, "score", list(owned), "BASE-3.5", target="feature")
    return owned[answer]


def _named(table: Table, feature: Feature) -> Action:
    """A feature by its first segment."""
    x, y, segment = min(feature.segments)
    tile, _ = table.state.tiles[cell_of((x, y))]
    return Action("score", feature.kind, (x, y), tile.where[segment])


def final_scoring(table: Table) -> Script:
    """Score what is unfinished, then the fields; the most points win (BASE-13.2, BASE-14.1, BASE-15.4, BASE-15.10)."""
    table.say(FinalScoringBegan())
    yield from table.moment("final_began")
    state = table.state
    standing = {state.label[segment]: segment for segment in state.figures}
    features = in_order(table, standing.values())
    ends = [table.kinds[feature.kind].closed_by for _, feature in features]
    dues = [of_feature(table, *found, "BASE-14.1" if end else "") for found, end in zip(features, ends, strict=True)]
    yield from score(table, [due for due in dues if due.home], final=True)
    yield from score(table, [due for due in dues if not due.home], final=True)
    yield from table.moment("game_ended")
    scores = table.scores()
    best = max(scores.values())
    table.say(GameEnded(tuple(s for s in scores if scores[s] == best), tuple(scores.items())))
