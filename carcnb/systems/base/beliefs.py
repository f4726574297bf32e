"""What people believe of the base game, though its rules say otherwise: sums, majorities, fields, what is legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from carcnb.engine.actions import TURNS, Action
from carcnb.engine.beliefs import Belief, Lines
from carcnb.engine.board import beside, is_complete, join
from carcnb.engine.events import Feature, Line, worth
from carcnb.engine.grid import AROUND, STEP, XY
from carcnb.engine.state import State
from carcnb.engine.table import Table
from carcnb.tiles import CITY, FIELD, OPPOSITE, ROAD, design

COAT = "coat_of_arms"


# ---- sums


class UnfinishedDouble(Belief):
    """Every tile and coat of arms of a city brings 2 points, complete or not."""

    id = "unfinished-double"
    early = True

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        return tuple(line._replace(each=2) if line.rule in ("BASE-14.3", "BASE-14.4") else line for line in lines)


class CompleteSingle(Belief):
    """Every tile and coat of arms of a city brings 1 point, complete or not: half of the points."""

    id = "complete-single"
    early = True

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        return tuple(line._replace(each=1) if line.rule in ("BASE-7.3", "BASE-7.4") else line for line in lines)


class SmallCity(Belief):
    """A complete city of two tiles brings 2 points, as in some older editions."""

    id = "small-city"
    early = True

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        small = feature.kind == CITY and feature.complete and feature.tiles == 2
        return tuple(line._replace(each=1) for line in lines) if small else lines


class PartsCounted(Belief):
    """The parts of a road or city count, not its tiles."""

    id = "parts-counted"

    def feature(self, table: Table, segment: int, feature: Feature) -> Feature:
        return feature._replace(tiles=len(feature.segments)) if feature.kind in (ROAD, CITY) else feature


class CoatsForgotten(Belief):
    """A coat of arms brings nothing."""

    id = "coats-forgotten"

    def feature(self, table: Table, segment: int, feature: Feature) -> Feature:
        return feature._replace(coats_of_arms=0)


class CoatSingle(Belief):
    """A coat of arms brings 1 point in a complete city, too."""

    id = "coat-single"
    early = True

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        return tuple(line._replace(each=1) if (line.what, line.each) == (COAT, 2) else line for line in lines)


class UnfinishedNothing(Belief):
    """What is unfinished at the end brings nothing."""

    id = "unfinished-nothing"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        closes = not feature.complete and table.kinds[feature.kind].closed_by
        return tuple(line._replace(each=0) for line in lines) if closes else lines


class MonasteryBeside(Belief):
    """Only the four squares beside a monastery count."""

    id = "monastery-beside"

    def reshape(self, state: State) -> None:
        for single in state.singles:
            row = state.features[state.label[single]]
            state.features[state.label[single]] = (row[0], row[1], 4 - _beside(state, single))

    def feature(self, table: Table, segment: int, feature: Feature) -> Feature:
        state = table.state
        return feature._replace(tiles=1 + _beside(state, segment)) if segment in state.singles else feature


def _beside(state: State, single: int) -> int:
    return sum(state.home[single] + step in state.tiles for step in STEP)


class MonasteryOwnTile(Belief):
    """A monastery brings points for the tiles around it, its own is not counted."""

    id = "monastery-own-tile"
    early = True

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        return tuple(line for line in lines if line.what != "monastery")


class FiguresMultiply(Belief):
    """With two figures on a feature its points come twice."""

    id = "figures-multiply"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        state = table.state
        own = sum(figure.seat == seat and figure.kind in table.followers for at, figures in state.figures.items()
                  if state.label[at] == state.label[segment] for figure in figures)  # fmt: skip
        return tuple(line._replace(each=line.each * own) for line in lines) if own > 1 else lines


# ---- whose the points are


class TieSplit(Belief):
    """In a tie the points are divided, rounded down."""

    id = "tie-split"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        total, sharing = worth(lines), len(feature.owners)
        return (*lines, Line("given_away", total - total // sharing, -1, "BASE-8.3")) if sharing > 1 else lines


class TieNobody(Belief):
    """In a tie nobody gets the points."""

    id = "tie-nobody"

    def feature(self, table: Table, segment: int, feature: Feature) -> Feature:
        return feature._replace(strength=()) if len(feature.owners) > 1 else feature


class EverybodyScores(Belief):
    """Whoever stands on a feature gets its points, however many followers others have there."""

    id = "everybody-scores"

    def feature(self, table: Table, segment: int, feature: Feature) -> Feature:
        power = max((n for _, n in feature.strength), default=0)
        return feature._replace(strength=tuple((seat, power) for seat, n in feature.strength if n))


class EmptyScores(Belief):
    """A feature brings its points to the player on turn if nobody stands there."""

    id = "empty-scores"

    def feature(self, table: Table, segment: int, feature: Feature) -> Feature:
        return feature if feature.strength else feature._replace(strength=((table.state.player, 1),))


# ---- fields


class CityTwice(Belief):
    """A city brings a field its points at every tile where the two touch."""

    id = "city-twice"

    def feature(self, table: Table, segment: int, feature: Feature) -> Feature:
        if feature.kind != FIELD:
            return feature
        return feature._replace(cities=sum(is_complete(table.state, city) for city in _touching(table.state, segment)))


class OpenCities(Belief):
    """Every city that a field touches brings it points, complete or not."""

    id = "open-cities"

    def cities(self, table: Table, segment: int, cities: set[int]) -> set[int]:
        return {table.state.label[city] for city in _touching(table.state, segment)}


def _touching(state: State, field: int) -> Iterator[int]:
    """The parts of cities that a field lies against, as often as it does."""
    row = state.features[state.label[field]]
    for segment in row[1]:
        tile, first = state.tiles[state.home[segment]]
        yield from (first + city for city in tile.design.borders[segment - first])


class CitySingle(Belief):
    """A complete city brings a field 1 point."""

    id = "city-single"
    early = True

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        return tuple(line._replace(each=1) if line.what == "city" else line for line in lines)


class RoundOpenRoad(Belief):
    """Where a road runs off the landscape, the field goes round its end."""

    id = "round-open-road"

    def reshape(self, state: State) -> None:
        for cell, (tile, first) in list(state.tiles.items()):
            for side, meets in enumerate(tile.ports):
                if tile.edges[side] == ROAD and cell + STEP[side] not in state.tiles:
                    join(state, first + meets[0], first + meets[2])


class ThroughCrossing(Belief):
    """The fields around a crossing are one."""

    id = "through-crossing"

    def reshape(self, state: State) -> None:
        for tile, first in list(state.tiles.values()):
            ends = [meets for side, meets in enumerate(tile.ports)
                    if tile.edges[side] == ROAD and tile.ends[meets[1]] == 1]  # fmt: skip
            fields = [first + field for meets in ends for field in (meets[0], meets[2])]
            for field in fields if len(ends) > 1 else ():
                join(state, fields[0], field)


# ---- what is complete


class RoadOneEnd(Belief):
    """A road is complete when one of its ends is closed."""

    id = "road-one-end"

    def reshape(self, state: State) -> None:
        for name, row in enumerate(state.features):
            if row[0] == ROAD and row[2] == 1:
                state.features[name] = (row[0], row[1], 0)


class HoleForgotten(Belief):
    """A city is complete when its wall is closed outside, though a square inside is empty."""

    id = "hole-forgotten"

    def reshape(self, state: State) -> None:
        for name, row in enumerate(state.features):
            if row[0] == CITY and row[2] and all(_enclosed(state, gap) for gap in _gaps(state, row[1])):
                state.features[name] = (row[0], row[1], 0)


def _enclosed(state: State, gap: int) -> bool:
    """Whether an empty cell and those beside it are walled in by tiles."""
    xs, ys = zip(*(XY[cell] for cell in state.tiles), strict=True)
    found = [gap]
    for cell in found:
        x, y = XY[cell]
        if not (min(xs) < x < max(xs) and min(ys) < y < max(ys)):
            return False
        found += [next_ for step in STEP if (next_ := cell + step) not in state.tiles and next_ not in found]
    return True


def _gaps(state: State, segments: Sequence[int]) -> list[int]:
    """The empty cells that open edges of a feature look at."""
    return [state.home[at] + STEP[side] for at in segments for side, there in beside(state, at) if there is None]


# ---- what is legal


class CornerTouches(Belief):
    """A tile may touch others at a corner only."""

    id = "corner-touches"

    def placements(self, table: Table, options: Sequence[Action]) -> Sequence[Action]:
        state = table.state
        near = {cell + step for cell in state.tiles for step in AROUND}
        corners = near - state.tiles.keys() - state.frontier.keys()
        return [*options, *(Action("place", state.hand, XY[cell], turn) for cell in sorted(corners) for turn in TURNS)]


class OneSide(Belief):
    """It is enough if one side of the tile continues."""

    id = "one-side"

    def placements(self, table: Table, options: Sequence[Action]) -> Sequence[Action]:
        state, tile = table.state, design(table.state.hand)
        more = [
            Action("place", state.hand, XY[cell], TURNS[turn])
            for cell in state.frontier
            for turn in tile.distinct
            if any(
                there[0].edges[OPPOSITE[side]] == tile.turns[turn].edges[side]
                for side, step in enumerate(STEP)
                if (there := state.tiles.get(cell + step))
            )
        ]
        return list(dict.fromkeys((*options, *more)))


class FarIsFree(Belief):
    """A road, city or field counts as free if no figure stands on the tiles around."""

    id = "far-is-free"

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        state = table.state
        near = {state.label[at] for at in state.figures if state.home[at] - cell in (0, *AROUND)}
        return _with(table, cell, options, table.occupied_features() - near)


class OwnMayJoin(Belief):
    """A figure may join one's own figures."""

    id = "own-may-join"

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        state = table.state
        others = {state.label[at] for at, figures in state.figures.items()
                  if any(figure.seat != state.player for figure in figures)}  # fmt: skip
        return _with(table, cell, options, table.occupied_features() - others)


class CompleteClosed(Belief):
    """What the tile has just completed takes no figure."""

    id = "complete-closed"

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        state = table.state
        tile, first = state.tiles[cell]
        return [one for one in options if one.where not in tile.spots
                or not is_complete(state, first + tile.spots[one.where])]  # fmt: skip


class BackAtOnce(Belief):
    """A figure that comes home in this turn may be placed in the same turn."""

    id = "back-at-once"

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        state = table.state
        back = any(is_complete(state, at) for at, figures in state.figures.items()
                   if any(figure.seat == state.player for figure in figures))  # fmt: skip
        if options or not back:
            return options
        tile, first = state.tiles[cell]
        taken = table.occupied_features()
        return [Action("deploy", "meeple", XY[cell], where) for n, where in enumerate(tile.where, first)
                if state.label[n] not in taken and table.may_stand(state.player, "meeple", n)]  # fmt: skip


def _with(table: Table, cell: int, options: list[Action], free: set[int]) -> list[Action]:
    """The options with those that put a follower on features that are free, as is believed."""
    state, player = table.state, table.state.player
    tile, first = state.tiles[cell]
    kinds = [kind for kind in table.followers if state.supply[player, kind]]
    more = [Action("deploy", kind, XY[cell], where) for n, where in enumerate(tile.where, first)
            if state.label[n] in free for kind in kinds if table.may_stand(player, kind, n)]  # fmt: skip
    return list(dict.fromkeys((*options, *more)))
