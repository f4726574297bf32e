"""Random positions as they could come up in a game: tiles first, then figures on them."""

from __future__ import annotations

from collections.abc import Sequence

from carcnb.engine.board import complete, complete_cities, is_complete, put, touched_segments
from carcnb.engine.events import Cell
from carcnb.engine.grid import AROUND, STEP, XY, cell_of
from carcnb.engine.notation import SEATS, Laid, Standing
from carcnb.engine.placement import placements
from carcnb.engine.setup import FOLLOWERS, Setup
from carcnb.engine.state import State
from carcnb.questions.people import people_of
from carcnb.quizzes.dice import Dice
from carcnb.tiles import START, box, design

_CLOSERS, _PLACES = 12, 12
"""Kinds of tiles, and places of each, that are looked at for one that completes something."""
_TRIES = 4
"""Placements looked at for every tile: the one with the most neighbours is taken, so that features close."""


def turns_of(seats: Sequence[str], first: str, laid: int) -> dict[str, int]:
    """How many of the tiles laid each seat has laid, where ``first`` is on turn now: in each it puts down one figure.

    >>> turns_of(["red", "blue", "green"], "blue", 4)
    {'red': 2, 'blue': 1, 'green': 1}
    """
    start = seats.index(first)
    return {seat: (laid + (n - start) % len(seats)) // len(seats) for n, seat in enumerate(seats)}


class Sketch:
    """A landscape of so many tiles, and whose followers stand where.

    ``likes`` are kinds of features it shall have more of.  Segments are numbered as a game with this position does.
    """

    def __init__(self, dice: Dice, tiles: int, seats: int = 2, likes: tuple[str, ...] = ()) -> None:
        self.dice = dice
        self.seats = SEATS[:seats]
        self.state = State()
        self.bag = box(["base"])
        self.laid: list[tuple[str, int, int]] = []
        self.standing: dict[int, str] = {}
        self._lay(START, cell_of((0, 0)), 0)
        while len(self.laid) < tiles:
            self.lay(likes)

    # ---- tiles

    def lay(self, likes: tuple[str, ...] = ()) -> tuple[str, int, int]:
        """Lay one more tile where it fits, rather close to others; returns design, cell and turn."""
        while True:
            name = self.draw(likes)
            places = self.dice.some(placements(self.state, name), _TRIES)
            if places:
                best = max(places, key=lambda action: self._beside(cell_of(action.cell or (0, 0))))
                return self._lay(name, cell_of(best.xy), int(best.where[1]))

    def draw(self, likes: tuple[str, ...] = ()) -> str:
        """A tile out of the bag, which stays there; one of a liked kind, if luck has it."""
        for _ in range(2):
            name = self.dice.draw_from(self.bag)
            if not likes or any(kind in likes for kind in design(name).kinds):
                break
        return name

    def _lay(self, name: str, cell: int, turn: int) -> tuple[str, int, int]:
        put(self.state, cell, design(name).turns[turn])
        self.bag[name] -= 1
        if not self.bag[name]:
            del self.bag[name]
        self.laid.append((name, cell, turn))
        return self.laid[-1]

    def _beside(self, cell: int) -> int:
        tiles = self.state.tiles
        return 4 * sum(cell + step in tiles for step in STEP) + sum(cell + step in tiles for step in AROUND)

    def close(self, kinds: tuple[str, ...], low: int, high: int) -> tuple[int, ...] | None:
        """Complete a feature of so many tiles, or a monastery, by one more tile and return it; None if none does."""
        for name in self.dice.some(sorted(self.bag), _CLOSERS):
            for action in self.dice.some(placements(self.state, name), _PLACES):
                cell, turn = cell_of(action.xy), int(action.where[1])
                after = self.state.copy()
                put(after, cell, design(name).turns[turn])
                done = complete(after, touched_segments(after, cell))
                rows = [row[1] for name in done if (row := after.features[name])[0] in kinds]
                rows = [row for row in rows if low <= len({after.home[at] for at in row}) <= high or not row[1:]]
                if rows:
                    self._lay(name, cell, turn)
                    return self.dice.one(rows)
        return None

    # ---- features

    def features(self, *kinds: str) -> list[tuple[int, ...]]:
        """The segments of every feature of these kinds, in the order they were laid."""
        return [row[1] for row in self.state.features if row[0] in kinds]

    def tiles(self, segments: tuple[int, ...]) -> int:
        """How many tiles these segments lie on."""
        return len({self.state.home[segment] for segment in segments})

    def complete(self, segments: tuple[int, ...]) -> bool:
        """Whether their feature is complete."""
        return is_complete(self.state, segments[0])

    def cities(self, field: tuple[int, ...]) -> int:
        """How many complete cities a field lies against."""
        return len(complete_cities(self.state, field))

    def place(self, segment: int) -> str:
        """A segment as lessons name it, ``1,0 city.N``."""
        cell = self.state.home[segment]
        tile, first = self.state.tiles[cell]
        x, y = XY[cell]
        return f"{x},{y} {tile.where[segment - first]}"

    # ---- figures

    def stand(self, seat: str, segments: tuple[int, ...]) -> bool:
        """Put a follower on a feature, where it could have come to in a game; False if there is no such place.

        A tile takes one figure, and figures of one feature stand apart: each had a part of its own before these were
        joined (BASE-8.1).
        """
        home = self.state.home
        taken = {home[at] for at in self.standing}
        near = {home[at] + step for at in self.standing if at in segments for step in (0, *STEP)}
        free = [at for at in segments if home[at] not in taken and home[at] not in near]
        turns = turns_of(self.seats, self.seats[0], len(self.laid) - 2)[seat]  # the last tile may be laid just now
        if not free or list(self.standing.values()).count(seat) >= min(FOLLOWERS, turns):
            return False
        self.standing[self.dice.one(free)] = seat
        return True

    def playable(self) -> bool:
        """Whether a follower can still go onto the last tile: a turn in which none can is over once the tile lies."""
        tile, first = self.state.tiles[self.laid[-1][1]]
        taken = {self.state.label[at] for at in self.standing}
        at_hand = list(self.standing.values()).count(self.seats[0]) < FOLLOWERS
        return at_hand and any(self.state.label[first + n] not in taken for n in range(len(tile.where)))

    def people(self, most: int, *kinds: str, leave: tuple[int, ...] = ()) -> None:
        """Put up to so many followers on unfinished features where nobody stands, but not on that of ``leave``."""
        label = self.state.label
        for segments in self.dice.some(self.features(*kinds), most):
            empty = not any(label[at] == label[segments[0]] for at in self.standing)
            if empty and not self.complete(segments) and not set(segments) & set(leave):
                self.stand(self.dice.one(self.seats), segments)

    # ---- the result

    def setup(self, *draws: str, scores: dict[str, int] | None = None, without_last: bool = False) -> Setup:
        """The position as the setup of a game in which these tiles come next; ``without_last``: but its last tile."""
        entries = []
        first = 0
        for name, cell, turn in self.laid[: -1 if without_last else None]:
            tile = design(name).turns[turn]
            figures = [Standing(seat, "meeple", tile.where[at - first]) for at, seat in self.standing.items()
                       if first <= at < first + len(tile.where)]  # fmt: skip
            entries.append(Laid(name, XY[cell], turn, tuple(figures)))
            first += len(tile.where)
        return Setup.make(people_of(self.seats), 1, {"position": entries, "draws": list(draws), "scores": scores})

    def last_move(self) -> str:
        """The action that lays the last tile."""
        name, cell, turn = self.laid[-1]
        x, y = XY[cell]
        return f"place {name} {x},{y} r{turn}"

    # ---- squares

    def at(self, cell: int) -> Cell:
        """The (x, y) of a cell."""
        return XY[cell]

    def corners(self) -> list[Cell]:
        """The empty squares that touch the landscape with corners only."""
        tiles = self.state.tiles
        near = {cell + step for cell in tiles for step in AROUND}
        return sorted(XY[cell] for cell in near - tiles.keys() - self.state.frontier.keys())

    def apart(self) -> list[str]:
        """The squares two steps away that touch the landscape nowhere."""
        tiles = self.state.tiles
        near = {cell + step for cell in tiles for step in AROUND} | tiles.keys()
        return sorted(f"{x},{y}" for x, y in (XY[cell + 2 * step] for cell in tiles for step in STEP
                                              if cell + 2 * step not in near))  # fmt: skip

    def covered_squares(self) -> list[str]:
        """The squares on which a tile lies."""
        return [f"{x},{y}" for x, y in (XY[cell] for cell in self.state.tiles)]

    def touching(self, square: str) -> int:
        """How many tiles lie beside a square, written ``1,0``."""
        x, y = square.split(",")
        return sum(cell_of((int(x), int(y))) + step in self.state.tiles for step in STEP)

    def touches(self, single: int, cell: int) -> bool:
        """Whether a cell is one of the eight around a segment that stands alone."""
        return cell - self.state.home[single] in AROUND
