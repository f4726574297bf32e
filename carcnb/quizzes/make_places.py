"""Makers of exercises about laying tiles, putting figures down, and what is complete."""

from __future__ import annotations

from carcnb.engine.grid import XY
from carcnb.engine.placement import placements
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.drafts import (
    BUILT,
    LAND,
    ExerciseDraft,
    Maker,
    Makers,
    about_one,
    by_size,
    easy_lights,
    just_laid,
    reading,
    seek,
    sketch,
)
from carcnb.quizzes.sketch import Sketch

_REASONS = ("fits",) * 9 + ("edge",) * 5 + ("corner", "alone", "cell-taken") * 2
"""What is true of the square that is asked about, as often as it shall be."""

PARTS = {"field": {1: (3, 6), 2: (5, 10), 3: (8, 30)}, "built": {1: (2, 4), 2: (3, 6), 3: (4, 30)}}
"""Parts of what is painted, by difficulty."""


def _squares(land: Sketch, tile: str) -> tuple[list[str], list[str], list[str]]:
    """Squares where a tile fits, squares beside the landscape where it does not, and squares at its corners only."""
    fits = {action.cell for action in placements(land.state, tile)}
    beside = sorted({XY[cell] for cell in land.state.frontier})
    text = [[f"{x},{y}" for x, y in cells] for cells in (sorted(c for c in fits if c), beside, land.corners())]
    return text[0], [cell for cell in text[1] if cell not in text[0]], text[2]


def fitting(dice: Dice, level: int) -> ExerciseDraft | None:
    """Marked squares: from some clear ones to many, corners among them."""
    land = sketch(dice, level)
    tile = land.draw()
    fits, edges, corners = _squares(land, tile)
    yes = dice.some(fits, dice.between(1, level + 1))
    corner = dice.some(corners, dice.below(2)) if level > 1 else []
    no = corner + dice.some(edges, dice.between(1, level + 1) - len(corner))
    return ExerciseDraft("fitting", land.setup(tile), sorted(yes + no, key=reading)) if yes and no else None


def fits(dice: Dice, level: int) -> ExerciseDraft | None:
    """Counting squares: few, then many."""
    land = sketch(dice, level, more=-2)
    tile = land.draw()
    count = len(_squares(land, tile)[0])
    low, high = ((2, 4), (3, 7), (5, 11))[level - 1]
    return ExerciseDraft("fits", land.setup(tile)) if low <= count <= high else None


def why(dice: Dice, level: int) -> ExerciseDraft | None:
    """One square, on which the tile fits about every second time; the harder ones touch more tiles."""
    reason = dice.one(_REASONS)

    def drafted() -> ExerciseDraft | None:
        land = sketch(dice, level)
        tile = land.draw()
        squares = dict(zip(("fits", "edge", "corner"), _squares(land, tile), strict=True))
        squares |= {"alone": land.apart(), "cell-taken": land.covered_squares()}
        busy = reason in ("fits", "edge") and level > 1
        found = [cell for cell in squares[reason] if not busy or land.touching(cell) >= level]
        return ExerciseDraft("why", land.setup(tile), [dice.one(found)]) if found else None

    return seek(drafted)


def claims(dice: Dice, level: int) -> ExerciseDraft | None:
    """The tile just laid: some of its parts are taken, near or far away."""
    land = sketch(dice, level)
    for _ in range(4):
        _, cell, _ = land.lay()
        tile, first = land.state.tiles[cell]
        if len(tile.where) > level:
            break
    else:
        return None
    state = land.state
    parts = list(range(first, first + len(tile.where)))
    joined = {state.label[at] for at in parts}
    others = [tuple(at for at in row if state.home[at] != cell) for row in land.features(*LAND)]
    near = [row for row in others if row and state.label[row[0]] in joined and state.home[row[0]] != cell]
    for segments in dice.some(near, dice.between(len(parts) // 2, len(parts) - 1)):
        land.stand(dice.one(land.seats), segments)
    land.people(level + 1, *LAND, leave=tuple(at for row in near for at in row) + tuple(parts))
    return just_laid("claims", land, [land.place(at) for at in parts])


def follows(dice: Dice, level: int) -> ExerciseDraft | None:
    """Who comes next once a tile lies and no figure is put down."""
    land = sketch(dice, level, seats=min(level + 2, 4))
    x, y = land.at(land.laid[-1][1])
    return just_laid("follows skip", land, [f"{x},{y}"])


def home(dice: Dice, level: int) -> ExerciseDraft | None:
    """Figures on what the last tile has completed, and others."""

    def drafted() -> ExerciseDraft | None:
        land = sketch(dice, level, "city", "road", more=2)
        cell, state = land.laid[-1][1], land.state
        rows = [
            row for row in land.features(*BUILT) if land.complete(row) and any(state.home[at] == cell for at in row)
        ]
        for row in rows:
            land.stand(dice.one(land.seats), tuple(at for at in row if state.home[at] != cell))
        gone = [at for row in rows for at in row if at in land.standing]
        land.people(level + 2, *LAND, leave=tuple(at for row in rows for at in row))
        staying = [at for at in land.standing if at not in gone and state.home[at] != cell]
        marked = dice.some(gone, dice.between(1, level)) + dice.some(staying, dice.between(1, level + 1))
        if not gone or not staying:
            return None
        return just_laid("home", land, sorted(map(land.place, marked), key=reading))

    return seek(drafted)


def legal_answer(dice: Dice, level: int) -> ExerciseDraft | None:
    """One answer in a turn: to place nothing, a follower on a part of the new tile, or on an older one."""
    land = sketch(dice, level)
    if dice.once_in(5):
        drawn = land.draw()
        return ExerciseDraft("allowed skip", land.setup(drawn)) if _squares(land, drawn)[0] else None
    land.people(level + 2, *LAND)
    tile, first = land.state.tiles[land.laid[-1][1]]
    parts = range(first, first + len(tile.where))
    older = dice.once_in(3)
    places = [at for row in land.features(*LAND) for at in row if at not in land.standing and (at in parts) != older]
    if not places:
        return None
    mark = land.place(dice.one(places))
    return just_laid(f"allowed deploy meeple {mark}", land, [mark])


def deploys(dice: Dice, level: int) -> ExerciseDraft | None:
    """A role that only some turns allow."""
    land = sketch(dice, level, more=-1)
    land.people(3 + 2 * level, *LAND)
    tile = land.draw()
    role = dice.one(("knight", "thief", "monk", "farmer") if level > 1 else ("knight", "thief"))
    return ExerciseDraft(f"deploys {role}", land.setup(tile))


def complete(dice: Dice, level: int) -> ExerciseDraft | None:
    """Marked features, some complete."""
    land = sketch(dice, level, "city", "road", more=2)
    built = land.features(*BUILT)
    done = dice.some([row for row in built if land.complete(row)], dice.between(1, level + 1))
    open_ = by_size(land, [row for row in built if not land.complete(row)], level, 99)
    open_ = dice.some(open_, dice.between(1, level + 1))
    if not done or not open_:
        return None
    marks = sorted((land.place(dice.one(row)) for row in done + open_), key=reading)
    land.people(level + 1, *LAND)
    return ExerciseDraft("complete", land.setup(), marks)


def open_ends(dice: Dice, level: int) -> ExerciseDraft | None:
    """Open ends of one feature."""
    land = sketch(dice, level, "city", "monastery", more=1)
    rows = by_size(land, [row for row in land.features(*BUILT) if not land.complete(row)], level, 99)
    rows = [row for row in rows if level == 1 or len(row) > 1 or row[0] in land.state.singles]
    if not rows:
        return None
    return about_one("open", dice, land, dice.one(rows), level)


def close(dice: Dice, level: int) -> ExerciseDraft | None:
    """A tile that completes one feature, in few of its places."""
    land = sketch(dice, level, "city", "road")
    rows = by_size(land, [row for row in land.features("city", "road") if not land.complete(row)], level, 99)
    if not rows:
        return None
    row = dice.one(rows)
    land.stand(land.seats[0], row)
    land.people(level, *LAND)
    mark = land.place(dice.one(row))
    return ExerciseDraft("close", land.setup(land.draw()), [mark], light=easy_lights(level, mark))


def completes(dice: Dice, level: int) -> ExerciseDraft | None:
    """A tile that completes something of a kind somewhere."""
    land = sketch(dice, level, "city", "road")
    land.people(level + 1, *LAND)
    kind = dice.one(("city", "road") if level < 3 else BUILT)
    return ExerciseDraft(f"completes {kind}", land.setup(land.draw()))


def painting_maker(*kinds: str) -> Maker:
    """A feature of several parts to be painted, with others of its kind beside it."""
    parts = PARTS["field" if "field" in kinds else "built"]

    def make(dice: Dice, level: int) -> ExerciseDraft | None:
        kind, (low, high) = dice.one(kinds), parts[level]

        def drafted() -> ExerciseDraft | None:
            land = sketch(dice, level, kind)
            rows = [row for row in land.features(kind) if low <= len(row) <= high]
            return ExerciseDraft("paint", land.setup(), [land.place(dice.one(dice.one(rows)))]) if rows else None

        return seek(drafted)

    return make


_PAINT = painting_maker("city", "road")

PLACES: Makers = {
    "placement": {1: (fitting, why), 2: (fitting, why, fits), 3: (fitting, why, fits)},
    "claiming": {1: (claims, claims, claims, legal_answer), 2: (claims, claims, deploys, legal_answer),
                 3: (claims, claims, deploys, legal_answer, follows)},
    "completion": {1: (complete, open_ends, close, _PAINT), 2: (complete, open_ends, close, completes, home, _PAINT),
                   3: (complete, open_ends, close, completes, home, _PAINT)},
}  # fmt: skip
