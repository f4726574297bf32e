"""What features are worth and who gets it: completed features after a tile, and the final scoring."""

from __future__ import annotations

from carcnb.rules.actions import Action
from carcnb.rules.board import is_complete, touched
from carcnb.rules.events import Feature, FeatureCompleted, FinalScoringBegan, GameEnded, Line, worth
from carcnb.rules.grid import cell_of
from carcnb.rules.prompts import Answered, Ask, Script
from carcnb.rules.table import Table

_ORDER = {"road": 0, "city": 1, "monastery": 2, "field": 3}
_COMPLETED = {"road": "BASE-6.1", "city": "BASE-7.1", "monastery": "BASE-9.1"}


def lines(table: Table, segment: int, feature: Feature, seat: str = "") -> tuple[Line, ...]:
    """The value of a feature as it stands, complete or not, as lines of a sum (SCORE-25 to SCORE-28).

    The sum is the same for every owner of a feature unless an expansion makes it depend on the ``seat``.
    """
    done, tiles = feature.complete, feature.tiles
    out: tuple[Line, ...]
    if feature.kind == "road":
        out = (Line("tile", tiles, 1, "BASE-6.4" if done else "BASE-14.2"),)
    elif feature.kind == "city":
        small = done and tiles == 2 and table.setup.small_city_scores_2
        each = 2 if done and not small else 1
        first, second = ("BASE-7.3", "BASE-7.4") if done else ("BASE-14.3", "BASE-14.4")
        out = (Line("tile", tiles, each, "BASE-7.7" if small else first),)
        if feature.coats_of_arms:
            out += (Line("coat_of_arms", feature.coats_of_arms, each, "BASE-7.7" if small else second),)
    elif feature.kind == "monastery":
        rule = "BASE-9.2" if done else "BASE-14.5"
        out = (Line("monastery", 1, 1, rule), Line("neighbour", tiles - 1, 1, rule))
    else:
        out = (Line("city", feature.cities, 3, "BASE-15.4"),)
    for change in table.folds["lines"]:
        out = change(table, segment, feature, seat, out)
    return out


def score_completed(table: Table, cell: int) -> Script:
    """Score what the tile on ``cell`` completed, then send its figures home (BASE-3.5, BASE-10.1).

    All majorities are taken before the first point is recorded (D-INT-2): roads, cities, monasteries (D-INT-3).
    """
    features = completed(table, cell)
    if features:
        yield from score(table, features, final=False)
        yield from table.moment("scored", features)
        yield from table.moment("tallied")


def completed(table: Table, cell: int) -> list[tuple[int, Feature]]:
    """What is complete now that a tile lies on ``cell``, in the order it is scored.

    Features with figures are judged wherever they lie, for what moves on the board may complete one far from the tile.
    """
    state = table.state
    judged = {state.label[segment]: segment for segment in (*state.figures, *touched(state, cell))}
    done = [segment for segment in judged.values() if is_complete(state, segment)]
    return in_order(table, done) if done else []


def in_order(table: Table, segments: list[int]) -> list[tuple[int, Feature]]:
    """The features of some segments as they stand, in the order they are scored: by kind, then from west to east."""
    found = [(segment, table.feature(segment)) for segment in segments]
    return sorted(found, key=lambda entry: (_ORDER[entry[1].kind], min(entry[1].segments)))


def score(table: Table, features: list[tuple[int, Feature]], final: bool) -> Script:
    """Record the points of features for all their owners, clockwise from the player on turn; figures go home after."""
    left = [
        (feature, {seat: lines(table, segment, feature, seat) for seat in feature.owners})
        for segment, feature in features
    ]
    while left:
        at = 0
        if table.order_matters and not final:
            at = yield from _which(table, left)
        feature, value = left.pop(at)
        if not final:
            table.say(FeatureCompleted(feature, _COMPLETED[feature.kind]))
        seats = [seat for seat in table.clockwise(table.state.player) if seat in value] if value else []
        while seats:
            seat = seats.pop(0)
            later = [(other, worth(value[other])) for other in seats]
            later += [(other, worth(sum)) for _, sums in left for other, sum in sums.items()]
            yield from table.record(seat, value[seat], feature, final, later)
    for segment, feature in features:
        if feature.kind != "field":
            table.send_home(segment, "BASE-14.1" if final else "BASE-10.1")


def _which(table: Table, left: list[tuple[Feature, dict[str, tuple[Line, ...]]]]) -> Answered:
    """The player on turn says which feature is recorded next, where two or more with owners are left (D-INT-3)."""
    owned = {_named(table, feature): i for i, (feature, value) in enumerate(left) if value}
    if len(owned) < 2:
        return 0
    answer = yield Ask(table.state.player, "score", list(owned), "BASE-3.5")
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
    features = in_order(table, list(standing.values()))
    yield from score(table, [f for f in features if f[1].kind != "field"], final=True)
    yield from score(table, [f for f in features if f[1].kind == "field"], final=True)
    yield from table.moment("ended")
    scores = table.scores()
    best = max(scores.values())
    table.say(GameEnded(tuple(s for s in scores if scores[s] == best), tuple(scores.items())))
