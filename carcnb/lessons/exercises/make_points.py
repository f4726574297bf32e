"""Makers of exercises about points: features, majorities, fields and the final scoring."""

from __future__ import annotations

from carcnb.lessons.exercises.dice import Dice
from carcnb.lessons.exercises.drafts import BUILT, LAND, Draft, Makers, about_one, by_size, fresh, lit, reading, sketch
from carcnb.lessons.exercises.sketch import Sketch

SIZES = {1: (2, 3), 2: (3, 6), 3: (4, 30)}
"""Tiles of the feature asked about, by difficulty."""


def _feature(land: Sketch, level: int, *kinds: str) -> tuple[int, ...] | None:
    """A feature of a difficulty's size; at the hardest one that meets a tile twice, if there is one."""
    rows = by_size(land, land.features(*kinds), *SIZES[level])
    rows += [row for row in land.features(*kinds) if row[0] in land.state.monasteries.values()]
    twice = [row for row in rows if len(row) > land.tiles(row)]
    return land.dice.one(twice if level == 3 and twice else rows) if rows else None


def worth(dice: Dice, level: int) -> Draft | None:
    """What a feature brings: small and complete first, then larger and unfinished."""
    land = sketch(dice, level, "city", "monastery", more=1)
    row = _feature(land, level, *BUILT)
    if row is None:
        return None
    if fresh(land, row):
        land.stand(dice.one(land.seats), row)
    land.people(level, *LAND, leave=row)
    mark = land.place(dice.one(row))
    return Draft("worth", land.setup(), [mark], light=lit(level, mark))


def gains(dice: Dice, level: int) -> Draft | None:
    """A turn that has just completed something."""
    land = sketch(dice, level, "city", "road", more=2)
    name, cell, _ = land.laid[-1]
    state = land.state
    rows = [row for row in land.features(*BUILT) if land.complete(row) and any(state.home[at] == cell for at in row)]
    rows += [(at,) for at in state.monasteries.values() if land.complete((at,)) and land.touches(at, cell)]
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
    setup = land.setup(name, without_last=True)
    return Draft(f"gains {dice.one(seats)}", setup, [f"{x},{y}"], [land.last_move()])


def scores(dice: Dice, level: int) -> Draft | None:
    """A tile that brings so many points in few of its places."""
    land = sketch(dice, level, "city", "road", more=-1)
    land.people(2 + level, *BUILT)
    return Draft(f"scores {land.seats[0]} {dice.between(2, 3 + 2 * level)}", land.setup(land.draw()))


def _shared(dice: Dice, level: int, *kinds: str) -> tuple[Sketch, tuple[int, ...]] | None:
    """A feature with followers of several players; harder: more of them, and ties."""
    land = sketch(dice, level, *kinds, seats=min(level + 1, 3), more=2)
    rows = [row for row in by_size(land, land.features(*kinds), 3, 40) if fresh(land, row)]
    if not rows:
        return None
    row = max(dice.some(rows, level), key=land.tiles)
    put = [seat for seat in dice.some(land.seats * 2, level + dice.between(1, 2)) if land.stand(seat, row)]
    if len(put) < 2 or (level > 1 and len(set(put)) < 2):
        return None
    land.people(level, *LAND, leave=row)
    return land, row


def owners(dice: Dice, level: int) -> Draft | None:
    """Who gets the points."""
    found = _shared(dice, level, "city", "road")
    if found is None:
        return None
    land, row = found
    mark = land.place(dice.one(row))
    return Draft("owners", land.setup(), [mark], light=lit(level, mark))


def share(dice: Dice, level: int) -> Draft | None:
    """How many points one of the players gets."""
    found = _shared(dice, level, "city", "road")
    if found is None:
        return None
    land, row = found
    seat = dice.one(sorted({land.standing[at] for at in row if at in land.standing}))
    mark = land.place(dice.one(row))
    return Draft(f"share {seat}", land.setup(), [mark], light=lit(level, mark))


# ---- fields


def same(dice: Dice, level: int) -> Draft | None:
    """Places of one field and of others."""
    land = sketch(dice, level, "road", more=1)
    rows = by_size(land, land.features("field"), level + 1, 99)
    if not rows:
        return None
    row = dice.one(rows)
    here = dice.some(_one_a_tile(land, row), 1 + dice.between(1, level))
    there = dice.some([at for other in land.features("field") if other != row for at in other], level + 1)
    if len(here) < 2 or not there:
        return None
    others = sorted(here[1:] + there)
    return Draft("same", land.setup(), [land.place(at) for at in (here[0], *others)])


def _one_a_tile(land: Sketch, row: tuple[int, ...]) -> list[int]:
    return list({land.state.home[at]: at for at in row}.values())


def _field(land: Sketch, low: int, high: int) -> tuple[int, ...] | None:
    """A field that lies against so many complete cities."""
    rows = [row for row in land.features("field") if low <= land.cities(row) <= high]
    return land.dice.one(rows) if rows else None


def cities(dice: Dice, level: int) -> Draft | None:
    """Cities that count, among some that do not."""
    land = sketch(dice, level, "city", more=3)
    row = _field(land, (1, 1, 2)[level - 1], (2, 3, 9)[level - 1])
    if row is None:
        return None
    return about_one("cities", dice, land, row, level)


def feeds(dice: Dice, level: int) -> Draft | None:
    """Cities around a field and elsewhere: which count."""
    land = sketch(dice, level, "city", more=3)
    row = _field(land, 1, 9)
    towns = land.features("city")
    if row is None or len(towns) < 2:
        return None
    land.stand(dice.one(land.seats), row)
    marks = [land.place(dice.one(town)) for town in dice.some(towns, level + 2)]
    return Draft("feeds", land.setup(), [land.place(dice.one(row)), *sorted(marks, key=reading)])


def farmers(dice: Dice, level: int) -> Draft | None:
    """Several farmers on one field."""
    land = sketch(dice, level, "city", more=3)
    row = _field(land, 1, 9)
    if row is None:
        return None
    put = [seat for seat in dice.some(land.seats * 2, 1 + dice.between(1, level)) if land.stand(seat, row)]
    if len(put) < min(level, 2):
        return None
    mark = land.place(dice.one(row))
    ask = f"share {dice.one(sorted(set(put)))}" if dice.once_in(2) else "owners"
    return Draft(ask, land.setup(), [mark], light=lit(level, mark))


# ---- the end


def unfinished(dice: Dice, level: int) -> Draft | None:
    """One unfinished feature at the end."""
    land = sketch(dice, level, "city", "monastery")
    rows = [row for row in land.features(*BUILT) if not land.complete(row)]
    rows = by_size(land, rows, level + 1, 99) + [r for r in rows if r[0] in land.state.monasteries.values()]
    if not rows:
        return None
    return about_one("worth", dice, land, dice.one(rows), level)


def final(dice: Dice, level: int) -> Draft | None:
    """A whole small position at the end."""
    land = sketch(dice, level, "city", more=-1)
    land.people(1 + level, *BUILT)
    land.people(level, "field")
    return Draft(f"final {dice.one(land.seats)}", land.setup())


def winner(dice: Dice, level: int) -> Draft | None:
    """Who wins: a narrow lead, and what stands on the board."""
    land = sketch(dice, level, "city", seats=min(level + 1, 3))
    land.people(2 + level, *BUILT)
    land.people(level, "field")
    base = dice.between(20, 45)
    return Draft("winner", land.setup(scores={seat: base + dice.below(6) for seat in land.seats}))


POINTS: Makers = {
    "points": {1: (worth,), 2: (worth, worth, gains, scores), 3: (worth, gains, scores)},
    "majority": {1: (owners,), 2: (owners, share), 3: (owners, share)},
    "fields": {1: (same, cities, farmers), 2: (same, cities, feeds, farmers), 3: (same, cities, feeds, farmers)},
    "final": {1: (unfinished, final), 2: (unfinished, final, winner), 3: (final, winner)},
}
