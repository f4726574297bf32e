"""Makers of exercises about points: features, majorities, fields and the final scoring."""

from __future__ import annotations

from collections.abc import Sequence

from carcnb.engine.board import complete_cities
from carcnb.engine.events import worth as points_of
from carcnb.engine.game import Game
from carcnb.engine.scoring import lines
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.drafts import (
    BUILT,
    LAND,
    ExerciseDraft,
    Makers,
    about_one,
    by_size,
    easy_lights,
    fresh,
    just_laid,
    reading,
    seek,
    sketch,
)
from carcnb.quizzes.make_mistakes import of_feature, of_final, of_turn
from carcnb.quizzes.make_places import painting_maker
from carcnb.quizzes.sketch import Sketch

SIZES = {1: (2, 3), 2: (3, 6), 3: (4, 30)}
"""Tiles of the feature asked about, by difficulty."""


_HANDS = {1: ((1, 1), (2, 1), (1,)), 2: ((1, 1), (2, 1), (2, 1)), 3: ((1, 1), (2, 1), (2, 1, 1), (2, 2), (1, 1, 1))}
"""Followers of each player on a feature that is shared, by difficulty: the first has the most, or there is a tie."""


def _feature(land: Sketch, level: int, *kinds: str) -> tuple[int, ...] | None:
    """A feature of a difficulty's size; at the hardest one that meets a tile twice, if there is one."""
    rows = by_size(land, land.features(*kinds), *SIZES[level])
    rows += [row for row in land.features(*kinds) if row[0] in land.state.singles]
    twice = [row for row in rows if len(row) > land.tiles(row)]
    return land.dice.one(twice if level == 3 and twice else rows) if rows else None


def worth(dice: Dice, level: int) -> ExerciseDraft | None:
    """What a feature brings on which somebody stands: just completed, or unfinished."""
    land = sketch(dice, level, "city", "monastery")
    if dice.once_in(2):
        row = land.close(BUILT, *SIZES[level])
    else:
        land.lay(("city", "monastery"))
        row = _feature(land, level, *BUILT)
    if row is None or not fresh(land, row):
        return None
    land.stand(dice.one(land.seats), row)
    land.people(level, *LAND, leave=row)
    mark = land.place(dice.one(row))
    return ExerciseDraft("worth", land.setup(), [mark], light=easy_lights(level, mark))


def empty(dice: Dice, level: int) -> ExerciseDraft | None:
    """A feature on which nobody stands, whatever stands beside it: it brings nothing."""

    def drafted() -> ExerciseDraft | None:
        land = sketch(dice, level, "city", "road", more=1)
        row = _feature(land, level, *BUILT)
        return _nobody_on("worth", land, row, level) if row else None

    return seek(drafted)


def _nobody_on(ask: str, land: Sketch, row: tuple[int, ...], level: int) -> ExerciseDraft:
    land.people(level + 2, *LAND, leave=row)
    mark = land.place(land.dice.one(row))
    return ExerciseDraft(ask, land.setup(), [mark], light=easy_lights(level, mark))


def gains(dice: Dice, level: int) -> ExerciseDraft | None:
    """A turn that has just completed something."""
    land = sketch(dice, level, "city", "road", more=2)
    cell = land.laid[-1][1]
    state = land.state
    rows = [row for row in land.features(*BUILT) if land.complete(row) and any(state.home[at] == cell for at in row)]
    rows += [(at,) for at in state.singles if land.complete((at,)) and land.touches(at, cell)]
    if not rows:
        return None
    for row in rows:
        before = tuple(at for at in row if state.home[at] != cell)
        for seat in dice.some(land.seats, dice.between(1, 2)):
            land.stand(seat, before)
    land.people(level, *LAND, leave=tuple(at for row in rows for at in row))
    x, y = land.at(cell)
    seats = sorted(set(land.standing.values()))
    if not seats:
        return None
    return just_laid(f"gains {dice.one(seats)}", land, [f"{x},{y}"])


def scores(dice: Dice, level: int) -> ExerciseDraft | None:
    """A tile that brings so many points in few of its places."""
    land = sketch(dice, level, "city", "road", more=-1)
    land.people(2 + level, *BUILT)
    return ExerciseDraft(f"scores {land.seats[0]} {dice.between(2, 3 + 2 * level)}", land.setup(land.draw()))


def _stand(land: Sketch, row: tuple[int, ...], many: Sequence[int]) -> list[str]:
    """Put so many followers of each of some players on a feature: whose they are, nobody's if they have no room."""
    hands = land.dice.some(land.seats, len(many))
    stand = [land.stand(seat, row) for seat, n in zip(hands, many, strict=True) for _ in range(n)]
    return hands if all(stand) else []


def _shared(dice: Dice, level: int, *kinds: str) -> tuple[Sketch, tuple[int, ...]] | None:
    """A feature with followers of several players, complete or not; harder: more of them, and ties."""
    done, many = dice.once_in(2), dice.one(_HANDS[level])

    def drafted() -> tuple[Sketch, tuple[int, ...]] | None:
        land = sketch(dice, level, *kinds, seats=min(level + 1, 3), more=2)
        rows = [row for row in by_size(land, land.features(*kinds), 3, 40) if not land.complete(row)]
        row = land.close(kinds, 3, 40) if done else max(dice.some(rows, level), key=land.tiles, default=None)
        return (land, row) if row and _stand(land, row, many) else None

    found = seek(drafted)
    if found is not None:
        found[0].people(level, *LAND, leave=found[1])
    return found


def owners(dice: Dice, level: int) -> ExerciseDraft | None:
    """Who gets the points; sometimes nobody does."""
    if dice.once_in(6):
        alone = empty(dice, level)
        return alone and alone._replace(ask="owners")
    found = _shared(dice, level, "city", "road")
    if found is None:
        return None
    land, row = found
    mark = land.place(dice.one(row))
    return ExerciseDraft("owners", land.setup(), [mark], light=easy_lights(level, mark))


def share(dice: Dice, level: int) -> ExerciseDraft | None:
    """How many points one of the players gets."""
    found = _shared(dice, level, "city", "road")
    if found is None:
        return None
    land, row = found
    seat = dice.one(sorted({land.standing[at] for at in row if at in land.standing}))
    mark = land.place(dice.one(row))
    return ExerciseDraft(f"share {seat}", land.setup(), [mark], light=easy_lights(level, mark))


# ---- fields


def same(dice: Dice, level: int) -> ExerciseDraft | None:
    """Places of one field and of others."""
    land = sketch(dice, level, "road", more=1)
    more = dice.between(1, level + 1)
    rows = by_size(land, land.features("field"), more + 1, 99)
    if not rows:
        return None
    row = dice.one(rows)
    here = dice.some(_one_a_tile(land, row), 1 + more)
    there = [at for other in land.features("field") if other != row for at in other]
    there = dice.some(there, dice.between(1, level + 1))
    if not there:
        return None
    others = sorted(here[1:] + there)
    return ExerciseDraft("same", land.setup(), [land.place(at) for at in (here[0], *others)])


def _one_a_tile(land: Sketch, row: tuple[int, ...]) -> list[int]:
    return list({land.state.home[at]: at for at in row}.values())


def _field(land: Sketch, low: int, high: int) -> tuple[int, ...] | None:
    """A field that lies against so many complete cities."""
    rows = [row for row in land.features("field") if low <= land.cities(row) <= high]
    return land.dice.one(rows) if rows else None


def cities(dice: Dice, level: int) -> ExerciseDraft | None:
    """Cities that count, among some that do not."""
    count = dice.between(*((1, 2), (1, 3), (2, 4))[level - 1])

    def drafted() -> ExerciseDraft | None:
        land = sketch(dice, level, "city", more=3)
        row = _field(land, count, count)
        return about_one("cities", dice, land, row, level) if row else None

    return seek(drafted)


def feeds(dice: Dice, level: int) -> ExerciseDraft | None:
    """Cities around a field and elsewhere: which count."""
    count = dice.between(1, level)

    def drafted() -> tuple[Sketch, tuple[int, ...]] | None:
        land = sketch(dice, level, "city", more=3)
        row = _field(land, count, 9)
        return (land, row) if row else None

    found = seek(drafted)
    if found is None:
        return None
    land, row = found
    counting = complete_cities(land.state, row)
    towns = land.features("city")
    good = [town for town in towns if land.state.label[town[0]] in counting]
    others = [town for town in towns if town not in good]
    land.stand(dice.one(land.seats), row)
    chosen = dice.some(good, count) + dice.some(others, dice.between(1, level))
    marks = [land.place(dice.one(town)) for town in chosen]
    if len(marks) == count:
        return None
    return ExerciseDraft("feeds", land.setup(), [land.place(dice.one(row)), *sorted(marks, key=reading)])


def farmers(dice: Dice, level: int) -> ExerciseDraft | None:
    """Several farmers on one field."""
    many = dice.one(_HANDS[level])
    shared, nobody = dice.once_in(2), dice.once_in(6)

    def drafted() -> ExerciseDraft | None:
        land = sketch(dice, level, "city", more=3, seats=min(level + 1, 3))
        row = _field(land, 1, 9)
        if row is None or (nobody and not shared):
            return _nobody_on("owners", land, row, level) if row else None
        hands = _stand(land, row, many)
        mark = land.place(dice.one(row))
        ask = f"share {dice.one(hands)}" if shared and hands else "owners"
        return ExerciseDraft(ask, land.setup(), [mark], light=easy_lights(level, mark)) if hands else None

    return seek(drafted)


# ---- the end


def unfinished_feature(dice: Dice, level: int) -> ExerciseDraft | None:
    """One unfinished feature at the end."""
    land = sketch(dice, level, "city", "monastery")
    rows = [row for row in land.features(*BUILT) if not land.complete(row)]
    rows = by_size(land, rows, level + 1, 99) + [r for r in rows if r[0] in land.state.singles]
    if not rows:
        return None
    return about_one("worth", dice, land, dice.one(rows), level)


def final(dice: Dice, level: int) -> ExerciseDraft | None:
    """A whole small position at the end."""
    land = sketch(dice, level, "city", more=-1)
    land.people(1 + level, *BUILT)
    land.people(level, "field")
    return ExerciseDraft(f"final {dice.one(land.seats)}", land.setup())


def winner(dice: Dice, level: int) -> ExerciseDraft | None:
    """Who wins: what is complete has brought somebody its points, and the rest stands on the board."""
    land = sketch(dice, level, "city", seats=min(level + 1, 3))
    land.people(2 + level, *BUILT)
    land.people(level, "field")
    table, scores = Game.from_setup(land.setup()).table, dict.fromkeys(land.seats, 0)
    for at, *_ in filter(land.complete, land.features(*BUILT)):
        scores[dice.one(land.seats)] += points_of(lines(table, at, table.feature(at)))
    return ExerciseDraft("winner", land.setup(scores=scores))


def seldom(dice: Dice, level: int) -> ExerciseDraft | None:
    """Once in a few times a feature on which nobody stands, else one that brings something."""
    return empty(dice, level) if dice.once_in(3) else worth(dice, level)


_SUM, _TURN, _WHOSE = of_feature("points", *BUILT), of_turn, of_feature("majority", "city", "road")
_PAINT = painting_maker("field")
_FIELDS, _END = of_final("fields", "city"), of_final("final", "city")

POINTS: Makers = {
    "points": {1: (worth, worth, _SUM, seldom), 2: (worth, gains, worth, scores, _SUM, seldom),
               3: (worth, gains, _SUM, scores, _TURN, seldom)},
    "majority": {1: (owners, owners, _WHOSE), 2: (owners, share, _WHOSE), 3: (owners, share, _WHOSE)},
    "fields": {1: (same, cities, _PAINT, farmers), 2: (same, cities, _PAINT, feeds, farmers, _FIELDS),
               3: (same, cities, _PAINT, feeds, farmers, _FIELDS)},
    "final": {
        1: (unfinished_feature, final, _END),
        2: (unfinished_feature, final, winner, _END),
        3: (final, winner, _END),
    },
}  # fmt: skip
