"""Believers who answer exercises by rules of their own, written apart from the product's.

A position is read from the events of its game (``tests.contract``) and counted with the second referee
(``tests.oracle``).  Each belief is a small change here of what the referee says, told by its id alone; with no belief
the answer is the right one.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from carcnb.quizzes.model import LiveExercise
from tests import oracle
from tests.contract import rebuild
from tests.oracle import Cell, Region
from tests.quizzes.referee import Seen, verdict

HELD = {
    "base": ["unfinished-double", "complete-single", "small-city", "coats-forgotten", "coat-single",
             "unfinished-nothing", "monastery-beside", "monastery-own-tile", "figures-multiply", "tie-split",
             "tie-nobody", "everybody-scores", "empty-scores", "open-cities", "city-single", "road-one-end",
             "corner-touches", "one-side", "far-is-free", "own-may-join"],
    "winter": ["animal-counts", "animal-uncounted", "animal-doubles", "animal-feeds"],
    "inns_and_cathedrals": ["inn-unfinished", "cathedral-unfinished", "inn-flat", "inn-always", "cathedral-always",
                            "large-counts-one", "large-doubles", "large-breaks-tie"],
    "traders_and_builders": ["builder-counts", "pig-counts", "pig-forgotten", "pig-flat", "pig-for-all",
                             "goods-to-owner", "goods-need-knight", "goods-once"],
    "mage_and_witch": ["mage-flat", "mage-doubles", "mage-coats", "witch-down", "witch-takes-all", "magic-not-at-end"],
    "flying_machines": ["fly-as-printed", "fly-far", "fly-to-gap"],
    "gold_mines": ["gold-beside", "gold-on-own", "gold-on-empty", "gold-is-flat", "gold-by-steps"],
    "robbers": ["robber-anywhere", "robber-with-own"],
    "gifts": ["cash-own", "gifts-worthless"],
}  # fmt: skip
"""What believers hold, by the system it is about."""


class View(Seen):
    """A position with whatever stands and lies on it."""

    def __init__(self, exercise: LiveExercise) -> None:
        super().__init__(exercise)
        self.told = rebuild(self.game)
        self.exercise, self.ask = exercise, exercise.ask.verb
        self.seats, self.player = self.game.seats, self.game.prompt.player if self.game.prompt else ""
        self.systems = self.game.setup.expansions

    def there(self, found: Region) -> list[tuple[str, str]]:
        """The figures on a feature: whose, and which."""
        return [figure for at in found.segments for figure in self.told.figures.get(at, ())]

    def facts(self, found: Region, what: str) -> list[Any]:
        """What the tiles print at the parts of a feature."""
        told = []
        for x, y, n in found.segments:
            fact = oracle.facts()[self.board[x, y][0]]
            part = [*fact.get("cities", ()), *fact.get("roads", ())]
            told += [part[n][what]] if n < len(part) and what in part[n] else []
        return told

    def neutral(self, kind: str, found: Region) -> bool:
        """Whether a piece of nobody's stands on a feature."""
        return any(piece.kind == kind and set(piece.segments) & found.segments for piece in self.told.pieces.elements())

    def animals(self, found: Region) -> int:
        """How many of its tiles show an animal."""
        return sum(self.board[cell][0].startswith("winter-") for cell in found.cells)


# ---- features


def value(v: View, found: Region, seat: str, b: str) -> int:
    """What a feature brings a player who owns it."""
    done, kind = oracle.is_complete(found), found.kind
    total = {"road": _road, "city": _city, "monastery": _monastery, "field": _field}[kind](v, found, seat, b)
    if kind != "field":
        animals = v.animals(found)
        total += animals * (b == "animal-counts")
        total *= 2 if b == "animal-doubles" and animals else 1
        total *= 0 if b == "unfinished-nothing" and not done else 1
    elif b == "animal-feeds":
        total += 2 * v.animals(found)
    total = _magic(v, found, total, b)
    own = [figure for owner, figure in v.there(found) if owner == seat and figure in ("meeple", "large")]
    if b == "large-doubles" and "large" in own:
        total *= 2
    return total * len(own) if b == "figures-multiply" and own else total


def _tiles(v: View, found: Region, b: str) -> int:
    return len(found.cells) - (v.animals(found) if b == "animal-uncounted" else 0)


def _road(v: View, found: Region, seat: str, b: str) -> int:
    tiles, done = _tiles(v, found, b), oracle.is_complete(found)
    if not v.facts(found, "inn"):
        return tiles
    if b == "inn-flat" and done:
        return tiles + 1
    unfinished = {"inn-unfinished": 1, "inn-always": 2}.get(b, 0)
    return tiles * (2 if done else unfinished)


def _city(v: View, found: Region, seat: str, b: str) -> int:
    tiles, coats, done = _tiles(v, found, b), oracle.coats(v.board, found), oracle.is_complete(found)
    cathedral = bool(v.facts(found, "cathedral"))
    tile = 2 if done else 1
    if (b, done) in (("complete-single", True), ("unfinished-double", False)):
        tile = 3 - tile
    if b == "small-city" and done and len(found.cells) == 2:
        tile = 1
    coat = {"coats-forgotten": 0, "coat-single": 1}.get(b, tile)
    if cathedral:
        more = {"cathedral-unfinished": 1, "cathedral-always": 2}.get(b, 0)
        tile, coat = (tile + 1, coat + 1 if coat else 0) if done else (more, more)
    return tiles * tile + coats * coat


def _monastery(v: View, found: Region, seat: str, b: str) -> int:
    x, y, _ = next(iter(found.segments))
    if b == "monastery-beside":
        return 1 + sum((x + dx, y + dy) in v.board for dx, dy in oracle.TOWARDS.values())
    return 9 - len(found.open) - (b == "monastery-own-tile")


def _field(v: View, found: Region, seat: str, b: str) -> int:
    cities = len(_cities(v, found, b))
    pigs = [owner for owner, figure in v.there(found) if figure == "pig"]
    pig = bool(pigs) if b == "pig-for-all" else seat in pigs and b != "pig-forgotten"
    each = 1 if b == "city-single" else 3
    return cities * each + (pig and cities > 0) * (1 if b == "pig-flat" else cities)


def _cities(v: View, found: Region, b: str) -> set[Region]:
    if b != "open-cities":
        return oracle.cities_of(v.board, found)
    parts = {(x, y, city) for x, y, n in found.segments for city in oracle.printed(v.board[x, y][0])[n].borders}
    return {oracle.region(v.board, at) for at in parts}


def _magic(v: View, found: Region, total: int, b: str) -> int:
    tiles, done = len(found.cells), oracle.is_complete(found)
    if b == "magic-not-at-end" and not done:
        return total
    if v.neutral("mage", found):
        if b == "mage-doubles":
            return 2 * total
        return total + (1 if b == "mage-flat" else tiles + (b == "mage-coats") * oracle.coats(v.board, found))
    if v.neutral("witch", found):
        return {"witch-down": total // 2, "witch-takes-all": 0}.get(b, (total + 1) // 2)
    return total


def holders(v: View, found: Region, b: str) -> list[str]:
    """Who gets the points of a feature, in the order of seats."""
    weights = {"large": 1 if b == "large-counts-one" else 2, "builder": b == "builder-counts", "pig": b == "pig-counts"}
    power: Counter[str] = Counter()
    for seat, figure in v.there(found):
        power[seat] += int(weights.get(figure, 1))
    power = +power
    if not power:
        return [v.player] if b == "empty-scores" else []
    if b == "everybody-scores":
        return [seat for seat in v.seats if seat in power]
    best = [seat for seat in v.seats if power[seat] == max(power.values())]
    if len(best) > 1 and b == "large-breaks-tie":
        return [seat for seat in best if (seat, "large") in v.there(found)] or best
    return [] if len(best) > 1 and b == "tie-nobody" else best


def share(v: View, found: Region, seat: str, b: str) -> int:
    """What a player gets for a feature."""
    best = holders(v, found, b)
    points = value(v, found, seat, b) if seat in best else 0
    return points // len(best) if b == "tie-split" and len(best) > 1 else points


# ---- the answers


def answer(v: View, b: str = "") -> Any:
    """What somebody with a belief answers, with none what is right; None where this is not counted here."""
    asked = globals().get(f"_ask_{v.ask}")
    return asked(v, b) if asked else None


def _ask_worth(v: View, b: str) -> int | None:
    found = v.region(0)
    best = holders(v, found, b)
    if len(best) > 1 and b == "tie-split":
        return None  # all of it is asked for
    return value(v, found, best[0], b) if best else 0


def _ask_owners(v: View, b: str) -> list[str]:
    return sorted(holders(v, v.region(0), b)) or ["nobody"]


def _ask_share(v: View, b: str) -> int:
    return share(v, v.region(0), v.words[0], b)


def _ask_gains(v: View, b: str) -> int:
    new = v.last()
    found = {oracle.region(v.board, at) for at in v.told.figures}
    near = (one for one in found if new in one.cells or (one.kind == "monastery" and _beside(one, new)))
    return sum(share(v, one, v.words[0], b) for one in near if _done(one, b))


def _beside(monastery: Region, cell: Cell) -> bool:
    x, y, _ = next(iter(monastery.segments))
    return cell in oracle.around((x, y))


def _done(found: Region, b: str) -> bool:
    """Whether a feature is complete; by one belief a road that is closed at one end is."""
    return oracle.is_complete(found) or (b == "road-one-end" and found.kind == "road" and len(found.open) == 1)


def _ask_cities(v: View, b: str) -> int:
    return len(_cities(v, v.region(0), b))


def _ask_complete(v: View, b: str) -> list[str]:
    return v.letters(lambda n: _done(v.region(n), b))


def _ask_final(v: View, b: str) -> int:
    seat = v.words[0]
    total = sum(share(v, found, seat, b) for found in {oracle.region(v.board, at) for at in v.told.figures})
    for goods in ("wine", "grain", "cloth"):
        most = max(v.told.tokens[other, goods] for other in v.seats)
        total += 10 * bool(most and v.told.tokens[seat, goods] == most)
    total += _gold(v.told.tokens[seat, "gold"], b)
    cards = sum(held.seat == seat for held in v.exercise.setup.hands)
    return total + 2 * cards * (b != "gifts-worthless")


def _gold(bars: int, b: str) -> int:
    def worth(n: int) -> int:
        return 1 + (n >= 4) + (n >= 7) + (n >= 10)

    if b == "gold-is-flat":
        return bars
    return sum(map(worth, range(1, bars + 1))) if b == "gold-by-steps" else bars * worth(bars)


def _ask_fitting(v: View, b: str) -> list[str]:
    return v.letters(lambda n: _may_lie(v, v.marks[n][0], b))


def _ask_why(v: View, b: str) -> str:
    return "fits" if _may_lie(v, v.marks[0][0], b) else verdict(v, v.marks[0][0])


def _may_lie(v: View, cell: Cell, b: str) -> bool:
    if verdict(v, cell) == "fits":
        return True
    if cell in v.board:
        return False
    if b == "corner-touches":
        return not oracle.touches(v.board, cell) and any(near in v.board for near in oracle.around(cell))
    sides = sum((cell[0] + dx, cell[1] + dy) in v.board for dx, dy in oracle.TOWARDS.values())
    return b == "one-side" and any(len(oracle.clashes(v.board, v.tile, cell, turn)) < sides for turn in range(4))


def _ask_claims(v: View, b: str) -> list[str]:
    if "farmers" in b or not v.game.setup.farmers:
        return []

    def free(n: int) -> bool:
        taken = {at: {seat for seat, _ in v.told.figures[at]} for at in v.region(n).segments if at in v.told.figures}
        if b == "own-may-join":
            return all(seats == {v.player} for seats in taken.values())
        if b == "far-is-free":
            return not any(at[:2] in {v.last(), *oracle.around(v.last())} for at in taken)
        return not taken

    return v.letters(free)


def _ask_collects(v: View, b: str) -> int | None:
    if "traders_and_builders" not in v.systems:
        return None
    got = 0
    for found in {oracle.region(v.board, at) for at in oracle.segments_at(v.board, v.last())}:
        if found.kind == "city" and oracle.is_complete(found):
            goods = v.facts(found, "goods")
            count = len(set(goods)) if b == "goods-once" else len(goods)
            takers = holders(v, found, "") if b == "goods-to-owner" else [v.player]
            if b == "goods-need-knight":
                takers = [seat for seat in takers if seat in dict(v.there(found))]
            got += count * (v.words[0] in takers)
    return got


def _ask_may(v: View, b: str) -> list[str] | None:
    if not v.game.prompt or v.game.prompt.kind != "gold":
        return None
    new = v.last()
    gold = {piece.cell for piece in v.told.pieces.elements() if piece.kind == "gold"}

    def may(n: int) -> bool:
        cell = v.marks[n][0]
        if cell == new:
            return b == "gold-on-own"
        if cell not in v.board or (b == "gold-on-empty" and cell in gold):
            return False
        dx, dy = abs(cell[0] - new[0]), abs(cell[1] - new[1])
        return max(dx, dy) == 1 and (b != "gold-beside" or dx + dy == 1)

    return v.letters(may)


def _ask_reaches(v: View, b: str) -> list[str]:
    (x, y), (tile, turn) = v.last(), v.board[v.last()]
    rose = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
    at = rose.index(oracle.facts()[tile]["flying_machine"]) + (0 if b == "fly-as-printed" else 2 * turn)
    name = rose[at % 8]
    dx, dy = ("E" in name) - ("W" in name), ("S" in name) - ("N" in name)
    squares = [(x + n * dx, y + n * dy) for n in range(1, 7 if b == "fly-far" else 4)]
    if b == "fly-to-gap":
        gap = next((n for n, cell in enumerate(squares) if cell not in v.board), len(squares))
        squares = squares[: gap + 1]
    return v.letters(lambda n: v.marks[n][0] in squares)


def _ask_spaces(v: View, b: str) -> list[str] | None:
    if "robbers" not in v.systems:
        return None
    spaces = {points % 50 for (seat, _), points in _track(v).items() if seat != v.player or b == "robber-with-own"}
    own = v.told.on_track.get((v.player, "robber"))
    return [id for id in v.exercise.choices if int(id) != own and (b == "robber-anywhere" or int(id) in spaces)]


def _track(v: View) -> dict[tuple[str, str], int]:
    return {(seat, "meeple"): points for seat, points in v.game.scores.items()}


def _ask_uses(v: View, b: str) -> int | None:
    action = v.words[0].split()
    if action[0] != "cash":
        return None
    there = [seat for seat, figure in v.there(v.region(0)) if figure == "meeple"]
    return 2 * (there.count(v.player) if b == "cash-own" else len(there))
